// Turns SVG files from untrusted sources into plain shapes. Only elements and attributes on the lists below are read; all
// others are refused, with their names in the message. Only outlines and greys of the file are passed on. The shapes are fitted
// into a unit square.

import { count } from '../../families/gridText.ts'
import { nearestOf } from '../../families/nearestName.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { PictureContent, PictureShape, PictureStep } from '../../scene.ts'
import { wrong } from './pictureError.ts'
import { readXml, type XmlElement } from './readXml.ts'
import { readGrey } from './svgColours.ts'
import { readNumber, readNumbers } from './svgPath.ts'
import { SHAPE_ATTRIBUTES, svgOutline } from './svgShapes.ts'
import {
  combined,
  fittedShapes,
  readTransform,
  scaleOf,
  transformed,
  UNMOVED,
} from './transformAndFitShapes.ts'

/** The largest file, in bytes. */
const MOST_SVG_BYTES = 64 * 1024

/** The maximum number of shapes, and of the steps of all shapes together. */
const MOST_SHAPES = 1000
const MOST_STEPS = 20_000

const NAMESPACE = 'http://www.w3.org/2000/svg'

/** Elements that are not drawn, because their content is for people. */
const IGNORED_ELEMENTS = ['title', 'desc']
/** Attributes without effect on shapes. */
const IGNORED_ATTRIBUTES = ['id', 'version', 'baseProfile', 'xml:space', 'role']
const LOOK_ATTRIBUTES = [
  ...['fill', 'fill-rule', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-miterlimit', 'stroke-opacity', 'opacity', 'transform'],
]
const FRAME_ATTRIBUTES = ['xmlns', 'viewBox', 'width', 'height', 'x', 'y', 'preserveAspectRatio']

/** All elements that pictures may have. */
const ELEMENTS = ['svg', 'g', ...Object.keys(SHAPE_ATTRIBUTES), ...IGNORED_ELEMENTS]

/** The properties with which shapes are drawn; they are inherited from the elements around a shape. */
type Look = Readonly<typeof USUAL>

const USUAL = {
  matrix: UNMOVED,
  fill: 0 as number | undefined,
  fillOpacity: 1,
  isEvenOdd: false,
  stroke: undefined as number | undefined,
  strokeOpacity: 1,
  strokeWidth: 1,
  opacity: 1,
}

/** Reads an SVG file. Throws a PuzzleError that says which part of the file is not allowed, and in which line. */
export function readSvgPicture(bytes: Uint8Array): PictureContent {
  if (bytes.length > MOST_SVG_BYTES) {
    throw wrong(`an SVG picture may have at most 64 kB, not ${Math.ceil(bytes.length / 1024)} kB`)
  }
  const root = readXml(textOf(bytes))
  if (root.name !== 'svg') throw wrong(`an SVG picture must begin with <svg>, not <${root.name}>`)
  const shapes: PictureShape[] = []
  let steps = 0
  addShapes(root, USUAL, (shape) => {
    shapes.push(shape)
    steps += shape.path.length
    if (shapes.length > MOST_SHAPES) throw wrong(`a picture may have at most ${MOST_SHAPES} shapes`)
    if (steps > MOST_STEPS) throw wrong(`a picture may have at most ${MOST_STEPS} points`)
  })
  return { kind: 'shapes', shapes: fittedShapes(shapes) }
}

function textOf(bytes: Uint8Array): string {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw wrong('an SVG picture must be text in UTF-8')
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what must not occur
  if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/.test(text)) {
    throw wrong('an SVG picture must not have control characters; save it as text in UTF-8')
  }
  return text
}

/** Calls `add` with each shape of an element, in painting order. */
function addShapes(element: XmlElement, outer: Look, add: (shape: PictureShape) => void): void {
  const { name, line, children, attributes, text } = element
  try {
    expectKnown(element, outer === USUAL)
    if (IGNORED_ELEMENTS.includes(name)) return
    if (text !== '') throw wrong(`text is not allowed in <${name}>; draw letters as paths`)
    const look = lookOf(attributes, outer)
    if (Object.hasOwn(SHAPE_ATTRIBUTES, name)) {
      if (children.some((child) => !IGNORED_ELEMENTS.includes(child.name))) {
        throw wrong(`<${children[0].name}> is not allowed within <${name}>; move it out`)
      }
      const shape = shapeOf(svgOutline(name, attributes), look)
      if (shape) add(shape)
      return
    }
    if (name === 'svg') expectFrame(attributes)
    for (const child of children) addShapes(child, look, add)
  } catch (error) {
    if (!(error instanceof PuzzleError) || error.line !== undefined) throw error
    throw new PuzzleError(error.code, error.message, { line })
  }
}

