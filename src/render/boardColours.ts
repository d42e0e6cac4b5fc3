// The greys of a board in colours: black becomes the ink, white the paper, and a grey a colour between them.

import type { Colour } from '../scene.ts'
import type { BoardPaint } from './sizedScene.ts'

/** Returns the colour for each grey, from 0 (black) to 1 (white). */
export function colourOfGrey({ ink, paper }: NonNullable<BoardPaint['colours']>): (grey: number) => Colour {
  const [dark, light] = [ink, paper].map((colour) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  )
  return (grey) => {
    const parts = dark.map((part, index) => Math.round(part + grey * (light[index] - part)))
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
}
