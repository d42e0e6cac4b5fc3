// Reads the marks of a page: follows the operators of pdf.js through the graphics state and records each
// visible mark with its place, size and colour. Drawings of Type 3 fonts and layers that can be hidden count
// as visible.

import {
  type Box,
  boxOf,
  intersection,
  leastScale,
  type Matrix,
  matrixOf,
  mostScale,
  multiply,
  widened,
} from './boxesAndTransforms.ts'
import type { PageMark } from './marks.ts'
import type { Font, PdfOperator } from './pdfFile.ts'
import { add, makePainter, NOTHING, type Paint, type Painter, sets } from './pdfGraphicsState.ts'
import { straightLines } from './svgPdfPaths.ts'
import { setFont, TEXT_OPERATORS } from './textOperators.ts'

/** The box of a path in pdf.js: left, top, right, bottom. */
type Bounds = ArrayLike<number> | null

/** The segments of a path in the encoding of pdf.js. */
type PathData = readonly [ArrayLike<number> | null]

/** Records all visible marks of a page in painting order, and the fonts that it uses. */
export function paint(
  operators: readonly PdfOperator[],
  base: Matrix,
  fonts: ReadonlyMap<string, Font>,
): { readonly marks: readonly PageMark[]; readonly used: ReadonlySet<Font> } {
  const painter = makePainter(base, fonts)
  for (const { name, args } of operators) {
    OPERATORS[name]?.(painter, ...args)
    if (name !== 'setGState') painter.imageHasMask = false
  }
  return painter
}

const OPERATORS: Readonly<Record<string, Paint>> = {
  ...TEXT_OPERATORS,
  save,
  restore,
  transform: (painter, ...matrix: number[]) => concatenate(painter, matrix),
  paintFormXObjectBegin: (painter, matrix: Bounds, bounds: Bounds) => {
    save(painter)
    concatenate(painter, matrix)
    clip(painter, bounds)
  },
  paintFormXObjectEnd: restore,
  beginGroup: (painter, group: { bbox: Bounds; matrix: Bounds; smask: unknown }) => {
    save(painter)
    // The form in the group applies the same matrix again, so here the matrix is used only to clip with the
    // group's box.
    const { matrix } = painter.state
    concatenate(painter, group.matrix)
    clip(painter, group.bbox)
    painter.state.matrix = matrix
    if (group.smask) painter.masks++
  },
  endGroup: (painter, group: { smask: unknown }) => {
    restore(painter)
    if (group.smask) painter.masks--
  },
  setGState: (painter, entries: readonly [string, never][]) => {
    // pdf.js announces an image with a mask of its own in this way.
    painter.imageHasMask = entries.length === 1 && entries[0][0] === 'SMask' && !entries[0][1]
    for (const [entry, value] of entries) ENTRIES[entry]?.(painter, value)
  },
  setLineWidth: sets('lineWidth'),
  setLineCap: sets('hasRoundEnds', isRoundCap),
  setFillRGBColor: sets('fill'),
  setStrokeRGBColor: sets('stroke'),
  setFillColorN: sets('fill', () => PATTERN),
  setStrokeColorN: sets('stroke', () => PATTERN),
  setFillTransparent: sets('fill', () => NOTHING),
  setStrokeTransparent: sets('stroke', () => NOTHING),
  clip: startClip,
  eoClip: startClip,
  constructPath: (painter, code: number, [data]: PathData, bounds: Bounds) =>
    paintPath(painter, code, data, bounds),
  shadingFill: (painter) => {
    const { clip: box, fillAlpha } = painter.state
    add(painter, { kind: 'area', box, colour: PATTERN, measure: 0 }, fillAlpha)
  },
  paintImageXObject: (painter, _: string, width: number, height: number) =>
    paintImage(painter, { width, height }, IMAGE),
  paintInlineImageXObject: (painter, image: Size) => paintImage(painter, image, IMAGE),
  paintImageMaskXObject: (painter, image: Size) => paintImage(painter, image, painter.state.fill),
  paintSolidColorImageMask: (painter) => {
    const { matrix, fill, fillAlpha } = painter.state
    add(painter, { kind: 'area', box: boxOf(matrix, 0, 0, 1, 1), colour: fill, measure: 0 }, fillAlpha)
  },
}

