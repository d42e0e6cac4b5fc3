import type { Command } from 'commander'
import { answeringCorpus } from './answering.ts'

export function addFinish(corpus: Command): void {
  corpus
    .command('finish')
    .argument('<folder>', 'the folder of the corpus')
    .option('--allow-fewer', 'finish although sets have fewer puzzles than were wanted')
    .option('-q, --quiet', 'print neither progress nor summary')
    .action((folder, options) =>
      answeringCorpus(async () => (await import('./finishFolder.ts')).finishFolder(folder, options)),
    )
}
