// The buttons under the board: tools, and one key for each number.

import { say } from '../../words/formatMessage.ts'
import { type PlayedPuzzle, symbolLabel } from '../openPuzzleRecord.ts'
import { NO_CELL, type Session } from '../session.ts'
import type { HelpName } from './assistanceLoader.ts'
import type { BoardExtras } from './boardExtras.ts'
import { button, create, keepTabStop, toolbar } from './createElement.ts'

/** The maximum number of keys that are arranged like those of a telephone. */
const MOST_TELEPHONE_KEYS = 9

/** Whether the keys of a puzzle are arranged like those of a telephone. */
export function isTelephone({ rules }: PlayedPuzzle): boolean {
  return rules.numbers.length <= MOST_TELEPHONE_KEYS
}

/** The tools and the keys of a board. */
export function makeControls(
  session: Session,
  { signOf }: BoardExtras,
  help: (name: HelpName) => void,
  afterPress: () => void,
) {
  const { parts } = session
  const { played, words } = parts
  const { buttons, key: keyLabel, tools: toolsLabel, pad } = words.player
  const press = (action: () => void) => () => {
    action()
    afterPress()
  }
  const tool = (name: keyof typeof buttons, action: () => void, sign = buttons[name] ?? '') => {
    const made = button(sign, name, press(action))
    made.ariaLabel = buttons[name]
    return made
  }
  const tools = {
    undo: tool('undo', () => session.do({ do: 'undo' }), '↶'),
    redo: tool('redo', () => session.do({ do: 'redo' }), '↷'),
    clear: tool('clear', () => session.clear()),
    notes: tool('notes', () => session.toggleNotes('centre')),
    corner: tool('corner', () => session.toggleNotes('corner')),
    hint: tool('hint', () => help('hint')),
    next: tool('next', () => help('number')),
    combinations: tool('combinations', () => help('combinations')),
  }
  tools.combinations.hidden = played.cages.length === 0
  const padWith = (value: number) => press(() => session.pad(value))
  // A number that the givens contain as often as a solution does has no key. If keys are arranged like those of a telephone,
  // every number has a key, so that each key has its usual place.
  const { each } = played.numbers
  const isGiven = (value: number) => played.rules.start.filter((one) => one === value).length >= each
  const values = played.rules.numbers.filter((value) => isTelephone(played) || !isGiven(value))
  const keys = new Map(values.map((value) => [value, button('', 'key', padWith(value))]))
  const bars = [toolbar(toolsLabel, 'tools', Object.values(tools)), toolbar(pad, 'pad', [...keys.values()])]
  return {
    element: create('div', { class: 'controls' }, ...bars),
    /** Updates the buttons to the state of the game. */
    update(): void {
      const { game, armed, notesMode, isSolved, cell } = session
      tools.undo.disabled = game.past === undefined
      tools.redo.disabled = game.future === undefined
      tools.hint.disabled = isSolved
      tools.next.hidden = !session.hint || session.hint.isMistake
      tools.clear.disabled = isSolved || cell === NO_CELL || played.rules.isFixed(cell)
      tools.notes.ariaPressed = String(notesMode === 'centre')
      tools.corner.ariaPressed = String(notesMode === 'corner')
      tools.combinations.ariaPressed = String(session.shownCage !== undefined)
      for (const [value, key] of keys) {
        const left = session.left(value)
        const small = each > 1 && parts.settings.left ? [' ', create('small', {}, String(left))] : []
        const text = small.length > 0 ? `${value} ${left}` : String(value)
        // Rewriting an unchanged key would cause a new layout.
        if (key.dataset.shown !== text) {
          key.dataset.shown = text
          key.replaceChildren(signOf(value), ...small)
        }
        key.ariaLabel = say(keyLabel, { value: symbolLabel(parts.symbols, value), left })
        key.ariaPressed = String(armed === value)
        key.disabled = isSolved || (left <= 0 && notesMode === 'off' && armed !== value)
      }
      bars.forEach(keepTabStop)
    },
  }
}
