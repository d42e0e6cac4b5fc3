// How a board of each family looks, kept as pictures in test/fixtures/golden. Where the look is meant to change, they are
// drawn anew by `UPDATE_GOLDEN=1 npx vitest run test/render/golden.test.ts`, and should be looked at.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { describe, expect, it } from 'vitest'
import { shownGivens } from '../../src/families/grid.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import { readPuzzles } from '../../src/index.ts'
import { cellFor } from '../../src/render/drawing.ts'
import { pngOf } from '../../src/render/png.ts'
import { svgOf } from '../../src/render/svg.ts'
import { makeSolver } from '../../src/solver/solve.ts'
import { readPng, typeface } from '../support/png.ts'

const FOLDER = join(import.meta.dirname, '../fixtures/golden')
const WIDTH = 170
const DPI = 100
/** Pixels that may differ, where another processor rounds another way. Two figures differ in 19 and more. */
const TOLERANCE = 10
const COMPARISON = { threshold: 0.1, includeAA: true }

describe.each(FAMILIES.map((family) => [family.name, family] as const))('%s', (name, family) => {
  const [entry] = readPuzzles(family.notation.example, { family })
  if ('error' in entry) throw entry.error
  const { puzzle } = entry
  const givens = shownGivens(puzzle)
  const [solution] = makeSolver()(family, puzzle).solutions

  it.each([
    ['puzzle', givens],
    ['solution', solution],
  ])('looks as it did: %s', (what, values) => {
    const scene = family.drawing.scene(puzzle, values)
    const png = pngOf(svgOf(scene, { cell: cellFor(scene, WIDTH), typeface }), { dpi: DPI })
    const path = join(FOLDER, `${name}-${what}.png`)
    if (process.env.UPDATE_GOLDEN) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, png)
    }
    expect(existsSync(path)).toBe(true)
    const kept = readPng(readFileSync(path))
    const drawn = readPng(png)
    expect([drawn.width, drawn.height]).toEqual([kept.width, kept.height])
    const { width, height } = kept
    expect(pixelmatch(kept.data, drawn.data, undefined, width, height, COMPARISON)).toBeLessThan(TOLERANCE)
  })
})
