// Locks the output files of a command, so that no other process writes them, and lets signals end the work cleanly.

import { PuzzleError } from '../../families/puzzleError.ts'
import { claim, type FileClaim } from '../../runs/fileLock.ts'
import { expectFile } from '../../runs/fileSystem.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { inFile } from '../../runs/systemErrors.ts'

/**
 * Claims the files, and does the work with their real paths. Throws a PuzzleError if a file cannot be claimed, and
 * passes on the errors of the work.
 */
export async function workOnFiles<T>(
  paths: readonly string[],
  work: (places: readonly string[], signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const claims: FileClaim[] = []
  try {
    for (const path of paths) {
      expectFile(path)
      claims.push(claimNamed(path))
    }
    const places = claims.map(({ place }) => place)
    return await interruptible((signal) => work(places, signal))
  } finally {
    for (const { release } of claims) release()
  }
}

function claimNamed(path: string): FileClaim {
  try {
    return claim(path)
  } catch (error) {
    throw error instanceof PuzzleError ? inFile(path, error) : error
  }
}
