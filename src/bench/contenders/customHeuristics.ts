// Reads custom modules: variable orders, value orders, heuristics that are both, and whole searches. For example:
//
//   export const variableOrders = {
//     'last-cell': {
//       what: 'the last empty cell in reading order',
//       source: 'for the sake of an example',
//       make: (model) => ({ choose: (frame, pairs) => model.list(frame, lastOpen(model, frame), pairs) }),
//     },
//   }

import { PuzzleError, quote } from '../../families/error.ts'
import type { NamedOrder } from '../../kernel/orders.ts'
import { CONTROL } from '../results.ts'
import type { ContenderParts, CustomOrder, NamedSearch } from './contenderParts.ts'
import { BUILT_IN } from './parseContenders.ts'
import { withSoundChoices, withSoundHooks, withSoundOrder, withSoundResults } from './soundSearches.ts'

/** The exports of a module: the part of a contender that each adds to, what one is called, and what `make` takes. */
const EXPORTS = {
  variableOrders: { part: 'variables', kind: 'variable order', takes: 'model, rng, orders' },
  valueOrders: { part: 'values', kind: 'value order', takes: 'model, rng, orders' },
  heuristics: { part: 'heuristics', kind: 'heuristic', takes: 'model, rng, orders' },
  searches: { part: 'searches', kind: 'search', takes: 'model, context' },
} as const

type ExportName = keyof typeof EXPORTS

/** The entries of all exports, as far as they are checked when the module is read. */
type Described = CustomOrder<unknown>

type Fields = Readonly<Record<string, unknown>>

/**
 * Adds the parts that a module exports. Throws a PuzzleError that shows the expected form if an export is not
 * valid.
 */
export function readParts(module: unknown, known: ContenderParts = BUILT_IN): ContenderParts {
  const exported: Fields = isRecord(module) ? module : {}
  const names = Object.keys(EXPORTS) as ExportName[]
  if (names.every((name) => exported[name] === undefined)) {
    throw new PuzzleError(
      'value',
      `a module with heuristics must export ${names.slice(0, -1).join(', ')} or ${names.at(-1)}, in the form ${formOf('heuristics')}`,
    )
  }
  const read = (name: ExportName) => readNamed(exported[name], name, known)
  const searches = read('searches') as unknown as Record<string, NamedSearch>
  const parts: ContenderParts = {
    variables: { ...known.variables, ...mapped(read('variableOrders'), withSoundChoices) },
    values: { ...known.values, ...mapped(read('valueOrders'), withSoundOrder) },
    heuristics: { ...known.heuristics, ...mapped(read('heuristics'), withSoundHooks) },
    searches: {
      ...known.searches,
      ...Object.fromEntries(
        Object.entries(searches).map(([name, one]) => [name, withSoundResults(name, one)]),
      ),
    },
  }
  const both = Object.keys(parts.searches).find((name) => Object.hasOwn(parts.heuristics, name))
  if (both === undefined) return parts
  throw new PuzzleError('value', `a heuristic and a search are called ${quote(both)}; rename one of them`)
}

/** Checks an export of named parts, none of which may have a known name. */
function readNamed(exported: unknown, key: ExportName, known: ContenderParts): Record<string, Described> {
  if (exported === undefined) return {}
  const { part, kind } = EXPORTS[key]
  if (!isRecord(exported)) {
    throw new PuzzleError('value', `${key} is not a record; write ${formOf(key)}`)
  }
  for (const [name, one] of Object.entries(exported)) {
    if (!/^[a-z0-9][a-z0-9-]*$/.test(name)) {
      const rule = 'small letters, digits and hyphens, starting with a letter or a digit'
      throw new PuzzleError('value', `${quote(name)} is not a name for a ${kind}; use ${rule}`)
    }
    if (name === CONTROL) {
      const reason = 'results have a contender of this name, which repeats the first'
      throw new PuzzleError('value', `a ${kind} cannot be called ${quote(name)}: ${reason}`)
    }
    if (Object.hasOwn(known[part], name)) {
      throw new PuzzleError('value', `a ${kind} ${quote(name)} already exists; choose another name`)
    }
    const lacks = isRecord(one) ? LACKING.find(({ isThere }) => !isThere(one)) : LACKING[0]
    if (lacks) {
      throw new PuzzleError('value', `the ${kind} ${quote(name)} lacks ${lacks.what}; write ${formOf(key)}`)
    }
    if (key === 'searches' && isRecord(one) && !isOptional(one.takes)) {
      const form = '"takes" must be a function of the family, or be left out'
      throw new PuzzleError('value', `the search ${quote(name)}: ${form}`)
    }
  }
  return exported as unknown as Record<string, Described>
}

function formOf(key: ExportName): string {
  const fields = `what: 'what it does', source: 'where the idea is from', make: (${EXPORTS[key].takes}) => ...`
  return `${key} = { 'a-name': { ${fields} } }`
}

const LACKING = [
  { what: '"what", a text', isThere: ({ what }: Fields) => isText(what) },
  { what: '"source", a text', isThere: ({ source }: Fields) => isText(source) },
  { what: '"make", a function of the model', isThere: ({ make }: Fields) => typeof make === 'function' },
]

function isRecord(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Map)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function isOptional(value: unknown): boolean {
  return value === undefined || typeof value === 'function'
}

/** Checks what `make` returns in each search. */
function mapped<Order>(
  described: Readonly<Record<string, Described>>,
  check: (name: string, made: unknown, mostPairs: number) => Order,
): Record<string, NamedOrder<Order>> {
  const entries = Object.entries(described).map(([name, { what, source, make }]) => {
    const made: NamedOrder<Order>['make'] = (model, rng) =>
      check(name, make(model, rng, BUILT_IN), model.maxAlternatives)
    return [name, { what, source, make: made }]
  })
  return Object.fromEntries(entries)
}
