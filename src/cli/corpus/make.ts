import type { Command } from 'commander'
import { parseShard } from '../../runs/corpora/shards.ts'
import { asUsage, fileName, positiveInteger } from '../shared/options.ts'
import { answeringCorpus } from './answering.ts'
import { withQueue } from './queueOptions.ts'

export function addMake(corpus: Command): void {
  const make = corpus
    .command('make')
    .argument(
      '<recipe>',
      'the recipe, in YAML or JSON, also as data cards and manifest.json hold it; - for standard input',
    )
    .requiredOption('-o, --out <folder>', 'the folder of the corpus', fileName)
    .option('--workers <number>', 'number of threads (one per core by default)', positiveInteger)
    .option(
      '--shard <i/n>',
      'make every n-th chunk only, from chunk i on (i from 0); auto takes both from the environment of a Slurm array, auto/n the index of a Kubernetes indexed job',
      (text: string) => asUsage(() => parseShard(text, process.env)),
    )
  withQueue(make)
    .option('-q, --quiet', 'print neither progress nor summary')
    .action((recipe, options, command) =>
      answeringCorpus(async () => (await import('./makeFolder.ts')).makeFolder(recipe, options, command)),
    )
}
