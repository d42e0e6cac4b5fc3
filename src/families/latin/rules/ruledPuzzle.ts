// Puzzles with rules: their clues besides the givens, and their boards. Boards of one shape differ if a rule of the shape has clues, so
// what is compiled for a board is compiled for each puzzle then, and kept while the puzzle's clues are in use.

import type { Branching } from '../../../kernel/branching.ts'
import { makeDomWdeg } from '../../../kernel/domWdeg.ts'
import { makeRng } from '../../../kernel/rng.ts'
import type { Model } from '../../../kernel/searchModel.ts'
import { cellName } from '../../cellNamesAndFaults.ts'
import type { PatternFinder, PatternFinders, Reasoner } from '../../inference.ts'
import { memo, perObjects } from '../../memo.ts'
import type { Puzzle } from '../../puzzle.ts'
import { type LatinBoard, type LatinGroup, squareBoard } from '../boardOfGroups.ts'
import type { LatinLooker } from '../singles.ts'
import { placeNamed } from './places.ts'
import type { ClueKind } from './rule.ts'
import type { Clue } from './ruleBoard.ts'
import { furtherRulesOf, type RuledShape } from './ruledShape.ts'
import { LATIN_RULES } from './ruleTable.ts'

/** A puzzle on a board with rules. */
export interface RuledPuzzle<S extends RuledShape = RuledShape> extends Puzzle<S> {
  /** The clues of its rules, by the order of the rules and of their cells; none if left out. */
  readonly clues?: readonly Clue[]
}

const NO_CLUES: readonly Clue[] = []

/** Whether puzzles of a shape can have clues besides the givens. */
function hasClues(shape: RuledShape): boolean {
  return furtherRulesOf(shape).some(({ clues }) => clues)
}

/** What is known of the clues of a rule. */
export function kindOf({ rule }: Pick<Clue, 'rule'>): ClueKind {
  return LATIN_RULES.find(({ name }) => name === rule)?.clues as ClueKind
}

/** Clues in the order of puzzles, each once and written in one way. */
export function sortedClues(clues: readonly Clue[]): readonly Clue[] {
  const rank = ({ rule }: Clue) => LATIN_RULES.findIndex(({ name }) => name === rule)
  const normal = clues.map((clue): Clue => ({ ...clue, cells: normalCells(clue) }))
  const byText = new Map(normal.map((clue) => [JSON.stringify([clue.rule, clue.cells, clue.value]), clue]))
  return [...byText.values()].sort(
    (one, other) => rank(one) - rank(other) || compareCells(one.cells, other.cells),
  )
}

/** The cells of a clue, in ascending order or from the end at which they are lower, where that means the same. */
function normalCells(clue: Clue): readonly number[] {
  const { place, isReversible } = kindOf(clue)
  if (placeNamed(place).isSet) return clue.cells.toSorted((one, other) => one - other)
  const reversed = clue.cells.toReversed()
  return isReversible && compareCells(reversed, clue.cells) < 0 ? reversed : clue.cells
}

function compareCells(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((cell, index) => cell !== other[index])
  return at < 0 ? one.length - other.length : one[at] - (other[at] ?? -1)
}

/**
 * Clues for what is compiled before the first puzzle: boards of a shape have as many groups as any puzzle of it, so frames are as
 * long.
 */
function sampleClues(shape: RuledShape): readonly Clue[] {
  return furtherRulesOf(shape).flatMap(({ name, clues }) =>
    (clues?.laying.before?.(makeRng('sample'), shape) ?? []).map((clue) => ({ rule: name, ...clue })),
  )
}

/** What boards are made of: a shape, and the clues of a puzzle. */
type BoardSource<S extends RuledShape> = Pick<RuledPuzzle<S>, 'shape' | 'clues'>

/** The boards of a family's puzzles: rows, columns, boxes, and what its rules and clues add. */
export function makeBoardOf<S extends RuledShape>(boxesOf: (shape: S) => readonly LatinGroup[] = () => []) {
  const plainBoard = memo(
    (shape: S) => shape.text,
    (shape) => boardUnderRules(shape, boxesOf(shape)),
  )
  const boardWithClues = perObjects((clues: readonly Clue[], shape: S) =>
    withClues(plainBoard(shape), clues, shape),
  )
  return ({ shape, clues = NO_CLUES }: BoardSource<S>): LatinBoard =>
    clues.length === 0 ? plainBoard(shape) : boardWithClues(clues, shape)
}

/** The board of a shape before any clue. */
function boardUnderRules(shape: RuledShape, boxes: readonly LatinGroup[]): LatinBoard {
  const rules = furtherRulesOf(shape)
  return squareBoard(shape, {
    groups: [...boxes, ...rules.flatMap((rule) => rule.groups?.(shape) ?? [])],
    pairs: rules.flatMap((rule) => rule.pairs?.(shape) ?? []),
    ...(hasClues(shape) && { walks: [] }),
  })
}

