// Counts the records of a corpus, with a bar that shows how much of it has been read.

import { type CorpusStats, makeStatsCounter } from '../../corpus/corpusStats.ts'
import { openCorpus } from '../../runs/corpora/corpusSource.ts'
import { parseRecord, recordLines } from '../../runs/corpora/recordLines.ts'
import { startProgress } from '../shared/progress.ts'

/** Counts what a corpus holds. Throws a PuzzleError at the first line that is not a record. */
export async function countCorpus(path: string, quiet = false): Promise<CorpusStats> {
  const source = openCorpus(path)
  const counter = makeStatsCounter()
  const progress = startProgress(quiet ? [] : source.files.map((file) => file.path))
  try {
    for await (const line of recordLines(source, { onBytes: (bytes) => progress.advance(bytes) })) {
      counter.add(parseRecord(line))
    }
  } finally {
    progress.stop()
  }
  return counter.stats
}
