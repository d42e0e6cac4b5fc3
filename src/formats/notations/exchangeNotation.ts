// The interface of an exchange notation: a form of text in which other programs keep or share puzzles. To add a notation, write
// a record in a file of this folder and one line in notationRegistry.ts. A notation translates puzzles into the notation of
// their family and back; the family alone decides which puzzles are valid.

import type { Family } from '../../families/family.ts'
import { partsOfShape } from '../../families/latin/rules/ruleNames.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import { FAMILIES } from '../../families/registry.ts'
import { withArticle } from '../../families/withArticle.ts'

/** A puzzle found in a text, translated into its family's own notation. */
export interface FoundPuzzle {
  /** The name of its family. */
  readonly family: string
  /** Its shape, if the text states one. */
  readonly shape?: string
  /** The puzzle in its family's notation. */
  readonly lines: readonly Span[]
  /**
   * For lines that were translated: the place in the original text of each character of the lines, or one place for all
   * characters. Errors are reported at these places.
   */
  readonly places?: readonly Span[]
  /** The solution that the text states, cell by cell. */
  readonly solution?: readonly number[]
}

/**
 * Passes on a puzzle that begins at a place, or an error: `found` is a PuzzleError, or returns the puzzle or throws a
 * PuzzleError.
 */
export type EmitFound = (at: Span, found: PuzzleError | (() => FoundPuzzle)) => void

/** The role of a line in an open text: part of it, its last line, or not part of it. */
export type LineUse = 'more' | 'last' | 'other'

/** A text of several lines that is being read. */
export interface OpenText {
  /** Takes the next line, which may be empty; the first line taken is the line that opened the text. */
  push(line: Span): LineUse
  /** Called if the input ends before the text is complete. */
  end?(): void
}

/** A form of text in which other programs keep or share puzzles. */
export interface ExchangeNotation {
  /** Its name in options and documents: `solo`. */
  readonly name: string
  /** A description for help texts. */
  readonly what: string
  /** The names of the families that it can express. */
  readonly families: readonly string[]
  /** The names of the further rules that it can express, as in shapes such as `9x9+x`; none if left out. */
  readonly rules?: readonly string[]
  /** Reads a line that is a puzzle by itself; undefined for a line that is not in this notation. Throws a PuzzleError. */
  readonly readLine?: (line: Span) => FoundPuzzle | undefined
  /** Opens a text of several lines if this line begins one. */
  readonly open?: (line: Span, emit: EmitFound) => OpenText | undefined
  /** Writes puzzles; undefined if the notation is only read. */
  readonly writer?: NotationWriter
}

/** Writes puzzles in a notation. */
interface NotationWriter {
  /** The text before the first puzzle. */
  readonly start?: string
  /** The text after the last puzzle. */
  readonly end?: string
  /** The reasons why the notation cannot express certain families, by the names of the families. */
  readonly refusals?: Readonly<Record<string, string>>
  /** Writes a puzzle of one of the notation's families. Throws a PuzzleError if the notation cannot express the puzzle. */
  write(puzzle: Puzzle, family: Family): string
}

/** The names of the further rules in a puzzle's shape: `x` for `9x9+x`. */
export function ruleNamesOf({ shape }: Puzzle): readonly string[] {
  return partsOfShape(shape.text).slice(1)
}

/** Writes a puzzle. Throws a PuzzleError if the notation cannot express it. */
export function writePuzzle(
  { name, families, rules = [], writer }: ExchangeNotation & { readonly writer: NotationWriter },
  family: Family,
  puzzle: Puzzle,
): string {
  const unknown = ruleNamesOf(puzzle).find((rule) => !rules.includes(rule))
  if (families.includes(family.name)) {
    if (unknown === undefined) return writer.write(puzzle, family)
    const message = `${withArticle(puzzle.shape.text)} ${family.title} cannot be written as ${name}, which has no rule ${quote(unknown)}`
    throw new PuzzleError('unrecognized', message)
  }
  const reason = writer.refusals?.[family.name] ?? `${name} is a notation for ${titlesOf(families)} only`
  throw new PuzzleError('unrecognized', `a ${family.title} cannot be written as ${name}: ${reason}`)
}

function titlesOf(names: readonly string[]): string {
  return FAMILIES.filter(({ name }) => names.includes(name))
    .map(({ title }) => title)
    .join(' and ')
}
