// A queue without a server: lease files beside the chunks, in a folder that all machines share.
//
//   000017.jsonl  000017.keys  000017.sha256     a chunk that exists
//   000018.lease                                 someone makes it (leaseFiles.ts)
//
// A lease is taken by creating its file, and renewed by writing to it. A lease that is not renewed has lapsed, and is
// stolen (leaseTheft.ts).

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PuzzleError } from '../../families/error.ts'
import { lookAt, makeFolders, removeIfThere } from '../fileSystem.ts'
import type { NamingOperations } from '../naming.ts'
import { systemReason } from '../systemErrors.ts'
import { breath } from './breath.ts'
import { chunksNamed } from './chunkFiles.ts'
import type { ChunkQueue, Lease } from './chunkQueue.ts'
import { type HeldChunk, holderName } from './holder.ts'
import { createLease, holderIn, isLeaseFile, leasePath, leaseText, renewLease } from './leaseFiles.ts'
import { makeThief } from './leaseTheft.ts'
import { type ChunkStock, watchMissing } from './missingChunks.ts'
import { RENEWALS } from './renewals.ts'

/** What queues in a folder need; the clock, the holder and the operations are replaced in tests. */
export interface FolderLeaseOptions {
  /** The folder of the chunks. */
  readonly folder: string
  /** After this time without renewal a lease of this process has lapsed, in milliseconds. */
  readonly lease: number
  /** A clock that never goes back, in milliseconds. */
  readonly now?: () => number
  /** The name of this process. */
  readonly holder?: string
  /** Moves lease files. */
  readonly operations?: Pick<NamingOperations, 'link' | 'rename'>
}

/** Opens the queue of a folder that machines share. The folder is made when a chunk is taken. */
export function openFolderLeases(stock: ChunkStock, options: FolderLeaseOptions): ChunkQueue {
  const missing = watchMissing(stock)
  const leases = makeLeases(stock, options)
  return {
    async take() {
      if (!(await missing.isNone())) return (await leases.take(missing.all)) ?? 'wait'
      removeLeases(options.folder)
      return 'done'
    },
    renewEvery: options.lease / RENEWALS,
    renew: async ({ chunk }) => renewLease(options.folder, chunk, leases.holder),
    async finish(lease) {
      leases.release(lease)
    },
    async giveBack(lease) {
      leases.release(lease)
      leases.passed.add(lease.chunk)
    },
    async close() {},
  }
}

/** Makes what leases a chunk that is missing and that nobody holds. */
function makeClaim(
  isDone: ChunkStock['isDone'],
  { folder, lease, holder, ...rest }: FolderLeaseOptions & { readonly holder: string },
): (chunk: number) => Lease | undefined {
  const thief = makeThief({ folder, length: lease, holder, ...rest })
  const text = leaseText({ holder, renewals: 0, lease })
  return (chunk) => {
    if (isDone(chunk)) return undefined
    const isCreated = () => createLease(folder, chunk, text)
    if (!isCreated() && !(thief.isStolen(chunk) && isCreated())) return undefined
    thief.forget(chunk)
    // Its files may have come between the two questions.
    if (!isDone(chunk)) return { chunk }
    removeIfThere(leasePath(folder, chunk))
    return undefined
  }
}

/** The leases that a process has and wants. */
function makeLeases({ isDone }: Pick<ChunkStock, 'isDone'>, options: FolderLeaseOptions) {
  const { folder, holder = holderName() } = options
  const claim = makeClaim(isDone, { ...options, holder })
  /**
   * Chunks that others had leased when this process came to them, and those that it gave back. Its own are not among
   * them: after a stop in which their leases lapsed it would steal them from itself.
   */
  const passed = new Set<number>()
  let ahead: Iterator<number> | undefined
  return {
    holder,
    passed,
    /** Leases the next chunk, or one that is free again. */
    async take(findMissing: () => Promise<readonly number[]>): Promise<Lease | undefined> {
      if (!ahead) {
        expectFolder(folder)
        ahead = (await findMissing()).values()
      }
      let step = 0
      for (let next = ahead.next(); !next.done; next = ahead.next()) {
        const lease = claim(next.value)
        if (lease) return lease
        if (!isDone(next.value)) passed.add(next.value)
        await breath(step++)
      }
      for (const chunk of passed) {
        const lease = claim(chunk)
        if (lease || isDone(chunk)) passed.delete(chunk)
        if (lease) return lease
      }
      return undefined
    },
    /** Removes a lease of this process, which another may have stolen. */
    release({ chunk }: Lease): void {
      if (holderIn(folder, chunk) === holder) removeIfThere(leasePath(folder, chunk))
    },
  }
}

/** Reads the leases in a folder, which need not exist. */
export function readLeases(folder: string): HeldChunk[] {
  if (!lookAt(folder)) return []
  return chunksNamed(readdirSync(folder), 'lease').flatMap((chunk) => {
    const holder = holderIn(folder, chunk)
    return holder === undefined ? [] : [{ chunk, holder }]
  })
}

/** Removes the leases that killed processes left, when every chunk exists. */
function removeLeases(folder: string): void {
  if (!lookAt(folder)) return
  for (const name of readdirSync(folder)) if (isLeaseFile(name)) removeIfThere(join(folder, name))
}

/** Makes the folder if it does not exist. Throws a PuzzleError. */
function expectFolder(folder: string): void {
  try {
    makeFolders(folder)
  } catch (error) {
    throw new PuzzleError('unwritable', `${folder} cannot be written: ${systemReason(error)}`)
  }
}
