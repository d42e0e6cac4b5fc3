// Certificates of many puzzles: both checkers accept them, and nothing that was spoiled. The sizes of the certificates are
// those of docs/certificates.md.

import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { certificateFault } from '../support/certificateChecker.ts'
import {
  CERTIFIED_RULES,
  CERTIFIED_SHAPES,
  hasPython,
  makeCertified,
  pythonAccepts,
  spoiled,
} from '../support/certified.ts'

if (!hasPython) console.log('skipped: python3 is not installed, so only the checker in TypeScript is tested')

/** Puzzles of each shape; CERTIFICATES=200 takes half an hour. */
const PUZZLES = Number(process.env.CERTIFICATES ?? 10)
/** Spoiled certificates of each shape of a family, and of each rule. */
const SPOILED = 5 * PUZZLES
const SPOILED_BY_RULE = 2 * PUZZLES

/** Larger shapes, with the size in bytes that the median certificate has at most once it is compressed. */
const SIZES = [
  ['sudoku', '9x9', 1024],
  ['kenken', '6x6', 1024],
  ['survo', '4x4', 1024],
  ['hidoku', '8x8', 2048],
  ['magic', '5x5', 1024],
] as const

const SHAPES = [
  ...[...CERTIFIED_SHAPES, ...SIZES].map(([family, shape]) => [family, shape, SPOILED] as const),
  ...CERTIFIED_RULES.map(([family, shape]) => [family, shape, SPOILED_BY_RULE] as const),
]

describe.each(SHAPES)('certificates of %s %s', (family, shape, count) => {
  const made = makeCertified(family, shape, PUZZLES)

  it('are accepted, and none that is spoiled', { timeout: 900_000 }, () => {
    const texts = made.map(({ text }) => text)
    expect(texts.map(certificateFault)).toEqual(texts.map(() => undefined))
    if (hasPython) expect(pythonAccepts(texts)).not.toContain(false)
    const wrong = Array.from(spoiled(shape, made, count), ({ text }) => text)
    expect(wrong.length).toBe(count)
    expect(wrong.filter((text) => certificateFault(text) === undefined)).toEqual([])
    if (hasPython) expect(pythonAccepts(wrong)).not.toContain(true)
  })
})

describe.each(SIZES)('certificates of %s %s', (family, shape, most) => {
  it('are small', () => {
    const sizes = makeCertified(family, shape, PUZZLES).map(({ text }) => gzipSync(text).length)
    expect(sizes.sort((one, other) => one - other)[PUZZLES >> 1]).toBeLessThan(most)
  })
})
