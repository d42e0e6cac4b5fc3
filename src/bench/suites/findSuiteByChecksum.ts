// The suites of this package, and their checksums, by which a run notices that its puzzles are a suite.

import { type CorpusPuzzle, checksumOf, type Hash } from '../corpus.ts'
import type { CorpusName } from '../results.ts'
import type { SuiteName } from './suiteFormat.ts'
import v1 from './v1.json' with { type: 'json' }
import v2 from './v2.json' with { type: 'json' }

/** The suites, oldest first. None is ever changed. */
export const SUITES: readonly SuiteName[] = [v1, v2]

/** The suite, or the part of one, whose corpus has a checksum; undefined if there is none. */
export function suiteOf(checksum: string): string | undefined {
  return SUITES.flatMap(({ corpora }) => corpora[checksum] ?? [])[0]
}

/** How results name their corpus. */
export function corpusNameOf(puzzles: readonly Pick<CorpusPuzzle, 'id' | 'stars'>[], hash: Hash): CorpusName {
  const checksum = checksumOf(puzzles, hash)
  const suite = suiteOf(checksum)
  return { checksum, puzzles: puzzles.length, ...(suite !== undefined && { suite }) }
}
