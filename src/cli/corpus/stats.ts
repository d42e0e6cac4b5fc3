import { join } from 'node:path'
import { type Command, Option } from 'commander'
import type { CorpusStats } from '../../corpus/corpusStats.ts'
import { PuzzleError } from '../../families/error.ts'
import { writeWhole } from '../../runs/writeFiles.ts'
import { fileName } from '../shared/options.ts'
import { complain, EXIT, flush, print } from '../shared/output.ts'

interface StatsOptions {
  readonly json?: true
  readonly csv?: true
  readonly out?: string
  readonly quiet?: true
}

export function addStats(corpus: Command): void {
  corpus
    .command('stats')
    .argument('<corpus>', 'folder of a corpus, or a file of records or of compact jsonl by corpus export')
    .option('--json', 'print JSON')
    .addOption(new Option('--csv', 'print comma-separated values').conflicts('json'))
    .option('-o, --out <folder>', 'folder for pictures, as SVG and PNG', fileName)
    .option('-q, --quiet', 'print no progress')
    .action(stats)
}

async function stats(path: string, options: StatsOptions): Promise<void> {
  try {
    const { warnUnfinished } = await import('./warnUnfinished.ts')
    warnUnfinished(path, options.quiet)
    const { countCorpus } = await import('./countCorpus.ts')
    const counted = await countCorpus(path, options.quiet)
    if (options.out !== undefined) await writePictures(counted, options.out)
    await printStats(counted, options)
    await flush()
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    complain(error.code === 'unwritable' ? 'error' : path, error)
    process.exitCode = EXIT.badInput
  }
}

async function printStats(counted: CorpusStats, { json, csv }: StatsOptions): Promise<void> {
  if (json || csv) {
    const { statsCsv, statsJson } = await import('../../corpus/corpusStats.ts')
    print(json ? JSON.stringify(statsJson(counted)) : statsCsv(counted).trimEnd())
  } else {
    const { statsLines } = await import('./statsLines.ts')
    for (const line of statsLines(counted)) print(line)
  }
}

async function writePictures(counted: CorpusStats, folder: string): Promise<void> {
  const { statsPictures } = await import('../../corpus/plots/statsPictures.ts')
  const { loadTypeface } = await import('../../render/fonts.ts')
  for (const { name, content } of statsPictures(counted, loadTypeface()))
    writeWhole(join(folder, name), content)
}
