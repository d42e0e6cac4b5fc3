// The signs of clues, such as dots and thermometers. Loaded with boards that have some. Numbers are below the signs
// here, so a grey is drawn as translucent ink, through which the numbers show, and white as the colour of the paper.

import { rounded, type VectorElement } from '../../render/pictureSvgElements.ts'
import type { Picture } from '../../scene.ts'

/** The elements of signs. */
export function signElements({ x, y, size, content }: Picture): VectorElement[] {
  if (content.kind !== 'shapes') return []
  const corner = [x - size / 2, y - size / 2]
  return content.shapes.map(({ path, fill, stroke }) => ({
    tag: 'path',
    attributes: {
      d: path
        .map(
          ([command, ...points]) =>
            command + points.map((part, at) => rounded(corner[at % 2] + part * size)).join(' '),
        )
        .join(''),
      ...inked('fill', fill),
      ...inked('stroke', stroke?.grey),
      ...(stroke && {
        'stroke-width': rounded(stroke.width * size),
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    },
  }))
}

/** The attributes that paint a grey as translucent ink. */
function inked(name: 'fill' | 'stroke', grey: number | undefined): Readonly<Record<string, string | number>> {
  if (grey === undefined) return { [name]: 'none' }
  return grey === 1
    ? { [name]: 'var(--paper)' }
    : { [name]: 'var(--line)', [`${name}-opacity`]: rounded(1 - grey) }
}
