// What a recipe plans for the cover, the copyright page and the size of pages.

import { describe, expect, it } from 'vitest'
import { mistakesOf as allMistakesOf, planOf as planOfText } from './planned.ts'

const text = (keys: string) => `title: x\n${keys}\npuzzles: [a]\n`
const planOf = (keys: string) => planOfText(text(keys))
const mistakesOf = (keys: string) => allMistakesOf(text(keys))

describe('the copyright page', () => {
  it('states the year only if the recipe does, and the publisher with its place', () => {
    const { copyright } = planOf('author: Ann\npublisher: Example Press\nplace: London\nyear: 2026').design
    expect(copyright).toEqual(['© 2026 Ann. All rights reserved.', 'Published by Example Press, London.'])
    expect(planOf('author: Ann\nplace: London').design.copyright).toEqual(['© Ann. All rights reserved.'])
    expect(planOf('publisher: Verlag\nlanguage: de\nyear: 2027').design.copyright).toEqual([
      '© 2027 Verlag. Alle Rechte vorbehalten.',
      'Verlag: Verlag',
    ])
    expect(planOf('author: Ann\ncopyright: [Mine., All of it.]').design.copyright).toEqual([
      ...['Mine.', 'All of it.'],
    ])
  })

  it('has no ISBN with a wrong check digit', () => {
    expect(planOf('isbn: 978-0-306-40615-7').design.isbn).toBe('978-0-306-40615-7')
    expect(mistakesOf('isbn: 978-0-306-40615-8')).toEqual([
      '2:7 "isbn" has 8 as its check digit; for 978-0-306-40615- it must be 7',
    ])
  })
})

describe('a size of pages', () => {
  it('may be any within limits', () => {
    const { trim } = planOf('trim: 170x240mm').design
    expect(trim.name).toBe('170x240mm')
    expect(trim.width).toBeCloseTo((170 / 25.4) * 72)
    expect(mistakesOf('trim: 3x9')).toEqual([
      '2:7 "trim" is "3x9"; expected a size with sides from 4 to 17 in (101.6 to 431.8 mm)',
    ])
  })
})

describe('a cover', () => {
  it('is on white paper, and only written if the recipe asks for it', () => {
    expect(planOf('year: 2026').cover).toMatchObject({ paper: { name: 'white' }, back: [] })
    expect(planOf('year: 2026').cover.kind).toBeUndefined()
    expect(planOf('cover: tint\npaper: 500ppi\nbackText: [One  text.]').cover).toMatchObject({
      kind: 'tint',
      paper: { name: '500ppi' },
      back: ['One text.'],
    })
  })

  it('has a paper that exists, and a text that fits on its back', () => {
    expect(mistakesOf('paper: 9999ppi')).toEqual([
      '2:8 "paper" must be a paper of 50 to 1500 pages per inch (sheets of 0.034 to 1.016 mm), not "9999ppi"',
    ])
    const long = Array.from({ length: 6 }, () => 'word '.repeat(110)).join(', ')
    expect(mistakesOf(`trim: 5x8\nbackText: [${long}]`)).toEqual([
      '3:11 "backText" does not fit on the back of a cover of 5x8; shorten it',
    ])
  })
})
