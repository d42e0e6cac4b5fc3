// Determines the family of a text. A family that a header, a name or a notation states is used, and must not differ from a
// requested one. If none is stated or requested, the family is the one whose notation fits the lines.

import type { Family } from '../families/family.ts'
import { expectVariant, namedShape } from '../families/parseNamedShape.ts'
import { PuzzleError, quote, type Span } from '../families/puzzleError.ts'
import { FAMILIES, findNamedFamily, isFamilyName } from '../families/registry.ts'
import type { ReadOptions } from './readRecord.ts'
import { yamlInsteadOfPuzzle } from './yaml/fileKinds.ts'

/**
 * Returns the family and shape with which a text is read. Throws a PuzzleError if the text states another family or shape than
 * requested.
 */
export function agreeOnFamily(
  asked: ReadOptions,
  name: string,
  shapeText: string | undefined,
  at: Span,
): ReadOptions & { readonly family: Family } {
  // The requested family may be one that is not in the registry.
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

/** Whether a family has this name. */
function isNamed(family: Family | undefined, name: string): family is Family {
  return family?.name === name.toLowerCase()
}

/**
 * Returns the only family whose notation fits the lines. Families that recognise the lines surely take precedence over those
 * that recognise them perhaps. Sentences are in no notation, even if they have commas between them or as many words in each line
 * as lines. Throws a PuzzleError if no family or several families fit.
 */
export function detectFamily(lines: readonly Span[]): Family {
  const candidates = isProse(lines) ? [] : FAMILIES
  const fits = candidates.map((family) => ({ family, recognition: family.notation.recognizes(lines) }))
  const sure = fits.filter(({ recognition }) => recognition === 'surely')
  const found = sure.length > 0 ? sure : fits.filter(({ recognition }) => recognition === 'perhaps')
  if (found.length === 1) return found[0].family
  if (found.length === 0) {
    const reason =
      yamlInsteadOfPuzzle(lines.map(({ text }) => text)) ??
      'is not in any known notation; "puzzlewright families" lists the notations; separate puzzles by an empty line'
    throw new PuzzleError('unrecognized', `${quote(lines[0].text)} ${reason}`, lines[0])
  }
  const names = found.map(({ family }) => family.name).join(' or ')
  const message = `this could be ${names}; name the family with --family or a header line`
  throw new PuzzleError('ambiguous', message, lines[0])
}

/** A word of a sentence: letters, perhaps with signs around them. Cells, cages and clues have digits, or a letter alone. */
const WORD = /^[^\p{L}\d]*\p{L}[\p{L}\p{M}'’-]+[^\p{L}\d]*$/u

/** Whether lines are sentences: at least half of what is between blanks, commas and bars are words. */
function isProse(lines: readonly Span[]): boolean {
  const parts = lines.flatMap(({ text }) => text.split(/[\s,|]+/).filter((part) => part !== ''))
  return 2 * parts.filter((part) => WORD.test(part)).length >= Math.max(1, parts.length)
}

const SHAPE = /^\d+x\d+/i

/**
 * Whether a line is a header: a family's name, alone or with a shape, or a misspelt name before a text that
 * can only be a shape.
 */
export function isHeader([, name, shape]: RegExpExecArray, asked?: Family): boolean {
  return isNamed(asked, name) || isFamilyName(name) || SHAPE.test(shape ?? '')
}
