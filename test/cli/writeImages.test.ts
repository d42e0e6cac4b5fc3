import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pictureFiles } from '../../src/cli/book/pictureNames.ts'
import { writeImages } from '../../src/cli/book/writeImages.ts'
import { makeDresser } from '../../src/families/familyWithSymbols.ts'
import type { SymbolSet } from '../../src/families/symbolSet.ts'
import { namedSymbols } from '../../src/formats/pictures/readSymbolSet.ts'
import { bookOf, designOf, puzzlesOf } from '../book/layoutBooks.ts'
import { newFolder } from '../support/folder.ts'
import { typeface } from '../support/png.ts'

const folder = newFolder()

it('the table of pictures contains no formula, even if a recipe gives a family a name that looks like one', () => {
  const [puzzle] = puzzlesOf(1)
  const { familyWords } = designOf()
  const words = { ...familyWords[puzzle.family.name], name: '=HYPERLINK("//a.example","x")' }
  const design = designOf({ familyWords: { ...familyWords, [puzzle.family.name]: words } })
  const done: number[] = []
  const images = { folder, format: 'svg', dpi: 300 } as const
  const book = bookOf(design, [puzzle])
  const files = pictureFiles(book, 'svg', { pattern: '{number}' })
  writeImages(book, typeface, images, files, () => done.push(1))
  expect(done).toEqual([1])
  expect(readdirSync(folder).sort()).toEqual(['1-solution.svg', '1.svg', 'puzzles.csv'])
  const [head, row, ...rest] = readFileSync(join(folder, 'puzzles.csv'), 'utf8').split('\r\n')
  expect(head).toBe('number,family,name,shape,stars,degree,short_id,id,puzzle,solution')
  expect(row).toMatch(/^1,sudoku,"'=HYPERLINK\(""\/\/a\.example"",""x""\)",6x6,1,400,\w+,sudoku:/)
  expect(rest).toEqual([''])
})

it('the table and the names have the family as commands take it, also for boards with symbols', () => {
  const [plain] = puzzlesOf(1)
  const family = makeDresser(namedSymbols('shapes') as SymbolSet, '-1')(plain.family, plain.puzzle)
  expect(family.name).toBe('sudoku-shapes-1')
  const design = designOf({ familyWords: { ...designOf().familyWords, [family.name]: family.words.en } })
  const book = bookOf(design, [{ ...plain, family }])
  const own = join(folder, 'symbols')
  const files = pictureFiles(book, 'svg', { pattern: '{family}-{number}' })
  writeImages(book, typeface, { folder: own, format: 'svg', dpi: 300 }, files, () => {})
  expect(readdirSync(own).sort()).toEqual(['puzzles.csv', 'sudoku-1-solution.svg', 'sudoku-1.svg'])
  expect(readFileSync(join(own, 'puzzles.csv'), 'utf8')).toMatch(/\r\n1,sudoku,Shape Sudoku,/)
})
