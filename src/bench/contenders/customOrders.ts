// The heuristics that contenders are made of: the built-in ones, and those of people's own modules.
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

/** The heuristics that contenders can be made of, by name. */
export interface Orders {
  /** Those that choose a cell, or a number. */
  readonly variables: Readonly<Record<string, NamedOrder<VariableOrder>>>
  /** Those that put its alternatives in order. */
  readonly values: Readonly<Record<string, NamedOrder<ValueOrder | undefined>>>
}

/** The heuristics of the kernel. */
export const BUILT_IN: Orders = { variables: VARIABLE_ORDERS, values: VALUE_ORDERS }

/** What a module may export. */
const EXPORTS = { variableOrders: 'variable order', valueOrders: 'value order' } as const

const SHAPE = `{ 'a-name': { what: 'what it does', source: 'where the idea is from', make: (model, rng) => ... } }`

/**
 * The known orders with those that a module exports as `variableOrders`, as `valueOrders` or both. Throws a PuzzleError that
 * says what would be right where they are none.
 */
export function readOrders(module: unknown, known: Orders = BUILT_IN): Orders {
  const { variableOrders, valueOrders } = isRecord(module) ? module : {}
  if (variableOrders === undefined && valueOrders === undefined) {
    const [one, other] = Object.keys(EXPORTS)
    throw new PuzzleError('value', `a module with orders exports ${one}, ${other} or both: ${SHAPE}`)
  }
  const variables = readNamed(variableOrders, 'variableOrders', known.variables)
  const values = readNamed(valueOrders, 'valueOrders', known.values)
  return {
    variables: { ...known.variables, ...mapped(variables, withSoundChoices) },
    values: { ...known.values, ...mapped(values, withSoundOrder) },
  }
}

/** What is exported as named orders, none of them of a known name. */
function readNamed(
  exported: unknown,
  key: keyof typeof EXPORTS,
  known: Readonly<Record<string, unknown>>,
): Record<string, NamedOrder<unknown>> {
  if (exported === undefined) return {}
  if (!isRecord(exported)) throw new PuzzleError('value', `${key} is not a record of orders: ${SHAPE}`)
  const kind = EXPORTS[key]
  for (const [name, order] of Object.entries(exported)) {
    if (!/^[a-z0-9][a-z0-9-]*$/.test(name)) {
      const rule = 'small letters, figures and hyphens, a letter or a figure first'
      throw new PuzzleError('value', `${quote(name)} is no name of a ${kind}: ${rule}`)
    }
    if (Object.hasOwn(known, name)) {
      throw new PuzzleError('value', `there is a ${kind} ${quote(name)} already: give yours another name`)
    }
    const lacks = isRecord(order) ? LACKING.find(({ isThere }) => !isThere(order)) : LACKING[0]
    if (lacks) throw new PuzzleError('value', `the ${kind} ${quote(name)} lacks ${lacks.what}: ${SHAPE}`)
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

/** Somebody's variable order, which is held to say how many alternatives it wrote: a search would go wrong without a word. */
function withSoundChoices(name: string, made: unknown, most: number): VariableOrder {
  if (!isRecord(made) || typeof made.choose !== 'function') {
    throw new TypeError(`make of the variable order "${name}" returned no { choose(frame, pairs) }`)
  }
  if (made.failed !== undefined && typeof made.failed !== 'function') {
    throw new TypeError(`make of the variable order "${name}" returned a "failed" that is no function`)
  }
  const order = made as unknown as VariableOrder
  return {
    choose(frame, pairs) {
      const count = order.choose(frame, pairs)
      if (Number.isInteger(count) && count >= 0 && count <= most) return count
      throw new TypeError(
        `choose of the variable order "${name}" returned ${count}, no number of alternatives`,
      )
    },
    failed: (group) => order.failed?.(group),
  }
}

/** Somebody's value order: a function, or nothing where the order is to stay. */
function withSoundOrder(name: string, made: unknown): ValueOrder | undefined {
  if (made === undefined || typeof made === 'function') return made as ValueOrder | undefined
  throw new TypeError(`make of the value order "${name}" returned no function (frame, pairs, count)`)
}
