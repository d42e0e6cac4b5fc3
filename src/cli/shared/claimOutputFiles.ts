// Work that writes files: no other process may write the same ones, and an interruption ends it cleanly.

import { resolve } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../families/puzzleError.ts'
import { claim, type FileClaim } from '../../runs/fileLock.ts'
import { expectFile, realPlace } from '../../runs/fileSystem.ts'
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

/** Refuses to overwrite an input. */
export function expectNoInput(files: readonly string[], inputs: readonly string[]): void {
  const outputs = files.map((path) => realPlace(resolve(path)))
  const input = inputs.find((path) => path !== '-' && outputs.includes(realPlace(resolve(path))))
  if (input === undefined) return
  throw new InvalidArgumentError(`${input} would be overwritten; choose another --out`)
}
