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
  const corpus = program.command('corpus')
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
