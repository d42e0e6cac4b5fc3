// A game for programs: the state of a board, moves, undo, events and hints, without a page and without texts.

import type { PlayedFamily } from '../families/playing.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Fault } from '../families/rules.ts'
import type { FilledBoard, Guide, NextStep } from '../grader/nextStep.ts'
import type { Step } from '../grader/steps.ts'
import { type Action, type LogEntry, type NoteKind, writeEntry } from './actions.ts'
import type { Progress } from './gameLog.ts'
import { isMove, KeptGame } from './keptGame.ts'
import { liveNotes } from './liveNotes.ts'
import { openPuzzle, type PlayableRecord, type PlayedPuzzle, shownRecord } from './openPuzzleRecord.ts'
import type { GameEvents } from './playerEvents.ts'
import { readEntry } from './readLog.ts'

/** The state of a game. It is never changed: each move makes another. */
export interface GameState {
  /** The value of each cell, row by row; 0 in an open or blocked cell. */
  readonly values: readonly number[]
  /** The candidates noted in each cell. */
  readonly notes: readonly (readonly number[])[]
  /** The notes in the corner of each cell. */
  readonly corners: readonly (readonly number[])[]
  /** The numbers that are struck out of the live notes of each cell. */
  readonly struck: readonly (readonly number[])[]
  /** The colour of each cell, 1 to 6; 0 for none. */
  readonly colours: readonly number[]
  /** The rules that the board breaks, and the cells that break them. */
  readonly faults: readonly Fault[]
  /** Whether the board is full and right. */
  readonly isSolved: boolean
  /** Whether a move can be undone. */
  readonly canUndo: boolean
  /** Whether a move can be redone. */
  readonly canRedo: boolean
  /** The number of hints. */
  readonly hints: number
  /** The seconds played, as the caller counts them. */
  readonly seconds: number
}

/** What a game may have. */
export interface GameOptions {
  /** The log of an earlier game, as `log` gives it. Lines that are not of this board are ignored. */
  readonly log?: string
  /** Whether the game can only be looked at: then moves do nothing. */
  readonly isViewOnly?: boolean
  /** Whether guides read the live notes instead of the noted candidates. */
  readonly hasLiveNotes?: boolean
  /** Answers `nextStep`: `makeGuide(family)` of `puzzlewright/grade`. */
  readonly guide?: Guide
  /** The seconds played so far; 0 if left out. */
  seconds?(): number
}

/** A game of one puzzle. */
export class PuzzleGame {
  readonly #kept: KeptGame
  readonly #guide: Guide | undefined
  readonly #hasLiveNotes: boolean
  readonly #listeners = new Map<keyof GameEvents, Set<(detail: never) => void>>()

