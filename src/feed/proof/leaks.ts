// Finds data that no public file may have: how a puzzle was made, which would reveal the puzzles of other days, and its solution.

/** The private keys of records. */
const PRIVATE_KEYS: readonly string[] = ['solution', 'seed', 'made']

/** The first private key anywhere in some data. */
export function privateKeyIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  for (const [key, value] of Object.entries(data)) {
    if (PRIVATE_KEYS.includes(key)) return key
    const inner = privateKeyIn(value)
    if (inner !== undefined) return inner
  }
  return undefined
}

/** A match of this many digits is not chance. */
const TELLING = 16

/** Whether a text has the numbers of a solution in order, with anything except digits between them. */
export function tellsSolution(text: string, solution: readonly number[]): boolean {
  const digits = text.replaceAll(/\D/g, '')
  const ways = [solution, solution.filter((value) => value > 0)].map((values) => values.join(''))
  return ways.some((way) => way.length >= TELLING && digits.includes(way))
}
