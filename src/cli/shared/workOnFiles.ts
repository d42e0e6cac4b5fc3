// Work that writes files: no other process may write the same ones, and an interruption ends it cleanly.

import { PuzzleError } from '../../families/error.ts'
import { claim, type FileClaim } from '../../runs/fileLock.ts'
import { expectFile } from '../../runs/fileSystem.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { inFile } from '../../runs/systemErrors.ts'
import { EXIT } from './output.ts'
import type { Stopped } from './stopped.ts'

/**
 * Claims files, and does the work with their real paths. Prints why the work stopped early, or the PuzzleError that it
 * threw. Returns the exit code.
 */
export async function workOnFiles(
  paths: readonly string[],
  work: (places: readonly string[], signal: AbortSignal) => Promise<Stopped | undefined>,
): Promise<number> {
  const claims: FileClaim[] = []
  try {
    for (const path of paths) {
      expectFile(path)
      claims.push(claimNamed(path))
    }
    const places = claims.map(({ place }) => place)
    const stopped = await interruptible((signal) => work(places, signal))
    if (!stopped) return EXIT.fine
    process.stderr.write(`${stopped.sentence}\n`)
    return stopped.exit
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    process.stderr.write(`error: ${error.message}\n`)
    return EXIT.badInput
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
