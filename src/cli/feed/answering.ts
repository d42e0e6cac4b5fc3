// What the commands of a feed share: times among the options, the defaults of a site, errors and interruptions.

import { availableParallelism } from 'node:os'
import { InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { type CalendarDate, parseDate } from '../../feed/calendarDates.ts'
import { type Instant, parseInstant } from '../../feed/releaseTimes.ts'
import { readFeedFolder } from '../../runs/feed/feedFolder.ts'
import type { Making } from '../../runs/feed/makeDue.ts'
import type { Edition } from '../../runs/feed/siteSources.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { complain, EXIT } from '../shared/output.ts'
import { showRun } from '../shared/progress.ts'
import { stoppedBy } from '../shared/stopped.ts'

/**
 * Does the work of a command. A PuzzleError becomes an error message, and each mistake of a plan a line; the exit code is then
 * that of bad input.
 */
export async function answering(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof AggregateError) for (const one of error.errors) complain(error.message, one)
    else if (error instanceof PuzzleError) process.stderr.write(`error: ${error.message}\n`)
    else throw error
    process.exitCode = EXIT.badInput
  }
}

/** Reads the times among the options, which are texts as they were given. Throws an InvalidArgumentError. */
export function readTimes({ asOf, start, ...given }: { asOf?: string; start?: string }): object {
  return {
    ...given,
    ...(asOf !== undefined && { asOf: asUsage('--as-of', () => parseInstant(asOf)) }),
    ...(start !== undefined && { start: asUsage('--start', () => parseDate(start)) }),
  }
}

/** Reads a date that was given as an argument. Throws an InvalidArgumentError. */
export function readDate(text: string): CalendarDate {
  return asUsage('<date>', () => parseDate(text))
}

function asUsage<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof PuzzleError ? new InvalidArgumentError(`${name}: ${error.message}`) : error
  }
}

/** The options of commands that work on a site as of an instant. */
export interface EditionOptions {
  /** The instant; now by default. */
  readonly asOf?: Instant
  /** The number of days that are published early; as in the plan by default. */
  readonly ahead?: number
  /** The folder of the site. */
  readonly out?: string
}

/** The site of the feed in a folder. Throws what `readFeedFolder` throws. */
export function editionOf(folder: string, { asOf = Date.now(), ahead, out }: EditionOptions): Edition {
  const feed = readFeedFolder(folder)
  return { feed, now: asOf, ahead: ahead ?? feed.schedule.ahead, site: out ?? feed.place('site') }
}

/** The options of commands that make puzzles. */
export interface MakeOptions {
  readonly workers?: number
  readonly quiet?: boolean
}

/**
 * Does work that makes puzzles, and shows its progress. Reports which slots could not be filled, and whether a signal stopped
 * the work, which then returns undefined; sets the exit code.
 */
export function making<T>(
  { workers = availableParallelism(), quiet = false }: MakeOptions,
  work: (making: Making) => Promise<T | undefined>,
): Promise<T | undefined> {
  return interruptible(async (signal) => {
    const onUnmet = (sentence: string) => {
      process.stderr.write(`${sentence}\n`)
      process.exitCode = EXIT.limit
    }
    const done = await work({ workers, signal, onEvent: showRun('puzzles', quiet), onUnmet })
    if (done === undefined && signal.aborted) {
      const { sentence, exit } = stoppedBy(signal)
      process.stderr.write(`${sentence}\n`)
      process.exitCode = exit
    }
    return done
  })
}
