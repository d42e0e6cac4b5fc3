// What singles and fish solve. test/families/latin compares singles with their definitions on boards of any groups.

import { describe, expect, it } from 'vitest'
import { range } from '../../../src/families/constraintProblem.ts'
import { makeFishModel } from '../../../src/families/latin/gradingModelWithFish.ts'
import { makeLatinModel } from '../../../src/families/latin/model.ts'
import { sudoku } from '../../../src/families/sudoku/index.ts'
import { inference } from '../../../src/families/sudoku/inference.ts'
import { notation } from '../../../src/families/sudoku/notation.ts'
import { type SudokuPuzzle, sudokuBoard } from '../../../src/families/sudoku/puzzle.ts'
import { makeForced, placeAll } from '../../../src/grader/followAssumptions.ts'
import { popcount } from '../../../src/kernel/bits.ts'
import { FEWEST_ALTERNATIVES } from '../../../src/kernel/branching.ts'
import { makeSearcher } from '../../../src/kernel/search.ts'
import type { Model } from '../../../src/kernel/searchModel.ts'
import { makeMaker } from '../../../src/maker/maker.ts'
import { randomBoard } from '../../support/boards.ts'
import { boardOf, candidatesOf, found } from '../../support/closure.ts'
import { makeOne } from '../../support/made.ts'

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

it('singles solve exactly the puzzles that need nothing else', () => {
  const sight = inference.makeReasoner(usual)
  const forced = makeForced(sight.cells)
  const isSolved = (text: string) => {
    const frame = boardOf(sight, puzzleOf(text))
    while (sight.look(frame, forced) && forced.count > 0) placeAll(sight, frame, forced)
    return sight.openCells(frame) === 0
  }
  expect(isSolved(SINGLES)).toBe(true)
  expect(FISH.map(isSolved)).not.toContain(true)
})

it('a naked subset rules its values out in all cells that see it, in one step', () => {
  const reasoner = inference.makeReasoner(usual)
  const forced = makeForced(reasoner.cells)
  const areas = (cell: number) => [
    Math.floor(cell / 9),
    cell % 9,
    3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3),
  ]
  const isSeen = (one: number, other: number) =>
    one !== other && areas(one).some((area, kind) => area === areas(other)[kind])
  let inLineAndBox = 0
  const make = makeMaker(sudoku, usual)
  for (let seed = 0; seed < 40; seed++) {
    const frame = boardOf(reasoner, makeOne(make, `naked/${seed}`).puzzle as SudokuPuzzle)
    while (reasoner.look(frame, forced) && forced.count > 0) placeAll(reasoner, frame, forced)
    const candidates = candidatesOf(reasoner, frame)
    for (const name of ['naked-pair', 'naked-triple', 'naked-quad']) {
      for (const { cells, removes } of found(reasoner, name, frame)) {
        const values = new Set(cells.flatMap((cell) => candidates[cell]))
        const wanted = candidates.flatMap((own, cell) =>
          cells.every((one) => isSeen(one, cell))
            ? own.filter((value) => values.has(value)).map((value) => `${cell} ${value}`)
            : [],
        )
        expect(removes.map(({ cell, value }) => `${cell} ${value}`).sort()).toEqual(wanted.sort())
        const isLost = (kind: number, other: number) =>
          removes.some(({ cell }) => areas(cell)[kind] === own[kind] && areas(cell)[other] !== own[other])
        const own = areas(cells[0])
        if ([0, 1].some((line) => isLost(line, 2) && isLost(2, line))) inLineAndBox++
      }
    }
  }
  expect(inLineAndBox).toBeGreaterThan(3)
})

describe('the strong base', () => {
  const nodes = (model: Model<SudokuPuzzle>, puzzle: SudokuPuzzle) =>
    makeSearcher(model, FEWEST_ALTERNATIVES)(puzzle).statistics

  it('finds fish: a puzzle that needs an X-wing or a swordfish needs no search', () => {
    const strong = makeFishModel<SudokuPuzzle>(sudokuBoard({ shape: usual }))
    const full = makeLatinModel<SudokuPuzzle>(sudokuBoard({ shape: usual }), 'full')
    for (const text of FISH) {
      expect(nodes(full, puzzleOf(text)).successors).toBeGreaterThan(0)
      expect(nodes(strong, puzzleOf(text))).toMatchObject({ successors: 0, solutions: 1 })
    }
  })

  it('leaves no fish behind', () => {
    let looked = 0
    const fish: unknown[] = []
    for (const puzzle of PUZZLES) {
      const model = makeFishModel<SudokuPuzzle>(sudokuBoard({ shape: puzzle.shape }))
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
})
