// Locks a corpus while its finished files are written.

import { join } from 'node:path'
import { PuzzleError } from '../../families/error.ts'
import { claim, type FileClaim } from '../fileLock.ts'
import { inFile } from '../systemErrors.ts'
import { CORPUS_FILE } from './corpusSource.ts'

/** Locks the finished file of a folder while `work` runs. Throws a PuzzleError that says who has locked it. */
export async function withCorpusClaim<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const { release } = claimIn(folder)
  try {
    return await work()
  } finally {
    release()
  }
}

function claimIn(folder: string): FileClaim {
  const place = join(folder, CORPUS_FILE)
  try {
    return claim(place)
  } catch (error) {
    throw error instanceof PuzzleError ? inFile(place, error) : error
  }
}
