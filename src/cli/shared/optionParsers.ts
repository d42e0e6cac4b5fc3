// The kinds of values on the command line, by their names in commands.json: for each, the function that reads a value.
// Kinds with few values are lists of choices instead (tableFacts.ts).

import { InvalidArgumentError } from 'commander'
import { type PaperStock, parsePaperStock } from '../../book/cover/paperStocks.ts'
import { parseSplitParts } from '../../corpus/splitParts.ts'
import { findByName } from '../../families/findByName.ts'
import { type AllowedTechniques, parseAllowedTechniques } from '../../grader/allowedTechniques.ts'
import {
  LEAST_THINNEST_LINE,
  MOST_THINNEST_LINE,
  parseTrim,
  type Trim,
} from '../../print/trimsAndPrintLimits.ts'
import { parseShard, type Shard } from '../../runs/corpora/machineShards.ts'
import { timeOfWork } from './duration.ts'
import { asUsage, fileName, positiveInteger } from './optionHelpers.ts'
import { STANDARD_OUTPUT } from './output.ts'
import { LISTS, NAMED_FAMILIES } from './tableFacts.ts'

/** The entry of an argument or option in the table of commands. The key that is its kind holds its help text. */
export interface Facts {
  readonly usual?: string | number
  /** Whether the option must be typed. */
  readonly needed?: boolean
  /** The value of the option if it is typed without a value. */
  readonly preset?: string
  readonly conflicts?: string[]
  /**
   * Whether help does not list it: an option of earlier versions, which is refused with a hint on what to use instead.
   */
  readonly hidden?: boolean
  /** The least and the greatest number that it accepts. */
  readonly least?: number
  readonly most?: number
  readonly [kind: string]: unknown
}

/** Reads a value; `before` holds the earlier values of an option that may be repeated. */
export type Reader = (text: string, facts: Facts, before?: unknown) => unknown

/** The numbers of the volumes to make, both included. */
export interface VolumeRange {
  readonly first: number
  readonly last: number
}

const MOST_VOLUMES = 99
const LARGEST_PORT = 65_535

/** The functions that read the values of each kind as they were typed; they throw an InvalidArgumentError. */
export const READERS = {
  flag: (): boolean => true,
  text: (text: string) => text,
  /** A file to read, or `-`. */
  input: (text: string) => text,
  /** A file to read that may also be the file to write; a resumed command leaves out its own output. */
  inputOrOutput: (text: string) => text,
  /** A file or a folder to write. */
  file: fileName,
  /** All values of an option that may be repeated. */
  texts: (text: string, _: Facts, before: readonly string[] = []): readonly string[] => [...before, text],
  count: (text: string, { least = 1, most = Infinity }: Facts) =>
    numberIn(String(positiveInteger(text)), /./, least, most),
  measure: (text: string, { least = 0, most = Infinity }: Facts) =>
    numberIn(text, /^\d+(\.\d+)?$/, least, most),
  port: (text: string) => numberIn(text, /^\d+$/, 1, LARGEST_PORT),
  printableLine: (text: string) => numberIn(text, /^\d*\.?\d+$/, LEAST_THINNEST_LINE, MOST_THINNEST_LINE),
  limit(text: string): number | 'none' {
    if (text === 'none') return text
    try {
      return positiveInteger(text)
    } catch {
      const [, thousands] = /^(\d+) ?[ks]$/i.exec(text) ?? []
      const meant = thousands === undefined ? '' : `; did you mean "${thousands}000"?`
      throw new InvalidArgumentError(`expected a whole number from 1, or none${meant}`)
    }
  },
  runs(text: string): number {
    if (/^\d{1,6}$/.test(text)) return Number(text)
    throw new InvalidArgumentError(
      'expected a whole number from 0 to 999999; to use --md without a number, put it after the files',
    )
  },
  /** The name of a family as it was typed. */
  family(text: string): string {
    asUsage(() => findByName(NAMED_FAMILIES, text))
    return text
  },
  /** Techniques of any family, because a file may have puzzles of several families. */
  techniques: (text: string): AllowedTechniques =>
    asUsage(() => parseAllowedTechniques(text, NAMED_FAMILIES)),
  trim: (text: string): Trim => expected(parseTrim(text)),
  paper: (text: string): PaperStock => expected(parsePaperStock(text)),
  shard: (text: string): Shard => asUsage(() => parseShard(text, process.env)),
  timeOfWork,
  parts: (text: string) => asUsage(() => parseSplitParts(text)),
  /** The name of a file that has a data card beside it. */
  exportedFile(text: string): string {
    if (text !== STANDARD_OUTPUT) return fileName(text)
    throw new InvalidArgumentError('expected the name of a file, because a data card is written next to it')
  },
  days(text: string): number {
    if (/^\d{1,4}$/.test(text)) return Number(text)
    throw new InvalidArgumentError('expected a whole number from 0 to 9999')
  },
  /** `3` for volumes 1 to 3, `2..3`, or `3..3` for volume 3 alone. */
  volumes(text: string): VolumeRange {
    const match = /^(?:([1-9]\d?)\.\.)?([1-9]\d?)$/.exec(text)
    const [first, last] = [Number(match?.[1] ?? 1), Number(match?.[2])]
    if (match && first <= last) return { first, last }
    if (match && match[1] !== undefined) throw new InvalidArgumentError(`did you mean "${last}..${first}"?`)
    throw new InvalidArgumentError(
      `expected a number of volumes from 1 to ${MOST_VOLUMES}, or a range such as 2..3`,
    )
  },
}

/**
 * The functions that read values only after commander has checked the rest of the command line; they throw a
 * PuzzleError. The library for dates is loaded only for them.
 */
export const LATE_READERS = {
  day: async (text: string) => (await import('../../feed/calendarDates.ts')).parseDate(text),
  instant: async (text: string) => (await import('../../feed/releaseTimes.ts')).parseInstant(text),
}

/** A text with the lists in place of its placeholders. Other words in braces remain. */
export function withLists(text: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (gap, name) => LISTS[name] ?? gap)
}

/** Returns the value that was read. If `read` is a text, it says what was expected, and the value is refused. */
function expected<T>(read: T | string): T {
  if (typeof read !== 'string') return read
  throw new InvalidArgumentError(`expected ${read}`)
}

function numberIn(text: string, form: RegExp, least: number, most: number): number {
  const number = form.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw new InvalidArgumentError(`expected a number from ${least} to ${most}`)
}
