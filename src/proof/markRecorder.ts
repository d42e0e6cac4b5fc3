// Reads the marks of a page: follows the operators of pdf.js through the graphics state and records each
// visible mark with its place, size and colour. Drawings of Type 3 fonts and layers that can be hidden count
// as visible.

import { makePainter, type PageMark, type Painter } from './graphicsState.ts'
import type { Font, PdfOperator } from './pdfFile.ts'
import { beginText, moveText, setFont, setTextMatrix, showText } from './textOperators.ts'
import {
  type Box,
  boxOf,
  intersection,
  isThere,
  leastScale,
  type Matrix,
  matrixOf,
  mostScale,
  multiply,
  widened,
} from './transforms.ts'

/** The box of a path in pdf.js: left, top, right, bottom. */
type Bounds = ArrayLike<number> | null

/** The steps of a path in pdf.js. */
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

type Paint = (painter: Painter, ...args: never[]) => void

const OPERATORS: Readonly<Record<string, Paint>> = {
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
  setLineWidth: ({ state }, width: number) => {
    state.lineWidth = width
  },
  setFillRGBColor: ({ state }, colour: string) => {
    state.fill = colour
  },
  setStrokeRGBColor: ({ state }, colour: string) => {
    state.stroke = colour
  },
  setFillColorN: ({ state }) => {
    state.fill = PATTERN
  },
  setStrokeColorN: ({ state }) => {
    state.stroke = PATTERN
  },
  setFillTransparent: ({ state }) => {
    state.fill = NOTHING
  },
  setStrokeTransparent: ({ state }) => {
    state.stroke = NOTHING
  },
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
  beginText,
  setTextMatrix,
  moveText,
  setFont,
  showText,
  setLeadingMoveText: (painter, x: number, y: number) => {
    painter.state.leading = -y
    moveText(painter, x, y)
  },
  nextLine: (painter) => moveText(painter, 0, -painter.state.leading),
  setLeading: ({ state }, leading: number) => {
    state.leading = leading
  },
  setCharSpacing: ({ state }, spacing: number) => {
    state.characterSpacing = spacing
  },
  setWordSpacing: ({ state }, spacing: number) => {
    state.wordSpacing = spacing
  },
  setHScale: ({ state }, percent: number) => {
    state.stretch = percent / 100
  },
  setTextRise: ({ state }, rise: number) => {
    state.rise = rise
  },
  setTextRenderingMode: ({ state }, mode: number) => {
    state.mode = mode
  },
}

/** For each entry that a graphics state of the file can set: the function that applies its value. */
const ENTRIES: Readonly<Record<string, (painter: Painter, value: never) => void>> = {
  LW: ({ state }, width: number) => {
    state.lineWidth = width
  },
  ca: ({ state }, alpha: number) => {
    state.fillAlpha = alpha
  },
  CA: ({ state }, alpha: number) => {
    state.strokeAlpha = alpha
  },
  BM: ({ state }, mode: string) => {
    state.isBlended = mode !== 'source-over'
  },
  SMask: ({ state }, mask: boolean) => {
    state.isMasked = mask
  },
  Font: (painter, [key, size]: [string, number]) => setFont(painter, key, size),
}

/** The colour of a mark that is painted with a pattern. */
const PATTERN = 'a pattern'
/** Used as the colour of an image. */
export const IMAGE = 'an image'
const NOTHING = 'nothing'

/**
 * Whether each operator at the end of a path fills and strokes the path. The operators are numbered as in the
 * installed version of pdf.js only.
 */
const PATHS: Readonly<Record<number, { readonly fills: boolean; readonly strokes: boolean }>> = {
  20: { fills: false, strokes: true },
  21: { fills: false, strokes: true },
  22: { fills: true, strokes: false },
  23: { fills: true, strokes: false },
  24: { fills: true, strokes: true },
  25: { fills: true, strokes: true },
  26: { fills: true, strokes: true },
  27: { fills: true, strokes: true },
}

/** A filled area counts as a line if it is this many times as long as wide. */
const LINE_LIKE = 8

interface Size {
  readonly width: number
  readonly height: number
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
  const { matrix, fill, stroke, lineWidth, fillAlpha, strokeAlpha } = painter.state
  const does = PATHS[code]
  if (bounds && does) {
    const box = boxOf(matrix, bounds[0], bounds[1], bounds[2], bounds[3])
    if (does.fills) add(painter, { ...filled(box), box, colour: fill }, fillAlpha)
    if (does.strokes) {
      const edge = (path: Box) => widened(path, (lineWidth * mostScale(matrix)) / 2)
      const measure = lineWidth * leastScale(matrix)
      const lines = straightLines(data).map((line) => edge(boxOf(matrix, ...line)))
      add(painter, { kind: 'line', box: edge(box), colour: stroke, measure, lines }, strokeAlpha)
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

function add(
  { state, marks, masks }: Painter,
  mark: Pick<PageMark, 'kind' | 'box' | 'colour' | 'measure' | 'lines'>,
  alpha: number,
): void {
  const box = intersection(mark.box, state.clip)
  if (masks > 0 || mark.colour === NOTHING || !isThere(box)) return
  const lines = mark.lines?.map((line) => intersection(line, state.clip)).filter(isThere)
  marks.push({
    ...mark,
    box,
    ...(lines && { lines }),
    text: '',
    isTransparent: state.isBlended || state.isMasked || alpha < 1,
  })
}

// The straight lines of a path, which may be a complete grid. In pdf.js a path is a list of numbers, in which each
// step begins with its kind:
//
//   0 10 10  1 60 10  0 10 30  1 60 30      two lines: from (10, 10) to (60, 10), and from (10, 30) to (60, 30)

/**
 * The numbers after each kind of step: a move, a line, a curve with two control points or one, and the return
 * to the last move.
 */
const NUMBERS = { move: 2, line: 2, curve: 6, close: 0, quadratic: 4 } as const
type Step = keyof typeof NUMBERS
/** The kinds of steps, numbered as in the installed version of pdf.js only. */
const STEPS: readonly Step[] = ['move', 'line', 'curve', 'close', 'quadratic']

/** The start and the end of a line. */
type Line = readonly [x1: number, y1: number, x2: number, y2: number]

/** The lines of a path; none if a step is unknown or a curve. */
function straightLines(data: ArrayLike<number> | null | undefined): readonly Line[] {
  const lines: Line[] = []
  let start = [0, 0]
  let here = start
  const to = (next: number[]) => {
    lines.push([here[0], here[1], next[0], next[1]])
    here = next
  }
  for (let at = 0; data && at < data.length; ) {
    const step = STEPS[data[at]]
    const next = [data[at + 1], data[at + 2]]
    if (step === 'move') {
      start = next
      here = next
    } else if (step === 'line') to(next)
    else if (step === 'close') to(start)
    else return []
    at += 1 + NUMBERS[step]
  }
  return lines
}
