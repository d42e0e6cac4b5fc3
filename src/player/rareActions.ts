// Carries out all actions except the first numbers: undo, notes, paths, savepoints, a new start. A board that is played
// for the first time does not need this file, so the player loads it after the board is shown.

import { type Action, type CellValue, cellsOfLink, linkOf, type NoteKind } from './actions.ts'
import { followPaths } from './followDrawnPaths.ts'
import { type Game, type GameBoard, type GameRules, type Notes, newGame, placed } from './gameBoard.ts'
import { filledNotes } from './liveNotes.ts'

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
  const colours = coloursIn(other)
  return (
    one === other ||
    (one.kept === other.kept &&
      one.links.size === other.links.size &&
      [...one.links].every((link) => other.links.has(link)) &&
      one.values.every((value, cell) => value === other.values[cell]) &&
      isSame(one.centre, other.centre) &&
      isSame(one.corner, other.corner) &&
      isSame(struckIn(one), struckIn(other)) &&
      coloursIn(one).every((colour, cell) => colour === colours[cell]))
  )
}

/** The colour of each cell. */
function coloursIn({ colours, values }: GameBoard): readonly number[] {
  return colours ?? values.map(() => 0)
}

/** The numbers that are struck out of the live notes of each cell. */
function struckIn({ struck, values }: GameBoard): Notes {
  return struck ?? values.map(() => [])
}

type BoardAction = Exclude<RareAction, { do: 'undo' | 'redo' | 'hint' | 'check' }>

/** The board after an action. */
function changed(rules: GameRules, board: GameBoard, action: BoardAction): GameBoard {
  switch (action.do) {
    case 'enter':
    case 'show':
      return entered(rules, board, action)
    case 'note':
      return noted(rules, board, { ...action, cells: [action.cell] })
    case 'notes':
      return noted(rules, board, action)
    case 'cross':
      return { ...board, struck: toggled(rules, board, struckIn(board), action) }
    case 'colour': {
      const { cells, value } = action
      const colours = coloursIn(board).map((colour, cell) => (cells.includes(cell) ? value : colour))
      return { ...board, colours }
    }
    case 'clear':
      return action.cells.reduce((next, cell) => cleared(rules, next, cell), board)
    case 'fillNotes': {
      const filled = filledNotes(rules, board)
      const centre = filled.map((own, cell) => (board.values[cell] > 0 ? board.centre[cell] : own))
      return { ...board, centre }
    }
    case 'wipeNotes': {
      const none = board.values.map(() => [])
      return { ...board, centre: none, corner: none, struck: none }
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

/** A number that goes into notes of cells. */
interface Noted {
  readonly cells: readonly number[]
  readonly value: number
}

function noted(
  rules: GameRules,
  board: GameBoard,
  { kind, ...note }: Noted & { readonly kind: NoteKind },
): GameBoard {
  return { ...board, [kind]: toggled(rules, board, board[kind], note) }
}

/** The notes with a number in the open ones of some cells, or without it there if all of them have it. */
function toggled(rules: GameRules, board: GameBoard, notes: Notes, { cells, value }: Noted): Notes {
  const open = cells.filter((cell) => !rules.isFixed(cell) && board.values[cell] === 0)
  const areWith = open.every((cell) => notes[cell].includes(value))
  return notes.map((own, cell) => {
    if (!open.includes(cell)) return own
    const others = own.filter((one) => one !== value)
    return areWith ? others : [...others, value].sort((a, b) => a - b)
  })
}

function cleared(rules: GameRules, board: GameBoard, cell: number): GameBoard {
  const bare = { ...board, colours: coloursIn(board).with(cell, 0) }
  if (rules.isFixed(cell)) return bare
  if (board.values[cell] > 0) return { ...board, values: board.values.with(cell, 0) }
  const isElsewhere = (link: number) => !cellsOfLink(board.values.length, link).includes(cell)
  const links = new Set([...board.links].filter(isElsewhere))
  const [centre, corner, struck] = [board.centre, board.corner, struckIn(board)].map((notes) =>
    notes.with(cell, []),
  )
  const next = { ...board, links, centre, corner, struck }
  return isSameBoard(next, board) ? bare : next
}

function struck(rules: GameRules, board: GameBoard, entries: readonly CellValue[]): GameBoard {
  const filled = filledNotes(rules, board)
  const out = board.values.map((value, cell) =>
    value > 0 || rules.isFixed(cell) ? [] : entries.flatMap(([one, gone]) => (one === cell ? gone : [])),
  )
  const centre = board.centre.map((own, cell) => {
    if (out[cell].length === 0) return own
    return (own.length > 0 ? own : filled[cell]).filter((value) => !out[cell].includes(value))
  })
  const all = struckIn(board).map((own, cell) =>
    out[cell].length > 0 ? [...new Set([...own, ...out[cell]])].sort((a, b) => a - b) : own,
  )
  return { ...board, centre, struck: all }
}
