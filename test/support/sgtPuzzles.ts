// Simon Tatham's puzzles from Debian's package: the programs make game IDs, and print boards with their
// solutions. Neither needs a screen.

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const FOLDER = '/usr/games'

/** Whether a program is installed. */
export function hasSgt(name: string): boolean {
  return existsSync(`${FOLDER}/sgt-${name}`)
}

/** Game IDs with parameters such as 3x3dt. */
export function sgtIds(name: string, parameters: string, count: number): string[] {
  const ids = execFileSync(`${FOLDER}/sgt-${name}`, ['--generate', String(count), parameters], {
    encoding: 'utf8',
  })
  return ids.trim().split('\n')
}

/**
 * The solved boards that a program prints for IDs, as their numbers joined by commas. Throws if it refuses
 * one. (Debian's Keen stops at some of its own IDs, with a failed assertion about the outlines of winding cages.)
 */
export function sgtSolutions(name: string, ids: readonly string[]): string[] {
  const script = execFileSync(`${FOLDER}/sgt-${name}`, ['--print', '1x1', '--with-solutions'], {
    input: `${ids.join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 1 << 29,
  })
  // First a page for each puzzle, then a page for each solution.
  const pages = script.split('%%Page:').slice(1 + ids.length)
  if (pages.length !== ids.length) throw new Error(`${pages.length} solutions of ${ids.length} puzzles`)
  return pages.map(boardOf)
}

/** Numbers in the middle of their cells, sorted by their places on the page, from the top. */
const NUMBER = /add 2 div (\d+) exch sub (\d+) exch moveto pop pop\n\((\d|[a-p])\)/g

function boardOf(page: string): string {
  const numbers = Array.from(page.matchAll(NUMBER), ([, y, x, text]) => ({
    y: Number(y),
    x: Number(x),
    text,
  }))
  numbers.sort((one, other) => other.y - one.y || one.x - other.x)
  // Values above 9 are letters: a is 10.
  return numbers.map(({ text }) => Number.parseInt(text, 36)).join()
}
