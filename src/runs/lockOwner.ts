// Whose lock a file is. The lock names the process, its host, and the start of its machine, since ids of processes
// mean nothing elsewhere; older locks name the process only.
//
//   1234 node-7 0b1c9f3e-5d0a-4c5e-9d0a-2f6b8f3d1c55/4026531836

import { closeSync, constants, openSync, readSync } from 'node:fs'
import { type Machine, thisMachine, UNKNOWN } from './machine.ts'
import { errorCode } from './systemErrors.ts'

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
export function localProcesses(): Processes {
  return { own: process.pid, machine: thisMachine(), signal: (number) => process.kill(number, 0) }
}

/** The text of a lock. */
export function lockText({ own, machine: { host, start } }: Pick<Processes, 'own' | 'machine'>): string {
  return `${own} ${host} ${start}\n`
}

const OWNER = /^([1-9]\d*)(?: (\S+) (\S+))?\n?$/

/** The maximum number of bytes of a lock: host names have at most 255. */
const LONGEST_LOCK = 512

/**
 * The owner that a lock names; undefined if there is no lock or it names no process. A symbolic link as a
 * lock is an error.
 */
export function ownerOf(lock: string): LockOwner | undefined {
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
export function isLocal({ machine }: LockOwner, { machine: here }: Pick<Processes, 'machine'>): boolean {
  return machine === undefined || (machine.host === here.host && machine.start === here.start)
}

/** Whether the host of an owner was started again since: then its process is dead, whatever has its id now. */
export function isRestarted({ machine }: LockOwner, { machine: here }: Pick<Processes, 'machine'>): boolean {
  const [then, now] = [machine?.start, here.start].map((start) => start?.split('/')[0] ?? UNKNOWN)
  return machine?.host === here.host && then !== UNKNOWN && now !== UNKNOWN && then !== now
}

/** Says who holds a lock, and what to do. */
export function lockedBy(lock: string, owner: LockOwner, processes: Pick<Processes, 'machine'>): string {
  const { process, machine } = owner
  if (!machine || isLocal(owner, processes)) {
    return `process ${process} is writing it (if that process is not puzzlewright, remove ${lock})`
  }
  const where = machine.host === processes.machine.host ? ' (in another container)' : ''
  return `process ${process} on ${machine.host}${where} has locked it, and whether it still runs cannot be seen from here; if it does not, remove ${lock}`
}
