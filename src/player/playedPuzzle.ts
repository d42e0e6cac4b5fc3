// Prepares a record for play on a page. A record may come from anywhere and is not trusted: an invalid one is
// refused with a reason, and its words are shown as plain text.

import { range } from '../families/constraints.ts'
import type { Note } from '../families/drawing.ts'
import { shownGivens } from '../families/grid.ts'
import type { BoardNumbers, PlayedCage, PlayedFamily, SumLine } from '../families/playing.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { BLOCKED } from '../kernel/model.ts'
import { GENERATOR_VERSION } from '../maker/maker.ts'
import type { Scene } from '../scene.ts'
import type { ActionLimits } from './actions.ts'
import type { GameRules } from './game.ts'
import { puzzleHash } from './progress.ts'
import type { PlayedSymbol } from './symbols.ts'

/** The reasons why no board is shown. */
export type Refusal = 'record' | 'family' | 'version' | 'large' | 'missing' | 'network' | 'multiple' | 'none'

/** Thrown if a record cannot be played. `detail` is for the author of the record. */
export class RefusedRecord extends Error {
  /** The key of the sentence that explains it. */
  readonly refusal: Refusal

  constructor(refusal: Refusal, detail: string = refusal) {
    super(detail)
    this.refusal = refusal
  }
}

/** The parts of a record that a page uses: no solution, no seed. */
interface ShownRecord {
  /** The id of the puzzle: family, shape and clues. */
  readonly id: string
  /** The first part of the id. */
  readonly family: string
  /** The second part of the id. */
  readonly shape: string
  /** The rest of the id. */
  readonly clues: string
  /** The hash of the id, under which the game is kept. */
  readonly hash: string
  /** The stars, if the record has them. */
  readonly stars: number | undefined
}

/** The greatest length of a playable record, in characters. */
const LONGEST_RECORD = 200_000

/** Parses the text of a record. Throws a RefusedRecord. */
export function parseRecord(text: string): unknown {
  if (text.trim() === '') throw new RefusedRecord('missing')
  if (text.length > LONGEST_RECORD) throw new RefusedRecord('large')
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusedRecord('record', 'no JSON')
  }
}

/** The used parts of a record. Throws a RefusedRecord. */
export function shownRecord(record: unknown): ShownRecord {
  const { id, generator, grade } = (record ?? {}) as Record<string, unknown>
  if (typeof id !== 'string') throw new RefusedRecord('record', 'a record needs an "id"')
  if (id.length > LONGEST_RECORD) throw new RefusedRecord('large')
  if (typeof generator === 'number' && generator > GENERATOR_VERSION) throw new RefusedRecord('version')
  const match = /^([a-z]+):([^:]+):(.*)$/s.exec(id)
  if (!match) throw new RefusedRecord('record', 'an "id" is FAMILY:SHAPE:CLUES')
  const [, family, shape, clues] = match
  const stars = (grade as { stars?: unknown } | undefined)?.stars
  const isStars = typeof stars === 'number' && Number.isInteger(stars) && stars >= 1 && stars <= 5
  return { id, family, shape, clues, hash: puzzleHash(id), stars: isStars ? stars : undefined }
}

/** A puzzle with everything that playing needs. */
export interface PlayedPuzzle {
  /** The used parts of the record. */
  readonly record: ShownRecord
  /** The puzzle itself. */
  readonly puzzle: Puzzle
  /** The rules for the game. */
  readonly rules: GameRules
  /** The numbers of the board. */
  readonly numbers: BoardNumbers
  /** The limits of actions on the board. */
  readonly limits: ActionLimits
  /** For each cell, the cells that are shaded when it is chosen. */
  readonly peers: readonly (readonly number[])[]
  /** The lines with sums. */
  readonly lines: readonly SumLine[]
  /** The cages. */
  readonly cages: readonly PlayedCage[]
  /** The part of the rules that the board does not show. */
  readonly note: Note | undefined
  /** Draws the board. */
  scene(values: readonly number[]): Scene
  /** Whether a cell never takes a number. */
  isBlocked(cell: number): boolean
}

/** Opens a record with its family. Throws a RefusedRecord. */
export function openPuzzle(record: ShownRecord, family: PlayedFamily): PlayedPuzzle {
  const { notation, rules, drawing, playing } = family
  const puzzle = parsed()
  const numbers = playing.numbers(puzzle)
  const start = playing.start?.(puzzle) ?? shownGivens(puzzle)
  const neighbours = playing.neighbours?.(puzzle)

  function parsed(): Puzzle {
    try {
      const shape = notation.parseShape(record.shape)
      return notation.parseClues({ text: record.clues, line: 1, column: 1 }, shape)
    } catch (error) {
      // Usually a PuzzleError, but each script has its own copy of that class.
      throw new RefusedRecord('record', String(error))
    }
  }

  return {
    record,
    puzzle,
    rules: {
      start,
      isFixed: (cell) => start[cell] > 0 || puzzle.givens[cell] === BLOCKED,
      numbers: range(numbers.least, numbers.greatest),
      fits: (values) => playing.fits(puzzle, values),
      faults: (values) => rules.faults(puzzle, values),
      neighbours,
      followPaths: (values, pieces) => playing.followPaths?.(puzzle, values, pieces) ?? values,
    },
    numbers,
    limits: { cells: puzzle.givens.length, least: numbers.least, greatest: numbers.greatest },
    peers: playing.peers(puzzle),
    lines: playing.lines?.(puzzle) ?? [],
    cages: playing.cages?.(puzzle) ?? [],
    note: drawing.note?.(puzzle),
    scene: (values) => drawing.scene(puzzle, values),
    isBlocked: (cell) => puzzle.givens[cell] === BLOCKED,
  }
}

/** What screen readers and sentences call a value: its figures, or the name of its symbol. */
export function symbolLabel(symbols: readonly PlayedSymbol[] | undefined, value: number): string {
  return symbols?.[value - 1]?.label ?? String(value)
}
