// Prepares a record for play on a page. A record may come from anywhere and is not trusted: an invalid one is
// refused with a reason, and its words are shown as plain text.

import { shownGivens } from '../families/cellNamesAndFaults.ts'
import { range } from '../families/constraintProblem.ts'
import type { PlayedFamily } from '../families/playing.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { PuzzleError } from '../families/puzzleError.ts'
import { isRestriction } from '../grader/allowedTechniques.ts'
import { BLOCKED } from '../kernel/searchModel.ts'
import { GENERATOR_VERSION } from '../maker/maker.ts'
import { puzzleHash } from '../maker/puzzleKeys.ts'
import type { PlayedSymbol } from './symbols.ts'

/** The reasons why no board is shown. */
export type Refusal = 'record' | 'family' | 'version' | 'large' | 'missing' | 'network' | 'multiple' | 'none'

/** Thrown if a record cannot be played. `detail` is for the author of the record. */
export class RefusedRecord extends Error {
  /** The key of the sentence that explains the refusal. */
  readonly refusal: Refusal

  constructor(refusal: Refusal, detail: string = refusal) {
    super(detail)
    this.refusal = refusal
  }
}

/**
 * A record to play: what `generate --json` writes, or only its `id`. Whatever else it has is ignored: no solution and no
 * seed is needed.
 */
export interface PlayableRecord {
  /** The puzzle: FAMILY:SHAPE:CLUES. */
  readonly id: string
  /** The name of the family; `id` decides. */
  readonly family?: string
  /** The shape; `id` decides. */
  readonly shape?: string
  /** The generator version that made the puzzle. */
  readonly generator?: number
  /** The grade: stars and usual minutes are shown, and hints use the allowed techniques. */
  readonly grade?:
    | {
        /** One to five stars. */
        readonly stars?: number
        /** The minutes that people take. */
        readonly minutes?: {
          /** The usual time. */
          readonly usual: number
        }
        /** The techniques that the puzzle was made for; left out if all. */
        readonly techniquesAllowed?: string
      }
    | undefined
}

/** The greatest length of a playable record, in characters. */
export const LONGEST_RECORD = 200_000

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

/** The parts of a record that a page uses: no solution, no seed. Throws a RefusedRecord. */
export function shownRecord(record: unknown) {
  const { id, generator, grade } = (record ?? {}) as Record<string, unknown>
  if (typeof id !== 'string') throw new RefusedRecord('record', 'a record needs an "id"')
  if (id.length > LONGEST_RECORD) throw new RefusedRecord('large')
  if (typeof generator === 'number' && generator > GENERATOR_VERSION) throw new RefusedRecord('version')
  const match = /^([a-z]+):([^:]+):(.*)$/s.exec(id)
  if (!match) throw new RefusedRecord('record', 'an "id" must be FAMILY:SHAPE:CLUES')
  const [, family, shape, clues] = match
  const { stars, minutes, techniquesAllowed } = (grade ?? {}) as Record<string, unknown>
  const usual = (minutes as { usual?: unknown } | undefined)?.usual
  const isStars = typeof stars === 'number' && Number.isInteger(stars) && stars >= 1 && stars <= 5
  return {
    /** The id of the puzzle: family, shape and clues, which are its three parts. */
    ...{ id, family, shape, clues },
    /** The hash of the id, under which the game is kept. */
    hash: puzzleHash(id),
    /** The stars, if the record has them. */
    stars: isStars ? stars : undefined,
    /** The minutes that people usually take, if the record states them. */
    minutes: typeof usual === 'number' ? Math.max(1, Math.round(usual)) : undefined,
    /** The techniques that hints may use, if not all. */
    techniques: isRestriction(techniquesAllowed) ? techniquesAllowed : undefined,
  }
}

/** Prepares the puzzle of a record, with the facets of its family. Throws a RefusedRecord. */
export function openPuzzle(record: ReturnType<typeof shownRecord>, family: PlayedFamily) {
  const { notation, rules, drawing, playing } = family
  const puzzle = parsed()
  const numbers = playing.numbers(puzzle)
  const start = playing.start?.(puzzle) ?? shownGivens(puzzle)

  function parsed(): Puzzle {
    try {
      const shape = notation.parseShape(record.shape)
      return notation.parseClues({ text: record.clues, line: 1, column: 1 }, shape)
    } catch (error) {
      // In the built player, a PuzzleError carries no message, only a code and a column in the clues.
      const { code, column } = error as Partial<PuzzleError>
      throw new RefusedRecord('record', code ? `${code} ${column ?? ''}`.trim() : String(error))
    }
  }

  return {
    record,
    puzzle,
    /** The rules that a game needs. */
    rules: {
      /** The board before the first action; 0 in an open cell. */
      start,
      /** Whether a player cannot change a cell: it is a given, or blocked. */
      isFixed: (cell: number) => start[cell] > 0 || puzzle.givens[cell] === BLOCKED,
      /** The numbers of the board, in ascending order. */
      numbers: range(numbers.least, numbers.greatest),
      /**
       * Returns a function that tells whether a number in a cell breaks no rule together with the values of
       * the board.
       */
      fits: (values: readonly number[]) => playing.fits(puzzle, values),
      /** Finds the faults of a board. */
      faults: (values: readonly number[]) => rules.faults(puzzle, values),
      /** For each cell, the cells to which a path can continue; undefined if the puzzle has no path. */
      neighbours: playing.neighbours?.(puzzle),
    },
    /** The numbers of the board. */
    numbers,
    /** The limits of actions on the board. */
    limits: { cells: puzzle.givens.length, least: numbers.least, greatest: numbers.greatest },
    /** The cells that are shaded when a cell is chosen. */
    peersOf: (cell: number) => playing.peersOf(puzzle, cell),
    /** The lines with sums. */
    lines: playing.lines?.(puzzle) ?? [],
    /** The cages. */
    cages: playing.cages?.(puzzle) ?? [],
    /** The cells that are shaded because a rule speaks of them. */
    shaded: playing.shaded?.(puzzle) ?? [],
    /** The clues of further rules. */
    clues: playing.clues?.(puzzle) ?? [],
    /** The parts of the rules that the board does not show. */
    notes: drawing.notes?.(puzzle) ?? [],
    /** Draws the board with these values. */
    scene: (values: readonly number[]) => drawing.scene(puzzle, values),
    /** The drawing of the board without numbers. */
    emptyScene: drawing.scene(puzzle, new Array<number>(puzzle.givens.length).fill(0)),
    /** Whether a cell never takes a number. */
    isBlocked: (cell: number) => puzzle.givens[cell] === BLOCKED,
  }
}

/** A puzzle with everything that playing needs. */
export type PlayedPuzzle = ReturnType<typeof openPuzzle>

/** What screen readers and sentences call a value: its figures, or the name of its symbol. */
export function symbolLabel(symbols: readonly PlayedSymbol[] | undefined, value: number): string {
  return symbols?.[value - 1]?.label ?? String(value)
}
