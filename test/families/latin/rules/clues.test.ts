// Rules with clues: what is laid is kept, and of the solutions of a plain puzzle, exactly those remain that a naive check accepts.

import { describe, expect, it } from 'vitest'
import type { Clue } from '../../../../src/families/latin/rules/ruleBoard.ts'
import { LATIN_RULES } from '../../../../src/families/latin/rules/ruleTable.ts'
import {
  type LatinSquarePuzzle,
  type LatinSquareShape,
  rowsAndColumnsBoard,
} from '../../../../src/families/latinsquare/puzzle.ts'
import { STRENGTHS } from '../../../../src/families/model.ts'
import { type SudokuPuzzle, sudokuBoard } from '../../../../src/families/sudoku/puzzle.ts'
import { findFamily, parsePuzzle, puzzleName } from '../../../../src/index.ts'
import { below, makeRng, shuffled } from '../../../../src/kernel/rng.ts'
import { makeSolver } from '../../../../src/solver/solve.ts'
import { isFull } from '../../../../src/solver/verify.ts'
import { LANGUAGES } from '../../../../src/words/languages.ts'
import { problemSolutions } from '../../../support/constraints.ts'
import { CLUE_FIXTURES, OWN_RULE_FIXTURES } from './clueFixtures.ts'

const SEEDS = [1, 2, 3, 4, 5]
/** Givens that are left, as a share of the cells, so that a plain puzzle has many solutions but not too many. */
const GIVENS = 0.36
const MOST_SOLUTIONS = 4000
const WISHES = { minimal: false, symmetry: 'none', own: {} } as const

/** A full board with the clues that an editor would lay. */
function laid(name: string, seed: number) {
  const [familyName, size] = CLUE_FIXTURES[name].shape.split(' ')
  const family = findFamily(familyName)
  const shape = family.notation.parseShape(`${size}+${name}`) as LatinSquareShape
  const rng = makeRng(`clues/${name}/${seed}`)
  let full = family.making.fill(rng, shape, WISHES)
  while (!full) full = family.making.fill(rng, shape, WISHES)
  const puzzle = full.puzzle as LatinSquarePuzzle
  return { family, shape, rng, puzzle, clues: puzzle.clues ?? [], solution: full.solution }
}

/** Some clues; all of them where a part would not be a puzzle, or means something else. */
function someOf(name: string, clues: readonly Clue[], rng: ReturnType<typeof makeRng>): readonly Clue[] {
  if (name === 'jigsaw') return clues
  return shuffled(rng, clues).slice(0, 2 + below(rng, 3))
}

const NAMES = [
  ...LATIN_RULES.flatMap(({ name, clues }) => (clues ? name : [])),
  ...Object.keys(OWN_RULE_FIXTURES),
]

describe.each(NAMES)('%s', (name) => {
  const { keeps, keepsRest = () => true } = CLUE_FIXTURES[name]

  it.each(SEEDS)('lays clues that the full board keeps (board %i)', (seed) => {
    const { shape, clues, solution, family, puzzle } = laid(name, seed)
    const board = { size: shape.size, values: solution }
    expect(clues.length).toBeGreaterThan(0)
    expect(clues.filter((clue) => !keeps(clue, board))).toEqual([])
    expect(keepsRest(clues, board)).toBe(true)
    expect(family.rules.faults(puzzle, solution)).toEqual([])
  })

  it.each(SEEDS)('leaves the solutions that a naive check accepts (board %i)', (seed) => {
    const { family, shape, rng, clues: all, puzzle } = laid(name, seed)
    const clues = someOf(name, all, rng)
    const kept = shuffled(rng, [...puzzle.givens.keys()]).slice(0, GIVENS * puzzle.givens.length)
    const givens = puzzle.givens.map((given, cell) => (kept.includes(cell) ? given : 0))
    const plain = family.notation.parseShape(shape.text.split('+')[0])
    const limits = { solutions: MOST_SOLUTIONS } as const
    const { solutions } = makeSolver()(family, { shape: plain, givens }, limits)
    const expected = solutions
      .filter((values) => clues.every((clue) => keeps(clue, { size: shape.size, values })))
      .filter((values) => keepsRest(clues, { size: shape.size, values }))
      .map(String)
      .sort()
    const ruled: LatinSquarePuzzle = { shape, givens, clues: order(clues, all) }
    for (const strength of STRENGTHS) {
      const found = makeSolver({ strength })(family, ruled, limits).solutions
      expect(found.map(String).sort(), strength).toEqual(expected)
    }
    // Faults and constraints mean the same.
    for (const values of solutions.slice(0, 60)) {
      expect(family.rules.faults(ruled, values).length === 0).toBe(expected.includes(String(values)))
    }
    expect(problemSolutions(family.rules.constraints(ruled), MOST_SOLUTIONS)?.length).toBe(expected.length)
  })

  it('looks the same after half a turn', () => {
    const { family, puzzle } = laid(name, 2)
    const turned = (cell: number) => puzzle.givens.length - 1 - cell
    const some: LatinSquarePuzzle = {
      ...puzzle,
      givens: puzzle.givens.map((given, cell) => (cell % 4 === 0 ? given : 0)),
    }
    const clues = (puzzle.clues ?? []).map((clue) => ({ ...clue, cells: clue.cells.map(turned) }))
    const twin = { ...some, givens: some.givens.toReversed(), clues }
    const { looks } = family.rules.canonical
    expect(looks(twin)).toEqual(looks(some))
    // A puzzle with a clue less is another one.
    const fewer: LatinSquarePuzzle = { ...some, clues: clues.slice(1) }
    expect(looks(fewer)).not.toEqual(looks(some))
  })

  it('has groups and clues with names in each language', () => {
    const { family, puzzle } = laid(name, 4)
    const board = family.name === 'sudoku' ? sudokuBoard(puzzle as SudokuPuzzle) : rowsAndColumnsBoard(puzzle)
    const kinds = board.groups.map(({ kind }) => kind)
    const clues = [...(board.pairs ?? []), ...(board.walks ?? [])].flatMap(
      ({ clue }) => clue?.split(' ')[0] ?? [],
    )
    for (const language of LANGUAGES) {
      const names = Object.keys(family.words[language]?.groups ?? {})
      expect(names).toEqual(expect.arrayContaining([...new Set([...kinds, ...clues])]))
    }
  })

  it('is full when no cell is open, however many clues it has', () => {
    const { family, puzzle } = laid(name, 3)
    const padded = (puzzle.clues ?? []).slice(0, puzzle.givens.length - 1)
    const givens = puzzle.givens.map((given, cell) => (cell < padded.length ? 0 : given))
    expect(isFull(family, puzzle)).toBe(true)
    // As many clues and givens together as the board has cells.
    expect(isFull(family, { ...puzzle, givens, clues: padded } as LatinSquarePuzzle)).toBe(false)
  })

  it('is written and read', () => {
    const { family, puzzle } = laid(name, 1)
    const some = { ...puzzle, givens: puzzle.givens.map((given, cell) => (cell % 3 === 0 ? given : 0)) }
    const id = puzzleName(family, some)
    expect(parsePuzzle(id).puzzle).toEqual(some)
    expect(parsePuzzle(`${family.name} ${some.shape.text}\n${family.notation.format(some)}`).puzzle).toEqual(
      some,
    )
    // Without a shape, the clues tell the rule.
    expect(family.notation.parse([{ text: id.split(':').slice(2).join(':'), line: 1, column: 1 }])).toEqual(
      some,
    )
  })
})

