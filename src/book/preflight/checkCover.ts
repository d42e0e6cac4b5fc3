// Checks a file as the complete cover of a paperback: one sheet of back, spine and front with bleed on all sides, whose size
// follows from trim, pages and paper.
//
//   ┌────────────┬─┬───────────┐   Texts stay within the safe areas of back, spine and front. Other marks stay clear of the
//   │ ┌────────┐ │T│ ┌───────┐ │   trim, or run through the whole bleed. No mark overlaps the place of the
//   │ │     ┌─┐│ │ │ │       │ │   barcode, except a ground that covers all of it.
//   │ └─────┴─┘┘ │ │ └───────┘ │
//   └────────────┴─┴───────────┘

import { THINNEST_LINE } from '../../print/trimsAndPrintLimits.ts'
import type { Box } from '../../proof/boxesAndTransforms.ts'
import type { PageMark } from '../../proof/marks.ts'
import type { Pdf, PdfPage } from '../../proof/pdfFile.ts'
import {
  type CoverArea,
  type CoverGeometry,
  FEWEST_FOR_SPINE_TEXT,
  SAFE_MARGIN,
  SIZE_TOLERANCE,
} from '../cover/coverGeometry.ts'
import { TEMPLATE_SUBJECT } from '../cover/coverTemplate.ts'
import { paperFault } from '../cover/paperStocks.ts'
import { checkMarks, isInk, more, TOLERANCE } from './checkPage.ts'
import { expectBoxes, type PageBoxes } from './checkPageBoxes.ts'
import {
  type Findings,
  lengthText,
  makeFindings,
  markText,
  type PreflightCheck,
  placeText,
  sizeText,
} from './findings.ts'
import { checkFonts, extremeText, gather } from './gatherMarks.ts'

/** The checks of the places of marks. A template is exempt, because it has guides where nothing else may be. */
const PLACES = ['live', 'spine', 'barcode'] as const satisfies readonly PreflightCheck[]

/** Reads and checks a cover. */
export async function inspectCover(
  pdf: Pdf,
  geometry: CoverGeometry,
  boxes: readonly PageBoxes[] | undefined,
) {
  const findings = makeFindings()
  const { add } = findings
  const { order, bleed, wrapWidth, wrapHeight, spine, spineText } = geometry
  const { trim, pages, paper } = order
  const isTemplate = pdf.subject === TEMPLATE_SUBJECT
  const fault = paperFault(paper, trim.name, pages)
  if (fault !== undefined) add('pages', fault)
  if (pdf.pages.length > 1) add('pages', `${pdf.pages.length} pages; a cover must be one page`)
  const [sheet] = pdf.pages
  checkSize(sheet, geometry, findings)
  const trimmed = boxOf(geometry.trimmed, bleed)
  const whole = { left: 0, top: 0, right: wrapWidth, bottom: wrapHeight }
  if (boxes?.[0]) expectBoxes(boxes[0], { trim: trimmed, bleed: whole }, 1, add)
  const {
    fonts: used,
    smallestType,
    thinnestLine,
  } = await gather(pdf, findings, (page, marks) => {
    checkMarks(page, marks, { profile: 'print', leastLine: THINNEST_LINE, isCover: true }, findings)
    if (page.number === 1 && !isTemplate) checkPlaces(marks, geometry, findings)
  })
  const fonts = checkFonts(used, findings)
  for (const extra of pdf.extras) add('extras', `${extra}; files for print must not have this`)
  const places = {
    live: `${lengthText(SAFE_MARGIN)} from trim and folds`,
    spine: spineText ? 'allowed' : `none below ${FEWEST_FOR_SPINE_TEXT} pages`,
    barcode: sizeText(geometry.barcode.width, geometry.barcode.height),
  }
  const guides = Object.fromEntries(PLACES.map((check) => [check, 'a template has guides there']))
  const found: Readonly<Partial<Record<PreflightCheck, string>>> = {
    size: `${sizeText(sheet.width, sheet.height)}: ${trim.name} for ${pages} pages, spine ${lengthText(spine)}`,
    ...(boxes && {
      boxes: boxes[0]?.trim ? sizeText(trimmed.right - bleed, trimmed.bottom - bleed) : 'none',
    }),
    pages: String(pdf.pages.length),
    fonts: fonts.map(({ name }) => name).join(', ') || 'none',
    type: smallestType ? extremeText(smallestType) : 'no text',
    line: thinnestLine ? extremeText(thinnestLine) : 'no lines',
    ...(isTemplate ? guides : places),
  }
  return {
    pages: pdf.pages.length,
    width: sheet.width,
    height: sheet.height,
    trim: trim.name,
    bleed,
    profile: 'print' as const,
    fonts,
    ...(smallestType && { smallestType }),
    ...(thinnestLine && { thinnestLine }),
    puzzles: 0,
    found,
    unchecked: isTemplate ? PLACES : [],
    problems: findings.problems(),
  }
}

