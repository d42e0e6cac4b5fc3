// Picture Sudokus in a book: drawn as vectors and images, explained by name, solved, and found in order by preflight.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dressPuzzles } from '../../src/book/applySymbols.ts'
import type { Unnumbered } from '../../src/book/arrangePuzzles.ts'
import { layOutBook } from '../../src/book/layout/layOutBook.ts'
import { preflight } from '../../src/book/preflight/preflight.ts'
import { PuzzleError } from '../../src/families/puzzleError.ts'
import { findFamily } from '../../src/families/registry.ts'
import type { SymbolSet } from '../../src/families/symbolSet.ts'
import { PNG_CODEC } from '../../src/formats/pictures/pngCodec.ts'
import { namedSymbols, pictureSymbols } from '../../src/formats/pictures/readSymbolSet.ts'
import { parsePuzzle } from '../../src/formats/readPuzzles.ts'
import type { ReadGrade } from '../../src/formats/readRecord.ts'
import { makeGrader } from '../../src/grader/grade.ts'
import { makeMaker } from '../../src/maker/maker.ts'
import { puzzleName } from '../../src/maker/puzzleRecord.ts'
import { writePdf } from '../../src/render/pdf.ts'
import { makeOne } from '../support/made.ts'
import { openPdf, pagesOf } from '../support/pdf.ts'
import { typeface } from '../support/png.ts'
import { bookOf, designOf, itemsOf, trimOf } from './layoutBooks.ts'

const FOLDER = join(import.meta.dirname, '../fixtures/pictures')
const pictures = pictureSymbols(
  readdirSync(FOLDER)
    .toSorted()
    .map((name) => ({ name, bytes: readFileSync(join(FOLDER, name)) })),
  PNG_CODEC,
)
const PICTURES = { all: pictures, ofSections: new Map() }

const sudoku = findFamily('sudoku')

function madePuzzles(count: number): Unnumbered[] {
  const shape = sudoku.notation.parseShape('4x4')
  const make = makeMaker(sudoku, shape)
  const grader = makeGrader()
  return Array.from({ length: count }, (_, number) => {
    const { puzzle, solution } = makeOne(make, `pictures/${number}`)
    const grade = grader(sudoku, puzzle) as ReadGrade
    return { family: sudoku, puzzle, solution, grade, id: puzzleName(sudoku, puzzle) }
  })
}

const design = designOf({ trim: trimOf('6x9'), puzzlesPerPage: 2, language: 'en' })

it('a book of picture Sudokus 4x4 passes preflight and speaks of its pictures', async () => {
  const dressed = dressPuzzles({ design, puzzles: madePuzzles(8) }, PICTURES, [], [])
  const document = layOutBook(bookOf(dressed.design, dressed.puzzles), typeface)
  const scenes = document.pages.flatMap((page) => itemsOf(page, 'scene'))
  // No number is left on any board.
  const marks = scenes.flatMap(({ scene }) => scene().marks)
  expect(marks.filter((mark) => mark.mark === 'text' && /\d/.test(mark.text))).toEqual([])
  expect(marks.filter(({ mark }) => mark === 'picture').length).toBeGreaterThan(8 * 16)
  const bytes = await writePdf(document, typeface)
  const { trim, words } = design
  const expected = { trim, bleed: 0, profile: 'print', words, puzzles: 8, mayBeShort: true } as const
  const { problems } = await preflight(bytes, expected)
  expect(problems).toEqual([])
  const pages = await pagesOf(await openPdf(bytes))
  const text = JSON.stringify(pages)
  expect(text).toContain('Picture Sudoku')
  expect(text).toMatch(/(fish|sun|cat|boat) in a: only/)
})

it('sections have symbols of their own, and names that tell them apart', () => {
  const puzzles = madePuzzles(4)
  const letters = [namedSymbols('letters:ABCD'), namedSymbols('letters:WXYZ')] as SymbolSet[]
  const order = (count: number) => ({
    count,
    recipe: { family: sudoku, shape: puzzles[0].puzzle.shape, order: {} as never },
  })
  const symbols = {
    all: letters[0],
    ofSections: new Map<number, SymbolSet | 'numbers'>([
      [1, letters[1]],
      [2, 'numbers'],
    ]),
  }
  const dressed = dressPuzzles({ design, puzzles }, symbols, [order(1), order(2), order(1)], [0, 1, 2])
  const signs = dressed.puzzles.map(({ family }) => family.symbols?.symbols.map(({ sign }) => sign).join(''))
  expect(signs).toEqual(['ABCD', 'WXYZ', 'WXYZ', undefined])
  const names = dressed.puzzles.map(({ family }) => family.name)
  expect(new Set(names).size).toBe(3)
  for (const name of names) expect(dressed.design.familyWords[name].name).toMatch(/Sudoku$/)
})

it('a puzzle that needs its numbers is refused', () => {
  const { family, puzzle } = parsePuzzle('survo:3x4:,6,,/8,,,/,,3,|30,18,30|27,16,10,25')
  const [one] = madePuzzles(1)
  const survo = { ...one, family, puzzle }
  expect(() => dressPuzzles({ design, puzzles: [survo] }, PICTURES, [], [])).toThrow(PuzzleError)
})
