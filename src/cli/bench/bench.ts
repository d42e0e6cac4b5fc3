import type { Command } from 'commander'
import { addCompare } from './compare.ts'
import { addContenders } from './contenders.ts'
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
