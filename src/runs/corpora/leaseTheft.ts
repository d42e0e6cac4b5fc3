// Takes away leases that have lapsed. Whether one has is no question of clocks, which differ between machines: an observer
// takes note of what the file says, and when by its own monotonic clock, and the lease has lapsed if it says the same for
// longer than its holder said it would. Kubernetes elects its leaders this way: "The client does not consider timestamps
// in the leader election record to be accurate … and only uses their change to indicate that another client has renewed
// the leader lease" (k8s.io/client-go/tools/leaderelection). So a lapsed lease is noticed one lease later than by good
// clocks, and never too early because of bad ones.

import { PuzzleError } from '../../families/error.ts'
import { removeIfThere } from '../fileSystem.ts'
import { NAMING, type NamingOperations } from '../naming.ts'
import { errorCode, systemReason } from '../systemErrors.ts'
import { leasePath, parseLease, textOf } from './leaseFiles.ts'

/** What a thief needs. */
interface ThiefOptions {
  /** The folder of the leases. */
  readonly folder: string
  /** When leases lapse that do not say it, in milliseconds. */
  readonly length: number
  /** The name of this process. */
  readonly holder: string
  /** A clock that never goes back, in milliseconds. */
  readonly now?: () => number
  /** Moves lease files. */
  readonly operations?: Pick<NamingOperations, 'link' | 'rename'>
}

/** What a lease file said, and since when. */
interface Observation {
  readonly text: string
  readonly since: number
}

/** Makes a thief of lapsed leases. */
export function makeThief({
  folder,
  length,
  holder,
  now = () => performance.now(),
  operations = NAMING,
}: ThiefOptions) {
  const observations = new Map<number, Observation>()

  /** Returns what the lease of a chunk has said for too long, if it has. */
  function lapsedText(chunk: number): string | undefined {
    const text = textOf(leasePath(folder, chunk))
    if (text === undefined) return undefined
    const before = observations.get(chunk)
    if (before?.text !== text) observations.set(chunk, { text, since: now() })
    else if (now() - before.since > (parseLease(text).lease ?? length)) return text
    return undefined
  }

  return {
    /**
     * Takes the lease of a chunk away if it has lapsed. Of several thieves one can move the file. A thief that was late may
     * move the new lease of an earlier one, and puts it back.
     */
    isStolen(chunk: number): boolean {
      const lapsed = lapsedText(chunk)
      const path = leasePath(folder, chunk)
      const away = `${path}.${holder.slice(holder.lastIndexOf('/') + 1)}`
      if (lapsed === undefined || !isMoved(path, away, operations)) return false
      const isRight = textOf(away) === lapsed
      if (!isRight) putBack(away, path, operations)
      removeIfThere(away)
      return isRight
    },
    /** Forgets what the lease of a chunk said. */
    forget(chunk: number): void {
      observations.delete(chunk)
    },
  }
}

/** Moves a file. Returns false if it is gone. */
function isMoved(from: string, to: string, { rename }: Pick<NamingOperations, 'rename'>): boolean {
  try {
    rename(from, to)
    return true
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw new PuzzleError('unwritable', `${from} cannot be removed: ${systemReason(error)}`)
  }
}

/** Links a lease back into its place. If that fails, two processes make the chunk, which costs time only. */
function putBack(away: string, path: string, { link }: Pick<NamingOperations, 'link'>): void {
  try {
    link(away, path)
  } catch (error) {
    systemReason(error)
  }
}
