// Live notes: the candidates of each cell as the placed numbers leave them, without those that the player has struck out.

import type { Game, GameBoard, GameRules, Notes } from './gameBoard.ts'
import type { Settings } from './settings.ts'

/** For each open cell, the numbers that break no rule. */
export function filledNotes(rules: GameRules, { values }: Pick<GameBoard, 'values'>): Notes {
  const fits = rules.fits(values)
  return values.map((value, cell) =>
    value > 0 || rules.isFixed(cell) ? [] : rules.numbers.filter((number) => fits(cell, number)),
  )
}

/** The live notes of boards. A board is never changed, so they are computed once. */
const known = new WeakMap<GameBoard, Notes>()

/** The live notes of a board. */
export function liveNotes(rules: GameRules, board: GameBoard): Notes {
  const found =
    known.get(board) ??
    filledNotes(rules, board).map((own, cell) => {
      const struck = board.struck?.[cell] ?? []
      return struck.length > 0 ? own.filter((value) => !struck.includes(value)) : own
    })
  known.set(board, found)
  return found
}

/** A player at a board, as far as notes depend on it. */
interface NotedBoard {
  readonly game: Game
  readonly parts: {
    readonly played: { readonly rules: GameRules }
    readonly settings: Pick<Settings, 'live'>
  }
}

/** The candidates that a player sees and that hints use: the live notes if the player wants them, otherwise those noted. */
export function candidatesIn({ game, parts }: NotedBoard): Notes {
  return parts.settings.live ? liveNotes(parts.played.rules, game.board) : game.board.centre
}
