// The tests of every finished book. Independent programs open it: pdf.js always, and poppler if it is
// installed. Every trim is a separate case, so each caller chooses its books.

import { beforeAll, describe, expect, it } from 'vitest'
import type { PrintProfile } from '../../src/book/bookDesignAndPuzzles.ts'
import { BLEED } from '../../src/print/trimsAndPrintLimits.ts'
import {
  hasPoppler,
  inkOf,
  type Painted,
  POPPLER,
  paintedPages,
  phrasesOf,
  poppler,
} from '../support/poppler.ts'
import {
  bookOn,
  type Finished,
  finish,
  placesOf,
  printedNumber,
  SAID,
  solutionLine,
  type Texts,
} from './finishedBooks.ts'
import {
  checkBoxes,
  checkContents,
  checkLinks,
  checkNumbers,
  checkOutline,
  checkSizes,
  DPI,
  inMargins,
} from './finishedChecks.ts'
import { drawn, pagesLaidOut, puzzlesIn } from './layoutBooks.ts'

const TYPEFACE = ['SourceSans3-Bold', 'SourceSans3-Regular']

const READERS = [
  { reader: 'pdf.js', isThere: true, textsOf: ({ pages }: Finished) => pages.map(({ phrases }) => phrases) },
  { reader: POPPLER, isThere: hasPoppler, textsOf: ({ bytes }: Finished) => phrasesOf(bytes) },
] as const

/** A book on one trim, to be examined. */
export interface Look {
  readonly trim: string
  readonly profile: PrintProfile
  readonly bleed: number
}

/** Runs all tests on each of these books. */
export function describeFinished(looks: readonly Look[]): void {
  const named = looks.map((look) => ({
    ...look,
    name: `${look.trim} for ${look.profile}${look.bleed ? ' with bleed' : ''}`,
  }))
  describe.each(named)('a book on $name', describeOne)
}

function describeOne(look: Look): void {
  const { trim, profile, bleed } = look
  let finished: Finished
  let texts: readonly Texts[]
  let painted: readonly Painted[]
  beforeAll(async () => {
    finished = await finish(bookOn(trim, profile, bleed))
    texts = READERS.map(({ isThere, textsOf }) => (isThere ? textsOf(finished) : []))
    painted = hasPoppler ? paintedPages(finished.bytes, DPI) : []
  })

  it('has pages of its size, and in print an even number of at least 24', () => {
    const { pages } = finished
    checkSizes(finished, trim, bleed)
    if (profile === 'screen') return
    expect(pages.length).toBeGreaterThanOrEqual(24)
    expect(pages.length % 2).toBe(0)
  })

  it('embeds its typeface and no other', () => {
    const fonts = finished.pages.flatMap((page) => page.fonts)
    const names = new Set(fonts.map(({ name }) => name.replace(/^[A-Z]{6}\+/, '')))
    expect(Array.from(names).sort()).toEqual(TYPEFACE)
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
  })

  if (profile === 'print') {
    it('has no links, outline or annotations', () => {
      expect(finished.pages.map(({ annotations }) => annotations)).toEqual(finished.pages.map(() => 0))
      expect(finished.outline).toBeUndefined()
      expect(finished.destinations).toEqual({})
    })
  } else {
    it('links each puzzle to its solution and back', () => {
      checkLinks(finished)
    })

    it('links its contents and its outline to the pages that they name', () => {
      checkContents(finished)
      checkOutline(finished)
    })
  }

  describe.each(READERS.map((reader, place) => ({ ...reader, place })))(
    'read by $reader',
    ({ isThere, place }) => {
      it.skipIf(!isThere)('numbers its pages: roman first, then from 1 on a right-hand page', () => {
        const numbers = texts[place].map(printedNumber)
        const first = numbers.indexOf('1')
        expect(first % 2).toBe(0)
        expect(numbers.slice(2, first)).toContain('iii')
        expect(numbers.slice(0, first).join('')).toMatch(/^[ivxl]+$/)
        const others = numbers
          .slice(first)
          .filter((one, index) => one !== undefined && one !== String(index + 1))
        expect(others).toEqual([])
      })

      it.skipIf(!isThere)('has the numbers of each puzzle in their cells, and no other numbers', () => {
        checkNumbers(finished, texts[place])
      })

      it.skipIf(!isThere)('names the page of each solution', () => {
        const { solution } = SAID[finished.book.design.language]
        for (const puzzle of puzzlesIn(finished.book)) {
          const [posed, solved] = placesOf(puzzle, texts[place], finished)
          const { text } = solutionLine(posed, texts[place][posed.page], solution)
          expect(text, `puzzle ${puzzle.number}`).toBe(solution + printedNumber(texts[place][solved.page]))
        }
      })

      it.skipIf(!isThere)('stores its signs and letters as the right characters', () => {
        const all = texts[place].flatMap((phrases) => phrases.map(({ text }) => text)).join(' ')
        const letters = finished.book.design.language === 'de' ? 'äöüß' : ''
        expect(Array.from(`×÷−·©${letters}`).filter((sign) => !all.includes(sign))).toEqual([])
        expect(all).not.toMatch(/[\uFFFD\p{Co}\p{Cn}\p{Cc}]/u)
      })
    },
  )

  it('has the same pages with and without bleed, except the title page', () => {
    const other = bleed === 0 ? BLEED : 0
    const [one, another] = [bookOn(trim, profile, other), finished.book].map((book) => {
      const { pages, ...document } = pagesLaidOut(book)
      return drawn({ ...document, pages: pages.slice(1) })
    })
    expect(one).toEqual({ ...another, bleed: other })
  })

  describe.skipIf(!hasPoppler)(`for ${POPPLER}`, () => {
    it('has both fonts embedded, as subsets, with their characters', () => {
      const [, , ...lines] = poppler(finished.bytes, 'pdffonts', []).toString().trim().split('\n')
      const fonts = lines.map((line) => line.replace(/^[A-Z]{6}\+(\S+) .* (\w+ \w+ \w+) +\d+ +\d+$/, '$1 $2'))
      expect(fonts.sort()).toEqual(TYPEFACE.map((name) => `${name} yes yes yes`))
    })

    it('has boxes for the trimmed pages, with the bleed at the outside', () => {
      checkBoxes(finished.bytes, finished.pages.length, trim, bleed)
    })

    it('paints nothing in its margins, and something on every page that is not empty on purpose', () => {
      expect(painted.length).toBe(finished.pages.length)
      expect(inMargins(painted, finished.book)).toEqual([])
      const empty = painted.flatMap((page, index) => (inkOf(page) ? [] : index))
      expect(empty).toEqual(texts[0].flatMap((phrases, index) => (phrases.length > 0 ? [] : index)))
      // An empty page precedes a part that starts on a right-hand page.
      for (const index of empty)
        expect([index % 2, inkOf(painted[index + 1])]).toEqual([1, expect.anything()])
    })
  })
}
