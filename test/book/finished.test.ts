// Finished books, opened with programs that know nothing of how they were made: pdf.js always, and poppler where it is
// installed. What these see is held against the puzzles, and against what print services ask, written down here again.

import { beforeAll, describe, expect, it } from 'vitest'
import type { Book } from '../../src/book/book.ts'
import { BLEED, TRIMS } from '../../src/book/paper.ts'
import { noteOf } from '../../src/book/words.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import type { LinkSeen, Phrase } from '../support/pdf.ts'
import {
  hasPoppler,
  inkOf,
  isGrey,
  type Painted,
  POPPLER,
  paintedPages,
  phrasesOf,
  poppler,
} from '../support/poppler.ts'
import {
  bookOn,
  bytesOf,
  expectedOn,
  type Finished,
  finish,
  PAGE_NUMBER,
  pagesLaidOut,
  placedOn,
  placesOf,
  printedNumber,
  puzzlesIn,
  SAID,
  solutionLine,
  type Texts,
  textsOn,
} from './finishedBooks.ts'
import { bookOf, designOf, puzzlesOf, trimOf } from './layoutBooks.ts'

const INCH = 72
const MILLIMETRE = INCH / 25.4

/** Width and height of the trimmed page, in points. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  A4: [210 * MILLIMETRE, 297 * MILLIMETRE],
  A5: [148 * MILLIMETRE, 210 * MILLIMETRE],
  letter: [8.5 * INCH, 11 * INCH],
  '8.5x11': [8.5 * INCH, 11 * INCH],
  '8x10': [8 * INCH, 10 * INCH],
  '6x9': [6 * INCH, 9 * INCH],
  '5x8': [5 * INCH, 8 * INCH],
}
const OUTSIDE = 0.25 * INCH
const insideOf = (pages: number) => (pages <= 150 ? 0.375 : 0.5) * INCH

/** Every trim in both profiles, and with and without bleed: by turns, since bleed changes nothing else. */
const BOOKS = TRIMS.flatMap(({ name: trim }, index) =>
  (['print', 'screen'] as const).map((profile, turn) => {
    const bleed = (index + turn) % 2 === 0 ? 0 : BLEED
    return { name: `${trim} for ${profile}${bleed ? ' with bleed' : ''}`, trim, profile, bleed }
  }),
)

const TYPEFACE = ['SourceSans3-Bold', 'SourceSans3-Regular']

const READERS = [
  { reader: 'pdf.js', isThere: true, textsOf: ({ pages }: Finished) => pages.map(({ phrases }) => phrases) },
  { reader: POPPLER, isThere: hasPoppler, textsOf: ({ bytes }: Finished) => phrasesOf(bytes) },
] as const

/** So many pixels to the inch: a letter is a smudge, but one that is there. */
const DPI = 50

it.each(BOOKS)('bleed changes nothing on the pages of a book on $name', ({ trim, profile, bleed }) => {
  const other = bleed === 0 ? BLEED : 0
  const document = pagesLaidOut(bookOn(trim, profile, bleed))
  expect(pagesLaidOut(bookOn(trim, profile, other))).toEqual({ ...document, bleed: other })
})

