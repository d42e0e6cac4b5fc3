import { describe, expect, it } from 'vitest'
import { CARD_ENLARGEMENT, socialCard } from '../../../src/feed/print/socialCard.ts'
import type { Panel } from '../../../src/render/pageItems.ts'
import { colourPng } from '../../../src/render/png.ts'
import { pageSvg } from '../../../src/render/svg.ts'
import type { Language } from '../../../src/words/languages.ts'
import { readPng, typeface } from '../../support/png.ts'
import {
  boardOf,
  CASES,
  expectPaintedWithin,
  expectPrinted,
  linesOf,
  lookOf,
  publishedOf,
} from './printed.ts'

const MARGIN = 50
const series = 'The Daily Example'

/** What is on a card, without the ground of its words. */
const onGround = ({ items: [ground, ...items], ...card }: Panel): Panel => {
  expect(ground).toMatchObject({
    item: 'rectangle',
    x: 630,
    y: 0,
    width: 570,
    height: 630,
    colour: '#ffdf8c',
  })
  return { ...card, items }
}

const cardOf = (name: string, shape: string, language: Language, own = {}, puzzle = {}, title = series) =>
  socialCard(publishedOf(boardOf(name, shape, own), puzzle), lookOf(language, { title }))

describe.each(CASES)('%s %s in %s', (name, shape, language, own) => {
  const card = cardOf(name, shape, language, own)

  it('is a picture of 1200 by 630 pixels', () => {
    const { width, height } = readPng(colourPng(pageSvg(card, typeface), CARD_ENLARGEMENT))
    expect([width, height]).toEqual([1200, 630])
  })

  it('has the whole board without its solution at the left and the words at the right, with room around both', () => {
    expectPaintedWithin(onGround(card), MARGIN)
    const [board, ...others] = expectPrinted(card.items, boardOf(name, shape, own))
    expect(others).toEqual([])
    expect(board.x + board.scene.width * board.cell).toBeLessThanOrEqual(630 - MARGIN)
    for (const item of card.items)
      if (item.item === 'text') expect(item.x).toBeGreaterThanOrEqual(630 + MARGIN)
  })
})

describe('a card', () => {
  it('states title, date and difficulty', () => {
    const { items } = cardOf('sudoku', '9x9', 'de')
    expect(linesOf(items).join(' ')).toBe(`${series} Daily Numbers Samstag, 30. Januar 2027 Leicht`)
    expect(items.filter(({ item }) => item === 'stars')).toMatchObject([{ stars: 2, of: 5 }])
  })

  it('has no stars for an unknown difficulty', () => {
    const { items } = cardOf('sudoku', '9x9', 'en', {}, { grade: undefined })
    expect(items.some(({ item }) => item === 'stars')).toBe(false)
  })

  it('cuts long texts', () => {
    const title = '</svg><script>alert(1)</script> & so on and on, '.repeat(9)
    const card = cardOf('sudoku', '9x9', 'en', {}, { slot: { name: 'x', title } }, title)
    const cut = linesOf(card.items).filter((line) => line.endsWith('…'))
    expect(cut).toHaveLength(2)
    expectPaintedWithin(onGround(card), MARGIN)
    expect(pageSvg({ ...card, title }, typeface)).not.toContain('<script')
  })
})
