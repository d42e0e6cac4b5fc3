// The texts that we read and write, compared with the programs that own the notation: Simon Tatham's Solo, Keen, Unequal
// and Towers (Debian's sgt-puzzles) and pzpr, the program behind puzz.link.

import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { type ExchangeNotation, writePuzzle } from '../../src/formats/notations/exchangeNotation.ts'
import { puzzlink } from '../../src/formats/notations/puzzlink.ts'
import { solo } from '../../src/formats/notations/soloGameIds.ts'
import { towers } from '../../src/formats/notations/towersGameIds.ts'
import { unequal } from '../../src/formats/notations/unequalGameIds.ts'
import { findFamily, generate, makeSolver, NO_WISHES, type Read, readPuzzles } from '../../src/index.ts'
import { hasSgt, sgtIds, sgtSolutions } from '../support/sgtPuzzles.ts'

/** The number of IDs for each set of parameters. */
const SOLO: Readonly<Record<string, number>> = {
  ...{ '3x3': 230, '3x3dt': 100, '3x3da': 100, '2x3': 200, '3x2': 100 },
  ...{ '2x4': 150, '4x2': 50, '2x2': 50, '3x4': 20, '3x3x': 60, '3x3xda': 40, '2x3x': 40 },
  ...{ '9jdt': 40, '9jdu': 20, '6j': 20, '3x3kdt': 40, '3x3kdu': 10, '2x3kdt': 20, '6jkdt': 10, '9jxkdt': 3 },
}
const UNEQUAL: Readonly<Record<string, number>> = {
  ...{ '4de': 40, '5dt': 40, '5dr': 40, '6dx': 20, '7dk': 10 },
  ...{ '4adt': 20, '4ade': 20, '5ade': 40, '5adr': 20, '6adk': 40, '6adx': 20, '7ade': 20, '7adk': 20 },
}
const TOWERS: Readonly<Record<string, number>> = { '4de': 40, '5dh': 40, '5du': 40, '6dx': 20, '6du': 20 }
const KEEN: Readonly<Record<string, number>> = {
  ...{ '3de': 100, '4de': 200, '4dn': 200, '4m': 100, '5de': 150, '5dn': 100, '6de': 100 },
  ...{ '7de': 30, '8de': 20 },
}
/** Puzzles of a shape, with their solutions. */
function made(name: string, text: string, count: number) {
  const family = findFamily(name)
  const recipe = { family, shape: family.notation.parseShape(text), order: NO_WISHES }
  return [...generate(recipe, 'exchange', { count, isGraded: false })]
}

const total = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count)
const isMissing = ['solo', 'keen', 'unequal', 'towers'].some((name) => !hasSgt(name))
if (isMissing)
  console.warn(
    'sgt-puzzles is missing: Solo, Keen, Unequal AND Towers ARE NOT TESTED (apt-get install sgt-puzzles)',
  )

function readAll(lines: readonly string[]): Read[] {
  return readPuzzles(lines.join('\n')).map((entry) => {
    if ('error' in entry) throw new Error(`${lines[entry.line - 1]}: ${entry.error.message}`)
    return entry
  })
}

/** A puzzle in an exchange notation. */
const inNotation =
  (notation: ExchangeNotation) =>
  ({ family, puzzle }: Read): string => {
    const { writer } = notation
    return writer ? writePuzzle({ ...notation, writer }, family, puzzle) : ''
  }
const soloId = inNotation(solo)

/** Our solver's only solution of each puzzle. */
function solutionsOf(entries: readonly Read[]): string[] {
  const solver = makeSolver()
  return entries.map(({ family, puzzle }) => {
    const { status, solutions } = solver(family, puzzle)
    expect(status).toBe('unique')
    return solutions[0].join()
  })
}

const keen = findFamily('kenken').notation.others?.find(({ name }) => name === 'keen')