/** Refuses elements and attributes that are not on the lists. */
function expectKnown({ name, attributes, children }: XmlElement, isRoot: boolean): void {
  if (!ELEMENTS.includes(name) || (name === 'svg' && !isRoot)) {
    throw wrong(`<${name}> is not allowed; a picture is made of ${ELEMENTS.slice(1, -2).join(', ')}`)
  }
  if (IGNORED_ELEMENTS.includes(name) && children.length > 0) throw wrong(`<${name}> may contain only text`)
  const own = name === 'svg' ? FRAME_ATTRIBUTES : (SHAPE_ATTRIBUTES[name] ?? [])
  const known = [...IGNORED_ATTRIBUTES, ...LOOK_ATTRIBUTES, ...own]
  const strange = Array.from(attributes.keys()).find((key) => !known.includes(key))
  if (strange !== undefined) throw wrong(refusalOf(strange, name, known))
}

function refusalOf(key: string, name: string, known: readonly string[]): string {
  const what = `the attribute "${key}" is not allowed in <${name}>`
  if (key === 'style' || key === 'class')
    return `${what}; save the picture with plain attributes instead of CSS`
  if (/^on/i.test(key)) return `${what}, since a picture cannot run scripts; remove it`
  if (/href/i.test(key) || key.startsWith('xmlns:'))
    return `${what}, since a picture cannot refer to anything else; remove it`
  const nearest = nearestOf(key, known)
  return nearest ? `${what}; did you mean "${nearest}"?` : `${what}; remove it`
}

function expectFrame(attributes: XmlElement['attributes']): void {
  const namespace = attributes.get('xmlns')
  // Without a namespace, a browser does not show the picture.
  if (namespace === undefined) throw wrong(`<svg> has no namespace; expected xmlns="${NAMESPACE}"`)
  if (namespace !== NAMESPACE) throw wrong(`xmlns must be "${NAMESPACE}"`)
  const box = attributes.get('viewBox')
  if (box === undefined) return
  const numbers = readNumbers(box, 'viewBox')
  if (numbers.length !== 4 || !(numbers[2] > 0) || !(numbers[3] > 0)) {
    const got = count(numbers.length, 'number')
    throw wrong(`viewBox must be 4 numbers with a width and a height, got ${got}`)
  }
}

function lookOf(attributes: XmlElement['attributes'], outer: Look): Look {
  const read = <T>(key: string, reader: (text: string) => T, usual: T): T => {
    const text = attributes.get(key)
    return text === undefined || text.trim() === 'inherit' ? usual : reader(text)
  }
  const numberOf = (key: string) => (text: string) => readNumber(text, key)
  const share = (key: string, usual: number) => Math.min(1, Math.max(0, read(key, numberOf(key), usual)))
  return {
    matrix: read('transform', (text) => combined(outer.matrix, readTransform(text)), outer.matrix),
    fill: read('fill', (text) => readGrey(text, 'fill'), outer.fill),
    fillOpacity: share('fill-opacity', outer.fillOpacity),
    isEvenOdd: read('fill-rule', readRule, outer.isEvenOdd),
    stroke: read('stroke', (text) => readGrey(text, 'stroke'), outer.stroke),
    strokeOpacity: share('stroke-opacity', outer.strokeOpacity),
    strokeWidth: Math.max(0, read('stroke-width', numberOf('stroke-width'), outer.strokeWidth)),
    opacity: outer.opacity * share('opacity', 1),
  }
}

function readRule(text: string): boolean {
  const rule = text.trim()
  if (rule !== 'evenodd' && rule !== 'nonzero') throw wrong('fill-rule must be evenodd or nonzero')
  return rule === 'evenodd'
}

/** A shape as it is painted; undefined if the shape is invisible. */
function shapeOf(outline: readonly PictureStep[], look: Look): PictureShape | undefined {
  const { matrix, fill, stroke, opacity, isEvenOdd } = look
  const [ink, line] = [look.fillOpacity * opacity, look.strokeOpacity * opacity]
  const width = look.strokeWidth * scaleOf(matrix)
  const isFilled = fill !== undefined && ink > 0
  const isStroked = stroke !== undefined && line > 0 && width > 0
  if (outline.length === 0 || (!isFilled && !isStroked)) return undefined
  return {
    path: outline.map((step) => transformed(step, matrix)),
    ...(isFilled && { fill: onWhite(fill, ink) }),
    ...(isFilled && isEvenOdd && { isEvenOdd }),
    ...(isStroked && { stroke: { grey: blackOrWhite(onWhite(stroke, line)), width } }),
  }
}

/** The opaque grey that looks like a transparent grey on white paper: files for print have no transparency. */
function onWhite(grey: number, opacity: number): number {
  return 1 - opacity * (1 - grey)
}

/** A grey line would be printed as a row of halftone dots, so lines become black or, if they are light, white. */
function blackOrWhite(grey: number): number {
  return grey < LIGHT ? 0 : 1
}

const LIGHT = 0.75
