// Elements for all SVG files of the package: black shapes in points, and letters as outlines, so that no program
// needs the font. A text of a board is defined once and used wherever it occurs:
//
//   <defs><path id="Source-Sans-3-bold-35" d="…"/></defs> … <use xlink:href="#Source-Sans-3-bold-35" x="…" y="…"/>
//
// The id names typeface, weight and characters. When one page of HTML holds several pictures, equal ids mean equal
// outlines, so it does not matter which one a browser uses. (`xlink:href`, because some layout programs do not support
// the plain `href`. Plots use the plain `href`: they have hundreds of letters, and layout programs can use their PDF.)

import type { Path, Weight } from '../scene.ts'
import type { Panel, TextItem } from './pageItems.ts'
import { MILLIMETRE } from './paperSize.ts'
import { greyText, linePath, pathData, pictureElements } from './pictureSvgElements.ts'
import { groupedParts, type LabelPart, type LinePart, type ScenePart, type TextPart } from './sizedScene.ts'
import type { PathCommand, Typeface } from './typeface.ts'

/** The elements that a picture defines, by id. */
export type Definitions = Map<string, string>

/** The box that an SVG file shows, in points, and the title that screen readers announce. */
export interface SvgBox extends Pick<Panel, 'width' | 'height'> {
  /** The left side; 0 unless stated. */
  readonly left?: number
  /** The top; 0 unless stated. */
  readonly top?: number
  /** The title. */
  readonly title?: string | undefined
}

/** Outlines are in thousandths of an em. */
const EM = 1000

/** Builds the text of an SVG file, with width and height in millimetres; the elements are in painting order. */
export function svgFile(
  { left = 0, top = 0, width, height, title }: SvgBox,
  definitions: Definitions,
  elements: readonly string[],
): string {
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

/** The elements of a drawing in black, or in the colours for its greys. Adds the outlines of its texts to the definitions. */
export function partElements(
  parts: readonly ScenePart[],
  typeface: Typeface,
  definitions: Definitions,
  colourOf: (grey: number) => string = blackOrGrey,
): string[] {
  return groupedParts(parts).map((group) => paint(group, { typeface, definitions, colourOf }))
}

const blackOrGrey = (grey: number) => (grey === 0 ? '#000' : greyText(grey))

/** The typeface of the letters, the definitions to which outlines are added, and the colours for greys. */
interface Ink {
  readonly typeface: Typeface
  readonly definitions: Definitions
  readonly colourOf: (grey: number) => string
}

function paint(group: readonly ScenePart[], ink: Ink): string {
  const [part] = group
  switch (part.mark) {
    case 'line': {
      const path = (group as readonly LinePart[]).map((line) => linePath(line, short)).join('')
      return `<path d="${path}" fill="none" stroke="${ink.colourOf(0)}" stroke-width="${short(part.width)}" stroke-linecap="square"/>`
    }
    case 'rectangle': {
      const { x, y, width, height, shade } = part
      const fill = shade === undefined ? '' : ` fill="${ink.colourOf(1 - shade)}"`
      return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${fill}/>`
    }
    case 'circle': {
      const { x, y, radius, width } = part
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${ink.colourOf(0)}" stroke-width="${short(width)}"/>`
    }
    case 'text': {
      const uses = (group as readonly TextPart[]).map((text) => useOf(text, ink))
      return `<g transform="scale(${short(part.size / EM, 6)})">${uses.join('')}</g>`
    }
    case 'picture':
      return pictureElements(part, 'xlink:href', ink.colourOf)
        .map(({ tag, attributes }) => {
          const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
          return `<${tag}${list.join('')}/>`
        })
        .join('')
    case 'path':
      return pathElement(part, ink.definitions)
    case 'label': {
      const labels = (group as readonly LabelPart[]).map((label) => labelElement(label, ink))
      return `<g fill="${part.colour}">${labels.join('')}</g>`
    }
  }
}

/** A path in colour, or a group of its copies. */
function pathElement({ steps, fill, stroke, opacity, copies }: Path, definitions: Definitions): string {
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
  const useAt = (x: string, y: string) => `<use href="#${copies.name}" x="${x}" y="${y}"/>`
  const uses = copies.at.map(([x, y]) => useAt(short(x, 1), short(y, 1)))
  return `<g ${look}>${uses.join('')}</g>`
}

/**
 * A text of a plot, defined once and used wherever it occurs. It consists of letters that are defined once too: plots have
 * many texts of the same letters. Ids state weight and characters, so plots on one page can share the definitions.
 */
function labelElement({ text, x, y, size, weight, isTurned }: LabelPart, ink: Ink): string {
  if (text.trim() === '') return ''
  const id = `${weight[0]}-${text.replaceAll(/[^A-Za-z0-9]/gu, (one) => `-${hex(one)}-`)}`
  define(id, () => `<g id="${id}">${lettersOf(text, weight, ink)}</g>`, ink.definitions)
  const turn = isTurned ? 'rotate(-90)' : ''
  const place = `translate(${short(x, 1)} ${short(y, 1)})${turn}scale(${short(size / EM, 5)})`
  return `<use href="#${id}" transform="${place}"/>`
}

function lettersOf(text: string, weight: Weight, { typeface, definitions }: Ink): string {
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

/** A coordinate of an outline, in thousandths of an em. In SVG, y points down. */
const coordinate = (value: number, index: number) => Math.round(value * EM) * (index % 2 === 0 ? 1 : -1)

/** The outline of a letter. */
function letterPath(outline: readonly PathCommand[]): string {
  const steps = outline.map(({ command, points }) => [command, ...points.map(coordinate)] as const)
  return pathData(steps, 1)
}

function define(id: string, element: () => string, definitions: Definitions): void {
  if (!definitions.has(id)) definitions.set(id, element())
}

/** A reference to a text's outline, scaled from thousandths of an em to its size. */
function useOf({ text, x, y, size, weight }: TextPart, { typeface, definitions }: Ink): string {
  const name = typeface.name.replaceAll(/[^A-Za-z0-9]+/g, '-')
  const id = [name, weight, ...Array.from(text, hex)].join('-')
  define(id, () => `<path id="${id}" d="${outlinePath(typeface[weight].outline(text))}"/>`, definitions)
  const place = (points: number) => short((points / size) * EM, 0)
  return `<use xlink:href="#${id}" x="${place(x)}" y="${place(y)}"/>`
}

/** A line of words. It occurs once, so its outline needs no id. */
export function wordsElement(
  { text, x, y, size, weight, isTurned, colour }: Omit<TextItem, 'item'>,
  typeface: Typeface,
): string {
  const turn = isTurned ? ' rotate(90)' : ''
  const transform = `translate(${short(x)} ${short(y)})${turn} scale(${short(size / EM, 6)})`
  const fill = colour === undefined ? '' : ` fill="${colour}"`
  return `<path transform="${transform}"${fill} d="${outlinePath(typeface[weight].outline(text))}"/>`
}

/** An outline as path data. */
function outlinePath(outline: readonly PathCommand[]): string {
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
