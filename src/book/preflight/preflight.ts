// Preflight: reads a finished PDF and reports everything that a print service or a reader would find wrong. It relies
// on nothing but the file: an independent parser finds pages, fonts, sizes, positions and links, and puzzles and
// solutions are found by their printed words.

import { count as plural } from '../../families/gridText.ts'
import {
  FEWEST_DOTS,
  FEWEST_PAGES,
  MOST_PAGES,
  THINNEST_LINE,
  type Trim,
} from '../../print/trimsAndPrintLimits.ts'
import { openPdf, type Pdf, UnreadableError } from '../../proof/pdfFile.ts'
import type { PrintProfile } from '../bookDesignAndPuzzles.ts'
import type { CoverGeometry } from '../cover/coverGeometry.ts'
import { inspectCover } from './checkCover.ts'
import { type CheckSetting, checkPage, TOLERANCE } from './checkPage.ts'
import { checkBoxes, type PageBoxes, readPageBoxes } from './checkPageBoxes.ts'
import { checkLinks, startReading } from './checkSolutionPages.ts'
import { findSheet, isRecto, leastMargins, marginsText, sheetName } from './detectPaperSize.ts'
import {
  type Findings,
  makeFindings,
  type PreflightCheck,
  type PreflightProblem,
  sizeText,
} from './findings.ts'
import { checkFonts, type Extreme, extremeText, gather } from './gatherMarks.ts'
import type { LabelWording } from './matchPuzzleLabels.ts'

/** The expected properties of the file. Properties that are left out are taken from the file and reported. */
export interface Expected {
  /** The trimmed page. */
  readonly trim?: Trim
  /** The bleed in points; 0 for none. */
  readonly bleed?: number
  /** The use of the file. */
  readonly profile?: PrintProfile
  /** The words that label puzzles and solutions. */
  readonly words?: LabelWording
  /** The number of puzzles. */
  readonly puzzles?: number
  /** Whether the file may have too few pages to be bound. */
  readonly mayBeShort?: boolean
  /** The thinnest line that the service prints, in points; .75 by default. */
  readonly thinnestLine?: number
}

/** The result of preflight for a file. */
export type PreflightReport = Awaited<ReturnType<typeof inspect>>

/** Checks a file and returns the report. An unreadable file counts as a problem. */
export async function preflight(bytes: Uint8Array, expected: Expected = {}): Promise<PreflightReport> {
  return preflightWith(bytes, expected, (pdf, boxes) => inspect(pdf, expected, boxes))
}

/** Checks a file as the complete cover of a paperback of this geometry. */
export async function preflightCover(bytes: Uint8Array, geometry: CoverGeometry): Promise<PreflightReport> {
  return preflightWith(bytes, { profile: 'print' }, (pdf, boxes) => inspectCover(pdf, geometry, boxes))
}

async function preflightWith(
  bytes: Uint8Array,
  expected: Expected,
  read: (pdf: Pdf, boxes: readonly PageBoxes[] | undefined) => Promise<PreflightReport>,
): Promise<PreflightReport> {
  let pdf: Pdf
  try {
    pdf = await openPdf(bytes)
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    return unreadable(error.message, expected)
  }
  try {
    return await read(pdf, readPageBoxes(bytes))
  } finally {
    await pdf.close()
  }
}

function unreadable(message: string, { profile = 'print' }: Expected): PreflightReport {
  const problems: PreflightProblem[] = [{ check: 'file', message }]
  const none = { fonts: [], puzzles: 0, found: {}, unchecked: [] }
  return { pages: 0, width: 0, height: 0, bleed: 0, profile, ...none, problems }
}

