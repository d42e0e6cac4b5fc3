// Checks that the family and shape of a header, a name or a notation are the requested ones, if any.

import { PuzzleError, type Span } from '../families/error.ts'
import type { Family } from '../families/family.ts'
import { expectVariant, namedShape } from '../families/namedShape.ts'
import { findNamedFamily } from '../families/registry.ts'
import type { ReadOptions } from './entry.ts'

/**
 * Returns the family and shape to read with. Throws a PuzzleError if a text states other ones than requested.
 */
export function agreeOnFamily(
  asked: ReadOptions,
  name: string,
  shapeText: string | undefined,
  at: Span,
): ReadOptions & { readonly family: Family } {
  // A requested family need not be in the registry.
  const named = isNamed(asked.family, name) ? { family: asked.family } : findNamedFamily(name, at)
  const { family } = named
  const alias = asked.alias?.variant === undefined ? named.alias : asked.alias
  if (asked.family && asked.family !== family) {
    throw new PuzzleError('ambiguous', `expected ${asked.family.name}, got ${family.name}`, at)
  }
  if (shapeText === undefined) return { ...asked, family, ...(alias && { alias }) }
  const shape = namedShape(named, shapeText.toLowerCase(), at)
  expectVariant({ family, ...(alias && { alias }) }, shape, at)
  if (asked.shape && asked.shape.text !== shape.text) {
    throw new PuzzleError('shape', `expected ${asked.shape.text}, got ${shape.text}`, at)
  }
  return { family, shape }
}

/** Whether this is the family of a name. */
export function isNamed(family: Family | undefined, name: string): family is Family {
  return family?.name === name.toLowerCase()
}
