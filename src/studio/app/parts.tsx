// Small parts that all rooms use.

import type { ComponentChildren } from 'preact'
import { MOST_STARS, starsPath } from '../../design/star.ts'
import { say } from '../../words/formatMessage.ts'
import type { StudioWords } from './studioWords.ts'

/** Stars of five. */
export function StarRow({ stars, words }: { readonly stars: number; readonly words: StudioWords }) {
  return (
    <span class="stars" role="img" aria-label={say(words.starsOfFive, { stars })}>
      {Array.from({ length: MOST_STARS }, (_, star) => (
        <svg key={star} viewBox="0 0 22 20" aria-hidden="true" class={star < stars ? 'full' : 'empty'}>
          <path d={starsPath(0, 1)} />
        </svg>
      ))}
    </span>
  )
}

/** An icon of an outline of `design/icons.ts`; what it means is said by the element around it. */
export function Icon({ outline }: { readonly outline: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={outline} />
    </svg>
  )
}

/** A field with its label and what else is to know about it. */
export function LabelledField({
  label,
  hint,
  children,
}: {
  readonly label: string
  readonly hint?: string | undefined
  readonly children: ComponentChildren
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label class="field">
      <span>{label}</span>
      {children}
      {hint !== undefined && <small>{hint}</small>}
    </label>
  )
}

/** A switch with its label, and what it means if that is said. */
export function LabelledSwitch({
  label,
  hint,
  isOn,
  set,
}: {
  readonly label: string
  readonly hint?: string | undefined
  readonly isOn: boolean
  readonly set: (isOn: boolean) => void
}) {
  return (
    <label class="field switch">
      <input type="checkbox" checked={isOn} onChange={(event) => set(event.currentTarget.checked)} />
      <span>
        {label} {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  )
}
