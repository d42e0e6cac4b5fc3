// Undo and redo for values that are never changed.

/** The present value, the earlier ones and the undone ones, the nearest last. */
export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
}

/** The most steps that can be undone. */
const MOST_STEPS = 500

/** A history that begins with a value. */
export function beginHistory<T>(present: T): History<T> {
  return { past: [], present, future: [] }
}

/** Takes a step; the undone ones are forgotten. */
export function step<T>({ past, present, future }: History<T>, next: T): History<T> {
  if (next === present) return { past, present, future }
  return { past: [...past, present].slice(-MOST_STEPS), present: next, future: [] }
}

/** Replaces the present value without a step, for what nobody would undo. */
export function amend<T>(history: History<T>, present: T): History<T> {
  return { ...history, present }
}

/** The step back; the same history if there is none. */
export function stepBack<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const last = past.at(-1)
  return last === undefined
    ? history
    : { past: past.slice(0, -1), present: last, future: [...future, present] }
}

/** The step forward again; the same history if there is none. */
export function stepForward<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const next = future.at(-1)
  return next === undefined
    ? history
    : { past: [...past, present], present: next, future: future.slice(0, -1) }
}
