// Locks the files that runs write, so that only one run writes a file. A lock next to the real path of the
// file names the process and its machine. A run takes over the lock of a dead process of its own machine; whether
// a process of another one is alive it cannot know. Several runs may try this at once, so only the holder of the
// guard, a second file, may remove a lock.

import { closeSync, linkSync, openSync, rmSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { PuzzleError } from '../families/error.ts'
import { makeFolders, realPlace, removeIfThere } from './fileSystem.ts'
import {
  isLocal,
  isRestarted,
  localProcesses,
  lockedBy,
  lockText,
  ownerOf,
  type Processes,
} from './lockOwner.ts'
import { errorCode } from './systemErrors.ts'
import { withTemporary } from './temporaryFiles.ts'

/** A file that this process has locked. */
export interface FileClaim {
  /** The real path to write to. */
  readonly place: string
  /** Removes the lock. */
  release(): void
}

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
export function claim(path: string, processes: Processes = localProcesses()): FileClaim {
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
  const text = lockText(processes)
  withTemporary(dirname(lock), text, (own) => {
    while (!isLinked(own, lock)) {
      expectDead(lock, processes)
      removeDead(lock, processes)
    }
  })
  held.add(lock)
  return () => {
    held.delete(lock)
    const owner = ownerOf(lock)
    if (owner?.process === processes.own && isLocal(owner, processes)) removeIfThere(lock)
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

/** Throws a PuzzleError unless the process that a lock names is a dead one of this machine. */
function expectDead(lock: string, processes: Processes): void {
  const owner = ownerOf(lock)
  if (owner === undefined) return
  const { own, signal } = processes
  const isDead = isLocal(owner, processes)
    ? !(owner.process === own ? held.has(lock) : isAlive(owner.process, signal))
    : isRestarted(owner, processes)
  if (!isDead) throw new PuzzleError('conflict', lockedBy(lock, owner, processes))
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