describe.each(BOOKS)('a book on $name', ({ trim, profile, bleed }) => {
  const [width, height] = SIZES[trim]
  let finished: Finished
  let texts: readonly Texts[]
  let painted: readonly Painted[]
  beforeAll(async () => {
    finished = await finish(bookOn(trim, profile, bleed))
    texts = READERS.map(({ isThere, textsOf }) => (isThere ? textsOf(finished) : []))
    painted = hasPoppler ? paintedPages(finished.bytes, DPI) : []
  })

  it('has pages of its size, in print an even number and 24 at least', () => {
    const { pages } = finished
    for (const page of pages) {
      expect(page.width).toBeCloseTo(width + bleed, 2)
      expect(page.height).toBeCloseTo(height + 2 * bleed, 2)
    }
    if (profile === 'screen') return
    expect(pages.length).toBeGreaterThanOrEqual(24)
    expect(pages.length % 2).toBe(0)
  })

  it('has its typeface in it, and no other', () => {
    const fonts = finished.pages.flatMap((page) => page.fonts)
    const names = new Set(fonts.map(({ name }) => name.replace(/^[A-Z]{6}\+/, '')))
    expect(Array.from(names).sort()).toEqual(TYPEFACE)
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
  })

  if (profile === 'print') {
    it('has neither links nor outline nor anything over its pages', () => {
      expect(finished.pages.map(({ annotations }) => annotations)).toEqual(finished.pages.map(() => 0))
      expect(finished.outline).toBeUndefined()
      expect(finished.destinations).toEqual({})
    })
  } else {
    it('leads from each puzzle to its solution and back', () => {
      checkLinks(finished)
    })

    it('leads from its contents and its outline to what they name', () => {
      checkContents(finished)
      checkOutline(finished)
    })
  }

  describe.each(READERS.map((reader, place) => ({ ...reader, place })))(
    'read by $reader',
    ({ isThere, place }) => {
      it.skipIf(!isThere)('numbers its pages: roman ones first, then from 1 on at the right', () => {
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

      it.skipIf(!isThere)('has the numbers of each puzzle in their cells, and no others', () => {
        checkNumbers(finished, texts[place])
      })

      it.skipIf(!isThere)('says of each puzzle which page its solution is on', () => {
        const { solution } = SAID[finished.book.design.language]
        for (const puzzle of puzzlesIn(finished.book)) {
          const [posed, solved] = placesOf(puzzle, texts[place], finished)
          const { text } = solutionLine(posed, texts[place][posed.page], solution)
          expect(text, `puzzle ${puzzle.number}`).toBe(solution + printedNumber(texts[place][solved.page]))
        }
      })

      it.skipIf(!isThere)('has its signs and letters as what they are', () => {
        const all = texts[place].flatMap((phrases) => phrases.map(({ text }) => text)).join(' ')
        const letters = finished.book.design.language === 'de' ? 'äöüß' : ''
        expect(Array.from(`×÷−·©${letters}`).filter((sign) => !all.includes(sign))).toEqual([])
        expect(all).not.toMatch(/[\uFFFD\p{Co}\p{Cn}\p{Cc}]/u)
      })
    },
  )

  describe.skipIf(!hasPoppler)(`for ${POPPLER}`, () => {
    it('has both fonts embedded, as subsets, with their characters', () => {
      const [, , ...lines] = poppler(finished.bytes, 'pdffonts', []).toString().trim().split('\n')
      const fonts = lines.map((line) => line.replace(/^[A-Z]{6}\+(\S+) .* (\w+ \w+ \w+) +\d+ +\d+$/, '$1 $2'))
      expect(fonts.sort()).toEqual(TYPEFACE.map((name) => `${name} yes yes yes`))
    })

    it('has the boxes of trimmed pages, the bleed at the outside', () => {
      const count = finished.pages.length
      const info = poppler(finished.bytes, 'pdfinfo', ['-box', '-f', '1', '-l', String(count)]).toString()
      const boxesOf = (box: string) =>
        Array.from(info.matchAll(new RegExp(`${box}Box: +(.*)`, 'g')), ([, sides]) =>
          sides.split(/ +/).map(Number),
        )
      const rounded = (...sides: number[]) => sides.map((side) => Math.round(100 * side) / 100)
      const whole = rounded(0, 0, width + bleed, height + 2 * bleed)
      const right = rounded(0, bleed, width, bleed + height)
      const left = rounded(bleed, bleed, bleed + width, bleed + height)
      const each = <T>(of: (index: number) => T) => Array.from({ length: count }, (_, index) => of(index))
      expect(boxesOf('Trim')).toEqual(each((index) => (index % 2 === 0 ? right : left)))
      expect(boxesOf('Media')).toEqual(each(() => whole))
      expect(boxesOf('Bleed')).toEqual(each(() => whole))
    })

    it('paints nothing in its margins, and something on every page that is not left empty', () => {
      expect(painted.length).toBe(finished.pages.length)
      expect(inMargins(painted, finished.book)).toEqual([])
      const empty = painted.flatMap((page, index) => (inkOf(page) ? [] : index))
      expect(empty).toEqual(texts[0].flatMap((phrases, index) => (phrases.length > 0 ? [] : index)))
      // Before a part that starts at the right.
      for (const index of empty)
        expect([index % 2, inkOf(painted[index + 1])]).toEqual([1, expect.anything()])
    })
  })
})

describe.each(['print', 'screen'] as const)('a book for %s', (profile) => {
  let bytes: Uint8Array
  beforeAll(async () => {
    bytes = await bytesOf(bookOn('6x9', profile, BLEED))
  })

  it('has the same bytes each time', async () => {
    const again = await bytesOf(bookOn('6x9', profile, BLEED))
    expect(Buffer.compare(bytes, again)).toBe(0)
  })

  it.skipIf(!hasPoppler)(`has no colours for ${POPPLER}`, () => {
    const pages = paintedPages(bytes, DPI, true)
    expect(pages.findIndex((page) => !isGrey(page))).toBe(-1)
  })
})

it.skipIf(!hasPoppler)(`a book of more than 150 pages has wider margins inside for ${POPPLER}`, async () => {
  const [thin, thick] = await Promise.all(
    [1, 14].map(async (count) => {
      const book = bookOf(designOf({ trim: trimOf('5x8'), puzzlesPerPage: 1 }), puzzlesOf(count))
      const pages = paintedPages(await bytesOf(book), DPI)
      expect(inMargins(pages, book)).toEqual([])
      const left = pages.flatMap((page, index) => (index % 2 === 0 ? (inkOf(page)?.left ?? []) : []))
      return { pages: pages.length, left: Math.min(...left) }
    }),
  )
  expect([thin.pages <= 150, thick.pages > 150]).toEqual([true, true])
  const wider = ((insideOf(thick.pages) - insideOf(thin.pages)) * DPI) / INCH
  expect(thick.left - thin.left).toBeGreaterThan(wider - 1)
})

/** Every puzzle has its number twice, above what should stand on its board; the pages have no other numbers but their own. */
function checkNumbers(finished: Finished, texts: Texts): void {
  const { design } = finished.book
  const others = texts.map((phrases) => new Set(phrases))
  const pages = new Set<number>()
  const known: string[] = []
  for (const puzzle of puzzlesIn(finished.book)) {
    const places = placesOf(puzzle, texts, finished)
    expect(places.length, `places of ${puzzle.number}`).toBe(2)
    const note = noteOf(design.familyWords[puzzle.family.name], puzzle.family, puzzle.puzzle)
    known.push(`${Math.round(puzzle.grade.degree)} · ${puzzle.shortId}`, note ?? '')
    places.forEach((place, index) => {
      const values = index === 0 ? puzzle.puzzle.givens : puzzle.solution
      const placed = placedOn(place, puzzle, texts[place.page])
      const expected = expectedOn(puzzle, values, index === 0)
      expect(textsOn(placed, puzzle), `board ${puzzle.number}`).toEqual(expected)
      for (const { phrase } of placed) expect(phrase.text).toMatch(/^\d+[+−×÷]?$/)
      for (const phrase of [place.heading, ...placed.map(({ phrase }) => phrase)])
        others[place.page].delete(phrase)
      pages.add(place.page)
    })
  }
  const isKnown = (text: string) =>
    text.startsWith(SAID[design.language].solution) || known.some((one) => one !== '' && text.endsWith(one))
  for (const page of pages) {
    const numbers = Array.from(others[page], ({ text }) => text).filter(
      (text) => /\d/.test(text) && !isKnown(text),
    )
    expect(numbers, `page ${page + 1}`).toEqual([printedNumber(texts[page])])
  }
}

/** The link that a phrase is, if it is one. */
function linkOf({ left, right, middle }: Phrase, links: readonly LinkSeen[]): LinkSeen | undefined {
  const across = (left + right) / 2
  return links.find(
    ({ box }) => box.left < across && across < box.right && box.top < middle && middle < box.bottom,
  )
}

function checkLinks(finished: Finished): void {
  const { book, pages } = finished
  const texts = pages.map(({ phrases }) => phrases)
  for (const puzzle of puzzlesIn(book)) {
    const [posed, solved] = placesOf(puzzle, texts, finished)
    const line = solutionLine(posed, texts[posed.page], SAID[book.design.language].solution)
    const there = linkOf(line, pages[posed.page].links)
    const back = linkOf(solved.heading, pages[solved.page].links)
    expect([there?.page, back?.page], `puzzle ${puzzle.number}`).toEqual([solved.page, posed.page])
    // To the very line that the number stands on.
    for (const [link, { heading }] of [
      [there, solved],
      [back, posed],
    ] as const) {
      const down = heading.middle - (link?.top ?? NaN)
      expect(down).toBeGreaterThan(0)
      expect(down).toBeLessThan(heading.height)
    }
  }
}

/** The numbers at the end of the lines of the contents lead to the pages that have them. */
function checkContents({ pages, book }: Finished): void {
  const { contents } = book.design.words
  const page = pages.find(({ phrases }) => phrases.some(({ text }) => text === contents))
  const linked = (page?.phrases ?? []).flatMap((phrase) => {
    const link = linkOf(phrase, page?.links ?? [])
    return link ? { ...phrase, link } : []
  })
  const end = Math.max(...linked.map(({ right }) => right))
  const numbers = linked.filter(({ right, text }) => right > end - 1 && PAGE_NUMBER.test(text))
  expect(numbers.length).toBeGreaterThan(FAMILIES.length)
  expect(numbers.map(({ link }) => printedNumber(pages[link.page].phrases))).toEqual(
    numbers.map(({ text }) => text),
  )
}

/** Entries with stars lead to the first puzzle that has as many, others to the page that has their title. */
function checkOutline(finished: Finished): void {
  const { outline = [], pages, book } = finished
  const { words, familyWords } = book.design
  const titles = outline.map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining([words.contents, words.solutions, words.colophon]))
  for (const { name } of FAMILIES) expect(titles.join('\n')).toContain(familyWords[name].name)
  const texts = pages.map(({ phrases }) => phrases)
  for (const { title, page } of outline) {
    const stars = title.split('★').length - 1
    const first = puzzlesIn(book).find(
      ({ grade, family }) =>
        grade.stars === stars &&
        [words.mixed, familyWords[family.name].name].some((name) => title.startsWith(name)),
    )
    if (first) expect(placesOf(first, texts, finished)[0].page, title).toBe(page)
    else expect(texts[page].map(({ text }) => text).join(' ')).toContain(title)
  }
}

/** The pages on which something is painted in the margins, or less than a pixel away from them. */
function inMargins(painted: readonly Painted[], { design }: Book): string[] {
  const [width, height] = SIZES[design.trim.name]
  const inside = insideOf(painted.length)
  return painted.flatMap((page, index) => {
    const ink = inkOf(page)
    if (!ink) return []
    const isRight = index % 2 === 0
    const start = isRight ? 0 : design.bleed
    const [left, right] = isRight ? [inside, OUTSIDE] : [OUTSIDE, inside]
    const pixels = (points: number) => (points * DPI) / INCH
    const room = [
      ink.left - pixels(start + left),
      pixels(start + width - right) - ink.right,
      ink.top - pixels(design.bleed + OUTSIDE),
      pixels(design.bleed + height - OUTSIDE) - ink.bottom,
    ]
    return Math.min(...room) >= 1 ? [] : `page ${index + 1}: ${room.map((side) => side.toFixed(1)).join(' ')}`
  })
}
