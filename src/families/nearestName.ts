// Suggestions for mistyped names: the known name that needs the fewest changes of letters.

/** The maximum length of a word that may be a mistyped name. */
const LONGEST = 40

/**
 * The name nearest to a word, if at most a third of the name's letters are wrong. A word with one wrong letter of two may mean any
 * other name of two letters as well.
 */
export function nearestOf(word: string, names: readonly string[]): string | undefined {
  const nearest = names
    .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase()) }))
    .reduce((best, one) => (one.distance < best.distance ? one : best), { name: '', distance: Infinity })
  const isShort = word.length < 3 && word.length === nearest.name.length
  const most = isShort ? 0 : Math.max(1, Math.floor(nearest.name.length / 3))
  return nearest.distance <= most ? nearest.name : undefined
}

/**
 * The edit distance: the number of letters to add, leave out, change or swap (Damerau and Levenshtein). It is
 * infinite for words longer than LONGEST.
 */
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
