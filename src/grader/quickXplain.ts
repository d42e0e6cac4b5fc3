// Which of many premises a conclusion needs (QuickXplain: Junker, Preferred explanations and relaxations for
// over-constrained problems, 2004).

/** A part of a list that is enough while none of it can be spared; the whole list is enough. */
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
