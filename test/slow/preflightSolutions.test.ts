// Small books of puzzles whose numbers, page numbers and links are correct, or wrong in one way.

import { describe, expect, it } from 'vitest'
import { BOOK_WORDS } from '../../src/book/bookWords.ts'
import { type Expected, preflight } from '../../src/book/preflight/preflight.ts'
import { writePdf } from '../../src/render/pdf.ts'
import { say } from '../../src/words/formatMessage.ts'
import { bookOf, designOf, pagesLaidOut, puzzlesOf } from '../book/layoutBooks.ts'
import { type Draw, type Drawing, makePdf, write } from '../support/pdfFile.ts'
import { typeface } from '../support/png.ts'
import faults from './solutionFaults.json' with { type: 'json' }

const ENGLISH = { number: 'No. {number}', solutionOn: 'Solution on page {page}' }

/** Puzzles of a page by their numbers and the pages of their solutions, `1>3 2>3`; either may be missing. */
const posed = (text: string) =>
  text.split(' ').map((one) => one.split('>').map((part) => (part ? Number(part) : undefined)))

interface Plan {
  /** The puzzles of each page: one, or two side by side and two below them. */
  readonly puzzles: readonly string[]
  /** The numbers of each page of solutions. */
  readonly solutions: readonly (readonly number[])[]
  /** Pages before page number 1. */
  readonly front?: number
  readonly words?: typeof ENGLISH
  /** Draws more on a page, numbered from 1 in the file. */
  readonly more?: Readonly<Record<number, Draw>>
  readonly isNumbered?: boolean
}

/** Four puzzles on two pages, their solutions on a third. */
const SOUND: Plan = { puzzles: ['1>3 2>3', '3>3 4>3'], solutions: [[1, 2, 3, 4]] }

const corner = (index: number) => [60 + (index % 2) * 170, 60 + Math.floor(index / 2) * 240]

function makeBook({ puzzles, solutions, front = 0, words = ENGLISH, more = {}, isNumbered = true }: Plan) {
  const pages: Draw[] = [
    ...Array.from(
      { length: front },
      () => (drawing: Drawing) => write(drawing, 'Contents: No. 1 to No. 4, page 1', 100, 100),
    ),
    ...puzzles.map((text) => (drawing: Drawing) => {
      posed(text).forEach(([number, on], index) => {
        const [x, y] = corner(index)
        if (number !== undefined) write(drawing, say(words.number, { number }), x, y)
        // A puzzle contains many numbers, and may differ in height from its neighbour.
        for (let cell = 1; cell <= 9; cell++) write(drawing, String(cell), x + 14 * cell, y + 40 + 10 * index)
        if (on !== undefined)
          write(drawing, say(words.solutionOn, { page: on }), x + 30, y + 150 + 10 * index, 8)
      })
    }),
    ...solutions.map((numbers) => (drawing: Drawing) => {
      for (const [index, number] of numbers.entries()) {
        const [x, y] = corner(index)
        write(drawing, say(words.number, { number }), x, y, 8)
      }
    }),
  ]
  return makePdf(
    pages.map((draw, index) => (drawing) => {
      draw(drawing)
      const label = index + 1 - front
      if (isNumbered) write(drawing, label > 0 ? String(label) : ['i', 'ii', 'iii', 'iv'][index], 210, 615, 9)
      more[index + 1]?.(drawing)
    }),
  )
}

async function problemsOf(plan: Plan, expected: Expected = {}) {
  const { problems } = await preflight(await makeBook(plan), { profile: 'screen', ...expected })
  return problems.map(({ page, message }) => (page === undefined ? message : `${page}: ${message}`))
}

