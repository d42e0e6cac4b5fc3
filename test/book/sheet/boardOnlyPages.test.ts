// Labels above boards: the name at the left end, what is told about the difficulty at the right end.

import { describe, expect, it } from 'vitest'
import { type BoardLabel, boardPages } from '../../../src/book/sheet/boardOnlyPages.ts'
import { sudoku } from '../../../src/families/sudoku/index.ts'
import { loadTypeface } from '../../../src/render/loadTypeface.ts'
import type { Item } from '../../../src/render/pageItems.ts'
import { parsePaperSize } from '../../../src/render/paperSize.ts'

const typeface = loadTypeface()
const shape = sudoku.notation.parseShape('4x4')
const scene = sudoku.drawing.scene({ shape, givens: Array(16).fill(0) }, Array(16).fill(0))

function labelOf(label: BoardLabel): Exclude<Item, { item: 'scene' }>[] {
  const scenes = [scene, scene]
  const labels = [label, { text: '2' }]
  const [{ items }] = boardPages(scenes, { paper: parsePaperSize('A4'), perPage: 2, labels, typeface })
  return items.slice(
    0,
    items.findIndex(({ item }) => item === 'scene'),
  ) as ReturnType<typeof labelOf>
}

describe('labels of boards', () => {
  it('have a text, a note and stars, in this order from left to right', () => {
    const items = labelOf({ text: '1 · Sudoku', stars: 3, note: 'about 5 min' })
    expect(items.map((item) => (item.item === 'text' ? item.text : item.item))).toEqual([
      '1 · Sudoku',
      'stars',
      'about 5 min',
    ])
    const [text, stars, note] = items.map((item) => ('x' in item ? item.x : Number.NaN))
    expect(text).toBeLessThan(note)
    expect(note).toBeLessThan(stars)
  })

  it('cut a long text before the stars', () => {
    const [text, stars] = labelOf({ text: 'A very long name of a puzzle '.repeat(8), stars: 3 })
    if (text.item !== 'text' || stars.item !== 'stars') throw new Error('expected a text and stars')
    expect(text.x + typeface.bold.width(text.text) * text.size).toBeLessThanOrEqual(stars.x)
  })

  it('are left out', () => {
    const [{ items }] = boardPages([scene], { paper: parsePaperSize('A4'), typeface })
    expect(items.map(({ item }) => item)).toEqual(['scene'])
  })
})
