// A player at a board: the chosen cell, the armed number, the current hint. A session takes commands from
// keys, fingers and buttons, applies them to the game, and tells what to show. It does not depend on a page,
// so it can be tested without one.

import type { PlayedCage } from '../families/playing.ts'
import { say } from '../words/formatMessage.ts'
import type { Action, NoteKind } from './actions.ts'
import { isUsual } from './game.ts'
import type { Hint } from './hints.ts'
import { isMove, KeptGame } from './keptGame.ts'
import { isFurtherPlayLoaded, loadFurtherPlay } from './loadFurtherPlay.ts'
import { symbolLabel } from './openPuzzleRecord.ts'
import type { PathPen } from './pathPen.ts'
import type { MenuWords } from './playerWords.ts'
import type { NotesMode, SessionParts } from './sessionParts.ts'
import { writeIntoAll } from './severalCells.ts'

/** The value of `cell` if none is chosen. */
export const NO_CELL = -1

/** A player at a board. */
export class Session extends KeptGame<SessionParts> {
  /** The cell that is chosen, or `NO_CELL`. */
  cell = NO_CELL
  /** The cells that are chosen besides `cell`. */
  more: readonly number[] = []
  /** Whether taps choose further cells. */
  picks?: boolean
  /** Whether the keys of the keyboard colour cells. */
  paints?: boolean
  /** The words of the menu, once they are loaded. */
  said?: MenuWords
  /** The armed number, which goes into the cells that are tapped; 0 for none. */
  armed = 0
  /** The kind of notes that numbers become. */
  notesMode: NotesMode = 'off'
  /** The digits of an unfinished number. */
  typed = ''
  /** The current hint. */
  hint: Hint | undefined
  /** The letters by which the message names cells. */
  letters: Hint['letters'] | undefined
  /** The groups of cells of which the message speaks. */
  houses: Hint['houses'] | undefined
  /** The message of the status line. */
  message = ''
  /** The cage whose combinations are shown. */
  shownCage: PlayedCage | undefined
  /** The pen that writes paths, if the puzzle is a path. */
  readonly pen: PathPen | undefined
  /** Whether the unfinished number is a note. */
  isNoteTyped = false
  /** Whether keys wait until all of the player is loaded. */
  keysWait = false

  constructor(parts: SessionParts) {
    super(parts)
    this.pen = parts.makePen?.(this)
    const { use } = parts.words.player
    if (this.isSolved) this.message = this.solvedText
    else if (!this.isBegun) this.message = this.hasPath ? use.path : use.cells
  }

  /** The number to shade: the armed number, or else that of the chosen cell. */
  get shownValue(): number {
    return this.armed || (this.cell === NO_CELL ? 0 : this.game.board.values[this.cell])
  }

  /** The message for a solved board. */
  get solvedText(): string {
    const { status } = this.parts.words.player
    return this.game.isShown ? status.shown : status.solved
  }

  /** Whether the puzzle is a path, in which consecutive numbers are neighbours. */
  get hasPath(): boolean {
    return this.pen !== undefined
  }

  /** Applies an action to the game and shows its message. */
  do(action: Action, message = ''): void {
    const { progress, isViewOnly, seconds } = this.parts
    if (isViewOnly) return
    if (!isFurtherPlayLoaded() && !isUsual(this.game, action)) {
      // The action is written down at once, so that it is not lost if the page is closed before the rest is loaded.
      // Then the game is read from the log, which keeps the order of all actions.
      progress.append(action, seconds())
      this.whenLoaded(() => this.#show(this.become(this.logged, action), message))
      return
    }
    if (isMove(action)) this.#forgetHint()
    this.#show(this.advance(action), message)
  }

  /** Shows the game after an action. */
  #show(isNew: boolean, message: string): void {
    this.say(isNew && this.isSolved ? this.solvedText : message)
    this.parts.changed()
  }

  /** Does some work as soon as all of the player is loaded. */
  whenLoaded(work: () => void): void {
    const fail = () => {
      this.message = this.parts.words.player.status.notLoaded
      this.parts.changed()
    }
    if (isFurtherPlayLoaded()) work()
    else loadFurtherPlay().then(work, fail)
  }

  /** Does what a click asks for, but after the keys that wait: these mean the cell that was chosen when they were pressed. */
  afterKeys(work: () => void): void {
    if (!this.keysWait || isFurtherPlayLoaded()) work()
    else loadFurtherPlay().then(work, work)
  }

