// The buttons under the board: tools, and one key for each number.

import * as icons from '../../design/icons.ts'
import { gridOfKeys, numbersWithKeys } from '../../design/keysAndRoom.ts'
import { say } from '../../words/formatMessage.ts'
import { symbolLabel } from '../openPuzzleRecord.ts'
import { NO_CELL, type Session } from '../session.ts'
import type { HelpName } from './assistanceLoader.ts'
import type { BoardExtras } from './boardExtras.ts'
import { button, create, keepTabStop, toolbar } from './createElement.ts'
import { icon } from './icons.ts'

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
  const press = (action: () => void) => () =>
    session.afterKeys(() => {
      action()
      afterPress()
    })
  const tool = (name: keyof typeof buttons, outline: string, action: () => void) => {
    const made = button('', name, press(action))
    made.append(icon(outline), create('span', {}, buttons[name]))
    made.ariaLabel = buttons[name]
    return made
  }
  const tools = {
    undo: tool('undo', icons.undo, () => session.do({ do: 'undo' })),
    redo: tool('redo', icons.redo, () => session.do({ do: 'redo' })),
    notes: tool('notes', icons.notes, () => session.toggleNotes('centre')),
    corner: tool('corner', icons.corner, () => session.toggleNotes('corner')),
    ...(played.cages.length > 0 && {
      combinations: tool('combinations', icons.cage, () => help('combinations')),
    }),
    hint: tool('hint', icons.hint, () => help('hint')),
    next: tool('next', icons.next, () => help('number')),
  }
  const clear = tool('clear', icons.clear, () => session.clear())
  const padWith = (value: number) => press(() => session.pad(value))
  const { each } = played.numbers
  const values = numbersWithKeys(played.numbers, played.rules.start)
  const keys = new Map(values.map((value) => [value, button('', 'key', padWith(value))]))
  const rows = gridOfKeys(keys.size)
  const toolBar = toolbar(toolsLabel, 'tools', Object.values(tools))
  const padBar = toolbar(pad, 'pad', [...keys.values(), clear])
  // A path is drawn, so its many keys are folded away until they are asked for.
  if (session.hasPath) {
    const fold = tool('keys', icons.keys, () => {
      fold.ariaPressed = String(!padBar.parentElement?.classList.toggle('folded'))
    })
    fold.ariaPressed = 'false'
    tools.undo.after(clear)
    toolBar.append(fold)
  }
  const bars = [toolBar, padBar]
  const element = create('div', { class: session.hasPath ? 'controls folded' : 'controls' }, ...bars)
  element.style.setProperty('--keys', String(rows.columns))
  return {
    element,
    /** The number of rows of keys that are shown. */
    rows: session.hasPath ? 0 : rows.rows,
    /** Updates the buttons to the state of the game. */
    update(): void {
      const { game, armed, notesMode, isSolved, cell } = session
      tools.undo.disabled = game.past === undefined
      tools.redo.disabled = game.future === undefined
      tools.hint.disabled = isSolved
      tools.next.hidden = !session.hint || session.hint.isMistake
      clear.disabled = isSolved || cell === NO_CELL || (played.rules.isFixed(cell) && !session.more.length)
      tools.notes.ariaPressed = String(notesMode === 'centre')
      tools.corner.ariaPressed = String(notesMode === 'corner')
      if (tools.combinations) tools.combinations.ariaPressed = String(session.shownCage !== undefined)
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
