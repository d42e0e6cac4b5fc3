import type { Command } from 'commander'
import { fileName } from '../shared/options.ts'
import { answeringCorpus } from './answering.ts'

export function addMerge(corpus: Command): void {
  corpus
    .command('merge')
    .argument('<folders...>', 'the folders of finished corpora')
    .requiredOption('-o, --out <folder>', 'the folder of the new corpus', fileName)
    .option('-q, --quiet', 'print neither progress nor summary')
    .action((folders, options) =>
      answeringCorpus(async () => (await import('./mergeFolders.ts')).mergeFolders(folders, options)),
    )
}
