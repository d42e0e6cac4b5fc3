// Correct files of every family pass; an id, a record or a page of another puzzle, or with private data,
// fails.

import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../src/families/cellNamesAndFaults.ts'
import type { Puzzle } from '../../../src/families/puzzle.ts'
import { FAMILIES, findFamily } from '../../../src/families/registry.ts'
import { type PublishedFiles, provePublished } from '../../../src/feed/provePuzzleFiles.ts'
import { BLOCKED } from '../../../src/kernel/searchModel.ts'
import { puzzleName } from '../../../src/maker/puzzleRecord.ts'
import { publicRecord } from '../../../src/page/publicRecord.ts'
import { writeCertificate } from '../../../src/solver/certificate/writeCertificate.ts'
import { makeSolver } from '../../../src/solver/index.ts'
import { type Made, makePuzzle, PUZZLES } from './madePuzzles.ts'
import { pageOfPuzzle, pixelsOf, sceneOf, sheetOf, svgOfScene, typeface } from './proofFiles.ts'

async function filesOf({ family, puzzle, id }: Made): Promise<Required<PublishedFiles>> {
  const svg = svgOfScene(sceneOf(family, puzzle))
  const [solution] = makeSolver()(family, puzzle).solutions
  return {
    family,
    id,
    typeface,
    'puzzle.json': JSON.stringify({ ...publicRecord(id), date: '2027-01-30', slot: 'sudoku' }),
    'puzzle.svg': svg,
    'index.html': pageOfPuzzle(family, puzzle, id),
    'sheet.pdf': await sheetOf(family, puzzle),
    'puzzle.png': pixelsOf(svg),
    'solution.json': solutionRecord(puzzle, solution),
    'solution.svg': svgOfScene(family.drawing.scene(puzzle, solution)),
    'certificate.txt': writeCertificate(family, puzzle, id, solution),
  }
}

function solutionRecord({ givens, shape }: Puzzle, solution: readonly number[]): string {
  const cells = solution.map((value, cell) => (givens[cell] === BLOCKED ? null : value))
  return JSON.stringify({ solution: rowsOf(cells, shape) })
}

describe.each(PUZZLES)('%s %s', (name, shape, own) => {
  it('passes with all of its files, and with none', async () => {
    const files = await filesOf(makePuzzle(name, shape, own))
    expect(await provePublished(files)).toBeUndefined()
    const { family, id } = files
    expect(await provePublished({ family, id, typeface })).toBeUndefined()
  })
})

describe('an id', () => {
  it('is rejected if it is unreadable or has no or several solutions', async () => {
    const { family, puzzle, id } = makePuzzle('sudoku', '4x4')
    const prove = (name: string, of = family) => provePublished({ family: of, id: name, typeface })
    const named = (givens: readonly number[]) => puzzleName(family, { ...puzzle, givens })
    expect(await prove(named(puzzle.givens.map(() => 0)))).toMatch(/has several solutions/)
    const first = puzzle.givens.findIndex((given) => given > 0)
    const [solution] = makeSolver()(family, puzzle).solutions
    const wrong = solution.with(first, (solution[first] % 4) + 1).with(15, 0)
    expect(await prove(named(wrong))).toMatch(/no solution|cannot be read/)
    expect(await prove(`${id}9`)).toMatch(/cannot be read/)
    expect(await prove(id, findFamily('kenken'))).toMatch(/cannot be read/)
  })
})

describe('a solution', () => {
  it.each(FAMILIES)(
    'of $name with two exchanged numbers is found in the data and in the picture',
    async (family) => {
      const { puzzle, id } = makePuzzle(family.name, family.making.shape)
      const [solution] = makeSolver()(family, puzzle).solutions
      const open = puzzle.givens.indexOf(0)
      const other = puzzle.givens.findIndex((given, cell) => given === 0 && solution[cell] !== solution[open])
      const wrong = solution.with(open, solution[other]).with(other, solution[open])
      const solutionSvg = svgOfScene(family.drawing.scene(puzzle, wrong))
      expect(await provePublished({ family, id, typeface, 'solution.svg': solutionSvg })).toMatch(
        /^solution.svg: shows/,
      )
      const record = solutionRecord(puzzle, wrong)
      expect(await provePublished({ family, id, typeface, 'solution.json': record })).toMatch(
        /^solution.json: is not/,
      )
    },
  )
})

describe('a certificate', () => {
  it('is rejected if it is of another puzzle, or if a line is left out', async () => {
    const made = makePuzzle('sudoku', '4x4')
    const certificate = (await filesOf(made))['certificate.txt']
    const prove = (text: string) => provePublished({ ...made, typeface, 'certificate.txt': text })
    expect(await prove(certificate.replace('4x4:', '4x4:1'))).toMatch(/^certificate.txt: .* another puzzle/)
    expect(await prove(certificate.replace(/\n.*\n$/, '\n'))).toMatch(/^certificate.txt: .*the only one/)
  })
})

describe('a record', () => {
  const made = makePuzzle('sudoku', '9x9')
  const other = makePuzzle('sudoku', '9x9', {}, 'another')
  const prove = (files: Partial<PublishedFiles>) => provePublished({ ...made, typeface, ...files })
  const record = publicRecord(made.id)

  const page = pageOfPuzzle(made.family, made.puzzle, made.id)
  const pageWith = (text: string) => {
    const grade = { degree: 100, stars: 2, version: 1 }
    return page.replace(JSON.stringify({ ...record, grade }), text)
  }

  it('of another puzzle is found in the data and in the page', async () => {
    const foreign = JSON.stringify(publicRecord(other.id))
    expect(await prove({ 'puzzle.json': foreign })).toMatch(/^puzzle\.json: its record must be of /)
    expect(await prove({ 'index.html': pageWith(foreign) })).toMatch(/^index\.html: its record must be of/)
    expect(await prove({ 'puzzle.json': JSON.stringify({ ...record, shape: '4x4' }) })).toMatch(
      /"shape" of its record .*got 4x4/,
    )
    expect(await prove({ 'puzzle.json': '{' })).toMatch(/not valid JSON/)
  })

  it.each(['solution', 'seed', 'made'])('must not contain its %s, at any depth', async (key) => {
    for (const leak of [{ [key]: 'x' }, { meta: [{ [key]: 1 }] }]) {
      const text = JSON.stringify({ ...record, ...leak })
      expect(await prove({ 'puzzle.json': text })).toMatch(`“${key}”`)
      expect(await prove({ 'index.html': pageWith(text) })).toMatch(`“${key}”`)
    }
  })

  it('must not contain the solution under another name, nor must its page', async () => {
    const [solution] = makeSolver()(made.family, made.puzzle).solutions
    for (const answer of [solution.join(''), solution.join(', '), JSON.stringify(solution)]) {
      const telling = page.replace('<body>', `<body data-x="${answer}">`)
      for (const files of [
        { 'puzzle.json': JSON.stringify({ ...record, answer }) },
        { 'index.html': telling },
      ])
        expect(await prove(files)).toMatch(/reveals the solution/)
    }
  })
})

it('covers every family', () => {
  expect(new Set(PUZZLES.map(([name]) => name))).toEqual(new Set(FAMILIES.map(({ name }) => name)))
})
