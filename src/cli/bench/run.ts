import { type Command, InvalidArgumentError, Option } from 'commander'
import { CONTROL } from '../../bench/results.ts'
import { PuzzleError } from '../../families/error.ts'
import { DEFAULT_SEED } from '../../kernel/orders.ts'
import { ENOUGH_FOR_UNIQUENESS } from '../../solver/solve.ts'
import {
  collect,
  fileName,
  positiveInteger,
  programOf,
  readOptions,
  type SourceOptions,
  withSource,
} from '../shared/options.ts'
import type { ContenderChoice } from './selectContenders.ts'

interface RunOptions extends SourceOptions {
  readonly contenders?: string
  readonly external?: readonly string[]
  readonly branching?: readonly string[]
  readonly nodeLimit: number | 'none'
  readonly timeLimit: number | 'none'
  readonly memoryLimit?: number
  readonly limit?: number
  readonly all?: boolean
  readonly repeat?: number
  readonly seed: string
  readonly time: boolean
  readonly workers?: number
  readonly out: string
  readonly quiet?: boolean
}

export function addRun(bench: Command): void {
  const command = bench
    .command('run')
    .argument('<corpus...>', 'files with puzzles in any notation; - is standard input')
    .option(
      '--contenders <list>',
      'contenders, separated by commas: STRENGTH/VARIABLE-ORDER/VALUE-ORDER (* for all), with /binary for binary branching; STRENGTH/HEURISTIC or STRENGTH/SEARCH of a module; the name of a profile, or "profiles" for all profiles',
    )
    .option(
      '--external <command>',
      'an external solver: [NAME=]COMMAND with {file} or {file:FORMAT} in it, or {line} for a Sudoku of 81 characters; may be repeated',
      collect,
    )
    .option(
      '--branching <file>',
      'a module with custom heuristics or searches; may be repeated. One that hangs is stopped only if there is a time limit',
      collect,
    )
    .requiredOption('--node-limit <number>', 'stop each search after this many nodes, or none', limit)
    .requiredOption(
      '--time-limit <milliseconds>',
      'stop each search or command after this time, or none',
      limit,
    )
    .option(
      '--memory-limit <megabytes>',
      'stop each external solver that takes more memory, by a cgroup where one can be made, or by ulimit -v',
      positiveInteger,
    )
    .option(
      '--limit <number>',
      `stop after this many solutions (${ENOUGH_FOR_UNIQUENESS} by default, enough to decide uniqueness)`,
      positiveInteger,
    )
    .addOption(new Option('-a, --all', 'find all solutions').conflicts('limit'))
    .option(
      '--repeat <number>',
      `number of passes over the corpus; reports take the least time (${REPEATS} by default, 1 with --no-time; what one pass does not solve, the later ones leave out)`,
      positiveInteger,
    )
    .option('--seed <text>', 'seed of the random orders, and of the order of contenders', DEFAULT_SEED)
    .option('--no-time', 'leave times out, so that the same command writes the same bytes on every machine')
    .option(
      '--workers <number>',
      'number of threads, and of commands at once (one per core by default); 1 gives the most accurate times',
      positiveInteger,
    )
    .requiredOption('-o, --out <file>', 'file for the results; - is standard output', fileName)
    .option('-q, --quiet', 'print neither progress nor summary')
  withSource(command).action(run)
}

const REPEATS = 3

async function run(corpora: string[], options: RunOptions, command: Command): Promise<void> {
  const [{ benchRun }, { commitOf, environmentOf }] = await Promise.all([
    import('./measureCorpus.ts'),
    import('./environment.ts'),
  ])
  const choice = { list: options.contenders ?? '', branching: options.branching ?? [], seed: options.seed }
  const limits = {
    nodes: orNull(options.nodeLimit),
    milliseconds: orNull(options.timeLimit),
    solutions: options.all ? null : (options.limit ?? ENOUGH_FOR_UNIQUENESS),
    memory: options.memoryLimit ?? null,
  }
  const { time: times, repeat = times ? REPEATS : 1, workers, out, quiet = false } = options
  const { chosen, externals } = await readContenders(choice, options)
  const reading = readOptions(options)
  const measuring = { limits, repeat, times }
  process.exitCode = await benchRun({
    corpora,
    reading,
    choice,
    chosen,
    externals,
    ...measuring,
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
  const [{ loadContenders, knownContenders }, { PROFILES }, { parseExternal }] = await Promise.all([
    import('./selectContenders.ts'),
    import('../../bench/contenders/profiles.ts'),
    import('../../bench/externalSolver.ts'),
  ])
  try {
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
        '--memory-limit is for external solvers: give --external, or leave it out',
      )
    }
    const chosen = await loadContenders(choice)
    const externals = external.map(parseExternal)
    const names = [...chosen.names, ...externals].map(({ name }) => name)
    if (names.includes(CONTROL)) {
      throw new InvalidArgumentError(
        `${CONTROL} is the name of the first contender's second measurement: ${RENAMING}`,
      )
    }
    const twice = names.find((name, index) => names.indexOf(name) < index)
    if (twice !== undefined) {
      throw new InvalidArgumentError(`two contenders are called ${twice}: ${RENAMING}`)
    }
    const taken = externals.find((external) => PROFILES.some(({ name }) => name === external.name))
    if (taken) throw new InvalidArgumentError(`a profile of ours is called ${taken.name}: ${RENAMING}`)
    return { chosen, externals }
  } catch (error) {
    throw error instanceof PuzzleError ? new InvalidArgumentError(error.message) : error
  }
}

const RENAMING = "give the command another name, as in 'NAME=COMMAND {file}'"

function orNull(value: number | 'none'): number | null {
  return value === 'none' ? null : value
}

function limit(text: string): number | 'none' {
  if (text === 'none') return text
  try {
    return positiveInteger(text)
  } catch {
    throw new InvalidArgumentError('expected a whole number from 1, or none')
  }
}
