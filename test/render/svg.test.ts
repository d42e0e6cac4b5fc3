import { describe, expect, it } from 'vitest'
import { findFamily } from '../../src/families/registry.ts'
import { parsePuzzle } from '../../src/index.ts'
import { overhang } from '../../src/render/strokeWidths.ts'
import { svgOf } from '../../src/render/svg.ts'
import type { Scene } from '../../src/scene.ts'
import { makeSolver } from '../../src/solver/solve.ts'
import { typeface } from '../support/png.ts'

const CELL = 25
const { puzzle } = parsePuzzle(
  'sudoku:9x9:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
)
const sudoku = findFamily('sudoku')
const [solution] = makeSolver()(sudoku, puzzle).solutions
const svg = svgOf(sudoku.drawing.scene(puzzle, solution), { cell: CELL, typeface, title: 'Sudoku' })

const all = (pattern: RegExp, text = svg) => Array.from(text.matchAll(pattern), ([, found]) => found)

describe('a Sudoku as SVG', () => {
  it('is small, and needs no font and no other file', () => {
    expect(svg.length).toBeLessThan(15_000)
    expect(svg).not.toMatch(/<text|font|<image|<style|url\(/)
    for (const reference of all(/href="([^"]*)"/g)) expect(reference).toMatch(/^#/)
  })

  it('defines each outline once, and uses it for each number', () => {
    const ids = all(/ id="([^"]*)"/g)
    expect(new Set(ids).size).toBe(ids.length)
    const used = all(/href="#([^"]*)"/g)
    expect(used.length).toBe(81)
    expect(new Set(used)).toEqual(new Set(ids))
    // Givens are bold.
    const givens = puzzle.givens.filter((given) => given > 0)
    expect(used.filter((id) => id.includes('-bold-')).length).toBe(givens.length)
  })

  it('has the same outline under the same id in every picture, and other ids for another typeface', () => {
    const outlines = (text: string) =>
      new Map(Array.from(text.matchAll(/<path id="([^"]*)" d="([^"]*)"/g), ([, id, path]) => [id, path]))
    const scene = sudoku.drawing.scene(puzzle, puzzle.givens)
    const here = outlines(svg)
    for (const [id, path] of outlines(svgOf(scene, { cell: 60, typeface }))) expect(here.get(id)).toBe(path)
    const other = { ...typeface, name: 'Another & One' }
    const there = outlines(svgOf(scene, { cell: 60, typeface: other }))
    expect(Array.from(there.keys()).filter((id) => here.has(id))).toEqual([])
    for (const id of there.keys()) expect(id).toMatch(/^[A-Za-z][A-Za-z0-9-]*$/)
  })

  it('has the size of its drawing in millimetres, with the strokes on the border', () => {
    const full = 9 * CELL + 2 * overhang(CELL)
    const [width] = all(/ width="([\d.]+)mm"/g).map(Number)
    expect(width).toBeCloseTo((full / 72) * 25.4, 2)
    const [left, top, boxWidth, boxHeight] = all(/viewBox="([^"]*)"/g)[0]
      .split(' ')
      .map(Number)
    // The file has two decimals.
    for (const corner of [left, top]) expect(Math.abs(corner + overhang(CELL))).toBeLessThanOrEqual(0.0051)
    for (const side of [boxWidth, boxHeight]) expect(Math.abs(side - full)).toBeLessThanOrEqual(0.0051)
  })
})

describe('lines of an SVG', () => {
  it('run from end to end: horizontal, vertical and diagonal', () => {
    const ends = [
      [0, 0, 2, 0],
      [1, 0, 1, 3],
      [0, 1, 2, 3],
    ]
    const marks = ends.map(([x1, y1, x2, y2]) => ({ mark: 'line', x1, y1, x2, y2, stroke: 'thin' }) as const)
    const lines = svgOf({ left: 0, top: 0, width: 2, height: 3, marks }, { cell: 10, typeface })
    expect(all(/<path d="([^"]*)" fill="none"/g, lines)).toEqual(['M0 0H20M10 0V30M0 10L20 30'])
  })
})

describe('the title of an SVG', () => {
  const empty: Scene = { left: 0, top: 0, width: 1, height: 1, marks: [] }

  it('is available to screen readers, with any characters', () => {
    const titled = svgOf(empty, { cell: CELL, typeface, title: 'Cages & <b>“sums”</b>\uFFFE' })
    expect(titled).toContain('role="img"')
    expect(titled).toContain('<title>Cages &amp; &lt;b&gt;“sums”&lt;/b&gt; </title>')
  })

  it('an SVG without a title has no title element', () => {
    expect(svgOf(empty, { cell: CELL, typeface })).not.toContain('<title>')
  })
})