/** Some of the clues, in the order of the puzzle. */
const order = (some: readonly Clue[], all: readonly Clue[]) => all.filter((clue) => some.includes(clue))

it('jigsaws look the same with other numbers, since no clue speaks of them', () => {
  const { family, puzzle } = laid('jigsaw', 1)
  const { looks } = family.rules.canonical
  const renamed = { ...puzzle, givens: puzzle.givens.map((given) => (given % 6) + 1) }
  expect(looks(renamed)).toEqual(looks(puzzle))
})

it('cells may be small letters, and a clue without a name has that of the clue before', () => {
  const written = (text: string) => parsePuzzle(`sudoku:9x9+killer+thermo:${'.'.repeat(81)};${text}`).puzzle
  expect(written('killer,3,a1,a2;thermo,b1,b2;b3,b4')).toEqual(
    written('killer,3,A1,A2;thermo,B1,B2;thermo,B3,B4'),
  )
})

it('clues that are never taken away are named', () => {
  const keptOf = (text: string) => {
    const { family, puzzle } = parsePuzzle(`sudoku:${text}:${'.'.repeat(81)}`)
    return family.rules.kept?.(puzzle)
  }
  expect(keptOf('9x9+killer+thermo+sandwich')).toBe('the clues of killer, thermo')
  expect(keptOf('9x9+x')).toBeUndefined()
})

it('a jigsaw needs regions that cover the board', () => {
  const empty = Array(6).fill('......').join('/')
  const rows = [...'ABCDEF'].map((row) => [1, 2, 3, 4, 5, 6].map((column) => `${row}${column}`).join(','))
  const read = (regions: readonly string[]) =>
    parsePuzzle(`latinsquare:6x6+jigsaw:${[empty, ...regions.map((one) => `jigsaw,${one}`)].join(';')}`)
  const message = 'a jigsaw needs 6 regions of 6 cells, which cover the board'
  expect(read(rows).puzzle.shape.text).toBe('6x6+jigsaw')
  expect(() => read([])).toThrow(message)
  expect(() => read(rows.slice(1))).toThrow(message)
  // A region too much, although the others cover the board.
  expect(() => read([...rows, 'A1,A2,A3,B1,B2,B3'])).toThrow(message)
})

it.each(['en', 'de'] as const)('every rule has a note in the language %s', (language) => {
  const notes = Object.keys(findFamily('sudoku').words[language]?.notes ?? {})
  expect(LATIN_RULES.map(({ name }) => name).filter((name) => !notes.includes(name))).toEqual([])
})

it.each([
  ['killer,15,A1,A9', 'the cells of a clue of "killer" must be cells that are connected by their sides'],
  ['killer,x,A1,A2', '"killer" needs a whole number of at most three digits, got "x"'],
  ['kilelr,15,A1,A2', '"kilelr" is not a rule with clues; did you mean "killer"?'],
  ['thermo,A1,A2', 'the shape 9x9+killer has no rule "thermo"; expected the shape 9x9+killer+thermo'],
  ['killer,15,A1,A0', '"A0" is not a cell from A1 to I9'],
  ['killer,15,A1,A1', 'a clue has the cell A1 twice'],
  [
    '15,A1,A2',
    '"15" is not the name of a rule; a clue begins with the name of a rule, such as "killer 15 A1 A2"',
  ],
])('refuses %s', (text, message) => {
  expect(() => parsePuzzle(`sudoku:9x9+killer:${'.'.repeat(81)};${text}`)).toThrow(message)
})

it('boards with clues, and only these, are searched by failures with binary branching', () => {
  const { model, notation } = findFamily('sudoku')
  const branchingOf = (text: string) => {
    const shape = notation.parseShape(text)
    return model.branching?.(shape)?.(model.compile(shape, 'full'))
  }
  expect(branchingOf('9x9')).toBeUndefined()
  expect(branchingOf('9x9+anti-knight')).toBeUndefined()
  expect(branchingOf('9x9+killer')).toMatchObject({ isBinary: true })
})
