// Locks the files that runs write, so that only one run writes a file. A lock next to the real path of the
// file names the process. A run takes over the lock of a dead process. Several runs may try this at once, so
// only the holder of the guard, a second file, may remove a lock.

import { closeSync, constants, linkSync, openSync, readSync, rmSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { PuzzleError } from '../families/error.ts'
import { makeFolders, realPlace, removeIfThere } from './fileSystem.ts'
import { errorCode } from './systemErrors.ts'
import { withTemporary } from './temporaryFiles.ts'

/** A file that this process has locked. */
export interface FileClaim {
  /** The real path to write to. */
  readonly place: string
  /** Removes the lock. */
  release(): void
}

/** The operations on processes that locking needs; replaced in tests. */
export interface Processes {
  /** The id of this process. */
  readonly own: number
  /** Throws ESRCH if no process has this id, and EPERM if the process is another user's. */
  signal(process: number): void
}

const PROCESSES: Processes = { own: process.pid, signal: (number) => process.kill(number, 0) }

/**
 * The locks that this process holds. A lock with its id that is not among them was left by a dead process
 * with the same id.
 */
const held = new Set<string>()

/** Locks a file while `work` runs, and passes the real path to it. */
export async function withClaim<T>(path: string, work: (place: string) => Promise<T>): Promise<T> {
  const { place, release } = claim(path)
  try {
    return await work(place)
  } finally {
    release()
  }
}

/** Locks a file, and makes its folder if it does not exist. Throws a PuzzleError. */
export function claim(path: string, processes: Processes = PROCESSES): FileClaim {
  try {
    const place = realPlace(path)
    makeFolders(dirname(place))
    const found = statSync(place, { throwIfNoEntry: false })
    if (found?.isDirectory()) throw new PuzzleError('unwritable', 'is a directory, not a file')
    // A device needs no lock.
    if (found?.isCharacterDevice()) return { place, release: () => {} }
    if (found && !found.isFile()) {
      throw new PuzzleError('unwritable', 'is not a file; write to standard output (-) instead')
    }
    return { place, release: lockPlace(place, processes) }
  } catch (error) {
    if (error instanceof PuzzleError) throw error
    throw new PuzzleError('unwritable', `cannot be written: ${(error as Error).message}`)
  }
}

/** Locks a real path, and returns the function that removes the lock. */
function lockPlace(place: string, processes: Processes): () => void {
  const lock = `${place}.lock`
  // The lock is linked into place after it is written, so that no process reads an incomplete lock.
  withTemporary(dirname(lock), String(processes.own), (own) => {
    while (!isLinked(own, lock)) {
      expectDead(lock, processes)
      removeDead(lock, processes)
    }
  })
  held.add(lock)
  return () => {
    held.delete(lock)
    if (ownerOf(lock) === processes.own) removeIfThere(lock)
  }
}

/** Links the lock into place. Returns false if there is a lock already. */
function isLinked(own: string, lock: string): boolean {
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Removes the lock of a dead process. The lock is read again under the guard, since another run may have
 * replaced it.
 */
function removeDead(lock: string, processes: Processes): void {
  const guard = `${lock}.guard`
  try {
    closeSync(openSync(guard, 'wx'))
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    const what = 'another run is taking over the lock of a dead run'
    throw new PuzzleError('conflict', `${what}; try again, and if this persists, remove ${basename(guard)}`)
  }
  try {
    expectDead(lock, processes)
    rmSync(lock, { force: true })
  } finally {
    removeIfThere(guard)
  }
}

/** Throws a PuzzleError if the process that a lock names is alive. */
function expectDead(lock: string, { own, signal }: Processes): void {
  const owner = ownerOf(lock)
  if (owner === undefined) return
  if (owner === own ? held.has(lock) : isAlive(owner, signal)) {
    throw new PuzzleError(
      'conflict',
      `process ${owner} is writing it (if that process is not puzzlewright, remove ${lock})`,
    )
  }
}

function isAlive(owner: number, signal: Processes['signal']): boolean {
  try {
    signal(owner)
    return true
  } catch (error) {
    // The process is alive and belongs to another user.
    return errorCode(error) === 'EPERM'
  }
}

/** The maximum number of digits of a process id. */
const LONGEST_NUMBER = 20

/**
 * The process that a lock names; undefined if there is no lock or it names no process. A symbolic link as a
 * lock is an error.
 */
function ownerOf(lock: string): number | undefined {
  const bytes = Buffer.alloc(LONGEST_NUMBER)
  try {
    const file = openSync(lock, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    try {
      const owner = Number(bytes.toString('utf8', 0, readSync(file, bytes)))
      return Number.isInteger(owner) && owner > 0 ? owner : undefined
    } finally {
      closeSync(file)
    }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
