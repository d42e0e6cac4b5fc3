// What a page has room for: refusals have to be true, and what they propose has to fit.

import { describe, expect, it } from 'vitest'
import type { Design } from '../../src/book/book.ts'
import { PUZZLES_PER_PAGE } from '../../src/book/book.ts'
import { countPages, tooSmall } from '../../src/book/layout/geometry.ts'
import { layOut } from '../../src/book/layout/layout.ts'
import { TRIMS } from '../../src/book/paper.ts'
import { findFamily } from '../../src/families/registry.ts'
import { makeRng } from '../../src/kernel/rng.ts'
import { NO_WISHES } from '../../src/maker/order.ts'
import { loadTypeface } from '../../src/render/fonts.ts'
import { MILLIMETRE } from '../../src/render/units.ts'
import type { Scene } from '../../src/scene.ts'
import { bookOf, designOf, EXAMPLES, puzzlesOf, trimOf } from './layoutBooks.ts'

/** A full board of a shape. */
function sceneOf(name: string, shape: string): Scene {
  const family = findFamily(name)
  for (let attempt = 0; ; attempt++) {
    const board = family.making.fill(makeRng(`fit/${attempt}`), family.parseShape(shape), NO_WISHES)
    if (board) return family.scene(board.puzzle, board.solution)
  }
}

const SCENES = {
  'sudoku 9x9': sceneOf('sudoku', '9x9'),
  'sudoku 16x16': sceneOf('sudoku', '16x16'),
  'kenken 9x9': sceneOf('kenken', '9x9'),
  'survo 4x4': sceneOf('survo', '4x4'),
  'hidoku 20x20/rook': sceneOf('hidoku', '20x20/rook'),
}

describe.each(Object.entries(SCENES))('a board of %s', (_, scene) => {
  it('is refused only with what fits instead', () => {
    for (const trim of TRIMS) {
      for (const puzzlesPerPage of PUZZLES_PER_PAGE) {
        const design = designOf({ trim, puzzlesPerPage })
        const why = tooSmall(design, scene)
        if (why === undefined) continue
        const [, needs, has] = /at least ([\d.]+) mm.*would have ([\d.]+) mm/.exec(why) ?? []
        expect(Number(has)).toBeLessThan(Number(needs))
        const fewer = /(?:: |, )(\d) a page fits/.exec(why)?.[1]
        const larger = /a trim of (\S+?)(?: fits|$)/.exec(why)?.[1]
        const single = /1 a page on a trim of/.test(why)
        expect(fewer ?? larger).toBeDefined()
        if (fewer) {
          const fitting = designOf({ trim, puzzlesPerPage: Number(fewer) as Design['puzzlesPerPage'] })
          expect(tooSmall(fitting, scene)).toBeUndefined()
        }
        if (larger) {
          const fitting = designOf({
            trim: trimOf(larger),
            puzzlesPerPage: single ? 1 : puzzlesPerPage,
          })
          expect(tooSmall(fitting, scene)).toBeUndefined()
        }
      }
    }
  })
})

describe('what fits', () => {
  it('is a Sudoku six times on the smallest page, and a large one only alone', () => {
    const small = (puzzlesPerPage: Design['puzzlesPerPage']) =>
      designOf({ trim: trimOf('5x8'), puzzlesPerPage })
    expect(tooSmall(small(6), SCENES['sudoku 9x9'])).toBeUndefined()
    expect(tooSmall(small(1), SCENES['sudoku 16x16'])).toBeUndefined()
    expect(tooSmall(small(2), SCENES['sudoku 16x16'])).toMatch(
      /^a 16x16 board needs cells of at least 6 mm to be written in, and with 2 a page on 5x8 in they would have/,
    )
  })

  it('depends on the inside margin of a thick book', () => {
    const design = designOf({ trim: trimOf('5x8'), puzzlesPerPage: 1 })
    expect(tooSmall(design, SCENES['sudoku 16x16'], 24)).toBeUndefined()
    expect(tooSmall(design, SCENES['sudoku 16x16'], 828)).toBeDefined()
  })

  it('has digits of 18 points in large print', () => {
    const large = (name: string) => designOf({ trim: trimOf(name), isLargePrint: true, puzzlesPerPage: 1 })
    expect(tooSmall(large('5x8'), SCENES['sudoku 9x9'])).toBeUndefined()
    const why = tooSmall(large('6x9'), SCENES['sudoku 16x16'])
    expect(why).toContain('for digits of 18 pt')
    expect(
      tooSmall(large(/trim of (\S+) fits/.exec(why ?? '')?.[1] ?? ''), SCENES['sudoku 16x16']),
    ).toBeUndefined()
  })

  it('is written in cells of five millimetres and more, as laid out', () => {
    const puzzles = puzzlesOf(1).filter(({ family }) => family.name === 'sudoku')
    const { pages } = layOut(
      bookOf(designOf({ trim: trimOf('5x8'), puzzlesPerPage: 6 }), puzzles),
      loadTypeface(),
      EXAMPLES,
    )
    const board = pages
      .find(({ items }) => items.some((item) => item.item === 'anchor' && item.name === 'puzzle-1'))
      ?.items.find((item) => item.item === 'scene')
    expect(board?.cell).toBeGreaterThan(5 * MILLIMETRE)
  })
})

describe('the pages of a book that is not made yet', () => {
  it.each([
    { puzzlesPerPage: 1, count: 20, startsRight: true },
    { puzzlesPerPage: 4, count: 21, startsRight: false },
    { puzzlesPerPage: 6, count: 70, startsRight: true },
    {
      puzzlesPerPage: 1,
      count: 3,
      startsRight: false,
      isLargePrint: true,
      trim: trimOf('5x8'),
      language: 'de',
    },
  ] as const)('are never fewer than it has, and hardly more: %o', (given) => {
    const { count, ...wanted } = given
    const design = designOf(wanted)
    const book = bookOf(design, puzzlesOf(count))
    const portions = book.sections.map(({ puzzles: [first, ...others] }) => ({
      scene: first.family.scene(first.puzzle, first.solution),
      count: others.length + 1,
    }))
    const counted = countPages(design, portions)
    const { length } = layOut(book, loadTypeface(), EXAMPLES).pages
    expect(counted).toBeGreaterThanOrEqual(length)
    expect(counted).toBeLessThanOrEqual(length + 20)
  })
})
