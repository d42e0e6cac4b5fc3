// How a book teaches KenKens: only the operators that its puzzles use are explained.

import { shared, type Teaching } from '../teaching.ts'
import { CHOICES } from './makingOptions.ts'
import { clueOf, type KenkenPuzzle, type Operator } from './puzzle.ts'

/** The facet `teaching` of KenKens. */
export const teaching: Teaching<KenkenPuzzle> = {
  ruleParagraphs: 2,
  clues: ({ cages }) => cages.map((cage) => ({ label: clueOf(cage), cells: cage.cells })),
  facts(puzzles) {
    const greatest = shared(puzzles, ({ shape }) => shape.size)
    const large = Math.max(...puzzles.map(({ shape }) => shape.size))
    return {
      greatest,
      large,
      isMixed: greatest === undefined,
      ...cageFacts(puzzles),
      ...hints(puzzles, large),
    }
  },
  exampleWishes: (puzzles) => ({ operators: operatorsOf(puzzles).join('') }),
}

const cagesOf = (puzzles: readonly KenkenPuzzle[]) => puzzles.flatMap(({ cages }) => cages)

/** The operators of all cages with several cells; all operators if no cage has several cells. */
function operatorsOf(puzzles: readonly KenkenPuzzle[]): Operator[] {
  const used = new Set(cagesOf(puzzles).flatMap(({ operator, cells }) => (cells.length > 1 ? operator : [])))
  return CHOICES.filter((operator) => used.size === 0 || used.has(operator))
}

function cageFacts(puzzles: readonly KenkenPuzzle[]) {
  const operators = operatorsOf(puzzles)
  const has = (operator: Operator) => operators.includes(operator)
  const isOnly = (operator: Operator) => has(operator) && operators.length === 1
  const isLong = (operator: Operator) =>
    cagesOf(puzzles).some((cage) => cage.operator === operator && cage.cells.length > 2)
  const minusPairs = has('-') && !isLong('-')
  const dividePairs = has('/') && !isLong('/')
  const hasSingles = cagesOf(puzzles).some(({ cells }) => cells.length === 1)
  return {
    onlyPlus: isOnly('+'),
    onlyTimes: isOnly('x'),
    hasSigns: !isOnly('+') && !isOnly('x'),
    plusAndTimes: has('+') && has('x'),
    plus: has('+') && !has('x') && !isOnly('+'),
    times: has('x') && !has('+') && !isOnly('x'),
    bothPairs: minusPairs && dividePairs,
    minusPairs: minusPairs && !dividePairs,
    dividePairs: dividePairs && !minusPairs,
    longMinus: has('-') && !minusPairs,
    longDivide: has('/') && !dividePairs,
    hasTwice: puzzles.some(canRepeat),
    hasSingles,
    noSingles: !hasSingles,
  }
}

/** Whether a cage has two cells that share neither row nor column. */
function canRepeat({ shape: { size }, cages }: KenkenPuzzle): boolean {
  return cages.some(({ cells }) =>
    cells.some((one) =>
      cells.some((two) => one % size !== two % size && Math.floor(one / size) !== Math.floor(two / size)),
    ),
  )
}

/**
 * The numbers for the text of an example in which a clue leaves a single choice; it uses the simplest operator
 * of the puzzles.
 */
function hints(puzzles: readonly KenkenPuzzle[], large: number) {
  const [operator] = (['+', 'x', '-', '/'] as const).filter((one) => operatorsOf(puzzles).includes(one))
  if (operator === '+') return { sum: 2 * large - 1, next: large - 1 }
  if (operator === 'x') return { product: large * (large - 1), next: large - 1 }
  return operator === '-' ? { difference: large - 1 } : { quotient: large }
}