function checkSize(
  { width, height }: PdfPage,
  { order, wrapWidth, wrapHeight }: CoverGeometry,
  { add }: Findings,
) {
  if (Math.abs(width - wrapWidth) <= SIZE_TOLERANCE && Math.abs(height - wrapHeight) <= SIZE_TOLERANCE) return
  const { trim, pages, paper } = order
  const wanted = `a cover of ${trim.name} for ${pages} pages on ${paper.name} is ${sizeText(wrapWidth, wrapHeight)} with bleed`
  add('size', `the sheet is ${sizeText(width, height)}; ${wanted}`)
}

function boxOf({ x, y, width, height }: CoverArea, bleed: number): Box {
  return { left: x + bleed, top: y + bleed, right: x + width + bleed, bottom: y + height + bleed }
}

/** Checks where the marks of a cover are. White letters count as visible, because they may be on a dark ground. */
function checkPlaces(marks: readonly PageMark[], geometry: CoverGeometry, { add }: Findings): void {
  const { bleed, safe, panels, spineText, trimmed, barcode } = geometry
  const report = (check: PreflightCheck, wrong: readonly PageMark[], remedy: string) => {
    if (wrong.length === 0) return
    add(check, `${markText(wrong[0])}${more(wrong.length)}, ${placeText(wrong[0].box)}; ${remedy}`, 1)
  }
  const texts = marks.filter(({ kind }) => kind === 'text')
  const fold = boxOf(panels.spine, bleed)
  const onSpine = texts.filter(({ box }) => middleOf(box) > fold.left && middleOf(box) < fold.right)
  const areas = [safe.back, safe.front].map((area) => boxOf(area, bleed))
  const isPlaced = ({ box }: PageMark) => areas.some((area) => isWithin(box, area))
  report(
    'live',
    texts.filter((mark) => !onSpine.includes(mark) && !isPlaced(mark)),
    `keep texts ${lengthText(SAFE_MARGIN)} from trim and folds`,
  )
  const sheet = { left: 0, top: 0, right: trimmed.width + 2 * bleed, bottom: trimmed.height + 2 * bleed }
  const others = marks.filter((mark) => mark.kind !== 'text' && isInk(mark))
  report(
    'live',
    others.filter(({ box }) => isCut(box, boxOf(trimmed, bleed), sheet)),
    `move it at least ${lengthText(SAFE_MARGIN)} away from the trim, or extend it through the whole bleed of ${lengthText(bleed)}`,
  )
  if (!spineText)
    report(
      'spine',
      onSpine,
      `only books of at least ${FEWEST_FOR_SPINE_TEXT} pages may have text on the spine`,
    )
  else {
    const room = boxOf(spineText, bleed)
    report(
      'spine',
      onSpine.filter(({ box }) => !isWithin(box, room)),
      `keep within ${sizeText(spineText.width, spineText.height)} in the middle of the spine`,
    )
  }
  const place = boxOf(barcode, bleed)
  const ground = marks.findLastIndex(
    ({ kind, box }) => kind !== 'text' && kind !== 'line' && isWithin(place, box),
  )
  const over = marks.slice(ground + 1).filter((mark) => isVisible(mark) && overlaps(mark.box, place))
  report(
    'barcode',
    over,
    `the service prints the barcode there; keep ${sizeText(barcode.width, barcode.height)} free`,
  )
}

const isVisible = (mark: PageMark) => mark.kind === 'text' || isInk(mark)

const middleOf = ({ left, right }: Box) => (left + right) / 2

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left - TOLERANCE &&
    inner.right <= outer.right + TOLERANCE &&
    inner.top >= outer.top - TOLERANCE &&
    inner.bottom <= outer.bottom + TOLERANCE
  )
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
}

/** Whether a mark ends near the trim, in the margin or in the bleed, where it may be cut or leave a white edge. */
function isCut(box: Box, trimmed: Box, sheet: Box): boolean {
  const distances = [
    [box.left - trimmed.left, trimmed.left - sheet.left],
    [box.top - trimmed.top, trimmed.top - sheet.top],
    [trimmed.right - box.right, sheet.right - trimmed.right],
    [trimmed.bottom - box.bottom, sheet.bottom - trimmed.bottom],
  ]
  return distances.some(
    ([free, bleed]) => free < SAFE_MARGIN - TOLERANCE && free > TOLERANCE - bleed && Number.isFinite(free),
  )
}