describe('solutions', () => {
  it('are found for pages with one or four puzzles, also after front pages and without page numbers', async () => {
    const [odd, even] = [
      [1, 3],
      [2, 4],
    ]
    const plans: Plan[] = [
      ...[SOUND, { ...SOUND, front: 4 }, { ...SOUND, isNumbered: false }],
      { puzzles: ['1>2 2>3 3>2 4>3'], solutions: [odd, even] },
      { puzzles: ['1>3', '2>3'], solutions: [[1, 2]] },
    ]
    for (const plan of plans)
      expect(await problemsOf(plan, { puzzles: plan.solutions.flat().length })).toEqual([])
  })

  it('are found in every language, and with custom words', async () => {
    for (const words of Object.values(BOOK_WORDS)) {
      const { puzzles } = await preflight(await makeBook({ ...SOUND, words }))
      expect(puzzles).toBe(4)
    }
    const words = { number: 'Puzzle ({number})', solutionOn: '{page} · solutions' }
    expect((await preflight(await makeBook({ ...SOUND, words }))).puzzles).toBe(0)
    expect(await problemsOf({ ...SOUND, words }, { words, puzzles: 4 })).toEqual([])
    const alone = { words: { ...ENGLISH, number: '{number}' } }
    const report = await preflight(await makeBook(SOUND), alone)
    expect(report.found.solutions).toBe('no text such as “No. 1” marks a puzzle')
    expect(await problemsOf(SOUND, { ...alone, puzzles: 4 })).toEqual([
      '4 puzzles cannot be found: no text such as “No. 1” marks a puzzle; if the book uses other words, name its --recipe',
    ])
  })

  it('are found if words are split into pieces', async () => {
    const draw: Draw = (drawing) => {
      const number = { 60: 'No.', 77: '1' }
      const on = { 60: 'Solution', 97: 'on', 111: 'page', 133: '1', 138: '5' }
      for (const [x, text] of Object.entries(number)) write(drawing, text, Number(x), 60)
      for (const [x, text] of Object.entries(on)) write(drawing, text, Number(x), 300)
    }
    const book: Plan = { puzzles: [''], solutions: [[]], more: { 1: draw } }
    expect(await problemsOf(book, { puzzles: 1 })).toEqual([
      '1: No. 1 names page 15 for its solution, but no page has that number; correct the number',
    ])
  })

  it('are not confused with titles, running heads and sentences that contain such words', async () => {
    const head = (text: string, size: number) => (drawing: Drawing) => write(drawing, text, 150, 30, size)
    const title: Draw = (drawing) => {
      write(drawing, 'No. 3', 100, 100, 30)
      write(drawing, 'Solution on page 7', 100, 160, 14)
    }
    const heads = (draw: Draw) => ({ 2: draw, 3: draw, 4: draw })
    const [long, short] = ['Sudoku No. 3', 'No. 3'].map((text) => heads(head(text, 10)))
    for (const more of [{ 1: title }, long, short, { 2: head('No. 3', 14) }])
      expect(await problemsOf({ ...SOUND, front: 1, more }, { puzzles: 4 })).toEqual([])
  })

  it.each([
    { title: 'Sudoku No. 3', subtitle: 'Solution on page 7' },
    { title: 'No. 3', subtitle: 'No. 4', language: 'de' },
    { title: 'Solution on page 4', subtitle: 'Solution on page 4' },
    { title: 'No. 2 Solution on page 9' },
    { title: 'Lösung auf Seite 2', language: 'de' },
    { title: 'Solution on page 4', language: 'de', puzzlesPerPage: 1 as const },
  ])('are found in a finished book with the title %o', async (texts) => {
    const design = designOf({ ...texts, startsRight: false })
    const puzzles = puzzlesOf(2).slice(0, 20)
    const bytes = await writePdf(pagesLaidOut(bookOf(design, puzzles)), typeface)
    for (const words of [{ words: design.words }, {}]) {
      const { problems } = await preflight(bytes, { ...words, puzzles: puzzles.length, mayBeShort: true })
      expect(problems).toEqual([])
    }
  })

  it.each(faults)('are refused if $name', async ({ plan, messages }) => {
    expect(await problemsOf({ ...SOUND, ...plan })).toEqual(messages)
  })

  it('are as many as expected', async () => {
    expect(await problemsOf(SOUND, { puzzles: 5 })).toEqual([
      '4 puzzles with a number and a solution page; expected 5',
    ])
  })
})

describe('links', () => {
  /** A link on the text at a corner of a page, and its target. */
  const link = (drawing: Drawing, x: number, y: number, to: string) => drawing.goTo(x, y, 90, 12, to)
  const links = (targets: readonly string[], backs: readonly string[]): Plan => ({
    puzzles: ['1>2'],
    solutions: [[1], []],
    more: {
      1: (drawing) => {
        drawing.addNamedDestination('puzzle')
        for (const target of targets) link(drawing, 90, 208, target)
      },
      2: (drawing) => {
        drawing.addNamedDestination('solution')
        for (const back of backs) link(drawing, 60, 58, back)
      },
      3: (drawing) => drawing.addNamedDestination('other'),
    },
  })

  it('connect each puzzle and its solution in both directions', async () => {
    expect(await problemsOf(links(['solution'], ['puzzle']))).toEqual([])
    expect(await problemsOf(links([], []))).toEqual([])
    expect(await problemsOf(links(['solution'], ['other']))).toEqual([
      '2: the solution of No. 1 leads to page 3 of the file, not to page 1',
    ])
    expect(await problemsOf(links([], ['puzzle']))).toEqual([
      '1: No. 1 has no link; it should lead to page 2 of the file',
    ])
    expect(await problemsOf(links(['nowhere'], ['puzzle']))).toEqual([
      '1: a link leads to a place that the file does not have; remove the link',
    ])
  })
})
