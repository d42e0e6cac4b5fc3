// The further rules that a board can have, as switches.

import type { ShownRule } from '../engine/tasks.ts'
import { useStudio } from './store.ts'

interface RulesProps {
  readonly rules: readonly ShownRule[]
  /** Gets the shape with a rule added or taken away. */
  choose(shape: string): void
  /** Whether the list is open at first. */
  readonly isOpen: boolean
  /** Called when the list is opened. */
  open?(): void
}

/** The list. */
export function RuleSwitches({ rules, choose, isOpen, open }: RulesProps) {
  const { words } = useStudio()
  return (
    <details open={isOpen} onToggle={(event) => event.currentTarget.open && open?.()}>
      <summary>{words.make.rules}</summary>
      <ul class="chips">
        {rules.map(({ name, label, text, isChosen, shape }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={isChosen}
              disabled={shape === undefined}
              title={shape === undefined ? `${text} ${words.make.noRule}` : text}
              onClick={() => shape !== undefined && choose(shape)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
