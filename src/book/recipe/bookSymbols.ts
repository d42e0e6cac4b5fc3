// Reads the symbols that a recipe and the option `--symbols` ask for, before any puzzle is made.

import { type BookSymbols, symbolsOfSection } from '../../book/applySymbols.ts'
import type { BookPlan } from '../../book/recipe/planBook.ts'
import { expectSymbols } from '../../families/familyWithSymbols.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { SymbolSet } from '../../families/symbolSet.ts'
import { inTextOrder, type Mistakes, makeNotebook } from '../../formats/yaml/mistakeCollector.ts'
import type { FieldPath } from '../../formats/yaml/schemaValidator.ts'
import type { Typeface } from '../../render/typeface.ts'
import { expectLetters, readSymbols } from '../shared/symbolsOption.ts'
import type { Source } from './readRecipe.ts'

/** The value of a section's `symbols` that keeps the numbers of its puzzles in a book with symbols. */
const NUMBERS = 'numbers'

interface Asked extends Omit<Source, 'name'> {
  /** The value of `--symbols`, which replaces the symbols of the book. */
  readonly asked: string | undefined
  readonly plan: BookPlan
  readonly typeface: Typeface
}

/** The symbols of a book, or all mistakes in them. */
export function readBookSymbols({
  recipe,
  at,
  folder,
  asked,
  plan,
  typeface,
}: Asked): BookSymbols | Mistakes {
  const notebook = makeNotebook(at)
  const known = new Map<string, SymbolSet>()
  const read = (path: FieldPath, what: string | readonly string[], from: string) =>
    notebook.read(path, () => {
      const key = JSON.stringify([what, from])
      const set = known.get(key) ?? readSymbols(what, from)
      expectLetters(set, typeface)
      known.set(key, set)
      return set
    })
  const ofBook = asked ?? recipe.symbols
  const all = ofBook === undefined ? undefined : read(['symbols'], ofBook, asked === undefined ? folder : '.')
  const ofSections = new Map<number, SymbolSet | typeof NUMBERS>()
  recipe.sections?.forEach(({ symbols }, section) => {
    if (symbols === undefined) return
    const own = symbols === NUMBERS ? NUMBERS : read(['sections', section, 'symbols'], symbols, folder)
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
