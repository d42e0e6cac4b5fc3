// A game: the board, the undone actions, and how often the player asked for help. It is the result of the actions in
// its log. Boards are never changed, so undo returns to an earlier board.

import type { Action, LogEntry } from './actions.ts'
import { type Game, type GameBoard, type GameRules, newGame, placed } from './gameBoard.ts'
import { actRarely } from './rareActions.ts'

export type { Game }

/** Whether the board is a solution. */
export function isSolved(rules: GameRules, { values }: GameBoard): boolean {
  const isOpen = (value: number, cell: number) => value === 0 && !rules.isFixed(cell)
  return !values.some(isOpen) && rules.faults(values).length === 0
}

/**
 * Whether an action needs none of the code that is loaded after the board is shown: it enters a number on a
 * board without notes and paths.
 */
export function isUsual({ board }: Game, { do: name }: Action): boolean {
  const { links, centre, corner } = board
  return name === 'rest' || (name === 'enter' && [...links, ...centre, ...corner].flat().length === 0)
}

/** The game after an action. */
export function advance(rules: GameRules, game: Game, { action, seconds }: Omit<LogEntry, 'number'>): Game {
  const next = act(rules, game, action)
  const played = Math.max(next.seconds, seconds)
  return played === next.seconds ? next : { ...next, seconds: played }
}

/** The game after all these actions. */
export function replay(rules: GameRules, entries: readonly LogEntry[]): Game {
  return entries.reduce((game, entry) => advance(rules, game, entry), newGame(rules))
}

function act(rules: GameRules, game: Game, action: Action): Game {
  if (action.do === 'rest') return game
  if (action.do !== 'enter' || !isUsual(game, action)) return actRarely(rules, game, action)
  const { board, past } = game
  const next = placed(rules, board, action.entries)
  if (next === board) return game
  return { ...game, board: next, past: { board, below: past }, future: undefined }
}
