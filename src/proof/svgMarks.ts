// Reads the marks of an SVG by the rules of SVG. Only the elements and attributes of our boards are allowed: anything else (a transform,
// a colour, a style) could hide or move a mark, and is rejected.

import type { Typeface } from '../render/typeface.ts'
import { SHADED_GREY } from '../scene.ts'
import { type Box, boxAround } from './boxesAndTransforms.ts'
import {
  type DrawnArea,
  type DrawnMarks,
  type DrawnShape,
  type DrawnStroke,
  type DrawnText,
  GREY,
  greyOf,
  UnprovedError,
} from './marks.ts'
import { type OutlinedText, readOutlinedText } from './outlinedTexts.ts'
import { type MarkupElement, parseMarkup } from './parseMarkup.ts'
import { linesOfPath, pathSteps, stepPlaces } from './svgPdfPaths.ts'

/** Attributes that any element may have, because they do not change how it is painted. */
const HARMLESS = /^(?:role|xmlns|xmlns:xlink|id|class|aria-[a-z]+|width|height)$/

/** Where boards stand that have more room than they need: in the middle, at the top. */
const AT_TOP = 'xMidYMin'

/** The paint that elements inherit. */
interface Inherited {
  readonly fill: string
  readonly stroke: string
}

interface Gathered {
  readonly texts: DrawnText[]
  readonly lines: DrawnStroke[]
  readonly rectangles: Box[]
  readonly shades: DrawnArea[]
  readonly circles: Box[]
  readonly shapes: DrawnShape[]
  readonly definitions: Map<string, OutlinedText>
  readonly typeface: Typeface
  /** Counts the marks in the order of painting. */
  readonly next: () => number
}

/** Reads the marks of an element `svg` whose outlined texts have the given typeface. Throws an UnprovedError. */
function readPictureMarks(svg: MarkupElement, typeface: Typeface): DrawnMarks {
  if (svg.tag !== 'svg') throw new UnprovedError(`is <${svg.tag}>, not a picture`)
  expectAttributes(svg, ['viewBox', 'preserveAspectRatio', 'fill', 'stroke', 'stroke-linecap'])
  // Any other value could distort the board, or cut it.
  const place = svg.attributes.get('preserveAspectRatio') ?? AT_TOP
  if (place !== AT_TOP) throw new UnprovedError(`has the place "${place}", which no board has`)
  const [left, top, width, height] = (svg.attributes.get('viewBox') ?? '').split(' ').map(Number)
  if (!(width > 0 && height > 0)) throw new UnprovedError('has no viewBox')
  const marks = { texts: [], lines: [], rectangles: [], shades: [], circles: [], shapes: [] }
  let count = 0
  const found: Gathered = { ...marks, definitions: new Map(), typeface, next: () => count++ }
  const inherited = paintOf(svg, { fill: BLACK, stroke: NONE })
  for (const element of svg.children) readElement(element, inherited, found)
  const { texts, lines, rectangles, shades, circles, shapes } = found
  const outlines = shapes.map(({ steps }) => boxAround(stepPlaces(steps, 0), stepPlaces(steps, 1)))
  const strokes = lines.map(({ x1, x2, y1, y2 }) => boxAround([x1, x2], [y1, y2]))
  const isSeen = (box: Box) =>
    box.left >= left && box.right <= left + width && box.top >= top && box.bottom <= top + height
  if (![...texts, ...rectangles, ...shades, ...circles, ...strokes, ...outlines].every(isSeen))
    throw new UnprovedError('something is drawn outside the visible part')
  return { texts, lines, rectangles, shades, circles, shapes }
}

const BLACK = '#000'
const NONE = 'none'

