// The template of a cover, which designers lay under their design: bleed, trim, folds, safe areas and the place of the
// barcode, with their measures. All lines are black or grey.

import { heightOf, type Piece, paragraph, stacked } from '../../print/layoutPieces.ts'
import { CAPITALS, textItem } from '../../print/pageItemBuilders.ts'
import type { Item, RuleItem } from '../../render/pageItems.ts'
import { INCH, MILLIMETRE } from '../../render/paperSize.ts'
import type { Typeface } from '../../render/typeface.ts'
import * as english from '../../words/english.ts'
import { say } from '../../words/formatMessage.ts'
import {
  type CoverArea,
  type CoverGeometry,
  FEWEST_FOR_SPINE_TEXT,
  SAFE_MARGIN,
  SPINE_MARGIN,
} from './coverGeometry.ts'

/** The look of a guide. */
type Guide = Pick<RuleItem, 'width' | 'tint' | 'dash'>

const TRIM_LINE: Guide = { width: 0.75 }
const FOLD_LINE: Guide = { width: 0.75, dash: 7 }
const SAFE_LINE: Guide = { width: 0.75, dash: 2, tint: 0.55 }
const MEASURE_LINE: Guide = { width: 0.75, tint: 0.55 }
const BLEED_TINT = 0.15
const BARCODE_TINT = 0.1

/** The type sizes of names, of texts and of the measures beside lines, in points. */
const NAME_SIZE = 15
const TEXT_SIZE = 9
const MEASURE_SIZE = 7.5

/** The width of a column of text is at most this number of points. */
const MOST_ROOM = 260
/** In the key: the length of the sample of a guide, and the gap after the sample. */
const SAMPLE = 22
const SAMPLE_GAP = 8
/** The distance of measure lines from the trim. */
const MEASURES_AT = 34
/** Half the length of the ticks at the ends of a measure line. */
const TICK = 4
/** The minimum width of a spine, in points, that has room for its label; otherwise, the label stands beside the spine. */
const SPINE_FOR_LABEL = 13

/** The subject in the metadata of a template, by which preflight recognises that the guides are intended. */
export const TEMPLATE_SUBJECT = 'cover template'

/** The items of a template. */
export function coverTemplate(geometry: CoverGeometry, words: CoverWords, typeface: Typeface): Item[] {
  const { panels, trimmed, safe, spineText, barcode } = geometry
  const fold = (x: number) => rule(x, 0, x, trimmed.height, FOLD_LINE)
  return [
    ...bleedBand(geometry),
    { item: 'rectangle', ...barcode, tint: BARCODE_TINT },
    ...frame(safe.back, SAFE_LINE),
    ...frame(safe.front, SAFE_LINE),
    ...(spineText ? frame(spineText, SAFE_LINE) : []),
    ...frame(barcode, TRIM_LINE),
    ...frame(trimmed, TRIM_LINE),
    fold(panels.spine.x),
    fold(panels.front.x),
    ...measures(geometry, words, typeface),
    ...labels(geometry, words, typeface),
  ]
}

function rule(x1: number, y1: number, x2: number, y2: number, guide: Guide): RuleItem {
  return { item: 'rule', x1, y1, x2, y2, ...guide }
}

/** The four sides of an area. */
function frame({ x, y, width, height }: CoverArea, guide: Guide): RuleItem[] {
  const [right, bottom] = [x + width, y + height]
  return [
    rule(x, y, right, y, guide),
    rule(right, y, right, bottom, guide),
    rule(x, bottom, right, bottom, guide),
    rule(x, y, x, bottom, guide),
  ]
}

/** The tint between the trim and the edge of the sheet. */
function bleedBand({ trimmed: { width, height }, bleed, wrapWidth }: CoverGeometry): Item[] {
  const tinted = { item: 'rectangle', tint: BLEED_TINT } as const
  return [
    { ...tinted, x: -bleed, y: -bleed, width: wrapWidth, height: bleed },
    { ...tinted, x: -bleed, y: height, width: wrapWidth, height: bleed },
    { ...tinted, x: -bleed, y: 0, width: bleed, height },
    { ...tinted, x: width, y: 0, width: bleed, height },
  ]
}

