// Groups, without the package that reports use: this part of the program is one for browsers too.

/** Groups items by a key, in the order of the first of each group. */
export function groupedBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const there = groups.get(key)
    if (there) there.push(item)
    else groups.set(key, [item])
  }
  return groups
}
