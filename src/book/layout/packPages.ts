// Packs a sequence of things onto as few pages as possible. The capacity of a page depends on the kinds of things on it.
// Every page is filled before the next begins, so only the last page, or one before a larger kind, has gaps:
//
//   12 12 12 12 2
//
// No other way has fewer pages, because a page with fewer things or fewer kinds never holds less.

/** The number of things that a page with these kinds (at least one) holds. */
export type Capacity = (kinds: ReadonlySet<string>) => number

/** The things of each page, in order, with at most `most` on each. */
export function paged<T>(
  things: readonly T[],
  kindOf: (thing: T) => string,
  most: number,
  capacity: Capacity,
): T[][] {
  const pages: T[][] = []
  let kinds = new Set<string>()
  for (const thing of things) {
    const page = pages.at(-1)
    const together = new Set(kinds).add(kindOf(thing))
    if (page && page.length < Math.min(most, capacity(together))) {
      page.push(thing)
      kinds = together
    } else {
      pages.push([thing])
      kinds = new Set([kindOf(thing)])
    }
  }
  return pages
}
