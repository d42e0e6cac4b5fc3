import type { Command } from 'commander'
import { parseSplitParts } from '../../corpus/splitParts.ts'
import { asUsage, fileName, positiveInteger } from '../shared/options.ts'
import { answeringCorpus } from './answering.ts'

export function addSplit(corpus: Command): void {
  corpus
    .command('split')
    .argument('<corpus>', 'the folder of a corpus, or a file of records')
    .requiredOption(
      '--parts <parts>',
      'names and shares: train=80%,validation=10%,test=10%',
      (text: string) => asUsage(() => parseSplitParts(text)),
    )
    .requiredOption('--seed <text>', 'decides which puzzle is in which part')
    .requiredOption('-o, --out <folder>', 'the folder for the files', fileName)
    .option(
      '--workers <number>',
      'number of threads, for records without keys (one per core by default)',
      positiveInteger,
    )
    .option('-q, --quiet', 'print neither progress nor summary')
    .action((path, options) =>
      answeringCorpus(async () => (await import('./splitPath.ts')).splitPath(path, options)),
    )
}
