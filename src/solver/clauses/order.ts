// The order in which booleans are decided: those that took part in contradictions most lately come first (Ryan, Efficient
// algorithms for clause-learning SAT solvers, 2004).

/** Makes an order of booleans from 1 to a number; the first come first. */
export function makeOrder(booleans: number) {
  const before = Int32Array.from({ length: booleans + 2 }, (_, boolean) => boolean - 1)
  const after = Int32Array.from({ length: booleans + 2 }, (_, boolean) => boolean + 1)
  /** When each boolean came to the front; larger is later. */
  const times = Int32Array.from({ length: booleans + 2 }, (_, boolean) => booleans - boolean)
  let now = booleans
  let front = 1
  /** All booleans in front of this one are decided. */
  let start = 1

  return {
    /** Puts booleans to the front; they keep their order. */
    bump(bumped: readonly number[], isOpen: (boolean: number) => boolean): void {
      for (const boolean of bumped.toSorted((one, other) => times[one] - times[other])) {
        if (boolean !== front) {
          if (start === boolean) start = after[boolean] > booleans ? before[boolean] : after[boolean]
          after[before[boolean]] = after[boolean]
          before[after[boolean]] = before[boolean]
          before[front] = boolean
          after[boolean] = front
          before[boolean] = 0
          front = boolean
        }
        times[boolean] = ++now
        if (isOpen(boolean)) start = boolean
      }
    },
    /** A boolean is open again. */
    opened(boolean: number): void {
      if (times[boolean] > times[start]) start = boolean
    },
    /** The first open boolean; undefined if none is open. */
    first(isOpen: (boolean: number) => boolean): number | undefined {
      while (start <= booleans && !isOpen(start)) start = after[start]
      return start <= booleans ? start : undefined
    },
  }
}
