// The pages of rules and examples: only the last of a family may be far from full.

import { describe, expect, it } from 'vitest'
import { howToPlayPages } from '../../src/book/layout/howToPlay.ts'
import { countLaidOut } from '../../src/book/layout/layOutBook.ts'
import { geometryOf } from '../../src/book/layout/pageGeometry.ts'
import { makeExample, makeExamples } from '../../src/book/workedExample.ts'
import { findFamily } from '../../src/families/registry.ts'
import { typeface } from '../support/png.ts'
import { bookOf, boxesOf, designOf, textsOf, trimOf } from './layoutBooks.ts'
import { pagesOf } from './layoutMixes.ts'
import { boardOf } from './sketches.ts'

const KINDS =
  'sudoku 9x9, sudoku 6x6, kenken 4x4, kenken 6x6, survo 4x4, hidoku 8x8, hidoku 6x6/rook, magic 5x5'.split(
    ', ',
  )

describe.each(['5x8', '6x9', '8x10', 'letter', 'A4', '8.25x6', '8.25x8.25'])('on %s', (name) => {
  it.each(['en', 'de'] as const)(
    'pages of rules are at least three quarters full, except the last, in %s',
    (language) => {
      const design = designOf({ trim: trimOf(name), language })
      const geometry = geometryOf(design, 40)
      for (const kind of KINDS) {
        const [family, shape] = kind.split(' ')
        const example = makeExample(findFamily(family), shape)
        const pages = howToPlayPages({ design, typeface, geometry }, [example])
        const left = pages.map((page) => {
          const lowest = Math.max(...boxesOf(page, typeface).map(({ bottom }) => bottom))
          return 1 - (lowest - geometry.content.top) / geometry.content.height
        })
        for (const one of left.slice(0, -1)) expect(one, kind).toBeLessThan(0.25)
      }
    },
  )
})

describe('a book with several variants of a family', () => {
  const puzzles = ['9x9', '9x9+killer', '9x9', '9x9+thermo'].map((shape) => boardOf(`sudoku ${shape}`))

  it.each(['5x8', '6x9', '8.5x11', '8.25x6'])('has an example of each, with its rule: %s', (name) => {
    const design = designOf({ trim: trimOf(name) })
    const book = bookOf(design, puzzles)
    const { sudoku: examples } = makeExamples(book)
    expect(examples.map(({ puzzle }) => puzzle.shape.text)).toEqual(['9x9', '6x6+killer', '6x6+thermo'])
    const geometry = geometryOf(design, 40)
    const pages = howToPlayPages({ design, typeface, geometry }, examples).map(textsOf)
    const begins = pages.flatMap((texts, page) => (texts.includes(design.words.example) ? [page] : []))
    expect(begins).toHaveLength(3)
    const said = begins.slice(1).map((page) => pages[page].join(' '))
    expect(said).toEqual([expect.stringContaining('dashed cage'), expect.stringContaining('thermometer')])
  })

  it.each(['5x8', '8.5x11'])('is not counted too short: %s', (name) => {
    const design = { trim: trimOf(name) }
    const { counted } = pagesOf(design, puzzles)
    const { pages: laidOut } = countLaidOut(bookOf(designOf(design), puzzles), typeface)
    expect(counted).toBeGreaterThanOrEqual(laidOut)
    expect(counted).toBeLessThanOrEqual(laidOut + 8)
  })
})

it.each([
  ['en', 'This board is 5×5 and has the values 1 to 5; larger boards in this book have more.'],
  ['de', 'Dieses Rätsel ist 5×5 groß und enthält die Werte 1 bis 5; größere Rätsel im Buch enthalten mehr.'],
] as const)(
  'a board to try that is smaller than those of the book says its size, in %s',
  (language, said) => {
    const design = designOf({ language })
    const setting = { design, typeface, geometry: geometryOf(design, 40) }
    const example = makeExample(findFamily('kenken'), '5x5')
    const textOf = (shape: string) => {
      const { puzzle } = boardOf(`kenken ${shape}`)
      return howToPlayPages(setting, [example], [puzzle]).flatMap(textsOf).join(' ').replaceAll('- ', '')
    }
    expect(textOf('6x6')).toContain(said)
    expect(textOf('5x5')).not.toContain(said)
  },
)

it('a low page has room for the steps of a Sudoku of 9×9', () => {
  const design = designOf({ trim: trimOf('8.25x6') })
  const setting = { design, typeface, geometry: geometryOf(design, 40) }
  const { puzzle } = boardOf('sudoku 9x9')
  const pages = howToPlayPages(setting, [makeExample(findFamily('sudoku'), '9x9')], [puzzle]).map(textsOf)
  expect(pages).toHaveLength(2)
  expect(pages[1]).toContain(design.words.exampleSolution)
  expect(pages.flat().join(' ')).not.toContain(design.words.exampleLarger)
})
