import type { Command } from 'commander'
import { addExport } from './export.ts'
import { addFinish } from './finish.ts'
import { addMake } from './make.ts'
import { addMerge } from './merge.ts'
import { addQuery } from './query.ts'
import { addSample } from './sample.ts'
import { addSplit } from './split.ts'
import { addStats } from './stats.ts'
import { addStatus } from './status.ts'
import { addVerifyCorpus } from './verify.ts'

export function addCorpus(program: Command): void {
  const corpus = program
    .command('corpus')
    .summary('make large sets of graded puzzles, on one machine or many')
    .description(
      'Makes corpora: large sets of graded puzzles without twins, from a recipe. The work is divided into chunks, which any number of machines can make; the result is the same, byte for byte.',
    )
    .addHelpText('after', EXAMPLES)
  addMake(corpus)
  addStatus(corpus)
  addFinish(corpus)
  addVerifyCorpus(corpus)
  addMerge(corpus)
  addSplit(corpus)
  addSample(corpus)
  addStats(corpus)
  addQuery(corpus)
  addExport(corpus)
}

const EXAMPLES = `
Examples:
  puzzlewright corpus make examples/corpus.yaml --out generated/corpus
  puzzlewright corpus status generated/corpus
  puzzlewright corpus finish generated/corpus
  puzzlewright corpus stats generated/corpus
  puzzlewright corpus export generated/corpus --format parquet --out generated/corpus/corpus.parquet
`
