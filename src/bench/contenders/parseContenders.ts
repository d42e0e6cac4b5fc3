// Reads lists of contenders such as `full/fewest-alternatives/ascending, norvig, */row-major/ascending`. The
// part `*` means all names, and `profiles` means all profiles.

import { PuzzleError, quote } from '../../families/error.ts'
import { STRENGTHS, type Strength } from '../../families/model.ts'
import { nearestOf } from '../../families/suggest.ts'
import { branchingOf, DEFAULT_SEED } from '../../kernel/orders.ts'
import { makeSearcher } from '../../kernel/search.ts'
import type { Contender } from './contender.ts'
import { BUILT_IN, type Orders } from './customOrders.ts'
import { PROFILES, profileContender } from './profiles.ts'

/** The word for all profiles. */
const ALL_PROFILES = 'profiles'

const FORM = 'STRENGTH/VARIABLE-ORDER/VALUE-ORDER'

/**
 * Returns the contenders of a list separated by commas, each once, in the order of the list. `seed` is for
 * random orders. Throws a PuzzleError that names the unknown part and lists the known names.
 */
export function parseContenders(
  text: string,
  orders: Orders = BUILT_IN,
  seed: string = DEFAULT_SEED,
): Contender[] {
  const items = text.split(',').map((item) => item.trim())
  if (items.includes('')) {
    const rule = 'a list of contenders needs one before and after each comma'
    throw new PuzzleError('value', `${rule}, and at least one: ${quote(text)}`)
  }
  const contenders = items.flatMap((item) => parseItem(item, orders, seed))
  return Array.from(new Map(contenders.map((contender) => [contender.name, contender])).values())
}

function parseItem(item: string, orders: Orders, seed: string): Contender[] {
  if (item === ALL_PROFILES) return PROFILES.map((profile) => profileContender(profile, seed))
  const parts = item.split('/').map((part) => part.trim())
  if (parts.length === 1) {
    const profile = PROFILES.find(({ name }) => name === item)
    if (profile) return [profileContender(profile, seed)]
    throw unknown(item, 'contender', [...PROFILES.map(({ name }) => name), ALL_PROFILES], ` and ${FORM}`)
  }
  if (parts.length !== 3) {
    throw new PuzzleError('value', `${quote(item)} is not a contender; write ${FORM}`)
  }
  const [strengths, variables, values] = [
    namesOf(parts[0], 'strength', STRENGTHS),
    namesOf(parts[1], 'variable order', Object.keys(orders.variables)),
    namesOf(parts[2], 'value order', Object.keys(orders.values)),
  ]
  return strengths.flatMap((strength) =>
    variables.flatMap((variable) => values.map((value) => combined(strength, variable, value, orders, seed))),
  )
}

/** The names that a part stands for. */
function namesOf<Name extends string>(part: string, kind: string, known: readonly Name[]): readonly Name[] {
  if (part === '*') return known
  const name = known.find((one) => one === part)
  if (name !== undefined) return [name]
  throw unknown(part, kind, known)
}

function unknown(word: string, kind: string, known: readonly string[], others = ''): PuzzleError {
  const nearest = nearestOf(word, known)
  const hint = nearest === undefined ? '' : `; did you mean "${nearest}"?`
  const list = `known: ${known.join(', ')}${others}`
  return new PuzzleError('value', `unknown ${kind} ${quote(word)}${hint || ';'} ${list}`)
}

/** Composes a contender of a family's strength and two orders. */
function combined(
  strength: Strength,
  variables: string,
  values: string,
  orders: Orders,
  seed: string,
): Contender {
  const [variableOrder, valueOrder] = [orders.variables[variables], orders.values[values]]
  const branching = branchingOf(variableOrder, valueOrder, seed)
  return {
    name: `${strength}/${variables}/${values}`,
    what: `propagation at "${strength}"; ${variableOrder.what}; ${valueOrder.what}`,
    source: `${variableOrder.source}; ${valueOrder.source}`,
    takes: () => true,
    makeSearcher: (family, shape) => makeSearcher(family.model.compile(shape, strength), branching),
  }
}
