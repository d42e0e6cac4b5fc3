// The pages of a feed for readers in any time zone: the day of their own calendar, overnight changes, solved
// puzzles, and puzzles in frames on other sites.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { BrowserContext, Frame, Browser as RawBrowser, Page as RawPage } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newFolder } from '../support/folder.ts'
import { type Browser, type ChromiumPage, isInstalled, launch } from './support/browsers.ts'
import { type MadePuzzle, makePuzzle } from './support/player.ts'
import { type Site, serveFolder } from './support/serve.ts'

const PLAYER = resolve(import.meta.dirname, '../../dist/player')

/** Dates around both changes of the clocks in Europe. */
const DATES = ['2027-11-01', '2027-10-31', '2027-10-30', '2027-03-29', '2027-03-28', '2027-03-27']

const LARGE = 'sudoku:9x9:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'

let folder: string
let site: Site
let browser: Browser<ChromiumPage>
let puzzles: readonly MadePuzzle[]
let newContext: RawBrowser['newContext']
let contexts: BrowserContext[] = []
/** The sites that a test serves for itself. */
let ownSites: Site[] = []

const head = (up: string, ...scripts: readonly string[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Puzzles</title><link rel="icon" href="data:,">
<style>.sr{position:absolute;width:1px;overflow:hidden}</style>
${scripts.map((name) => `<script type="module" src="${up}player/${name}.js"></script>`).join('\n')}`

const board = (puzzle: MadePuzzle, key: string, attributes = '') =>
  `<number-puzzle data-puzzle="${key}" ${attributes}><script type="application/json">${puzzle.line}</script><p>static</p></number-puzzle>`

const boxes = `<div data-streaks><p data-none>none</p><p data-current data-text="in a row: {days}"></p>
<p data-longest data-text="longest: {days}"></p><p data-total data-text="all: {puzzles}"></p>
<button data-export>save</button><input type="file" data-import>
<p role="status" data-message data-imported="{puzzles} are known" data-not-imported="no such file"></p></div>
<div data-streaks data-slot="survo"><p data-total data-text="survos: {puzzles}"></p></div>`

/** A page of today with one board for each date. */
function todayPage(dates: readonly string[], hasBoards = true, hasFirst = false): string {
  const sections = dates.map((date, index) => {
    const own = hasBoards ? board(puzzles[index % puzzles.length], `${date}/sudoku`) : ''
    return `<section data-date="${date}"><h2>${date}</h2>${own}</section>`
  })
  return `${head('', 'player', 'daily')}<body data-series="daily" data-root="" data-solved-word="Solved">
<p data-not-yet hidden>not yet</p><p data-next="2027-11-02" data-at="2027-11-02T06:00:00Z" data-text="New puzzles {when}"></p>${hasFirst ? '<p data-not-begun hidden>not begun</p>' : ''}<a data-new-day href="./" hidden>new day</a>
<div data-days>${sections.join('\n')}</div><p data-date="1999-01-01">not of the days</p></body></html>`
}

/** The page of one puzzle, in its own folder. */
function puzzlePage(): string {
  const key = '2027-03-27/sudoku'
  return `${head('../../', 'player', 'daily')}<body data-series="daily" data-root="../../" data-solved-word="Solved" data-begun-word="Begun">
<a data-new-day href="../../" hidden>new day</a>${board(puzzles[0], key)}
<ul><li data-solved="${key}">this</li><li data-solved="2027-03-26/sudoku">other</li></ul>${boxes}
<button data-print>print</button><button data-theme-switch>theme</button><pre id="line">&lt;b&gt; one line</pre><button data-copy="line" data-copied="Copied">copy</button>
</body></html>`
}

/** The embedded page of a slot or of a date. */
function embedPage(up: string, dates: readonly string[]): string {
  const days = dates.map((date, index) => ({
    date,
    heading: `Sudoku of ${date}`,
    record: JSON.parse(puzzles[index].line),
    address: `${up}${date}/sudoku/`,
  }))
  const [{ date, address, heading }] = days
  const list = JSON.stringify(days).replaceAll('<', '\\u003c')
  return `${head(up, 'frame', 'player')}<body data-root="${up}">
${dates.length > 1 ? `<script type="application/json" data-embed-days>${list}</script>` : ''}
${board(puzzles[0], `${date}/sudoku`, `data-embedded heading="${heading}"`)}
<p><a data-address href="${address}" target="_top">its page</a> <a data-new-day href="" hidden>new day</a></p></body></html>`
}

/** Serves a folder for one test. */
async function serveOwn(own: string, headers = {}): Promise<Site> {
  const served = await serveFolder(own, headers)
  ownSites.push({ ...served, close: () => served.close().then(() => rmSync(own, { recursive: true })) })
  return served
}

function write(path: string, text: string, root = folder): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Opens a tab of a reader in a time zone, at an instant. */
async function openTab(zone: string, instant: string): Promise<RawPage> {
  const context = await newContext({ timezoneId: zone })
  contexts.push(context)
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.clock.setFixedTime(instant)
  return page
}

let complaints: string[] = []

/** The ways in which a reader returns to the page. */
const RETURNS = {
  'to the tab': `document.dispatchEvent(new Event('visibilitychange'))`,
  'to the window': `dispatchEvent(new Event('focus'))`,
  'through the history': `dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`,
}

async function comeBack(page: RawPage, instant: string, way = RETURNS['to the tab']): Promise<void> {
  await page.clock.setFixedTime(instant)
  await page.evaluate(way)
}

/** The visible parts of the page of today. */
const seen = (page: RawPage) =>
  page.evaluate(`({
    dates: [...document.querySelectorAll('section')].filter((one) => one.checkVisibility()).map((one) => one.dataset.date).join(),
    notYet: document.querySelector('[data-not-yet]').checkVisibility(),
    newDay: document.querySelector('[data-new-day]').checkVisibility(),
  })`)

const today = (dates: string) => ({ dates, notYet: false, newDay: false })
const notYet = (dates: string) => ({ dates, notYet: true, newDay: false })

/** Waits for a board and enters its solution, or a part of it. */
async function solve(page: RawPage | Frame, puzzle: MadePuzzle, cells = Infinity): Promise<void> {
  const grid = page.locator('number-puzzle [role=gridcell]:visible')
  await grid.first().waitFor()
  let done = 0
  for (const [cell, digit] of puzzle.solution.entries()) {
    const element = grid.nth(cell)
    if ((await element.innerText()) !== '' || done++ >= cells) continue
    await element.focus()
    await element.press(digit)
  }
}

describe.skipIf(!isInstalled('chromium'))('in Chromium', () => {
  beforeAll(async () => {
    folder = newFolder()
    puzzles = await Promise.all(
      ['one', 'two', 'three'].map((seed) => makePuzzle('sudoku', ['--shape', '4x4', '--seed', seed])),
    )
    cpSync(PLAYER, join(folder, 'player'), { recursive: true })
    cpSync(join(PLAYER, 'embed.js'), join(folder, 'embed.js'))
    write('index.html', todayPage(DATES))
    write('list.html', todayPage(DATES, false))
    write('first.html', todayPage(DATES, false, true))
    write('latest.json', JSON.stringify({ dates: DATES.slice(0, 3).map((date) => ({ date })) }))
    write('2027-03-27/sudoku/index.html', puzzlePage())
    write('sudoku/embed/index.html', embedPage('../../', ['2027-03-29', '2027-03-28', '2027-03-27']))
    write('2027-03-27/sudoku/embed/index.html', embedPage('../../../', ['2027-03-27']))
    // A board that fills a window, and scroll bars that take room.
    const large = embedPage('../../', ['2027-03-27']).replace(puzzles[0].line, () =>
      JSON.stringify({ id: LARGE }),
    )
    write('large/embed/index.html', large.replace('<style>', '<style>::-webkit-scrollbar{width:16px}'))
    site = await serveFolder(folder)
    browser = await launch('chromium')
    const raw = (await browser.newPage()).raw.context().browser()
    if (!raw) throw new Error('no browser')
    newContext = raw.newContext.bind(raw)
  })

  // Each test has its own readers, and none of them may see an error.
  afterEach(async () => {
    for (const context of contexts) await context.close()
    for (const own of ownSites) await own.close()
    contexts = []
    ownSites = []
    const found = complaints
    complaints = []
    expect(found).toEqual([])
  })

  afterAll(async () => {
    await browser?.close()
    await site?.close()
    rmSync(folder, { recursive: true })
  })

  describe('the page of today', () => {
    it.each([
      ['Etc/GMT+12', '2027-03-28T11:59:59Z', '2027-03-27'],
      ['Etc/GMT+12', '2027-03-28T12:00:00Z', '2027-03-28'],
      ['Pacific/Kiritimati', '2027-03-28T09:59:59Z', '2027-03-28'],
      ['Pacific/Kiritimati', '2027-03-28T10:00:00Z', '2027-03-29'],
      ['UTC', '2027-03-28T23:59:59Z', '2027-03-28'],
      ['Europe/Berlin', '2027-03-27T22:59:59Z', '2027-03-27'],
      ['Europe/Berlin', '2027-03-27T23:00:00Z', '2027-03-28'],
      ['Europe/Berlin', '2027-03-28T01:00:00Z', '2027-03-28'],
      ['Europe/Berlin', '2027-03-28T21:59:59Z', '2027-03-28'],
      ['Europe/Berlin', '2027-03-28T22:00:00Z', '2027-03-29'],
      ['Europe/Berlin', '2027-10-30T21:59:59Z', '2027-10-30'],
      ['Europe/Berlin', '2027-10-30T22:00:00Z', '2027-10-31'],
      ['Europe/Berlin', '2027-10-31T22:59:59Z', '2027-10-31'],
      ['Europe/Berlin', '2027-10-31T23:00:00Z', '2027-11-01'],
    ])('shows readers in %s at %s the day %s', async (zone, instant, date) => {
      const page = await openTab(zone, instant)
      await page.goto(`${site.url}list.html`)
      expect(await seen(page)).toEqual(today(date))
    })

    it('tells readers that it has not yet their day', async () => {
      const page = await openTab('UTC', '2027-05-01T12:00:00Z')
      await page.goto(`${site.url}list.html`)
      expect(await seen(page)).toEqual(notYet('2027-03-29'))
    })

    it.each([
      ['the first date', 'has not begun', '2027-01-01T12:00:00Z', DATES.at(-1), 'not begun'],
      ['today', 'is missing', '2027-05-01T12:00:00Z', '2027-03-29', 'not yet'],
      ['today', 'is there', `${DATES[0]}T12:00:00Z`, DATES[0], ''],
    ])('tells readers that %s %s', async (_, __, instant, date, note) => {
      const page = await openTab('UTC', instant)
      await page.goto(`${site.url}first.html`)
      expect(await seen(page)).toMatchObject({ dates: date })
      expect(await page.locator('p:not(section p, [data-next]):visible').allTextContents()).toEqual(
        [note, 'not of the days'].filter((text) => text),
      )
    })

    it.each(Object.entries(RETURNS))('moves on to the new day overnight, on return %s', async (_, way) => {
      const page = await openTab('Europe/Berlin', '2027-03-27T20:00:00Z')
      await page.goto(site.url)
      await comeBack(page, '2027-03-27T22:30:00Z', way)
      expect(await seen(page)).toEqual(today('2027-03-27'))
      await comeBack(page, '2027-03-28T05:00:00Z', way)
      expect(await seen(page)).toEqual(today('2027-03-28'))
      await comeBack(page, '2027-03-29T05:00:00Z', way)
      expect(await seen(page)).toEqual(today('2027-03-29'))
    })

    it('keeps a game that has begun, even in an earlier visit', async () => {
      const page = await openTab('Europe/Berlin', '2027-03-27T20:00:00Z')
      await page.goto(site.url)
      await solve(page, puzzles[DATES.indexOf('2027-03-27') % 3], 1)
      const stays = { dates: '2027-03-27', notYet: false, newDay: true }
      await comeBack(page, '2027-03-28T05:00:00Z')
      expect(await seen(page)).toEqual(stays)
      await page.clock.setFixedTime('2027-03-27T20:00:00Z')
      await page.reload()
      await page.locator('number-puzzle [role=gridcell]:visible').first().waitFor()
      expect(await seen(page)).toEqual(today('2027-03-27'))
      await comeBack(page, '2027-03-28T05:00:00Z')
      expect(await seen(page)).toEqual(stays)
    })

    it('ignores games of days that are not shown', async () => {
      const page = await openTab('Europe/Berlin', '2027-03-27T20:00:00Z')
      await page.goto(site.url)
      await solve(page, puzzles[DATES.indexOf('2027-03-27') % 3], 1)
      await page.clock.setFixedTime('2027-03-28T05:00:00Z')
      await page.reload()
      await page.locator('number-puzzle [role=gridcell]:visible').first().waitFor()
      await comeBack(page, '2027-03-29T05:00:00Z')
      expect(await seen(page)).toEqual(today('2027-03-29'))
    })

    describe('without the new day', () => {
      /** Writes and serves a site for one test, because the test changes its pages. */
      async function ownSite(dates: readonly string[], latest: string) {
        const own = newFolder()
        cpSync(PLAYER, join(own, 'player'), { recursive: true })
        write('index.html', todayPage(dates), own)
        write('latest.json', latest, own)
        return {
          ...(await serveOwn(own)),
          publish: (text: string) => write('index.html', text, own),
          latest: (text: string) => write('latest.json', text, own),
        }
      }

      const latestOf = (...dates: readonly string[]) =>
        JSON.stringify({ dates: dates.map((date) => ({ date })) })

      it('loads the new day as soon as the site has it', async () => {
        const own = await ownSite(['2027-03-28', '2027-03-27'], latestOf('2027-03-28', '2027-03-27'))
        const page = await openTab('Europe/Berlin', '2027-03-28T20:00:00Z')
        await page.goto(own.url)
        await page.evaluate('window.isOld = true')
        // The next morning the site has nothing new: the page stays and says so.
        const asked = page.waitForResponse(`${own.url}latest.json`)
        await comeBack(page, '2027-03-29T05:00:00Z')
        await (await asked).finished()
        expect(await seen(page)).toEqual(notYet('2027-03-28'))
        // Later the site has the new day.
        own.publish(todayPage(['2027-03-30', '2027-03-29', '2027-03-28']))
        own.latest(latestOf('2027-03-30', '2027-03-29', '2027-03-28'))
        await comeBack(page, '2027-03-29T07:00:00Z')
        await page.waitForFunction('!window.isOld')
        await expect.poll(() => seen(page)).toEqual(today('2027-03-29'))
      })

      it.each([
        ['is none', ''],
        ['is not JSON', '<html>'],
        ['has no dates', '{}'],
        ['has invalid dates', '{"dates":[null,7]}'],
        ['has only the dates of the page', latestOf('2027-03-28', '2027-03-27')],
        ['has only future days', latestOf('2027-04-01')],
      ])('stays unchanged if the list of the latest days %s', async (_, latest) => {
        const own = await ownSite(['2027-03-28', '2027-03-27'], latest)
        const page = await openTab('Europe/Berlin', '2027-03-28T20:00:00Z')
        await page.goto(own.url)
        await page.evaluate('window.isOld = true')
        const asked = page.waitForResponse(`${own.url}latest.json`)
        await comeBack(page, '2027-03-30T05:00:00Z')
        await (await asked).finished()
        await page.waitForTimeout(100)
        expect(await page.evaluate('window.isOld')).toBe(true)
        expect(await seen(page)).toEqual(notYet('2027-03-28'))
      })

      it('stays unchanged without a network', async () => {
        const page = await openTab('Europe/Berlin', '2027-11-01T20:00:00Z')
        await page.goto(site.url)
        await page.context().setOffline(true)
        await comeBack(page, '2027-11-02T20:00:00Z')
        expect(await seen(page)).toEqual(notYet('2027-11-01'))
      })
    })
  })

  describe('the page of a puzzle', () => {
    const openPuzzle = async (zone = 'UTC', instant = '2027-03-28T12:00:00Z') => {
      const page = await openTab(zone, instant)
      await page.goto(`${site.url}2027-03-27/sudoku/`)
      return page
    }
    const texts = (page: RawPage) =>
      page.evaluate<string[]>(
        `[...document.querySelectorAll('[data-streaks] p:not([data-message])')].filter((one) => one.checkVisibility()).map((one) => one.textContent)`,
      )
    const marks = (page: RawPage) =>
      page.evaluate<string[]>(
        `[...document.querySelectorAll('[data-solved]')].map((one) => one.className + ':' + one.textContent)`,
      )
    const SOLVED = ['in a row: 1', 'longest: 1', 'all: 1']

    it('announces a new day only by a link', async () => {
      const page = await openPuzzle()
      const link = page.locator('[data-new-day]')
      await comeBack(page, '2027-03-28T23:00:00Z')
      expect(await link.isVisible()).toBe(false)
      await comeBack(page, '2027-03-29T01:00:00Z')
      expect(await link.isVisible()).toBe(true)
      expect(await page.locator('number-puzzle').isVisible()).toBe(true)
    })

    it('marks solved puzzles, also in other tabs and later', async () => {
      const page = await openPuzzle()
      const other = await page.context().newPage()
      await other.clock.setFixedTime('2027-03-28T12:00:00Z')
      await other.goto(page.url())
      expect(await marks(page)).toEqual([':this', ':other'])
      expect(await texts(page)).toEqual(['none'])
      await solve(page, puzzles[0])
      const wanted = ['is-solved:this✓ Solved', ':other']
      await expect.poll(() => marks(page)).toEqual(wanted)
      expect(await texts(page)).toEqual(SOLVED)
      await expect.poll(() => marks(other)).toEqual(wanted)
      expect(await texts(other)).toEqual(SOLVED)
      const key = 'puzzlewright:solved:daily:2027-03-27/sudoku'
      const kept = await page.evaluate<string>(`localStorage.getItem('${key}')`)
      expect(JSON.parse(kept)).toEqual({ seconds: expect.any(Number), hints: 0, checks: 0, at: '2027-03-28' })
      await page.reload()
      expect(await marks(page)).toEqual(wanted)
      // After a day without a puzzle, the streak is over.
      await comeBack(page, '2027-03-29T12:00:00Z')
      expect(await texts(page)).toEqual(['in a row: 0', 'longest: 1', 'all: 1'])
    })

    it.each([
      ['when the next date begins for the reader', 'UTC', '2027-03-27T12:00:00Z', 'New puzzles in 12 hours'],
      ['in the last minutes', 'UTC', '2027-03-27T23:30:00Z', 'New puzzles in 30 minutes'],
      ['when the next date is public', 'UTC', '2027-11-01T20:00:00Z', 'New puzzles in 10 hours'],
      ['nothing if that is days away', 'UTC', '2027-05-01T12:00:00Z', ''],
    ])('tells %s', async (_, zone, instant, text) => {
      const page = await openTab(zone, instant)
      await page.goto(`${site.url}list.html`)
      await expect.poll(() => seen(page)).toMatchObject({ newDay: false })
      expect(await page.locator('[data-next]').textContent()).toBe(text)
    })

    it('tells how long it takes as long as the page is open', async () => {
      const page = await openTab('UTC', '2027-03-27T23:30:00Z')
      await page.clock.install({ time: '2027-03-27T23:30:00Z' })
      await page.goto(`${site.url}list.html`)
      const told = () => page.locator('[data-next]').textContent()
      await expect.poll(told).toBe('New puzzles in 30 minutes')
      await page.clock.runFor('10:00')
      expect(await told()).toBe('New puzzles in 20 minutes')
    })

    it('marks the cards of begun games, and tells the times of solved ones', async () => {
      const page = await openPuzzle()
      const game = '0123456789abcdef'
      const store = (key: string, value: string) =>
        page.evaluate(`localStorage.setItem('puzzlewright:${key}', '${value}')`)
      const card = `<a data-solved="2027-03-20/sudoku" data-game="${game}">card</a>`
      await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '${card}')`)
      await store(`${game}:0`, '1 0 e40,5')
      await comeBack(page, '2027-03-28T12:00:00Z')
      expect((await marks(page)).at(-1)).toBe(':card…Begun')
      await store('solved:daily:2027-03-20/sudoku', '{"seconds":732,"hints":0,"checks":0}')
      await comeBack(page, '2027-03-28T12:00:00Z')
      expect((await marks(page)).at(-1)).toBe('is-solved:card✓ Solved 12:12')
    })

    const forbidden = `Object.defineProperty(window, 'localStorage', { get() { throw new Error('SecurityError') } })`
    it.each([
      ['forbidden', forbidden],
      ['full', `Storage.prototype.setItem = () => { throw new Error('QuotaExceededError') }`],
    ])('shows the puzzle and its streaks if storage is %s', async (_, script) => {
      const page = await openTab('UTC', '2027-03-27T12:00:00Z')
      await page.addInitScript(script)
      await page.goto(`${site.url}2027-03-27/sudoku/`)
      await solve(page, puzzles[0])
      await expect.poll(() => marks(page)).toEqual(['is-solved:this✓ Solved', ':other'])
      expect(await texts(page)).toEqual(SOLVED)
    })

    it('carries solved puzzles to another browser in a file, and adds them to those already there', async () => {
      const page = await openPuzzle()
      await solve(page, puzzles[0])
      await expect.poll(() => texts(page)).toEqual(SOLVED)
      const coming = page.waitForEvent('download')
      await page.evaluate('URL.revokeObjectURL = () => { document.body.dataset.revoked = "" }')
      await page.locator('[data-export]').click()
      const download = await coming
      // Some browsers read the content only later.
      expect(await page.locator('body').getAttribute('data-revoked')).toBeNull()
      expect(download.suggestedFilename()).toBe('daily-solved.json')
      const text = readFileSync(await download.path(), 'utf8')
      expect(Object.keys(JSON.parse(text).solved)).toEqual(['2027-03-27/sudoku'])

      const elsewhere = await openPuzzle()
      const key = 'puzzlewright:solved:daily:2027-03-26/survo'
      await elsewhere.evaluate(`localStorage.setItem('${key}', '{"seconds":9,"hints":0,"checks":0}')`)
      await elsewhere.reload()
      expect(await texts(elsewhere)).toEqual(['in a row: 0', 'longest: 1', 'all: 1', 'survos: 1'])
      await choose(elsewhere, text)
      await expect.poll(() => message(elsewhere)).toBe('2 are known')
      expect(await texts(elsewhere)).toEqual(['in a row: 2', 'longest: 2', 'all: 2', 'survos: 1'])
      expect(await marks(elsewhere)).toEqual(['is-solved:this✓ Solved', ':other'])
    })

    it.each([
      ['allowed', ''],
      [
        'forbidden',
        `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no') } })`,
      ],
      ['full', `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`],
    ])('changes between light and dark, with a storage that is %s', async (_, script) => {
      const page = await openTab('UTC', '2027-03-28T12:00:00Z')
      await page.addInitScript(script)
      await page.goto(`${site.url}2027-03-27/sudoku/`)
      const shown = []
      for (const _ of [1, 2, 3]) {
        await page.locator('[data-theme-switch]').click()
        shown.push(await page.evaluate('document.documentElement.style.colorScheme'))
      }
      expect(shown).toEqual(['dark', 'light', 'dark'])
    })

    const message = (page: RawPage) => page.locator('[data-message]').innerText()
    const choose = (page: RawPage, text: string) =>
      page
        .locator('[data-import]')
        .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) })

    it('rejects a file with a bad puzzle and markup, and changes nothing', async () => {
      const page = await openPuzzle()
      const good = { seconds: 1, hints: 0, checks: 0 }
      const solved = { '2027-03-27/sudoku': good, '2027-03-27/<img src=x onerror=window.ran=1>': good }
      await choose(page, JSON.stringify({ puzzlewright: 'solved', series: 'daily', solved }))
      await expect.poll(() => message(page)).toBe('no such file')
      expect(await texts(page)).toEqual(['none'])
      expect(await marks(page)).toEqual([':this', ':other'])
      expect(await page.evaluate('localStorage.length')).toBe(0)
      expect(await page.evaluate('window.ran ?? 0')).toBe(0)
    })

    it('prints, and copies the text of an element', async () => {
      const page = await openPuzzle()
      await page.evaluate('window.print = () => { window.printed = true }')
      await page.locator('[data-print]').click()
      expect(await page.evaluate('window.printed')).toBe(true)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.locator('[data-copy]').click()
      await expect.poll(() => page.locator('[data-copy] + [role=status]').innerText()).toBe('Copied')
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe('<b> one line')
    })

    it('selects the text if copying is forbidden', async () => {
      const page = await openPuzzle()
      await page.evaluate(`Object.defineProperty(navigator, 'clipboard', { value: undefined })`)
      await page.locator('[data-copy]').click()
      expect(await page.evaluate('String(getSelection())')).toBe('<b> one line')
      expect(await page.locator('[data-copy] + [role=status]').innerText()).toBe('')
    })
  })

  describe('a page of another site', () => {
    /** Serves a site of another origin. Its page has the pasted lines and a strict security policy. */
    async function host(lines: readonly string[]): Promise<Site> {
      const own = newFolder()
      const { origin } = new URL(site.url)
      const page = `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><p>before</p>${lines.join('\n')}<p>after</p>`
      write('index.html', page, own)
      const policy = `default-src 'none'; img-src data:; script-src ${origin}; frame-src ${origin}`
      return serveOwn(own, { 'content-security-policy': policy })
    }

    const line = (attributes: string) => `<script src="${site.url}embed.js" ${attributes} async></script>`

    /** Opens the page of a host with pasted lines, and records its complaints. */
    async function openHost(attributes: readonly string[], zone = 'UTC', instant = '2027-03-28T12:00:00Z') {
      const other = await host(attributes.map(line))
      const page = await openTab(zone, instant)
      const warnings: string[] = []
      page.on('console', (one) => {
        if (['warning', 'error'].includes(one.type())) warnings.push(one.text())
      })
      await page.addInitScript(
        `addEventListener('message', ({ data }) => { (window.heard ??= []).push(data?.height) })`,
      )
      await page.goto(other.url)
      return { page, warnings }
    }

    async function frameIn(page: RawPage, index = 0): Promise<Frame> {
      const element = page.locator('iframe').nth(index)
      await element.scrollIntoViewIfNeeded()
      const frame = await (await element.elementHandle())?.contentFrame()
      if (!frame) throw new Error('no frame')
      await frame.locator('number-puzzle [role=gridcell]').first().waitFor()
      return frame
    }

    /** Waits until the frame is as high as its content and remains so. */
    async function settled(page: RawPage, index = 0): Promise<number> {
      let last = 0
      let same = 0
      await expect
        .poll(
          async () => {
            const inner = await frameIn(page, index)
            const height = 'Math.ceil(document.documentElement.getBoundingClientRect().height)'
            const content = await inner.evaluate<number>(height)
            const frame = await page.evaluate(`document.querySelectorAll('iframe')[${index}].clientHeight`)
            same = frame === content && content === last ? same + 1 : 0
            last = content
            return same
          },
          { timeout: 15_000 },
        )
        .toBeGreaterThanOrEqual(4)
      return last
    }

    it('gets a frame after each pasted line, though it allows only scripts and frames of the feed', async () => {
      const dated = 'data-slot="sudoku" data-date="2027-03-27" data-title="The first"'
      const { page, warnings } = await openHost(['data-slot="sudoku"', dated])
      await frameIn(page, 0)
      await frameIn(page, 1)
      const frames = await page.evaluate(`[...document.querySelectorAll('iframe')].map((one) => ({
        src: one.getAttribute('src').replace(/id=\\d/, ''), title: one.title, loading: one.loading,
        width: one.clientWidth, isWhole: one.clientWidth === one.parentElement.clientWidth, border: getComputedStyle(one).borderWidth,
        after: one.previousElementSibling.src }))`)
      const look = { loading: 'lazy', isWhole: true, width: expect.any(Number), border: '0px' }
      const common = { ...look, after: `${site.url}embed.js` }
      expect(frames).toEqual([
        { ...common, src: `${site.url}sudoku/embed/?`, title: 'sudoku' },
        { ...common, src: `${site.url}2027-03-27/sudoku/embed/?`, title: 'The first' },
      ])
      const ids = `[...document.querySelectorAll('iframe')].map((one) => one.src.split('id=')[1]).sort()`
      expect(await page.evaluate(ids)).toEqual(['1', '2'])
      expect(warnings).toEqual([])
      expect(complaints).toEqual([])
    })

    it('has no frame, but a warning, for an invalid slot or date', async () => {
      const slots = ['', '../evil', 'Sudoku', 'a/b', '//evil.example', 'sudoku?']
      const dates = ['', 'today', '2027-02-30', '../..'].map((date) => `sudoku" data-date="${date}`)
      const attributes = ['x=""', ...[...slots, ...dates].map((slot) => `data-slot="${slot}"`)]
      const { page, warnings } = await openHost(attributes)
      await expect.poll(() => warnings.length).toBe(attributes.length)
      expect(warnings.filter((one) => !one.includes('puzzlewright: data-slot'))).toEqual([])
      expect(await page.locator('iframe').count()).toBe(0)
    })

    it.each([
      ['Etc/GMT+12', '2027-03-28T11:00:00Z', '2027-03-27', 2],
      ['Europe/Berlin', '2027-03-28T11:00:00Z', '2027-03-28', 1],
      ['Pacific/Kiritimati', '2027-03-28T11:00:00Z', '2027-03-29', 0],
      ['UTC', '2027-03-31T11:00:00Z', '2027-03-29', 0],
      ['UTC', '2027-03-20T11:00:00Z', '2027-03-27', 2],
    ])('shows readers in %s at %s the puzzle of %s', async (zone, instant, date, index) => {
      const { page } = await openHost(['data-slot="sudoku"'], zone, instant)
      const frame = await frameIn(page)
      expect(await frame.locator('number-puzzle').getAttribute('data-puzzle')).toBe(`${date}/sudoku`)
      expect(await frame.locator('number-puzzle h2').innerText()).toBe(`Sudoku of ${date}`)
      expect(await frame.locator('number-puzzle [role=alert]').count()).toBe(0)
      const address = await frame.evaluate(`document.querySelector('[data-address]').href`)
      expect(address).toBe(`${site.url}${date}/sudoku/`)
      await solve(frame, puzzles[index])
      await expect.poll(() => frame.locator('number-puzzle .status').innerText()).toBe('Solved!')
    })

    it('moves on to the new day overnight, unless a game has begun', async () => {
      const { page } = await openHost(['data-slot="sudoku"'], 'Europe/Berlin', '2027-03-27T12:00:00Z')
      const frame = await frameIn(page)
      const shown = () => frame.locator('number-puzzle').getAttribute('data-puzzle')
      expect(await shown()).toBe('2027-03-27/sudoku')
      await page.clock.setFixedTime('2027-03-28T06:00:00Z')
      await frame.evaluate(RETURNS['to the tab'])
      expect(await shown()).toBe('2027-03-28/sudoku')
      const headings = () => frame.locator('number-puzzle h2').allInnerTexts()
      await expect.poll(headings).toEqual(['Sudoku of 2027-03-28'])
      await solve(frame, puzzles[1], 1)
      await page.clock.setFixedTime('2027-03-29T06:00:00Z')
      await frame.evaluate(RETURNS['to the tab'])
      expect(await shown()).toBe('2027-03-28/sudoku')
      expect(await frame.locator('[data-new-day]').isVisible()).toBe(true)
    })

    it('has frames as high as their puzzles, at any width', async () => {
      const { page } = await openHost(['data-slot="large"'])
      const heights: number[] = []
      for (const width of [1000, 320, 500, 1000]) {
        await page.setViewportSize({ width, height: 600 })
        heights.push(await settled(page))
        const frame = await frameIn(page)
        expect(await frame.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true)
        expect(await frame.evaluate('document.documentElement.clientWidth === innerWidth')).toBe(true)
      }
      expect(heights[3]).toBe(heights[0])
      // If the board followed its window, it would grow with the frame, step by step.
      const shown = await frameIn(page)
      const board = () =>
        shown.evaluate<number[]>(`(({ width, height }) => [innerHeight, width, height])(
        document.querySelector('number-puzzle').shadowRoot.querySelector('.board').getBoundingClientRect())`)
      const [, ...size] = await board()
      const high = 2 * heights[0]
      await page.evaluate(`document.querySelector('iframe').style.height = '${high}px'`)
      await expect.poll(board).toEqual([high, ...size])
      await page.evaluate(`document.querySelector('iframe').style.height = '${heights[0]}px'`)
      expect(new Set(heights).size).toBeGreaterThan(1)
      const frame = await frameIn(page)
      const more = (height: number) => `document.getElementById('more').style.height = '${height}px'`
      await frame.evaluate(
        `document.body.append(Object.assign(document.createElement('div'), { id: 'more' }))`,
      )
      await frame.evaluate(more(10))
      const low = await settled(page)
      await frame.evaluate(more(331))
      expect(await settled(page)).toBe(low + 321)
      await frame.evaluate(more(10))
      expect(await settled(page)).toBe(low)
    })

    it('accepts only messages of its own frame, and only valid heights', async () => {
      const { page } = await openHost(['data-slot="sudoku"', 'data-slot="sudoku" data-date="2027-03-27"'])
      const first = await frameIn(page, 0)
      const second = await frameIn(page, 1)
      await settled(page, 1)
      const before = await settled(page, 0)
      const id = await first.evaluate<string>(`new URLSearchParams(location.search).get('id')`)
      const forged = (height: string, own = id, type = 'puzzlewright:height') =>
        `postMessage({ type: '${type}', id: '${own}', height: ${height} }, '*')`
      // Forged messages: from the page itself, from another frame of the same origin, and from another
      // origin.
      await page.evaluate(`window.${forged('777')}`)
      await second.evaluate(`parent.${forged('777')}`)
      await page.evaluate(
        `dispatchEvent(new MessageEvent('message', { data: { type: 'puzzlewright:height', id: '${id}', height: 777 },
          origin: 'https://evil.example', source: document.querySelector('iframe').contentWindow }))`,
      )
      const wrong = "99 4001 NaN Infinity -500 '777' [777] null undefined 777n {}"
      for (const height of wrong.split(' ')) await first.evaluate(`parent.${forged(height)}`)
      await first.evaluate(`parent.${forged('777', 'x')}`)
      await first.evaluate(`parent.${forged('777', id, 'other')}`)
      for (const data of ['null', '7', "'x'", '[]', '{}'])
        await first.evaluate(`parent.postMessage(${data}, '*')`)
      const height = () => page.evaluate<string>(`document.querySelector('iframe').style.height`)
      // Messages arrive in order: after the last, all have arrived.
      await page.evaluate(`new Promise((done) => {
        addEventListener('message', ({ data }) => { if (data === 'last') done() })
      }).then(() => { window.isLast = true }) && 0`)
      await first.evaluate(`parent.postMessage('last', '*')`)
      await page.waitForFunction('window.isLast')
      expect(await height()).toBe(`${before}px`)
      await first.evaluate(`parent.${forged('4000')}`)
      await expect.poll(height).toBe('4000px')
      expect(complaints).toEqual([])
    })

    it('cannot change its frame by messages', async () => {
      const { page } = await openHost(['data-slot="sudoku"'])
      const frame = await frameIn(page)
      // The page hides its scroll bar when its frame has its height for the first time.
      await settled(page)
      const before = await frame.evaluate<string>('document.documentElement.outerHTML')
      const height = `{ type: 'puzzlewright:height', id: '1', height: 1 }`
      for (const data of [height, '{ record: {} }', `'reload'`]) {
        await page.evaluate(`document.querySelector('iframe').contentWindow.postMessage(${data}, '*')`)
      }
      await settled(page)
      expect(await frame.evaluate<string>('document.documentElement.outerHTML')).toBe(before)
    })
  })
})
