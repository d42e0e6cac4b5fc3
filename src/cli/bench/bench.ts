import { type Command, InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { collect } from '../shared/options.ts'
import type { CompareOptions } from './compareFiles.ts'
import { addCorpus } from './corpus.ts'
import { addExport } from './export.ts'
import { addReport } from './report.ts'
import { addRun } from './run.ts'

export function addBench(program: Command): void {
  const bench = program
    .command('bench')
    .summary('compare search heuristics and solvers on graded puzzles')
    .description(
      'A laboratory for search heuristics: makes corpora of graded puzzles, measures contenders and external solvers on them, and reports the results.',
    )
    .addHelpText('after', EXAMPLES)
  addCorpus(bench)
  addContenders(bench)
  addRun(bench)
  addReport(bench)
  addCompare(bench)
  addExport(bench)
}

const EXAMPLES = `
Examples:
  puzzlewright bench corpus sudoku --stars 1..5 -n 50 --seed spring --out generated/sudokus.jsonl
  puzzlewright bench run generated/sudokus.jsonl --contenders full/fewest-alternatives/ascending,norvig,sudoku-fewest \\
      --node-limit 1000000 --time-limit 10000 --out generated/results.jsonl
  puzzlewright bench report generated/results.jsonl --out generated/report
`

export function addCompare(bench: Command): void {
  bench
    .command('compare')
    .summary('compare the node counts of two runs')
    .description(
      'Compares two results files of the same corpus, row by row. Node counts are exact: a different count means that the search has changed. Rows ended by the time limit and rows without nodes (external solvers) are skipped and counted.',
    )
    .argument('<old>', 'a results file')
    .argument('<new>', 'another results file, of the same puzzles with the same limits')
    .option(
      '--require-identical-nodes',
      'exit with 1 if any row differs or is missing, or none could be compared',
    )
    .option('--json', 'print the comparison as a line of JSON')
    .addHelpText('after', COMPARE_EXAMPLES)
    .action(compare)
}

const COMPARE_EXAMPLES = `
Examples:
  puzzlewright bench corpus sudoku -n 50 --seed spring --out generated/sudokus.jsonl
  puzzlewright bench run generated/sudokus.jsonl --contenders 'full/*/ascending' --node-limit 1000000 --time-limit none --out generated/before.jsonl
  puzzlewright bench run generated/sudokus.jsonl --contenders 'full/*/ascending' --node-limit 1000000 --time-limit none --out generated/after.jsonl
  puzzlewright bench compare generated/before.jsonl generated/after.jsonl
  puzzlewright bench compare generated/before.jsonl generated/after.jsonl --require-identical-nodes
`

async function compare(old: string, fresh: string, options: CompareOptions): Promise<void> {
  const { compareFiles } = await import('./compareFiles.ts')
  process.exitCode = await compareFiles(old, fresh, options)
}

export function addContenders(bench: Command): void {
  bench
    .command('contenders')
    .summary('list the contenders of a run')
    .description(
      'Lists the profiles, the parts of contender names (strengths, variable orders, value orders), and commands for external solvers.',
    )
    .option('--branching <file>', 'a module with custom heuristics or searches; may be repeated', collect)
    .addHelpText('after', CONTENDERS_EXAMPLES)
    .action(async ({ branching = [] }: { readonly branching?: readonly string[] }) => {
      const { printContenders } = await import('./contenderList.ts')
      try {
        await printContenders(branching)
      } catch (error) {
        throw error instanceof PuzzleError ? new InvalidArgumentError(error.message) : error
      }
    })
}

const CONTENDERS_EXAMPLES = `
Examples:
  puzzlewright bench contenders
  puzzlewright bench contenders --branching examples/heuristics/impact.js
`
