// Boards for the tests of KenKen: published ones, random small ones, and a solver that tries everything.

import { kenken } from '../../../src/families/kenken/index.ts'
import type { Cage, KenkenPuzzle, KenkenShape } from '../../../src/families/kenken/puzzle.ts'
import {
  edgeNeighbours,
  kenkenShape,
  makePuzzle,
  OPERATORS,
  resultOf,
} from '../../../src/families/kenken/puzzle.ts'
import { below, type Rng } from '../../../src/kernel/rng.ts'
import { indices, oneOf } from '../../support/randomClues.ts'

/** Norvig, KenKen Puzzles (2016, 2021): his ten puzzles with the solutions that the notebook prints. */
export const NORVIG: readonly (readonly [puzzle: string, solution: string])[] = [
  [
    '4: 7 + A1 B1; 2 / C1 D1; 1 - A2 A3; 3 - B2 B3; 2 / A4 B4; 3 = C2; 12 × C3 C4 D4; 2 / D2 D3',
    '4231314223141423',
  ],
  [
    '4: 1 - a1 a2; 2 / a3 b3; 5 + a4 b4; 2 / b1 c1; 5 + b2 c2; 1 - c3 d3; 6 x c4 d4; 4 x d1 d2',
    '3421231412434132',
  ],
  [
    '4: 48 x a1 a2 a3 b1; 5 + a4 b4; 2 / b2 c2; 12 x b3 c3; 5 + c1 d1; 2 - d2 d3; 1 - c4 d4',
    '3421213412434312',
  ],
  [
    '5: 12 × a1 b1; 2 - a2 b2; 4 - a3 a4; 2 / a5 b5; 2 / b3 b4; 2 / c1 c2; 15 + c3 c4 c5 d3; 3 - d1 e1; 16 × d2 e2 e3; 1 - d4 e4; 2 - d5 e5',
    '4315235241125342431551423',
  ],
  [
    '5: 8 + a1 b1 c1; 2 - a2 a3; 4 × a4 a5 b5; 2 / b2 b3; 1 - b4 c4; 3 = c5; 4 - c2 d2; 10 + c3 d3 d4; 48 × d1 e1 e2; 2 / e3 e4; 3 - d5 e5',
    '2351452431152434135234125',
  ],
  [
    '5: 3 - a1 a2; 1 - a3 a4; 15 × a5 b5 b4; 12 × b1 b2 c2; 10 + b3 c3 d3; 1 = c1; 2 / c4 c5; 2 / d1 d2; 20 × d4 d5 e5; 8 + e1 e2; 3 + e3 e4',
    '5243141253135422431535124',
  ],
  [
    '6: 11 + A1 B1; 2 / A2 A3; 20 × A4 B4; 6 × A5 A6 B6 C6; 3 - B2 B3; 3 / B5 C5; 240 × C1 C2 D1 D2; 6 × C3 C4; 6 × D3 E3; 7 + D4 E4 E5; 30 × D5 D6; 6 × E1 E2; 9 + E6 F6; 8 + F1 F2 F3; 2 / F4 F5',
    '563412614523452361341256236145125634',
  ],
  [
    '7: 3 - a1 b1; 108 × a2 a3 b3; 13 + a4 b4 b5; 2 / a5 a6; 13 + a7 b6 b7; 3 - b2 c2; 70 × c1 d1 e1; 5 = d2; 504 × c3 c4 d3 e3 e4; 60 × c5 d4 d5 e5; 4 - c6 c7; 1 - d6 d7; 6 - e6 e7; 2 / f1 g1; 2 / g2 g3; 30 × e2 f2 f3; 140 × f4 f5 g4; 1 - g5 g6; 14 + f6 f7 g7',
    '4637125176245374135622571634534627132547166125347',
  ],
  [
    '7: 3 = a1; 15 + a2 a3 b3; 12 + a4 a5 a6; 1 - a7 b7; 6 / b1 b2; 7 + b4 b5; 7 = b6; 8 × c1 c2; 2 / c3 c4; 35 × c5 c6 c7; 11 + d1 e1 e2; 5 - d2 d3; 3 / d4 e4; 30 × d5 d6; 9 + d7 e7; 2 - e5 e6; 8 + e3 f3 g3; 24 × f1 f2; 35 × g1 g2; 10 + f4 f5; 2 × f6 f7; 6 + g4 g5; 3 - g6 g7',
    '3564712614527324361571273564732164546573215712436',
  ],
  [
    '8: 3 / a1 a2; 9 + a3 a4; 210 × a5 b5 c5 b4 c4; 19 + a6 b6 c6; 90 × a7 a8 b7; 10 × b1 b2; 8 - b3; 4 / b8 c8; 7 + c1 d1; 7 = c2; 1 - c3 d3; 4 = c7; 2 / d2 e2; 17 + d4 e4 f4; 6 / d5 d6; 6 × d7 d8; 16 + e1 f1 f2 g2; 7 = e3; 5 - e5 e6; 12 × e7 e8 f8; 7 + f3 g3; 80 × f5 f6 f7; 8 / g1 h1; 4 - h2 h3; 1 - g4 h4; 15 + g5 h5 h6; 1 = g6; 12 + g7 h7; 1 - g8 h8',
    '6218743525813764376528414857162354768312713452868342615716234578',
  ],
]

