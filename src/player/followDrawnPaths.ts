// Paths that a player draws before their numbers are known. Joined pieces form a chain. As soon as two cells of a chain
// have numbers that differ by their distance along the chain, the numbers of its other cells follow.

/** Two cells joined by the player. */
type PathPiece = readonly [cell: number, next: number]

/** Adds the values that follow from the chains. Returns the same array if no values follow. */
export function followPaths(
  values: readonly number[],
  pieces: readonly PathPiece[],
  greatest: number,
): readonly number[] {
  let followed = values
  for (const chain of chainsOf(pieces)) followed = followChain(followed, chain, greatest)
  return followed
}

/** The cells of each chain, from end to end. Pieces that fork or close a ring form no chain. */
function chainsOf(pieces: readonly PathPiece[]): number[][] {
  const joined = new Map<number, number[]>()
  for (const [one, other] of pieces) {
    joined.set(one, [...(joined.get(one) ?? []), other])
    joined.set(other, [...(joined.get(other) ?? []), one])
  }
  const seen = new Set<number>()
  const chains: number[][] = []
  for (const [start, next] of joined) {
    if (next.length !== 1 || seen.has(start)) continue
    const chain = [start]
    for (let cell: number | undefined = next[0]; cell !== undefined; ) {
      chain.push(cell)
      const onwards: number[] = joined.get(cell) ?? []
      if (onwards.length > 2) break
      cell = onwards.find((one) => one !== chain.at(-2))
    }
    for (const cell of chain) seen.add(cell)
    chains.push(chain)
  }
  return chains
}

function followChain(
  values: readonly number[],
  chain: readonly number[],
  greatest: number,
): readonly number[] {
  const known = chain.flatMap((cell, place) => (values[cell] > 0 ? place : []))
  for (let index = 1; index < known.length; index++) {
    const [from, to] = [known[index - 1], known[index]]
    const difference = values[chain[to]] - values[chain[from]]
    if (Math.abs(difference) !== to - from) continue
    const numberAt = (place: number) => values[chain[from]] + Math.sign(difference) * (place - from)
    const used = new Set(values)
    const open = chain.flatMap((cell, place) => {
      const number = numberAt(place)
      return values[cell] === 0 && number >= 1 && number <= greatest && !used.has(number)
        ? [[cell, number] as const]
        : []
    })
    if (open.length === 0) return values
    const filled = values.slice()
    for (const [cell, number] of open) filled[cell] = number
    return filled
  }
  return values
}
