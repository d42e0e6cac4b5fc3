// The buttons under the board: tools, and one key for each number.

import { say } from '../../words/say.ts'
import { type PlayedPuzzle, symbolLabel } from '../playedPuzzle.ts'
import type { ButtonName } from '../playerWords.ts'
import { NO_CELL, type Session } from '../session.ts'
import type { HelpName } from './assistanceLoader.ts'
import { button, create, toolbar } from './create.ts'
import { symbolNode } from './drawing.ts'

/** The maximum number of keys that are arranged like those of a telephone. */
const MOST_TELEPHONE_KEYS = 9

/** Whether the keys of a puzzle are arranged like those of a telephone. */
export function isTelephone({ rules }: PlayedPuzzle): boolean {
  return rules.numbers.length <= MOST_TELEPHONE_KEYS
}

type Tool = 'undo' | 'redo' | 'clear' | 'notes' | 'corner' | 'hint' | 'combinations'

/** The tools and the keys of a board. */
export class Controls {
  /** The element. */
  readonly element: HTMLElement
  readonly #session: Session
  readonly #tools: Readonly<Record<Tool, HTMLButtonElement>>
  readonly #keys: ReadonlyMap<number, HTMLButtonElement>

  constructor(session: Session, help: (name: HelpName) => void, afterPress: () => void) {
    this.#session = session
    const { words, played } = session.parts
    const { buttons, tools, pad } = words.player
    const press = (action: () => void) => () => {
      action()
      afterPress()
    }
    const tool = (name: ButtonName, action: () => void, sign = buttons[name]) => {
      const made = button(sign, name, press(action))
      made.ariaLabel = buttons[name]
      return made
    }
    this.#tools = {
      undo: tool('undo', () => session.do({ do: 'undo' }), '↶'),
      redo: tool('redo', () => session.do({ do: 'redo' }), '↷'),
      clear: tool('clear', () => session.clear()),
      notes: tool('notes', () => session.toggleNotes('centre')),
      corner: tool('corner', () => session.toggleNotes('corner')),
      hint: tool('hint', () => help('hint')),
      combinations: tool('combinations', () => help('combinations')),
    }
    this.#tools.combinations.hidden = played.cages.length === 0
    const padWith = (value: number) => press(() => session.pad(value))
    // A number that the givens already contain everywhere has no key. Keys arranged like those of a telephone
    // are all there, so that each has its usual place.
    const isGiven = (value: number) =>
      played.rules.start.filter((one) => one === value).length >= played.numbers.each
    const values = played.rules.numbers.filter((value) => isTelephone(played) || !isGiven(value))
    this.#keys = new Map(values.map((value) => [value, button('', 'key', padWith(value))]))
    this.element = create(
      'div',
      { class: 'controls' },
      toolbar(tools, 'tools', Object.values(this.#tools)),
      toolbar(pad, 'pad', [...this.#keys.values()]),
    )
  }

  /** Updates the buttons to the state of the game. */
  update(): void {
    const session = this.#session
    const { game, parts, armed, notesMode } = session
    const { player } = parts.words
    const isOver = session.isSolved
    this.#tools.undo.disabled = game.past === undefined
    this.#tools.redo.disabled = game.future === undefined
    this.#tools.hint.disabled = isOver
    this.#tools.clear.disabled =
      isOver || session.cell === NO_CELL || parts.played.rules.isFixed(session.cell)
    this.#tools.notes.ariaPressed = String(notesMode === 'centre')
    this.#tools.corner.ariaPressed = String(notesMode === 'corner')
    this.#tools.combinations.ariaPressed = String(session.shownCage !== undefined)
    const { each } = parts.played.numbers
    for (const [value, key] of this.#keys) {
      const left = session.left(value)
      const small = each > 1 && parts.settings.left ? [' ', create('small', {}, String(left))] : []
      const text = small.length > 0 ? `${value} ${left}` : String(value)
      // Rewriting an unchanged key would cause a new layout.
      if (key.dataset.shown !== text) {
        key.dataset.shown = text
        key.replaceChildren(symbolNode(parts.symbols, value), ...small)
      }
      key.ariaLabel = say(player.key, { value: symbolLabel(parts.symbols, value), left })
      key.ariaPressed = String(armed === value)
      key.disabled = isOver || (left <= 0 && notesMode === 'off' && armed !== value)
    }
  }
}
