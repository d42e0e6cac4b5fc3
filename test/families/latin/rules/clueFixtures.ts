// What the tests know of each rule with clues: when numbers keep a clue, said once more without anything of src/.

import type { Clue } from '../../../../src/families/latin/rules/ruleBoard.ts'

/** A full board, and how to read it. */
interface Board {
  readonly size: number
  readonly values: readonly number[]
}

/** What the tests know of a rule with clues. */
interface ClueFixture {
  /** The shape on which it is tried. */
  readonly shape: string
  /** Whether a full board keeps a clue. */
  keeps(clue: Clue, board: Board): boolean
  /** Whether a full board keeps what follows from where no clue lies; it always does if left out. */
  keepsRest?(clues: readonly Clue[], board: Board): boolean
}

const numbersOf = ({ cells }: Clue, { values }: Board) => cells.map((cell) => values[cell])
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
const gaps = (numbers: readonly number[]) => numbers.slice(1).map((one, index) => one - numbers[index])
const areDifferent = (numbers: readonly number[]) => new Set(numbers).size === numbers.length
const isDouble = ([one, other]: readonly number[]) => one / other === 2 || other / one === 2

/** All sides between two cells, with whether a clue lies there. */
function sides(clues: readonly Clue[], { size, values }: Board) {
  return values.flatMap((value, cell) =>
    [1, size]
      .filter((step) => (step === 1 ? (cell + 1) % size > 0 : cell + size < values.length))
      .map((step) => ({
        pair: [value, values[cell + step]],
        isMarked: clues.some(({ cells }) => cells.includes(cell) && cells.includes(cell + step)),
      })),
  )
}

const kropki: ClueFixture = {
  shape: 'sudoku 6x6',
  keeps(clue, board) {
    const pair = numbersOf(clue, board)
    return clue.value === 'white' ? Math.abs(pair[0] - pair[1]) === 1 : isDouble(pair)
  },
}
const xv: ClueFixture = {
  shape: 'sudoku 6x6',
  keeps: (clue, board) => total(numbersOf(clue, board)) === { x: 10, v: 5 }[clue.value ?? ''],
}

/** Own rules: what they say is said once more. */
export const OWN_RULE_FIXTURES: Readonly<Record<string, ClueFixture>> = {
  'lines(|a-b|>=3)': {
    shape: 'sudoku 6x6',
    keeps: (clue, board) => gaps(numbersOf(clue, board)).every((gap) => Math.abs(gap) >= 3),
  },
  'lines(a<2b)': {
    shape: 'latinsquare 5x5',
    keeps(clue, board) {
      const numbers = numbersOf(clue, board)
      return numbers.every((one, index) => index === 0 || numbers[index - 1] < 2 * one)
    },
  },
  'lines([135]?([246][135])*[246]?)': {
    shape: 'sudoku 6x6',
    keeps: (clue, board) => gaps(numbersOf(clue, board)).every((gap) => gap % 2 !== 0),
  },
  'dots(a=b+3)': {
    shape: 'sudoku 6x6',
    keeps: (clue, board) => gaps(numbersOf(clue, board)).every((gap) => Math.abs(gap) === 3),
  },
  'strict-dots(a+b=7||a+b=5)': {
    shape: 'sudoku 6x6',
    keeps: (clue, board) => [5, 7].includes(total(numbersOf(clue, board))),
    keepsRest: (clues, board) =>
      sides(clues, board).every(({ pair, isMarked }) => isMarked || ![5, 7].includes(total(pair))),
  },
}

/** The rules with clues, by name. */
export const CLUE_FIXTURES: Readonly<Record<string, ClueFixture>> = {
  ...OWN_RULE_FIXTURES,
  jigsaw: { shape: 'latinsquare 6x6', keeps: (clue, board) => areDifferent(numbersOf(clue, board)) },
  killer: {
    shape: 'sudoku 6x6',
    keeps(clue, board) {
      const numbers = numbersOf(clue, board)
      return areDifferent(numbers) && total(numbers) === Number(clue.value)
    },
  },
  'little-killer': {
    shape: 'sudoku 6x6',
    keeps: (clue, board) => total(numbersOf(clue, board)) === Number(clue.value),
  },
  thermo: {
    shape: 'latinsquare 6x6',
    keeps: (clue, board) => gaps(numbersOf(clue, board)).every((gap) => gap > 0),
  },
  arrow: {
    shape: 'sudoku 6x6',
    keeps(clue, board) {
      const [circle, ...others] = numbersOf(clue, board)
      return circle === total(others)
    },
  },
  kropki,
  'strict-kropki': {
    ...kropki,
    keepsRest: (clues, board) =>
      sides(clues, board).every(
        ({ pair, isMarked }) => isMarked || !(Math.abs(pair[0] - pair[1]) === 1 || isDouble(pair)),
      ),
  },
  xv,
  'strict-xv': {
    ...xv,
    keepsRest: (clues, board) =>
      sides(clues, board).every(({ pair, isMarked }) => isMarked || ![5, 10].includes(total(pair))),
  },
  inequality: {
    shape: 'latinsquare 5x5',
    keeps(clue, board) {
      const [less, greater] = numbersOf(clue, board)
      return less < greater
    },
  },
  'odd-even': {
    shape: 'sudoku 6x6',
    keeps: (clue, board) => (numbersOf(clue, board)[0] % 2 === 0) === (clue.value === 'even'),
  },
  palindrome: {
    shape: 'sudoku 6x6',
    keeps(clue, board) {
      const numbers = numbersOf(clue, board)
      return numbers.every((one, index) => one === numbers[numbers.length - 1 - index])
    },
  },
  renban: {
    shape: 'sudoku 6x6',
    keeps: (clue, board) =>
      gaps(numbersOf(clue, board).sort((one, other) => one - other)).every((gap) => gap === 1),
  },
  whisper: {
    shape: 'sudoku 6x6',
    keeps: (clue, board) => gaps(numbersOf(clue, board)).every((gap) => Math.abs(gap) >= 3),
  },
  quadruples: {
    shape: 'sudoku 6x6',
    keeps(clue, board) {
      const left = numbersOf(clue, board)
      return (clue.value ?? '').split('-').every((wanted) => {
        const at = left.indexOf(Number(wanted))
        if (at >= 0) left.splice(at, 1)
        return at >= 0
      })
    },
  },
  skyscrapers: {
    shape: 'latinsquare 5x5',
    keeps(clue, board) {
      const numbers = numbersOf(clue, board)
      const seen = numbers.filter((one, index) => numbers.slice(0, index).every((before) => before < one))
      return seen.length === Number(clue.value)
    },
  },
  sandwich: {
    shape: 'sudoku 6x6',
    keeps(clue, board) {
      const text = numbersOf(clue, board).join('')
      const inside = /1(\d*)6|6(\d*)1/.exec(text)
      return total([...(inside?.[1] ?? inside?.[2] ?? '')].map(Number)) === Number(clue.value)
    },
  },
  'x-sums': {
    shape: 'latinsquare 6x6',
    keeps(clue, board) {
      const numbers = numbersOf(clue, board)
      return total(numbers.slice(0, numbers[0])) === Number(clue.value)
    },
  },
  between: {
    shape: 'sudoku 6x6',
    keeps(clue, board) {
      const numbers = numbersOf(clue, board)
      const [least, greatest] = [numbers[0], numbers[numbers.length - 1]].sort((one, other) => one - other)
      return numbers.slice(1, -1).every((one) => least < one && one < greatest)
    },
  },
}