/** A board with what clues add. Its groups are the same object if the clues add none: what is compiled for them is used again. */
function withClues(board: LatinBoard, clues: readonly Clue[], shape: RuledShape): LatinBoard {
  const parts = clues.map((clue) => {
    const kind = kindOf(clue)
    return { ...kind.adds(clue, shape), told: { fault: kind.fault(clue), clue: kind.called(clue) } }
  })
  const regions = parts
    .flatMap(({ groups = [] }) => groups)
    .map((group, index) => ({ ...group, number: index + 1 }))
  const pairs = parts.flatMap((part) => (part.pairs ?? []).map((pair) => ({ ...pair, ...part.told })))
  const walks = parts.flatMap((part) => (part.walks ?? []).map((walk) => ({ ...walk, ...part.told })))
  const rest = furtherRulesOf(shape).flatMap(({ name, clues: kind }) => {
    const own = clues.filter(({ rule }) => rule === name)
    return own.length > 0 ? (kind?.rest?.(own, shape) ?? []) : []
  })
  return {
    ...board,
    groups: regions.length > 0 ? [...board.groups, ...regions] : board.groups,
    pairs: [...(board.pairs ?? []), ...pairs, ...rest],
    walks,
  }
}

/** Makes the boards of a family's puzzles. */
export type BoardOf<S extends RuledShape> = (source: BoardSource<S>) => LatinBoard

/**
 * Clues along cells make some cells far more telling than others, which contradictions show soon: on published puzzles, this order
 * needs a tenth of the nodes (`npm run bench -- "rules: variants-A"`).
 */
export function branchingOfPuzzles(shape: RuledShape): Branching | undefined {
  return hasClues(shape) ? makeDomWdeg : undefined
}

/** Compiles a model for the board of each puzzle; once for the shape if all its puzzles have one board. */
export function modelOfPuzzles<S extends RuledShape, P extends RuledPuzzle<S>>(
  shape: S,
  boardOf: BoardOf<S>,
  compile: (board: LatinBoard) => Model<P>,
): Model<P> {
  let own = compile(boardOf({ shape, clues: sampleClues(shape) }))
  if (!hasClues(shape)) return own
  const compiled = perObjects(compile)
  return {
    get cells() {
      return own.cells
    },
    get items() {
      return own.items
    },
    get maxAlternatives() {
      return own.maxAlternatives
    },
    get frameWords() {
      return own.frameWords
    },
    get groups() {
      return own.groups
    },
    root(frame, puzzle) {
      own = compiled(boardOf(puzzle))
      return own.root(frame, puzzle)
    },
    place: (frame, cell, value) => own.place(frame, cell, value),
    exclude: (frame, cell, value) => own.exclude(frame, cell, value),
    openCells: (frame) => own.openCells(frame),
    alternatives: (frame, item) => own.alternatives(frame, item),
    list: (frame, item, pairs) => own.list(frame, item, pairs),
    smallest: (frame, from, to) => own.smallest(frame, from, to),
    failedGroup: () => own.failedGroup(),
    read: (frame, values) => own.read(frame, values),
  }
}

/** Compiles what finds singles for the board of each puzzle. */
export function lookerOfPuzzles<S extends RuledShape, P extends RuledPuzzle<S>>(
  shape: S,
  boardOf: BoardOf<S>,
  compile: (board: LatinBoard) => LatinLooker<P>,
): LatinLooker<P> {
  let own = compile(boardOf({ shape, clues: sampleClues(shape) }))
  if (!hasClues(shape)) return own
  const compiled = perObjects(compile)
  return {
    cells: own.cells,
    maxCandidates: own.maxCandidates,
    frameWords: own.frameWords,
    root(frame, puzzle) {
      own = compiled(boardOf(puzzle))
      return own.root(frame, puzzle)
    },
    place: (frame, cell, value) => own.place(frame, cell, value),
    exclude: (frame, cell, value) => own.exclude(frame, cell, value),
    openCells: (frame) => own.openCells(frame),
    look: (frame, forced) => own.look(frame, forced),
    candidates: (frame, cell, values) => own.candidates(frame, cell, values),
    reasons: (frame, cell, value) => own.reasons(frame, cell, value),
    contradiction: () => own.contradiction(),
  }
}

/** Compiles the deductions for the board of each puzzle. */
export function reasonerOfPuzzles<S extends RuledShape, P extends RuledPuzzle<S>>(
  shape: S,
  boardOf: BoardOf<S>,
  looker: LatinLooker<P>,
  makeFinders: (board: LatinBoard) => PatternFinders,
): Reasoner<P> {
  const plain = boardOf({ shape, clues: sampleClues(shape) })
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

/** A clue in messages: `killer 15 at r1c1`. */
export function clueName({ rule, value, cells }: Clue, shape: RuledShape): string {
  return `${value === undefined ? rule : `${rule} ${value}`} at ${cellName(shape, cells[0])}`
}
