// The pages of rules and examples: only the last of a family may be far from full.

import { describe, expect, it } from 'vitest'
import { howToPlayPages } from '../../src/book/layout/howToPlay.ts'
import { geometryOf } from '../../src/book/layout/pageGeometry.ts'
import { makeExample } from '../../src/book/workedExample.ts'
import { findFamily } from '../../src/families/registry.ts'
import { typeface } from '../support/png.ts'
import { boxesOf, designOf, textsOf, trimOf } from './layoutBooks.ts'
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
        const pages = howToPlayPages({ design, typeface, geometry }, example)
        const left = pages.map((page) => {
          const lowest = Math.max(...boxesOf(page, typeface).map(({ bottom }) => bottom))
          return 1 - (lowest - geometry.content.top) / geometry.content.height
        })
        for (const one of left.slice(0, -1)) expect(one, kind).toBeLessThan(0.25)
      }
    },
  )
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
      return howToPlayPages(setting, example, [puzzle]).flatMap(textsOf).join(' ').replaceAll('- ', '')
    }
    expect(textOf('6x6')).toContain(said)
    expect(textOf('5x5')).not.toContain(said)
  },
)
