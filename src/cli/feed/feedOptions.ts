// What the commands of a feed are told: their times are read here, so that nothing that knows of time is loaded before.

import { InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { type CalendarDate, parseDate } from '../../feed/calendarDates.ts'
import { type Instant, parseInstant } from '../../feed/releaseTimes.ts'

/** Where a feed is, and as of when it is looked at. */
export interface FeedOptions {
  /** As of when; now if left out. */
  readonly asOf?: Instant
  /** Where the site is. */
  readonly out?: string
}

/** Options as they were given: those that are times are texts. */
interface GivenTimes {
  readonly asOf?: string
  readonly start?: string
}

/** The options with their times. Throws an InvalidArgumentError for what is none. */
export function readTimes<Options extends object>(
  given: Omit<Options, keyof GivenTimes> & GivenTimes,
): Options {
  const { asOf, start } = given
  return {
    ...given,
    ...(asOf !== undefined && { asOf: asUsage('--as-of', () => parseInstant(asOf)) }),
    ...(start !== undefined && { start: asUsage('--start', () => parseDate(start)) }),
  } as unknown as Options
}

/** A date that was given as an argument. Throws an InvalidArgumentError for what is none. */
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
