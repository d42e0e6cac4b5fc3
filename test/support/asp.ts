// Parts of answer set programs for clingo that the rules of several families share.

import type { Puzzle } from '../../src/families/puzzle.ts'

/** An atom for each cell that takes a number. */
export function cellAtoms({ givens }: Puzzle): string {
  return givens.flatMap((given, cell) => (given >= 0 ? `cell(${cell}).` : [])).join(' ')
}

/** Each given is in its printed cell. */
export function givenRules({ givens }: Puzzle): string {
  return givens.flatMap((given, cell) => (given > 0 ? `:- not holds(${cell},${given}).` : [])).join(' ')
}

/** Each cell holds one of the numbers first..last. */
export function oneValueEach(first: number, last: number): string {
  return `1 { holds(C, ${first}..${last}) } 1 :- cell(C).`
}

/** Each cell holds one of the numbers first..last, and each number occurs once. */
export function permutation(first: number, last: number): string {
  return `${oneValueEach(first, last)} 1 { holds(C, V) : cell(C) } 1 :- V = ${first}..${last}.`
}

/** No number occurs twice in a row or a column. */
export function latinRules(size: number): string {
  return `
    :- holds(C, V), holds(D, V), C < D, C / ${size} = D / ${size}.
    :- holds(C, V), holds(D, V), C < D, C \\ ${size} = D \\ ${size}.`
}
