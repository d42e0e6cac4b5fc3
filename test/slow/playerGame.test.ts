// A game is the result of its actions. Random sessions are compared with a model that keeps a copy of the
// game after each action and knows nothing of notes except which of them the rules call wrong; paths, of which
// the model leaves something open, have examples too.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FAMILIES } from '../../src/families/registry.ts'
import { BLOCKED } from '../../src/kernel/searchModel.ts'
import { type Action, cellsOfLink, type LogEntry, writeEntry } from '../../src/player/actions.ts'
import { advance, type Game, isSolved, replay } from '../../src/player/game.ts'
import type { PlayedPuzzle } from '../../src/player/openPuzzleRecord.ts'
import { readEntry } from '../../src/player/readLog.ts'
import { openNamed, type PlayedBoard, playedBoard } from '../support/playedBoards.ts'

type GameBoard = Game['board']
type Entry = readonly [cell: number, value: number]

/** A game before its first action. */
const newGame = (rules: PlayedPuzzle['rules']) => replay(rules, [])

/** Everything that a player has written, as plain data. */
interface Written {
  values: number[]
  centre: number[][]
  corner: number[][]
  /** The candidates that are struck out of live notes. */
  struck: number[][]
  colours: number[]
  /** Pairs of cells, the smaller first, in order. */
  links: [number, number][]
  kept: Written | null
}

/** The same of a game's board. */
function written({ values, centre, corner, links, kept, struck, colours }: GameBoard): Written {
  return {
    values: [...values],
    centre: centre.map((own) => [...own]),
    corner: corner.map((own) => [...own]),
    struck: (struck ?? values.map(() => [])).map((own) => [...own]),
    colours: [...(colours ?? values.map(() => 0))],
    links: [...links]
      .sort((a, b) => a - b)
      .map((link) => cellsOfLink(values.length, link) as [number, number]),
    kept: kept ? written(kept.board) : null,
  }
}

/** Slow answers, by board and question. */
const answers = new Map<string, boolean>()

/** A model of a game that follows the rules directly. */
class Model {
  now: Written
  readonly past: string[] = []
  readonly future: string[] = []
  hints = 0
  checks = 0
  isShown = false
  seconds = 0
  readonly start: readonly number[]
  private readonly played: PlayedPuzzle

  constructor(played: PlayedPuzzle) {
    this.played = played
    const { puzzle } = played
    const start = puzzle.givens.map((given) => Math.max(given, 0))
    for (const { cells, target } of played.cages) if (cells.length === 1) start[cells[0]] = target
    this.start = start
    this.now = this.fresh()
  }

  private fresh(): Written {
    const none = () => this.start.map(() => [])
    const colours = this.start.map(() => 0)
    return {
      ...{ values: [...this.start], centre: none(), corner: none(), struck: none(), colours },
      ...{ links: [], kept: null },
    }
  }

  private isFixed(cell: number): boolean {
    return this.start[cell] > 0 || this.played.puzzle.givens[cell] === BLOCKED
  }

  /** Whether a number in this open cell breaks a rule that names the cell. */
  breaks(cell: number, value: number): boolean {
    const values = this.now.values.with(cell, value)
    const key = `${this.played.record.hash} ${cell} ${values}`
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = this.played.rules.faults(values).some(({ cells }) => cells.includes(cell))
    answers.set(key, answer)
    return answer
  }

  private fitting(cell: number): number[] {
    return this.played.rules.numbers.filter((value) => !this.breaks(cell, value))
  }

  isSolved(): boolean {
    const { values } = this.now
    const isFull = values.every((value, cell) => value > 0 || this.played.puzzle.givens[cell] === BLOCKED)
    return isFull && this.played.rules.faults(values).length === 0
  }

  /** Whether a number occurs twice where it must occur once: which of the two a path uses is left open. */
  hasTwice(values: readonly number[]): boolean {
    const placed = values.filter((value) => value > 0)
    return this.played.rules.neighbours !== undefined && new Set(placed).size < placed.length
  }

  /**
   * Plays an action. If several numbers could follow from a path that contradicts itself, the model takes
   * those of `game`.
   */
  play(action: Action, seconds: number, game: Game): void {
    this.seconds = Math.max(this.seconds, seconds)
    const before = JSON.stringify(this.now)
    if (action.do === 'undo' || action.do === 'redo') {
      const [from, to] = action.do === 'undo' ? [this.past, this.future] : [this.future, this.past]
      const next = from.pop()
      if (next === undefined) return
      to.push(before)
      this.now = JSON.parse(next)
      return
    }
    if (action.do === 'hint') this.hints++
    if (action.do === 'check') this.checks++
    this.change(action, game)
    if (JSON.stringify(this.now) === before) return
    this.isShown = action.do === 'show' || (action.do !== 'restart' && this.isShown)
    this.past.push(before)
    this.future.length = 0
  }

