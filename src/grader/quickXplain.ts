// Finds the premises that a conclusion needs, by the algorithm QuickXplain (Junker, Preferred explanations
// and relaxations for over-constrained problems, 2004).

/**
 * Returns a part of a list that is sufficient and of which nothing can be left out. The complete list must be
 * sufficient.
 */
export function leastPart<T>(list: readonly T[], isEnough: (part: readonly T[]) => boolean): readonly T[] {
  const leastOf = (needed: readonly T[], rest: readonly T[], hasGrown: boolean): readonly T[] => {
    if (hasGrown && isEnough(needed)) return []
    if (rest.length <= 1) return rest
    const half = rest.length >> 1
    const last = leastOf([...needed, ...rest.slice(0, half)], rest.slice(half), true)
    const first = leastOf([...needed, ...last], rest.slice(0, half), last.length > 0)
    return [...first, ...last]
  }
  return leastOf([], list, true)
}
