import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBoard } from '../../src/formats/parseBoard.ts'
import { PuzzleError, parsePuzzle, sceneText } from '../../src/index.ts'
import { DRAWN, drawnBoard } from '../support/drawn.ts'

const shape = { rows: 3, columns: 4, text: '3x4' }

/** Numbers for all cells, or an error with one sentence and a line. */
function expectBoardOrError(text: string): void {
  try {
    const values = parseBoard(text, shape)
    expect(values).toHaveLength(12)
    expect(values.every((value) => Number.isInteger(value) && value >= 0)).toBe(true)
  } catch (error) {
    expect(error).toBeInstanceOf(PuzzleError)
    expect((error as PuzzleError).message).toMatch(/^[^\n]+$/)
    expect((error as PuzzleError).line).toBeGreaterThan(0)
  }
}

describe('a filled board', () => {
  it.each(DRAWN)(
    'is read back from the drawing of a puzzle and of its solution: %s %s',
    (name, text, own) => {
      const { family, puzzle, solution, printed } = drawnBoard(name, text, own)
      const [given, solved] = [printed, solution].map((values) =>
        sceneText(family.drawing.scene(puzzle, values)),
      )
      expect(parseBoard(given, puzzle.shape)).toEqual(printed)
      expect(parseBoard(solved, puzzle.shape)).toEqual(solution)
    },
  )

  it('is read back from a drawing with cages, whose lines are dashed', () => {
    const { family, puzzle } = parsePuzzle(
      `sudoku:4x4+killer:${'.'.repeat(16)};killer,6,A1,A2,B2;7,B3,B4,C3;4,C1,C2`,
    )
    const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]
    const drawing = sceneText(family.drawing.scene(puzzle, solution))
    expect(drawing).toMatch(/╎/)
    expect(parseBoard(drawing, puzzle.shape)).toEqual(solution)
  })

  it('gives numbers for all cells, or an error with one sentence, for any text', () => {
    const character = fc.constantFrom(...'0123456789.,_#|-+ \n\nAbZ\0é┏┃┗┌│└━█()')
    const texts = fc.array(character, { maxLength: 80 }).map((characters) => characters.join(''))
    fc.assert(fc.property(texts, expectBoardOrError), { numRuns: 3000 })
  })

  it.each([
    ['numbers in columns', '1 2 3 4\n5 6 7 8\n9 10 11 12'],
    ['numbers between commas', '1,2,3,4\n5,6,7,8\n9,10,11,12'],
    ['boxes apart', 'board 3x4\n1 2  3 4\n\n5 6  7 8\n9 10  11 12'],
    ['lines of bars and hyphens', '1 2 | 3 4\n----+----\n5 6 | 7 8\n9 10 | 11 12'],
    ['a character a cell', '1234\n5678\n9ABC'],
    ['one line', '123456789ABC'],
    ['sums', '1 2 3 4 | 10\n5 6 7 8 | 26\n9 10 11 12 | 42\n15 18 21 24'],
  ])('may be a plain grid: %s', (_, text) => {
    expect(parseBoard(text, shape)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  })
})

describe('a drawn board', () => {
  const IMPOSSIBLE =
    'lines between the top and the bottom of the board; expected the same number of lines for each of 3 rows'
  const DRAWING = [
    '┏━━━━┯━━━━┯━━━━┯━━━━┓',
    '┃ (1)│  2 │  3 │    ┃ 10',
    '┠────┼────┼────┼────┨',
    '┃  5 │████│  7 │  8 ┃ 26',
    '┠────┼────┼────┼────┨',
    '┃  9 │ 10 │ 11 │(12)┃ 42',
    '┗━━━━┷━━━━┷━━━━┷━━━━┛',
    '  15   18   21   24',
  ]
  const VALUES = [1, 2, 3, 0, 5, 0, 7, 8, 9, 10, 11, 12]
  const read = (lines: readonly string[]) => parseBoard(lines.join('\n'), shape)

  it('may have a headline, figures below, an indent, light lines only, and clues above its numbers', () => {
    const headed = ['Survo 3x4 (board.txt:1)', '', ...DRAWING, '', '1 solution: unique, 5 nodes opened']
    expect(read(headed)).toEqual(VALUES)
    expect(read(DRAWING.map((line) => `    ${line}\r`))).toEqual(VALUES)
    const light: Readonly<Record<string, string>> = { '┏': '┌', '┃': '│', '┠': '├', '┨': '┤', '┗': '└' }
    expect(read(DRAWING.map((line) => line.replace(/[┏┃┠┨┗]/g, (one) => light[one])))).toEqual(VALUES)
    const clued = DRAWING.flatMap((line) => (line.startsWith('┃') ? ['┃12× │    │3   │    ┃', line] : [line]))
    expect(read(clued)).toEqual(VALUES)
  })

  it('may be filled in by hand, out of line', () => {
    expect(read(DRAWING.with(1, '┃(1)│2│ 3│4 ┃ 10'))).toEqual(VALUES.with(3, 4))
  })

  it.each([
    ['without its end', DRAWING.slice(0, 5), 'the drawn board has no bottom border; copy the whole board', 1],
    ['without a line', DRAWING.toSpliced(2, 1), `4 ${IMPOSSIBLE}`, 6],
    ['without a row', DRAWING.toSpliced(2, 2), `3 ${IMPOSSIBLE}`, 5],
    ['without its numbers', DRAWING.filter((line) => !line.startsWith('┃')), `2 ${IMPOSSIBLE}`, 4],
    ['without a cell', DRAWING.with(3, '┃  5 │████│  7 ┃'), 'this row has 3 cells; expected 4', 4],
    ['with a cell more', DRAWING.with(3, '┃  5 │████│  7 │ 8 │ 9 ┃'), 'this row has 5 cells; expected 4', 4],
    ['with a word', DRAWING.with(5, '┃  9 │ ab │ 11 │ 12 ┃'), '"ab" is not a number from 1 to 999999', 6],
    ['twice', [...DRAWING, '', ...DRAWING], 'a second board is drawn; expected one', 10],
  ])('is refused %s', (_, lines, message, line) => {
    expect(() => read(lines)).toThrow(expect.objectContaining({ message, line }))
  })

  it('gives numbers for all cells, or an error with one sentence, with any damage', () => {
    const text = DRAWING.join('\n')
    const spoilt = fc
      .array(fc.record({ at: fc.nat(text.length - 1), by: fc.constantFrom('', ...' \n7┃(█┏') }), {
        minLength: 1,
        maxLength: 4,
      })
      .map((changes) =>
        changes.reduce((spoilt, { at, by }) => spoilt.slice(0, at) + by + spoilt.slice(at + 1), text),
      )
    fc.assert(fc.property(spoilt, expectBoardOrError), { numRuns: 2000 })
  })
})
