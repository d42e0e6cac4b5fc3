// Names of contenders without the parts that all of them have in common, which a plot says once.

/** The names, each without the parts between slashes that all have at the start or the end, and a phrase that says which. */
export function shortNames(names: readonly string[]): { readonly shorts: string[]; readonly common: string } {
  const parts = names.map((name) => name.split('/'))
  // At least one part of each name is left.
  const most = names.length < 2 ? 0 : Math.min(...parts.map(({ length }) => length)) - 1
  const last = sharedLength(
    parts.map((each) => each.toReversed()),
    most,
  )
  const first = sharedLength(parts, most - last)
  const [start, end] = [parts[0]?.slice(0, first) ?? [], parts[0]?.slice(parts[0].length - last) ?? []]
  const phrases = [
    ...(first > 0 ? [`begin with ${start.join('/')}/`] : []),
    ...(last > 0 ? [`end in /${end.join('/')}`] : []),
  ]
  return {
    shorts: parts.map((each) => each.slice(first, each.length - last).join('/')),
    common: phrases.length > 0 ? `all names ${phrases.join(' and ')}` : '',
  }
}

/** The number of parts that all have at their start, at most `most`. */
function sharedLength(each: readonly (readonly string[])[], most: number): number {
  const differing = Array.from({ length: most }).findIndex((_, place) =>
    each.some((parts) => parts[place] !== each[0][place]),
  )
  return differing === -1 ? most : differing
}
