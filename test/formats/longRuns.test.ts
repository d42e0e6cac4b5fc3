// Long runs of one character, in the places where a reader once went back and forth over them: a reader whose time grew with the
// square of the length would need minutes for each.

import { expect, it } from 'vitest'
import { readCorpusRecipe } from '../../src/corpus/readCorpusRecipe.ts'
import { PuzzleError } from '../../src/families/puzzleError.ts'
import { unpackText } from '../../src/formats/notations/lzString.ts'
import { parseBoard } from '../../src/formats/parseBoard.ts'
import { readGrey } from '../../src/formats/pictures/svgColours.ts'
import { readNumbers } from '../../src/formats/pictures/svgPath.ts'
import { readTransform } from '../../src/formats/pictures/transformAndFitShapes.ts'
import { readPuzzles } from '../../src/formats/readPuzzles.ts'
import { findFamily } from '../../src/index.ts'

const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const LONG = 99_000

it.each([
  ['blanks in a tag of OpenSudoku', `<opensudoku><game data="${SUDOKU}"${' '.repeat(LONG)}x/></opensudoku>`],
  ['blanks in a tag', `<opensudoku${' '.repeat(LONG)}=`],
  ['blanks in a field of CSV', `puzzle,solution\n5${' '.repeat(LONG)}3,4\n`],
  ['blanks in a line', `5${' '.repeat(LONG)}${SUDOKU.slice(1)}`],
  ['digits of a shape', `sudoku:9${'1'.repeat(LONG)}x9:${SUDOKU}`],
])('%s are read once', (_, text) => {
  for (let round = 0; round < 60; round++) expect(readPuzzles(text).length).toBeGreaterThan(0)
})

it.each([
  ['blanks between numbers', () => readNumbers(`1${' '.repeat(LONG)}x`, 'it')],
  ['blanks in a transformation', () => readTransform(`scale(1${' '.repeat(LONG)}x)`)],
  ['many transformations', () => readTransform(`${'scale(1)'.repeat(LONG / 8)}x`)],
  ['blanks in a colour', () => readGrey(`rgb(1${' '.repeat(LONG)}x)`, 'it')],
])('%s are read once', (_, read) => {
  for (let round = 0; round < 20; round++) expect(read).toThrow(PuzzleError)
})

it.each(['[', '{', '{a: ', '[[],', '- ', '? '])(
  'a recipe with many %j is refused before it is parsed',
  (sign) => {
    const read = readCorpusRecipe(`seed: ${sign.repeat(199_000 / sign.length)}`)
    expect(read).toMatchObject({ mistakes: [{ message: 'nested too deeply', line: 1 }] })
  },
)

it('the end of a packed text is read once', () => {
  for (let round = 0; round < 20; round++) unpackText(`${'='.repeat(LONG)}x`, 10)
})

it('blanks in a circled cell of a drawn board are read once', () => {
  const { parseShape } = findFamily('hidoku').notation
  const bars = (cell: string) => `│${cell}│ 2 │`
  const board = ['┌─┬─┐', bars(`(1${' '.repeat(LONG)}3)`), '├─┼─┤', bars('4'), '└─┴─┘'].join('\n')
  for (let round = 0; round < 20; round++) expect(() => parseBoard(board, parseShape('2x2'))).toThrow()
})
