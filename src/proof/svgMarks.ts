// Reads the marks of an SVG by the rules of SVG. Only the elements and attributes of our boards are allowed: anything else (a transform,
// a colour, a style) could hide or move a mark, and is rejected.

import type { Typeface } from '../render/typeface.ts'
import { type Box, boxAround } from './boxes.ts'
import { type DrawnMarks, type DrawnStroke, type DrawnText, UnprovedError } from './marks.ts'
import { type MarkupElement, parseMarkup } from './markup.ts'
import { type OutlinedText, readOutlinedText } from './outlinedTexts.ts'
import { linesOfPath } from './paths.ts'

/** A picture that was read. */
interface PictureMarks extends DrawnMarks {
  /** Its visible part. */
  readonly viewBox: Box
}

/** Attributes that any element may have, because they do not change how it is painted. */
const HARMLESS = /^(?:role|xmlns|xmlns:xlink|id|class|aria-[a-z]+|width|height)$/

/** The paint that elements inherit. */
interface Inherited {
  readonly fill: string
  readonly stroke: string
}

interface Gathered {
  readonly texts: DrawnText[]
  readonly lines: DrawnStroke[]
  readonly rectangles: Box[]
  readonly circles: Box[]
  readonly definitions: Map<string, OutlinedText>
  readonly typeface: Typeface
}

/** Reads the marks of an element `svg` whose outlined texts have the given typeface. Throws an UnprovedError. */
function readPictureMarks(svg: MarkupElement, typeface: Typeface): PictureMarks {
  if (svg.tag !== 'svg') throw new UnprovedError(`is <${svg.tag}>, not a picture`)
  expectAttributes(svg, ['viewBox', 'fill', 'stroke', 'stroke-linecap'])
  const [left, top, width, height] = (svg.attributes.get('viewBox') ?? '').split(' ').map(Number)
  if (!(width > 0 && height > 0)) throw new UnprovedError('has no viewBox')
  const viewBox = { left, top, right: left + width, bottom: top + height }
  const found: Gathered = {
    texts: [],
    lines: [],
    rectangles: [],
    circles: [],
    definitions: new Map(),
    typeface,
  }
  const inherited = paintOf(svg, { fill: BLACK, stroke: NONE })
  for (const element of svg.children) readElement(element, inherited, found)
  const { texts, lines, rectangles, circles } = found
  expectSeen(
    [
      ...texts,
      ...rectangles,
      ...circles,
      ...lines.map(({ x1, x2, y1, y2 }) => boxAround([x1, x2], [y1, y2])),
    ],
    viewBox,
  )
  return { texts, lines, rectangles, circles, viewBox }
}

const BLACK = '#000'
const NONE = 'none'

function readElement(element: MarkupElement, inherited: Inherited, found: Gathered): void {
  switch (element.tag) {
    case 'title':
      return
    case 'defs':
      for (const path of element.children) {
        const id = path.attributes.get('id') ?? ''
        if (found.definitions.has(id)) throw new UnprovedError(`two outlines have the id ${id}`)
        expectAttributes(path, ['d'])
        found.definitions.set(id, readOutlinedText(id, path.attributes.get('d') ?? '', found.typeface))
      }
      return
    case 'g':
      readGroup(element, inherited, found)
      return
    case 'path': {
      expectAttributes(element, ['d', 'fill', 'stroke', 'stroke-width', 'stroke-linecap'])
      expectPaint(element, inherited, 'stroked')
      const width = numberOf(element, 'stroke-width')
      for (const line of linesOfPath(element.attributes.get('d') ?? '')) found.lines.push({ ...line, width })
      return
    }
    case 'rect': {
      expectAttributes(element, ['x', 'y', 'fill', 'stroke'])
      expectPaint(element, inherited, 'filled')
      const [left, top] = [numberOf(element, 'x'), numberOf(element, 'y')]
      const right = left + numberOf(element, 'width')
      found.rectangles.push({ left, top, right, bottom: top + numberOf(element, 'height') })
      return
    }
    case 'circle': {
      expectAttributes(element, ['cx', 'cy', 'r', 'fill', 'stroke', 'stroke-width'])
      expectPaint(element, inherited, 'stroked')
      const [x, y, radius] = ['cx', 'cy', 'r'].map((name) => numberOf(element, name))
      found.circles.push({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius })
      return
    }
    case 'text':
      found.texts.push(readSetText(element, inherited))
      return
    default:
      throw new UnprovedError(`has an element <${element.tag}> that no board has`)
  }
}

