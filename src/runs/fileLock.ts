// A file that a run writes is that run's alone: a lock beside its real place names the process. The lock of a process that is
// dead is taken over. Several may try that at once: only who holds the guard, a second file, may remove a lock.

import { closeSync, constants, linkSync, openSync, readSync, rmSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { PuzzleError } from '../families/error.ts'
import { makeFolders, realPlace, removeIfThere } from './fileSystem.ts'
import { errorCode } from './systemErrors.ts'
import { withTemporary } from './temporaryFiles.ts'

/** A file that is ours until it is released. */
export interface FileClaim {
  /** Its real path, which is to be written. */
  readonly place: string
  /** Lets go of it. */
  release(): void
}

/** What a lock has to know of processes. */
export interface Processes {
  /** The number of this one. */
  readonly own: number
  /** Throws ESRCH where no process has this number, EPERM where it is another user's. */
  signal(process: number): void
}

const PROCESSES: Processes = { own: process.pid, signal: (number) => process.kill(number, 0) }

/** Locks that this process holds: one with its number that it does not is left of a dead one with the same number. */
const held = new Set<string>()

/** Does work on a file that is ours for so long; hands over its real path. */
export async function withClaim<T>(path: string, work: (place: string) => Promise<T>): Promise<T> {
  const { place, release } = claim(path)
  try {
    return await work(place)
  } finally {
    release()
  }
}

/** Claims a file, and makes its folder if there is none. Throws a PuzzleError. */
export function claim(path: string, processes: Processes = PROCESSES): FileClaim {
  try {
    const place = realPlace(path)
    makeFolders(dirname(place))
    const found = statSync(place, { throwIfNoEntry: false })
    if (found?.isDirectory()) throw new PuzzleError('unwritable', 'this is a directory, not a file')
    // A device is nobody's.
    if (found?.isCharacterDevice()) return { place, release: () => {} }
    if (found && !found.isFile()) {
      throw new PuzzleError('unwritable', 'this is not a file; write to standard output (-) instead')
    }
    return { place, release: lockPlace(place, processes) }
  } catch (error) {
    if (error instanceof PuzzleError) throw error
    throw new PuzzleError('unwritable', `it cannot be written: ${(error as Error).message}`)
  }
}

/** Puts the lock of a place where it belongs; returns what takes it away again. */
function lockPlace(place: string, processes: Processes): () => void {
  const lock = `${place}.lock`
  // Linked when it is written in full, so that nobody ever reads half a lock.
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

/** Puts the lock in its place unless there is one. */
function isLinked(own: string, lock: string): boolean {
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock of a dead process. It is read again, since another may have removed it, and put its own there. */
function removeDead(lock: string, processes: Processes): void {
  const guard = `${lock}.guard`
  try {
    closeSync(openSync(guard, 'wx'))
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    const what = 'another run is taking over the lock that a dead one has left'
    throw new PuzzleError('conflict', `${what}; try again, and if this persists, remove ${basename(guard)}`)
  }
  try {
    expectDead(lock, processes)
    rmSync(lock, { force: true })
  } finally {
    removeIfThere(guard)
  }
}

/** Throws a PuzzleError where the process that a lock names lives. */
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
    // It lives, and is another user's.
    return errorCode(error) === 'EPERM'
  }
}

/** No process has a longer number. */
const LONGEST_NUMBER = 20

/** The process that a lock names; nothing if there is no lock, or no process in it. A lock that is a link is an error. */
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
