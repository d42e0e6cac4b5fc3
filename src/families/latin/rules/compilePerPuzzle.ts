// Models, lookers and reasoners of puzzles with rules. If a rule of the shape has clues, boards of the same
// shape differ. So models, lookers and reasoners are then compiled for each puzzle, and kept while the puzzle's
// clues are in use.

import type { Branching } from '../../../kernel/branching.ts'
import type { Model } from '../../../kernel/searchModel.ts'
import type { PatternFinder, PatternFinders, Reasoner } from '../../inference.ts'
import { perObjects } from '../../memo.ts'
import type { LatinBoard } from '../boardOfGroups.ts'
import type { LatinLooker } from '../singles.ts'
import { sampleClues } from './boardUnderRules.ts'
import { makeConflictOrder } from './conflictOrder.ts'
import type { BoardOf } from './ruledBoard.ts'
import type { RuledPuzzle } from './ruledPuzzle.ts'
import { hasClues, type RuledShape } from './ruledShape.ts'
import { makeClueTeller } from './singlesByClues.ts'

/**
 * With clues along cells, some cells and numbers constrain the board far more than others, and counts of contradictions find
 * them. Three puzzles published with Interactive Sudoku Solver need 104,883, 52,672 and 18,806 nodes (Hard
 * renban 2, Hailstone and The Barbed Cross); by the order of failures alone, they need 764,716, 100,770 and 16,811.
 */
export function branchingOfPuzzles(shape: RuledShape): Branching | undefined {
  return hasClues(shape) ? makeConflictOrder : undefined
}

/** A board with sample clues, which is used before the first puzzle. */
function sampleBoard<S extends RuledShape>(shape: S, boardOf: BoardOf<S>): LatinBoard {
  return boardOf(hasClues(shape) ? { shape, clues: sampleClues(shape) } : { shape })
}

/**
 * Compiles a model for the board of each puzzle, or only once if all puzzles of the shape have the same board.
 */
export function modelOfPuzzles<S extends RuledShape, P extends RuledPuzzle<S>>(
  shape: S,
  boardOf: BoardOf<S>,
  compile: (board: LatinBoard) => Model<P>,
): Model<P> {
  let own = compile(sampleBoard(shape, boardOf))
  if (!hasClues(shape)) return own
  const compiled = perObjects(compile)
  return {
    // Sizes, and what is read from the cells alone, are the same for all boards of a shape.
    ...own,
    get groups() {
      return own.groups
    },
    root(frame, puzzle) {
      own = compiled(boardOf(puzzle))
      return own.root(frame, puzzle)
    },
    place: (frame, cell, value) => own.place(frame, cell, value),
    exclude: (frame, cell, value) => own.exclude(frame, cell, value),
    alternatives: (frame, item) => own.alternatives(frame, item),
    list: (frame, item, pairs) => own.list(frame, item, pairs),
    smallest: (frame, from, to) => own.smallest(frame, from, to),
    failedGroup: () => own.failedGroup(),
    lastPlaced: () => own.lastPlaced?.() ?? -1,
    lastValue: () => own.lastValue?.() ?? 0,
  }
}

/**
 * Compiles a looker, which finds singles, for the board of each puzzle. On boards with clues, its reasons name the clues.
 */
export function lookerOfPuzzles<S extends RuledShape, P extends RuledPuzzle<S>>(
  shape: S,
  boardOf: BoardOf<S>,
  compile: (board: LatinBoard) => LatinLooker<P>,
): LatinLooker<P> {
  const plain = sampleBoard(shape, boardOf)
  let own = compile(plain)
  if (!hasClues(shape)) return own
  let tell = makeClueTeller(plain)
  let failed: Int32Array = new Int32Array(0)
  const fail = (frame: Int32Array): false => {
    failed = frame
    return false
  }
  const compiled = perObjects((board: LatinBoard) => [compile(board), makeClueTeller(board)] as const)
  return {
    cells: own.cells,
    maxCandidates: own.maxCandidates,
    frameWords: own.frameWords,
    root(frame, puzzle) {
      ;[own, tell] = compiled(boardOf(puzzle))
      return own.root(frame, puzzle) || fail(frame)
    },
    place: (frame, cell, value) => own.place(frame, cell, value) || fail(frame),
    exclude: (frame, cell, value) => own.exclude(frame, cell, value) || fail(frame),
    openCells: (frame) => own.openCells(frame),
    look: (frame, forced) => own.look(frame, forced) || fail(frame),
    candidates: (frame, cell, values) => own.candidates(frame, cell, values),
    reasons: (frame, cell, value) => own.reasons(frame, cell, value).map((reason) => tell(frame, reason)),
    contradiction: () => tell(failed, own.contradiction()),
  }
}

/** Compiles a reasoner for the board of each puzzle. */
export function reasonerOfPuzzles<S extends RuledShape, P extends RuledPuzzle<S>>(
  shape: S,
  boardOf: BoardOf<S>,
  looker: LatinLooker<P>,
  makeFinders: (board: LatinBoard) => PatternFinders,
): Reasoner<P> {
  const plain = sampleBoard(shape, boardOf)
  if (!hasClues(shape)) return { ...looker, makeFinders: () => makeFinders(plain) }
  let board = plain
  return {
    ...looker,
    root(frame, puzzle) {
      board = boardOf(puzzle)
      return looker.root(frame, puzzle)
    },
    makeFinders() {
      let made: LatinBoard | undefined
      let own: PatternFinders = {}
      const finderOf =
        (name: string): PatternFinder =>
        (frame, report, wanted) => {
          if (made !== board) {
            made = board
            own = makeFinders(board)
          }
          own[name](frame, report, wanted)
        }
      return Object.fromEntries(Object.keys(makeFinders(plain)).map((name) => [name, finderOf(name)]))
    },
  }
}
