// A queue without a server: lease files beside the chunks, in a folder that all machines share.
//
//   000017.jsonl  000017.keys  000017.sha256     a chunk that exists
//   000018.lease                                 someone makes it: {"holder":"host/1234/5f0c9a1b","renewals":3}
//
// A lease is taken by creating its file with O_EXCL, which one of several processes can (over NFS too, from version 3
// on: open(2)). Its holder renews it by writing a new count. Whether it has lapsed is no question of clocks, which differ
// between machines: an observer takes note of what the file says, and when by its own monotonic clock, and the lease has
// lapsed if it says the same for longer than leases last. Kubernetes elects its leaders this way: "The client does not
// consider timestamps in the leader election record to be accurate … and only uses their change to indicate that another
// client has renewed the leader lease" (k8s.io/client-go/tools/leaderelection). So a lapsed lease is noticed one lease
// later than by good clocks, and never too early because of bad ones.

import { closeSync, linkSync, openSync, readdirSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { PuzzleError } from '../../families/error.ts'
import { lookAt, makeFolders, removeIfThere } from '../fileSystem.ts'
import { errorCode, systemReason } from '../systemErrors.ts'
import type { ChunkQueue, Lease } from './chunkQueue.ts'
import { type HeldChunk, holderName } from './holder.ts'
import { type ChunkStock, watchMissing } from './missingChunks.ts'
import { RENEWALS } from './renewals.ts'

/** What queues in a folder need; the clock and the holder are replaced in tests. */
export interface FolderLeaseOptions {
  /** The folder of the chunks. */
  readonly folder: string
  /** After this time without renewal a lease has lapsed, in milliseconds. */
  readonly lease: number
  /** A clock that never goes back, in milliseconds. */
  readonly now?: () => number
  /** The name of this process. */
  readonly holder?: string
}

/** What a lease file said, and since when. */
interface Observation {
  readonly text: string
  readonly since: number
}

const LEASE_FILE = /^(\d{6,})\.lease$/
/** A lapsed lease on its way out; left behind if the process that removes it is killed. */
const LAPSED_FILE = /^\d{6,}\.lease\.[0-9a-f]+$/

const leasePath = (folder: string, chunk: number) => join(folder, `${String(chunk).padStart(6, '0')}.lease`)
const leaseText = (holder: string, renewals: number) => `${JSON.stringify({ holder, renewals })}\n`

/** Opens the queue of a folder that machines share. */
export function openFolderLeases(
  stock: ChunkStock,
  { folder, lease: length, now = () => performance.now(), holder = holderName() }: FolderLeaseOptions,
): ChunkQueue {
  const missing = watchMissing(stock)
  const observations = new Map<number, Observation>()
  /** Chunks that others had leased when this process came to them. */
  let passed: number[] = []
  let next = 0
  expectFolder(folder)

  /** Leases a chunk that is missing and that nobody holds. */
  function claim(chunk: number): Lease | undefined {
    if (stock.isDone(chunk)) return undefined
    const path = leasePath(folder, chunk)
    if (!isCreated(path, leaseText(holder, 0))) return hasLapsed(chunk) ? steal(chunk) : undefined
    observations.delete(chunk)
    // Its files may have come between the two questions.
    if (!stock.isDone(chunk)) return { chunk }
    removeIfThere(path)
    return undefined
  }

  /** Whether the lease of a chunk has said the same for too long. */
  function hasLapsed(chunk: number): boolean {
    const text = textOf(leasePath(folder, chunk))
    if (text === undefined) return false
    const before = observations.get(chunk)
    if (before?.text === text) return now() - before.since > length
    observations.set(chunk, { text, since: now() })
    return false
  }

  /**
   * Moves a lapsed lease away, which one of several thieves can, and leases the chunk. A thief that was late may move the
   * new lease of an earlier one, and puts it back.
   */
  function steal(chunk: number): Lease | undefined {
    const path = leasePath(folder, chunk)
    const away = `${path}.${holder.slice(holder.lastIndexOf('/') + 1)}`
    const { text } = observations.get(chunk) as Observation
    if (!isMoved(path, away)) return undefined
    const isLapsed = textOf(away) === text
    if (!isLapsed) putBack(away, path)
    removeIfThere(away)
    return isLapsed ? claim(chunk) : undefined
  }

  /** Removes a lease of this process, which another may have stolen. */
  function release({ chunk }: Lease): void {
    const path = leasePath(folder, chunk)
    if (holderOf(textOf(path)) === holder) removeIfThere(path)
  }

  return {
    async take() {
      if (missing.isNone()) {
        removeLeases(folder)
        return 'done'
      }
      for (; next < stock.chunks; next++) {
        const lease = claim(next)
        if (lease) return lease
        if (!stock.isDone(next)) passed.push(next)
      }
      passed = passed.filter((chunk) => !stock.isDone(chunk))
      for (const chunk of passed) {
        const lease = claim(chunk)
        if (lease) return lease
      }
      // A chunk of this process that was given back is missing, though it was not passed.
      if (passed.length === 0) passed = missing.all()
      return 'wait'
    },
    renewEvery: length / RENEWALS,
    renew: async ({ chunk }) => isRenewed(leasePath(folder, chunk), holder),
    async finish(lease) {
      release(lease)
    },
    async giveBack(lease) {
      release(lease)
      passed.push(lease.chunk)
    },
    async close() {},
  }
}

/** Reads the leases in a folder, which need not exist. */
export function readLeases(folder: string): HeldChunk[] {
  if (!lookAt(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    const chunk = LEASE_FILE.exec(name)?.[1]
    const holder = chunk === undefined ? undefined : holderOf(textOf(join(folder, name)))
    return holder === undefined ? [] : [{ chunk: Number(chunk), holder }]
  })
}

/** Removes the leases that killed processes left, when every chunk exists. */
function removeLeases(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (LEASE_FILE.test(name) || LAPSED_FILE.test(name)) removeIfThere(join(folder, name))
  }
}

