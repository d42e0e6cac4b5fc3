// The heuristics from which contenders are composed: the built-in ones, and those of custom modules such as
//
//   export const variableOrders = {
//     'last-cell': {
//       what: 'the last empty cell in reading order',
//       source: 'for the sake of an example',
//       make: (model) => ({ choose: (frame, pairs) => model.list(frame, lastOpen(model, frame), pairs) }),
//     },
//   }

import { PuzzleError, quote } from '../../families/error.ts'
import type { ValueOrder, VariableOrder } from '../../kernel/branching.ts'
import { type NamedOrder, VALUE_ORDERS, VARIABLE_ORDERS } from '../../kernel/orders.ts'

/** The heuristics from which contenders are composed, by name. */
export interface Orders {
  /** The orders that choose a cell or a number to branch on. */
  readonly variables: Readonly<Record<string, NamedOrder<VariableOrder>>>
  /** The orders that sort its alternatives. */
  readonly values: Readonly<Record<string, NamedOrder<ValueOrder | undefined>>>
}

/** The built-in heuristics. */
export const BUILT_IN: Orders = { variables: VARIABLE_ORDERS, values: VALUE_ORDERS }

/** The exports of a module, with the kind of their orders. */
const EXPORTS = { variableOrders: 'variable order', valueOrders: 'value order' } as const

const SHAPE = `{ 'a-name': { what: 'what it does', source: 'where the idea is from', make: (model, rng) => ... } }`

/**
 * Adds the orders that a module exports as `variableOrders`, as `valueOrders` or both. Throws a PuzzleError
 * that shows the expected form if an export is not valid.
 */
export function readOrders(module: unknown, known: Orders = BUILT_IN): Orders {
  const { variableOrders, valueOrders } = isRecord(module) ? module : {}
  if (variableOrders === undefined && valueOrders === undefined) {
    const [one, other] = Object.keys(EXPORTS)
    throw new PuzzleError(
      'value',
      `a module with orders must export ${one}, ${other} or both, in the form ${SHAPE}`,
    )
  }
  const variables = readNamed(variableOrders, 'variableOrders', known.variables)
  const values = readNamed(valueOrders, 'valueOrders', known.values)
  return {
    variables: { ...known.variables, ...mapped(variables, withSoundChoices) },
    values: { ...known.values, ...mapped(values, withSoundOrder) },
  }
}

/** Checks an export of named orders, none of which may have a known name. */
function readNamed(
  exported: unknown,
  key: keyof typeof EXPORTS,
  known: Readonly<Record<string, unknown>>,
): Record<string, NamedOrder<unknown>> {
  if (exported === undefined) return {}
  if (!isRecord(exported)) throw new PuzzleError('value', `${key} is not a record of orders; write ${SHAPE}`)
  const kind = EXPORTS[key]
  for (const [name, order] of Object.entries(exported)) {
    if (!/^[a-z0-9][a-z0-9-]*$/.test(name)) {
      const rule = 'small letters, digits and hyphens, starting with a letter or a digit'
      throw new PuzzleError('value', `${quote(name)} is not a name for a ${kind}; use ${rule}`)
    }
    if (Object.hasOwn(known, name)) {
      throw new PuzzleError('value', `a ${kind} ${quote(name)} already exists; choose another name`)
    }
    const lacks = isRecord(order) ? LACKING.find(({ isThere }) => !isThere(order)) : LACKING[0]
    if (lacks)
      throw new PuzzleError('value', `the ${kind} ${quote(name)} lacks ${lacks.what}; write ${SHAPE}`)
  }
  return exported as Record<string, NamedOrder<unknown>>
}

const LACKING = [
  { what: '"what", a text', isThere: ({ what }: Fields) => isText(what) },
  { what: '"source", a text', isThere: ({ source }: Fields) => isText(source) },
  { what: '"make", a function of the model', isThere: ({ make }: Fields) => typeof make === 'function' },
]

type Fields = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Map)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function mapped<Order>(
  orders: Readonly<Record<string, NamedOrder<unknown>>>,
  change: (name: string, order: unknown, mostPairs: number) => Order,
): Record<string, NamedOrder<Order>> {
  const entries = Object.entries(orders).map(([name, { what, source, make }]) => {
    const made: NamedOrder<Order>['make'] = (model, rng) =>
      change(name, make(model, rng), model.maxAlternatives)
    return [name, { what, source, make: made }]
  })
  return Object.fromEntries(entries)
}

/**
 * Wraps a custom variable order to check the number of alternatives it returns. A wrong number would silently
 * spoil the search.
 */
function withSoundChoices(name: string, made: unknown, most: number): VariableOrder {
  if (!isRecord(made) || typeof made.choose !== 'function') {
    throw new TypeError(`make of the variable order "${name}" must return { choose(frame, pairs) }`)
  }
  if (made.failed !== undefined && typeof made.failed !== 'function') {
    throw new TypeError(`make of the variable order "${name}" returned a "failed" that is not a function`)
  }
  const order = made as unknown as VariableOrder
  return {
    choose(frame, pairs) {
      const count = order.choose(frame, pairs)
      if (Number.isInteger(count) && count >= 0 && count <= most) return count
      throw new TypeError(
        `choose of the variable order "${name}" returned ${count}; expected a number of alternatives`,
      )
    },
    failed: (group, move) => order.failed?.(group, move),
  }
}

/** Checks a custom value order: a function, or undefined to keep the order. */
function withSoundOrder(name: string, made: unknown): ValueOrder | undefined {
  if (made === undefined || typeof made === 'function') return made as ValueOrder | undefined
  throw new TypeError(`make of the value order "${name}" must return a function (frame, pairs, count)`)
}
