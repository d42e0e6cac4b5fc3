// An order as people write it in a file: in a section of a recipe, in a slot of a plan.

import type { Family } from '../../families/family.ts'
import type { OwnWishes } from '../../families/making.ts'
import { namedShape } from '../../families/parseNamedShape.ts'
import { FAMILIES, FAMILY_NAMES, findNamedFamily } from '../../families/registry.ts'
import { hasSymmetry } from '../../families/symmetry.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import {
  NO_WISHES,
  ORDER_FIELDS,
  type Order,
  type OrderField,
  ownOptionName,
  parseOwn,
} from '../../maker/orderFields.ts'
import { printedOrder } from '../../maker/orderForPrint.ts'
import { withoutFullBoards } from '../../maker/possibleClueCounts.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import { flag, map, oneOf, type Schema, text } from './jsonSchema.ts'
import type { Notebook } from './mistakeCollector.ts'
import type { FieldPath } from './schemaValidator.ts'

/** An order as it is written. Sections and slots add their own keys for the difficulty. */
export interface WrittenOrder {
  /** The name of the family, or an alias. */
  readonly family: string
  /** The shape; the family's usual shape by default. */
  readonly shape?: string
  /** Whether every clue must be needed. */
  readonly minimal?: boolean
  /** The symmetry of the givens; the family's symmetry for print by default. */
  readonly symmetry?: string
  /** The number of clues: `24`, or `22..26`. */
  readonly clues?: string | number
  /** The techniques that grades may use: `no-uniqueness`, or names. */
  readonly techniques?: string | number | readonly string[]
  /** The family's own options by name: `operators: +x`, `max-cage: 3`. */
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

/** The schema of the entries of a field that may be a list. */
const LISTED = { minItems: 1, maxItems: 100, items: text('One of the values.', 40) } satisfies Schema

/** The schema of a field. `note` says what applies if the field is left out. */
function schemaOf({ what, argument, choices, isListed }: OrderField, note = ''): Schema {
  const description = `${what[0].toUpperCase()}${what.slice(1)}${note && ` (${note})`}.`
  if (!argument) return flag(description)
  if (isListed) return { description, type: ['string', 'array'], ...LISTED }
  return choices ? oneOf(description, choices) : { description, type: ['string', 'integer'] }
}

/**
 * The schemas, by name, of those order fields that files have in a place: in every order, or where a file asks for a
 * difficulty.
 */
export function fieldSchemas(
  where: NonNullable<OrderField['inFiles']>,
  notes: Readonly<Record<string, string>> = {},
): Record<string, Schema> {
  const fields = ORDER_FIELDS.filter(({ inFiles }) => inFiles === where)
  return Object.fromEntries(fields.map((one) => [one.name, schemaOf(one, notes[one.name])]))
}

const FAMILY_AND_SHAPE = {
  family: {
    description: 'The family of the puzzles.',
    title: 'the name of a family',
    type: 'string',
    pattern: '\\S',
    examples: FAMILY_NAMES,
  },
  shape: text("The shape, such as 9x9 or 9x9/rook (default: the family's usual shape).", 40),
} satisfies Readonly<Record<string, Schema>>

/** The schema of each key of a `WrittenOrder`. */
export function orderSchema(usualSymmetry = 'default: rotate180 for Sudoku, none for other families') {
  return {
    ...FAMILY_AND_SHAPE,
    ...fieldSchemas('order', { symmetry: usualSymmetry }),
    options: map("The family's own options.", OPTIONS),
  }
}

/**
 * Reads the fields of one kind that are written at a path; the result has them under their keys in an order. Undefined if one
 * of the fields has a mistake.
 */
export function readFields(
  where: NonNullable<OrderField['inFiles']>,
  written: object,
  family: Family,
  path: FieldPath,
  notebook: Notebook,
): Partial<Order> | undefined {
  const before = notebook.mistakes.length
  const read = ORDER_FIELDS.filter(({ inFiles }) => inFiles === where).flatMap((field) => {
    const value = (written as Readonly<Record<string, unknown>>)[field.name]
    if (value === undefined || value === false) return []
    return [
      [field.key, notebook.read([...path, field.name], () => field.read([value].flat().join(','), family))],
    ]
  })
  return notebook.mistakes.length > before ? undefined : Object.fromEntries(read)
}

/** Reads the order at a path. Mistakes go into the notebook; the result is then undefined. */
export function readOrder(written: WrittenOrder, path: FieldPath, notebook: Notebook): Recipe | undefined {
  const named = notebook.read([...path, 'family'], () => findNamedFamily(written.family))
  if (!named) return undefined
  const { family } = named
  const shape = notebook.read([...path, 'shape'], () => namedShape(named, written.shape))
  const wishes = wishesOf(family, written, path, notebook)
  if (!shape || !wishes) return undefined
  const recipe = withoutFullBoards({ family, shape, order: wishes })
  const { symmetry, minimal = false } = written
  // For print, an order without a symmetry of its own gets the family's usual symmetry unless it asks for minimal puzzles:
  // symmetry adds givens that are not needed.
  const order = symmetry !== undefined || minimal ? recipe.order : printedOrder(recipe)
  const reason = impossibleOrder({ family, shape, order })
  if (reason === undefined) return { family, shape, order }
  notebook.add([...path, hasSymmetry(shape, order.symmetry) ? 'clues' : 'symmetry'], reason)
  return undefined
}

/** Reads all wishes of an order except the difficulty; undefined if one of them has a mistake. */
function wishesOf(
  family: Family,
  written: WrittenOrder,
  path: FieldPath,
  notebook: Notebook,
): Order | undefined {
  const fields = readFields('order', written, family, path, notebook)
  const before = notebook.mistakes.length
  const own = Object.entries(written.options ?? {}).map(([name, value]) =>
    notebook.read([...path, 'options', name], () => ownWish(family, name, value)),
  )
  if (!fields || notebook.mistakes.length > before) return undefined
  return { ...NO_WISHES, ...fields, own: Object.assign({}, ...own) }
}

/** Reads an option of the family. A switch with the value false is treated as if it were left out. */
function ownWish(family: Family, name: string, value: string | number | boolean): OwnWishes {
  const wish = parseOwn(family, name, typeof value === 'boolean' ? undefined : String(value))
  return value === false ? {} : wish
}
