import { describe, expect, it } from 'vitest'
import type { Forced, Looker, Reason } from '../../../src/families/inference.ts'
import { makeFishModel } from '../../../src/families/latin/fish.ts'
import { makeLatinModel } from '../../../src/families/latin/model.ts'
import { inference } from '../../../src/families/sudoku/inference.ts'
import { notation } from '../../../src/families/sudoku/notation.ts'
import {
  type SudokuPuzzle,
  type SudokuShape,
  sudokuBoard,
  sudokuGroups,
} from '../../../src/families/sudoku/puzzle.ts'
import { makeRng } from '../../../src/index.ts'
import { popcount } from '../../../src/kernel/bits.ts'
import type { Model } from '../../../src/kernel/model.ts'
import { below, type Rng, shuffled } from '../../../src/kernel/rng.ts'
import { makeSearcher } from '../../../src/kernel/search.ts'
import { randomBoard } from '../../support/boards.ts'

const usual = notation.parseShape('9x9')

/** Project Euler's first grid: singles are enough. */
const SINGLES = '003020600900305001001806400008102900700000008006708200002609500800203009005010300'
/** From the public domain puzzle bank of sudokuexchange.com: an X-wing or a swordfish is the hardest step. */
const X_WINGS = [
  '000617080640203070000050000230000049804000207950000061000040000090708012080562000',
  '076045000800206000500000960025000600900080007008000340049000005000804006000590470',
  '000070000804105307000000000900301002001000500030000080002706100105208409003904200',
]
const SWORDFISH = [
  '002000000060840090009010803000407020074000630080601000906080300050029040000000200',
  '000070000700804005015206480400030002000905000080000030826000759003000100000000000',
]
/** From the same source: a fish of a large value leaves a fish of a smaller one. */
const FISH_AFTER_FISH = [
  '700204006080060050040080020000000000400030005602801309900372008005000600800000003',
  '008902500200000001030000040090020060700406002020513090800000007004000600370000024',
  '000700600030015040807002100068000002090020050700000860004200503070530010005009000',
]
const FISH = [...X_WINGS, ...SWORDFISH]

const puzzleOf = (text: string, shape = usual): SudokuPuzzle =>
  notation.parseClues({ text, line: 1, column: 1 }, shape)

/** Puzzles of many shapes, a third of them without a solution, and published ones. */
const PUZZLES: SudokuPuzzle[] = [
  ...[SINGLES, ...FISH, ...FISH_AFTER_FISH].map((text) => puzzleOf(text)),
  ...Array.from({ length: 60 }, (_, seed) => randomBoard('sudoku', `steps/${seed}`).puzzle as SudokuPuzzle),
]

function forcedOf(cells: number): Forced {
  return {
    count: 0,
    cells: new Int32Array(cells),
    values: new Int32Array(cells),
    weights: new Float64Array(cells),
  }
}

/** The placements that a sight sees, as `cell value weight`, sorted, or its contradiction. */
function seen(sight: Looker<SudokuPuzzle>, frame: Int32Array): string[] | 'contradiction' {
  const forced = forcedOf(sight.cells)
  if (!sight.look(frame, forced)) return 'contradiction'
  return Array.from(
    { length: forced.count },
    (_, index) => `${forced.cells[index]} ${forced.values[index]} ${forced.weights[index].toFixed(3)}`,
  ).sort()
}

/**
 * A second implementation of the rules with sets: the candidates of open cells, and the values of the others.
 */
class Plain {
  readonly values: number[]
  readonly allowed: Set<number>[]
  readonly groups: readonly (readonly number[])[]
  readonly size: number

  constructor({ shape, givens }: SudokuPuzzle) {
    this.size = shape.size
    this.groups = sudokuGroups(shape)
    this.values = [...givens]
    this.allowed = givens.map((_, cell) => {
      const taken = this.peers(cell).map((peer) => givens[peer])
      return new Set(range(1, this.size).filter((value) => !taken.includes(value)))
    })
  }

  peers(cell: number): number[] {
    return this.groups
      .filter((group) => group.includes(cell))
      .flat()
      .filter((peer) => peer !== cell)
  }

  open(): number[] {
    return range(0, this.values.length - 1).filter((cell) => this.values[cell] === 0)
  }