  private change(action: Action, game: Game): void {
    const { now } = this
    const { values, centre, corner } = now
    const open = values.map((_, cell) => cell).filter((cell) => values[cell] === 0 && !this.isFixed(cell))
    switch (action.do) {
      case 'enter':
      case 'show': {
        const before = [...values]
        for (const [cell, value] of action.entries) if (!this.isFixed(cell)) values[cell] = value
        const placed = () => values.filter((value, cell) => value > 0 && value !== before[cell])
        if (String(values) !== String(before)) this.follow(game)
        if (action.do === 'enter' && action.tidy) {
          for (const value of new Set(placed())) {
            for (const cell of values.keys()) {
              if (values[cell] > 0 || this.isFixed(cell) || !this.breaks(cell, value)) continue
              centre[cell] = centre[cell].filter((one) => one !== value)
              corner[cell] = corner[cell].filter((one) => one !== value)
            }
          }
        }
        break
      }
      case 'note': {
        const { cell, value } = action
        if (!open.includes(cell)) break
        const own = now[action.kind][cell]
        now[action.kind][cell] = own.includes(value)
          ? own.filter((one) => one !== value)
          : [...own, value].sort((a, b) => a - b)
        break
      }
      case 'notes':
      case 'cross': {
        const notes = action.do === 'cross' ? now.struck : now[action.kind]
        const cells = action.cells.filter((cell) => open.includes(cell))
        const lacking = cells.filter((cell) => !notes[cell].includes(action.value))
        for (const cell of cells) {
          const others = notes[cell].filter((one) => one !== action.value)
          notes[cell] = lacking.length === 0 ? others : [...others, action.value].sort((a, b) => a - b)
        }
        break
      }
      case 'colour':
        for (const cell of action.cells) now.colours[cell] = action.value
        break
      case 'clear':
        for (const cell of action.cells) {
          const before = JSON.stringify(now)
          if (!this.isFixed(cell) && values[cell] > 0) values[cell] = 0
          else if (!this.isFixed(cell)) {
            for (const notes of [centre, corner, now.struck]) notes[cell] = []
            now.links = now.links.filter((link) => !link.includes(cell))
          }
          if (JSON.stringify(now) === before) now.colours[cell] = 0
        }
        break
      case 'fillNotes':
        now.centre = centre.map((_, cell) =>
          open.includes(cell) ? this.fitting(cell) : this.isFixed(cell) ? [] : centre[cell],
        )
        break
      case 'wipeNotes':
        now.centre = centre.map(() => [])
        now.corner = corner.map(() => [])
        now.struck = corner.map(() => [])
        break
      case 'strike':
        for (const cell of new Set(action.entries.map(([one]) => one))) {
          if (!open.includes(cell)) continue
          const own = centre[cell].length > 0 ? centre[cell] : this.fitting(cell)
          const struck = action.entries.flatMap(([one, value]) => (one === cell ? value : []))
          centre[cell] = own.filter((value) => !struck.includes(value))
          now.struck[cell] = [...new Set([...now.struck[cell], ...struck])].sort((a, b) => a - b)
        }
        break
      case 'link': {
        const [one, other] = action.cells.toSorted((a, b) => a - b)
        if (!this.played.rules.neighbours?.[one].includes(other)) break
        const isOther = ([a, b]: readonly [number, number]) => a !== one || b !== other
        if (now.links.every(isOther)) {
          now.links = [...now.links, [one, other] as [number, number]].sort(
            (a, b) => a[0] - b[0] || a[1] - b[1],
          )
        } else now.links = now.links.filter(isOther)
        this.follow(game)
        break
      }
      case 'save':
        now.kept = structuredClone(now)
        break
      case 'back':
        if (now.kept) this.now = now.kept
        break
      case 'restart':
        this.now = this.fresh()
    }
  }

  /** Numbers along drawn paths. */
  private follow(game: Game): void {
    const { values } = this.now
    const first = this.following()
    if (first.isSure) for (const [cell, number] of first.numbers) values[cell] = number
    if (first.isSure && this.following().numbers.size === 0) return
    const linked = new Set(this.now.links.flat())
    for (const cell of first.numbers.keys()) values[cell] = 0
    for (const [cell, value] of game.board.values.entries()) {
      if (value !== values[cell])
        expect({ cell, of: 0, is: linked.has(cell) }).toEqual({ cell, of: values[cell], is: true })
      values[cell] = value
    }
  }

