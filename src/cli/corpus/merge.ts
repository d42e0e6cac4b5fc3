import type { Command } from 'commander'
import { fileName } from '../shared/options.ts'
import { answeringCorpus } from './answering.ts'

export function addMerge(corpus: Command): void {
  corpus
    .command('merge')
    .summary('put several finished corpora together, without twins')
    .description(
      'Writes the puzzles of finished corpora to a new folder: those of the first, then those of each other that are no twins of puzzles before them. The manifest keeps the recipe and the versions of each. Corpora whose grades or calibrations have other versions are refused, and so are those whose records or keys have changed since they were finished.',
    )
    .argument('<folders...>', 'the folders of finished corpora')
    .requiredOption('-o, --out <folder>', 'the folder of the new corpus', fileName)
    .option('-q, --quiet', 'print neither progress nor summary')
    .addHelpText('after', EXAMPLES)
    .action((folders, options) =>
      answeringCorpus(async () => (await import('./mergeFolders.ts')).mergeFolders(folders, options)),
    )
}

const EXAMPLES = `
Examples:
  puzzlewright corpus merge generated/spring generated/autumn --out generated/both
`
