// The lease of a chunk is a file beside it: 000018.lease, with
//
//   {"holder":"host/1234/5f0c9a1b","renewals":3,"lease":30000}
//
// Of several processes one can create a file with O_EXCL, over NFS too, from version 3 on: open(2). Its holder renews it by
// writing a new count. `lease` is the time in milliseconds after which the holder itself wants it to lapse: workers
// may have been started with different times.

import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { PuzzleError } from '../../families/error.ts'
import { removeIfThere } from '../fileSystem.ts'
import { errorCode, systemReason } from '../systemErrors.ts'
import { chunkName } from './chunkFiles.ts'

/** What a lease file says. */
interface LeaseState {
  /** Who has the lease. */
  readonly holder: string
  /** How often it was renewed. */
  readonly renewals: number
  /** The time after which it lapses without renewal, in milliseconds. */
  readonly lease: number
}

/** The path of the lease of a chunk. */
export const leasePath = (folder: string, chunk: number) => join(folder, `${chunkName(chunk)}.lease`)

/** The text of a lease file. */
export const leaseText = ({ holder, renewals, lease }: LeaseState) =>
  `${JSON.stringify({ holder, renewals, lease })}\n`

/** Reads the text of a lease file. Parts that were not written are left out. */
export function parseLease(text: string): Partial<LeaseState> {
  const holder = /^\{"holder":"([^"]+)"/.exec(text)?.[1]
  const renewals = /"renewals":(\d+)/.exec(text)?.[1]
  const lease = /"lease":(\d+(?:\.\d+)?)\}/.exec(text)?.[1]
  return {
    ...(holder !== undefined && { holder }),
    ...(renewals !== undefined && { renewals: Number(renewals) }),
    ...(lease !== undefined && { lease: Number(lease) }),
  }
}

/** Whether a name is that of a lease file, or of a lapsed one on its way out, which a killed process left. */
export const isLeaseFile = (name: string) => /^\d{6,}\.lease(?:\.[0-9a-f]+)?$/.test(name)

/** Creates a lease. Returns false if it exists already. Throws a PuzzleError. */
export function createLease(folder: string, chunk: number, text: string): boolean {
  const path = leasePath(folder, chunk)
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
export function renewLease(folder: string, chunk: number, holder: string): boolean {
  try {
    const file = openSync(leasePath(folder, chunk), 'r+')
    try {
      const found = parseLease(readFileSync(file, 'utf8'))
      if (found.holder !== holder) return false
      const { renewals = 0, lease = 0 } = found
      writeSync(file, leaseText({ holder, renewals: renewals + 1, lease }), 0)
      return true
    } finally {
      closeSync(file)
    }
  } catch (error) {
    systemReason(error)
    return false
  }
}

/** The text of a lease file; undefined if it is gone. Throws a PuzzleError. */
export function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESTALE') return undefined
    throw new PuzzleError('unreadable', `${path}: ${systemReason(error)}`)
  }
}

/** The holder that the lease of a chunk names; undefined if it is gone, or was not written completely. */
export function holderIn(folder: string, chunk: number): string | undefined {
  return parseLease(textOf(leasePath(folder, chunk)) ?? '').holder
}
