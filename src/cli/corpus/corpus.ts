// The commands of a corpus and their options. What a command does is loaded when it runs.

import { type Command, InvalidArgumentError, Option } from 'commander'
import { viewedType } from '../../corpus/columnSql.ts'
import { columnsOf, EXPORT_FORMATS } from '../../corpus/columns.ts'
import { STRATA } from '../../corpus/sampleStrata.ts'
import { parseSplitParts } from '../../corpus/splitParts.ts'
import { PuzzleError } from '../../families/error.ts'
import { parseShard } from '../../runs/corpora/shards.ts'
import { asUsage, fileName, positiveInteger } from '../shared/options.ts'
import { EXIT, hanging, STANDARD_OUTPUT } from '../shared/output.ts'
import { leaseLength } from './queueOptions.ts'

/** The number of records that are checked unless another is asked for. */
const USUAL_SAMPLE = 1000

const RECORDS = 'the folder of a corpus, or a file of records'
const EXPORTED = 'folder of a corpus, or a file of records, or of Parquet or compact jsonl by corpus export'
const WORKERS = ['--workers <number>', 'number of threads (one per core by default)'] as const
const QUIET = ['-q, --quiet', 'print neither progress nor summary'] as const

export function addCorpus(program: Command): void {
  const corpus = program.command('corpus')
  addMaking(corpus)
  addChecks(corpus)
  addAnswers(corpus)
}

function addMaking(corpus: Command): void {
  corpus
    .command('make')
    .argument(
      '<recipe>',
      'the recipe, in YAML or JSON, also as data cards and manifest.json hold it; - for standard input',
    )
    .requiredOption('-o, --out <folder>', 'the folder of the corpus', fileName)
    .option(...WORKERS, positiveInteger)
    .option(
      '--shard <i/n>',
      'make every n-th chunk only, from chunk i on (i from 0); auto takes both from the environment of a Slurm array, auto/n the index of a Kubernetes indexed job',
      (text: string) => asUsage(() => parseShard(text, process.env)),
    )
    // Earlier versions shared chunks by files of leases in the folder.
    .addOption(new Option('--folder').hideHelp())
    .addOption(
      new Option(
        '--queue <address>',
        'share the chunks by a queue on Redis or Valkey: redis://HOST or rediss://NAME:PASSWORD@HOST:PORT/DATABASE; all machines write to the same folder (needs the packages bullmq and ioredis)',
      ).conflicts('shard'),
    )
    .option(
      '--lease <time>',
      'with --queue: hand a chunk to another worker if its own has not answered for this time, such as 30s (the default) or 5m',
      leaseLength,
    )
    .option(...QUIET)
    .action(answering(async () => (await import('./makeFolder.ts')).makeFolder))
  corpus
    .command('status')
    .argument('<folder>', 'the folder of the corpus')
    .option(
      '--queue <address>',
      'tell also which workers of a queue make which chunks: redis://HOST, as for make',
    )
    .option('--json', 'print JSON')
    .action(answering(async () => (await import('./showStatus.ts')).showStatus))
  corpus
    .command('finish')
    .argument('<folder>', 'the folder of the corpus')
    .option('--allow-fewer', 'finish although sets have fewer puzzles than were wanted')
    .option(...QUIET)
    .action(answering(async () => (await import('./workOnCorpus.ts')).finish))
}

