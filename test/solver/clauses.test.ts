// Refutations of clauses: they follow, they need all of their lines, and no formula with a model gets one.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFormula } from '../../src/solver/clauses/formula.ts'
import { lratOf } from '../../src/solver/clauses/lrat.ts'
import { lratFault } from '../support/lrat.ts'

const dimacs = (booleans: number, clauses: readonly (readonly number[])[]) =>
  [
    `c random`,
    `p cnf ${booleans} ${clauses.length}`,
    ...clauses.map((clause) => [...clause, 0].join(' ')),
    '',
  ].join('\n')

/** Pigeons in holes, one fewer than pigeons: short to state, long to refute. */
function pigeons(holes: number): string {
  const is = (pigeon: number, hole: number) => pigeon * holes + hole + 1
  const all = (count: number) => Array.from({ length: count }, (_, index) => index)
  const placed = all(holes + 1).map((pigeon) => all(holes).map((hole) => is(pigeon, hole)))
  const apart = all(holes).flatMap((hole) =>
    all(holes + 1).flatMap((one) => all(one).map((other) => [-is(one, hole), -is(other, hole)])),
  )
  return dimacs((holes + 1) * holes, [...placed, ...apart])
}

describe('a refutation', () => {
  it('follows', () => {
    for (const holes of [1, 2, 3, 6, 7]) {
      const cnf = pigeons(holes)
      expect(lratFault(cnf, lratOf(readFormula(cnf)))).toBeUndefined()
    }
  })

  it('is a single line where the formula has an empty clause, or where units contradict each other', () => {
    expect(lratOf(readFormula(dimacs(1, [[1], []])))).toBe('3 0 2 0\n')
    const cnf = dimacs(2, [[1], [-1]])
    const text = lratOf(readFormula(cnf))
    expect([text.split('\n').length, lratFault(cnf, text)]).toEqual([2, undefined])
  })

  it('exists if and only if no assignment satisfies the clauses', () => {
    const booleans = 6
    const literal = fc
      .tuple(fc.integer({ min: 1, max: booleans }), fc.boolean())
      .map(([one, sign]) => (sign ? one : -one))
    const clause = fc.uniqueArray(literal, { minLength: 1, maxLength: 3, selector: Math.abs })
    fc.assert(
      fc.property(fc.array(clause, { minLength: 1, maxLength: 60 }), (clauses) => {
        const isModel = (_: unknown, bits: number) =>
          clauses.every((own) => own.some((one) => ((bits >> (Math.abs(one) - 1)) & 1) === (one > 0 ? 1 : 0)))
        const hasModel = Array.from({ length: 2 ** booleans }, isModel).includes(true)
        const cnf = dimacs(booleans, clauses)
        if (hasModel) expect(() => lratOf(readFormula(cnf))).toThrow('the clauses have a model')
        else expect(lratFault(cnf, lratOf(readFormula(cnf)))).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })
})