/** The elements that draw: their attributes, their paint, and what they add to the marks. */
const DRAWN: Readonly<Record<string, DrawnElement>> = {
  path: {
    known: ['d', 'fill', 'stroke', 'stroke-width', 'stroke-linecap'],
    paint: 'stroked',
    read(element, { lines, next }) {
      const [width, order] = [numberOf(element, 'stroke-width'), next()]
      for (const line of linesOfPath(element.attributes.get('d') ?? '')) lines.push({ ...line, width, order })
    },
  },
  rect: {
    known: ['x', 'y', 'fill', 'fill-opacity', 'stroke'],
    paint: 'filled',
    read(element, found) {
      const [left, top] = [numberOf(element, 'x'), numberOf(element, 'y')]
      const right = left + numberOf(element, 'width')
      const area = { left, top, right, bottom: top + numberOf(element, 'height') }
      if (isShade(element)) found.shades.push({ ...area, order: found.next() })
      else found.rectangles.push(area)
    },
  },
  circle: {
    known: ['cx', 'cy', 'r', 'fill', 'stroke', 'stroke-width'],
    paint: 'stroked',
    read(element, { circles }) {
      const [x, y, radius] = ['cx', 'cy', 'r'].map((name) => numberOf(element, name))
      circles.push({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius })
    },
  },
  text: {
    known: ['x', 'y', 'font-size', 'text-anchor', 'font-weight', 'fill', 'stroke'],
    paint: 'filled',
    read: (element, { texts, next }) => texts.push({ ...readSetText(element), order: next() }),
  },
  use: {
    known: ['xlink:href', 'href', 'x', 'y'],
    paint: 'filled',
    read(use, { definitions, texts, next }, scale) {
      const id = (use.attributes.get('xlink:href') ?? use.attributes.get('href') ?? '').replace('#', '')
      const outlined = definitions.get(id)
      if (!outlined) throw new UnprovedError(`uses a missing outline ${id}`)
      const [x, y] = [numberOf(use, 'x'), numberOf(use, 'y')]
      const { text, box } = outlined
      const [left, right] = [(x + box.left) * scale, (x + box.right) * scale]
      const [upper, lower] = [(y + box.top) * scale, (y + box.bottom) * scale]
      texts.push({ text, left, right, top: upper, bottom: lower, order: next() })
    },
  },
}

interface DrawnElement {
  readonly known: readonly string[]
  readonly paint: 'filled' | 'stroked'
  read(element: MarkupElement, found: Gathered, scale: number): void
}

function readElement(element: MarkupElement, inherited: Inherited, found: Gathered): void {
  const { tag, children } = element
  if (tag === 'title') return
  if (tag === 'g') readGroup(element, inherited, found)
  else if (tag === 'defs') for (const path of children) define(path, found)
  else if (isShape(element, inherited)) readShape(element, inherited, found)
  else if (tag !== 'use' && Object.hasOwn(DRAWN, tag)) readDrawn(element, inherited, found, 1)
  else throw new UnprovedError(`has an element <${tag}> that no board has`)
}

function readDrawn(element: MarkupElement, inherited: Inherited, found: Gathered, scale: number): void {
  const { known, paint, read } = DRAWN[element.tag]
  expectAttributes(element, known)
  const { fill, stroke } = isShade(element) ? { fill: BLACK, stroke: NONE } : paintOf(element, inherited)
  const wanted = paint === 'filled' ? [BLACK, NONE] : [NONE, BLACK]
  if (fill !== wanted[0] || stroke !== wanted[1]) {
    throw new UnprovedError(`a <${element.tag}> is painted with fill ${fill} and stroke ${stroke}`)
  }
  read(element, found, scale)
}

/**
 * Whether an element is a `DrawnShape` and not a line of a board: the lines of a board are not filled and
 * have no round ends.
 */
function isShape(element: MarkupElement, inherited: Inherited): boolean {
  const { tag, attributes } = element
  return (
    tag === 'path' &&
    (paintOf(element, inherited).fill !== NONE || attributes.get('stroke-linecap') === 'round')
  )
}

