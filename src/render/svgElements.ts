// Elements for all SVG files of the package: black shapes in points, and letters as outlines, so that no program
// needs the font. A text of a board is defined once and used wherever it occurs:
//
//   <defs><path id="Source-Sans-3-bold-35" d="…"/></defs> … <use xlink:href="#Source-Sans-3-bold-35" x="…" y="…"/>
//
// The id names typeface, weight and characters. When one page of HTML holds several pictures, equal ids mean equal
// outlines, so it does not matter which one a browser uses. (`xlink:href`, because some layout programs do not
// support the plain `href`. Plots, which have hundreds of letters and a PDF for layout programs, have the plain one.)

import type { Weight } from '../scene.ts'
import type { TextItem } from './page.ts'
import { MILLIMETRE } from './paperSize.ts'
import { pathData, pictureElements } from './pictureElements.ts'
import {
  groupedParts,
  type LabelPart,
  type LinePart,
  type PathPart,
  type ScenePart,
  type TextPart,
} from './sizedScene.ts'
import type { PathCommand, Typeface } from './typeface.ts'

/** The elements that a picture defines, by id. */
export type Definitions = Map<string, string>

/** The content of an SVG file and the box that it shows, in points. */
interface SvgContent {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The title that screen readers announce. */
  readonly title: string | undefined
  readonly definitions: Definitions
  /** The elements in painting order. */
  readonly elements: readonly string[]
}

/** Outlines are in thousandths of an em. */
const EM = 1000

/** Builds the text of an SVG file, with width and height in millimetres. */
export function svgFile({ left, top, width, height, title, definitions, elements }: SvgContent): string {
  const millimetres = (points: number) => `${short(points / MILLIMETRE, 3)}mm`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" role="img"',
    ` width="${millimetres(width)}" height="${millimetres(height)}"`,
    ` viewBox="${[left, top, width, height].map((value) => short(value)).join(' ')}">\n`,
    title === undefined ? '' : `<title>${escaped(title)}</title>\n`,
    '<defs>\n',
    ...Array.from(definitions.values(), (element) => `${element}\n`),
    '</defs>\n',
    ...elements.map((element) => `${element}\n`),
    '</svg>\n',
  ].join('')
}

/** The elements of a drawing. Adds the outlines of its texts to the definitions. */
export function partElements(
  parts: readonly ScenePart[],
  typeface: Typeface,
  definitions: Definitions,
): string[] {
  return groupedParts(parts).map((group) => paint(group, typeface, definitions))
}

