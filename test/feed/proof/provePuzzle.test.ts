// Correct files of every family pass; an id, a record or a page of another puzzle, or with private data,
// fails.

import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../src/families/grid.ts'
import type { Puzzle } from '../../../src/families/puzzle.ts'
import { FAMILIES, findFamily } from '../../../src/families/registry.ts'
import { type PublishedFiles, provePublished } from '../../../src/feed/provePuzzle.ts'
import { BLOCKED } from '../../../src/kernel/model.ts'
import { puzzleName } from '../../../src/maker/puzzleRecord.ts'
import { publicRecord } from '../../../src/page/publicRecord.ts'
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
    const first = puzzle.givens.findIndex((given) => given > 0)
    const empty = { ...puzzle, givens: puzzle.givens.map(() => 0) }
    expect(await provePublished({ family, id: puzzleName(family, empty), typeface })).toMatch(
      /has several solutions/,
    )
    const [solution] = makeSolver()(family, puzzle).solutions
    const other = solution.with(first, (solution[first] % 4) + 1)
    const wrong = { ...puzzle, givens: other.with(15, 0) }
    expect(await provePublished({ family, id: puzzleName(family, wrong), typeface })).toMatch(
      /no solution|cannot be read/,
    )
    expect(await provePublished({ family, id: `${id}9`, typeface })).toMatch(/cannot be read/)
    expect(await provePublished({ family: findFamily('kenken'), id, typeface })).toMatch(/cannot be read/)
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

describe('a record', () => {
  const made = makePuzzle('sudoku', '9x9')
  const other = makePuzzle('sudoku', '9x9', {}, 'another')
  const prove = (files: Partial<PublishedFiles>) => provePublished({ ...made, typeface, ...files })
  const record = publicRecord(made.id)

  it('of another puzzle is found in the data and in the page', async () => {
    expect(await prove({ 'puzzle.json': JSON.stringify(publicRecord(other.id)) })).toMatch(
      /^puzzle\.json: its record is of sudoku/,
    )
    expect(await prove({ 'index.html': pageOfPuzzle(made.family, made.puzzle, other.id) })).toMatch(
      /^index\.html: its record is of/,
    )
    expect(await prove({ 'puzzle.json': JSON.stringify({ ...record, shape: '4x4' }) })).toMatch(/shape 4x4/)
    expect(await prove({ 'puzzle.json': '{' })).toMatch(/not valid JSON/)
  })

  it.each(['solution', 'seed', 'made'])('must not contain its %s, at any depth', async (key) => {
    for (const leaking of [
      { ...record, [key]: 'x' },
      { ...record, meta: [{ [key]: 1 }] },
    ]) {
      const text = JSON.stringify(leaking)
      expect(await prove({ 'puzzle.json': text })).toMatch(`“${key}”`)
      const page = pageOfPuzzle(made.family, made.puzzle, made.id)
      expect(
        await prove({
          'index.html': page.replace(
            JSON.stringify({ ...record, grade: { degree: 100, stars: 2, version: 1 } }),
            text,
          ),
        }),
      ).toMatch(`“${key}”`)
    }
  })

  it('must not contain the solution under another name, nor must its page', async () => {
    const [solution] = makeSolver()(made.family, made.puzzle).solutions
    for (const told of [solution.join(''), solution.join(', '), JSON.stringify(solution)]) {
      expect(await prove({ 'puzzle.json': JSON.stringify({ ...record, answer: told }) })).toMatch(
        /reveals the solution/,
      )
      const page = pageOfPuzzle(made.family, made.puzzle, made.id).replace(
        '<body>',
        `<body data-x="${told}">`,
      )
      expect(await prove({ 'index.html': page })).toMatch(/reveals the solution/)
    }
  })
})

it('covers every family', () => {
  expect(new Set(PUZZLES.map(([name]) => name))).toEqual(new Set(FAMILIES.map(({ name }) => name)))
})
