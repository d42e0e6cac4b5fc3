// Turns an order of a plan into a planned puzzle: a recipe for the maker, a puzzle named by its id, or the next puzzle of a file.

import { parsePuzzle } from '../../formats/readPuzzles.ts'
import type { Notebook } from '../../formats/yaml/mistakeCollector.ts'
import { readFields, readOrder } from '../../formats/yaml/puzzleOrder.ts'
import type { FieldPath } from '../../formats/yaml/schemaValidator.ts'
import { STARS } from '../../grader/stars.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import { type Range, unpublishedTiers } from '../../maker/orderValues.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import { lackingStars, starsToAskFor } from '../../maker/reachableStars.ts'
import type { PlannedOrder } from './feedPlanAndOrders.ts'
import type { PlannedPuzzle } from './scheduleTypes.ts'

/**
 * The planned puzzle for the order at `path` in a plan; undefined if the order is for no puzzle or has a mistake, which is
 * added to the notebook.
 */
export function plannedPuzzle(
  order: PlannedOrder,
  from: string | undefined,
  path: FieldPath,
  notebook: Notebook,
): PlannedPuzzle | undefined {
  const { family, puzzle, none } = order
  if (none) return undefined
  if (puzzle !== undefined) {
    return notebook.read([...path, 'puzzle'], () => parsePuzzle(puzzle)) && { kind: 'named', id: puzzle }
  }
  if (from !== undefined) return { kind: 'own', file: from }
  if (family === undefined) {
    notebook.add(path, 'no puzzle is chosen; add "family", or "puzzle", or "from" with a file')
    return undefined
  }
  const recipe = readOrder({ ...order, family }, path, notebook)
  return recipe && gradedOrder(recipe, order, path, notebook)
}

/**
 * A recipe with the stars or the tier of an order. If they are impossible, adds a mistake to the notebook and returns
 * undefined.
 */
function gradedOrder(
  recipe: Recipe,
  written: PlannedOrder,
  path: FieldPath,
  notebook: Notebook,
): PlannedPuzzle | undefined {
  const { family, shape } = recipe
  const asked = readFields('difficulty', written, family, path, notebook)
  if (!asked) return undefined
  const unpublished = asked.tier && unpublishedTiers(asked.tier)
  if (unpublished !== undefined) {
    notebook.add([...path, 'tier'], unpublished)
    return undefined
  }
  const whole = { family, shape, order: { ...recipe.order, ...asked } }
  const reason = (asked.stars && reasonAgainst(asked.stars, whole)) ?? impossibleOrder(whole)
  if (reason === undefined) return { kind: 'made', recipe: whole }
  notebook.add([...path, asked.stars ? 'stars' : 'tier'], reason)
  return undefined
}

/** Why the shape has no puzzles with these stars; undefined if it has some. */
function reasonAgainst({ least, most }: Range, { family, shape, order }: Recipe): string | undefined {
  const has = starsToAskFor(family, shape, order)
  const asked = STARS.filter((stars) => stars >= least && stars <= most)
  return asked.some((stars) => has.includes(stars)) ? undefined : lackingStars(family, shape, asked, has)
}
