// What every SVG of ours is made of: black shapes in points, and letters as outlines, so that no program has to have the
// font. A text of a board is defined once and used wherever it stands:
//
//   <defs><path id="Source-Sans-3-bold-35" d="…"/></defs> … <use xlink:href="#Source-Sans-3-bold-35" x="…" y="…"/>
//
// The id says typeface, weight and characters: where several pictures stand in one page of HTML, the same id is the same
// outline, whichever of them a browser takes. (`xlink:href`, since not all layout programs know the bare `href`.)

import { groupedParts, type LinePart, type ScenePart, type TextPart } from './sizedScene.ts'
import type { PathCommand, Typeface } from './typeface.ts'
import { MILLIMETRE } from './units.ts'
import { escaped } from './xml.ts'

/** The outlines that a picture defines, by their ids. */
export type Definitions = Map<string, string>

/** The box that a picture shows, in points, and what is in it. */
interface SvgContent {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** What a screen reader says. */
  readonly title: string | undefined
  readonly definitions: Definitions
  /** Painted one over the other. */
  readonly elements: readonly string[]
}

/** Outlines are in thousandths of the em. */
const EM = 1000

/** The text of an SVG file, whose width and height are in millimetres. */
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

/** The elements of a drawing; the outlines of its texts are added to the definitions. */
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
  }
}

/** A straight line as path data. */
export function linePath({ x1, y1, x2, y2 }: Pick<LinePart, 'x1' | 'y1' | 'x2' | 'y2'>): string {
  const start = `M${short(x1)} ${short(y1)}`
  if (y1 === y2) return `${start}H${short(x2)}`
  return x1 === x2 ? `${start}V${short(y2)}` : `${start}L${short(x2)} ${short(y2)}`
}

/** A text where its em is the unit's thousandfold. */
function useOf({ text, x, y, size, weight }: TextPart, typeface: Typeface, definitions: Definitions) {
  const characters = Array.from(text, (one) => (one.codePointAt(0) as number).toString(16))
  const id = [typeface.name.replaceAll(/[^A-Za-z0-9]+/g, '-'), weight, ...characters].join('-')
  if (!definitions.has(id)) definitions.set(id, outlinePath(typeface[weight].outline(text)))
  const place = (points: number) => short((points / size) * EM, 0)
  return `<use xlink:href="#${id}" x="${place(x)}" y="${place(y)}"/>`
}

/** A line of words: it stands there once, so that its outline needs no name. */
export function wordsElement(
  { text, x, y, size, weight }: Omit<TextPart, 'part'>,
  typeface: Typeface,
): string {
  const transform = `translate(${short(x)} ${short(y)}) scale(${short(size / EM, 6)})`
  return `<path transform="${transform}" d="${outlinePath(typeface[weight].outline(text))}"/>`
}

/** An outline as path data: y down, as in all of SVG. */
function outlinePath(outline: readonly PathCommand[]): string {
  const coordinate = (value: number, index: number) => Math.round(value * EM) * (index % 2 === 0 ? 1 : -1)
  return outline.map(({ command, points }) => command + points.map(coordinate).join(' ')).join('')
}

/** A number with no more decimals than show. */
export function short(value: number, decimals = 2): string {
  return String(Number(value.toFixed(decimals)))
}
