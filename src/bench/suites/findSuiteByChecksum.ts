// The suites of this package, with their checksums, by which a run recognises that its puzzles form a suite.

import { type CorpusPuzzle, checksumOf, type Hash } from '../corpus.ts'
import type { CorpusName } from '../results.ts'
import type { SuiteName } from './suiteFormat.ts'
import v1 from './v1.json' with { type: 'json' }
import v1Reasoning from './v1-reasoning.json' with { type: 'json' }
import v2 from './v2.json' with { type: 'json' }

/** The suites, oldest first. A published suite is never changed. */
export const SUITES: readonly SuiteName[] = [v1, v2, v1Reasoning]

/** The name of the suite, or of the part of a suite, whose corpus has this checksum; undefined if none has. */
export function suiteOf(checksum: string): string | undefined {
  return SUITES.flatMap(({ corpora }) => corpora[checksum] ?? [])[0]
}

/** The identification of a corpus in results. */
export function corpusNameOf(puzzles: readonly Pick<CorpusPuzzle, 'id' | 'stars'>[], hash: Hash): CorpusName {
  const checksum = checksumOf(puzzles, hash)
  const suite = suiteOf(checksum)
  return { checksum, puzzles: puzzles.length, ...(suite !== undefined && { suite }) }
}
