// Any text, even with unpaired surrogates and control characters: all formats can be read, and have the same
// content.

import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { atomFeed, jsonFeed } from '../../../src/feed/site/feedFormats.ts'
import { iCalendar } from '../../../src/feed/site/iCalendar.ts'
import * as catalogue from '../../../src/words/catalogue.ts'
import { corrected, META, publishedDays, sha256 } from '../support/publishedPuzzles.ts'
import { readStrictly } from '../support/strictXml.ts'

const TOOLS = { words: catalogue.feed.en, sha256 }
const [sudoku] = publishedDays(1)

/** UTF-16 units; those with a meaning in one of the formats are more frequent. */
const unit = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }),
  fc.integer({ min: 0xd7f0, max: 0xe010 }),
  fc.integer({ min: 0, max: 0xa0 }),
  fc.constantFrom(...'<>&"\'\\;,:]n\r\n\t '.split('').map((character) => character.charCodeAt(0))),
)
const anyText = fc.array(unit, { maxLength: 120 }).map((units) => String.fromCharCode(...units))

it('every text is read back from every format, the same from all', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const meta = { ...META, title: text, description: text, author: text }
      const slot = { name: 'sudoku', title: `x${text}x` }
      const puzzle = corrected({ ...sudoku, slot, grade: undefined }, { note: text })
      const content = { puzzles: [puzzle], path: 'feed', homePath: '' }

      const json = jsonFeed(meta, content, TOOLS)
      const [item] = JSON.parse(json).items
      expect(json).not.toMatch(/\\u(?:00|d[89a-f])/)

      const atom = atomFeed(meta, content, TOOLS)
      readStrictly(atom)
      expect(atom.match(/<entry>/g)).toHaveLength(1)

      const calendar = iCalendar(meta, [puzzle], TOOLS.words, 'calendar.ics')
      expect(Math.max(...calendar.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(
        75,
      )
      const [event] = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent')
      expect(`${event.getFirstPropertyValue('summary')}, 29 January 2027`).toBe(item.title)
      expect(calendar.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
    }),
    { numRuns: 300, seed: 20270129 },
  )
})