/**
 * The measures: lines with ticks at both ends for the widths of back and front and for the height, and the label of the
 * spine.
 */
function measures({ panels, spine, trimmed }: CoverGeometry, words: CoverWords, typeface: Typeface): Item[] {
  const length = (points: number) => coverLength(points, words)
  const look = { size: MEASURE_SIZE, align: 'centre' } as const
  const across = [panels.back, panels.front].flatMap(({ x, width }) => [
    rule(x, MEASURES_AT, x + width, MEASURES_AT, MEASURE_LINE),
    ...[x, x + width].map((end) => rule(end, MEASURES_AT - TICK, end, MEASURES_AT + TICK, MEASURE_LINE)),
    textItem({ typeface }, length(width), x + width / 2, MEASURES_AT - 4, look),
  ])
  const { height } = trimmed
  const down = [
    rule(MEASURES_AT, 0, MEASURES_AT, height, MEASURE_LINE),
    ...[0, height].map((end) => rule(MEASURES_AT - TICK, end, MEASURES_AT + TICK, end, MEASURE_LINE)),
    turned(typeface, length(height), MEASURES_AT + 4, height / 2, MEASURE_SIZE),
  ]
  const isRoom = spine >= SPINE_FOR_LABEL
  const size = isRoom ? TEXT_SIZE : MEASURE_SIZE
  const x = isRoom ? panels.spine.x + (spine - CAPITALS * size) / 2 : panels.spine.x - SAFE_MARGIN / 2
  const label = say(words.spine, { length: length(spine) })
  return [...across, ...down, turned(typeface, label, x, height / 2, size)]
}

/** A text turned clockwise, with its baseline at x and its middle at y. */
function turned(typeface: Typeface, text: string, x: number, y: number, size: number): Item {
  const length = typeface.regular.width(text) * size
  return { item: 'text', text, x, y: y - length / 2, size, weight: 'regular', isTurned: true }
}

/** The names and sizes of the panels, and the key to the lines. */
function labels(geometry: CoverGeometry, words: CoverWords, typeface: Typeface): Item[] {
  const { order, safe, barcode, wrapWidth, wrapHeight, spineText, bleed } = geometry
  const { trim, pages, paper } = order
  const length = (points: number) => coverLength(points, words)
  const size = coverSize(trim.width, trim.height, words)
  const wrap = say(words.wrap, { size: coverSize(wrapWidth, wrapHeight, words) })
  const made = say(words.pages, { pages, paper: paperText(paper.name, words) })
  const back = column(safe.back)
  const front = column(safe.front)
  const text = (at: CoverArea, said: string, space: number) =>
    paragraph({ typeface }, said, { ...spot(at), space })
  const named = (at: CoverArea, name: string) => [
    ...paragraph({ typeface }, name, { ...spot(at), size: NAME_SIZE, weight: 'bold' }),
    ...text(at, size, 3),
  ]
  const onSpine = spineText
    ? say(words.spineText, { length: length(SPINE_MARGIN) })
    : say(words.noSpineText, { pages: FEWEST_FOR_SPINE_TEXT })
  const key = [
    { height: 0, space: TEXT_SIZE, items: () => [] },
    keyPiece(typeface, front, TRIM_LINE, words.trim),
    keyPiece(typeface, front, FOLD_LINE, words.fold),
    keyPiece(typeface, front, SAFE_LINE, say(words.safe, { length: length(SAFE_MARGIN) })),
    keyPiece(typeface, front, undefined, say(words.bleed, { length: length(bleed) })),
  ]
  return [
    ...stacked(
      [...named(back, words.back), ...text(back, wrap, 8), ...text(back, made, 0), ...text(back, onSpine, 0)],
      back.y,
    ),
    ...stacked([...named(front, words.front), ...key], front.y),
    ...barcodeLabel(barcode, words, typeface),
  ]
}

