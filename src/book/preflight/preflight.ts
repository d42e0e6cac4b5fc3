// Preflight: reads a finished PDF and reports everything that a print service or a reader would find wrong.
// It uses nothing from the program that wrote the file: an independent parser finds pages, fonts, sizes,
// places and links, and puzzles and solutions are found by their printed words.

import { count as plural } from '../../families/notationText.ts'
import { FEWEST_PAGES, MOST_PAGES, THINNEST_LINE, type Trim } from '../../print/printLimits.ts'
import { paint } from '../../proof/markRecorder.ts'
import type { PageMark } from '../../proof/marks.ts'
import { type Font, openPdf, type Pdf, pdfErrorReason, UnreadableError } from '../../proof/pdfFile.ts'
import type { PrintProfile } from '../bookContents.ts'
import { checkBoxes, type PageBoxes, readPageBoxes } from './checkBoxes.ts'
import { checkLinks, startReading } from './checkSolutions.ts'
import {
  type Findings,
  makeFindings,
  markText,
  type PreflightCheck,
  type PreflightProblem,
  placeText,
  pointsText,
  sizeText,
} from './findings.ts'
import { type CheckSetting, checkPage, FEWEST_DOTS, isInk, isTint, TOLERANCE } from './pageMarkChecks.ts'
import { findSheet, isRecto, leastMargins, marginsText, type Sheet, sheetName } from './paperSize.ts'
import type { LabelWording } from './puzzleLabels.ts'

/** The expected properties of the file. Omitted ones are found from the file and reported. */
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

/** The smallest type or the thinnest line of a file, in points. */
interface Extreme {
  readonly points: number
  readonly page: number
  /** A description of the text or line, with its place on the page. */
  readonly what: string
}

/** The result of preflight for a file. */
export interface PreflightReport {
  /** The number of pages. */
  readonly pages: number
  /** The width of most pages in the file, in points. */
  readonly width: number
  /** The height of most pages in the file, in points. */
  readonly height: number
  /** The name of the pages' trim. */
  readonly trim?: string
  /** The bleed in points; 0 for none. */
  readonly bleed: number
  /** The use for which the file was checked. */
  readonly profile: PrintProfile
  /** Every font in use. */
  readonly fonts: readonly { readonly name: string; readonly isEmbedded: boolean }[]
  /** The smallest type; left out if there is no text. */
  readonly smallestType?: Extreme
  /** The thinnest line; left out if there are no lines. */
  readonly thinnestLine?: Extreme
  /** The number of puzzles found. */
  readonly puzzles: number
  /** The results by check. Checks that do not apply to the profile are left out. */
  readonly found: Readonly<Partial<Record<PreflightCheck, string>>>
  /** The checks that could not be made because their objects were not found; `found` has the reason. */
  readonly unchecked: readonly PreflightCheck[]
  /** The problems, by check. */
  readonly problems: readonly PreflightProblem[]
}

/** Checks a file and returns the report. An unreadable file counts as a problem. */
export async function preflight(bytes: Uint8Array, expected: Expected = {}): Promise<PreflightReport> {
  let pdf: Pdf
  try {
    pdf = await openPdf(bytes)
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    return unreadable(error.message, expected)
  }
  try {
    return await inspect(pdf, expected, readPageBoxes(bytes))
  } finally {
    await pdf.close()
  }
}

function unreadable(message: string, { profile = 'print' }: Expected): PreflightReport {
  const problems: PreflightProblem[] = [{ check: 'file', message }]
  const none = { fonts: [], puzzles: 0, found: {}, unchecked: [] }
  return { pages: 0, width: 0, height: 0, bleed: 0, profile, ...none, problems }
}

async function inspect(
  pdf: Pdf,
  expected: Expected,
  pageBoxes: readonly PageBoxes[] | undefined,
): Promise<PreflightReport> {
  const findings = makeFindings()
  const sheet = findSheet(pdf.pages, expected, findings)
  const profile = expected.profile ?? (isForScreen(pdf) ? 'screen' : 'print')
  const { thinnestLine: leastLine = THINNEST_LINE } = expected
  const setting = { profile, sheet, margins: leastMargins(pdf.pages.length), leastLine }
  const boxes = checkBoxes(pageBoxes, sheet, pdf.pages.length, findings)
  const reading = startReading(expected.words)
  const gathered = await gather(pdf, setting, findings, reading.add)

  if (profile === 'print') checkPrint(pdf, expected, findings)
  checkEmpty(gathered.empty, pdf.pages.length, findings)
  const fonts = checkFonts(gathered.fonts, findings)
  const puzzles = reading.puzzles(findings, expected.puzzles)
  const { links } = checkLinks(pdf.pages, puzzles, findings)
  const { smallestType, thinnestLine } = gathered
  const problems = findings.problems()
  const remark = reading.remark()
  return {
    pages: pdf.pages.length,
    width: sheet.width,
    height: sheet.height,
    ...(sheet.trim && { trim: sheet.trim.name }),
    bleed: sheet.bleed,
    profile,
    fonts,
    ...(smallestType && { smallestType }),
    ...(thinnestLine && { thinnestLine }),
    puzzles: puzzles.length,
    found: {
      ...paperFound(sheet, setting, pdf.pages.length),
      ...(boxes !== undefined && { boxes }),
      fonts: fonts.map(({ name }) => name).join(', ') || 'none',
      type: smallestType ? extremeText(smallestType) : 'no text',
      line: lineText(thinnestLine, setting),
      empty: pagesText(gathered.empty),
      solutions: remark ?? `${plural(puzzles.length, 'puzzle')} with a number`,
      ...(profile === 'print'
        ? rulesFound(problems, gathered.hasTints)
        : { links: `${links} within the file` }),
    },
    unchecked: uncheckedOf(remark, expected),
    problems,
  }
}

