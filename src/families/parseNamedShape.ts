// Reads shapes as people type them, for a family or for another name that means one variant of a family.
// `numbrix 9x9` is `hidoku 9x9/rook`.

import { range } from './constraintProblem.ts'
import type { Family } from './family.ts'
import type { Shape } from './puzzle.ts'
import { PuzzleError, quote, type Span } from './puzzleError.ts'
import type { NamedFamily } from './registry.ts'

/** Reads a shape; without a text, returns the usual shape. Throws a PuzzleError that suggests a shape. */
export function namedShape({ family, alias }: NamedFamily, text?: string, at?: Span): Shape {
  const { notation, making } = family
  if (text === undefined) return notation.parseShape(alias?.shape ?? making.shape)
  // The text may name the rule already: naming it twice gives the same shape.
  if (alias?.rule !== undefined)
    return notation.parseShape(`${parseShapeOf(family, text, at).text}+${alias.rule}`, at)
  if (alias?.variant === undefined) return parseShapeOf(family, text, at)
  if (!text.includes('/')) {
    // This reports a mistake with the text as it was typed, without the variant.
    parseShapeOf(family, text, at)
    return notation.parseShape(`${text}/${alias.variant}`, at)
  }
  const shape = parseShapeOf(family, text, at)
  expectVariant({ family, alias }, shape, at)
  return shape
}

/** Refuses a shape whose variant differs from the variant that the name means. */
export function expectVariant({ family, alias }: NamedFamily, shape: Shape, at?: Span): void {
  if (alias?.variant === undefined || ofVariant(family, shape, alias.variant).text === shape.text) return
  throw new PuzzleError('shape', `${quote(shape.text)} is not a shape of ${alias.name}: ${alias.reason}`, at)
}

/** The shape of the same size in the variant that the name means. */
export function inVariant({ family, alias }: NamedFamily, shape: Shape): Shape {
  return alias?.variant === undefined ? shape : ofVariant(family, shape, alias.variant)
}

function ofVariant({ notation }: Family, { text }: Shape, variant: string): Shape {
  return notation.parseShape(`${text.split('/')[0]}/${variant}`)
}

/**
 * Reads a shape. Throws a PuzzleError, which suggests the shape that `9`, `9*9` or `9 x 9` mean, or the shapes of the
 * nearest size.
 */
function parseShapeOf({ notation, title }: Family, text: string, at?: Span): Shape {
  try {
    return notation.parseShape(text, at)
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    const plain = text
      .toLowerCase()
      .replaceAll(/\s+/g, '')
      .replaceAll(/[*×,]|by/g, 'x')
    const square = plain.replace(/^(\d+)(?![\dx])/, '$1x$1')
    const meant = [plain, square].find((one) => shapeOf(notation, one))
    if (meant !== undefined)
      throw new PuzzleError('shape', `${quote(text)} is not a ${title} shape; did you mean "${meant}"?`, at)
    const nearest = nearestShapes(notation, square)
    if (nearest.length === 0) throw error
    const verb = nearest.length === 1 ? 'is' : 'are'
    throw new PuzzleError('shape', `${error.message}; the nearest ${verb} ${nearest.join(' and ')}`, at)
  }
}

/** The longest side that is suggested. No family has longer sides. */
const LONGEST_SIDE = 31

/**
 * The shapes whose sizes are nearest to the size in a text, with the same variant and rules. Returns none if the text has no
 * size, or if the size is not its mistake.
 */
function nearestShapes(notation: Family['notation'], text: string): string[] {
  const [, size, rows, columns, rest] = /^((\d+)x(\d+))([/+].*)?$/.exec(text) ?? []
  if (size === undefined || shapeOf(notation, size)) return []
  const sides = range(1, LONGEST_SIDE)
  const sizes = sides.flatMap((high) =>
    sides.map((wide) => ({
      text: `${high}x${wide}${rest ?? ''}`,
      distance: Math.hypot(high - Number(rows), wide - Number(columns)),
    })),
  )
  sizes.sort((one, other) => one.distance - other.distance)
  const nearest = sizes.find((one) => shapeOf(notation, one.text))
  return sizes
    .filter(({ distance }) => distance === nearest?.distance)
    .flatMap((one) => shapeOf(notation, one.text)?.text ?? [])
}

/** The shape that a text means; undefined if it means none. */
function shapeOf(notation: Family['notation'], text: string): Shape | undefined {
  try {
    return notation.parseShape(text)
  } catch (error) {
    if (error instanceof PuzzleError) return undefined
    throw error
  }
}
