import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sudoku81 } from '../../src/bench/encodings/sudoku81.ts'
import { parseExternal } from '../../src/bench/measureExternalSolver.ts'
import { solverFacts } from '../../src/cli/bench/probeVersionAndStart.ts'
import { corpusPuzzle, rowsOfCommands } from './rows.ts'

const TEXT = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'

const ONE = corpusPuzzle(`sudoku:9x9:${TEXT}`)
const problemOf = ({ family, puzzle }: typeof ONE) => family.rules.constraints(puzzle)
const PROBLEM = problemOf(ONE)

describe('a Sudoku on a line', () => {
  it('is its characters', () => {
    expect(sudoku81.write(PROBLEM, 'a title')).toBe(`${TEXT}\n`)
  })

  it.each([
    'sudoku:4x4:..343412..434321',
    'survo:2x2:1,/,|3,7|4,6',
    'kenken:3x3:3=A1;1-A2,A3;6xB1,B2,C1,C2;2-B3,C3',
  ])('is not %s', (id) => {
    const problem = problemOf(corpusPuzzle(id))
    expect(sudoku81.takes?.(problem)).toBe(false)
    expect(() => sudoku81.write(problem)).toThrow('only 9x9 Sudokus')
  })

  it('has no further rules', () => {
    const diagonal = { kind: 'all-different', over: Array.from({ length: 9 }, (_, at) => 10 * at) } as const
    const more = { ...PROBLEM, constraints: [...PROBLEM.constraints, diagonal] }
    expect(sudoku81.takes?.(more)).toBe(false)
    const fewer = { ...PROBLEM, constraints: PROBLEM.constraints.slice(1) }
    expect(sudoku81.takes?.(fewer)).toBe(false)
    expect(sudoku81.takes?.(PROBLEM)).toBe(true)
  })
})

/** A small solver: `node tinySudoku.mjs MOST [PUZZLE]` counts to MOST and prints what tdoku does; 0 prints no number. */
const TINY = fileURLToPath(new URL('../support/tinySudoku.mjs', import.meta.url))

const tiny = (most: number, place: string) =>
  parseExternal(`tiny=${process.execPath} ${TINY} ${most} ${place}`)

const rowsOf = (command: ReturnType<typeof tiny>, puzzles: readonly (typeof ONE)[], solutions = 2) =>
  rowsOfCommands([command], puzzles, { solutions })

const factsOf = (command: ReturnType<typeof tiny>, solutions: number, times = false) => {
  const limits = { nodes: null, milliseconds: 20_000, solutions, memory: null }
  return solverFacts([command], { limits, times }, new AbortController().signal)
}

describe('a solver of Sudokus on a line', () => {
  it.each(['< {file:sudoku81}', '{line}', '"{line:sudoku81}"'])('reads %s', async (place) => {
    expect(await rowsOf(tiny(2, place), [ONE])).toMatchObject([
      { outcome: 'solved', status: 'unique', solutions: 1 },
    ])
  })

  it('searches only the puzzles that it can read', async () => {
    const several = `sudoku:9x9:${SOLUTION.replaceAll(/[5378]/g, '.')}`
    const puzzles = [
      corpusPuzzle('survo:2x2:1,/,|3,7|4,6'),
      ONE,
      corpusPuzzle(several),
      corpusPuzzle('sudoku:4x4:..343412..434321'),
    ]
    const rows = await rowsOf(tiny(2, '{line}'), puzzles)
    expect(rows.map(({ puzzle, outcome, status }) => [puzzle, outcome, status])).toEqual([
      [ONE.id, 'solved', 'unique'],
      [several, 'solved', 'multiple'],
    ])
  })

  it('that shows a solution without a number has answered only where one is asked for', async () => {
    expect(await rowsOf(tiny(0, '{line}'), [ONE], 1)).toMatchObject([{ outcome: 'solved', solutions: 1 }])
    const [row] = await rowsOf(tiny(0, '{line}'), [ONE])
    expect(row).toMatchObject({
      outcome: 'capped',
      status: 'unknown',
      solutions: 1,
      message: expect.stringContaining('--limit 1'),
    })
    expect(row.ended).toBe(undefined)
    const said = ['tiny does not report the number of solutions; use --limit 1']
    expect((await factsOf(tiny(0, '{line}'), 2)).notes).toEqual(said)
    expect((await factsOf(tiny(0, '{line}'), 1)).notes).toEqual([])
  })

  it('that stops at the first solution is refused where uniqueness is asked for', async () => {
    await expect(factsOf(tiny(1, '{line}'), 2)).rejects.toThrow('it stops at the first; use --limit 1')
    expect((await factsOf(tiny(1, '{line}'), 1)).notes).toEqual([])
    expect((await factsOf(tiny(2, '{line}'), 2)).notes).toEqual([])
  })
})
