// A file that a run writes is that run's alone: a lock beside it names the process. What a process that is dead has
// left behind is taken over.

import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PuzzleError } from '../families/error.ts'

/** Claims a file, and makes its folder if there is none; returns what lets go of it. Throws a PuzzleError. */
export function claim(path: string): () => void {
  const lock = `${path}.lock`
  try {
    mkdirSync(dirname(path), { recursive: true })
    const found = statSync(path, { throwIfNoEntry: false })
    if (found?.isDirectory()) throw new PuzzleError('unreadable', 'this is a directory, not a file')
    // A device is nobody's.
    if (found && !found.isFile()) return () => {}
    while (!isWritten(lock)) {
      const owner = Number(readFileSync(lock, 'utf8'))
      if (isAlive(owner)) {
        throw new PuzzleError(
          'conflict',
          `process ${owner} is writing it; if that is no run of ours, remove ${lock}`,
        )
      }
      rmSync(lock, { force: true })
    }
  } catch (error) {
    if (error instanceof PuzzleError) throw error
    throw new PuzzleError('unreadable', `it cannot be written: ${(error as Error).message}`)
  }
  return () => rmSync(lock, { force: true })
}

/** Writes the lock unless there is one. */
function isWritten(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isAlive(owner: number): boolean {
  if (!Number.isInteger(owner) || owner <= 0) return false
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
