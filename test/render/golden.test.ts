// The look of each family's board, kept as pictures in test/fixtures/golden. `npm run golden` draws missing
// and changed pictures; look at them before committing.

import { describe, it } from 'vitest'
import { shownGivens } from '../../src/families/cellNamesAndFaults.ts'
import { makeDresser } from '../../src/families/familyWithSymbols.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import type { SymbolSet } from '../../src/families/symbolSet.ts'
import { namedSymbols } from '../../src/formats/pictures/readSymbolSet.ts'
import { parsePuzzle } from '../../src/formats/readPuzzles.ts'
import { readPuzzles } from '../../src/index.ts'
import { pngOf } from '../../src/render/png.ts'
import { cellFor } from '../../src/render/sizedScene.ts'
import { svgOf } from '../../src/render/svg.ts'
import type { Scene } from '../../src/scene.ts'
import { makeSolver } from '../../src/solver/solve.ts'
import { expectPicture } from '../support/golden.ts'
import { typeface } from '../support/png.ts'

const WIDTH = 170
const DPI = 100

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

function expectLook(scene: Scene, name: string): void {
  expectPicture(pngOf(svgOf(scene, { cell: cellFor(scene, WIDTH), typeface }), { dpi: DPI }), name)
}
