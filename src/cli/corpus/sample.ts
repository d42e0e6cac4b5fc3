import { type Command, Option } from 'commander'
import { STRATA } from '../../corpus/sampleStrata.ts'
import { fileName, positiveInteger } from '../shared/options.ts'
import { STANDARD_OUTPUT } from '../shared/output.ts'
import { answeringCorpus } from './answering.ts'

export function addSample(corpus: Command): void {
  corpus
    .command('sample')
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
    .action((path, options) =>
      answeringCorpus(async () => (await import('./samplePath.ts')).samplePath(path, options)),
    )
}