/** For each entry that a graphics state of the file can set: the function that applies its value. */
const ENTRIES: Readonly<Record<string, Paint>> = {
  LW: sets('lineWidth'),
  LC: sets('hasRoundEnds', isRoundCap),
  ca: sets('fillAlpha'),
  CA: sets('strokeAlpha'),
  BM: sets('isBlended', (mode: string) => mode !== 'source-over'),
  SMask: sets('isMasked'),
  Font: (painter, [key, size]: [string, number]) => setFont(painter, key, size),
}

/** The colour of a mark that is painted with a pattern. */
const PATTERN = 'a pattern'
/** Used as the colour of an image. */
export const IMAGE = 'an image'

/**
 * The operators at the end of a path that stroke the path, and those that fill it. The numbers hold for the
 * installed version of pdf.js only.
 */
const STROKES: readonly number[] = [20, 21, 24, 25, 26, 27]
const FILLS: readonly number[] = [22, 23, 24, 25, 26, 27]

/** A filled area counts as a line if it is this many times as long as wide. */
const LINE_LIKE = 8

interface Size {
  readonly width: number
  readonly height: number
}

/** Whether a line cap style is round; PDF numbers the styles. */
function isRoundCap(style: number): boolean {
  return style === 1
}

function save(painter: Painter): void {
  painter.saved.push({ ...painter.state })
}

function restore(painter: Painter): void {
  painter.state = painter.saved.pop() ?? painter.state
}

function concatenate({ state }: Painter, matrix: ArrayLike<number> | null): void {
  if (matrix) state.matrix = multiply(state.matrix, matrixOf(matrix))
}

function startClip(painter: Painter): void {
  painter.clips = true
}

function clip({ state }: Painter, bounds: Bounds): void {
  if (!bounds) return
  state.clip = intersection(state.clip, boxOf(state.matrix, bounds[0], bounds[1], bounds[2], bounds[3]))
}

function paintPath(painter: Painter, code: number, data: PathData[0], bounds: Bounds): void {
  const { matrix, fill, stroke, lineWidth, hasRoundEnds, fillAlpha, strokeAlpha } = painter.state
  if (bounds) {
    const path = { data, matrix }
    const box = boxOf(matrix, bounds[0], bounds[1], bounds[2], bounds[3])
    if (FILLS.includes(code)) add(painter, { ...filled(box), box, colour: fill, path }, fillAlpha)
    if (STROKES.includes(code)) {
      const edge = (path: Box) => widened(path, (lineWidth * mostScale(matrix)) / 2)
      const measure = lineWidth * leastScale(matrix)
      const lines = straightLines(data).map(({ x1, y1, x2, y2 }) => edge(boxOf(matrix, x1, y1, x2, y2)))
      const line = { kind: 'line', box: edge(box), colour: stroke, measure } as const
      add(painter, { ...line, lines, hasRoundEnds, path }, strokeAlpha)
    }
  }
  if (painter.clips) clip(painter, bounds)
  painter.clips = false
}

/** Many programs draw lines as long, narrow areas. */
function filled({ left, top, right, bottom }: PageMark['box']): Pick<PageMark, 'kind' | 'measure'> {
  const narrow = Math.min(right - left, bottom - top)
  const long = Math.max(right - left, bottom - top)
  return narrow > 0 && long > LINE_LIKE * narrow
    ? { kind: 'line', measure: narrow }
    : { kind: 'area', measure: 0 }
}

function paintImage(painter: Painter, { width, height }: Size, colour: string): void {
  const { matrix, fillAlpha } = painter.state
  const [a, b, c, d] = matrix
  const dots = Math.min(width / Math.hypot(a, b), height / Math.hypot(c, d)) * 72
  const alpha = painter.imageHasMask ? 0 : fillAlpha
  add(painter, { kind: 'image', box: boxOf(matrix, 0, 0, 1, 1), colour, measure: dots }, alpha)
}
