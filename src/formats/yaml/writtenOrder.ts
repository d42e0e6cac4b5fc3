// What puzzles somebody asks for in a file: a section of a recipe, a slot of a plan.

import type { Family } from '../../families/family.ts'
import type { OwnWishes } from '../../families/making.ts'
import { namedShape } from '../../families/namedShape.ts'
import { FAMILIES, FAMILY_NAMES, findNamedFamily } from '../../families/registry.ts'
import { hasSymmetry, SYMMETRIES } from '../../families/symmetry.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import { withoutFullBoards } from '../../maker/possibleClues.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import {
  NO_WISHES,
  type Order,
  ownOptionName,
  parseClueRange,
  parseOwn,
  parseSymmetry,
} from '../../maker/puzzleRequest.ts'
import type { Path } from './complaints.ts'
import type { Notebook } from './mistakes.ts'
import { flag, map, oneOf, type Schema, text } from './schema.ts'

/** Which puzzles are asked for. How hard they are to be is said beside it. */
export interface WrittenOrder {
  /** A name of the family. */
  readonly family: string
  /** The family's usual shape if left out. */
  readonly shape?: string
  /** Whether no clue may be left that could go. */
  readonly minimal?: boolean
  /** How the givens are placed; as print has it by default. */
  readonly symmetry?: string
  /** `24`, or `22..26`: how many clues there are. */
  readonly clues?: string | number
  /** The family's own options by their names: `operators: +x`, `max-cage: 3`. */
  readonly options?: Readonly<Record<string, string | number | boolean>>
}

const OPTIONS: Readonly<Record<string, Schema>> = Object.fromEntries(
  FAMILIES.flatMap(({ title, making }) =>
    making.options.map((option) => [
      ownOptionName(option),
      option.parse
        ? { description: `${title}: ${option.what}`, type: ['string', 'integer'] }
        : flag(`${title}: ${option.what}`),
    ]),
  ),
)

/** The schema of each key of a `WrittenOrder`. */
export const ORDER_SCHEMA = {
  family: {
    description: 'Whose puzzles.',
    title: 'the name of a family',
    type: 'string',
    pattern: '\\S',
    examples: FAMILY_NAMES,
  },
  shape: text("Such as 9x9 or 9x9/rook; the family's usual one if left out.", 40),
  minimal: flag('Whether no removable clue may be left that could go by itself.'),
  symmetry: oneOf(
    'How the givens are placed: of Sudokus rotate180 if left out, of others none.',
    Object.keys(SYMMETRIES),
  ),
  clues: {
    description: 'How many givens (KenKen: cages): 24, or 22..26.',
    type: ['string', 'integer'],
  },
  options: map("The family's own options.", OPTIONS),
} satisfies Readonly<Record<string, Schema>>

/** The order that stands at this path; nothing where something is wrong, which is noted. */
export function readOrder(written: WrittenOrder, path: Path, notebook: Notebook): Recipe | undefined {
  const named = notebook.read([...path, 'family'], () => findNamedFamily(written.family))
  if (!named) return undefined
  const { family } = named
  const shape = notebook.read([...path, 'shape'], () => namedShape(named, written.shape))
  const wishes = wishesOf(family, written, path, notebook)
  if (!shape || !wishes) return undefined
  const order = withUsualSymmetry({ family, shape, order: wishes }, written)
  const reason = impossibleOrder({ family, shape, order })
  if (reason === undefined) return { family, shape, order }
  notebook.add([...path, hasSymmetry(shape, order.symmetry) ? 'clues' : 'symmetry'], reason)
  return undefined
}

/** The order with the symmetry that print has, where nothing stands against it; and without boards that are full. */
function withUsualSymmetry(recipe: Recipe, { symmetry, minimal = false }: WrittenOrder): Order {
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
  { minimal = false, symmetry, clues, options = {} }: WrittenOrder,
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
