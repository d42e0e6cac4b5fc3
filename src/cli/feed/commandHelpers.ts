// What the commands of a feed share: its folder, its site at an instant, and work that makes puzzles.

import { availableParallelism } from 'node:os'
import { type FeedFolder, readFeedFolder } from '../../runs/feed/feedFolder.ts'
import type { Making } from '../../runs/feed/makeDuePuzzles.ts'
import type { Edition } from '../../runs/feed/siteFilesAtInstant.ts'
import { interruptible } from '../../runs/interrupt.ts'
import type { Typed } from '../commandsFromTable.ts'
import { badFile, EXIT, tell } from '../shared/output.ts'
import { showRun } from '../shared/progress.ts'
import { stoppedBy } from '../shared/stoppedError.ts'

/** The feed in a folder. Throws a PuzzleError, or what tells of each mistake of the plan in a line. */
export function feedIn(folder: string): FeedFolder {
  try {
    return readFeedFolder(folder)
  } catch (error) {
    throw error instanceof AggregateError ? badFile(error.message, error.errors) : error
  }
}

/** The site of a feed as of an instant, by default now, with as many days ahead as the plan says. Throws what `feedIn` throws. */
export function editionOf(typed: Typed<'site'> & { readonly ahead?: number }): Edition {
  const { folder, asOf = Date.now(), ahead, out } = typed
  const feed = feedIn(folder)
  return { feed, now: asOf, ahead: ahead ?? feed.schedule.ahead, site: out ?? feed.place('site') }
}

/**
 * Does work that makes puzzles, and shows its progress; reports which slots could not be filled, and what was done. Returns
 * the exit code. Throws a Stopped if a signal stopped the work, which then returns undefined.
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