  /** Shows a message, and a warning if the game cannot be saved. */
  say(message: string): void {
    const { progress, words } = this.parts
    this.message = progress.isKept ? message : `${message} ${words.player.status.notKept}`.trim()
  }

  /** Reloads the game from its log. */
  restore(): void {
    this.game = this.logged
    this.#forgetHint()
  }

  /** Forgets the hint after a change of the board or a move to another cell. */
  #forgetHint(): void {
    this.hint = undefined
    this.letters = undefined
    this.houses = undefined
    this.shownCage = undefined
    this.parts.cancel()
  }

  /** Chooses a cell. */
  choose(cell: number): void {
    if (cell === this.cell) return
    this.commit()
    this.cell = cell
    this.more = []
    this.shownCage = undefined
    this.parts.changed()
  }

  /** Finishes the unfinished number. */
  commit(): void {
    const { typed } = this
    this.typed = ''
    if (typed !== '' && Number(typed) >= this.parts.played.numbers.least) {
      this.write(Number(typed), this.isNoteTyped)
    }
  }

  /** Writes a number into the chosen cell, as a value or as a note. */
  write(value: number, isNote: boolean): void {
    const { greatest } = this.parts.played.numbers
    if (this.cell === NO_CELL || value > greatest) return
    const mode = isNote ? 'centre' : this.notesMode
    if (this.more.length > 0) writeIntoAll(this, value, mode)
    else this.#writeInto(this.cell, value, mode)
  }

  #writeInto(cell: number, value: number, mode: NotesMode): void {
    const { played, settings } = this.parts
    if (played.rules.isFixed(cell) || this.isSolved) return
    if (mode === 'off') {
      this.do({ do: 'enter', entries: [[cell, value]], tidy: settings.tidy })
      if (this.isSolved) this.armed = 0
      else if (this.armed === value) this.#afterArmed(value)
    } else if (settings.live) writeIntoAll(this, value, mode, [cell])
    else this.do({ do: 'note', cell, value, kind: mode })
  }

  /**
   * Called when the armed number has gone into a cell. On a path, arms the next number; otherwise disarms a
   * number that is used up.
   */
  #afterArmed(value: number): void {
    if (this.pen) this.pen.goOn(value)
    else if (this.left(value) <= 0) this.arm(0)
  }

  /** Takes a key of the pad: its number goes into the chosen cell, or is armed. */
  pad(value: number): void {
    const { settings, played } = this.parts
    const canTake = this.cell !== NO_CELL && !played.rules.isFixed(this.cell)
    if (this.more.length > 0 || (!settings.numberFirst && canTake && this.armed === 0)) {
      this.typed = ''
      this.write(value, false)
    } else this.arm(this.armed === value ? 0 : value)
  }

  /** Arms a number; 0 disarms. */
  arm(value: number): void {
    this.armed = value
    const { symbols, words } = this.parts
    const { armed } = words.player.status
    this.say(value > 0 ? say(armed, { value: symbolLabel(symbols, value) }) : '')
    this.parts.changed()
  }

  /** Handles a tap or a click on a cell. */
  tap(cell: number): void {
    const { values } = this.game.board
    const { played } = this.parts
    const isSame = cell === this.cell
    this.choose(cell)
    if (played.isBlocked(cell) || this.parts.isViewOnly) return
    const value = values[cell]
    if (this.pen && value > 0 && this.notesMode === 'off') this.pen.goFrom(value)
    else if (this.armed > 0 && !played.rules.isFixed(cell)) {
      if (value !== this.armed || this.notesMode !== 'off') this.#writeInto(cell, this.armed, this.notesMode)
      else this.clear()
    } else if (value > 0 && this.armed > 0) this.arm(value)
    else if (isSame) this.parts.changed()
  }

  /** Clears the chosen cell, or removes the last typed digit. */
  clear(): void {
    if (this.typed !== '') {
      this.typed = this.typed.slice(0, -1)
      this.parts.changed()
    } else if (this.cell !== NO_CELL && !this.isSolved)
      this.do({ do: 'clear', cells: [this.cell, ...this.more] })
  }

  /** Switches between notes of this kind and values. */
  toggleNotes(kind: NoteKind): void {
    this.notesMode = this.notesMode === kind ? 'off' : kind
    this.message = this.parts.words.player.status.notesMode[this.notesMode]
    this.parts.changed()
  }
}
