import { describe, expect, it } from 'vitest'
import { canonicalKenken } from '../../../src/families/kenken/canonical.ts'
import { kenken } from '../../../src/families/kenken/index.ts'
import { type KenkenPuzzle, kenkenShape, makePuzzle, OPERATORS } from '../../../src/families/kenken/puzzle.ts'
import { latinSquare } from '../../../src/families/latin/randomSquare.ts'
import { turnsOf } from '../../../src/families/symmetry.ts'
import { below, makeRng, type Rng, shuffled } from '../../../src/kernel/rng.ts'
import { randomPuzzle } from './boards.ts'

/** Another way to write the turned puzzle: cages and cells in any order, single cells with any operator. */
function rewritten(rng: Rng, { shape, cages }: KenkenPuzzle, turn: readonly number[]): KenkenPuzzle {
  return makePuzzle(
    shape,
    shuffled(rng, cages).map(({ operator, target, cells }) => ({
      operator: cells.length === 1 ? OPERATORS[below(rng, OPERATORS.length)] : operator,
      target,
      cells: shuffled(rng, cells).map((cell) => turn[cell]),
    })),
  )
}

/** The cages as a set, in any order. */
const asSet = (clues: string) => clues.split(';').sort().join(';')

/** The clues of the puzzle that stands for all of its turns. */
function canonicalClues(puzzle: KenkenPuzzle): string {
  return kenken.notation.formatClues(canonicalKenken(puzzle))
}

describe('the canonical form', () => {
  it('is the same for all turns of a puzzle, in any way of writing, and is one of them', () => {
    const rng = makeRng('turns')
    for (let seed = 0; seed < 100; seed++) {
      const shape = kenkenShape(3 + below(rng, 4))
      const puzzle = randomPuzzle(rng, latinSquare(rng, shape.size))
      const form = canonicalClues(puzzle)
      const plain = makePuzzle(
        shape,
        puzzle.cages.map((cage) => (cage.cells.length === 1 ? { ...cage, operator: '=' as const } : cage)),
      )
      const images = turnsOf(shape).map((turn) => {
        const cages = plain.cages.map((cage) => ({
          ...cage,
          cells: cage.cells.map((cell) => turn[cell]).sort((a, b) => a - b),
        }))
        return asSet(kenken.notation.formatClues({ ...plain, cages }))
      })
      expect(images).toContain(asSet(form))
      for (const turn of turnsOf(shape)) expect(canonicalClues(rewritten(rng, puzzle, turn))).toBe(form)
    }
  })

  it('is the same for a mirrored puzzle whose clues differ by their operators alone', () => {
    const [form, mirrored] = ['6+A1,B1,C1;6xA2,B2,C2;6xA3,B3,C3', '6xA1,B1,C1;6xA2,B2,C2;6+A3,B3,C3'].map(
      (text) => canonicalClues(kenken.notation.parseClues({ text, line: 1, column: 1 }, kenkenShape(3))),
    )
    expect(mirrored).toBe(form)
  })

  it('differs for another target, operator or cage', () => {
    const forms = [
      '6xA1,B1,C1;6xA2,B2,C2;6xA3,B3,C3',
      '6xA1,B1,C1;6+A2,B2,C2;6xA3,B3,C3',
      '6+A1,B1,C1;6xA2,B2,C2;6xA3,B3,C3',
      '6xA1,B1,C1;6xA2,B2;6xA3,B3,C3;1=C2',
      '6xA1,B1,C1;6xA2,B2;6xA3,B3,C3;2=C2',
      '6xA1,B1,C1;6xB2,C2;6xA3,B3;1=A2;2=C3',
    ].map((text) => canonicalClues(kenken.notation.parseClues({ text, line: 1, column: 1 }, kenkenShape(3))))
    expect(new Set(forms).size).toBe(6)
  })
})
