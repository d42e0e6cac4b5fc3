import { type Command, InvalidArgumentError } from 'commander'
import { PROFILES } from '../../bench/contenders/rebuiltPublishedSolvers.ts'
import { parseExternal } from '../../bench/measureExternalSolver.ts'
import { CONTROL } from '../../bench/results.ts'
import { ENOUGH_FOR_UNIQUENESS } from '../../solver/solve.ts'
import type { Typed } from '../commandsFromTable.ts'
import { readOptions } from '../shared/eachPuzzle.ts'
import { asUsage, programOf } from '../shared/optionHelpers.ts'
import { commitOf, environmentOf } from './environment.ts'
import { benchRun } from './measureCorpus.ts'
import { type ContenderChoice, knownContenders, loadContenders } from './selectContenders.ts'

type RunOptions = Typed<'bench run'>

/** The default number of passes of a run with times. */
const REPEATS = 3

/** Measures contenders on corpora. Returns the exit code. */
export async function run(options: RunOptions, command: Command): Promise<number> {
  const choice = { list: options.contenders ?? '', branching: options.branching ?? [], seed: options.seed }
  const limits = {
    nodes: orNull(options.nodeLimit),
    milliseconds: orNull(options.timeLimit),
    solutions: options.all ? null : (options.limit ?? ENOUGH_FOR_UNIQUENESS),
    memory: options.memoryLimit ?? null,
  }
  const { corpus, time: times, repeat = times ? REPEATS : 1, workers, out, quiet = false } = options
  const { chosen, externals } = await asUsage(() => readContenders(choice, options))
  return benchRun({
    corpora: corpus,
    reading: readOptions(options),
    choice,
    chosen,
    externals,
    limits,
    repeat,
    times,
    workers,
    out,
    program: programOf(command),
    commit: commitOf(),
    environment: times ? environmentOf(process.argv.slice(2), { workers }) : undefined,
    quiet,
  })
}

/** Reads the contenders. Unknown contenders are wrong usage, and so is a run without any. */
async function readContenders(
  choice: ContenderChoice,
  { external = [], timeLimit, memoryLimit }: RunOptions,
) {
  if (choice.list === '' && external.length === 0) {
    throw new InvalidArgumentError(`--contenders or --external is needed: ${knownContenders()}`)
  }
  if (external.length > 0 && timeLimit === 'none') {
    throw new InvalidArgumentError(
      'with --external, --time-limit must be a number, since nothing else ends a command that hangs',
    )
  }
  if (external.length === 0 && memoryLimit !== undefined) {
    throw new InvalidArgumentError(
      '--memory-limit applies only to external solvers; add --external, or leave out --memory-limit',
    )
  }
  const chosen = await loadContenders(choice)
  const externals = external.map(parseExternal)
  const names = [...chosen.names, ...externals].map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  const taken = externals.find((external) => PROFILES.some(({ name }) => name === external.name))
  const fault = names.includes(CONTROL)
    ? `${CONTROL} is the name of the first contender's second measurement`
    : twice !== undefined
      ? `two contenders are called ${twice}`
      : taken && `a built-in profile is called ${taken.name}`
  if (fault) throw new InvalidArgumentError(`${fault}: ${RENAMING}`)
  return { chosen, externals }
}

const RENAMING = "give the command another name, as in 'NAME=COMMAND {file}'"

function orNull(value: number | 'none'): number | null {
  return value === 'none' ? null : value
}
