// Helpers of the `feed` commands: they read the folder of a feed, choose the site at an instant, and do work that makes
// puzzles.

import { availableParallelism } from 'node:os'
import { type FeedFolder, readFeedFolder } from '../../runs/feed/feedFolder.ts'
import type { Making } from '../../runs/feed/makeDuePuzzles.ts'
import type { Edition } from '../../runs/feed/siteFilesAtInstant.ts'
import { interruptible } from '../../runs/interrupt.ts'
import type { Typed } from '../commandsFromTable.ts'
import { badFile, EXIT, tell } from '../shared/output.ts'
import { showRun } from '../shared/progress.ts'
import { stoppedBy } from '../shared/stoppedError.ts'

/** The feed in a folder. Throws a PuzzleError, or a Stopped that lists the mistakes of the plan, one per line. */
export function feedIn(folder: string): FeedFolder {
  try {
    return readFeedFolder(folder)
  } catch (error) {
    throw error instanceof AggregateError ? badFile(error.message, error.errors) : error
  }
}

/**
 * The site of a feed as of an instant, by default now, and the number of days to make ahead, by default that of the
 * plan. Throws what `feedIn` throws.
 */
export function editionOf(typed: Typed<'site'> & { readonly ahead?: number }): Edition {
  const { folder, asOf = Date.now(), ahead, out } = typed
  const feed = feedIn(folder)
  return { feed, now: asOf, ahead: ahead ?? feed.schedule.ahead, site: out ?? feed.place('site') }
}

/**
 * Does work that makes puzzles and shows its progress. Reports which slots could not be filled, and passes the result
 * to `onDone`. Returns the exit code. Interrupted work returns undefined; then this function throws a Stopped.
 */
export function making<T>(
  { workers = availableParallelism(), quiet = false }: Typed<'feedWorkers'> & Typed<'feedQuiet'>,
  work: (making: Making) => Promise<T | undefined>,
  onDone: (done: T) => void,
): Promise<number> {
  return interruptible(async (signal) => {
    let exit: number = EXIT.fine
    const onUnmet = (sentence: string) => {
      tell(sentence)
      exit = EXIT.limit
    }
    const done = await work({ workers, signal, onEvent: showRun('puzzles', quiet), onUnmet, onReserve: tell })
    if (done !== undefined) onDone(done)
    else if (signal.aborted) throw stoppedBy(signal)
    return exit
  })
}
