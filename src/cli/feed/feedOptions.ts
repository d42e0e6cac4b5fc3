// The options of the feed commands. Dates and times among them are read here, so that the code for times is
// loaded only with a feed command.

import { InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { type CalendarDate, parseDate } from '../../feed/calendarDates.ts'
import { type Instant, parseInstant } from '../../feed/releaseTimes.ts'

/** The instant and the site that a command works with. */
export interface FeedOptions {
  /** The instant; now by default. */
  readonly asOf?: Instant
  /** The folder of the site. */
  readonly out?: string
}

/** Options as they were given: times are still texts. */
interface GivenTimes {
  readonly asOf?: string
  readonly start?: string
}

/** Reads the times among the options. Throws an InvalidArgumentError. */
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
