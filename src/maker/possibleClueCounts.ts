// Decides which numbers of clues are possible: at least as many as uniqueness needs, fewer than the cells to fill, and with a
// symmetry only sums of the sizes of orbits, which are sets of cells that the symmetry joins.
//
//   a . . b     rotate180 on 4x4: eight orbits of two cells each. Patterns of 4 and of 6 givens exist, but none of 5.
//   . c d .     Blocked cells are symmetric too, and use up orbits.
//   . d c .
//   b . . a

import type { ClueLimit } from '../families/making.ts'
import { hasSymmetry, orbits } from '../families/symmetry.ts'
import { withArticle } from '../families/withArticle.ts'
import { formatRange, type Range } from './orderValues.ts'
import type { Recipe } from './puzzleRecipe.ts'

/**
 * Returns why no puzzle has the ordered number of clues, with an alternative; undefined if some puzzle may
 * have it.
 */
export function cluesFault(recipe: Recipe): string | undefined {
  const { family, shape, order } = recipe
  const { making } = family
  const range = order.clues
  const open = countOpen(recipe)
  const [one, several] = making.clueNames
  const limit = (word: string, { clues, because }: ClueLimit) =>
    `${withArticle(shape.text)} ${family.title} has at ${word} ${clues} ${clues === 1 ? one : several}: ${because}`
  const fewest = making.fewestClues?.(shape, order)
  const most = making.mostClues?.(shape, order)
  if (fewest && fewest.clues >= open) {
    return `${limit('least', fewest)}; this leaves no cell to fill in`
  }
  if (!range) return patternFault(recipe)
  if (fewest && range.most < fewest.clues) return limit('least', fewest)
  if (most && range.least > most.clues) return limit('most', most)
  if (range.least >= open) {
    return limit('most', { clues: open - 1, because: `${open} would leave no cell to fill in` })
  }
  return patternFault(recipe, { least: fewest?.clues ?? 0, most: open - 1 })
}

/** Lowers the upper limit of an order so that every puzzle has a cell to fill in. */
export function withoutFullBoards(recipe: Recipe): Recipe {
  const { order } = recipe
  const most = countOpen(recipe) - 1
  if (!order.clues || order.clues.least > most || order.clues.most <= most) return recipe
  return { ...recipe, order: { ...order, clues: { ...order.clues, most } } }
}

/** The number of cells that are not blocked. */
function countOpen({ family, shape, order }: Recipe): number {
  return shape.rows * shape.columns - (family.making.countBlocked?.(order) ?? 0)
}

/**
 * Why no set of orbits has the ordered number of cells; undefined if some set has it. `limits` are the limits on the number of
 * clues without a symmetry.
 */
function patternFault({ family, shape, order }: Recipe, limits?: Range): string | undefined {
  const { making } = family
  const { symmetry, clues } = order
  if (!making.symmetric || !hasSymmetry(shape, symmetry)) return undefined
  const sizes = orbits(shape, symmetry).map(({ length }) => length)
  const blocked = making.countBlocked?.(order) ?? 0
  const fault = (asked: Range, what: string, isPossible: (count: number) => boolean) => {
    for (let count = asked.least; count <= asked.most; count++) if (isPossible(count)) return undefined
    const nearest = nearestTo(asked, shape.rows * shape.columns, isPossible)
    const remedy = nearest === '' ? '' : `; ask for ${nearest}`
    return `no pattern of ${symmetry} on ${shape.text} has ${formatRange(asked)} ${what}${remedy}`
  }
  const isBlockable = (count: number) => addUp(sizes, [count])
  return (
    fault({ least: blocked, most: blocked }, 'blocked cells', isBlockable) ??
    (clues && limits
      ? fault(
          { least: clues.least, most: Math.min(clues.most, limits.most) },
          making.clueNames[1],
          (count) => count >= limits.least && count <= limits.most && addUp(sizes, [count, blocked]),
        )
      : undefined)
  )
}

/** The nearest possible numbers below and above a range. */
function nearestTo({ least, most }: Range, cells: number, isPossible: (count: number) => boolean): string {
  const next = (from: number, step: number) => {
    for (let count = from; count >= 0 && count <= cells; count += step) if (isPossible(count)) return count
    return undefined
  }
  return [next(least - 1, -1), next(most + 1, 1)].filter((count) => count !== undefined).join(' or ')
}

/**
 * Whether orbits of these sizes can be divided into sets whose sizes add up to the totals. The sizes of orbits are powers of
 * two, so it is always right to assign the largest first: the smaller orbits then fit in any case.
 */
function addUp(sizes: readonly number[], totals: readonly number[]): boolean {
  const left = totals.slice()
  for (const size of sizes.toSorted((one, other) => other - one)) {
    const at = left.findIndex((total) => total >= size)
    if (at >= 0) left[at] -= size
  }
  return left.every((total) => total === 0)
}
