// The tools of a board, what is typed for the clue that is marked, and the rules of the board.

import type { ComponentChildren, Ref } from 'preact'
import type { DraftClue } from '../../families/setting.ts'
import type { SettingForm } from '../engine/tasks.ts'
import { hasText, type PageTool } from './marking.ts'
import { useStudio } from './store.ts'

/** The greatest number for which there are keys on the screen. */
const MOST_KEYS = 25

interface ToolPanelProps {
  readonly form: SettingForm
  readonly tool: PageTool
  /** Whether cells are marked. */
  readonly isMarked: boolean
  /** The clue at the marked cells. */
  readonly clue: DraftClue | undefined
  /** What is typed. */
  readonly typed: string
  /** The field in which it is typed. */
  readonly entry: Ref<HTMLInputElement>
  /** Chooses a tool. */
  choose(name: string): void
  /** Changes what is typed. */
  type(text: string): void
  /** Puts a clue with a text at the marked cells. */
  put(text: string): void
  /** Takes the clue away. */
  erase(): void
  /** The rules of the board, if there are any to choose. */
  readonly rules: ComponentChildren
}

/** The panel. */
export function ToolPanel(props: ToolPanelProps) {
  const { words } = useStudio()
  const { form, tool, isMarked, choose, erase, rules } = props
  return (
    <div class="panel tools">
      <fieldset>
        <legend>{words.set.tools}</legend>
        <div class="choices">
          {form.tools.map(({ name, label }) => (
            <button type="button" key={name} aria-pressed={name === tool.name} onClick={() => choose(name)}>
              {label}
            </button>
          ))}
        </div>
      </fieldset>
      <p class="quiet">{words.set.how[tool.place]}</p>
      {hasText(tool) && <Entry {...props} />}
      <button type="button" onClick={erase} disabled={!isMarked}>
        {words.set.erase}
      </button>
      {form.rules.length > 0 && rules}
    </div>
  )
}

function Entry({ tool, isMarked, clue, typed, entry, type, put }: ToolPanelProps) {
  const { words } = useStudio()
  const { numbers, choices = [] } = tool.entry
  return (
    <form
      class="entry"
      onSubmit={(event) => {
        event.preventDefault()
        put(typed)
      }}
    >
      {numbers && (
        <label class="field">
          <span>{words.set.value}</span>
          <input
            ref={entry}
            value={typed}
            disabled={!isMarked}
            onInput={(event) => type(event.currentTarget.value.trim())}
          />
        </label>
      )}
      {numbers && tool.place === 'cell' && numbers.greatest <= MOST_KEYS && (
        <div class="digits">
          {Array.from({ length: numbers.greatest - numbers.least + 1 }, (_, index) => (
            <button
              type="button"
              key={index}
              disabled={!isMarked}
              onClick={() => put(String(numbers.least + index))}
            >
              {numbers.least + index}
            </button>
          ))}
        </div>
      )}
      {choices.map((choice) => (
        <button
          type="button"
          key={choice}
          disabled={!isMarked}
          aria-pressed={clue?.text.endsWith(choice) ?? false}
          onClick={() => put(numbers ? typed.replace(/\D+$/, '') + choice : choice)}
        >
          {tool.choiceLabels[choice] ?? choice}
        </button>
      ))}
      {numbers && (
        <button type="submit" disabled={!isMarked}>
          {words.set.put}
        </button>
      )}
    </form>
  )
}
