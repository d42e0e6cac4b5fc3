// Warns of answers from a corpus that is not finished.

import { openCorpus } from '../../runs/corpora/corpusSource.ts'

/** Warns if a folder has chunks only. Throws a PuzzleError if there is no corpus at the path. */
export function warnUnfinished(path: string, quiet = false): void {
  if (quiet || openCorpus(path).kind !== 'chunks') return
  const what = 'is not finished: chunks may be missing, and twins are not removed'
  process.stderr.write(`warning: ${path} ${what}; next: corpus finish ${path}\n`)
}
