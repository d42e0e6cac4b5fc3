// Things in a row on pages: as few pages as can be, and of those ways the one that leaves the least holes. How many a page
// holds depends on which kinds are on it, and those that it has none of never make it hold less. What the pages lack is
// shared out, the last one's too, and in whole rows where that can be:
//
//   12 12 12 12 2, in rows of three, are better 12 12 9 9 8
//
// Dynamic programming over where the last page of the first n things begins; a page holds some twenty at most.

/** How many things a page holds on which there are these kinds, at least one; and how many of them a row has. */
export type Capacity = (kinds: ReadonlySet<string>) => { readonly holds: number; readonly row: number }

/** How much worse it is to lack a thing within a row than to lack one in a row that is left out. */
const TORN_ROW = 5

/** How the first so many things are paged. */
interface Paging {
  readonly pages: number
  /** Squares of what the pages lack, as shares of what they hold, so that it is shared out. */
  readonly lacking: number
  /** The index of the first thing on the last page. */
  readonly start: number
}

/** The things of each page, in order, no more than `most` on one. */
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
    if (end - start > capacity(onPage).holds) break
    const paging = pagingWith(start)
    if (isBetter(paging, best)) best = paging
  }
  return best

  function pagingWith(start: number): Paging {
    const { holds, row } = capacity(onPage)
    const inRows = row * Math.ceil((end - start) / row)
    // Somewhere the last row of all ends.
    const torn = end === kinds.length ? 1 : TORN_ROW
    const lacks = (holds - inRows) ** 2 + torn * (inRows - (end - start)) ** 2
    const { pages, lacking } = pagings[start]
    return { pages: pages + 1, lacking: lacking + lacks / holds ** 2, start }
  }
}

function isBetter(one: Paging, other: Paging): boolean {
  return one.pages < other.pages || (one.pages === other.pages && one.lacking < other.lacking)
}
