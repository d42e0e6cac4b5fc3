// Makes the puzzles of a feed until a date, and shows the progress.

import { availableParallelism } from 'node:os'
import type { CalendarDate } from '../../feed/calendarDates.ts'
import type { FeedTask } from '../../feed/making/decideEntries.ts'
import type { FeedFolder } from '../../runs/feed/feedFolder.ts'
import { makeSeeds, readSecret } from '../../runs/feed/feedFolder.ts'
import { type DueOutcome, dueTasks, makeTasks } from '../../runs/feed/makeDue.ts'
import type { OwnLedger } from '../../runs/feed/openFeed.ts'
import { makeThreads } from '../../runs/threads.ts'
import { EXIT } from '../shared/output.ts'
import { startCount } from '../shared/progress.ts'

/** The options of commands that make puzzles. */
export interface MakeOptions {
  readonly workers?: number
  readonly quiet?: boolean
}

/** Makes the missing puzzles until a date. Throws a PuzzleError. */
export function makeUntil(
  feed: FeedFolder,
  own: OwnLedger,
  until: CalendarDate,
  options: MakeOptions,
  signal: AbortSignal,
): Promise<DueOutcome> {
  return make(feed, own, dueTasks(feed.schedule, own.ledger, until), options, signal)
}

/** Up to this many puzzles are made on one thread: starting a thread takes longer than making a puzzle. */
const FEW = 10

/** Makes the puzzles of these tasks. Throws a PuzzleError if that fails. */
export async function make(
  feed: FeedFolder,
  { ledger, file }: OwnLedger,
  tasks: readonly FeedTask[],
  { workers = availableParallelism(), quiet = false }: MakeOptions,
  signal: AbortSignal,
): Promise<DueOutcome> {
  // The secret is not read if there is nothing to make.
  if (tasks.length === 0) return { made: 0, unmet: [] }
  const progress = startCount('puzzles', tasks.length, 0, quiet)
  try {
    const outcome = await makeTasks(tasks, {
      feed,
      ledger,
      file,
      seedOf: makeSeeds(readSecret(feed), feed.schedule.meta.slug),
      drafter: tasks.length > FEW ? makeThreads(workers) : undefined,
      executor: makeThreads(tasks.length > FEW ? workers : 1),
      signal,
      onMade: () => progress.advance(1),
    })
    if (outcome.unmet.length > 0) process.exitCode = EXIT.limit
    return outcome
  } finally {
    progress.stop()
  }
}

/** Prints which puzzles could not be made. */
export function printUnmet({ unmet }: DueOutcome): void {
  for (const sentence of unmet) process.stderr.write(`${sentence}\n`)
}
