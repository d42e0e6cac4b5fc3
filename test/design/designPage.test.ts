// docs/design.md and its pictures are those of the tokens, and the tokens keep their promises.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { designFiles } from '../../scripts/design-page.mjs'
import * as place from '../../src/design/boardPlace.ts'
import { contrast } from '../../src/design/contrast.ts'
import * as icons from '../../src/design/icons.ts'
import * as iconsAfterBoard from '../../src/design/iconsAfterBoard.ts'
import { MARKS } from '../../src/design/marks.ts'
import { starCorners, starsPath } from '../../src/design/star.ts'
import * as tokens from '../../src/design/tokens.ts'

const { COLOURS, COVERS } = tokens

const ICONS = { ...icons, ...iconsAfterBoard }

it.each(Object.entries(designFiles({ tokens, icons: ICONS, contrast, starsPath, place, MARKS })))(
  'docs/%s is current; if not: npm run design-page',
  (path, text) => {
    expect(readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8')).toBe(text)
  },
)

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(['ink', 'muted', 'accent', 'wrong', 'star'] as const)('%s can be read as text', (name) => {
    for (const ground of ['paper', 'surface', 'given', 'near'] as const) {
      expect(contrast(COLOURS[name][theme], COLOURS[ground][theme])).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('texts can be read on the cards of every slot', () => {
    for (const hue of tokens.SLOT_HUES) {
      const ground = mixed(hue[theme], COLOURS.surface[theme], tokens.SLOT_SHARE)
      expect(contrast(COLOURS.ink[theme], ground)).toBeGreaterThanOrEqual(7)
      expect(contrast(COLOURS.muted[theme], ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(COLOURS.star[theme], ground)).toBeGreaterThanOrEqual(3)
    }
  })

  it('numbers can be read on every ground', () => {
    for (const ground of ['same', 'chosen', 'told', 'fault'] as const) {
      expect(contrast(COLOURS.ink[theme], COLOURS[ground][theme])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(COLOURS.accent[theme], COLOURS[ground][theme])).toBeGreaterThanOrEqual(3)
    }
  })

  it('numbers, notes and mistakes can be read in coloured cells', () => {
    for (const mark of MARKS) {
      for (const name of ['ink', 'accent', 'muted', 'wrong'] as const) {
        expect(contrast(COLOURS[name][theme], mark[theme]), `${name} on ${mark.name}`).toBeGreaterThanOrEqual(
          4.5,
        )
      }
    }
  })

  it('lines and the text on the accent can be seen', () => {
    expect(contrast(COLOURS.line[theme], COLOURS.paper[theme])).toBeGreaterThanOrEqual(3)
    expect(contrast(COLOURS.onAccent[theme], COLOURS.accent[theme])).toBeGreaterThanOrEqual(4.5)
  })
})

it.each(Object.entries(COVERS))(
  'texts and boards of the cover %s can be read',
  (_, { ground, paper, tones }) => {
    expect(contrast(paper, ground)).toBeGreaterThanOrEqual(7)
    for (const tone of tones) expect(contrast(ground, tone)).toBeGreaterThanOrEqual(4.5)
    expect(tones[0]).toBe(paper)
  },
)

it('contrasts are those of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('the path of the star has its corners', () => {
  const [, , ...steps] = (starsPath(0, 1).match(/-?\d*\.?\d+/g) ?? []).map(Number)
  let [x, y] = [0, 0]
  for (const [index, [toX, toY]] of starCorners(0, 10, 10).slice(1).entries()) {
    x += steps[2 * index]
    y += steps[2 * index + 1]
    expect(Math.hypot(x - toX, y - toY)).toBeLessThan(0.4)
  }
})

it('the colours of cells have six different shapes', () => {
  expect(new Set(MARKS.map(({ shape }) => shape)).size).toBe(6)
  for (const { shape } of MARKS) expect(shape).toMatch(/^M[\d.\sHLVahlvz-]+$/)
})

it('icons stay in their square', () => {
  for (const path of Object.values(ICONS)) {
    expect(path).toMatch(/^[Mm][\d.\sMmLlHhVvAaCcZz-]+$/)
  }
  expect(Object.keys(ICONS).length).toBeGreaterThanOrEqual(18)
})

/** A share of one colour mixed into another, as CSS mixes them in sRGB. */
function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [own, rest] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round(share * own + (1 - share) * rest)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