  /** Opens a game of a record's puzzle. `family` is the whole family or its `played`. Throws a RefusedRecord. */
  constructor(
    record: PlayableRecord,
    family: PlayedFamily,
    { log = '', isViewOnly, hasLiveNotes = false, guide, seconds = () => 0 }: GameOptions = {},
  ) {
    const played = openPuzzle(shownRecord(record), family)
    this.#guide = guide
    this.#hasLiveNotes = hasLiveNotes
    this.#kept = new KeptGame({
      ...{ played, isViewOnly, seconds },
      progress: progressFrom(log, played),
      tell: (name, detail) => {
        for (const listener of this.#listeners.get(name) ?? []) listener(detail as never)
      },
    })
  }

  /** The puzzle. */
  get puzzle(): Puzzle {
    return this.#kept.parts.played.puzzle
  }

  /** The current state. */
  get state(): GameState {
    const { game, faults, isSolved } = this.#kept
    const { board, past, future, hints, seconds } = game
    return {
      ...{ values: board.values, notes: board.centre, corners: board.corner },
      struck: board.struck ?? board.values.map(() => []),
      colours: board.colours ?? board.values.map(() => 0),
      ...{ faults, isSolved, hints, seconds },
      canUndo: past !== undefined,
      canRedo: future !== undefined,
    }
  }

  /** The values and candidates, as guides read them. */
  get board(): FilledBoard {
    const { values, centre } = this.#kept.game.board
    return { values, marks: this.#hasLiveNotes ? this.liveNotes : centre }
  }

  /** The live notes: for each open cell, the numbers that break no rule and are not struck out. */
  get liveNotes(): readonly (readonly number[])[] {
    return liveNotes(this.#kept.parts.played.rules, this.#kept.game.board)
  }

  /** The game as text, one line for each action; `log` of the options reads it. */
  get log(): string {
    return this.#kept.parts.progress.entries().map(writeEntry).join('\n')
  }

  /** Whether a cell is given or blocked, so that moves do not change it. */
  isFixed(cell: number): boolean {
    return this.#kept.parts.played.rules.isFixed(cell)
  }

  /** Whether a number in an open cell breaks no rule together with the board. */
  fits(cell: number, value: number): boolean {
    return this.#kept.parts.played.rules.fits(this.#kept.game.board.values)(cell, value)
  }

  /** Does any action. Returns whether it was a move that changed the board; hints and checks are only counted. Throws a RangeError if it does not suit the board. */
  do(action: Action): boolean {
    if (this.#kept.parts.isViewOnly) return false
    const line = writeEntry({ number: 1, seconds: 0, action })
    if (!readEntry(line, this.#kept.parts.played.limits)) {
      throw new RangeError(`not an action on this board: ${JSON.stringify(action)}`)
    }
    return this.#kept.advance(action) && isMove(action)
  }

  /** Enters a number, or 0 to clear the cell, and removes it from the notes that it rules out. */
  set(cell: number, value: number): boolean {
    return this.do({ do: 'enter', entries: [[cell, value]], tidy: true })
  }

  /** Adds a note, or removes it if the cell has it. */
  note(cell: number, value: number, kind: NoteKind = 'centre'): boolean {
    return this.do({ do: 'note', cell, value, kind })
  }

  /** Strikes a number out of the live notes of cells, or takes that back if all of them have it struck out. */
  cross(cells: readonly number[], value: number): boolean {
    return this.do({ do: 'cross', cells, value })
  }

  /** Gives cells a colour, 1 to 6; 0 takes it away. */
  colour(cells: readonly number[], value: number): boolean {
    return this.do({ do: 'colour', cells, value })
  }

  /** Undoes the last move. */
  undo(): boolean {
    return this.do({ do: 'undo' })
  }

  /** Does again the move that was undone last. */
  redo(): boolean {
    return this.do({ do: 'redo' })
  }

  /** Asks the guide for the next step, and counts a hint. Undefined if the game has no guide. */
  nextStep(): NextStep | undefined {
    const found = this.#guide?.nextStep(this.puzzle, this.board)
    if (found?.kind === 'step' && !this.#kept.parts.isViewOnly) this.#kept.advance({ do: 'hint' })
    return found
  }

  /** Does a step: enters its number, or removes the candidates that it rules out. */
  take(step: Step): boolean {
    if (step.step === 'eliminate' || step.step === 'refute') {
      const removed = step.step === 'eliminate' ? step.removes : [step]
      return this.do({ do: 'strike', entries: removed.map(({ cell, value }) => [cell, value]) })
    }
    return this.set(step.cell, step.value)
  }

  /** Calls a listener at each event of this name. Returns the function that stops it. */
  on<Name extends keyof GameEvents>(name: Name, listener: (detail: GameEvents[Name]) => void): () => void {
    const own = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, own.add(listener))
    return () => own.delete(listener)
  }
}

/** A log in memory. */
function progressFrom(log: string, { limits }: PlayedPuzzle): Progress {
  let entries: LogEntry[] = log.split('\n').flatMap((line) => readEntry(line, limits) ?? [])
  return {
    entries: () => entries,
    append(action, seconds) {
      entries = [...entries, { number: entries.length + 1, seconds, action }]
    },
    replace(others) {
      entries = [...others]
    },
    refresh: () => false,
    get isBegun() {
      return entries.length > 0
    },
    isKept: true,
  }
}
