// The control: the first contender once more, under another name. Both do exactly the same, so whatever their times differ
// by is noise, and no smaller difference between other contenders says anything.

import { CONTROL, type ContenderName } from './results.ts'

/** Adds the control, in the second place. */
export function withControl<C extends { readonly name: string }>(contenders: readonly C[]): C[] {
  return contenders.flatMap((one, index) => (index === 0 ? [one, { ...one, name: CONTROL }] : one))
}

/** Adds the control to the list of a header. */
export function withControlName(names: readonly ContenderName[]): ContenderName[] {
  return withControl(names).map((one, index) =>
    index === 1 ? { ...one, kind: 'control', what: `${names[0].name} once more` } : one,
  )
}
