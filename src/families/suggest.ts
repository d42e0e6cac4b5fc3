// Which known name somebody meant who typed another: the one with the fewest letters to change.

/** What is longer is no name that was mistyped. */
const LONGEST = 40

/** The name that is nearest to a word, if one is near: up to a third of its letters are wrong. */
export function nearestOf(word: string, names: readonly string[]): string | undefined {
  const nearest = names
    .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase()) }))
    .reduce((best, one) => (one.distance < best.distance ? one : best), { name: '', distance: Infinity })
  return nearest.distance <= Math.max(1, Math.floor(nearest.name.length / 3)) ? nearest.name : undefined
}

/** Letters to add, to leave out, to change or to swap (Damerau and Levenshtein); a long word is near to nothing. */
function editDistance(one: string, other: string): number {
  if (one.length > LONGEST) return Infinity
  const first = Array.from({ length: other.length + 1 }, (_, index) => index)
  const rows = [first]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const changed = rows[i - 1][j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swapped = isSwap ? rows[i - 2][j - 2] + 1 : Infinity
      row.push(Math.min(changed, swapped, rows[i - 1][j] + 1, row[j - 1] + 1))
    }
    rows.push(row)
  }
  return rows[one.length][other.length]
}
