import { type Command, Option } from 'commander'
import { positiveInteger } from '../shared/options.ts'
import { answeringCorpus } from './answering.ts'

/** The number of records that are checked unless another is asked for. */
const USUAL_SAMPLE = 1000

export function addVerifyCorpus(corpus: Command): void {
  corpus
    .command('verify')
    .argument('<corpus>', 'the folder of a corpus, or a file of records')
    .option('--sample <number>', `check this many records (${USUAL_SAMPLE} by default)`, positiveInteger)
    .option('--seed <text>', 'chooses the sample', 'verify')
    .addOption(new Option('--all', 'check all records').conflicts('sample'))
    .option('--workers <number>', 'number of threads (one per core by default)', positiveInteger)
    .option('-q, --quiet', 'print neither progress nor summary')
    .action((path, { sample = USUAL_SAMPLE, ...options }) =>
      answeringCorpus(async () => (await import('./verifyPath.ts')).verifyPath(path, { sample, ...options })),
    )
}
