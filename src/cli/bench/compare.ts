import type { Command } from 'commander'
import type { CompareOptions } from './compareFiles.ts'

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
    .addHelpText('after', EXAMPLES)
    .action(compare)
}

const EXAMPLES = `
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
