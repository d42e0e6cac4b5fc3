// A file that a run writes is that run's alone: a lock beside it names the process. What a process that is dead has
// left behind is taken over.

import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PuzzleError } from '../families/error.ts'
import { makeFolders } from './files.ts'

/** Claims a file, and makes its folder if there is none; returns what lets go of it. Throws a PuzzleError. */
export function claim(path: string): () => void {
  const lock = `${path}.lock`
  const own = `${lock}.${process.pid}`
  try {
    makeFolders(dirname(path))
    const found = statSync(path, { throwIfNoEntry: false })
    if (found?.isDirectory()) throw new PuzzleError('unwritable', 'this is a directory, not a file')
    // A device is nobody's.
    if (found?.isCharacterDevice()) return () => {}
    if (found && !found.isFile()) {
      throw new PuzzleError(
        'unwritable',
        'this is no file: let the run write to standard output (--out -) instead',
      )
    }
    // Linked when it is written in full, so that nobody ever reads half a lock.
    writeFileSync(own, String(process.pid))
    try {
      while (!isLinked(own, lock)) takeOver(lock, own)
    } finally {
      rmSync(own, { force: true })
    }
  } catch (error) {
    if (error instanceof PuzzleError) throw error
    throw new PuzzleError('unwritable', `it cannot be written: ${(error as Error).message}`)
  }
  return () => {
    if (ownerOf(lock) === process.pid) rmSync(lock, { force: true })
  }
}

/** Puts the lock in its place unless there is one. */
function isLinked(own: string, lock: string): boolean {
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Takes away the lock of a dead process. Throws a PuzzleError where the process lives. */
function takeOver(lock: string, own: string): void {
  expectDead(lock, lock)
  // Of several who try, one gets it; what it got may be newer than what was read.
  const taken = `${own}.taken`
  try {
    renameSync(lock, taken)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  try {
    expectDead(taken, lock)
  } catch (error) {
    renameSync(taken, lock)
    throw error
  }
  rmSync(taken, { force: true })
}

function expectDead(file: string, lock: string): void {
  const owner = ownerOf(file)
  if (owner === undefined || owner === process.pid || !isAlive(owner)) return
  throw new PuzzleError(
    'conflict',
    `process ${owner} is writing it; if that is no run of ours, remove ${lock}`,
  )
}

/** The process that a lock names; nothing if there is no lock, or no process in it. */
function ownerOf(lock: string): number | undefined {
  try {
    const owner = Number(readFileSync(lock, 'utf8'))
    return Number.isInteger(owner) && owner > 0 ? owner : undefined
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function isAlive(owner: number): boolean {
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}
