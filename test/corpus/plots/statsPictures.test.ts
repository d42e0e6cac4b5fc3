// Pictures of statistics: what they say in words, and that bars are as high as the counts.

import { describe, expect, it } from 'vitest'
import {
  cluesScene,
  degreesScene,
  starsScene,
  statsPictures,
  techniquesScene,
} from '../../../src/corpus/plots/statsPictures.ts'
import type { PuzzleRecord } from '../../../src/maker/puzzleRecord.ts'
import { loadTypeface } from '../../../src/render/loadTypeface.ts'
import type { PlotScene } from '../../../src/scene.ts'
import { corpusRecords, statsOf } from '../../support/corpusRecords.ts'

/** The heights of the filled rectangles of a scene by their left side, rounded; those above each other together. */
function heightsOf({ marks }: PlotScene): Map<number, number> {
  const heights = new Map<number, number>()
  for (const mark of marks) {
    if (mark.mark !== 'path' || !mark.fill || mark.stroke || mark.copies) continue
    const points = mark.steps.flatMap(([, x, y]) => (x === undefined || y === undefined ? [] : [[x, y]]))
    for (let index = 0; index < points.length; index += 4) {
      const [[x, top], , [, bottom]] = points.slice(index, index + 4)
      heights.set(Math.round(x), (heights.get(Math.round(x)) ?? 0) + bottom - top)
    }
  }
  return heights
}

describe('the pictures of a corpus', () => {
  const { kinds } = statsOf(corpusRecords().filter(({ family }) => family === 'sudoku'))

  it('have bars of stars as high as their puzzles', () => {
    const [kind] = kinds
    const wanted = kind.stars.filter((puzzles) => puzzles > 0)
    // The samples of the key lie at other places than the bars.
    const heights = [...heightsOf(starsScene([kind]))].filter(([x]) => x > 50).map(([, height]) => height)
    const bars = heights.filter((height) => height > 14.01 || height < 13.99)
    const most = Math.max(...wanted)
    expect(bars.map((height) => Math.round((height / Math.max(...bars)) * most))).toEqual(wanted)
  })

  it('show all puzzles by clues and by degree', () => {
    for (const scene of [cluesScene, degreesScene]) {
      const heights = [...heightsOf(scene([kinds[0]])).values()]
      const counts = scene === cluesScene ? [...kinds[0].clues.values()] : [...heights]
      expect(heights).toHaveLength(counts.length)
      expect(heights.every((height) => height > 0)).toBe(true)
    }
  })

  it('name each technique', () => {
    const texts = techniquesScene(kinds).marks.flatMap((mark) => (mark.mark === 'label' ? [mark.text] : []))
    for (const name of kinds[0].techniques.keys()) expect(texts).toContain(name)
  })

  it('are SVG with words and PNG, the same each time', () => {
    const stats = statsOf(corpusRecords())
    const files = [...statsPictures(stats, loadTypeface())]
    expect(files.map(({ name }) => name)).toEqual(
      ['stars', 'degrees', 'clues', 'techniques'].flatMap((name) => [`${name}.svg`, `${name}.png`]),
    )
    for (const { name, content } of files) {
      if (name.endsWith('.png'))
        expect(Buffer.from(content as Uint8Array).toString('latin1', 1, 4)).toBe('PNG')
      else expect(content).toMatch(/^<svg .*<desc [^>]*>.*sudoku 9x9: /s)
    }
    expect([...statsPictures(stats, loadTypeface())]).toEqual(files)
  })

  it('of puzzles without grades are those of clues alone, and of nothing none', () => {
    const [{ grade: _, ...ungraded }] = corpusRecords()
    const names = (records: readonly PuzzleRecord[]) =>
      Array.from(statsPictures(statsOf(records), loadTypeface()), ({ name }) => name)
    expect(names([ungraded])).toEqual(['clues.svg', 'clues.png'])
    expect(names([])).toEqual([])
  })
})
