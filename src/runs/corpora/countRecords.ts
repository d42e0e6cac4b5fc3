// The number of records of a corpus.

import { type CorpusSource, keyFileOf } from './corpusSource.ts'
import { recordLines } from './recordLines.ts'

/** Counts the records of a corpus, by their keys if all files have them. */
export async function countRecords(source: CorpusSource, signal: AbortSignal): Promise<number> {
  const keyed = source.files.map(keyFileOf)
  if (keyed.every((file) => file !== undefined)) return keyed.reduce((sum, file) => sum + file.keys, 0)
  let records = 0
  for await (const _ of recordLines(source, { signal })) records++
  return records
}
