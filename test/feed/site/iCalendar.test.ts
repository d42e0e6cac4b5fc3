// The calendar, read by ical.js: the content of its events, folded lines, and independence from a clock.

import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { PublishedPuzzle } from '../../../src/feed/publishedPuzzle.ts'
import { iCalendar } from '../../../src/feed/site/iCalendar.ts'
import * as catalogue from '../../../src/words/catalogue.ts'
import { corrected, eventfulDays, META, publishedDays, withdrawn } from '../support/publishedPuzzles.ts'

const BASE = META.base

const write = (puzzles: readonly PublishedPuzzle[], meta = META, words = catalogue.feed.en) =>
  iCalendar(meta, puzzles, words, 'calendar.ics')

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => ({
    component,
    event: new ICAL.Event(component),
    value: (name: string) => String(component.getFirstPropertyValue(name)),
  }))
  return { calendar, events }
}

/** Unfolding by RFC 5545, section 3.1. */
const unfolded = (text: string) => text.replaceAll(/\r\n[ \t]/g, '')
const linesOf = (text: string) => text.split('\r\n').slice(0, -1)

const [sudoku, kenken] = publishedDays(1)
const graded = (puzzle: PublishedPuzzle, stars: 1 | 2 | 3 | 4 | 5): PublishedPuzzle => ({
  ...puzzle,
  grade: { degree: 100, stars, version: 3 },
})

describe('a calendar', () => {
  it('states its name, for old and new clients', () => {
    const { calendar } = read(write(publishedDays(2)))
    expect(calendar.name).toBe('vcalendar')
    expect(calendar.getFirstProperty('refresh-interval')?.type).toBe('duration')
    const properties = calendar.getAllProperties().map((one) => [one.name, String(one.getFirstValue())])
    expect(Object.fromEntries(properties)).toMatchObject({
      version: '2.0',
      prodid: '-//Puzzlewright//Daily feed//EN',
      name: 'The Quiet Numbers',
      'x-wr-calname': 'The Quiet Numbers',
      description: 'Five puzzles a day.',
      'refresh-interval': 'P1D',
      url: BASE,
      source: `${BASE}calendar.ics`,
      uid: META.id,
    })
  })

  it('has one all-day event per date, which does not mark the day as busy', () => {
    const { events } = read(write(publishedDays(3)))
    expect(events.map(({ value }) => value('uid'))).toEqual(
      ['2027-01-29', '2027-01-30', '2027-01-31'].map((date) => `${date}@${META.id}`),
    )
    for (const [day, { component, event, value }] of events.entries()) {
      expect(component.getFirstProperty('dtstart')?.type).toBe('date')
      expect(event.startDate.isDate).toBe(true)
      expect(event.startDate.toString()).toBe(`2027-01-${29 + day}`)
      expect(event.duration.toSeconds()).toBe(24 * 60 * 60)
      expect(value('transp')).toBe('TRANSPARENT')
      expect(value('url')).toBe(`${BASE}2027-01-${29 + day}/`)
      expect(value('dtstamp')).toBe(`2027-01-${28 + day}T10:00:00Z`)
      expect(value('sequence')).toBe('0')
      expect(component.hasProperty('last-modified')).toBe(false)
    }
  })

  it('lists puzzles with their stars and addresses', () => {
    const [{ event }] = read(write([graded(sudoku, 3), graded(kenken, 2)])).events
    expect(event.summary).toBe('Sudoku ★★★ · KenKen ★★')
    expect(event.description).toBe(`Sudoku: ${BASE}2027-01-29/sudoku/\nKenKen: ${BASE}2027-01-29/kenken/`)
    const [ungraded] = read(write([{ ...sudoku, grade: undefined }])).events
    expect(ungraded.event.summary).toBe('Sudoku')
  })

  it('counts corrections and states the time of the last one, and keeps UID and DTSTAMP', () => {
    const puzzles = [
      { ...corrected(sudoku), revision: 2 },
      withdrawn(graded(kenken, 4), { at: '2027-02-04T23:59:59.9Z' }),
    ]
    const [before] = read(write([sudoku, kenken])).events
    const [{ event, value }] = read(write(puzzles)).events
    expect(value('sequence')).toBe('3')
    expect(value('last-modified')).toBe('2027-02-04T23:59:59Z')
    expect(value('uid')).toBe(before.value('uid'))
    expect(value('dtstamp')).toBe(before.value('dtstamp'))
    expect(event.summary).toMatch(/^Sudoku ★+ · KenKen$/)
    expect(event.description.split('\n')).toEqual([
      `Sudoku: ${BASE}2027-01-29/sudoku/`,
      'Corrected on 3 February 2027: A given was missing.',
      `KenKen: ${BASE}2027-01-29/kenken/`,
      'Withdrawn on 4 February 2027: It had two solutions.',
    ])
  })

  it('writes an instant with an offset in UTC', () => {
    const [{ value }] = read(write([{ ...sudoku, published: '2027-01-29T00:30:00+14:00' }])).events
    expect(value('dtstamp')).toBe('2027-01-28T10:30:00Z')
  })

  it('has the earliest date first', () => {
    expect(write(eventfulDays().toReversed())).toMatch(/2027-01-29@[\s\S]*2027-01-31@/)
  })
})

describe('lines', () => {
  const long = (text: string) => write([{ ...sudoku, slot: { name: 'sudoku', title: text } }])

  it('all end with CRLF, without single CR or LF', () => {
    const text = write(eventfulDays())
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('have at most 75 octets, and are not shorter than characters of several octets require', () => {
    for (let shift = 0; shift < 80; shift++) {
      const title = `${'x'.repeat(shift)}${'é★🧩'.repeat(40)}`
      const text = long(title)
      const lengths = linesOf(text).map((line) => Buffer.byteLength(line))
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
      // The next character, of up to four octets, did not fit.
      for (const [index, line] of linesOf(text).entries()) {
        if (line.startsWith(' ')) expect(lengths[index - 1]).toBeGreaterThanOrEqual(72)
      }
      expect(text).not.toMatch(/\p{Surrogate}/u)
      expect(Buffer.from(text, 'utf8').toString('utf8')).toBe(text)
      expect(read(text).events[0].event.summary.startsWith(title)).toBe(true)
      expect(unfolded(text)).toContain(`SUMMARY:${title}`)
    }
  })

  it('of 75 octets are not folded, those of 76 are', () => {
    const name = (octets: number) => 'n'.repeat(octets - 'NAME:'.length)
    const nameLines = (octets: number) =>
      linesOf(write([sudoku], { ...META, title: name(octets) })).filter((line) => /^(?:NAME:| n)/.test(line))
    expect(nameLines(75)).toEqual([`NAME:${name(75)}`, expect.stringMatching(/^ n+$/)])
    expect(nameLines(76).slice(0, 2)).toEqual([`NAME:${name(75)}`, ' n'])
  })
})

describe('texts of people', () => {
  it('keep the line ends of a note, without starting a property', () => {
    const note = 'first\r\nSEQUENCE:99\nthird'
    const [{ event, value }] = read(write([corrected(sudoku, { note })])).events
    expect(value('sequence')).toBe('1')
    expect(event.description).toContain('first\nSEQUENCE:99\nthird')
  })

  it('may be in other languages', () => {
    const text = write([corrected(sudoku)], { ...META, language: 'de' }, catalogue.feed.de)
    expect(read(text).events[0].event.description).toContain(
      'Berichtigt am 3. Februar 2027: A given was missing.',
    )
  })
})
