// Preflight: reads a finished PDF as a stranger would, and says what a print service, or a reader, would find wrong with
// it. It takes nothing from what wrote the file: pages, fonts, sizes, places and links are those that an independent
// parser finds, and puzzles and solutions are told by the words printed.

import { count as plural } from '../../families/notationText.ts'
import type { PrintProfile } from '../bookContents.ts'
import { FEWEST_PAGES, MOST_PAGES, THINNEST_LINE, type Trim } from '../printLimits.ts'
import { checkLinks } from './checkLinks.ts'
import { startReading } from './checkSolutions.ts'
import { type Findings, makeFindings, type PreflightCheck, type PreflightProblem } from './findings.ts'
import type { PageMark } from './graphicsState.ts'
import type { LabelWording } from './labelPatterns.ts'
import { paint } from './markRecorder.ts'
import { markText, placeText, pointsText, sizeText } from './measurementTexts.ts'
import { type CheckSetting, FEWEST_DOTS, isInk, PAGE_CHECKS, TOLERANCE } from './pageMarkChecks.ts'
import { findSheet, isRecto, leastMargins, marginsText, type Sheet, sheetName } from './paperSize.ts'
import { type Font, openPdf, type Pdf, pdfErrorReason, UnreadableError } from './readPdf.ts'

/** What the file is held against. What is left out is found out, and reported. */
export interface Expected {
  /** The trimmed page. */
  readonly trim?: Trim
  /** In points; 0 for none. */
  readonly bleed?: number
  /** What the file is for. */
  readonly profile?: PrintProfile
  /** The words by which puzzles and solutions are found. */
  readonly words?: LabelWording
  /** How many puzzles there are. */
  readonly puzzles?: number
}

/** The smallest or thinnest of a file, in points. */
interface Extreme {
  readonly points: number
  readonly page: number
  /** What it is, and where. */
  readonly what: string
}

/** What was found in a file. */
export interface PreflightReport {
  /** How many pages it has. */
  readonly pages: number
  /** Of most pages as they are in the file, in points. */
  readonly width: number
  /** Of most pages as they are in the file, in points. */
  readonly height: number
  /** The name of the trim that the pages have. */
  readonly trim?: string
  /** In points; 0 for none. */
  readonly bleed: number
  /** What the file was checked for. */
  readonly profile: PrintProfile
  /** Every font that is used. */
  readonly fonts: readonly { readonly name: string; readonly isEmbedded: boolean }[]
  /** Left out where there is no text. */
  readonly smallestType?: Extreme
  /** Left out where there are no lines. */
  readonly thinnestLine?: Extreme
  /** How many puzzles were found. */
  readonly puzzles: number
  /** What was found, by the check that looked; a check that has nothing to say of the profile is not there. */
  readonly found: Readonly<Partial<Record<PreflightCheck, string>>>
  /** The checks that came to nothing, since what they look at was not found; `found` says why. */
  readonly unchecked: readonly PreflightCheck[]
  /** What is wrong, by check. */
  readonly problems: readonly PreflightProblem[]
}

/** Reads a file and reports; a file that cannot be read is a problem like others. */
export async function preflight(bytes: Uint8Array, expected: Expected = {}): Promise<PreflightReport> {
  let pdf: Pdf
  try {
    pdf = await openPdf(bytes)
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    return unreadable(error.message, expected)
  }
  try {
    return await inspect(pdf, expected)
  } finally {
    await pdf.close()
  }
}

function unreadable(message: string, { profile = 'print' }: Expected): PreflightReport {
  const problems: PreflightProblem[] = [{ check: 'file', message }]
  const none = { fonts: [], puzzles: 0, found: {}, unchecked: [] }
  return { pages: 0, width: 0, height: 0, bleed: 0, profile, ...none, problems }
}

async function inspect(pdf: Pdf, expected: Expected): Promise<PreflightReport> {
  const findings = makeFindings()
  const sheet = findSheet(pdf.pages, expected, findings)
  const profile = expected.profile ?? (isForScreen(pdf) ? 'screen' : 'print')
  const setting = { profile, sheet, margins: leastMargins(pdf.pages.length) }
  const reading = startReading(expected.words)
  const gathered = await gather(pdf, setting, findings, reading.add)

  if (profile === 'print') checkPrint(pdf, findings)
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
      fonts: fonts.map(({ name }) => name).join(', ') || 'none',
      type: smallestType ? extremeText(smallestType) : 'no text',
      line: lineText(thinnestLine, profile),
      empty: pagesText(gathered.empty),
      solutions: remark ?? `${plural(puzzles.length, 'puzzle')} with a number`,
      ...(profile === 'print' ? rulesFound(problems) : { links: `${links} within the file` }),
    },
    unchecked: uncheckedOf(remark, expected),
    problems,
  }
}

