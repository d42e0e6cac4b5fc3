// The family and the shape that a header, a name or a notation states must be those that were asked for, if any were.

import { PuzzleError, type Span } from '../families/error.ts'
import type { Family } from '../families/family.ts'
import { expectVariant, namedShape } from '../families/namedShape.ts'
import { findNamedFamily } from '../families/registry.ts'
import type { ReadOptions } from './entry.ts'

/** The family and shape to read with. Throws a PuzzleError where a text states others than were asked for. */
export function agreeOnFamily(
  asked: ReadOptions,
  name: string,
  shapeText: string | undefined,
  at: Span,
): ReadOptions & { readonly family: Family } {
  // A family that was asked for need not be in the registry.
  const named = isNamed(asked.family, name) ? { family: asked.family } : findNamedFamily(name, at)
  const { family } = named
  const alias = asked.alias?.variant === undefined ? named.alias : asked.alias
  if (asked.family && asked.family !== family) {
    throw new PuzzleError('ambiguous', `${family.name}, where ${asked.family.name} was asked for`, at)
  }
  if (shapeText === undefined) return { ...asked, family, ...(alias && { alias }) }
  const shape = namedShape(named, shapeText.toLowerCase(), at)
  expectVariant({ family, ...(alias && { alias }) }, shape, at)
  if (asked.shape && asked.shape.text !== shape.text) {
    throw new PuzzleError('shape', `${shape.text}, where ${asked.shape.text} was asked for`, at)
  }
  return { family, shape }
}

/** Whether this is the family of a name. */
export function isNamed(family: Family | undefined, name: string): family is Family {
  return family?.name === name.toLowerCase()
}
