// The further rules that a board can have, as switches.

import type { ShownRule } from '../engine/tasks.ts'
import { useStudio } from './store.ts'

interface RulesProps {
  readonly rules: readonly ShownRule[]
  /** Gets the shape with a rule added or taken away. */
  choose(shape: string): void
  /** Whether the list is open at first. */
  readonly isOpen: boolean
}

/** The list; nothing for families without further rules. */
export function RuleSwitches({ rules, choose, isOpen }: RulesProps) {
  const { words } = useStudio()
  if (rules.length === 0) return null
  return (
    <details open={isOpen}>
      <summary>{words.make.rules}</summary>
      <ul class="chips">
        {rules.map(({ name, label, text, isChosen, shape, refusal }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={isChosen}
              disabled={shape === undefined}
              title={refusal ?? text}
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
