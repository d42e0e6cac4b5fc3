// Turns the basic shapes of SVG into outlines: paths, rectangles, circles, ellipses, lines and polygons.

import { type PictureStep, QUARTER } from '../../scene.ts'
import { wrong } from './pictureError.ts'
import { readNumber, readNumbers, readPath } from './svgPath.ts'

/** The attributes with the geometry of each shape. */
export const SHAPE_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
}

/** The outline of a shape; empty if the shape's size is zero. */
export function svgOutline(name: string, attributes: ReadonlyMap<string, string>): PictureStep[] {
  const numberOf = (key: string) => readNumber(attributes.get(key) ?? '0', key)
  const sizeOf = (key: string) => {
    const size = numberOf(key)
    if (size < 0) throw wrong(`${key} must not be negative`)
    return size
  }
  switch (name) {
    case 'path':
      return readPath(attributes.get('d') ?? '')
    case 'rect': {
      const [x, y, width, height] = [numberOf('x'), numberOf('y'), sizeOf('width'), sizeOf('height')]
      // If one radius is left out, it is equal to the other.
      const rx = sizeOf(attributes.has('rx') ? 'rx' : 'ry')
      const ry = sizeOf(attributes.has('ry') ? 'ry' : 'rx')
      if (rx > 0 && ry > 0) return roundedBox(x, y, width, height, rx, ry)
      if (width === 0 || height === 0) return []
      return [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']]
    }
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = (name === 'circle' ? ['r', 'r'] : ['rx', 'ry']).map(sizeOf)
      return roundedBox(numberOf('cx') - rx, numberOf('cy') - ry, 2 * rx, 2 * ry)
    }
    case 'line':
      return [
        ['M', numberOf('x1'), numberOf('y1')],
        ['L', numberOf('x2'), numberOf('y2')],
      ]
    default: {
      const numbers = readNumbers(attributes.get('points') ?? '', 'points')
      if (numbers.length % 2 === 1) throw wrong('points must be pairs of numbers')
      const corners = Array.from({ length: numbers.length / 2 }, (_, corner): PictureStep => {
        return [corner === 0 ? 'M' : 'L', numbers[2 * corner], numbers[2 * corner + 1]]
      })
      return name === 'polygon' && corners.length > 0 ? [...corners, ['Z']] : corners
    }
  }
}

/** A box whose corners are quarters of an ellipse; without radii, the whole box is an ellipse. */
function roundedBox(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number = width / 2,
  ry: number = height / 2,
): PictureStep[] {
  if (width === 0 || height === 0) return []
  const [a, b] = [Math.min(rx, width / 2), Math.min(ry, height / 2)]
  const [p, q] = [a * (1 - QUARTER), b * (1 - QUARTER)]
  const [right, bottom] = [x + width, y + height]
  return [
    ['M', x + a, y],
    ['L', right - a, y],
    ['C', right - p, y, right, y + q, right, y + b],
    ['L', right, bottom - b],
    ['C', right, bottom - q, right - p, bottom, right - a, bottom],
    ['L', x + a, bottom],
    ['C', x + p, bottom, x, bottom - q, x, bottom - b],
    ['L', x, y + b],
    ['C', x, y + q, x + p, y, x + a, y],
    ['Z'],
  ]
}
