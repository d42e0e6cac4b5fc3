// Elements for all SVG files of the package: black shapes in points, and letters as outlines, so that no program
// needs the font. A text of a board is defined once and used wherever it occurs:
//
//   <defs><path id="Source-Sans-3-bold-35" d="…"/></defs> … <use xlink:href="#Source-Sans-3-bold-35" x="…" y="…"/>
//
// The id names typeface, weight and characters. When one page of HTML holds several pictures, equal ids mean equal
// outlines, so it does not matter which one a browser uses. (`xlink:href`, because some layout programs do not
// support the plain `href`.)

import type { TextItem } from './page.ts'
import { pictureElements } from './pictureElements.ts'
import { groupedParts, type LinePart, type ScenePart, type TextPart } from './sizedScene.ts'
import type { PathCommand, Typeface } from './typeface.ts'
import { MILLIMETRE } from './units.ts'
import { escaped } from './xml.ts'

/** The outlines that a picture defines, by id. */
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
    ...Array.from(definitions, ([id, outline]) => `<path id="${id}" d="${outline}"/>\n`),
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
  }
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
  if (!definitions.has(id)) definitions.set(id, outlinePath(typeface[weight].outline(text)))
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
