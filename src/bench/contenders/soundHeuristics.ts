// Checks custom heuristics while they run. A wrong number of alternatives would silently spoil the search, and a
// hook with a wrong name would never be called.

import { nearestOf } from '../../families/suggest.ts'
import type { Heuristic, ValueOrder, VariableOrder } from '../../kernel/branching.ts'

/** The hooks of a variable order that may be left out. */
const HOOKS = ['opened', 'failed', 'backtracked', 'restart'] as const

/** The members of a heuristic. */
const MEMBERS = ['choose', 'order', ...HOOKS, 'isBinary']

type Members = Readonly<Record<string, unknown>>

/** Checks a custom variable order. */
export function withSoundChoices(name: string, made: unknown, most: number): VariableOrder {
  return sound(`variable order "${name}"`, made, most)
}

/** Checks a custom heuristic. */
export function withSoundHooks(name: string, made: unknown, most: number): Heuristic {
  const kind = `heuristic "${name}"`
  const checked = sound(kind, made, most)
  const { order, isBinary = false } = made as Members
  if (order !== undefined && typeof order !== 'function') throw notAFunction(kind, 'order')
  if (typeof isBinary !== 'boolean') {
    throw new TypeError(`make of the ${kind} returned an "isBinary" that is not true or false`)
  }
  return { ...checked, order: order?.bind(made), isBinary }
}

/** Checks a custom value order: a function, or undefined to keep the order. */
export function withSoundOrder(name: string, made: unknown): ValueOrder | undefined {
  if (made === undefined || typeof made === 'function') return made as ValueOrder | undefined
  throw new TypeError(`make of the value order "${name}" must return a function (frame, pairs, count)`)
}

function sound(kind: string, made: unknown, most: number): VariableOrder {
  if (!hasChoose(made)) throw new TypeError(`make of the ${kind} must return { choose(frame, pairs) }`)
  const members = made as unknown as Members
  for (const hook of HOOKS) {
    if (members[hook] !== undefined && typeof members[hook] !== 'function') throw notAFunction(kind, hook)
  }
  for (const [member, value] of Object.entries(made)) {
    if (typeof value !== 'function' || MEMBERS.includes(member)) continue
    const meant = nearestOf(member, MEMBERS)
    if (meant === undefined) continue
    throw new TypeError(`make of the ${kind} returned an unknown "${member}"; did you mean "${meant}"?`)
  }
  return {
    choose(frame, pairs) {
      const count = made.choose(frame, pairs)
      if (Number.isInteger(count) && count >= 0 && count <= most) return count
      throw new TypeError(`choose of the ${kind} returned ${count}; expected a number of alternatives`)
    },
    // A hook that is left out stays left out, so that it costs nothing.
    ...(made.opened && { opened: made.opened.bind(made) }),
    ...(made.failed && { failed: made.failed.bind(made) }),
    ...(made.backtracked && { backtracked: made.backtracked.bind(made) }),
    ...(made.restart && { restart: made.restart.bind(made) }),
  }
}

function hasChoose(made: unknown): made is VariableOrder {
  return made !== null && typeof made === 'object' && typeof (made as Members).choose === 'function'
}

function notAFunction(kind: string, member: string): TypeError {
  const article = /^[aeiou]/.test(member) ? 'an' : 'a'
  return new TypeError(`make of the ${kind} returned ${article} "${member}" that is not a function`)
}
