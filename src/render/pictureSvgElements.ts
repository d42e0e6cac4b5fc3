// A picture as SVG elements, for files and for pages. Every character is written here, from numbers that have been
// checked: nothing of a stranger's file is passed on.

import type { Line, Picture, PictureShape, PictureStep } from '../scene.ts'

/** A picture in a square: the top left corner and the side of the square, and the content of the picture. */
type PlacedPicture = Pick<Picture, 'x' | 'y' | 'size' | 'content'>

/** An SVG element: its name, its attributes and its text. */
export interface VectorElement {
  /** Its name. */
  readonly tag: 'path' | 'rect' | 'circle' | 'text' | 'image'
  /** Its attributes. */
  readonly attributes: Readonly<Record<string, string | number>>
  /** The text in it. */
  readonly text?: string
}

/**
 * The elements of a picture, of which no value needs escaping; `href` is the name of the attribute that holds the data of an
 * image, and `colourOf` turns a grey into a colour.
 */
export function pictureElements(
  picture: PlacedPicture,
  href: 'href' | 'xlink:href',
  colourOf: (grey: number) => string = greyText,
): VectorElement[] {
  const { x, y, size, content } = picture
  if (content.kind === 'shapes') return content.shapes.map((shape) => pathOf(shape, picture, colourOf))
  const { width, height, png } = content
  const scale = size / Math.max(width, height)
  return [
    {
      tag: 'image',
      attributes: {
        x: rounded(x + (size - width * scale) / 2),
        y: rounded(y + (size - height * scale) / 2),
        width: rounded(width * scale),
        height: rounded(height * scale),
        [href]: `data:image/png;base64,${png}`,
      },
    },
  ]
}

function pathOf(
  { path, fill, stroke, isEvenOdd }: PictureShape,
  place: PlacedPicture,
  colourOf: (grey: number) => string,
): VectorElement {
  return {
    tag: 'path',
    attributes: {
      d: path.map((step) => stepData(step, place)).join(''),
      fill: fill === undefined ? 'none' : colourOf(fill),
      ...(isEvenOdd && { 'fill-rule': 'evenodd' }),
      stroke: stroke === undefined ? 'none' : colourOf(stroke.grey),
      ...(stroke && {
        'stroke-width': rounded(stroke.width * place.size),
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    },
  }
}

function stepData([command, ...points]: PictureStep, { x, y, size }: PlacedPicture): string {
  return command + points.map((value, index) => rounded((index % 2 === 0 ? x : y) + value * size)).join(' ')
}

/** A grey from 0 (black) to 1 (white) as a colour. */
export function greyText(grey: number): string {
  const part = Math.round(grey * 255)
    .toString(16)
    .padStart(2, '0')
  return `#${part.repeat(3)}`
}

/** A length in points or cells, or a grey, with no more decimals than are visible. */
export function rounded(length: number): number {
  return Number(length.toFixed(3))
}

/** Groups neighbours in a list that are alike. */
export function neighbourGroups<T>(list: readonly T[], areAlike: (one: T, other: T) => boolean): T[][] {
  const groups: T[][] = []
  for (const one of list) {
    const last = groups.at(-1)
    if (last && areAlike(last[0], one)) last.push(one)
    else groups.push([one])
  }
  return groups
}

/** A straight line as path data, with lengths as `text` writes them. */
export function linePath(
  { x1, y1, x2, y2 }: Pick<Line, 'x1' | 'y1' | 'x2' | 'y2'>,
  text: (length: number) => string | number,
): string {
  const start = `M${text(x1)} ${text(y1)}`
  if (y1 === y2) return `${start}H${text(x2)}`
  return x1 === x2 ? `${start}V${text(y2)}` : `${start}L${text(x2)} ${text(y2)}`
}

// The outline of a path as SVG path data, in relative coordinates: a curve of a plot has hundreds of corners that are a few
// pixels apart. Differences are taken between rounded places, so errors of rounding do not add up.
//
//   M12 40h3v-2h5v-7        for  M 12 40  L 15 40  L 15 38  L 20 38  L 20 31

/** A step of an outline, as in SVG: its command and the coordinates, x and y in turn. */
type Step = readonly [command: 'M' | 'L' | 'Q' | 'C' | 'Z', ...points: readonly number[]]

/** Writes an outline as path data, with lengths rounded to a part of the unit: to tenths if `parts` is 10. */
export function pathData(steps: readonly Step[], parts: number): string {
  // Adding 0 turns -0 into 0.
  const rounded = (value: number) => Math.round(value * parts) / parts + 0
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  const from = (points: readonly number[]) =>
    points.map((value, index) => rounded(rounded(value) - (index % 2 === 0 ? x : y)))
  return steps
    .map(([command, ...points], index) => {
      if (command === 'Z') {
        ;[x, y] = [startX, startY]
        return 'z'
      }
      const moves = from(points)
      ;[x, y] = points.slice(-2).map(rounded)
      if (command === 'C' || command === 'Q') return `${command.toLowerCase()}${joined(moves)}`
      if (command === 'L') return lineData(moves)
      ;[startX, startY] = [x, y]
      return index === 0 ? `M${joined([x, y])}` : `m${joined(moves)}`
    })
    .join('')
}

function lineData([right, down]: readonly number[]): string {
  if (down === 0) return `h${right}`
  return right === 0 ? `v${down}` : `l${joined([right, down])}`
}

/** Joins numbers, with a space before each number that has no sign. */
function joined(numbers: readonly number[]): string {
  return numbers.map((one, index) => (index > 0 && one >= 0 ? ` ${one}` : String(one))).join('')
}
