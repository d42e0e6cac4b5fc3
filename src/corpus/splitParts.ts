// Divides the puzzles of a corpus among parts, such as those for training, validation and test. The part of a puzzle
// depends only on a hash of the split's seed and the puzzle's key. Twins share a key, so they are in the same part, and
// adding puzzles to the corpus does not move others. With strata, each stratum is divided by the same hashes into exact
// shares; then adding puzzles may move others.

import type { Hash } from '../bench/corpus.ts'
import { PuzzleError, quote } from '../families/puzzleError.ts'

/** A part and its share. */
export interface SplitPart {
  /** The name of the part, which names its file: letters, digits and _, as data hubs allow for splits. */
  readonly name: string
  /** The share of the part in percent. */
  readonly percent: number
}

const PART = /^([A-Za-z0-9]\w{0,63})=(\d+(?:\.\d+)?)%$/

/** A tolerance, because sums of decimal fractions are not exact. */
const ROUNDING = 1e-9

/** Reads the parts: `train=80%,validation=10%,test=10%`. Throws a PuzzleError. */
export function parseSplitParts(text: string): readonly SplitPart[] {
  const parts = text.split(',').map((part): SplitPart => {
    const match = PART.exec(part.trim())
    if (!match) {
      throw new PuzzleError(
        'value',
        `expected parts as in train=80%,test=20%, got ${quote(part)}; a name has letters, digits and _`,
      )
    }
    return { name: match[1], percent: Number(match[2]) }
  })
  for (const [index, { name, percent }] of parts.entries()) {
    if (percent === 0) throw new PuzzleError('value', `the part ${quote(name)} must have more than 0 %`)
    // On some systems, file names that differ only in their case are the same.
    const isTwice = parts.slice(0, index).some((other) => other.name.toLowerCase() === name.toLowerCase())
    if (isTwice) throw new PuzzleError('value', `the part ${quote(name)} is named twice`)
  }
  const sum = parts.reduce((all, { percent }) => all + percent, 0)
  if (Math.abs(sum - 100) > ROUNDING) {
    const message = `the parts must add up to 100 %, got ${Number(sum.toFixed(6))} %`
    throw new PuzzleError('value', message)
  }
  return parts
}

/** Returns a function that finds the index of the part at a number from 0 to below 1. */
function makeShares(parts: readonly SplitPart[]): (share: number) => number {
  let sum = 0
  const ends = parts.map(({ percent }) => {
    sum += percent
    return sum / 100
  })
  return (share) => {
    const part = ends.findIndex((end) => share < end)
    return part < 0 ? parts.length - 1 : part
  }
}

/** Returns a function that finds the index of a puzzle's part by the puzzle's key, in hexadecimal. */
export function makeSplit(parts: readonly SplitPart[], seed: string, hash: Hash): (key: string) => number {
  const partAt = makeShares(parts)
  return (key) => partAt(hashedFraction(`${seed}\n${key}`, hash))
}

/** A puzzle to divide: its stratum, and the hash of seed and key as a fraction, which twins share. */
export interface StratifiedPuzzle {
  readonly fraction: number
  readonly stratum: string
}

/**
 * Returns the index of the part of each puzzle. The puzzles of a stratum, in the order of their fractions, fill one
 * part after another, so that each part gets its exact share, give or take one puzzle. Twins stay together.
 */
export function stratifiedParts(
  parts: readonly SplitPart[],
  puzzles: readonly StratifiedPuzzle[],
): readonly number[] {
  const partAt = makeShares(parts)
  const sizes = new Map<string, number>()
  for (const { stratum } of puzzles) sizes.set(stratum, (sizes.get(stratum) ?? 0) + 1)
  const placed = new Map<string, number>()
  const chosen = new Array<number>(puzzles.length)
  let last = { fraction: -1, part: 0 }
  for (const position of Array.from(puzzles.keys()).sort(
    (a, b) => puzzles[a].fraction - puzzles[b].fraction,
  )) {
    const { fraction, stratum } = puzzles[position]
    const before = placed.get(stratum) ?? 0
    placed.set(stratum, before + 1)
    const share = (before + 0.5) / (sizes.get(stratum) as number)
    last = { fraction, part: fraction === last.fraction ? last.part : partAt(share) }
    chosen[position] = last.part
  }
  return chosen
}

/** The number of hexadecimal digits that a JavaScript number represents exactly. */
const EXACT_DIGITS = 13

/** A number from 0 to below 1 that depends only on the text. */
export function hashedFraction(text: string, hash: Hash): number {
  return Number.parseInt(hash(text).slice(0, EXACT_DIGITS), 16) / 16 ** EXACT_DIGITS
}