/** If the caller expects puzzles, missing ones are a problem, so the check counts as made. */
function uncheckedOf(remark: string | undefined, { puzzles }: Expected): readonly PreflightCheck[] {
  return remark !== undefined && puzzles === undefined ? ['solutions'] : []
}

/** Whether a file is for screens: it has features that print does not allow. */
function isForScreen({ pages, hasOutline }: Pdf): boolean {
  return hasOutline || pages.some(({ links }) => links.length > 0)
}

/**
 * What the report says about each rule of print, for a file that keeps the rule and for a file that breaks
 * it.
 */
const PRINT_RULES = {
  colours: { kept: 'black only', broken: 'not black only' },
  images: { kept: `at least ${FEWEST_DOTS} dots per inch`, broken: `below ${FEWEST_DOTS} dots per inch` },
  transparency: { kept: 'none', broken: 'some' },
  extras: { kept: 'none', broken: 'some' },
} as const satisfies Partial<Record<PreflightCheck, { kept: string; broken: string }>>

function rulesFound(
  problems: readonly PreflightProblem[],
  hasTints: boolean,
): Partial<Record<PreflightCheck, string>> {
  const broken = new Set<string>(problems.map(({ check }) => check))
  const rules = Object.entries(PRINT_RULES).map(
    ([check, rule]) => [check, broken.has(check) ? rule.broken : rule.kept] as const,
  )
  const found = Object.fromEntries(rules)
  return hasTints && !broken.has('colours') ? { ...found, colours: 'black, and grey areas' } : found
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

function paperFound(sheet: Sheet, { margins }: CheckSetting, pages: number) {
  return {
    size: `${sizeText(sheet.width, sheet.height)}: ${sheetName(sheet)}`,
    pages: String(pages),
    live: marginsText(margins),
  }
}

const extremeText = ({ points, page, what }: Extreme) => `${pointsText(points)}, on page ${page}: ${what}`

/** Reads one page after another and keeps only small results of each. */
async function gather(
  pdf: Pdf,
  setting: CheckSetting,
  findings: Findings,
  read: (page: number, marks: readonly PageMark[]) => void,
) {
  const fonts = new Map<string, Font>()
  const empty: number[] = []
  let hasTints = false
  let smallestType: Extreme | undefined
  let thinnestLine: Extreme | undefined
  for (const page of pdf.pages) {
    try {
      const content = await pdf.read(page.number)
      const { marks, used } = paint(content.operators, page.base, content.fonts)
      for (const font of used) fonts.set(`${font.name} ${font.isEmbedded}`, font)
      checkPage(page, marks, setting, findings)
      smallestType = lesser(
        smallestType,
        page.number,
        marks.filter(({ kind }) => kind === 'text'),
      )
      const lines = marks.filter((mark) => mark.kind === 'line' && isInk(mark))
      thinnestLine = lesser(thinnestLine, page.number, lines)
      hasTints ||= marks.some(isTint)
      if (!marks.some(isInk)) empty.push(page.number)
      read(page.number, marks)
    } catch (error) {
      findings.add('file', pdfErrorReason(error), page.number)
    }
  }
  return {
    fonts: Array.from(fonts.values()),
    empty,
    hasTints,
    ...(smallestType && { smallestType }),
    ...(thinnestLine && { thinnestLine }),
  }
}

function lesser(soFar: Extreme | undefined, page: number, marks: readonly PageMark[]): Extreme | undefined {
  let least = soFar
  for (const mark of marks) {
    if (least && least.points <= mark.measure) continue
    least = { points: mark.measure, page, what: `${markText(mark)}, ${placeText(mark.box)}` }
  }
  return least
}

function checkPrint({ pages, hasOutline, extras }: Pdf, { mayBeShort }: Expected, { add }: Findings): void {
  const count = pages.length
  if (count % 2 === 1) add('pages', `${count} pages; a book needs an even number`)
  if (count < FEWEST_PAGES && !mayBeShort) {
    add('pages', `${count} pages; print services bind at least ${FEWEST_PAGES}`)
  }
  if (count > MOST_PAGES) add('pages', `${count} pages; print services bind at most ${MOST_PAGES}`)
  if (hasOutline) add('extras', 'an outline; files for print must not have one')
  for (const extra of extras) add('extras', `${extra}; files for print must not have this`)
  for (const { number, annotations } of pages) {
    if (annotations.length === 0) continue
    const kinds = Array.from(new Set(annotations)).join(', ')
    add(
      'extras',
      `${plural(annotations.length, 'annotation')} (${kinds}); files for print must not have any`,
      number,
    )
  }
}

/**
 * Checks that empty pages only make the next part start on a right-hand page: an empty page must be a
 * left-hand page, and the page after it must not be empty.
 */
function checkEmpty(empty: readonly number[], pages: number, { add }: Findings): void {
  for (const page of empty) {
    if (isRecto(page)) add('empty', 'a right-hand page is empty', page)
    else if (page === pages) add('empty', 'the last page is empty', page)
    else if (empty.includes(page + 1)) add('empty', 'two empty pages in a row', page)
  }
}

function checkFonts(fonts: readonly Font[], { add }: Findings): { name: string; isEmbedded: boolean }[] {
  for (const { name, isEmbedded } of fonts) {
    if (!isEmbedded) add('fonts', `${name} is not embedded`)
  }
  return fonts.map(({ name, isEmbedded }) => ({ name, isEmbedded }))
}
