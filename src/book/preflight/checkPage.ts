// Checks of single pages: type, lines, margins, colours, images, transparency. Each check reports the worst mark of a page
// and the number of other faulty marks, because a fault in a drawing often occurs a hundred times on every page.

import { BLEED, FEWEST_DOTS, SMALLEST_TYPE } from '../../print/trimsAndPrintLimits.ts'
import type { PageMark } from '../../proof/marks.ts'
import type { PdfPage } from '../../proof/pdfFile.ts'
import { IMAGE } from '../../proof/pdfMarkRecorder.ts'
import type { PrintProfile } from '../bookDesignAndPuzzles.ts'
import { intrusions, type Sheet, SIDES, type Side } from './detectPaperSize.ts'
import {
  type Findings,
  lengthText,
  markText,
  type PreflightCheck,
  placeText,
  pointsText,
} from './findings.ts'

/** The properties of the file that the checks of a page need. */
export interface CheckSetting {
  /** The use of the file. */
  readonly profile: PrintProfile
  /** The size of the pages. */
  readonly sheet: Sheet
  /** The thickness of the thinnest line that the print service can print, in points. */
  readonly leastLine: number
  /** The least margins, in points. */
  readonly margins: Readonly<Record<Side, number>>
}

/** Tolerance for rounding, in points. */
export const TOLERANCE = 0.02

const BLACK = '#000000'
const WHITE = '#ffffff'

/** Whether a mark is visible on paper. */
export function isInk({ colour }: PageMark): boolean {
  return colour !== WHITE
}

/**
 * The smallest width, in points, of a grey line that is still printed cleanly as halftone dots; thinner lines become
 * ragged.
 */
const BROAD_LINE = 1.5

/**
 * Whether a mark is an area or a broad line in grey. Grey is printed as halftone dots of black ink, which would make a
 * letter or a fine line ragged.
 */
export function isTint({ kind, colour, measure }: PageMark): boolean {
  const isBroad = kind === 'area' || (kind === 'line' && measure >= BROAD_LINE)
  return isBroad && colour !== BLACK && colour !== WHITE && /^#(..)\1\1$/.test(colour)
}

/** The text for the number of further marks: empty for a count of 1, ` and 2 more` for a count of 3. */
export const more = (count: number) => (count > 1 ? ` and ${count - 1} more` : '')

const least = (marks: readonly PageMark[]) =>
  marks.reduce((one, other) => (other.measure < one.measure ? other : one))

/** A rule for single marks. */
interface MarkRule {
  readonly check: PreflightCheck
  /** Whether the rule also applies to files for screens. */
  readonly isForScreens?: boolean
  /** Whether a mark breaks the rule. */
  isBroken(mark: PageMark, setting: Pick<CheckSetting, 'leastLine'>): boolean
  /** Whether the worst mark is the mark with the least measure; otherwise, it is the first. */
  readonly isMeasured?: boolean
  /**
   * Describes the worst mark; `others` is the text for the number of other marks that break the rule, and `marks` are all
   * of them.
   */
  tell(worst: PageMark, others: string, marks: readonly PageMark[]): string
  /** Describes how to correct the fault. */
  remedy(setting: Pick<CheckSetting, 'leastLine'>): string
}

