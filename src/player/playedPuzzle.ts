// A record as a page plays it. It may come from anywhere, so nothing of it is trusted: what is no puzzle is refused with a
// reason, and whatever it says in words is shown as text.

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
import type { Refusal } from './words/refusals.ts'

/** Why a record cannot be played. `detail` is for whoever made it. */
export class RefusedRecord extends Error {
  /** Which sentence says it. */
  readonly refusal: Refusal

  constructor(refusal: Refusal, detail: string = refusal) {
    super(detail)
    this.refusal = refusal
  }
}

/** What a page takes of a record: no solution, no seed. */
interface ShownRecord {
  /** The name of the puzzle: family, shape, clues. */
  readonly id: string
  /** The first part of the name. */
  readonly family: string
  /** The second part. */
  readonly shape: string
  /** The rest. */
  readonly clues: string
  /** That of the name, by which its game is kept. */
  readonly hash: string
  /** How hard it is, where the record says it. */
  readonly stars: number | undefined
}

/** No record of a puzzle that can be played is longer. */
const LONGEST_RECORD = 200_000

/** Reads a record's text. Throws a RefusedRecord. */
export function parseRecord(text: string): unknown {
  if (text.trim() === '') throw new RefusedRecord('missing')
  if (text.length > LONGEST_RECORD) throw new RefusedRecord('large')
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusedRecord('record', 'no JSON')
  }
}

/** What is shown of a record. Throws a RefusedRecord. */
export function shownRecord(record: unknown): ShownRecord {
  const { id, generator, grade } = (record ?? {}) as Record<string, unknown>
  if (typeof id !== 'string') throw new RefusedRecord('record', 'a record has an "id"')
  if (id.length > LONGEST_RECORD) throw new RefusedRecord('large')
  if (typeof generator === 'number' && generator > GENERATOR_VERSION) throw new RefusedRecord('version')
  const match = /^([a-z]+):([^:]+):(.*)$/s.exec(id)
  if (!match) throw new RefusedRecord('record', 'an "id" is FAMILY:SHAPE:CLUES')
  const [, family, shape, clues] = match
  const stars = (grade as { stars?: unknown } | undefined)?.stars
  const isStars = typeof stars === 'number' && Number.isInteger(stars) && stars >= 1 && stars <= 5
  return { id, family, shape, clues, hash: puzzleHash(id), stars: isStars ? stars : undefined }
}

/** A puzzle with all that playing it takes. */
export interface PlayedPuzzle {
  /** What the record says. */
  readonly record: ShownRecord
  /** The puzzle itself. */
  readonly puzzle: Puzzle
  /** What the game has to know. */
  readonly rules: GameRules
  /** The numbers of the board. */
  readonly numbers: BoardNumbers
  /** What can be done on the board at all. */
  readonly limits: ActionLimits
  /** For each cell those that are looked at with it. */
  readonly peers: readonly (readonly number[])[]
  /** Lines with sums. */
  readonly lines: readonly SumLine[]
  /** Cages. */
  readonly cages: readonly PlayedCage[]
  /** What the board does not show of the rules. */
  readonly note: Note | undefined
  /** The drawing of a board. */
  scene(values: readonly number[]): Scene
  /** Whether a cell takes no number at all. */
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
      // Mostly a PuzzleError; its class is another one in each script.
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