describe.skipIf(isMissing)('game IDs', () => {
  it("of Solo are read, have Solo's solutions, and are written unchanged", () => {
    const ids = Object.entries(SOLO).flatMap(([parameters, count]) => sgtIds('solo', parameters, count))
    expect(ids).toHaveLength(total(SOLO))
    const entries = readAll(ids)
    expect(entries.map(soloId)).toEqual(ids)
    expect(solutionsOf(entries)).toEqual(sgtSolutions('solo', ids))
  })

  it("of Unequal are read, have Unequal's solutions, and are written unchanged", () => {
    const ids = Object.entries(UNEQUAL).flatMap(([parameters, count]) => sgtIds('unequal', parameters, count))
    expect(ids).toHaveLength(total(UNEQUAL))
    const entries = readAll(ids)
    expect(entries.map(inNotation(unequal))).toEqual(ids)
    expect(solutionsOf(entries)).toEqual(sgtSolutions('unequal', ids))
  })

  it('of Towers are read, have one solution, and are written unchanged', () => {
    const ids = Object.entries(TOWERS).flatMap(([parameters, count]) => sgtIds('towers', parameters, count))
    expect(ids).toHaveLength(total(TOWERS))
    const entries = readAll(ids)
    expect(entries.map(inNotation(towers))).toEqual(ids)
    // Towers prints its views like the numbers of cells, so its solutions are not compared.
    expect(solutionsOf(entries)).toHaveLength(ids.length)
  })

  it('of Keen are read, have one solution, and are written unchanged', () => {
    const ids = Object.entries(KEEN).flatMap(([parameters, count]) => sgtIds('keen', parameters, count))
    expect(ids).toHaveLength(total(KEEN))
    const entries = readAll(ids)
    expect(entries.map(({ puzzle }) => keen?.write(puzzle))).toEqual(ids)
    // Keen makes puzzles with one solution, but it cannot print all of its own IDs, so its solutions are not
    // compared.
    expect(solutionsOf(entries)).toHaveLength(ids.length)
  })

  const latin = ['6x6+jigsaw', '7x7+jigsaw+x'].map((shape) => ['latinsquare', shape])
  it.each([
    ...latin,
    ...['6x6', '6x6/3x2', '8x8', '8x8/4x2', '9x9', '10x10', '9x9+x', '6x6+x'].map((shape) => [
      'sudoku',
      shape,
    ]),
  ])('of our %s %s are read by Solo', (name, text) => {
    const records = made(name, text, 5)
    const entries = readAll(records.map(({ id }) => id))
    const ids = entries.map(soloId)
    expect(sgtSolutions('solo', ids)).toEqual(records.map(({ solution }) => solution.flat().join()))
  })

  it('of our KenKens are read by Keen', () => {
    for (const text of ['4x4', '6x6']) {
      const records = made('kenken', text, 10)
      const ids = readAll(records.map(({ id }) => id)).map(({ puzzle }) => keen?.write(puzzle) ?? '')
      expect(sgtSolutions('keen', ids)).toEqual(records.map(({ solution }) => solution.flat().join()))
    }
  })
})

// A CommonJS bundle without types: the few names in use.
interface Pzpr {
  readonly Puzzle: new () => {
    readonly board: {
      readonly cols: number
      readonly cell: { readonly length: number; readonly [cell: number]: { readonly qnum: number } }
    }
    open(url: string, ready: () => void): void
    getURL(): string
  }
}
const { Puzzle } = createRequire(import.meta.url)('pzpr') as Pzpr

describe('addresses of puzz.link', () => {
  it('of our boards are read by pzpr to the same cells, and written by pzpr as we write them', async () => {
    for (const text of ['4x4', '6x6', '9x9']) {
      for (const { id } of made('sudoku', text, 20)) {
        const [entry] = readAll([id])
        const address = inNotation(puzzlink)(entry)
        const theirs = new Puzzle()
        await new Promise<void>((ready) => theirs.open(address.slice(address.indexOf('?') + 1), ready))
        const cells = Array.from({ length: theirs.board.cell.length }, (_, cell) =>
          Math.max(0, theirs.board.cell[cell].qnum),
        )
        expect(cells).toEqual(entry.puzzle.givens)
        expect(theirs.getURL().split('?')[1]).toBe(address.split('?')[1])
      }
    }
  })
})
