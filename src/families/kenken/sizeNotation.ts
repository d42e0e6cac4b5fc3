// The shapes of KenKens and their notation: `6x6`, or only the size `6` at the start of a puzzle, before the
// colon.

import { PuzzleError, quote, type Span } from '../puzzleError.ts'
import { type KenkenShape, kenkenShape } from './puzzle.ts'

const SIZES = [3, 4, 5, 6, 7, 8, 9]

/** The text of every shape. */
export const KENKEN_SHAPES: readonly string[] = SIZES.map((size) => kenkenShape(size).text)

/** Reads `6x6`. Throws a PuzzleError. */
export function parseKenkenShape(text: string, at?: Span): KenkenShape {
  if (KENKEN_SHAPES.includes(text)) return kenkenShape(Number(text[0]))
  const message = `${quote(text)} is not a KenKen shape; expected ${KENKEN_SHAPES.join(', ')}`
  throw new PuzzleError('shape', message, at)
}

/**
 * Reads the shape from the size before the colon of a puzzle. If the shape is already known, the size must agree
 * with it.
 */
export function shapeOfSize(size: Span, known?: KenkenShape): KenkenShape {
  if (known && size.text !== String(known.size)) {
    throw new PuzzleError('shape', `the size ${quote(size.text)} does not match a ${known.text} board`, size)
  }
  const found = SIZES.find((one) => String(one) === size.text)
  if (found !== undefined) return kenkenShape(found)
  const range = `${SIZES[0]} to ${SIZES[SIZES.length - 1]}`
  throw new PuzzleError('shape', `${quote(size.text)} is not a KenKen size from ${range}`, size)
}