/** Makes the folder if it does not exist. Throws a PuzzleError. */
function expectFolder(folder: string): void {
  try {
    makeFolders(folder)
  } catch (error) {
    throw new PuzzleError('unwritable', `${folder} cannot be written: ${systemReason(error)}`)
  }
}

/** Creates a file. Returns false if it exists already. Throws a PuzzleError. */
function isCreated(path: string, text: string): boolean {
  try {
    const file = openSync(path, 'wx')
    try {
      writeSync(file, text)
    } catch (error) {
      removeIfThere(path)
      throw error
    } finally {
      closeSync(file)
    }
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw new PuzzleError('unwritable', `${path} cannot be written: ${systemReason(error)}`)
  }
}

/**
 * Writes a new count into a lease. The file stays open from the question whose it is to the writing, so that a thief's
 * new file under the same name is never written to. Returns false if the lease is gone, or cannot be reached.
 */
function isRenewed(path: string, holder: string): boolean {
  try {
    const file = openSync(path, 'r+')
    try {
      const text = readFileSync(file, 'utf8')
      if (holderOf(text) !== holder) return false
      writeSync(file, leaseText(holder, renewalsOf(text) + 1), 0)
      return true
    } finally {
      closeSync(file)
    }
  } catch (error) {
    systemReason(error)
    return false
  }
}

/** Moves a file. Returns false if it is gone. */
function isMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw new PuzzleError('unwritable', `${from} cannot be removed: ${systemReason(error)}`)
  }
}

/** Links a lease back into its place. If that fails, two processes make the chunk, which costs time only. */
function putBack(away: string, path: string): void {
  try {
    linkSync(away, path)
  } catch (error) {
    systemReason(error)
  }
}

/** The text of a file; undefined if it is gone. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESTALE') return undefined
    throw new PuzzleError('unreadable', `${path}: ${systemReason(error)}`)
  }
}

/** The holder that a lease names; undefined if it was not written completely. */
function holderOf(text: string | undefined): string | undefined {
  return /^\{"holder":"([^"]+)"/.exec(text ?? '')?.[1]
}

function renewalsOf(text: string): number {
  return Number(/"renewals":(\d+)/.exec(text)?.[1] ?? 0)
}
