// Carries out all actions except the first numbers: undo, notes, paths, savepoints, a new start. A board that is played
// for the first time does not need this file, so the player loads it after the board is shown.

import { type Action, type CellValue, cellsOfLink, linkOf } from './actions.ts'
import { followPaths } from './followDrawnPaths.ts'
import { type Game, type GameBoard, type GameRules, type Notes, newGame, placed } from './gameBoard.ts'

type RareAction = Exclude<Action, { do: 'rest' }>

/** The game after an action of any kind. */
export function actRarely(rules: GameRules, game: Game, action: RareAction): Game {
  const { board, past, future } = game
  switch (action.do) {
    case 'undo':
      return past ? { ...game, board: past.board, past: past.below, future: { board, below: future } } : game
    case 'redo':
      return future
        ? { ...game, board: future.board, past: { board, below: past }, future: future.below }
        : game
    case 'hint':
      return { ...game, hints: game.hints + 1 }
    case 'check':
      return { ...game, checks: game.checks + 1 }
    default: {
      const next = changed(rules, board, action)
      if (isSameBoard(next, board)) return game
      // A player who has seen the solution has given up. Undo does not change this; only a restart does.
      const isShown = action.do === 'show' || (action.do !== 'restart' && game.isShown)
      return { ...game, board: next, past: { board, below: past }, future: undefined, isShown }
    }
  }
}

/** Whether two boards look the same. Undo skips actions that change nothing. */
function isSameBoard(one: GameBoard, other: GameBoard): boolean {
  const isSame = (a: Notes, b: Notes) =>
    a === b || a.every((own, cell) => own === b[cell] || String(own) === String(b[cell]))
  return (
    one === other ||
    (one.kept === other.kept &&
      one.links.size === other.links.size &&
      [...one.links].every((link) => other.links.has(link)) &&
      one.values.every((value, cell) => value === other.values[cell]) &&
      isSame(one.centre, other.centre) &&
      isSame(one.corner, other.corner))
  )
}

type BoardAction = Exclude<RareAction, { do: 'undo' | 'redo' | 'hint' | 'check' }>

/** The board after an action. */
function changed(rules: GameRules, board: GameBoard, action: BoardAction): GameBoard {
  switch (action.do) {
    case 'enter':
    case 'show':
      return entered(rules, board, action)
    case 'note':
      return noted(rules, board, action)
    case 'clear':
      return action.cells.reduce((next, cell) => cleared(rules, next, cell), board)
    case 'fillNotes': {
      const filled = filledNotes(rules, board)
      const centre = filled.map((own, cell) => (board.values[cell] > 0 ? board.centre[cell] : own))
      return { ...board, centre }
    }
    case 'wipeNotes': {
      const none = board.values.map(() => [])
      return { ...board, centre: none, corner: none }
    }
    case 'strike':
      return struck(rules, board, action.entries)
    case 'link': {
      if (!rules.neighbours?.[action.cells[0]].includes(action.cells[1])) return board
      const link = linkOf(board.values.length, ...action.cells)
      const links = new Set(board.links)
      if (!links.delete(link)) links.add(link)
      return withPaths(rules, { ...board, links })
    }
    case 'save':
      return { ...board, kept: { board, below: board.kept } }
    case 'back':
      return board.kept ? board.kept.board : board
    case 'restart':
      return newGame(rules).board
  }
}

type Entered = Extract<Action, { readonly entries: readonly CellValue[] }>

/** The board after values are entered, with the values that follow from drawn paths. */
function entered(rules: GameRules, board: GameBoard, action: Entered): GameBoard {
  const next = placed(rules, board, action.entries)
  if (next === board) return board
  const followed = withPaths(rules, next)
  return action.do === 'enter' && action.tidy ? tidied(rules, followed, board) : followed
}

/** Removes the numbers just placed from the notes of those cells in which they would now break a rule. */
function tidied(rules: GameRules, board: GameBoard, before: GameBoard): GameBoard {
  const placed = new Set(board.values.filter((value, cell) => value > 0 && value !== before.values[cell]))
  const fits = rules.fits(board.values)
  const tidy = (notes: Notes): Notes =>
    notes.map((own, cell) => {
      const isOff = (value: number) => placed.has(value) && board.values[cell] === 0 && !fits(cell, value)
      return own.some(isOff) ? own.filter((value) => !isOff(value)) : own
    })
  return { ...board, centre: tidy(board.centre), corner: tidy(board.corner) }
}

/** Fills in the numbers that follow from drawn paths. */
function withPaths(rules: GameRules, board: GameBoard): GameBoard {
  if (board.links.size === 0) return board
  const pieces = Array.from(board.links, (link) => cellsOfLink(board.values.length, link))
  const values = followPaths(board.values, pieces, Math.max(...rules.numbers))
  return values === board.values ? board : { ...board, values }
}

type Note = Extract<Action, { do: 'note' }>

function noted(rules: GameRules, board: GameBoard, { cell, value, kind }: Note): GameBoard {
  if (rules.isFixed(cell) || board.values[cell] > 0) return board
  const own = board[kind][cell]
  const others = own.filter((one) => one !== value)
  const next = others.length < own.length ? others : [...own, value].sort((a, b) => a - b)
  return { ...board, [kind]: board[kind].with(cell, next) }
}

function cleared(rules: GameRules, board: GameBoard, cell: number): GameBoard {
  if (rules.isFixed(cell)) return board
  if (board.values[cell] > 0) return { ...board, values: board.values.with(cell, 0) }
  const isElsewhere = (link: number) => !cellsOfLink(board.values.length, link).includes(cell)
  const links = new Set([...board.links].filter(isElsewhere))
  return { ...board, links, centre: board.centre.with(cell, []), corner: board.corner.with(cell, []) }
}

/** For each open cell, the numbers that break no rule. */
function filledNotes(rules: GameRules, { values }: GameBoard): Notes {
  const fits = rules.fits(values)
  return values.map((value, cell) =>
    value > 0 || rules.isFixed(cell) ? [] : rules.numbers.filter((number) => fits(cell, number)),
  )
}

function struck(rules: GameRules, board: GameBoard, entries: readonly CellValue[]): GameBoard {
  const filled = filledNotes(rules, board)
  const centre = board.centre.map((own, cell) => {
    const out = entries.flatMap(([one, value]) => (one === cell ? value : []))
    if (out.length === 0 || board.values[cell] > 0 || rules.isFixed(cell)) return own
    return (own.length > 0 ? own : filled[cell]).filter((value) => !out.includes(value))
  })
  return { ...board, centre }
}
