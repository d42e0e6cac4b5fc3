// Work that writes files: no other process may write the same ones, and an interruption ends it cleanly.

import { PuzzleError } from '../../families/puzzleError.ts'
import { claim, type FileClaim } from '../../runs/fileLock.ts'
import { expectFile } from '../../runs/fileSystem.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { inFile } from '../../runs/systemErrors.ts'

/** Claims files, and does the work with their real paths. Throws a PuzzleError, and what the work throws. */
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
