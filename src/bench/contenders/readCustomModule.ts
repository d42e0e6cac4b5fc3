// Reads custom modules: variable orders, value orders, heuristics that are both, and whole searches. For example:
//
//   export const variableOrders = {
//     'last-cell': {
//       what: 'the last empty cell in reading order',
//       source: 'for the sake of an example',
//       make: (model) => ({ choose: (frame, pairs) => model.list(frame, lastOpen(model, frame), pairs) }),
//     },
//   }

import { PuzzleError, quote } from '../../families/puzzleError.ts'
import type { NamedOrder } from '../../kernel/heuristics.ts'
import { CONTROL } from '../results.ts'
import { withSoundChoices, withSoundHooks, withSoundOrder, withSoundResults } from './checkCustomResults.ts'
import type { ContenderParts, CustomOrder, NamedSearch } from './contenderTypes.ts'
import { BUILT_IN } from './parseContenders.ts'

/**
 * The exports of a custom module: for each, the record of parts that it extends, the name of its kind in messages, and the
 * check of what `make` returns.
 */
const EXPORTS = {
  variableOrders: { part: 'variables', kind: 'variable order', check: withSoundChoices },
  valueOrders: { part: 'values', kind: 'value order', check: withSoundOrder },
  heuristics: { part: 'heuristics', kind: 'heuristic', check: withSoundHooks },
  searches: { part: 'searches', kind: 'search', check: undefined },
} as const

type ExportName = keyof typeof EXPORTS

/** The members that all entries have in common, which are checked when the module is read. */
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
  const entries = names.map((name) => {
    const { part, check } = EXPORTS[name]
    const own = Object.entries(readNamed(exported[name], name, known)).map(([one, described]) => [
      one,
      check
        ? checked<unknown>(one, described, check)
        : withSoundResults(one, described as unknown as NamedSearch),
    ])
    return [part, { ...known[part], ...Object.fromEntries(own) }]
  })
  const parts = Object.fromEntries(entries) as ContenderParts
  const both = Object.keys(parts.searches).find((name) => Object.hasOwn(parts.heuristics, name))
  if (both === undefined) return parts
  throw new PuzzleError(
    'value',
    `a heuristic and a search are both called ${quote(both)}; rename one of them`,
  )
}

/** Checks an export of named parts. None of their names may be known already. */
function readNamed(exported: unknown, key: ExportName, known: ContenderParts): Record<string, Described> {
  if (exported === undefined) return {}
  if (!isRecord(exported)) throw new PuzzleError('value', `${key} must be an object; write ${formOf(key)}`)
  for (const [name, one] of Object.entries(exported)) {
    const fault = faultOf(name, isRecord(one) ? one : {}, key, known)
    if (fault !== undefined) throw new PuzzleError('value', fault)
  }
  return exported as unknown as Record<string, Described>
}

/** A message about what is wrong with a named part; undefined if nothing is. */
function faultOf(name: string, one: Fields, key: ExportName, known: ContenderParts): string | undefined {
  const { part, kind } = EXPORTS[key]
  const lacks = LACKING.find(({ isThere }) => !isThere(one))
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name)) {
    return `${quote(name)} is not a name for a ${kind}; use lower-case letters, digits and hyphens, starting with a letter or a digit`
  }
  if (name === CONTROL) {
    return `a ${kind} cannot be called ${quote(name)}: results use this name for the repeated first contender; choose another name`
  }
  if (Object.hasOwn(known[part], name)) return `a ${kind} ${quote(name)} already exists; choose another name`
  if (lacks) return `the ${kind} ${quote(name)} lacks ${lacks.what}; write ${formOf(key)}`
  if (key !== 'searches' || one.takes === undefined || typeof one.takes === 'function') return undefined
  return `the search ${quote(name)}: "takes" must be a function of the family, or be left out`
}

function formOf(key: ExportName): string {
  const takes = key === 'searches' ? 'model, context' : 'model, rng, orders'
  const fields = `what: 'what it does', source: 'where the idea is from', make: (${takes}) => ...`
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

/** Checks what `make` returns in each search. */
function checked<Order>(
  name: string,
  { what, source, make }: Described,
  check: (name: string, made: unknown, mostPairs: number) => Order,
): NamedOrder<Order> {
  return {
    what,
    source,
    make: (model, rng) => check(name, make(model, rng, BUILT_IN), model.maxAlternatives),
  }
}