function paint(group: readonly ScenePart[], typeface: Typeface, definitions: Definitions): string {
  const [part] = group
  switch (part.part) {
    case 'line': {
      const path = (group as readonly LinePart[]).map(linePath).join('')
      return `<path d="${path}" fill="none" stroke="#000" stroke-width="${short(part.width)}" stroke-linecap="square"/>`
    }
    case 'rectangle': {
      const { x, y, width, height } = part
      return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"/>`
    }
    case 'circle': {
      const { x, y, radius, width } = part
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="#000" stroke-width="${short(width)}"/>`
    }
    case 'text': {
      const uses = (group as readonly TextPart[]).map((text) => useOf(text, typeface, definitions))
      return `<g transform="scale(${short(part.size / EM, 6)})">${uses.join('')}</g>`
    }
    case 'picture':
      return pictureElements(part, 'xlink:href')
        .map(({ tag, attributes }) => {
          const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
          return `<${tag}${list.join('')}/>`
        })
        .join('')
    case 'path':
      return pathElement(part, definitions)
    case 'label': {
      const labels = (group as readonly LabelPart[]).map((label) =>
        labelElement(label, typeface, definitions),
      )
      return `<g fill="${part.colour}">${labels.join('')}</g>`
    }
  }
}

/** A path in colour, or a group of its copies. */
function pathElement({ steps, fill, stroke, opacity, copies }: PathPart, definitions: Definitions): string {
  const look = [
    `fill="${fill ?? 'none'}"`,
    ...(stroke ? [`stroke="${stroke.colour}" stroke-width="${short(stroke.width)}"`] : []),
    ...(stroke?.dash ? [`stroke-dasharray="${stroke.dash.map((length) => short(length)).join(' ')}"`] : []),
    ...(stroke?.isRound ? ['stroke-linecap="round" stroke-linejoin="round"'] : []),
    ...(opacity !== undefined && fill ? [`fill-opacity="${short(opacity)}"`] : []),
    ...(opacity !== undefined && stroke ? [`stroke-opacity="${short(opacity)}"`] : []),
  ].join(' ')
  // A copied outline is small.
  const data = pathData(steps, copies ? 100 : 10)
  if (!copies) return `<path ${look} d="${data}"/>`
  define(copies.name, () => `<path id="${copies.name}" d="${data}"/>`, definitions)
  const uses = copies.at.map(
    ([x, y]) => `<use href="#${copies.name}" x="${short(x, 1)}" y="${short(y, 1)}"/>`,
  )
  return `<g ${look}>${uses.join('')}</g>`
}

/**
 * A text of a plot, defined once and used wherever it occurs. It consists of letters that are defined once too: plots have
 * many texts of the same letters. Ids state weight and characters, so plots on one page can share the definitions.
 */
function labelElement(
  { text, x, y, size, weight, isTurned }: LabelPart,
  typeface: Typeface,
  definitions: Definitions,
): string {
  if (text.trim() === '') return ''
  const id = `${weight[0]}-${text.replaceAll(/[^A-Za-z0-9]/gu, (one) => `-${hex(one)}-`)}`
  define(id, () => `<g id="${id}">${lettersOf(text, weight, typeface, definitions)}</g>`, definitions)
  const turn = isTurned ? 'rotate(-90)' : ''
  const place = `translate(${short(x, 1)} ${short(y, 1)})${turn}scale(${short(size / EM, 5)})`
  return `<use href="#${id}" transform="${place}"/>`
}

function lettersOf(text: string, weight: Weight, typeface: Typeface, definitions: Definitions): string {
  const face = typeface[weight]
  let before = ''
  const uses = Array.from(text, (character) => {
    before += character
    const outline = face.outline(character)
    if (outline.length === 0) return ''
    const id = `${weight[0]}${hex(character)}`
    define(id, () => `<path id="${id}" d="${letterPath(outline)}"/>`, definitions)
    const start = Math.round((face.width(before) - face.width(character)) * EM)
    return `<use href="#${id}"${start === 0 ? '' : ` x="${start}"`}/>`
  })
  return uses.join('')
}

const hex = (character: string): string => (character.codePointAt(0) as number).toString(16)

/** The outline of a letter, in thousandths of an em. In SVG, y points down. */
function letterPath(outline: readonly PathCommand[]): string {
  return pathData(
    outline.map(({ command, points }) => [
      command,
      ...points.map((value, index) => Math.round(value * EM) * (index % 2 === 0 ? 1 : -1)),
    ]),
    1,
  )
}

function define(id: string, element: () => string, definitions: Definitions): void {
  if (!definitions.has(id)) definitions.set(id, element())
}

/** A straight line as path data. */
export function linePath({ x1, y1, x2, y2 }: Pick<LinePart, 'x1' | 'y1' | 'x2' | 'y2'>): string {
  const start = `M${short(x1)} ${short(y1)}`
  if (y1 === y2) return `${start}H${short(x2)}`
  return x1 === x2 ? `${start}V${short(y2)}` : `${start}L${short(x2)} ${short(y2)}`
}

/** A reference to a text's outline, scaled from thousandths of an em to its size. */
function useOf({ text, x, y, size, weight }: TextPart, typeface: Typeface, definitions: Definitions) {
  const characters = Array.from(text, (one) => (one.codePointAt(0) as number).toString(16))
  const id = [typeface.name.replaceAll(/[^A-Za-z0-9]+/g, '-'), weight, ...characters].join('-')
  define(id, () => `<path id="${id}" d="${outlinePath(typeface[weight].outline(text))}"/>`, definitions)
  const place = (points: number) => short((points / size) * EM, 0)
  return `<use xlink:href="#${id}" x="${place(x)}" y="${place(y)}"/>`
}

/** A line of words. It occurs once, so its outline needs no id. */
export function wordsElement(
  { text, x, y, size, weight, isTurned }: Omit<TextPart, 'part'> & Pick<TextItem, 'isTurned'>,
  typeface: Typeface,
): string {
  const turn = isTurned ? ' rotate(90)' : ''
  const transform = `translate(${short(x)} ${short(y)})${turn} scale(${short(size / EM, 6)})`
  return `<path transform="${transform}" d="${outlinePath(typeface[weight].outline(text))}"/>`
}

/** An outline as path data. In SVG, y points down. */
function outlinePath(outline: readonly PathCommand[]): string {
  const coordinate = (value: number, index: number) => Math.round(value * EM) * (index % 2 === 0 ? 1 : -1)
  return outline.map(({ command, points }) => command + points.map(coordinate).join(' ')).join('')
}

/** A number with no more decimals than are visible. */
export function short(value: number, decimals = 2): string {
  return String(Number(value.toFixed(decimals)))
}

/**
 * What section 2.2 of the specification of XML forbids: control characters except tabs and line ends, halves of
 * surrogate pairs, and U+FFFE and U+FFFF.
 */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Escapes a text as the content of an element. Each forbidden character becomes a space. */
export function escaped(text: string): string {
  return text.replaceAll(FORBIDDEN, ' ').replaceAll(/[&<>]/g, (character) => ENTITIES[character])
}
