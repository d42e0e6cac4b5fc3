import { type Command, Option } from 'commander'
import { STRENGTHS, type Strength } from '../../families/model.ts'
import {
  makeBranching,
  VALUE_ORDERS,
  VARIABLE_ORDERS,
  type ValueOrderName,
  type VariableOrderName,
} from '../../kernel/orders.ts'
import { ENOUGH_FOR_UNIQUENESS, makeSolver } from '../../solver/solve.ts'
import { readEntries } from '../shared/input.ts'
import {
  type LimitOptions,
  positiveInteger,
  readOptions,
  type SourceOptions,
  searchLimits,
  withLimits,
  withSource,
} from '../shared/options.ts'
import { bold, complain, EXIT, flush, print, worse } from '../shared/output.ts'
import { startProgress } from '../shared/progress.ts'
import { solvedRecord, solvedText } from '../shared/puzzleReport.ts'
import { dressedFamily, dresserOf, type SymbolsOptions, withSymbols } from '../shared/symbolsOption.ts'

interface SolveCommandOptions extends SourceOptions, LimitOptions, SymbolsOptions {
  readonly limit: number
  readonly all?: boolean
  readonly solutions: boolean
  readonly branching: VariableOrderName
  readonly values: ValueOrderName
  readonly strength: Strength
  readonly seed?: string
  readonly json?: boolean
}

export function addSolve(program: Command): void {
  const command = program
    .command('solve')
    .argument('[files...]', 'files with puzzles in any notation; - is standard input')
  withSource(command)
    .option(
      '-n, --limit <number>',
      'stop after this many solutions (2 are enough to decide uniqueness)',
      positiveInteger,
      ENOUGH_FOR_UNIQUENESS,
    )
    .addOption(new Option('-a, --all', 'find all solutions').conflicts('limit'))
    .option('--no-solutions', 'count solutions without printing them')
    .addOption(
      new Option('--branching <name>', 'what to branch on (variable order)')
        .choices(Object.keys(VARIABLE_ORDERS))
        .default('fewest-alternatives'),
    )
    .addOption(
      new Option('--values <name>', 'which alternative to try first (value order)')
        .choices(Object.keys(VALUE_ORDERS))
        .default('ascending'),
    )
    .addOption(
      new Option('--strength <name>', 'how much to propagate').choices([...STRENGTHS]).default('full'),
    )
    .option('--seed <text>', 'seed of the random orders')
  withSymbols(withLimits(command)).option('--json', 'write one line of JSON per puzzle').action(solve)
}

async function solve(files: string[], options: SolveCommandOptions): Promise<void> {
  const solver = makeSolver({
    strength: options.strength,
    branching: makeBranching(options.branching, options.values, options.seed),
  })
  const limits = {
    ...searchLimits(options),
    solutions: options.all ? Infinity : options.limit,
    keepSolutions: options.solutions,
  }
  const dressed = dresserOf(options)
  const progress = startProgress(files)
  let exit: number = EXIT.fine
  await readEntries(
    files,
    readOptions(options),
    (entry, file) => {
      if ('error' in entry) {
        exit = EXIT.badInput
        const { error, line } = entry
        if (options.json)
          print(JSON.stringify({ error: error.code, message: error.message, source: { file, line } }))
        else complain(file, error)
        return
      }
      const { family, puzzle, line } = entry
      const solved = solver(family, puzzle, limits)
      if (solved.ended === 'node-limit' || solved.ended === 'time-limit') exit = worse(exit, EXIT.limit)
      if (options.json) {
        print(solvedRecord(family, puzzle, solved))
      } else {
        const shown = dressedFamily(dressed, entry, file)
        if (shown) {
          print(`${bold(`${shown.title} ${puzzle.shape.text}`)} (${file}:${line})\n`)
          print(`${solvedText(shown, puzzle, solved)}\n`)
        } else exit = EXIT.badInput
      }
    },
    async (bytes) => {
      progress.advance(bytes)
      await flush()
    },
  )
  progress.stop()
  process.exitCode = exit
}