/** Reads a group of outlines of one size. Its only transform may be `scale`. */
function readGroup(group: MarkupElement, inherited: Inherited, { definitions, texts }: Gathered): void {
  expectAttributes(group, ['transform'])
  const scale = Number(/^scale\(([\d.]+)\)$/.exec(group.attributes.get('transform') ?? '')?.[1])
  if (!(scale > 0)) throw new UnprovedError(`has a transform ${group.attributes.get('transform')}`)
  for (const use of group.children) {
    if (use.tag !== 'use') throw new UnprovedError(`has an element <${use.tag}> in a group`)
    expectAttributes(use, ['xlink:href', 'href', 'x', 'y'])
    expectPaint(use, inherited, 'filled')
    const id = (use.attributes.get('xlink:href') ?? use.attributes.get('href') ?? '').replace('#', '')
    const outlined = definitions.get(id)
    if (!outlined) throw new UnprovedError(`uses a missing outline ${id}`)
    const [x, y] = [numberOf(use, 'x'), numberOf(use, 'y')]
    const { text, box } = outlined
    texts.push({
      text,
      left: (x + box.left) * scale,
      right: (x + box.right) * scale,
      top: (y + box.top) * scale,
      bottom: (y + box.bottom) * scale,
    })
  }
}

/** The width of figures in most fonts, in em. */
const FIGURE = { width: 0.54, height: 0.7 } as const

/** A text that a browser sets, with the approximate box of its ink. */
function readSetText(element: MarkupElement, inherited: Inherited): DrawnText {
  expectAttributes(element, ['x', 'y', 'font-size', 'text-anchor', 'font-weight', 'fill', 'stroke'])
  expectPaint(element, inherited, 'filled')
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

function expectPaint(element: MarkupElement, inherited: Inherited, kind: 'filled' | 'stroked'): void {
  const { fill, stroke } = paintOf(element, inherited)
  const wanted = kind === 'filled' ? [BLACK, NONE] : [NONE, BLACK]
  if (fill !== wanted[0] || stroke !== wanted[1]) {
    throw new UnprovedError(`a <${element.tag}> is painted with fill ${fill} and stroke ${stroke}`)
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

function expectSeen(boxes: readonly Box[], viewBox: Box): void {
  const isSeen = ({ left, right, top, bottom }: Box) =>
    left >= viewBox.left && right <= viewBox.right && top >= viewBox.top && bottom <= viewBox.bottom
  if (!boxes.every(isSeen)) throw new UnprovedError('something is drawn outside the visible part')
}

// Reads the board of `puzzle.svg`, a file that has only the picture.

/** Reads the marks of an SVG file. Throws an UnprovedError for anything unknown in it. */
export function readSvgMarks(svg: string, typeface: Typeface): PictureMarks {
  return readPictureMarks(parseMarkup(svg.trim()), typeface)
}

// Reads the puzzle of a page: the record for the player, and the static board for print and for readers without scripts.

/** The puzzle of a page. */
interface PageMarks {
  /** The text of its record. */
  readonly record: string
  /** The marks of its board. */
  readonly marks: PictureMarks
}

/** Reads the puzzle of a page. Throws an UnprovedError for anything unknown in it. */
export function readPageMarks(page: string, typeface: Typeface): PageMarks {
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