function addChecks(corpus: Command): void {
  corpus
    .command('verify')
    .argument('<corpus>', RECORDS)
    .option('--sample <number>', `check this many records (${USUAL_SAMPLE} by default)`, positiveInteger)
    .option('--seed <text>', 'chooses the sample', 'verify')
    .addOption(new Option('--all', 'check all records').conflicts('sample'))
    .option(...WORKERS, positiveInteger)
    .option(...QUIET)
    .action(
      answering(async () => {
        const { verify } = await import('./workOnCorpus.ts')
        return (path: string, options) => verify(path, { sample: USUAL_SAMPLE, ...options })
      }),
    )
  corpus
    .command('merge')
    .argument('<folders...>', 'the folders of finished corpora')
    .requiredOption('-o, --out <folder>', 'the folder of the new corpus', fileName)
    .option(...QUIET)
    .action(answering(async () => (await import('./workOnCorpus.ts')).merge))
  corpus
    .command('split')
    .argument('<corpus>', RECORDS)
    .requiredOption('--parts <parts>', 'names and shares: train=80%,validation=10%,test=10%', partsOf)
    .requiredOption('--seed <text>', 'decides which puzzle is in which part')
    .requiredOption('-o, --out <folder>', 'the folder for the files', fileName)
    .option(
      '--workers <number>',
      'number of threads, for records without keys (one per core by default)',
      positiveInteger,
    )
    .option(...QUIET)
    .action(answering(async () => (await import('./workOnCorpus.ts')).split))
  corpus
    .command('sample')
    .argument('<corpus>', RECORDS)
    .requiredOption('-n, --number <number>', 'the number of puzzles; with --per, of each', positiveInteger)
    .addOption(
      new Option(
        '--per <what>',
        'take this many puzzles of each number of stars, tier, family or shape',
      ).choices(Object.keys(STRATA)),
    )
    .requiredOption('--seed <text>', 'chooses the puzzles')
    .option('-o, --out <file>', 'the file to write; - is standard output', fileName, STANDARD_OUTPUT)
    .option(...QUIET)
    .action(answering(async () => (await import('./workOnCorpus.ts')).sample))
}

function addAnswers(corpus: Command): void {
  corpus
    .command('stats')
    .argument('<corpus>', 'folder of a corpus, or a file of records or of compact jsonl by corpus export')
    .option('--json', 'print JSON')
    .addOption(new Option('--csv', 'print comma-separated values').conflicts('json'))
    .option('-o, --out <folder>', 'folder for pictures, as SVG and PNG', fileName)
    .option('-q, --quiet', 'print no progress')
    .action(answering(async () => (await import('./askCorpus.ts')).stats))
  corpus
    .command('query')
    .argument('<corpus>', EXPORTED)
    .argument('<sql>', 'one SELECT statement')
    .option('--json', 'print each row as a line of JSON')
    .addOption(new Option('--csv', 'print comma-separated values').conflicts('json'))
    .addHelpText('after', `\nColumns of puzzles:\n${columnList()}`)
    .action(answering(async () => (await import('./askCorpus.ts')).query))
  corpus
    .command('export')
    .argument('<corpus>', EXPORTED)
    .addOption(
      new Option('--format <name>', 'format of the file').choices(EXPORT_FORMATS).makeOptionMandatory(),
    )
    .requiredOption('-o, --out <file>', 'file to write', exportedFile)
    .option(
      '--compact',
      'leave out what can be derived: text, solution, seed and made name; jsonl of such Parquet or jsonl has them again, CSV is not read back',
    )
    .option(
      '--parts <list>',
      'divide the puzzles without twins across, such as train=80%,validation=10%,test=10%; each part gets a file FILE-PART',
      partsOf,
    )
    .option('--seed <text>', 'the seed of the division', 'split')
    .option(...QUIET)
    .action(answering(async () => (await import('./exportFiles.ts')).exportFiles))
}

const partsOf = (text: string) => asUsage(() => parseSplitParts(text))

/** Reads the name of the file, which has a data card beside it. */
function exportedFile(text: string): string {
  if (text !== STANDARD_OUTPUT) return fileName(text)
  throw new InvalidArgumentError('expected a file, since a data card is written beside it')
}

/** The width of the list of columns, as of the rest of the help. */
const HELP_WIDTH = 80

function columnList(): string {
  const lines = columnsOf('whole').map((column) =>
    hanging(`  ${column.name.padEnd(26)}`, `${viewedType(column)}: ${column.meaning}`, HELP_WIDTH),
  )
  return lines.join('\n')
}

/** Does the work of a command, which returns its exit code. A PuzzleError becomes an error message and exit code 1. */
function answering<Words extends unknown[]>(load: () => Promise<(...words: Words) => Promise<number>>) {
  return async (...words: Words): Promise<void> => {
    try {
      const work = await load()
      process.exitCode = await work(...words)
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      process.stderr.write(`error: ${error.message}\n`)
      process.exitCode = EXIT.badInput
    }
  }
}
