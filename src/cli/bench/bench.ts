import { type Command, InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { collect } from '../shared/options.ts'
import type { CompareOptions } from './compareFiles.ts'
import { addCorpus } from './corpus.ts'
import { addExport } from './export.ts'
import { addReport } from './report.ts'
import { addRun } from './run.ts'

export function addBench(program: Command): void {
  const bench = program.command('bench')
  addCorpus(bench)
  addContenders(bench)
  addRun(bench)
  addReport(bench)
  addCompare(bench)
  addExport(bench)
}

export function addCompare(bench: Command): void {
  bench
    .command('compare')
    .argument('<old>', 'a results file')
    .argument('<new>', 'another results file, of the same puzzles with the same limits')
    .option(
      '--require-identical-nodes',
      'exit with 1 if any row differs or is missing, or none could be compared',
    )
    .option('--json', 'print the comparison as a line of JSON')
    .action(compare)
}

async function compare(old: string, fresh: string, options: CompareOptions): Promise<void> {
  const { compareFiles } = await import('./compareFiles.ts')
  process.exitCode = await compareFiles(old, fresh, options)
}

export function addContenders(bench: Command): void {
  bench
    .command('contenders')
    .option('--branching <file>', 'a module with custom heuristics or searches; may be repeated', collect)
    .action(async ({ branching = [] }: { readonly branching?: readonly string[] }) => {
      const { printContenders } = await import('./contenderList.ts')
      try {
        await printContenders(branching)
      } catch (error) {
        throw error instanceof PuzzleError ? new InvalidArgumentError(error.message) : error
      }
    })
}
