// Damaged texts of other programs give puzzles or errors with a place and one sentence, and never take long.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packText } from '../../src/formats/notations/lzString.ts'
import { readPuzzles } from '../../src/index.ts'
import kinds from '../fixtures/notations/puzzleKinds.json' with { type: 'json' }
import { CONSTRAINT_STRINGS } from './constraintStrings.ts'
import { expectSound } from './expectSound.ts'
import { publishedTexts, READ_NOTATIONS } from './publishedTexts.ts'

const CAGES =
  '{"version":"http://ipuz.org/v2","kind":["http://ipuz.org/sudoku/calcudoku#1"],"puzzle":[[0,0,0],[0,0,0],[0,0,0]],"cages":[{"rect":[0,0,2,0],"value":6,"operator":"+"},{"cells":[[0,1],[1,1],[2,1]],"value":6,"operator":"*"},{"rect":[0,2,2,2],"value":6,"operator":"+"}]}'
const PACKED = `https://www.f-puzzles.com/?load=${packText(JSON.stringify({ size: 4, grid: Array(4).fill(Array(4).fill({})) }))}`
const TEXTS = [
  ...READ_NOTATIONS.flatMap((name) => publishedTexts(name).slice(0, 3)).map(({ text }) => text),
  ...CONSTRAINT_STRINGS.map(({ text }) => text),
  ...kinds.map(({ text }) => text),
  'https://puzz.link/p?minarism/4/4/hhhzigi',
  'https://pedros.works/kudamono/player?W=4x4&L=(3)3&L-E=w0b4&G=kropki-pairs',
  CAGES,
  PACKED,
]

const damage = fc.record({
  at: fc.nat(),
  length: fc.nat(12),
  by: fc.constantFrom(...'\0"<>{}[]()&-z09_,.~%\n:#\u{1f600}', '', '\n\n', 'null', '1e999'),
})

describe('damaged texts', () => {
  it('give puzzles or errors', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TEXTS),
        fc.array(damage, { minLength: 1, maxLength: 5 }),
        (text, damages) => {
          expectSound(
            damages.reduce((now, { at, length, by }) => {
              const place = at % (now.length + 1)
              return now.slice(0, place) + by + now.slice(place + length)
            }, text),
          )
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('give puzzles or errors if they are cut off', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TEXTS), fc.nat(), fc.nat(), (text, from, to) => {
        expectSound(text.slice(from % text.length, to % text.length))
      }),
      { numRuns: 1000 },
    )
  })

  it('give puzzles or errors with any value in a document', () => {
    const names = ['puzzle', 'solution', 'cages', 'zones', 'kind', 'charset', 'empty', 'boxes']
    const fields = fc.constantFrom(...names)
    fc.assert(
      fc.property(
        fc.constantFrom(CAGES, publishedTexts('ipuz')[0].text),
        fields,
        fc.jsonValue({ maxDepth: 4 }),
        (text, field, value) => {
          expectSound(JSON.stringify({ ...JSON.parse(text), [field]: value }))
        },
      ),
      { numRuns: 1000 },
    )
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expectSound(`https://www.f-puzzles.com/?load=${packText(JSON.stringify(value))}`)
      }),
      { numRuns: 300 },
    )
  })
})

const MEGA = 1 << 20
const START = '{"version":"http://ipuz.org/v2","kind":["http://ipuz.org/sudoku#1"],"puzzle":'

describe('huge texts', () => {
  it.each([
    ['a deep document', `${START}${'['.repeat(MEGA)}${']'.repeat(MEGA)}}`],
    ['a deep document in lines', `${START}\n${'[\n'.repeat(100_000)}`],
    ['a document that is too long', `${START}["${'0'.repeat(5 * MEGA)}"]}`],
    ['a document that is too long, in lines', `{\n${`"${'0'.repeat(90_000)}",\n`.repeat(60)}}`],
    ['one tag', `<opensudoku><game data="${'0'.repeat(MEGA)}"/></opensudoku>`],
    ['one tag in lines', `<opensudoku>\n<game data="\n${'0\n'.repeat(120_000)}"/>\n</opensudoku>`],
    ['tags without end', `<opensudoku>${'<'.repeat(MEGA)}`],
    ['quotation marks', `<opensudoku><game ${'a="" '.repeat(15_000)}"`],
    ['entities', `<opensudoku><game data="${'&amp;'.repeat(15_000)}"/></opensudoku>`],
    ['runs of Solo', `3x3:${'z'.repeat(90_000)}`],
    ['runs of puzz.link', `https://puzz.link/p?sudoku/9/9/${'z'.repeat(90_000)}`],
    ['runs of views', `https://puzz.link/p?skyscrapers/9/9/${'z'.repeat(90_000)}`],
    ['runs of signs', `https://puzz.link/p?minarism/9/9/${'z'.repeat(90_000)}`],
    ['dots', `https://puzz.link/p?kropki/9/9/${'0'.repeat(90_000)}`],
    ['rooms', `https://puzz.link/p?factors/9/9/${'0'.repeat(90_000)}`],
    ['fields of an address', `https://puzz.link/p?${'a=&'.repeat(30_000)}`],
    ['symbols of Kudamono', `https://pedros.works/kudamono/player?W=31x31&L=${'x1'.repeat(45_000)}&G=hidoku`],
    ['parentheses', `https://pedros.works/kudamono/player?W=31x31&L=${'('.repeat(90_000)}&G=hidoku`],
    ['a packed bomb', `https://www.f-puzzles.com/?load=${packText('x'.repeat(3 * MEGA))}`],
    ['a line of plus signs', `:0000:x:${'+'.repeat(90_000)}:::`],
    ['a heading of commas', `puzzle${','.repeat(90_000)}\n${','.repeat(90_000)}`],
    ['quotation marks in a table', `puzzle,solution\n${'"'.repeat(90_000)}`],
    ['full stops', `x ${'.'.repeat(90_000)}`],
    ['borders', '*---*\n'.repeat(60_000)],
    ['rows without end', `*---*\n${'|1|2|\n'.repeat(60_000)}`],
    ['sections', '[Puzzle]\n'.repeat(2000)],
    ['full stops and blanks', `${'. '.repeat(45_000)}~`],
    ['constraints', '.Windoku'.repeat(12_000)],
    ['givens', `.${'~R1C1_1'.repeat(14_000)}`],
    ['paths of an address', `https://x${'/Interactive-Sudoku-Solver'.repeat(3800)}`],
    ['parameters of an address', `https://x/Interactive-Sudoku-Solver?${'q&'.repeat(45_000)}`],
    ['flags of Solo', `3x3${'a1'.repeat(40_000)}!`],
  ])('%s is refused at once', (_, text) => {
    const start = performance.now()
    expectSound(text)
    expect(performance.now() - start).toBeLessThan(5000)
  })

  it('are rejected with the maximum length of a document', () => {
    const [entry] = readPuzzles(`${START}["${'0'.repeat(5 * MEGA)}"]}`)
    expect('error' in entry && entry.error.message).toBe(
      'this document is too long for a puzzle; write at most 4194304 characters',
    )
  })

  it('may be a long document in one line', () => {
    const game =
      '<game data="379000014060010070080009005435007000090040020000800436900700080040080050850000249"/>'
    expect(readPuzzles(`<opensudoku>${game.repeat(5000)}</opensudoku>`)).toHaveLength(5000)
  })
})
