import type { Command } from 'commander'

export interface CompareOptions {
  readonly requireIdenticalNodes?: boolean
  readonly json?: boolean
}

export function addCompare(bench: Command): void {
  bench
    .command('compare')
    .summary('tell whether node counts have moved between two runs')
    .description(
      'Compares two results files of the same corpus, row by row. Node counts are exact: a row that moved is a search that has changed. Rows that the time limit ended and rows without nodes (external solvers) are left out, and counted.',
    )
    .argument('<old>', 'a results file')
    .argument('<new>', 'another one, of the same puzzles with the same limits')
    .option(
      '--require-identical-nodes',
      'fail (1) where any row moved or is missing, or none could be compared',
    )
    .option('--json', 'print the comparison as a line of JSON')
    .addHelpText('after', EXAMPLES)
    .action(compare)
}

const EXAMPLES = `
Examples:
  $ puzzlewright bench compare before.jsonl after.jsonl
  $ puzzlewright bench compare before.jsonl after.jsonl --require-identical-nodes
`

async function compare(old: string, fresh: string, options: CompareOptions): Promise<void> {
  const { compareFiles } = await import('../../benching/comparing.ts')
  process.exitCode = await compareFiles(old, fresh, options)
}
