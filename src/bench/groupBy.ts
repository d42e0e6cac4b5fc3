// Groups items without the package that reports use, because this part of the program also runs in browsers.

/** Groups items by a key; the groups are in the order of their first items. */
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
