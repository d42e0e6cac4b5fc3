// Reads lists of contenders such as `full/fewest-alternatives/ascending, norvig, */row-major/ascending/binary,
// full/impact`. The part `*` stands for all names, and `profiles` for all profiles.

import { STRENGTHS, type Strength } from '../../families/model.ts'
import { nearestOf } from '../../families/nearestName.ts'
import { PuzzleError, quote } from '../../families/puzzleError.ts'
import {
  branchingOf,
  DEFAULT_SEED,
  heuristicOf,
  VALUE_ORDERS,
  VARIABLE_ORDERS,
} from '../../kernel/heuristics.ts'
import { makeRng } from '../../kernel/rng.ts'
import { makeSearcher } from '../../kernel/search.ts'
import { CONTROL } from '../results.ts'
import type { Contender, ContenderParts } from './contenderTypes.ts'
import { PROFILES, profileContender } from './rebuiltPublishedSolvers.ts'

/** The built-in parts. */
export const BUILT_IN: ContenderParts = {
  variables: VARIABLE_ORDERS,
  values: VALUE_ORDERS,
  heuristics: {},
  searches: {},
}

/** The word for all profiles. */
const ALL_PROFILES = 'profiles'

/** The last part of a contender whose branching is not d-way. */
const BINARY = 'binary'

/** The forms of composed contenders. */
export const FORMS = `STRENGTH/VARIABLE-ORDER/VALUE-ORDER[/${BINARY}], STRENGTH/HEURISTIC or STRENGTH/SEARCH`

/**
 * Returns the contenders of a list separated by commas, in the order of the list. A contender that two patterns match is
 * returned once. `seed` is for random orders. Throws a PuzzleError that names an unknown part and lists the known names, or
 * that names an item listed twice.
 */
export function parseContenders(
  text: string,
  known: ContenderParts = BUILT_IN,
  seed: string = DEFAULT_SEED,
): Contender[] {
  const items = text.split(',').map((item) => item.trim())
  if (items.includes('')) {
    const rule = 'a list of contenders needs a contender before and after each comma'
    throw new PuzzleError('value', `${rule}, and at least one contender: ${quote(text)}`)
  }
  const twice = items.find((item, index) => items.indexOf(item) < index)
  if (twice !== undefined)
    throw new PuzzleError('value', `${quote(twice)} is in the list of contenders twice; name it once`)
  const contenders = items.flatMap((item) => parseItem(item, known, seed))
  return Array.from(new Map(contenders.map((contender) => [contender.name, contender])).values())
}

function parseItem(item: string, known: ContenderParts, seed: string): Contender[] {
  if (item === ALL_PROFILES) return PROFILES.map((profile) => profileContender(profile, seed))
  const parts = item.split('/').map((part) => part.trim())
  if (parts.length === 1) return [parseProfile(item, seed)]
  if (parts.length > 4) throw new PuzzleError('value', `${quote(item)} is not a contender; write ${FORMS}`)
  const strengths = namesOf(parts[0], 'strength', STRENGTHS)
  if (parts.length === 2) {
    const wholes = wholesOf(parts[1], known)
    return strengths.flatMap((strength) => wholes.map((name) => whole(strength, name, known, seed)))
  }
  const variables = variablesOf(parts[1], known)
  const values = namesOf(parts[2], 'value order', Object.keys(known.values))
  const isBinary = parts.length === 4
  if (isBinary) namesOf(parts[3], 'branching', [BINARY])
  return strengths.flatMap((strength) =>
    variables.flatMap((variable) =>
      values.map((value) => composed(strength, [variable, value], isBinary, known, seed)),
    ),
  )
}

function parseProfile(item: string, seed: string): Contender {
  const profile = PROFILES.find(({ name }) => name === item)
  if (profile) return profileContender(profile, seed)
  if (item === CONTROL) {
    const rule =
      'is part of every run with times, since it repeats the first contender; leave it out of the list'
    throw new PuzzleError('value', `${quote(item)} ${rule}`)
  }
  throw unknown(item, 'contender', [...PROFILES.map(({ name }) => name), ALL_PROFILES], ` and ${FORMS}`)
}

/** The heuristics and searches that the second part of `STRENGTH/HEURISTIC` or `STRENGTH/SEARCH` stands for. */
function wholesOf(part: string, { variables, heuristics, searches }: ContenderParts): readonly string[] {
  const names = [...Object.keys(heuristics), ...Object.keys(searches)]
  if (names.includes(part) || (part === '*' && names.length > 0)) return part === '*' ? names : [part]
  if (Object.hasOwn(variables, part)) throw needsValues(part)
  if (names.length > 0) throw unknown(part, 'heuristic or search', names)
  const reason = 'no module with heuristics or searches is loaded; load one with --branching FILE'
  throw new PuzzleError('value', `unknown heuristic or search ${quote(part)}; ${reason}`)
}

/** The variable orders that the second part of a contender with three or four parts stands for. */
function variablesOf(part: string, { variables, heuristics, searches }: ContenderParts): readonly string[] {
  const isWhole = Object.hasOwn(heuristics, part) || Object.hasOwn(searches, part)
  if (!isWhole || Object.hasOwn(variables, part))
    return namesOf(part, 'variable order', Object.keys(variables))
  throw new PuzzleError(
    'value',
    `${quote(part)} also chooses values, so it takes no value order; write STRENGTH/${part}`,
  )
}

function needsValues(part: string): PuzzleError {
  return new PuzzleError(
    'value',
    `${quote(part)} is a variable order and needs a value order; write STRENGTH/${part}/VALUE-ORDER`,
  )
}

/** The names that a part of a contender stands for. */
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

/** Composes a contender from a strength of propagation, a variable order and a value order. */
function composed(
  strength: Strength,
  [variables, values]: readonly [variables: string, values: string],
  isBinary: boolean,
  known: ContenderParts,
  seed: string,
): Contender {
  const [variableOrder, valueOrder] = [known.variables[variables], known.values[values]]
  const branching = branchingOf(variableOrder, valueOrder, seed, isBinary)
  const [suffix, note] = isBinary ? [`/${BINARY}`, '; binary branching'] : ['', '']
  return {
    name: `${strength}/${variables}/${values}${suffix}`,
    what: `propagation at "${strength}"; ${variableOrder.what}; ${valueOrder.what}${note}`,
    source: `${variableOrder.source}; ${valueOrder.source}`,
    takes: () => true,
    makeSearcher: (family, shape) => makeSearcher(family.model.compile(shape, strength), branching),
  }
}

/** Makes a contender from a strength of propagation and a heuristic or search that decides everything else. */
function whole(strength: Strength, name: string, known: ContenderParts, seed: string): Contender {
  const search = Object.hasOwn(known.searches, name) ? known.searches[name] : undefined
  const { what, source } = search ?? known.heuristics[name]
  return {
    name: `${strength}/${name}`,
    what: `propagation at "${strength}"; ${what}`,
    source,
    takes: (family) => search?.takes?.(family) ?? true,
    makeSearcher(family, shape) {
      const model = family.model.compile(shape, strength)
      if (!search) return makeSearcher(model, heuristicOf(known.heuristics[name], seed))
      const random = () => makeRng(`${seed}/search`)
      return search.make(model, { family, shape, strength, makeRng: random, orders: BUILT_IN })
    },
  }
}
