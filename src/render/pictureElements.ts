// A picture as SVG elements, for files and for pages. Every character is written here, from numbers that have been
// checked: nothing of a stranger's file is passed on.

import type { PictureContent, PictureShape, PictureStep } from '../scene.ts'

/** A picture in a square: the top left corner of the square, its side, and what it shows. */
interface PlacedPicture {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly content: PictureContent
}

/** An SVG element without content. */
interface PictureElement {
  /** Its name. */
  readonly tag: 'path' | 'image'
  /** Its attributes. Their values need no escaping. */
  readonly attributes: Readonly<Record<string, string | number>>
}

/** The elements of a picture; `href` is the name of the attribute that holds the data of an image. */
export function pictureElements(picture: PlacedPicture, href: 'href' | 'xlink:href'): PictureElement[] {
  const { x, y, size, content } = picture
  if (content.kind === 'shapes') return content.shapes.map((shape) => pathOf(shape, picture))
  const { width, height, png } = content
  const scale = size / Math.max(width, height)
  return [
    {
      tag: 'image',
      attributes: {
        x: short(x + (size - width * scale) / 2),
        y: short(y + (size - height * scale) / 2),
        width: short(width * scale),
        height: short(height * scale),
        [href]: `data:image/png;base64,${png}`,
      },
    },
  ]
}

function pathOf({ path, fill, stroke, isEvenOdd }: PictureShape, place: PlacedPicture): PictureElement {
  return {
    tag: 'path',
    attributes: {
      d: path.map((step) => stepData(step, place)).join(''),
      fill: fill === undefined ? 'none' : greyText(fill),
      ...(isEvenOdd && { 'fill-rule': 'evenodd' }),
      stroke: stroke === undefined ? 'none' : greyText(stroke.grey),
      ...(stroke && {
        'stroke-width': short(stroke.width * place.size),
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    },
  }
}

function stepData([command, ...points]: PictureStep, { x, y, size }: PlacedPicture): string {
  return command + points.map((value, index) => short((index % 2 === 0 ? x : y) + value * size)).join(' ')
}

/** A grey from 0 (black) to 1 (white) as a colour. */
function greyText(grey: number): string {
  const part = Math.round(grey * 255)
    .toString(16)
    .padStart(2, '0')
  return `#${part.repeat(3)}`
}

/** A length with no more decimals than are visible, in points and in cells. */
function short(length: number): number {
  return Number(length.toFixed(3))
}
