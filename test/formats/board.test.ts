import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBoard } from '../../src/formats/board.ts'
import { FAMILIES, makeSolver, PuzzleError } from '../../src/index.ts'
import { randomBoard } from '../support/boards.ts'

const shape = { rows: 3, columns: 4, text: '3x4' }

describe('a filled board', () => {
  it('is read back from what every family prints', () => {
    for (const { name } of FAMILIES) {
      for (let seed = 0; seed < 10; seed++) {
        const { family, puzzle } = randomBoard(name, `board/${seed}`)
        for (const values of makeSolver()(family, puzzle).solutions) {
          expect(parseBoard(family.formatBoard(puzzle, values), puzzle.shape)).toEqual(values)
        }
      }
    }
  })

  it('is numbers for all cells, or an error with one sentence, whatever the text', () => {
    const character = fc.constantFrom(...'0123456789.,_#|-+ \n\nAbZ\0é')
    const texts = fc.array(character, { maxLength: 80 }).map((characters) => characters.join(''))
    fc.assert(
      fc.property(texts, (text) => {
        try {
          const values = parseBoard(text, shape)
          expect(values).toHaveLength(12)
          expect(values.every((value) => Number.isInteger(value) && value >= 0)).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(PuzzleError)
          expect((error as PuzzleError).message).toMatch(/^[^\n]+$/)
          expect((error as PuzzleError).line).toBeGreaterThan(0)
        }
      }),
      { numRuns: 3000 },
    )
  })
})