const MARK_RULES: readonly MarkRule[] = [
  {
    check: 'type',
    isForScreens: true,
    isBroken: ({ kind, measure }) => kind === 'text' && measure < SMALLEST_TYPE - TOLERANCE,
    isMeasured: true,
    tell: (worst, others) => `${markText(worst)}${others} in type of ${pointsText(worst.measure)}`,
    remedy: () => `use at least ${SMALLEST_TYPE} pt`,
  },
  {
    check: 'line',
    isBroken: (mark, { leastLine }) =>
      mark.kind === 'line' && isInk(mark) && mark.measure < leastLine - TOLERANCE,
    isMeasured: true,
    tell: ({ measure }, others) => `a line of ${pointsText(measure)}${others}`,
    remedy: ({ leastLine }) => `print needs at least ${leastLine} pt`,
  },
  {
    check: 'colours',
    isBroken: (mark) => ![BLACK, WHITE, IMAGE].includes(mark.colour) && !isTint(mark),
    tell: (worst, others, marks) => {
      const colours = Array.from(new Set(marks.map(({ colour }) => colour)))
      return `${markText(worst)}${others} in ${colours.slice(0, 3).join(', ')}${more(colours.length - 2)}`
    },
    remedy: () => `print must be black; only areas and lines of ${BROAD_LINE} pt may be grey`,
  },
  {
    check: 'images',
    isBroken: ({ kind, measure }) => kind === 'image' && measure < FEWEST_DOTS - 0.5,
    isMeasured: true,
    tell: ({ measure }, others) => `an image of ${Math.round(measure)} dots per inch${others}`,
    remedy: () => `print needs at least ${FEWEST_DOTS}`,
  },
  {
    check: 'transparency',
    isBroken: ({ isTransparent }) => isTransparent,
    tell: (worst, others) => `transparent: ${markText(worst)}${others}`,
    remedy: () => 'flatten it, since print services do so in different ways',
  },
]

/** Checks the marks of a page. */
export function checkPage(
  page: PdfPage,
  marks: readonly PageMark[],
  setting: CheckSetting,
  findings: Findings,
): void {
  checkMarks(page, marks, setting, findings)
  checkLiveArea(page, marks, setting, findings)
}

/** Checks marks by the rules that do not depend on their places. Covers may have colours. */
export function checkMarks(
  page: PdfPage,
  marks: readonly PageMark[],
  setting: Pick<CheckSetting, 'profile' | 'leastLine'> & { readonly isCover?: boolean },
  findings: Findings,
): void {
  for (const { check, isForScreens, isBroken, isMeasured, tell, remedy } of MARK_RULES) {
    if (setting.profile !== 'print' && !isForScreens) continue
    if (setting.isCover && check === 'colours') continue
    const broken = marks.filter((mark) => isBroken(mark, setting))
    if (broken.length === 0) continue
    const worst = isMeasured ? least(broken) : broken[0]
    const told = `${tell(worst, more(broken.length), broken)}, ${placeText(worst.box)}`
    findings.add(check, `${told}; ${remedy(setting)}`, page.number)
  }
}

function checkLiveArea(
  page: PdfPage,
  marks: readonly PageMark[],
  { sheet, margins }: CheckSetting,
  { add }: Findings,
): void {
  const inked = marks
    .filter(isInk)
    .map((mark) => ({ mark, into: intrusions(mark.box, page, sheet, margins) }))
  for (const side of SIDES) {
    const outside = inked.filter(
      ({ mark, into }) => into[side] > TOLERANCE && !bleeds(mark, side, into[side]),
    )
    if (outside.length === 0) continue
    const { mark, into } = outside.reduce((one, other) => (other.into[side] > one.into[side] ? other : one))
    const how = Number.isFinite(into[side]) ? `by ${lengthText(into[side])}` : 'all over'
    const message = `${markText(mark)}${more(outside.length)} reaching into the ${side} margin ${how}; ${remedy(mark, side, into[side])}`
    add('live', message, page.number)
  }

  /** Describes how to correct a mark: if it is cut by the trim, it must bleed; otherwise, it must leave the margin free. */
  function remedy({ kind }: PageMark, side: Side, into: number): string {
    const isCut = kind !== 'text' && side !== 'inside' && into >= margins[side] - TOLERANCE
    if (!isCut) return `keep ${lengthText(margins[side] + (side === 'inside' ? 0 : sheet.bleed))} free`
    return sheet.bleed > 0
      ? `whatever is cut off must extend through the whole bleed of ${lengthText(sheet.bleed)}`
      : `keep ${lengthText(margins[side])} free, or make pages with a bleed of ${lengthText(BLEED)}`
  }

  /**
   * Whether a mark bleeds correctly: in a file with bleed, a mark that is cut must extend to the edge of the page. Text
   * must never be cut.
   */
  function bleeds(mark: PageMark, side: Side, into: number): boolean {
    const toEdge = margins[side] + (side === 'inside' ? 0 : sheet.bleed)
    return sheet.bleed > 0 && mark.kind !== 'text' && into >= toEdge - TOLERANCE
  }
}
