// Locks the files that runs write, so that only one run writes a file. A lock next to the real path of the file names
// the process and its machine. A run takes over the lock of a dead process of its own machine; it cannot know whether a
// process of another machine is alive. Several runs may try this at once, so only the holder of the guard, a second
// file that names its holder, too, may remove a lock.

import {
  closeSync,
  constants,
  linkSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname } from 'node:path'
import { PuzzleError } from '../families/puzzleError.ts'
import { withTemporary } from './atomicWrite.ts'
import { makeFolders, realPlace, removeIfThere } from './fileSystem.ts'
import { type Machine, thisMachine, UNKNOWN } from './machineIdentity.ts'
import { errorCode, systemReason } from './systemErrors.ts'

/** A file that this process has locked. */
export interface FileClaim {
  /** The real path to write to. */
  readonly place: string
  /** Whether the run that had locked it before has died. */
  readonly isTakenOver: boolean
  /** Removes the lock. */
  release(): void
}

/**
 * The locks that this process holds. A lock that names the id of this process, but is not in this set, was
 * left by a dead process that had the same id.
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
    if (found?.isCharacterDevice()) return { place, isTakenOver: false, release: () => {} }
    if (found && !found.isFile()) {
      throw new PuzzleError('unwritable', 'is not a file; write to standard output (-) instead')
    }
    return { place, ...lockPlace(place, processes) }
  } catch (error) {
    if (error instanceof PuzzleError) throw error
    throw new PuzzleError('unwritable', `cannot be written: ${systemReason(error)}`)
  }
}

/** Locks a real path. */
function lockPlace(place: string, processes: Processes): Omit<FileClaim, 'place'> {
  const lock = `${place}.lock`
  let isTakenOver = false
  // The lock is linked into place after it is written, so that no process reads an incomplete lock.
  withTemporary(dirname(lock), textOf(processes), (own) => {
    while (!isLinked(own, lock)) {
      expectDead(lock, processes)
      removeDead(lock, own, processes)
      isTakenOver = true
    }
  })
  held.add(lock)
  const release = () => {
    held.delete(lock)
    const owner = ownerOf(lock)
    if (owner?.process === processes.own && isLocal(owner, processes)) removeIfThere(lock)
  }
  return { isTakenOver, release }
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
 * replaced it. `own` is a file with the text of this process.
 */
function removeDead(lock: string, own: string, processes: Processes): void {
  const guard = `${lock}.guard`
  if (!isLinked(own, guard)) {
    takeDeadGuard(guard, processes)
    if (!isLinked(own, guard)) throw guarded(guard)
  }
  try {
    expectDead(lock, processes)
    rmSync(lock, { force: true })
  } finally {
    removeIfThere(guard)
  }
}

/** Removes the guard of a run that died while it held it. Throws a PuzzleError if the run is alive. */
function takeDeadGuard(guard: string, processes: Processes): void {
  const owner = ownerOf(guard)
  if (!owner || !isDeadOwner(guard, owner, processes)) throw guarded(guard)
  withTemporary(dirname(guard), '', (taken) => {
    try {
      renameSync(guard, taken)
    } catch (error) {
      // Another run was faster and has already removed the guard.
      if (errorCode(error) === 'ENOENT') return
      throw error
    }
    // Another run may have been faster and have made a guard of its own; the guard of a living run is put back.
    const found = ownerOf(taken)
    if (found && isDeadOwner(guard, found, processes)) return
    isLinked(taken, guard)
    throw guarded(guard)
  })
}

function guarded(guard: string): PuzzleError {
  const what = 'another run is taking over the lock of a dead run'
  return new PuzzleError('conflict', `${what}; try again, and if this persists, remove ${basename(guard)}`)
}

/** Throws a PuzzleError unless the process that a lock names is a dead one of this machine. */
function expectDead(lock: string, processes: Processes): void {
  const owner = ownerOf(lock)
  if (owner && !isDeadOwner(lock, owner, processes)) {
    throw new PuzzleError('conflict', lockedBy(lock, owner, processes))
  }
}

/** Whether the process that a lock or a guard names is a dead one of this machine. */
function isDeadOwner(file: string, owner: LockOwner, processes: Processes): boolean {
  const { own, signal } = processes
  if (!isLocal(owner, processes)) return isRestarted(owner, processes)
  return !(owner.process === own ? held.has(file) : isAlive(owner.process, signal))
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

// The owner of a lock. The lock names the process, its host, and the start of its machine, since ids of processes mean
// nothing elsewhere; older locks name the process only.
//
//   1234 node-7 0b1c9f3e-5d0a-4c5e-9d0a-2f6b8f3d1c55/4026531836

/** The text of a lock of this process. */
function textOf({ own, machine }: Processes): string {
  return `${own} ${machine.host} ${machine.start}\n`
}

/** The owner of a lock. */
interface LockOwner {
  /** The id of the process. */
  readonly process: number
  /** Where it runs; undefined in older locks, which were used on one machine. */
  readonly machine?: Machine
}

/** The operations on processes that locking needs; replaced in tests. */
export interface Processes {
  /** The id of this process. */
  readonly own: number
  /** Where it runs. */
  readonly machine: Machine
  /** Throws ESRCH if no process has this id, and EPERM if the process is another user's. */
  signal(process: number): void
}

/** The processes of this machine. */
function localProcesses(): Processes {
  return {
    own: process.pid,
    machine: thisMachine(),
    signal(number) {
      process.kill(number, 0)
      if (isZombie(number)) throw Object.assign(new Error('a zombie'), { code: 'ESRCH', syscall: 'kill' })
    },
  }
}

/**
 * Whether a process has ended but still has its id, because its parent has not read its exit status. In a
 * container whose first process never reads any, a killed run stays in this state for ever. Only Linux shows
 * this state.
 */
function isZombie(process: number): boolean {
  try {
    // The state follows the name of the program, which may have any characters.
    return /\) [ZX] /.test(readFileSync(`/proc/${process}/stat`, 'latin1').replace(/^.*(?=\) )/s, ''))
  } catch {
    return false
  }
}

