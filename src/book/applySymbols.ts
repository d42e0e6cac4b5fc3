// The symbols of a book: letters, shapes or pictures that puzzles show instead of numbers. Puzzles with symbols belong to a
// dressed family, which has drawings, rules and reasons of its own.

import type { Family } from '../families/family.ts'
import { expectSymbols, makeDresser } from '../families/familyWithSymbols.ts'
import { PuzzleError } from '../families/puzzleError.ts'
import type { SymbolSet } from '../families/symbolSet.ts'
import type { CountedRecipe } from '../maker/puzzleRecipe.ts'
import type { Unnumbered } from './arrangePuzzles.ts'
import type { Design } from './bookDesignAndPuzzles.ts'
import { familyWordsOf } from './bookWords.ts'
import type { SheetPuzzle } from './sheet/sheetModel.ts'

/** The symbols of a book. */
export interface BookSymbols {
  /** The symbols of all puzzles, except those of sections with symbols of their own. */
  readonly all?: SymbolSet | undefined
  /** The symbols of single sections, by the section's index; `numbers` for a section without symbols. */
  readonly ofSections: ReadonlyMap<number, SymbolSet | 'numbers'>
}

/** A book without symbols. */
export const NO_SYMBOLS: BookSymbols = { ofSections: new Map() }

/** The symbols of a section; undefined for numbers. */
export function symbolsOfSection({ all, ofSections }: BookSymbols, section: number): SymbolSet | undefined {
  const own = ofSections.get(section)
  return own === 'numbers' ? undefined : (own ?? all)
}

/** The puzzles of a book and its design. */
interface Dressed {
  readonly design: Design
  readonly puzzles: readonly Unnumbered[]
}

/**
 * Adds the symbols to the puzzles of a book, and the words for these symbols to its design. If the puzzles were generated
 * for `orders`, they come in the order of these, and `sections` holds the section of each. Throws a PuzzleError for a
 * puzzle that cannot be shown without numbers.
 */
export function dressPuzzles(
  { design, puzzles }: Dressed,
  symbols: BookSymbols,
  orders: readonly CountedRecipe[],
  sections: readonly number[],
): Dressed {
  const ofOrders = orders.flatMap(({ count }, order) => Array<number>(count).fill(sections[order]))
  const sets = puzzles.map((_, index) =>
    orders.length === 0 ? symbols.all : symbolsOfSection(symbols, ofOrders[index]),
  )
  const dressers = new Map(
    [...new Set(sets)].flatMap((set, index) => {
      if (!set) return []
      // The key to the symbols shows only as many as the largest board of the book needs.
      const own = puzzles.filter((_, one) => sets[one] === set)
      const most = Math.max(...own.map(({ family, puzzle }) => family.playing.numbers(puzzle).greatest))
      return [[set, makeDresser({ ...set, symbols: set.symbols.slice(0, most) }, `-${index + 1}`)] as const]
    }),
  )
  const families = new Set<Family>()
  const dressed = puzzles.map((puzzle, index) => {
    const set = sets[index]
    const family = set && dressers.get(set)?.(puzzle.family, puzzle.puzzle)
    if (!family) return puzzle
    families.add(family)
    return { ...puzzle, family }
  })
  // Layouts are cached by design, so an unchanged design is returned as it is.
  if (families.size === 0) return { design, puzzles }
  const words = [...families].flatMap((family) => {
    const own = familyWordsOf(family, design.language)
    return own ? [[family.name, own] as const] : []
  })
  const familyWords = { ...design.familyWords, ...Object.fromEntries(words) }
  return { design: { ...design, familyWords }, puzzles: dressed }
}

// Adds symbols to the puzzles of sheets: letters, shapes or pictures in place of numbers.

/**
 * Returns the puzzles of all sheets with symbols. The row of symbols beside the rules has as many symbols as the largest
 * board needs. Throws a PuzzleError if a puzzle needs its numbers or more symbols; the error states the number of the first
 * such puzzle, counted over all sheets.
 */
export function dressSheets<P extends Pick<SheetPuzzle, 'family' | 'puzzle'>>(
  sheets: readonly (readonly P[])[],
  set: SymbolSet,
): P[][] {
  sheets.flat().forEach(({ family, puzzle }, index) => {
    try {
      expectSymbols(family, puzzle, set)
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      throw new PuzzleError(error.code, `puzzle ${index + 1}: ${error.message}`)
    }
  })
  const most = Math.max(...sheets.flat().map(({ family, puzzle }) => family.playing.numbers(puzzle).greatest))
  const dressed = makeDresser({ ...set, symbols: set.symbols.slice(0, most) })
  return sheets.map((own) => own.map((one) => ({ ...one, family: dressed(one.family, one.puzzle) })))
}
