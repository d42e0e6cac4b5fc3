// Turns an order of a plan into a planned puzzle: a recipe for the maker, a puzzle named by its id, or the next puzzle of a file.

import { PuzzleError } from '../../families/error.ts'
import { parsePuzzle } from '../../formats/readPuzzles.ts'
import type { FieldPath } from '../../formats/yaml/complaints.ts'
import type { Notebook } from '../../formats/yaml/mistakes.ts'
import { readOrder } from '../../formats/yaml/writtenOrder.ts'
import { STARS } from '../../grader/stars.ts'
import { parseStars } from '../../maker/askedStars.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import { parseTiers, type Range } from '../../maker/puzzleRequest.ts'
import { lackingStars, starsToAskFor } from '../../maker/reachableStars.ts'
import type { PlannedOrder } from './feedPlan.ts'
import type { PlannedPuzzle } from './schedule.ts'

/** The planned puzzle for an order at a path of a plan; undefined for no puzzle, or after a mistake, which goes into the notebook. */
export function plannedPuzzle(
  order: PlannedOrder,
  from: string | undefined,
  path: FieldPath,
  notebook: Notebook,
): PlannedPuzzle | undefined {
  const { family, puzzle, none } = order
  if (none) return undefined
  if (puzzle !== undefined) {
    const read = notebook.read([...path, 'puzzle'], () => parsePuzzle(puzzle))
    return read && { kind: 'named', id: puzzle }
  }
  if (from !== undefined) return { kind: 'own', file: from }
  if (family === undefined) {
    notebook.add(path, 'no puzzle is chosen; add "family", or "puzzle", or "from" with a file')
    return undefined
  }
  const recipe = readOrder({ ...order, family }, path, notebook)
  return recipe && gradedOrder(recipe, order, path, notebook)
}

/** A recipe with its stars or tier; undefined if they are impossible, which goes into the notebook. */
function gradedOrder(
  { family, shape, order }: Recipe,
  { stars: askedStars, tier: askedTier }: PlannedOrder,
  path: FieldPath,
  notebook: Notebook,
): PlannedPuzzle | undefined {
  const before = notebook.mistakes.length
  const stars = notebook.read([...path, 'stars'], () => {
    const asked = askedStars === undefined ? undefined : parseStars(String(askedStars))
    if (asked) expectStars({ family, shape, order }, asked)
    return asked
  })
  const tier = notebook.read([...path, 'tier'], () =>
    askedTier === undefined ? undefined : parseTiers(askedTier),
  )
  if (notebook.mistakes.length > before) return undefined
  const recipe = { family, shape, order: { ...order, ...(stars && { stars }), ...(tier && { tier }) } }
  const reason = impossibleOrder(recipe)
  if (reason === undefined) return { kind: 'made', recipe }
  notebook.add([...path, stars ? 'stars' : 'tier'], reason)
  return undefined
}

/** Throws a PuzzleError if a shape has no puzzles with the stars of an order. */
function expectStars({ family, shape }: Recipe, { least, most }: Range): void {
  const has = starsToAskFor(family, shape)
  const asked = STARS.filter((stars) => stars >= least && stars <= most)
  if (asked.some((stars) => has.includes(stars))) return
  throw new PuzzleError('value', lackingStars(family, shape, asked, has))
}