const OWNER = /^([1-9]\d*)(?: (\S+) (\S+))?\n?$/

/** The maximum number of bytes of a lock: host names have at most 255. */
const LONGEST_LOCK = 512

/**
 * The owner that a lock names; undefined if there is no lock or it names no process. A symbolic link as a
 * lock is an error.
 */
function ownerOf(lock: string): LockOwner | undefined {
  const bytes = Buffer.alloc(LONGEST_LOCK)
  try {
    const file = openSync(lock, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    try {
      const found = OWNER.exec(bytes.toString('utf8', 0, readSync(file, bytes)))
      if (!found) return undefined
      const [, process, host, start] = found
      return { process: Number(process), ...(host !== undefined && { machine: { host, start } }) }
    } finally {
      closeSync(file)
    }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Whether the ids of an owner's processes are those of this machine. */
function isLocal({ machine }: LockOwner, { machine: here }: Processes): boolean {
  return machine === undefined || (machine.host === here.host && machine.start === here.start)
}

/** Whether the host of an owner was started again since: then its process is dead, whatever has its id now. */
function isRestarted({ machine }: LockOwner, { machine: here }: Processes): boolean {
  const [then, now] = [machine?.start, here.start].map((start) => start?.split('/')[0] ?? UNKNOWN)
  return machine?.host === here.host && then !== UNKNOWN && now !== UNKNOWN && then !== now
}

/** Says who holds a lock, and what to do. */
function lockedBy(lock: string, owner: LockOwner, processes: Processes): string {
  const { process, machine } = owner
  if (!machine || isLocal(owner, processes)) {
    return `process ${process} is writing it (if that process is not puzzlewright, remove ${lock})`
  }
  const where = machine.host === processes.machine.host ? ' (in another container)' : ''
  return `process ${process} on ${machine.host}${where} has locked it, and this machine cannot tell whether it is still running; if it is not, remove ${lock}`
}
