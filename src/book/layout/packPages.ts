// Packs a sequence of things onto as few pages as possible and, among such ways, with the smallest gaps. The capacity
// of a page depends on the kinds of things on it; fewer kinds never reduce it. Gaps are shared evenly among the pages,
// including the last, and in complete rows if possible:
//
//   12 12 12 12 2, in rows of three, become 12 12 9 9 8
//
// Dynamic programming over the start of the last page for the first n things; a page holds about twenty at most.

/** The number of things that a page with these kinds (at least one) holds, and the number in a row. */
export type Capacity = (kinds: ReadonlySet<string>) => { readonly holds: number; readonly row: number }

/** Empty places in an incomplete row count this many times as much as empty places in empty rows. */
const TORN_ROW = 5

/** The best distribution of the first n things over pages. */
interface Paging {
  readonly pages: number
  /** The sum of squared gaps, as shares of the capacity, so that gaps are shared evenly. */
  readonly lacking: number
  /** The index of the first thing on the last page. */
  readonly start: number
}

/** The things of each page, in order, with at most `most` on each. */
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

/** Extends the list of best pagings by one thing. */
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
    // The very last row may be incomplete without penalty.
    const torn = end === kinds.length ? 1 : TORN_ROW
    const lacks = (holds - inRows) ** 2 + torn * (inRows - (end - start)) ** 2
    const { pages, lacking } = pagings[start]
    return { pages: pages + 1, lacking: lacking + lacks / holds ** 2, start }
  }
}

function isBetter(one: Paging, other: Paging): boolean {
  return one.pages < other.pages || (one.pages === other.pages && one.lacking < other.lacking)
}
