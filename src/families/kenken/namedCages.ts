// The cages of a KenKen as automata, for certificates. A state of a sum or a product is what is left of the target. A state of
// a difference or a quotient is the sum or the product so far, times BASE, plus the largest number so far.

import type { Automaton } from '../latin/automata.ts'
import { type NamedConstraint, sumOver } from '../namedConstraint.ts'
import type { Cage, KenkenPuzzle } from './puzzle.ts'

const BASE = 16

/** The constraints of the cages of a puzzle. */
export function namedCages({ cages }: KenkenPuzzle): NamedConstraint[] {
  return cages.map(({ operator, target, cells }, index) => {
    const name = `cage ${index + 1}`
    if (cells.length === 1 || operator === '+' || operator === '=') return sumOver(name, cells, target)
    return { name, over: cells, kind: 'walk', automaton: automatonOf(operator, target) }
  })
}

function automatonOf(operator: Exclude<Cage['operator'], '+' | '='>, target: number): Automaton {
  if (operator === 'x') {
    return {
      start: target,
      step: (left, value) => (left % value === 0 ? left / value : undefined),
      accepts: (left) => left === 1,
    }
  }
  const isDifference = operator === '-'
  return {
    start: isDifference ? 0 : BASE,
    step(state, value) {
      const [result, largest] = [Math.floor(state / BASE), state % BASE]
      return (isDifference ? result + value : result * value) * BASE + Math.max(largest, value)
    },
    accepts(state) {
      const [result, largest] = [Math.floor(state / BASE), state % BASE]
      return isDifference ? 2 * largest - result === target : largest * largest === target * result
    },
  }
}
