// Reads the symbols that a recipe asks for, before any puzzle is made.

import { expectSymbols } from '../../families/familyWithSymbols.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { SymbolSet } from '../../families/symbolSet.ts'
import { inTextOrder, type Mistakes, makeNotebook } from '../../formats/yaml/mistakeCollector.ts'
import type { FieldPath } from '../../formats/yaml/schemaValidator.ts'
import { expectLetters } from '../../render/lettersInTypeface.ts'
import type { Typeface } from '../../render/typeface.ts'
import { type BookSymbols, symbolsOfSection } from '../applySymbols.ts'
import type { SoundRecipe } from './parseRecipe.ts'
import type { BookPlan } from './planBook.ts'

/** The value of a section's `symbols` that keeps the numbers of its puzzles in a book with symbols. */
const NUMBERS = 'numbers'

/** A recipe, and what reading its symbols needs. */
interface Asked extends SoundRecipe {
  /** The plan of the recipe. */
  readonly plan: BookPlan
  /** The typeface that must have the letters. */
  readonly typeface: Typeface
  /** The symbols that replace those of the book, by an option. */
  readonly asked?: string | undefined
  /** Reads a set by its name or from its pictures. `isAsked` tells whether it replaces the set of the recipe. */
  readSet(what: string | readonly string[], isAsked: boolean): SymbolSet
}

/** The symbols of a book, or all mistakes in them. */
export function readBookSymbols({
  recipe,
  at,
  plan,
  typeface,
  asked,
  readSet,
}: Asked): BookSymbols | Mistakes {
  const notebook = makeNotebook(at)
  const known = new Map<string, SymbolSet>()
  const read = (path: FieldPath, what: string | readonly string[], isAsked = false) =>
    notebook.read(path, () => {
      const key = JSON.stringify([what, isAsked])
      const set = known.get(key) ?? readSet(what, isAsked)
      expectLetters(set, typeface)
      known.set(key, set)
      return set
    })
  const ofBook = asked ?? recipe.symbols
  const all = ofBook === undefined ? undefined : read(['symbols'], ofBook, asked !== undefined)
  const ofSections = new Map<number, SymbolSet | typeof NUMBERS>()
  recipe.sections?.forEach(({ symbols }, section) => {
    if (symbols === undefined) return
    const own = symbols === NUMBERS ? NUMBERS : read(['sections', section, 'symbols'], symbols)
    if (own) ofSections.set(section, own)
  })
  const found = { all, ofSections }
  expectFit(found, plan, (section, reading) => {
    const path = ofSections.has(section) ? ['sections', section, 'symbols'] : ['symbols']
    notebook.read(path, reading)
  })
  return notebook.mistakes.length > 0 ? { mistakes: inTextOrder(notebook.mistakes) } : found
}

/** Checks the symbols of each section once, before any puzzle is made. */
function expectFit(
  symbols: BookSymbols,
  { orders, sections }: BookPlan,
  report: (section: number, reading: () => void) => void,
): void {
  const checked = new Set<number>()
  orders.forEach(({ recipe: { family, shape } }, order) => {
    const section = sections[order]
    const set = symbolsOfSection(symbols, section)
    if (!set || checked.has(section)) return
    checked.add(section)
    report(section, () => {
      try {
        expectSymbols(family, { shape, givens: [] }, set)
      } catch (error) {
        if (!(error instanceof PuzzleError) || symbols.ofSections.has(section)) throw error
        const remedy = 'add "symbols: numbers" to its section, or set "symbols" only in the other sections'
        throw new PuzzleError(
          'recipe',
          family.words.en.symbols ? error.message : `${error.message}; ${remedy}`,
        )
      }
    })
  })
}