async function inspect(pdf: Pdf, expected: Expected, pageBoxes: readonly PageBoxes[] | undefined) {
  const findings = makeFindings()
  const sheet = findSheet(pdf.pages, expected, findings)
  const profile: PrintProfile = expected.profile ?? (isForScreen(pdf) ? 'screen' : 'print')
  const { thinnestLine: leastLine = THINNEST_LINE } = expected
  const setting = { profile, sheet, margins: leastMargins(pdf.pages.length), leastLine }
  const boxes = checkBoxes(pageBoxes, sheet, pdf.pages.length, findings)
  const reading = startReading(expected.words)
  const gathered = await gather(pdf, findings, (page, marks) => {
    checkPage(page, marks, setting, findings)
    reading.add(page.number, marks)
  })

  if (profile === 'print') checkPrint(pdf, expected, findings)
  checkEmpty(gathered.empty, pdf.pages.length, findings)
  const fonts = checkFonts(gathered.fonts, findings)
  const puzzles = reading.puzzles(findings, expected.puzzles)
  const { links } = checkLinks(pdf.pages, puzzles, findings)
  const { smallestType, thinnestLine } = gathered
  const problems = findings.problems()
  const remark = reading.remark()
  /** The results by check. Checks that do not apply to the profile are left out. */
  const found: Readonly<Partial<Record<PreflightCheck, string>>> = {
    size: `${sizeText(sheet.width, sheet.height)}: ${sheetName(sheet)}`,
    pages: String(pdf.pages.length),
    live: marginsText(setting.margins),
    ...(boxes !== undefined && { boxes }),
    fonts: fonts.map(({ name }) => name).join(', ') || 'none',
    type: smallestType ? extremeText(smallestType) : 'no text',
    line: lineText(thinnestLine, setting),
    empty: pagesText(gathered.empty),
    solutions: remark ?? `${plural(puzzles.length, 'puzzle')} with a number`,
    ...(profile === 'print'
      ? rulesFound(problems, gathered.hasTints)
      : { links: `${links} within the file` }),
  }
  // If the caller expects puzzles, missing puzzles are reported as a problem, so the check counts as made.
  const unchecked: readonly PreflightCheck[] =
    remark !== undefined && expected.puzzles === undefined ? ['solutions'] : []
  return {
    pages: pdf.pages.length,
    /** The size of most pages in the file, in points. */
    width: sheet.width,
    height: sheet.height,
    ...(sheet.trim && { trim: sheet.trim.name }),
    bleed: sheet.bleed,
    /** The use for which the file was checked. */
    profile,
    fonts,
    ...(smallestType && { smallestType }),
    ...(thinnestLine && { thinnestLine }),
    /** The number of puzzles found. */
    puzzles: puzzles.length,
    found,
    /** The checks that could not be made, because the file seems to have nothing to check; `found` has the reason. */
    unchecked,
    problems,
  }
}

/** Whether a file is for screens: it has an outline or links, which print does not allow. */
function isForScreen({ pages, hasOutline }: Pdf): boolean {
  return hasOutline || pages.some(({ links }) => links.length > 0)
}

/**
 * What the report says about each rule of print, for a file that keeps the rule and for a file that breaks
 * it.
 */
const PRINT_RULES = [
  ['colours', 'black only', 'not black only'],
  ['images', `at least ${FEWEST_DOTS} dots per inch`, `below ${FEWEST_DOTS} dots per inch`],
  ['transparency', 'none', 'some'],
  ['extras', 'none', 'some'],
] as const

function rulesFound(problems: readonly PreflightProblem[], hasTints: boolean): Record<string, string> {
  const broken = new Set<string>(problems.map(({ check }) => check))
  const rules = PRINT_RULES.map(([check, kept, other]) => [check, broken.has(check) ? other : kept])
  const greys = hasTints && !broken.has('colours') && { colours: 'black, and grey areas' }
  return { ...Object.fromEntries(rules), ...greys }
}

/** `none`, `page 6`, `pages 6, 8`. */
function pagesText(pages: readonly number[]): string {
  return pages.length === 0 ? 'none' : `page${pages.length === 1 ? '' : 's'} ${pages.join(', ')}`
}

/** The thinnest line. For a file for screens, adds a remark if the line is too thin for print. */
function lineText(thinnest: Extreme | undefined, { profile, leastLine }: CheckSetting): string {
  if (!thinnest) return 'no lines'
  const isTooThin = profile === 'screen' && thinnest.points < leastLine - TOLERANCE
  return `${extremeText(thinnest)}${isTooThin ? `; too thin for print, which needs ${leastLine} pt` : ''}`
}

function checkPrint({ pages, hasOutline, extras }: Pdf, { mayBeShort }: Expected, { add }: Findings): void {
  const count = pages.length
  const all = plural(count, 'page')
  if (count % 2 === 1) add('pages', `${all}; a book needs an even number`)
  if (count < FEWEST_PAGES && !mayBeShort) {
    add('pages', `${all}; print services bind at least ${FEWEST_PAGES}`)
  }
  if (count > MOST_PAGES) add('pages', `${all}; print services bind at most ${MOST_PAGES}`)
  if (hasOutline) add('extras', 'an outline; files for print must not have one')
  for (const extra of extras) add('extras', `${extra}; files for print must not have this`)
  for (const { number, annotations } of pages) {
    if (annotations.length === 0) continue
    const kinds = Array.from(new Set(annotations)).join(', ')
    const found = `${plural(annotations.length, 'annotation')} (${kinds})`
    add('extras', `${found}; files for print must not have any`, number)
  }
}

/**
 * Checks that each empty page only makes the next part start on a right-hand page: the empty page must be a left-hand
 * page, and the page after it must not be empty.
 */
function checkEmpty(empty: readonly number[], pages: number, { add }: Findings): void {
  for (const page of empty) {
    if (isRecto(page)) add('empty', 'a right-hand page is empty; only a left-hand page may be empty', page)
    else if (page === pages) add('empty', 'the last page is empty; remove it', page)
    else if (empty.includes(page + 1)) add('empty', 'two empty pages in a row; remove one', page)
  }
}
