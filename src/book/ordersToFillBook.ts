// Computes which further puzzles to order so that the pages of a book are full, and writes the sentence about how many
// are missing.

import { count } from '../families/gridText.ts'
import { furtherOrders } from '../maker/numberedRecipes.ts'
import type { CountedRecipe } from '../maker/puzzleRecipe.ts'
import { FEWEST_PAGES } from '../print/trimsAndPrintLimits.ts'
import type { Typeface } from '../render/typeface.ts'
import type { Unnumbered } from './arrangePuzzles.ts'
import { type Fillable, fillBook } from './puzzlesToFill.ts'
import type { BookPlan } from './recipe/planBook.ts'

/**
 * The further orders that fill the pages of a book with these puzzles; the puzzles are in the sequence of the plan's
 * orders.
 */
export function ordersToFill(
  plan: BookPlan,
  typeface: Typeface,
  puzzles: readonly Unnumbered[],
): readonly CountedRecipe[] {
  const kinds = plan.orders.flatMap((order, kind) => Array.from({ length: order.count }, () => kind))
  return furtherOrders(plan.orders, fillBook(fillableOf(plan, typeface, puzzles, kinds)).more)
}

/** The number of pages of the finished book, and the number of its pages for notes. */
interface Extent {
  readonly pages: number
  readonly notes: number
}

/** The puzzles that a finished book lacks. */
export function lackingPuzzles(
  plan: BookPlan,
  typeface: Typeface,
  puzzles: readonly Unnumbered[],
  pages: number,
) {
  /** Whether a printed book has too few pages to be bound. */
  const isShort = plan.design.profile === 'print' && pages < FEWEST_PAGES
  if (plan.fill && !isShort) return { isShort, lacking: 0, pages }
  const { more, ...filled } = fillBook(fillableOf(plan, typeface, puzzles, kindsOf(puzzles)))
  return {
    isShort,
    /** The number of puzzles that would fill its pages, or make it long enough to be bound. */
    lacking: more.reduce((sum, one) => sum + one, 0),
    /** The number of its pages with them. */
    pages: filled.pages,
  }
}

/**
 * Says how many more puzzles would fill the book, or make a printed book long enough to be bound, and which option
 * makes them; undefined for a full book.
 */
export function fillingSentence(
  plan: BookPlan,
  typeface: Typeface,
  puzzles: readonly Unnumbered[],
  { pages, notes }: Extent,
): string | undefined {
  const filled = lackingPuzzles(plan, typeface, puzzles, pages)
  if (filled.lacking === 0) return undefined
  const remedy = plan.orders.length > 0 ? ' (add --fill to make them)' : ''
  const would = `${count(filled.lacking, 'more puzzle')} would`
  if (filled.isShort) {
    return `too short to be bound: ${pages} pages, but at least ${FEWEST_PAGES} are needed; ${would} make it ${filled.pages} full pages${remedy}`
  }
  return `${would} fill ${notes > 0 ? 'its pages, and the page for notes' : 'its pages'}${remedy}`
}

function fillableOf(
  { design, arrange }: BookPlan,
  typeface: Typeface,
  puzzles: readonly Unnumbered[],
  kinds: readonly number[],
): Fillable {
  return { design, typeface, arrangement: arrange, puzzles, kinds }
}

/** The number of each puzzle's kind, from 0; puzzles of one kind have the same family, shape and stars. */
function kindsOf(puzzles: readonly Unnumbered[]): number[] {
  const kinds = new Map<string, number>()
  return puzzles.map(({ family, puzzle, grade }) => {
    const name = `${family.name} ${puzzle.shape.text} ${grade.stars}`
    const kind = kinds.get(name) ?? kinds.size
    kinds.set(name, kind)
    return kind
  })
}
