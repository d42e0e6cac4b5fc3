// Finds a solution in a text by its digits.

/** A match of at least this many digits is not a coincidence. */
const TELLING = 16

/** Whether a text contains the numbers of a solution in order; characters other than digits may stand between them. */
export function tellsSolution(text: string, solution: readonly number[]): boolean {
  return digitsTell(digitsOf(text), solution)
}

/** The digits of a text. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D+/g, '')
}

/** Whether the digits of a text contain the numbers of a solution in order. */
export function digitsTell(digits: string, solution: readonly number[]): boolean {
  const ways = [solution, solution.filter((value) => value > 0)].map((values) => values.join(''))
  return ways.some((way) => way.length >= TELLING && digits.includes(way))
}
