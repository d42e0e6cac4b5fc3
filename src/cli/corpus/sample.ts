import { type Command, Option } from 'commander'
import { STRATA } from '../../corpus/sampleStrata.ts'
import { fileName, positiveInteger } from '../shared/options.ts'
import { STANDARD_OUTPUT } from '../shared/output.ts'
import { answeringCorpus } from './answering.ts'

export function addSample(corpus: Command): void {
  corpus
    .command('sample')
    .summary('take some puzzles of a corpus at random')
    .description(
      'Writes records of a corpus that a seed chooses, in the order of the corpus. The same seed takes the same puzzles, and a larger sample contains the smaller ones. The corpus itself is not replaced.',
    )
    .argument('<corpus>', 'the folder of a corpus, or a file of records')
    .requiredOption('-n, --number <number>', 'the number of puzzles; with --per, of each', positiveInteger)
    .addOption(
      new Option(
        '--per <what>',
        'take this many puzzles of each number of stars, tier, family or shape',
      ).choices(Object.keys(STRATA)),
    )
    .requiredOption('--seed <text>', 'chooses the puzzles')
    .option('-o, --out <file>', 'the file to write; - is standard output', fileName, STANDARD_OUTPUT)
    .option('-q, --quiet', 'print neither progress nor summary')
    .addHelpText('after', EXAMPLES)
    .action((path, options) =>
      answeringCorpus(async () => (await import('./samplePath.ts')).samplePath(path, options)),
    )
}

const EXAMPLES = `
Examples:
  puzzlewright corpus sample generated/corpus -n 100 --seed spring --out generated/sample.jsonl
  puzzlewright corpus sample generated/corpus -n 20 --per stars --seed spring
`