const SHAPE_ATTRIBUTES = ['d', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin']

function readShape(element: MarkupElement, inherited: Inherited, { shapes, next }: Gathered): void {
  expectAttributes(element, SHAPE_ATTRIBUTES)
  const steps = pathSteps(element.attributes.get('d') ?? '')
  const { fill, stroke } = paintOf(element, inherited)
  if (fill !== NONE) shapes.push({ steps, grey: greyOf(fill), order: next() })
  if (stroke === NONE) return
  if (element.attributes.get('stroke-linecap') !== 'round')
    throw new UnprovedError('a filled <path> has a stroke whose ends are not round')
  shapes.push({ steps, grey: greyOf(stroke), width: numberOf(element, 'stroke-width'), order: next() })
}

/** Whether an element is a shaded rectangle. */
function isShade({ tag, attributes }: MarkupElement): boolean {
  if (tag !== 'rect') return false
  const opacity = attributes.get('fill-opacity')
  return opacity === undefined ? attributes.get('fill') === GREY : opacity === String(SHADED_GREY)
}

function define(path: MarkupElement, { definitions, typeface }: Gathered): void {
  const id = path.attributes.get('id') ?? ''
  if (definitions.has(id)) throw new UnprovedError(`two outlines have the id ${id}`)
  expectAttributes(path, ['d'])
  definitions.set(id, readOutlinedText(id, path.attributes.get('d') ?? '', typeface))
}

/** Reads a group of outlines of one size. Its only transform may be `scale`. */
function readGroup(group: MarkupElement, inherited: Inherited, found: Gathered): void {
  expectAttributes(group, ['transform'])
  const transform = group.attributes.get('transform')
  const scale = Number(/^scale\(([\d.]+)\)$/.exec(transform ?? '')?.[1])
  if (!(scale > 0)) throw new UnprovedError(`has a transform ${transform}`)
  for (const use of group.children) {
    if (use.tag !== 'use') throw new UnprovedError(`has an element <${use.tag}> in a group`)
    readDrawn(use, inherited, found, scale)
  }
}

/** The width of figures in most fonts, in em. */
const FIGURE = { width: 0.54, height: 0.7 } as const

/** A text that a browser sets, with the approximate box of its ink. */
function readSetText(element: MarkupElement): Omit<DrawnText, 'order'> {
  const [x, bottom, size] = ['x', 'y', 'font-size'].map((name) => numberOf(element, name))
  const { text } = element
  const width = FIGURE.width * size * text.length
  const anchor = element.attributes.get('text-anchor') ?? 'start'
  if (anchor !== 'start' && anchor !== 'middle')
    throw new UnprovedError(`a text is anchored at its ${anchor}`)
  const left = anchor === 'middle' ? x - width / 2 : x
  return { text, left, right: left + width, top: bottom - FIGURE.height * size, bottom }
}

function expectAttributes({ tag, attributes }: MarkupElement, known: readonly string[]): void {
  for (const name of attributes.keys()) {
    if (!known.includes(name) && !HARMLESS.test(name)) {
      throw new UnprovedError(`<${tag}> has an attribute ${name} that no board has`)
    }
  }
}

function paintOf({ attributes }: MarkupElement, inherited: Inherited): Inherited {
  return {
    fill: attributes.get('fill') ?? inherited.fill,
    stroke: attributes.get('stroke') ?? inherited.stroke,
  }
}

function numberOf({ tag, attributes }: MarkupElement, name: string): number {
  const value = attributes.get(name)
  const number = Number(value)
  if (value === undefined || value.trim() === '' || !Number.isFinite(number)) {
    throw new UnprovedError(`<${tag}> has no number for ${name}`)
  }
  return number
}

// Reads the board of `puzzle.svg`, a file that has only the picture.

/** Reads the marks of an SVG file. Throws an UnprovedError for anything unknown in it. */
export function readSvgMarks(svg: string, typeface: Typeface): DrawnMarks {
  return readPictureMarks(parseMarkup(svg.trim()), typeface)
}

// Reads the puzzle of a page: the record for the player, and the static board for print and for readers without scripts.

/** Reads the puzzle of a page: the text of its record and the marks of its board. Throws an UnprovedError for anything unknown in it. */
export function readPageMarks(page: string, typeface: Typeface) {
  const element = only(page, /<number-puzzle\b[^>]*>[\s\S]*?<\/number-puzzle>/g, 'puzzle')
  const record = only(
    element,
    /(?<=<script type="application\/json">)[\s\S]*?(?=<\/script>)/g,
    'record in its puzzle',
  )
  const board = only(element, /<svg\b[\s\S]*?<\/svg>/g, 'board in its puzzle')
  return { record, marks: readPictureMarks(parseMarkup(board), typeface) }
}

function only(text: string, pattern: RegExp, what: string): string {
  const found = text.match(pattern) ?? []
  if (found.length !== 1) throw new UnprovedError(`it has ${found.length || 'no'} ${what}`)
  return found[0]
}
