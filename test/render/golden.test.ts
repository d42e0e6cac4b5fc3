// The look of each family's board, kept as pictures in test/fixtures/golden. `npm run golden` draws missing
// and changed pictures; look at them before committing.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { describe, expect, it } from 'vitest'
import { shownGivens } from '../../src/families/grid.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import type { SymbolSet } from '../../src/families/symbolSet.ts'
import { makeDresser } from '../../src/families/symbols.ts'
import { namedSymbols } from '../../src/formats/pictures/symbolSets.ts'
import { parsePuzzle } from '../../src/formats/readPuzzles.ts'
import { readPuzzles } from '../../src/index.ts'
import { pngOf } from '../../src/render/png.ts'
import { cellFor } from '../../src/render/sizedScene.ts'
import { svgOf } from '../../src/render/svg.ts'
import type { Scene } from '../../src/scene.ts'
import { makeSolver } from '../../src/solver/solve.ts'
import { readPng, typeface } from '../support/png.ts'

const FOLDER = join(import.meta.dirname, '../fixtures/golden')
const WIDTH = 170
const DPI = 100
/**
 * The number of pixels that may differ, because processors round differently. Two different figures differ in
 * at least 19.
 */
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
    expectLook(family.drawing.scene(puzzle, values), `${name}-${what}`)
  })
})

describe('a board with shapes', () => {
  const shapes = namedSymbols('shapes') as SymbolSet

  it.each([
    ['4x4', '1.....2..3.....4'],
    ['6x6', '.....6.21453...245..4.6....6...4..1.'],
  ])('looks as it did: %s', (size, text) => {
    const { family, puzzle } = parsePuzzle(`sudoku:${size}:${text}`)
    const { solutions } = makeSolver()(family, puzzle)
    const { drawing } = makeDresser(shapes)(family, puzzle)
    expectLook(drawing.scene(puzzle, shownGivens(puzzle)), `shapes-${size}-puzzle`)
    expectLook(drawing.scene(puzzle, solutions[0]), `shapes-${size}-solution`)
  })
})

/** Compares a board with its kept picture, or keeps it if that is asked for. */
function expectLook(scene: Scene, name: string): void {
  const png = pngOf(svgOf(scene, { cell: cellFor(scene, WIDTH), typeface }), { dpi: DPI })
  const path = join(FOLDER, `${name}.png`)
  if (process.env.UPDATE_GOLDEN && !(existsSync(path) && looksLike(readFileSync(path), png))) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, png)
  }
  expect(existsSync(path), `npm run golden draws ${path}`).toBe(true)
  expect(looksLike(readFileSync(path), png)).toBe(true)
}

/** Whether a picture matches the kept one. */
function looksLike(kept: Uint8Array, drawn: Uint8Array): boolean {
  const [one, other] = [readPng(kept), readPng(drawn)]
  const { width, height } = one
  if (other.width !== width || other.height !== height) return false
  return pixelmatch(one.data, other.data, undefined, width, height, COMPARISON) < TOLERANCE
}
