// The buttons under the board: tools, and a key for each number.

import { NO_CELL, type Session } from '../session.ts'
import type { HelpName } from './assistanceLoader.ts'
import { button, create, toolbar } from './create.ts'

/** Up to so many keys stand like those of a telephone. */
const MOST_TELEPHONE_KEYS = 9

/** The tools and the keys of a board. */
export class Controls {
  /** The element. */
  readonly element: HTMLElement
  readonly #session: Session
  readonly #tools: Readonly<Record<'undo' | 'redo' | 'notes' | 'hint' | 'clear', HTMLButtonElement>>
  readonly #combinations: HTMLButtonElement
  readonly #keys: ReadonlyMap<number, HTMLButtonElement>

  constructor(session: Session, help: (name: HelpName) => void, afterPress: () => void) {
    this.#session = session
    const { words, played } = session.parts
    const { buttons, tools, pad } = words.player
    const press = (action: () => void) => () => {
      action()
      afterPress()
    }
    this.#tools = {
      undo: button(
        buttons.undo,
        'undo',
        press(() => session.do({ do: 'undo' })),
      ),
      redo: button(
        buttons.redo,
        'redo',
        press(() => session.do({ do: 'redo' })),
      ),
      clear: button(
        buttons.clear,
        'clear',
        press(() => session.clear()),
      ),
      notes: button(
        buttons.notes,
        'notes',
        press(() => session.nextNotesMode()),
      ),
      hint: button(
        buttons.hint,
        'hint',
        press(() => help('hint')),
      ),
    }
    this.#combinations = button(
      buttons.combinations,
      'combinations',
      press(() => help('combinations')),
    )
    this.#combinations.hidden = played.cages.length === 0
    this.#keys = new Map(
      played.rules.numbers.map((value) => [
        value,
        button(
          '',
          'key',
          press(() => session.pad(value)),
        ),
      ]),
    )
    this.element = create(
      'div',
      { class: 'controls' },
      toolbar(tools, 'tools', [...Object.values(this.#tools), this.#combinations]),
      toolbar(pad, 'pad', [...this.#keys.values()]),
    )
  }

  /** Whether the keys stand like those of a telephone. */
  get isTelephone(): boolean {
    return this.#keys.size <= MOST_TELEPHONE_KEYS
  }

  /** Shows how the game stands. */
  update(): void {
    const session = this.#session
    const { game, parts, armed, notesMode } = session
    const { player } = parts.words
    const isOver = session.isSolved
    this.#tools.undo.disabled = game.past === undefined
    this.#tools.redo.disabled = game.future === undefined
    this.#tools.hint.disabled = isOver
    this.#tools.clear.disabled = session.cell === NO_CELL || parts.played.rules.isFixed(session.cell)
    this.#tools.notes.setAttribute('aria-pressed', String(notesMode !== 'off'))
    this.#tools.notes.textContent = `${player.buttons.notes}${{ off: '', centre: ' ✎', corner: ' ◲' }[notesMode]}`
    this.#combinations.setAttribute('aria-pressed', String(session.shownCage !== undefined))
    for (const [value, key] of this.#keys) {
      const left = session.left(value)
      const small =
        parts.played.numbers.each > 1 && parts.settings.left ? [create('small', {}, String(left))] : []
      key.replaceChildren(String(value), ' ', ...small)
      key.setAttribute('aria-label', player.key(value, left))
      key.setAttribute('aria-pressed', String(armed === value))
      // A number that is used up leaves the tray; keys that stand at fixed places stay there.
      key.hidden = left <= 0 && !this.isTelephone && notesMode === 'off' && parts.played.numbers.each === 1
      key.disabled = isOver || (left <= 0 && this.isTelephone && notesMode === 'off' && armed !== value)
    }
  }
}
