import type { Command } from 'commander'
import { answeringCorpus } from './answering.ts'

export function addFinish(corpus: Command): void {
  corpus
    .command('finish')
    .summary('drop twins and surplus puzzles, and write one file')
    .description(
      'Writes the puzzles of a corpus whose chunks are all made to corpus.jsonl in its folder, and their keys to corpus.keys: the first of all twins, and as many puzzles of each set as the recipe asks for. The result is the same, byte for byte, whoever made the chunks.\n' +
        'One run finishes a corpus at a time: a lock in the folder names its process and its machine. An interrupted run leaves nothing behind; the same command starts again.',
    )
    .argument('<folder>', 'the folder of the corpus')
    .option('--allow-fewer', 'finish although sets have fewer puzzles than were wanted')
    .option('-q, --quiet', 'print neither progress nor summary')
    .addHelpText('after', EXAMPLES)
    .action((folder, options) =>
      answeringCorpus(async () => (await import('./finishFolder.ts')).finishFolder(folder, options)),
    )
}

const EXAMPLES = `
Examples:
  puzzlewright corpus finish generated/corpus
`
