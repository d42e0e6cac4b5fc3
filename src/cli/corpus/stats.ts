import { join } from 'node:path'
import { type CorpusStats, makeStatsCounter, statsCsv, statsJson } from '../../corpus/corpusStats.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import { openNamed } from '../../runs/corpora/corpusSource.ts'
import { parseRecord, recordLines } from '../../runs/corpora/readRecordLines.ts'
import type { Typed } from '../commandsFromTable.ts'
import { EXIT, flush, print } from '../shared/output.ts'
import { startProgress } from '../shared/progress.ts'
import { warnUnfinished } from './finishVerifyMergeSplitSample.ts'
import { statsLines } from './statsLines.ts'

/** Prints the statistics of a corpus, and draws them. Returns the exit code. Throws a PuzzleError. */
export async function stats(typed: Typed<'corpus stats'>): Promise<number> {
  const { corpus: path, json, csv, out, quiet } = typed
  warnUnfinished(path, quiet)
  const counted = await countCorpus(path, quiet)
  if (out !== undefined) await writePictures(counted, out)
  if (json) print(JSON.stringify(statsJson(counted)))
  else if (csv) print(statsCsv(counted).trimEnd())
  else for (const line of statsLines(counted)) print(line)
  await flush()
  return EXIT.fine
}

/** Counts the statistics of a corpus, with a progress bar for reading it. */
async function countCorpus(path: string, quiet = false): Promise<CorpusStats> {
  const source = openNamed(path)
  const counter = makeStatsCounter()
  const progress = startProgress(quiet ? [] : source.files.map((file) => file.path))
  try {
    for await (const line of recordLines(source, { onBytes: progress.advance })) {
      counter.add(parseRecord(line))
    }
  } finally {
    progress.stop()
  }
  return counter.stats
}

async function writePictures(counted: CorpusStats, folder: string): Promise<void> {
  const { statsPictures } = await import('../../corpus/plots/statsPictures.ts')
  const { loadTypeface } = await import('../../render/loadTypeface.ts')
  for (const { name, content } of statsPictures(counted, loadTypeface()))
    writeWhole(join(folder, name), content)
}
