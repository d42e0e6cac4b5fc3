import { describe, expect, it } from 'vitest'
import { overhang } from '../../src/render/strokeWidths.ts'
import type { Mark, Scene } from '../../src/scene.ts'
import { DRAWN, drawnBoard } from '../support/drawn.ts'
import { fixtureOf } from '../support/fixtures.ts'
import { countPainted, countTouching, isPainted, pictureOf } from '../support/png.ts'

/** Cells of 3, 9 and 20 mm, in points. */
const CELLS = [8.5, 25.5, 57] as const
/** Pixels per cell, for cells of any size. */
const PIXELS = 40

const isText = (mark: Mark) => mark.mark === 'text'
const isClue = (mark: Mark) => mark.mark === 'text' && mark.anchor === 'corner'

const BOARDS = DRAWN.map(([name, shape, own]) => {
  const { family, puzzle, solution } = drawnBoard(name, shape, own)
  const signs = fixtureOf(name).drawing?.signs ?? []
  const scene = family.drawing.scene(puzzle, solution)
  // A text that belongs on a line touches it.
  const marks = scene.marks.filter((mark) => mark.mark !== 'text' || !signs.includes(mark.text))
  return [`${name} ${shape}`, { ...scene, marks }] as const
})

function only(scene: Scene, isWanted: (mark: Mark) => boolean, cell: number) {
  return pictureOf({ ...scene, marks: scene.marks.filter(isWanted) }, cell, (PIXELS / cell) * 72)
}

describe.each(BOARDS)('%s', (_, scene) => {
  it.each(CELLS)('has no number that touches a line, with cells of %d points', (cell) => {
    const texts = only(scene, isText, cell)
    expect(countPainted(texts)).toBeGreaterThan(0)
    const others = only(scene, (mark) => !isText(mark), cell)
    expect(countTouching(texts, others)).toBe(0)
  })

  it.each(CELLS)('has no clue that touches a number, with cells of %d points', (cell) => {
    const clues = only(scene, isClue, cell)
    const numbers = only(scene, (mark) => isText(mark) && !isClue(mark), cell)
    expect(countTouching(clues, numbers)).toBe(0)
  })

  it('is complete: only half a stroke is painted outside its box', () => {
    const [, cell] = CELLS
    const air = 0.2
    const { left, top, width, height } = scene
    const size = { width: width + 2 * air, height: height + 2 * air }
    const wider = { ...scene, ...size, left: left - air, top: top - air }
    const picture = pictureOf(wider, cell, (PIXELS / cell) * 72)
    const rim = Math.floor(air * PIXELS) - 1
    let outside = 0
    for (let y = 0; y < picture.height; y++) {
      for (let x = 0; x < picture.width; x++) {
        const distance = Math.min(x, y, picture.width - 1 - x, picture.height - 1 - y)
        if (distance < rim && isPainted(picture, y * picture.width + x)) outside++
      }
    }
    expect(outside).toBe(0)
    expect(overhang(cell)).toBeLessThan(air * cell)
  })
})
