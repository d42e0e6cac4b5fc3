// A game and its log: applies actions, writes them down, and tells what has happened. It knows neither a page nor the
// player's fingers: `Session` adds these for a page, `PuzzleGame` adds functions for programs.

import type { Fault } from '../families/rules.ts'
import type { Action } from './actions.ts'
import { advance, type Game, isSolved, replay } from './game.ts'
import type { GameRules } from './gameBoard.ts'
import type { Progress } from './gameLog.ts'
import type { PlayedPuzzle } from './openPuzzleRecord.ts'
import type { EventDetail, GameEvents, Tell } from './playerEvents.ts'

/** The parts of a game. */
export interface GameParts {
  /** The puzzle. */
  readonly played: PlayedPuzzle
  /** The log of the game. */
  readonly progress: Progress
  /** Whether the game can only be looked at. */
  readonly isViewOnly?: boolean | undefined
  /** The seconds played. */
  seconds(): number
  /** Tells others of an event. */
  readonly tell?: Tell | undefined
}

/** The actions that are not moves: they leave the board as it is. */
const NO_MOVES: readonly Action['do'][] = ['hint', 'check', 'rest']

/** Whether an action is a move. */
export function isMove({ do: name }: Action): boolean {
  return !NO_MOVES.includes(name)
}

/** A game and its log. */
export class KeptGame<Parts extends GameParts = GameParts> {
  /** The parts of the game. */
  readonly parts: Parts
  /** The state of the game. */
  game: Game
  #faults: readonly Fault[] = []
  /** The values to which the faults belong. */
  #judged: readonly number[] | undefined

  constructor(parts: Parts) {
    this.parts = parts
    this.game = this.logged
  }

  /** The rules of the game. */
  get #rules(): GameRules {
    return this.parts.played.rules
  }

  /** The game that results from its log. */
  get logged(): Game {
    return replay(this.#rules, this.parts.progress.entries())
  }

  /** Whether the board is full and right. */
  get isSolved(): boolean {
    return isSolved(this.#rules, this.game.board)
  }

  /** Whether the game has begun. */
  get isBegun(): boolean {
    return this.game.past !== undefined
  }

  /** The rules that the board breaks. */
  get faults(): readonly Fault[] {
    const { values } = this.game.board
    if (values !== this.#judged) this.#faults = this.#rules.faults(values)
    this.#judged = values
    return this.#faults
  }

  /** How many times a number is still missing. */
  left(value: number): number {
    const placed = this.game.board.values.filter((one) => one === value).length
    return this.parts.played.numbers.each - placed
  }

  /** Applies an action. Returns whether it has changed the game. */
  advance(action: Action): boolean {
    const next = advance(this.#rules, this.game, { action, seconds: this.parts.seconds() })
    if (next !== this.game) this.parts.progress.append(action, this.parts.seconds())
    return this.become(next, action)
  }

  /** Takes over a game that has resulted from an action, and tells what has happened. Returns whether it is another game. */
  become(next: Game, action: Action): boolean {
    if (next === this.game) return false
    const wasSolved = this.isSolved
    this.game = next
    const { values } = next.board
    if (isMove(action)) {
      const open = values.filter((value, cell) => value === 0 && !this.#rules.isFixed(cell)).length
      this.tell('move', { action, values, open })
      this.#tellFaults(action)
    }
    const { hints, checks, isShown } = next
    if (this.isSolved && !wasSolved && !isShown) this.tell('solved', { hints, checks })
    return true
  }

  /** Tells of the rules that the entries of an action break. */
  #tellFaults(action: Action): void {
    if (action.do !== 'enter') return
    const broken = this.faults.filter(({ cells }) => action.entries.some(([cell]) => cells.includes(cell)))
    const cells = [...new Set(broken.flatMap((fault) => fault.cells))]
    if (cells.length > 0) this.tell('mistake', { cells, foundBy: 'rule' })
  }

  /** Tells others of an event. */
  tell<Name extends keyof GameEvents>(name: Name, more: Omit<GameEvents[Name], keyof EventDetail>): void {
    const { played } = this.parts
    this.parts.tell?.(name, { id: played.record.id, seconds: this.game.seconds, ...more } as GameEvents[Name])
  }
}