  /** The numbers that follow from the present chains, and whether no two of them contradict each other. */
  private following(): { readonly numbers: Map<number, number>; readonly isSure: boolean } {
    const { values, links } = this.now
    const beside = (cell: number) =>
      links.filter((link) => link.includes(cell)).map(([a, b]) => (a === cell ? b : a))
    const numbers = new Map<number, number>()
    let isSure = true
    for (const end of new Set(links.flat())) {
      if (beside(end).length !== 1) continue
      const chain = [end, ...beside(end)]
      for (;;) {
        const onwards = beside(chain[chain.length - 1]).filter((cell) => cell !== chain[chain.length - 2])
        if (onwards.length !== 1) break
        chain.push(onwards[0])
      }
      const known = [...chain.keys()].filter((place) => values[chain[place]] > 0)
      const lines = known.slice(1).flatMap((to, index) => {
        const from = known[index]
        const difference = values[chain[to]] - values[chain[from]]
        if (Math.abs(difference) !== to - from) return []
        const step = Math.sign(difference)
        return [chain.map((_, place) => values[chain[from]] + step * (place - from))]
      })
      if (new Set(lines.map(String)).size > 1) isSure = false
      if (lines.length === 0) continue
      for (const [place, cell] of chain.entries()) {
        const number = lines[0][place]
        if (values[cell] > 0 || values.includes(number) || !this.played.rules.numbers.includes(number))
          continue
        const rival = [...numbers].some(([other, one]) => (other === cell) !== (one === number))
        if (rival) isSure = false
        numbers.set(cell, number)
      }
    }
    return { numbers, isSure }
  }
}

/** Random numbers that are drawn before the board is known. */
interface Draw {
  readonly what: Action['do']
  readonly numbers: readonly number[]
  readonly flag: boolean
  readonly rest: number
}

const WEIGHTS: Readonly<Record<Action['do'], number>> = {
  ...{ enter: 12, note: 8, notes: 4, cross: 3, colour: 4, clear: 5, strike: 4, link: 8, undo: 8, redo: 5 },
  ...{ fillNotes: 2, save: 2, back: 2, wipeNotes: 1, restart: 1, show: 1, hint: 1, check: 1, rest: 1 },
}

const draws: fc.Arbitrary<Draw[]> = fc.array(
  fc.record({
    what: fc.oneof(
      ...Object.entries(WEIGHTS).map(([what, weight]) => ({
        weight,
        arbitrary: fc.constant(what as Action['do']),
      })),
    ),
    numbers: fc.array(fc.nat(9999), { minLength: 8, maxLength: 8 }),
    flag: fc.boolean(),
    rest: fc.nat(3),
  }),
  { minLength: 1, maxLength: 40, size: 'max' },
)

/** The drawn action, on this board. */
function actionOf(
  { what, numbers, flag }: Draw,
  { played, solution }: PlayedBoard,
  { values }: Written,
): Action {
  const cells = solution.length
  const { least, greatest } = played.numbers
  const cellAt = (index: number) => numbers[index] % cells
  const valueAt = (index: number) => least + (numbers[index] % (greatest - least + 1))
  const several = 1 + (numbers[7] % 4 === 0 ? numbers[7] % 3 : 0)
  switch (what) {
    case 'enter': {
      const chosen = [...new Set([cellAt(0), cellAt(1), cellAt(2)].slice(0, several))]
      const entries = chosen.map((cell, index): Entry => {
        if (numbers[6] % 20 === 0) return [cell, 0]
        return [cell, numbers[6] % 3 > 0 && solution[cell] > 0 ? solution[cell] : valueAt(index + 3)]
      })
      return { do: 'enter', entries, tidy: flag }
    }
    case 'note':
      return { do: 'note', cell: cellAt(0), value: valueAt(1), kind: flag ? 'centre' : 'corner' }
    case 'notes':
    case 'cross':
    case 'colour': {
      const chosen = [cellAt(0), cellAt(1), cellAt(2)].slice(0, several)
      if (what === 'colour') return { do: what, cells: chosen, value: numbers[6] % 7 }
      const note = { cells: chosen, value: valueAt(3) }
      return what === 'cross'
        ? { do: what, ...note }
        : { do: what, ...note, kind: flag ? 'centre' : 'corner' }
    }
    case 'clear':
      return { do: 'clear', cells: [cellAt(0), cellAt(1), cellAt(2)].slice(0, several) }
    case 'strike': {
      const entries = [1, 2, 3, 4].map((index): Entry => [cellAt(flag ? 0 : index - 1), valueAt(index)])
      return { do: 'strike', entries: entries.slice(0, 1 + (numbers[7] % 4)) }
    }
    case 'link': {
      const cell = cellAt(0)
      const along = solution.indexOf(solution[cell] + 1)
      const beside = played.rules.neighbours?.[cell] ?? []
      // Mostly along the solution, sometimes to any neighbouring cell, and rarely to a cell far away.
      if (numbers[6] % 10 > 2 && solution[cell] > 0 && along >= 0) return { do: 'link', cells: [cell, along] }
      if (numbers[6] % 10 > 0 && beside.length > 0) {
        return { do: 'link', cells: [cell, beside[numbers[1] % beside.length]] }
      }
      return { do: 'link', cells: [cell, (cell + 1 + (numbers[1] % (cells - 1))) % cells] }
    }
    case 'show':
      return {
        do: 'show',
        entries: values.flatMap((_, cell) =>
          played.rules.isFixed(cell) ? [] : [[cell, solution[cell]] as const],
        ),
      }
    default:
      return { do: what }
  }
}

