import type { Command } from 'commander'
import { answeringCorpus } from './answering.ts'

export function addStatus(corpus: Command): void {
  corpus
    .command('status')
    .argument('<folder>', 'the folder of the corpus')
    .option(
      '--queue <address>',
      'tell also which workers of a queue make which chunks: redis://HOST, as for make',
    )
    .option('--json', 'print JSON')
    .action((folder, options) =>
      answeringCorpus(async () => (await import('./showStatus.ts')).showStatus(folder, options)),
    )
}
