// What a recipe's sections ask the makers for: an order for each section and each number of stars.

import { PuzzleError } from '../../families/error.ts'
import type { Family } from '../../families/family.ts'
import type { OwnWishes } from '../../families/making.ts'
import type { Shape } from '../../families/puzzle.ts'
import { findFamily } from '../../families/registry.ts'
import { hasSymmetry } from '../../families/symmetry.ts'
import { STARS, type Stars } from '../../grader/stars.ts'
import { parseStars } from '../../maker/askedStars.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import { withoutFullBoards } from '../../maker/possibleClues.ts'
import type { CountedRecipe, Recipe } from '../../maker/puzzleRecipe.ts'
import {
  NO_WISHES,
  type Order,
  parseClueRange,
  parseOwn,
  parseSymmetry,
  type Range,
} from '../../maker/puzzleRequest.ts'
import { lackingStars, starsOfShape, starsToAskFor } from '../../maker/reachableStars.ts'
import type { RecipeSection } from './bookRecipe.ts'
import type { Notebook } from './mistakes.ts'
import type { Path } from './validateRecipe.ts'

/** The orders of one section, which stands at this path. None where something is wrong. */
export function ordersOf(section: RecipeSection, path: Path, notebook: Notebook): CountedRecipe[] {
  const family = notebook.read([...path, 'family'], () => findFamily(section.family))
  if (!family) return []
  const shape = notebook.read([...path, 'shape'], () =>
    family.notation.parseShape(section.shape ?? family.making.shape),
  )
  const wishes = wishesOf(family, section, path, notebook)
  const asked = notebook.read([...path, 'stars'], () =>
    section.stars === undefined ? undefined : parseStars(String(section.stars)),
  )
  if (!shape || !wishes || (section.stars !== undefined && !asked)) return []
  const order = withUsualSymmetry({ family, shape, order: wishes }, section)
  const reason = impossibleOrder({ family, shape, order })
  if (reason !== undefined) {
    notebook.add([...path, hasSymmetry(shape, order.symmetry) ? 'clues' : 'symmetry'], reason)
    return []
  }
  const stars = notebook.read([...path, 'stars'], () => starsFor(family, shape, order, asked))
  if (!stars) return []
  return shareOut(section.count, stars).map(({ share, of }) => ({
    recipe: { family, shape, order: { ...order, stars: { least: of, most: of } } },
    count: share,
  }))
}

/** The order with the symmetry that print has, where nothing stands against it; and without boards that are full. */
function withUsualSymmetry(recipe: Recipe, { symmetry, minimal = false }: RecipeSection): Order {
  const { printedSymmetry } = recipe.family.making
  const { order } = withoutFullBoards(recipe)
  // Givens that go together cannot all be needed by themselves.
  if (symmetry !== undefined || minimal || !printedSymmetry) return order
  const symmetric = { ...order, symmetry: printedSymmetry }
  return impossibleOrder({ ...recipe, order: symmetric }) === undefined ? symmetric : order
}

/** What is asked for beside the stars; nothing where some of it is wrong. */
function wishesOf(
  family: Family,
  { minimal = false, symmetry, clues, options = {} }: RecipeSection,
  path: Path,
  notebook: Notebook,
): Order | undefined {
  const before = notebook.mistakes.length
  const parsedSymmetry = notebook.read([...path, 'symmetry'], () => parseSymmetry(family, symmetry ?? 'none'))
  const parsedClues = notebook.read([...path, 'clues'], () =>
    clues === undefined ? undefined : parseClueRange(String(clues)),
  )
  const own = Object.entries(options).map(([name, value]) =>
    notebook.read([...path, 'options', name], () => ownWish(family, name, value)),
  )
  if (notebook.mistakes.length > before) return undefined
  return {
    ...NO_WISHES,
    minimal,
    symmetry: parsedSymmetry ?? NO_WISHES.symmetry,
    own: Object.assign({}, ...own),
    ...(parsedClues && { clues: parsedClues }),
  }
}

/** A switch is on or off; what is off is not asked for. */
function ownWish(family: Family, name: string, value: string | number | boolean): OwnWishes {
  const wish = parseOwn(family, name, typeof value === 'boolean' ? undefined : String(value))
  return value === false ? {} : wish
}

/** The stars of a section; where it asks for none, those that its shape has. Throws a PuzzleError that says which it may have. */
function starsFor(family: Family, shape: Shape, order: Order, asked: Range | undefined): readonly Stars[] {
  if (!asked) {
    const has = starsOfShape(family, shape, order)
    if (has.length > 0) return has
    throw new PuzzleError('value', `no ${family.title} of ${shape.text} is as asked for here`)
  }
  const has = starsToAskFor(family, shape)
  const wanted = STARS.filter((stars) => stars >= asked.least && stars <= asked.most)
  const lacking = wanted.filter((stars) => !has.includes(stars))
  if (lacking.length === 0) return wanted
  throw new PuzzleError('value', lackingStars(family, shape, lacking, has))
}

/** A number in whole parts that are as equal as they can be, the larger ones first; none of them is 0. */
export function shareOut<T>(
  total: number,
  among: readonly T[],
): readonly { readonly share: number; readonly of: T }[] {
  const least = Math.floor(total / among.length)
  const more = total % among.length
  return among
    .map((of, index) => ({ share: least + (index < more ? 1 : 0), of }))
    .filter(({ share }) => share > 0)
}
