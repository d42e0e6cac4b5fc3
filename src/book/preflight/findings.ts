// The checks of preflight, and the problems that they find. For each check, the first few problems are reported in
// full, and the others are only counted.

import type { Box } from '../../proof/boxesAndTransforms.ts'
import type { PageMark } from '../../proof/marks.ts'
import { INCH, MILLIMETRE } from '../../render/paperSize.ts'

/** The checks, with their labels in a report. */
export const CHECKS = {
  file: 'file',
  size: 'page size',
  boxes: 'trim boxes',
  pages: 'number of pages',
  fonts: 'fonts',
  type: 'smallest type',
  line: 'thinnest line',
  live: 'live area',
  spine: 'spine text',
  barcode: 'barcode',
  colours: 'colours',
  images: 'images',
  transparency: 'transparency',
  extras: 'other content',
  empty: 'empty pages',
  solutions: 'solutions',
  links: 'links',
} as const satisfies Record<string, string>
/** The name of a check. */
export type PreflightCheck = keyof typeof CHECKS
/** The names of all checks, in the order of a report. */
export const CHECK_NAMES = Object.keys(CHECKS) as readonly PreflightCheck[]

/** A problem with a file. */
export interface PreflightProblem {
  /** The page in the file, from 1, regardless of printed page numbers. */
  readonly page?: number
  /** The check that found the problem. */
  readonly check: PreflightCheck
  /** The message: where, what is wrong, and what would be right. */
  readonly message: string
}

/** Collects problems while a file is read. */
export type Findings = ReturnType<typeof makeFindings>

/** The number of problems that are reported in full for each check. */
const MOST_SAID = 5

/** Makes an empty collection. */
export function makeFindings() {
  const found: PreflightProblem[] = []
  const counts: Partial<Record<PreflightCheck, number>> = {}
  return {
    /** Adds a problem of a page or of the complete file. */
    add: (check: PreflightCheck, message: string, page?: number): void => {
      const count = (counts[check] ?? 0) + 1
      counts[check] = count
      // A file may have millions of problems, so only the first few messages of a check are kept.
      if (count <= MOST_SAID) found.push({ ...(page !== undefined && { page }), check, message })
    },
    /** The problems in the order of the checks: for each check the first few problems, and a count of the rest. */
    problems: () =>
      CHECK_NAMES.flatMap((check) => {
        const own = found.filter((problem) => problem.check === check)
        const more = (counts[check] ?? 0) - MOST_SAID
        return more <= 0 ? own : [...own, { check, message: `${CHECKS[check]}: and ${more} more` }]
      }),
  }
}

// Formats lengths and places in units that people can measure.

const round = (number: number, digits: number) => String(Number((number + 1e-9).toFixed(digits)))

/** Formats a length in points as `9.5 mm (0.375 in)`. */
export function lengthText(points: number): string {
  return `${round(points / MILLIMETRE, 1)} mm (${round(points / INCH, 3)} in)`
}

/** Formats a size in points as `152.4 x 228.6 mm (6 x 9 in)`. */
export function sizeText(width: number, height: number): string {
  const both = (unit: number, digits: number) =>
    `${round(width / unit, digits)} x ${round(height / unit, digits)}`
  return `${both(MILLIMETRE, 1)} mm (${both(INCH, 3)} in)`
}

/** Formats points as `0.75 pt`. A value is never rounded up to the required minimum. */
export function pointsText(points: number): string {
  return `${Math.floor(points * 100 + 1e-6) / 100} pt`
}

/** Formats the top left corner of a box as `25.4 mm from the left, 12.7 mm from the top`. */
export function placeText({ left, top }: Box): string {
  return `${round(left / MILLIMETRE, 1)} mm from the left, ${round(top / MILLIMETRE, 1)} mm from the top`
}

const KIND_NAMES = { line: 'a line', area: 'an area', image: 'an image' } as const

/** Describes a mark and its place, so that people can find the mark on the page. */
export function markText({ kind, text }: PageMark): string {
  return kind === 'text'
    ? `“${text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text}”`
    : KIND_NAMES[kind]
}

const MOST_LETTERS = 40