/** Freezes a game, so that an attempt to change it throws. */
function freeze({ board }: Game): void {
  for (const part of [board, board.values, board.centre, board.corner]) Object.freeze(part)
  for (const own of [...board.centre, ...board.corner]) Object.freeze(own)
}

describe('random sessions', () => {
  it.each(FAMILIES.map(({ name }) => name))('of %s agree with the model', (name) => {
    const boards = Array.from({ length: 20 }, (_, index) => playedBoard(name, `game/${index}`))
      // The model asks the rules for every number of every cell.
      .filter(({ solution }) => solution.length <= 36)
    const session = fc.property(fc.nat(boards.length - 1), draws, (index, drawn) => {
      const board = boards[index]
      const { rules } = board.played
      const model = new Model(board.played)
      let game = newGame(rules)
      const log: LogEntry[] = []
      for (const draw of drawn) {
        let action = actionOf(draw, board, model.now)
        if (action.do === 'enter') {
          const after = [...model.now.values]
          for (const [cell, value] of action.entries) if (!rules.isFixed(cell)) after[cell] = value
          if (model.hasTwice(after)) action = { ...action, tidy: false }
        }
        const isOfNotes = action.do === 'fillNotes' || action.do === 'strike'
        if (isOfNotes && model.hasTwice(model.now.values)) action = { do: 'rest' }
        const seconds = model.seconds + draw.rest - 1
        log.push({ number: log.length + 1, seconds: Math.max(seconds, 0), action })
        const { hints, checks, past, future } = model
        const before = JSON.stringify([model.now, hints, checks, past.length, future.length, model.seconds])
        const next = advance(rules, game, { action, seconds })
        model.play(action, seconds, next)
        const after = [model.now, model.hints, model.checks, past.length, future.length, model.seconds]
        const what = () => log.map(writeEntry).join('\n')
        if (JSON.stringify(after) === before)
          expect(next === game, `the same game after\n${what()}`).toBe(true)
        game = next
        freeze(game)
        compare(game, model, board.played, what)
      }
      const limits = board.played.limits
      const read = log.map((entry) => readEntry(writeEntry(entry), limits))
      expect(read).toEqual(log)
      expect(replay(rules, log)).toEqual(game)
    })
    fc.assert(session, { numRuns: 200 })
  })

  /** Compares a game with the model, also after an undo and after a redo. */
  function compare(game: Game, model: Model, { rules }: PlayedPuzzle, what: () => string): void {
    const said = (board: GameBoard) => JSON.stringify(written(board))
    const now = JSON.stringify(model.now)
    const counts = [game.hints, game.checks, game.isShown, game.seconds, isSolved(rules, game.board)]
    if (said(game.board) !== now) expect(written(game.board), what()).toEqual(model.now)
    const expected = [model.hints, model.checks, model.isShown, model.seconds, model.isSolved()]
    if (String(counts) !== String(expected)) expect(counts, what()).toEqual(expected)
    const sides = { undo: model.past, redo: model.future }
    for (const [side, stack] of Object.entries(sides) as ['undo' | 'redo', string[]][]) {
      const there = said(advance(rules, game, { action: { do: side }, seconds: 0 }).board)
      const wanted = stack.at(-1) ?? now
      if (there !== wanted) expect(JSON.parse(there), `${side} after\n${what()}`).toEqual(JSON.parse(wanted))
    }
  }
})

// 1 . | . .
// . . | . .
// . . | . .
// . . | . .
const SUDOKU = openNamed('sudoku:4x4:1...............')