/** Whoever says how many puzzles there should be is told that they are missing. */
function uncheckedOf(remark: string | undefined, { puzzles }: Expected): readonly PreflightCheck[] {
  return remark !== undefined && puzzles === undefined ? ['solutions'] : []
}

/** A file that has what print forbids is meant for a screen. */
function isForScreen({ pages, hasOutline }: Pdf): boolean {
  return hasOutline || pages.some(({ links }) => links.length > 0)
}

/** What a file is that keeps a rule of print, and what one is that does not. */
const PRINT_RULES = {
  colours: { kept: 'black only', broken: 'not black only' },
  images: { kept: `from ${FEWEST_DOTS} dots per inch`, broken: `below ${FEWEST_DOTS} dots per inch` },
  transparency: { kept: 'none', broken: 'some' },
  extras: { kept: 'nothing', broken: 'something' },
} as const satisfies Partial<Record<PreflightCheck, { kept: string; broken: string }>>

function rulesFound(problems: readonly PreflightProblem[]): Partial<Record<PreflightCheck, string>> {
  const broken = new Set<string>(problems.map(({ check }) => check))
  return Object.fromEntries(
    Object.entries(PRINT_RULES).map(([check, rule]) => [check, broken.has(check) ? rule.broken : rule.kept]),
  )
}

/** `none`, `page 6`, `pages 6, 8`. */
function pagesText(pages: readonly number[]): string {
  return pages.length === 0 ? 'none' : `page${pages.length === 1 ? '' : 's'} ${pages.join(', ')}`
}

/** On a screen a thin line does no harm; in print it would. */
function lineText(thinnest: Extreme | undefined, profile: PrintProfile): string {
  if (!thinnest) return 'no lines'
  const isTooThin = profile === 'screen' && thinnest.points < THINNEST_LINE - TOLERANCE
  return `${extremeText(thinnest)}${isTooThin ? `; too thin for print, which needs ${THINNEST_LINE} pt` : ''}`
}

function paperFound(sheet: Sheet, { margins }: CheckSetting, pages: number) {
  return {
    size: `${sizeText(sheet.width, sheet.height)}: ${sheetName(sheet)}`,
    pages: String(pages),
    live: marginsText(margins),
  }
}

const extremeText = ({ points, page, what }: Extreme) => `${pointsText(points)}, on page ${page}: ${what}`

interface Gathered {
  readonly fonts: readonly Font[]
  readonly empty: readonly number[]
  readonly smallestType?: Extreme
  readonly thinnestLine?: Extreme
}

/** Looks at one page after the other, and keeps little of each. */
async function gather(
  pdf: Pdf,
  setting: CheckSetting,
  findings: Findings,
  read: (page: number, marks: readonly PageMark[]) => void,
): Promise<Gathered> {
  const fonts = new Map<string, Font>()
  const empty: number[] = []
  let smallestType: Extreme | undefined
  let thinnestLine: Extreme | undefined
  for (const page of pdf.pages) {
    try {
      const content = await pdf.read(page.number)
      const { marks, used } = paint(content.operators, page.base, content.fonts)
      for (const font of used) fonts.set(`${font.name} ${font.isEmbedded}`, font)
      for (const check of PAGE_CHECKS) check(page, marks, setting, findings)
      smallestType = lesser(
        smallestType,
        page.number,
        marks.filter(({ kind }) => kind === 'text'),
      )
      const lines = marks.filter((mark) => mark.kind === 'line' && isInk(mark))
      thinnestLine = lesser(thinnestLine, page.number, lines)
      if (!marks.some(isInk)) empty.push(page.number)
      read(page.number, marks)
    } catch (error) {
      findings.add('file', pdfErrorReason(error), page.number)
    }
  }
  return {
    fonts: Array.from(fonts.values()),
    empty,
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

function checkPrint({ pages, hasOutline, extras }: Pdf, { add }: Findings): void {
  const count = pages.length
  if (count % 2 === 1) add('pages', `${count} pages; a book has an even number`)
  if (count < FEWEST_PAGES) add('pages', `${count} pages; print services bind at least ${FEWEST_PAGES}`)
  if (count > MOST_PAGES) add('pages', `${count} pages; print services bind at most ${MOST_PAGES}`)
  if (hasOutline) add('extras', 'an outline; print takes none')
  for (const extra of extras) add('extras', `${extra}; print takes none`)
  for (const { number, annotations } of pages) {
    if (annotations.length === 0) continue
    const kinds = Array.from(new Set(annotations)).join(', ')
    add('extras', `${plural(annotations.length, 'annotation')} (${kinds}); print takes none`, number)
  }
}

/**
 * A page may be empty for the next one to be a right-hand page: a left-hand page, then, with a page behind it that is
 * not empty.
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
