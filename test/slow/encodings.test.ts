import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ENCODINGS, findEncoding } from '../../src/bench/encodings/encodings.ts'
import { PuzzleError } from '../../src/families/puzzleError.ts'
import { FAMILIES, findFamily, parsePuzzle } from '../../src/index.ts'
import { randomBoard } from '../support/boards.ts'
import { newFolder } from '../support/folder.ts'
import { ALWAYS, type Ask, askProgram, expectSame, INSTALLED } from '../support/solvers.ts'

const MOST = 10
const NAMES = FAMILIES.map(({ name }) => name)

/** A product of too many cells for a table is written as a chain of variables that the cells determine. */
const CHAIN =
  '5: 1 = A1; 2 = B1; 3 = C1; 4 = D1; 5 = E1; 2 = A2; 1 = B2; 4 = C2; 5 = D2; 3 = E2; ' +
  '216000 x A3 B3 C3 D3 E3 A4 B4 C4 D4 E4 A5 B5 C5; 8 x D5 E5'

const LARGE = ['magic:4x4/5..20:5,,,/,9,,/,,12,/,,,', 'hidoku:4x4/rook:1,,,/,,,/,,#,/,,,', CHAIN]

/** Expects the one solution of a family's example. */
async function expectExample(ask: Ask, name: string) {
  const family = findFamily(name)
  const { puzzle } = parsePuzzle(family.notation.example, { family })
  expect(await expectSame(ask, family, puzzle, 2)).toBe(1)
}

describe.each(Object.entries(ALWAYS))('%s through clingo', (_, ask) => {
  it.each(NAMES)('has the solutions of many %s boards', async (name) => {
    const counts: number[] = []
    for (let index = 0; index < 12; index++) {
      const { family, puzzle } = randomBoard(name, `slow/${index}`)
      counts.push(await expectSame(ask, family, puzzle, MOST))
    }
    expect(counts).toContain(0)
    expect(counts).toContain(1)
    expect(Math.max(...counts)).toBeGreaterThan(1)
  })

  it.each(LARGE)('has the solutions of %s', async (text) => {
    const { family, puzzle } = parsePuzzle(text)
    await expectSame(ask, family, puzzle, MOST)
  })
})

// Such boards have too many clauses for clingo, and the Hidoku has so many in XCSP3 that clingo takes half a minute.
describe.each([
  ['asp', NAMES],
  ['xcsp3', NAMES.filter((name) => name !== 'hidoku')],
])('%s through clingo', (format, names) => {
  const ask = ALWAYS[format]

  it.each(names)('has the solution of the %s example', (name) => expectExample(ask, name))
})

describe.each(INSTALLED)('%s', (_, program, isMissing) => {
  const ask = askProgram(program)

  it.skipIf(isMissing).each(NAMES)('has the solutions of %s boards', async (name) => {
    for (let index = 0; index < 4; index++) {
      const { family, puzzle } = randomBoard(name, `slow/${index}`)
      await expectSame(ask, family, puzzle, MOST)
    }
    await expectExample(ask, name)
  })

  it.skipIf(isMissing).each(LARGE)('has the solutions of %s', async (text) => {
    const { family, puzzle } = parsePuzzle(text)
    await expectSame(ask, family, puzzle, MOST)
  })
})

describe('scripts/clingo.mjs', () => {
  const script = join(import.meta.dirname, '../../scripts/clingo.mjs')
  const asp = findEncoding('asp')
  const { family, puzzle } = parsePuzzle('magic:3x3:,,/,,/,,')
  const problem = family.rules.constraints(puzzle)

  function clingo(text: string, ...options: string[]) {
    const file = join(newFolder(), 'problem.lp')
    writeFileSync(file, text)
    return spawnSync('node', [script, ...options, file], { encoding: 'utf8' })
  }

  it('gives the same answers as clingo', () => {
    const all = clingo(asp.write(problem), '--outf=2', '-n', '0')
    expect(all.status).toBe(30)
    expect(asp.read(all.stdout, problem)).toMatchObject({ isComplete: true, solutions: { length: 8 } })
    const two = clingo(asp.write(problem), '-n', '2')
    expect(two.status).toBe(10)
    expect(asp.read(two.stdout, problem)).toMatchObject({ isComplete: false, solutions: { length: 2 } })
    const none = clingo(':- #true.')
    expect(none.status).toBe(20)
    expect(asp.read(none.stdout, problem)).toEqual({ isComplete: true, solutions: [] })
  })

  it('reports what is wrong', () => {
    const broken = clingo('a :- ')
    expect(broken.status).toBe(65)
    expect(broken.stderr).toContain('syntax error')
    expect(() => asp.read(broken.stdout, problem)).toThrow('clingo')
    expect(clingo('a.', '--models=x').status).toBe(128)
    expect(clingo('a.', '--unknown').status).toBe(128)
  })
})

it('clauses of a board that is too large are refused, and its other encodings are written', () => {
  const family = findFamily('hidoku')
  const shape = family.notation.parseShape('31x31')
  const problem = family.rules.constraints({ shape, givens: new Array<number>(31 * 31).fill(0) })
  for (const format of ENCODINGS.filter(({ takes }) => !takes)) {
    if (format.name === 'cnf') expect(() => format.write(problem)).toThrow(PuzzleError)
    else expect(format.write(problem).length).toBeLessThan(2_000_000)
  }
})