// 1 . .      1 2 8
// . . .  of  4 3 7
// . . 9      5 6 9
const HIDOKU = openNamed('hidoku:3x3:1,,/,,/,,9')

// 1 2 #
// . . 3   One cell is blocked.
const BLOCKED_HIDOKU = openNamed('hidoku:2x3:1,,#/,,3')

function played({ rules }: PlayedPuzzle, ...actions: readonly Action[]): Game {
  return actions.reduce((game, action) => advance(rules, game, { action, seconds: 0 }), newGame(rules))
}

function enter(cell: number, value: number, tidy = false): Action {
  return { do: 'enter', entries: [[cell, value]], tidy }
}

const note = (cell: number, value: number): Action => ({ do: 'note', cell, value, kind: 'centre' })
const link = (one: number, other: number): Action => ({ do: 'link', cells: [one, other] })
const UNDO: Action = { do: 'undo' }
const REDO: Action = { do: 'redo' }

/** The game after one more action. */
function then({ rules }: PlayedPuzzle, game: Game, action: Action): Game {
  return advance(rules, game, { action, seconds: 0 })
}

describe('paths', () => {
  const PATH = [link(1, 4), link(4, 3), link(3, 6)]

  it('get their numbers as soon as two of them define the direction, and one undo removes these numbers', () => {
    const drawn = played(HIDOKU, ...PATH, enter(1, 2))
    expect(drawn.board.values).toEqual([1, 2, 0, 0, 0, 0, 0, 0, 9])
    const known = then(HIDOKU, drawn, enter(3, 4))
    expect(known.board.values).toEqual([1, 2, 0, 4, 3, 0, 5, 0, 9])
    expect(then(HIDOKU, known, UNDO).board).toEqual(drawn.board)
    expect(then(HIDOKU, then(HIDOKU, known, UNDO), REDO).board).toEqual(known.board)
  })

  it('get their numbers also downwards', () => {
    expect(played(HIDOKU, ...PATH, enter(6, 5), enter(4, 3)).board.values).toEqual([
      1, 2, 0, 4, 3, 0, 5, 0, 9,
    ])
  })

  it('get their numbers when a new piece joins them to existing numbers', () => {
    const before = played(HIDOKU, link(4, 3), link(3, 6), enter(1, 2))
    expect(before.board.values).toEqual([1, 2, 0, 0, 0, 0, 0, 0, 9])
    expect(then(HIDOKU, before, link(1, 4)).board.values).toEqual([1, 2, 0, 0, 0, 0, 0, 0, 9])
    const joined = played(HIDOKU, link(4, 3), link(3, 6), link(1, 4), enter(1, 2), link(0, 1))
    expect(joined.board.values).toEqual([1, 2, 0, 4, 3, 0, 5, 0, 9])
    expect(then(HIDOKU, joined, UNDO).board.links.size).toBe(3)
  })

  it('get no number from two numbers whose distance does not match their cells', () => {
    expect(played(HIDOKU, ...PATH, enter(1, 2), enter(6, 7)).board.values).toEqual([
      1, 2, 0, 0, 0, 0, 7, 0, 9,
    ])
  })

  it('get no number that is on the board already or out of range', () => {
    const used = played(HIDOKU, enter(5, 3), ...PATH, enter(1, 2), enter(3, 4))
    expect(used.board.values).toEqual([1, 2, 0, 4, 0, 3, 5, 0, 9])
    const low = played(HIDOKU, link(4, 3), link(3, 6), link(6, 7), enter(3, 2), enter(4, 3))
    expect(low.board.values).toEqual([1, 0, 0, 2, 3, 0, 0, 0, 9])
  })

  it('tidy the notes when numbers follow', () => {
    const game = played(HIDOKU, note(5, 3), note(5, 7), ...PATH, enter(1, 2), enter(3, 4, true))
    expect(game.board.centre[5]).toEqual([7])
  })

  it('join only neighbours, and are removed when they are drawn again or their cell is cleared', () => {
    const game = newGame(HIDOKU.rules)
    expect(then(HIDOKU, game, link(0, 8))).toBe(game)
    expect(played(HIDOKU, link(4, 3), link(3, 4)).board.links.size).toBe(0)
    expect(played(HIDOKU, ...PATH, { do: 'clear', cells: [4] }).board.links.size).toBe(1)
    const board = newGame(BLOCKED_HIDOKU.rules)
    expect(then(BLOCKED_HIDOKU, board, link(1, 2))).toBe(board)
    const none = newGame(SUDOKU.rules)
    expect(then(SUDOKU, none, link(5, 6))).toBe(none)
  })
})
