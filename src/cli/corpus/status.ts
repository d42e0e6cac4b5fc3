import type { Command } from 'commander'
import { answeringCorpus } from './answering.ts'

export function addStatus(corpus: Command): void {
  corpus
    .command('status')
    .summary('tell what of a corpus is made')
    .description(
      'Tells how many chunks and puzzles of a corpus are made, by which versions, and how long the rest will take. The exit code is 0 if every chunk is made, 3 if not.',
    )
    .argument('<folder>', 'the folder of the corpus')
    .option(
      '--queue <address>',
      'tell also which workers of a queue make which chunks: redis://HOST, as for make',
    )
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action((folder, options) =>
      answeringCorpus(async () => (await import('./showStatus.ts')).showStatus(folder, options)),
    )
}

const EXAMPLES = `
Examples:
  puzzlewright corpus status generated/corpus
`