  place(cell: number, value: number): void {
    this.values[cell] = value
    for (const peer of this.peers(cell)) this.allowed[peer].delete(value)
  }

  /** The cells in which a group can still have a missing value. */
  places(group: readonly number[], value: number): number[] {
    return group.filter((cell) => this.values[cell] === 0 && this.allowed[cell].has(value))
  }

  /** The reasons why a value must be in an open cell, as `labelOf` writes them. */
  reasons(cell: number, value: number): string[] {
    if (!this.allowed[cell].has(value)) return []
    const found = this.groups.flatMap((group, index) =>
      group.includes(cell) && this.places(group, value).length === 1
        ? `hidden-single in ${groupName(index, this.size)}`
        : [],
    )
    return this.allowed[cell].size === 1 ? [...found, 'naked-single'] : found
  }

  isContradictory(): boolean {
    return (
      this.open().some(
        (cell) =>
          this.allowed[cell].size === 0 ||
          range(1, this.size).filter((value) => this.reasons(cell, value).length > 0).length > 1,
      ) ||
      this.groups.some((group) =>
        range(1, this.size).some(
          (value) =>
            !group.some((cell) => this.values[cell] === value) && this.places(group, value).length === 0,
        ),
      )
    )
  }

  seen(): string[] | 'contradiction' {
    if (this.isContradictory()) return 'contradiction'
    return this.open()
      .flatMap((cell) =>
        range(1, this.size).flatMap((value) => {
          const kinds = this.reasons(cell, value)
          if (kinds.length === 0) return []
          const weight = kinds.reduce((sum, kind) => sum + (kind === 'naked-single' ? 0.1 : 1), 0)
          return `${cell} ${value} ${weight.toFixed(3)}`
        }),
      )
      .sort()
  }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Some open cell and one of its candidates. */
function anyCandidate(rng: Rng, plain: Plain): { cell: number; value: number } {
  const open = plain.open().filter((cell) => plain.allowed[cell].size > 0)
  const cell = open[below(rng, open.length)]
  const values = [...plain.allowed[cell]]
  return { cell, value: values[below(rng, values.length)] }
}

describe('a Sudoku at a glance', () => {
  it('agrees with the definitions throughout random games with right and wrong moves', () => {
    let contradictions = 0
    let forcedMoves = 0
    PUZZLES.forEach((puzzle, number) => {
      const rng = makeRng(`game/${number}`)
      const sight = inference.makeReasoner(puzzle.shape)
      const frame = new Int32Array(sight.frameWords)
      const found = new Int32Array(sight.maxCandidates)
      if (!sight.root(frame, puzzle)) {
        expect(puzzle.givens.some((value, cell) => value > 0 && isRepeated(puzzle, cell))).toBe(true)
        return
      }
      const plain = new Plain(puzzle)
      for (;;) {
        expect(sight.openCells(frame)).toBe(plain.open().length)
        const candidates = plain.values.map((_, cell) => [
          ...found.subarray(0, sight.candidates(frame, cell, found)),
        ])
        const allowed = plain.values.map((value, cell) =>
          value === 0 ? [...plain.allowed[cell]].sort((a, b) => a - b) : [],
        )
        // As texts, because comparing nested lists would take longer than finding them.
        expect(candidates.join(' ')).toBe(allowed.join(' '))
        const visible = plain.seen()
        expect(seen(sight, frame)).toEqual(visible)
        if (visible === 'contradiction') contradictions++
        if (visible === 'contradiction' || plain.open().length === 0) return
        // Mostly forced placements; sometimes a guess or an elimination.
        const choice = below(rng, 10)
        if (visible.length > 0 && choice < 8) {
          const [cell, value] = visible[below(rng, visible.length)].split(' ').map(Number)
          forcedMoves++
          expect(sight.place(frame, cell, value)).toBe(true)
          plain.place(cell, value)
          continue
        }
        const { cell, value } = anyCandidate(rng, plain)
        if (choice % 2 === 0) {
          expect(sight.place(frame, cell, value)).toBe(true)
          plain.place(cell, value)
        } else {
          plain.allowed[cell].delete(value)
          expect(sight.exclude(frame, cell, value)).toBe(plain.allowed[cell].size > 0)
          if (plain.allowed[cell].size === 0) {
            expect(sight.contradiction()).toEqual({
              kind: 'no-candidate',
              facts: { cell },
              cells: [cell],
              premises: [{ cells: [cell] }],
            })
            return
          }
        }
      }
    })
    expect(contradictions).toBeGreaterThan(20)
    expect(forcedMoves).toBeGreaterThan(500)
  })

  it('gives every reason of a placement, with the facts for its sentence', () => {
    const kinds = new Set<string>()
    for (const puzzle of PUZZLES) {
      const sight = inference.makeReasoner(puzzle.shape)
      const frame = new Int32Array(sight.frameWords)
      if (!sight.root(frame, puzzle)) continue
      const plain = new Plain(puzzle)
      const visible = plain.seen()
      if (visible === 'contradiction') continue
      for (const line of visible) {
        const [cell, value] = line.split(' ').map(Number)
        const reasons = sight.reasons(frame, cell, value)
        expect(reasons.map(labelOf).sort()).toEqual(plain.reasons(cell, value).sort())
        for (const { kind, facts, cells, premises } of reasons) {
          kinds.add(kind)
          expect(Object.keys(facts).sort()).toEqual(gapsOf(kind).sort())
          expect(facts.value).toBe(value)
          expect(cells).toContain(cell)
          const group = groupNamed(puzzle.shape, facts.group)
          expect(cells).toEqual(group ?? [cell])
          expect(premises).toEqual([group ? { cells, value } : { cells }])
        }
      }
    }
    const singles = inference.techniques.filter(({ tier }) => tier === 'singles')
    expect([...kinds].sort()).toEqual(singles.map(({ name }) => name).sort())
  })

  it('describes a contradiction correctly', () => {
    const kinds = new Set<string>()
    PUZZLES.forEach((puzzle, number) => {
      const rng = makeRng(`wrong/${number}`)
      const sight = inference.makeReasoner(puzzle.shape)
      const frame = new Int32Array(sight.frameWords)
      if (!sight.root(frame, puzzle)) return
      const plain = new Plain(puzzle)
      while (plain.open().length > 0 && !plain.isContradictory()) {
        const { cell, value } = anyCandidate(rng, plain)
        sight.place(frame, cell, value)
        plain.place(cell, value)
      }
      if (plain.open().length === 0) return
      expect(seen(sight, frame)).toBe('contradiction')
      const { kind, facts } = sight.contradiction()
      kinds.add(kind)
      expect(Object.keys(facts).sort()).toEqual(gapsOf(kind).sort())
      const placesOf = (value: string | number, name: string | number) => {
        const group = groupNamed(puzzle.shape, name) as readonly number[]
        expect(group.some((cell) => plain.values[cell] === value)).toBe(false)
        return plain.places(group, Number(value))
      }
      if (kind === 'no-place') {
        expect(placesOf(facts.value, facts.group)).toEqual([])
      } else if (kind === 'two-values') {
        expect(facts.value).not.toBe(facts.other)
        expect(placesOf(facts.value, facts.group)).toEqual([facts.cell])
        expect(placesOf(facts.other, facts.elsewhere)).toEqual([facts.cell])
      } else {
        expect(plain.allowed[Number(facts.cell)].size).toBe(0)
      }
    })
    expect([...kinds].sort()).toEqual(['no-candidate', 'no-place', 'two-values'])
  })

  it('rejects a value that another placement has removed, and names the group without a place for it', () => {
    let refused = 0
    const puzzle = puzzleOf(SINGLES)
    const sight = inference.makeReasoner(usual)
    const start = new Int32Array(sight.frameWords)
    sight.root(start, puzzle)
    const plain = new Plain(puzzle)
    for (const line of plain.seen()) {
      const [cell, value] = line.split(' ').map(Number)
      for (const { facts } of sight.reasons(start, cell, value)) {
        const group = groupNamed(usual, facts.group)
        const rivals = plain.peers(cell).filter((peer) => plain.places([peer], value).length > 0)
        for (const rival of group ? rivals : []) {
          const frame = start.slice()
          expect(sight.place(frame, rival, value)).toBe(true)
          expect(sight.place(frame, cell, value)).toBe(false)
          const { kind, facts: found } = sight.contradiction()
          expect(kind).toBe('no-place')
          const named = groupNamed(usual, found.group) as readonly number[]
          expect(named).toContain(cell)
          expect(named).not.toContain(rival)
          expect(plain.places(named, value)).toEqual([cell])
          refused++
        }
      }
    }
    expect(refused).toBeGreaterThan(5)
  })

  it('leads to the same end in any order, and to a contradiction in the same layer', () => {
    let refuted = 0
    PUZZLES.forEach((puzzle, number) => {
      const sight = inference.makeReasoner(puzzle.shape)
      const start = new Int32Array(sight.frameWords)
      if (!sight.root(start, puzzle)) return
      const { cell, value } = anyCandidate(makeRng(`assumed/${number}`), new Plain(puzzle))
      const ends = range(1, 6).map((order) => {
        const frame = start.slice()
        sight.place(frame, cell, value)
        return layersFrom(sight, frame, makeRng(`order/${order}`))
      })
      for (const end of ends) expect(end).toEqual(ends[0])
      if (ends[0].board === undefined) refuted++
    })
    expect(refuted).toBeGreaterThan(5)
  })

  it('is the same on a board that is turned, with bands, lines and numbers exchanged', () => {
    for (const text of [SINGLES, ...FISH]) {
      const rng = makeRng(text)
      const puzzle = puzzleOf(text)
      const sight = inference.makeReasoner(usual)
      const frame = new Int32Array(sight.frameWords)
      for (let copy = 0; copy < 5; copy++) {
        const { image, newCell, newValue } = randomCopy(rng, puzzle)
        sight.root(frame, puzzle)
        const moved = (seen(sight, frame) as string[])
          .map((line) => {
            const [cell, value, weight] = line.split(' ')
            return `${newCell[Number(cell)]} ${newValue[Number(value)]} ${weight}`
          })
          .sort()
        sight.root(frame, image)
        expect(seen(sight, frame)).toEqual(moved)
      }
    }
  })

  it('solves exactly the puzzles that need only singles', () => {
    const sight = inference.makeReasoner(usual)
    const isSolved = (puzzle: SudokuPuzzle) => {
      const frame = new Int32Array(sight.frameWords)
      sight.root(frame, puzzle)
      layersFrom(sight, frame, makeRng('any'))
      return sight.openCells(frame) === 0
    }
    expect(isSolved(puzzleOf(SINGLES))).toBe(true)
    expect(FISH.map((text) => isSolved(puzzleOf(text)))).not.toContain(true)
  })
})

describe('the strong base', () => {
  const nodes = (model: Model<SudokuPuzzle>, puzzle: SudokuPuzzle) =>
    makeSearcher(model, (base) => ({
      choose: (frame, pairs) => base.list(frame, base.smallest(frame, 0, base.items), pairs),
    }))(puzzle).statistics

  it('finds fish: a puzzle that needs an X-wing or a swordfish needs no search', () => {
    const strong = makeFishModel<SudokuPuzzle>(sudokuBoard(usual))
    const full = makeLatinModel<SudokuPuzzle>(sudokuBoard(usual), 'full')
    for (const text of FISH) {
      expect(nodes(full, puzzleOf(text)).successors).toBeGreaterThan(0)
      expect(nodes(strong, puzzleOf(text))).toMatchObject({ successors: 0, solutions: 1 })
    }
  })

  it('finds as many solutions as without fish', () => {
    for (const puzzle of PUZZLES) {
      const { solutions } = nodes(makeLatinModel<SudokuPuzzle>(sudokuBoard(puzzle.shape), 'basic'), puzzle)
      expect(nodes(makeFishModel<SudokuPuzzle>(sudokuBoard(puzzle.shape)), puzzle).solutions).toBe(solutions)
    }
  })

  it('leaves no fish behind', () => {
    let looked = 0
    const fish: unknown[] = []
    for (const puzzle of PUZZLES) {
      const model = makeFishModel<SudokuPuzzle>(sudokuBoard(puzzle.shape))
      const frame = new Int32Array(model.frameWords)
      if (!model.root(frame, puzzle)) continue
      const { size } = puzzle.shape
      const allows = (isRow: boolean, line: number, place: number, value: number) =>
        (frame[isRow ? line * size + place : place * size + line] >>> (value - 1)) & 1
      for (const isRow of [true, false]) {
        for (let value = 1; value <= size; value++) {
          const places = range(0, size - 1).map((line) =>
            range(0, size - 1).reduce((set, place) => set | (allows(isRow, line, place, value) << place), 0),
          )
          for (let chosen = 1; chosen < 1 << size; chosen++) {
            if (popcount(chosen) > 4) continue
            const inside = places.filter((_, line) => (chosen >>> line) & 1).reduce((a, b) => a | b, 0)
            if (popcount(inside) !== popcount(chosen)) continue
            const outside = places.filter((_, line) => !((chosen >>> line) & 1)).reduce((a, b) => a | b, 0)
            if ((inside & outside) !== 0) fish.push({ puzzle, isRow, value, chosen })
            looked++
          }
        }
      }
    }
    expect(fish).toEqual([])
    expect(looked).toBeGreaterThan(1000)
  })

  it('prunes equally on a board that is turned, with bands, lines and numbers exchanged', () => {
    const model = makeFishModel<SudokuPuzzle>(sudokuBoard(usual))
    for (const text of FISH) {
      const rng = makeRng(text)
      const puzzle = puzzleOf(text)
      for (let copy = 0; copy < 5; copy++) {
        const { image, newCell, newValue } = randomCopy(rng, puzzle)
        const frame = new Int32Array(model.frameWords)
        const other = new Int32Array(model.frameWords)
        model.root(frame, puzzle)
        model.root(other, image)
        newCell.forEach((to, cell) => {
          const bits = range(1, 9).filter((value) => (frame[cell] >>> (value - 1)) & 1)
          expect(other[to] & 511).toBe(bits.reduce((set, value) => set | (1 << (newValue[value] - 1)), 0))
        })
      }
    }
  })
})

function isRepeated({ shape, givens }: SudokuPuzzle, cell: number): boolean {
  return sudokuGroups(shape).some(
    (group) =>
      group.includes(cell) && group.some((other) => other !== cell && givens[other] === givens[cell]),
  )
}

function gapsOf(kind: string): string[] {
  const sentence = inference.reasons[kind]
  return Array.from(sentence.matchAll(/\{(\w+)\}/g), ([, gap]) => gap)
}

/** A reason with the group that it names. */
function labelOf({ kind, facts }: Reason): string {
  return facts.group === undefined ? kind : `${kind} in ${facts.group}`
}

/** The name of a group in facts: `row 3`. */
function groupName(index: number, size: number): string {
  return `${['row', 'column', 'box'][Math.floor(index / size)]} ${(index % size) + 1}`
}

/** The row, column or box of a name, if there is one. */
function groupNamed(shape: SudokuShape, name: string | number | undefined): readonly number[] | undefined {
  return sudokuGroups(shape).find((_, index) => groupName(index, shape.size) === name)
}

/**
 * Places all forced values, layer by layer, each layer in random order. Returns no board on a contradiction.
 */
function layersFrom(sight: Looker<SudokuPuzzle>, frame: Int32Array, rng: Rng) {
  const forced = forcedOf(sight.cells)
  for (let layers = 0; ; layers++) {
    if (!sight.look(frame, forced)) return { layers, board: undefined }
    if (forced.count === 0) return { layers, board: [...frame] }
    for (const index of shuffled(rng, range(0, forced.count - 1))) {
      if (!sight.place(frame, forced.cells[index], forced.values[index]))
        return { layers: layers + 1, board: undefined }
    }
  }
}

/** A twin of the puzzle, with the new place of each cell and the new number of each value. */
function randomCopy(rng: Rng, { shape, givens }: SudokuPuzzle) {
  const lines = () =>
    shuffled(rng, [0, 1, 2]).flatMap((band) => shuffled(rng, [0, 1, 2]).map((line) => 3 * band + line))
  const rows = lines()
  const columns = lines()
  const isTurned = below(rng, 2) === 1
  const newValue = [0, ...shuffled(rng, range(1, 9))]
  const newCell = givens.map((_, cell) => {
    const row = rows[Math.floor(cell / 9)]
    const column = columns[cell % 9]
    return isTurned ? column * 9 + row : row * 9 + column
  })
  const moved = new Array<number>(81).fill(0)
  givens.forEach((value, cell) => {
    moved[newCell[cell]] = newValue[value]
  })
  return { image: { shape, givens: moved }, newCell, newValue }
}
