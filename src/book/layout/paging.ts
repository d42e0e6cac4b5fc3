// Things in a row on pages: as few pages as can be, and of those ways the one that leaves the least holes. How many a page
// holds depends on which kinds are on it, and those that it has none of never make it hold less.
//
// Dynamic programming over where the last page of the first n things begins; a page holds some twenty at most.

/** How many things a page holds on which there are these kinds; at least one. */
export type Capacity = (kinds: ReadonlySet<string>) => number

/** How the first so many things are paged. */
interface Paging {
  readonly pages: number
  /** Squares of what the pages lack, so that it is shared out evenly. */
  readonly lacking: number
  /** The index of the first thing on the last page. */
  readonly start: number
}

/** The things of each page, in order, no more than `most` on one. The last page may have as few as are left. */
export function paged<T>(
  things: readonly T[],
  kindOf: (thing: T) => string,
  most: number,
  capacity: Capacity,
): T[][] {
  const kinds = things.map(kindOf)
  const pagings: Paging[] = [{ pages: 0, lacking: 0, start: 0 }]
  while (pagings.length <= kinds.length) pagings.push(nextPaging(kinds, pagings, most, capacity))
  const pages: T[][] = []
  for (let end = things.length; end > 0; end = pagings[end].start) {
    pages.push(things.slice(pagings[end].start, end))
  }
  return pages.reverse()
}

/** The best paging of one thing more than there are pagings of. */
function nextPaging(
  kinds: readonly string[],
  pagings: readonly Paging[],
  most: number,
  capacity: Capacity,
): Paging {
  const end = pagings.length
  const onPage = new Set([kinds[end - 1]])
  let best: Paging = pagingWith(end - 1)
  for (let start = end - 2; start >= Math.max(0, end - most); start--) {
    onPage.add(kinds[start])
    if (end - start > capacity(onPage)) break
    const paging = pagingWith(start)
    if (isBetter(paging, best)) best = paging
  }
  return best

  function pagingWith(start: number): Paging {
    const lacks = end === kinds.length ? 0 : capacity(onPage) - (end - start)
    const { pages, lacking } = pagings[start]
    return { pages: pages + 1, lacking: lacking + lacks ** 2, start }
  }
}

function isBetter(one: Paging, other: Paging): boolean {
  return one.pages < other.pages || (one.pages === other.pages && one.lacking < other.lacking)
}
