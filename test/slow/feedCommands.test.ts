// Feed commands that make puzzles again or write a complete site: corrections, rejections and restoring lost
// files. One feed is built; each test has a copy.

import { rmSync, statSync, truncateSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { builtOnce, feedSums, runFeed, sumsBelow } from '../support/tinyFeed.ts'

/**
 * At this instant the puzzles of 1, 2 and 3 January are public, and the solutions of 1 January; the puzzles
 * of the 4th are made.
 */
const NOW = '2027-01-02T12:00:00Z'
const LATER = '2027-01-02T13:00:00Z'

const { at, text, build, verify, folder, lines, inCopy, isFine } = builtOnce(NOW)

describe('lost files', () => {
  inCopy()

  it('are restored if the site was removed', async () => {
    const before = feedSums(folder())
    rmSync(at('site'), { recursive: true })
    rmSync(at('site.index'))
    expect((await verify()).stderr).toContain('not written yet')
    await build()
    expect(feedSums(folder())).toEqual(before)
  })

  it('are restored if the ledger was cut, with the same secret', async () => {
    const before = feedSums(folder())
    truncateSync(at('ledger.jsonl'), statSync(at('ledger.jsonl')).size - 10)
    expect((await verify(NOW, '--mend')).status).toBe(0)
    expect((await build()).status).toBe(0)
    expect(feedSums(folder())).toEqual(before)
  })
})

describe('correct --replace, and reject', () => {
  inCopy()

  it('makes another puzzle at the same address, and informs readers', async () => {
    const before = lines()
    const was = sumsBelow(at('site/2027-01-02/sudoku'))
    const said = await runFeed(
      'correct',
      folder(),
      '2027-01-02',
      'sudoku',
      '--replace',
      '--note',
      'A <i>slip</i>',
      '--as-of',
      LATER,
    )
    expect(said).toMatchObject({
      status: 0,
      stderr: '2027-01-02 sudoku has a new puzzle; the next build publishes it\n',
    })
    const entry = JSON.parse(lines().at(-1) as string)
    expect(lines().slice(0, -1)).toEqual(before)
    expect(entry).toMatchObject({ revision: 1, reason: 'replaced', note: 'A <i>slip</i>', at: LATER })
    expect(before.join()).not.toContain(entry.key)
    expect((await verify(LATER)).status).toBe(0)
    await build(folder(), LATER)
    const is = sumsBelow(at('site/2027-01-02/sudoku'))
    expect(Object.keys(is)).toEqual(Object.keys(was))
    expect(is['puzzle.json']).toBe(entry.files['puzzle.json'])
    expect(is['puzzle.json']).not.toBe(was['puzzle.json'])
    expect(text('site/2027-01-02/sudoku/index.html')).toContain('A &lt;i&gt;slip&lt;/i&gt;')
    const items = JSON.parse(text('site/feed.json')).items as { url: string; date_modified?: string }[]
    const changed = items.filter(({ date_modified }) => date_modified === LATER).map(({ url }) => url)
    expect(changed).toEqual(['https://example.org/puzzles/2027-01-02/sudoku/'])
    const events = text('site/calendar.ics').split('BEGIN:VEVENT')
    const event = events.filter((one) => one.includes('SEQUENCE:1'))
    expect(event).toHaveLength(1)
    expect(event[0]).toContain('DTSTART;VALUE=DATE:20270102')
    await isFine(LATER)
  })

  it('makes another puzzle before its date is public, and does not inform readers', async () => {
    const { status, stderr } = await runFeed('reject', folder(), '2027-01-04', 'survo', '--as-of', NOW)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '2027-01-04 survo has a new puzzle\n' })
    const entry = JSON.parse(lines().at(-1) as string)
    expect(entry).toMatchObject({ date: '2027-01-04', revision: 1, reason: 'rejected' })
    expect(entry.note).toBeUndefined()
    await isFine()
    const before = sumsBelow(at('site'))
    await build()
    expect(sumsBelow(at('site'))).toEqual(before)
    await build(folder(), '2027-01-03T10:00:00Z', '--ahead', '0')
    const page = text('site/2027-01-04/survo/puzzle.json')
    expect(JSON.parse(page).id).toBe(entry.id)
    expect(
      JSON.parse(text('site/feed.json')).items.some(
        (item: object) =>
          'date_modified' in item &&
          /2027-01-04/.test(JSON.stringify(item)) &&
          item.date_modified !== '2027-01-03T10:00:00Z',
      ),
    ).toBe(false)
  })
})
