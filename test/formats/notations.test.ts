// Texts of other programs: published texts give the right cells, and written texts are read back.

import { describe, expect, it } from 'vitest'
import { TARGETS } from '../../src/cli/convert/targets.ts'
import { EXCHANGE_NOTATIONS } from '../../src/formats/notations/notationRegistry.ts'
import {
  findFamily,
  generate,
  makeSolver,
  NO_WISHES,
  parsePuzzle,
  puzzleName,
  readPuzzles,
} from '../../src/index.ts'
import { CONSTRAINT_STRINGS } from './constraintStrings.ts'
import { publishedTexts, READ_NOTATIONS } from './publishedTexts.ts'

const sudoku = findFamily('sudoku')

/** Writes one puzzle as `convert --to` does, with the lines before and after it. */
function written(name: string, text: string): string {
  const target = TARGETS.find((one) => one.name === name)
  if (!target) throw new Error(`no notation is called ${name}`)
  const { family, puzzle } = parsePuzzle(text)
  return [target.start, target.write(family, puzzle), target.end]
    .filter((part) => part !== undefined)
    .join('\n')
}

describe.each(READ_NOTATIONS)('published texts: %s', (name) => {
  it.each(publishedTexts(name))('$source', ({ text, cells, solution }) => {
    const entries = readPuzzles(text)
    const found = entries.map((entry) => ('error' in entry ? entry.error.message : entry.family.name))
    expect(found).toEqual(['sudoku'])
    const { family, puzzle, record } = parsePuzzle(text)
    expect(family.notation.formatClues(puzzle)).toBe(cells)
    expect(record?.solution?.flat().join('')).toBe(solution)
    const solver = makeSolver()
    const solved = solver(family, puzzle)
    expect(solved.status).toBe('unique')
    if (solution !== undefined) expect(solved.solutions[0].join('')).toBe(solution)
    const writer = EXCHANGE_NOTATIONS.find((notation) => notation.name === name)?.writer
    if (writer)
      expect(puzzleName(family, parsePuzzle(written(name, text)).puzzle)).toBe(puzzleName(family, puzzle))
  })
})

describe('published addresses', () => {
  it.each([...publishedTexts('puzzlink'), ...publishedTexts('solo')])(
    '$text is written as it was read',
    ({ text }) => {
      const bare = text.slice(text.indexOf('#') + 1)
      const name = text.includes('sudoku') ? 'puzzlink' : 'solo'
      const again = written(name, text)
      // A run of open cells at the end may be left out, and runs of up to 20 can be split.
      if (!text.includes('zg')) expect(again).toBe(bare)
    },
  )
})

describe('constraint strings', () => {
  it.each(CONSTRAINT_STRINGS)('$text', ({ text, shape, cells, solution }) => {
    const { family, puzzle } = parsePuzzle(text)
    expect(puzzleName(family, puzzle)).toBe(`sudoku:${shape}:${cells}`)
    const solved = makeSolver()(family, puzzle)
    expect(solved.status).toBe('unique')
    expect(solved.solutions[0].join('')).toBe(solution)
  })

  it.each([
    ['.DisjointSets . AntiKing . ~R1C1_3', `sudoku:9x9+disjoint+anti-king:3${'.'.repeat(80)}`],
    ['..Given~R1C1_3.~R1C1_3.RegionSize~9.', `sudoku:9x9:3${'.'.repeat(80)}`],
    ['.Shape~4x4~1-4.NoBoxes.~R2C3_4', 'latinsquare:4x4:..../..4./..../....'],
    ['.Shape~5x5~5.Diagonal~-1.Diagonal~1.~R5C1_2', 'latinsquare:5x5+x:...../...../...../...../2....'],
    ['.Shape~16x16.~R1Cg_16~RbC1_10', `sudoku:16x16:${'.'.repeat(15)}G${'.'.repeat(144)}A${'.'.repeat(95)}`],
  ])('%s is %s', (text, name) => {
    const { family, puzzle } = parsePuzzle(text)
    expect(puzzleName(family, puzzle)).toBe(name)
  })

  it('are not the rows of grids', () => {
    const rows = ['.ABCDEFG', 'DEFGABC.', ...Array<string>(14).fill('........')].map(
      (row) => `${row}........`,
    )
    const { family, puzzle } = parsePuzzle(rows.join('\n'))
    expect(family.notation.formatClues(puzzle)).toBe(rows.join(''))
  })
})

/** A board of a shape with two in five cells given: a shifted pattern that fits its boxes. */
function patterned(text: string): string {
  const { size, boxRows, boxColumns } = sudoku.notation.parseShape(text) as unknown as Record<string, number>
  const cells = Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size]
    const value = ((boxColumns * (row % boxRows) + Math.floor(row / boxRows) + column) % size) + 1
    return (cell * 7) % 5 < 2 ? value.toString(36).toUpperCase() : '.'
  })
  return `sudoku:${text}:${cells.join('')}`
}

describe('writing and reading back', () => {
  const puzzles = ['9x9', ...sudoku.notation.shapes.others].map(patterned)

  it.each(['solo', 'ipuz', 'f-puzzles'])('%s has every shape', (name) => {
    for (const id of puzzles) {
      const text = written(name, id)
      expect(
        readPuzzles(text).map((entry) =>
          'error' in entry ? entry.error.message : puzzleName(entry.family, entry.puzzle),
        ),
        text,
      ).toEqual([id])
    }
  })

  it.each(['sdk', 'sdm', 'opensudoku', 'puzzlink'])('%s has some shapes, and refuses the others', (name) => {
    const results = puzzles.map((id) => {
      try {
        return puzzleName(sudoku, parsePuzzle(written(name, id)).puzzle) === id
      } catch (error) {
        expect((error as Error).message).toMatch(/ not \d+x\d+/)
        return 'refused'
      }
    })
    expect(results).toContain(true)
    expect(results).toContain('refused')
    expect(results).not.toContain(false)
  })

  it('writes KenKens as ipuz', () => {
    const family = findFamily('kenken')
    for (const size of ['3x3', '4x4', '6x6', '9x9']) {
      const shape = family.notation.parseShape(size)
      const [{ id }] = generate({ family, shape, order: NO_WISHES }, 'exchange')
      const { puzzle } = parsePuzzle(written('ipuz', id))
      expect(puzzle.shape.text).toBe(size)
      const once = written('ipuz', id)
      expect(written('ipuz', once)).toBe(once)
      expect(makeSolver()(family, puzzle).solutions[0]).toEqual(
        makeSolver()(family, parsePuzzle(id).puzzle).solutions[0],
      )
    }
  })
})