export function span(text: string, line = 1, column = 1) {
  return { text, line, column }
}

/** One cage for each row, with its sum: any Latin square solves it. */
export function sumPerRow(size: number): KenkenPuzzle {
  const rows = Array.from({ length: size }, (_, row) => {
    const cells = Array.from({ length: size }, (_, column) => `${'ABCDEFGHI'[row]}${column + 1}`)
    return `${(size * (size + 1)) / 2}+ ${cells.join(' ')}`
  })
  return kenken.notation.parse([span(`${size}: ${rows.join('; ')}`)])
}

/** Every Latin square of an order, by filling cell after cell. */
export function latinSquares(size: number): number[][] {
  const squares: number[][] = []
  const values: number[] = []
  const extend = () => {
    const cell = values.length
    if (cell === size * size) squares.push([...values])
    for (let value = 1; cell < size * size && value <= size; value++) {
      const clashes = values.some(
        (other, at) =>
          other === value && (Math.floor(at / size) === Math.floor(cell / size) || at % size === cell % size),
      )
      if (clashes) continue
      values.push(value)
      extend()
      values.pop()
    }
  }
  extend()
  return squares
}

/** The rule of the notebook: the numbers, in some order, evaluated from left to right. */
export function fillsCage({ operator, target, cells }: Cage, values: ArrayLike<number>): boolean {
  const numbers = cells.map((cell) => values[cell])
  if (numbers.length === 1) return numbers[0] === target
  if (operator === '=') return false
  return numbers.some((head, first) => {
    const others = numbers.filter((_, index) => index !== first)
    const left = others.reduce((so, number) => {
      if (operator === '+') return so + number
      if (operator === '-') return so - number
      return operator === 'x' ? so * number : so / number
    }, head)
    return Math.abs(left - target) < 1e-9
  })
}

/**
 * Cages of random form that cover the board, each of at most `largest` cells, and targets from a solution, some per cent
 * of them then wrong.
 */
export function randomPuzzle(
  rng: Rng,
  solution: readonly number[],
  { wrong = 0, largest = 1 + below(rng, 8) } = {},
): KenkenPuzzle {
  const shape = kenkenShape(Math.sqrt(solution.length))
  const cages = randomPartition(rng, shape, largest).map((cells): Cage => {
    const values = cells.map((cell) => solution[cell])
    const fitting = OPERATORS.filter(
      (operator) => (operator !== '=' || cells.length === 1) && resultOf(operator, values) >= 0,
    )
    const operator = oneOf(rng, fitting)
    const target = resultOf(operator, values) + (below(rng, 100) < wrong ? 1 : 0)
    return { operator, target, cells }
  })
  return makePuzzle(shape, cages)
}

function randomPartition(rng: Rng, { size }: KenkenShape, largest: number): number[][] {
  const free = new Set(indices(size * size))
  const cages: number[][] = []
  while (free.size > 0) {
    const cells = [oneOf(rng, [...free])]
    free.delete(cells[0])
    for (let wanted = below(rng, largest); wanted > 0; wanted--) {
      const around = cells.flatMap((cell) => edgeNeighbours(size)[cell].filter((next) => free.has(next)))
      if (around.length === 0) break
      const next = oneOf(rng, around)
      cells.push(next)
      free.delete(next)
    }
    cages.push(cells)
  }
  return cages
}
