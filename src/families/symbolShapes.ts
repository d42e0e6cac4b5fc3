// The shapes that can stand for numbers. They can be distinguished in black and white, in cells of 7 mm or more,
// and in photocopies: each shape has a different outline, and all have about the same area. Printed shapes are
// solid, and shapes that a solver writes are outlines.

import type { PictureContent, PictureShape, PictureStep } from '../scene.ts'
import { shapes } from '../words/catalogue.ts'
import { byLanguage } from '../words/languages.ts'
import type { BoardSymbol } from './symbolSet.ts'

/** The signs of the shapes in a terminal, in the order of the names in the language files. */
const SIGNS = /* @__PURE__ */ Array.from('●■▲★♥☾✚◆↯⌂➜✿')

/**
 * The outlines in the same order: SVG paths with absolute coordinates, in hundredths of the side of the square.
 */
export const OUTLINES: readonly string[] = [
  'M50 8C73 8 92 27 92 50C92 73 73 92 50 92C27 92 8 73 8 50C8 27 27 8 50 8Z',
  'M13 13L87 13L87 87L13 87Z',
  'M50 9L96 88L4 88Z',
  'M50 3L62 38L98 38L69 60L80 95L50 74L20 95L31 60L2 38L38 38Z',
  'M50 93C24 72 5 54 5 34C5 19 16 9 29 9C38 9 46 14 50 22C54 14 62 9 71 9C84 9 95 19 95 34C95 54 76 72 50 93Z',
  'M63 6C35 4 13 24 13 50C13 76 35 96 63 94C77 93 84 88 89 82C66 84 46 70 46 50C46 30 66 16 89 18C84 12 77 7 63 6Z',
  'M35 6L65 6L65 35L94 35L94 65L65 65L65 94L35 94L35 65L6 65L6 35L35 35Z',
  'M50 2L86 50L50 98L14 50Z',
  'M58 2L18 56L44 56L32 98L82 38L54 38L76 2Z',
  'M50 5L97 49L82 49L82 93L60 93L60 64L40 64L40 93L18 93L18 49L3 49Z',
  'M4 37L52 37L52 12L97 50L52 88L52 63L4 63Z',
  'M36 26C25 -5 75 -5 64 26C85 1 110 44 78 50C110 56 85 99 64 74C75 105 25 105 36 74C15 99 -10 56 22 50C-10 44 15 1 36 26Z',
]

/** The width of an outline, as a share of the side of the square. */
const OUTLINE = 0.085

/** All shapes, the best known first. */
export const SHAPE_SYMBOLS: readonly BoardSymbol[] = /* @__PURE__ */ OUTLINES.map((outline, index) => {
  const path = readOutline(outline)
  const solid: PictureShape = { path, fill: 0 }
  // The outline runs inside the solid shape, so that both are equally large.
  const hollow: PictureShape = { path: path.map(shrunk), stroke: { grey: 0, width: OUTLINE } }
  const contentOf = (shape: PictureShape): PictureContent => ({ kind: 'shapes', shapes: [shape] })
  const textOf = (part: number) => byLanguage((language) => shapes[language][index][part])
  return {
    sign: SIGNS[index],
    label: textOf(0),
    told: textOf(1),
    pictures: { given: contentOf(solid), written: contentOf(hollow) },
  }
})

/** Reads a path of absolute commands into steps in the unit square. */
function readOutline(outline: string): PictureStep[] {
  return Array.from(outline.matchAll(/([MLCZ])([^MLCZ]*)/g), ([, command, text]) => {
    const numbers = text
      .split(' ')
      .filter(Boolean)
      .map((number) => Number(number) / 100)
    return [command, ...numbers] as unknown as PictureStep
  })
}

function shrunk([command, ...points]: PictureStep): PictureStep {
  const moved = points.map((value) => 0.5 + (value - 0.5) * (1 - OUTLINE))
  return [command, ...moved] as unknown as PictureStep
}
