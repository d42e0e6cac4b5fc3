// Refutations as text in the form LRAT (Cruz-Filipe and others, Efficient certified RAT verification, 2017):
//
//   53 -4 12 0 17 40 8 0        clause 53, and the clauses from which it follows by unit propagation, in order

import { type ClauseFormula, dimacsOf } from './formula.ts'
import { refute } from './refute.ts'

/** Refutes a formula, and writes the refutation as LRAT, without steps that are not needed. Throws an Error if it has a model. */
export function lratOf(formula: ClauseFormula): string {
  const steps = refute(formula)
  const given = formula.clauses.length
  const isNeeded = new Uint8Array(steps.length)
  isNeeded[steps.length - 1] = 1
  for (let at = steps.length - 1; at >= 0; at--) {
    if (isNeeded[at] === 0) continue
    for (const hint of steps[at].hints) if (hint > given) isNeeded[hint - given - 1] = 1
  }
  const numbers = new Int32Array(steps.length)
  let last = given
  const lines: string[] = []
  for (const [at, { clause, hints }] of steps.entries()) {
    if (isNeeded[at] === 0) continue
    numbers[at] = ++last
    const known = hints.map((hint) => (hint > given ? numbers[hint - given - 1] : hint))
    lines.push([last, ...Array.from(clause, dimacsOf), 0, ...known, 0].join(' '))
  }
  return `${lines.join('\n')}\n`
}