/** The place of the texts on a panel: a column in its middle. */
function column({ x, y, width, height }: CoverArea): CoverArea {
  const room = Math.min(MOST_ROOM, width - 2 * MEASURES_AT)
  const top = Math.max(MEASURES_AT, 0.16 * height)
  return { x: x + (width - room) / 2, y: y + top, width: room, height: height - top }
}

const spot = ({ x, width }: CoverArea) => ({ x, room: width, size: TEXT_SIZE })

/** A line of the key: the sample of a guide with its meaning. Without a guide, it is a sample of the bleed's tint. */
function keyPiece(typeface: Typeface, at: CoverArea, guide: Guide | undefined, meaning: string): Piece {
  const x = at.x + SAMPLE + SAMPLE_GAP
  const lines = paragraph({ typeface }, meaning, { x, room: at.width - SAMPLE - SAMPLE_GAP, size: TEXT_SIZE })
  const height = heightOf(lines, true)
  return {
    height,
    space: 0.7 * TEXT_SIZE,
    items: (y) => {
      const middle = y + (CAPITALS * TEXT_SIZE) / 2
      const sample: Item = guide
        ? rule(at.x, middle, at.x + SAMPLE, middle, guide)
        : { item: 'rectangle', x: at.x, y: middle - 4, width: SAMPLE, height: 8, tint: BLEED_TINT }
      return [sample, ...stacked(lines, y)]
    },
  }
}

function barcodeLabel({ x, y, width, height }: CoverArea, words: CoverWords, typeface: Typeface): Item[] {
  const look = { x: x + 6, room: width - 12, align: 'centre', size: MEASURE_SIZE } as const
  const texts = [say(words.barcode, { size: coverSize(width, height, words) }), words.barcodeNote]
  const lines = texts.flatMap((text) => paragraph({ typeface }, text, look))
  return stacked(lines, y + (height - heightOf(lines, true)) / 2)
}

// The measures of a cover in words.

/** The texts of covers in a language. */
export type CoverWords = typeof english.cover
type MeasureWords = Pick<CoverWords, 'inch' | 'decimalSign'>

function rounded(points: number, unit: number, digits: number, { decimalSign }: MeasureWords): string {
  return String(Number((points / unit + 1e-9).toFixed(digits))).replace('.', decimalSign)
}

/** A length as `11.44 mm (0.4504 in)`. */
function coverLength(points: number, words: MeasureWords = english.cover): string {
  return `${rounded(points, MILLIMETRE, 2, words)} mm (${rounded(points, INCH, 4, words)} ${words.inch})`
}

/** A size as `322.58 x 234.95 mm (12.7 x 9.25 in)`. */
export function coverSize(width: number, height: number, words: MeasureWords = english.cover): string {
  const both = (unit: number, digits: number) =>
    `${rounded(width, unit, digits, words)} x ${rounded(height, unit, digits, words)}`
  return `${both(MILLIMETRE, 2)} mm (${both(INCH, 4)} ${words.inch})`
}

/** The facts about a cover that a print service needs, in one line. */
export function coverSummary({ order, spine, wrapWidth, wrapHeight, spineText }: CoverGeometry): string {
  const { pages, paper, trim } = order
  const text = spineText ? 'spine text allowed' : `no spine text below ${FEWEST_FOR_SPINE_TEXT} pages`
  const offered = `; ${trim.name} is available only for hardcovers, which need a different cover`
  const hard = trim.isHardcoverOnly ? offered : ''
  return `spine ${coverLength(spine)}, whole cover with bleed ${coverSize(wrapWidth, wrapHeight)}, for ${pages} pages on ${paperText(paper.name)}; ${text}${hard}`
}

/** A paper in words: `white paper`, `paper of 444 ppi`. */
function paperText(name: string, words: CoverWords = english.cover): string {
  if (/^[a-z]/.test(name)) return words[name as keyof CoverWords]
  const measure = name.replace(/(?<=\d)(?=[a-z])/, ' ').replace('.', words.decimalSign)
  return say(words.measured, { measure })
}
