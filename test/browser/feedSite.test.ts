// A feed built by the program, in real browsers: its pages are accessible; its puzzles can be opened, solved
// and counted, also without a network; they print well, and they work on other sites.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page as RawPage } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type BoardSolution,
  buildSmallFeed,
  SMALL_FEED,
  SMALL_SLOTS,
  solutionIn,
} from '../support/builtFeed.ts'
import { newFolder } from '../support/folder.ts'
import { axeFaults } from './support/axe.ts'
import {
  BROWSERS,
  type Browser,
  type ChromiumPage,
  isInstalled,
  launch,
  type Page,
} from './support/browsers.ts'
import { Board, ROOT } from './support/player.ts'
import { type Site, serveFolder } from './support/serve.ts'

const { slug, yesterday, today, tomorrow, now, replaced, withdrawn, title } = SMALL_FEED
const GONE = `${yesterday}/${withdrawn[0]}/`
const REPLACED = `${today}/${replaced[0]}/`

/** One page of each kind. */
const PAGES = {
  today: '',
  'of a day': `${today}/`,
  'of a puzzle': `${today}/sudoku/`,
  'of a puzzle that was replaced': REPLACED,
  'of a puzzle that was withdrawn': GONE,
  'of a slot': 'hidoku/',
  archive: 'archive/',
  'of a month': `archive/${today.slice(0, 'YYYY-MM'.length)}/`,
  solutions: 'solutions/',
  missing: `${today}/nothing/`,
  embedded: 'survo/embed/',
  'embedded, of one date': `${REPLACED}embed/`,
}

/** The site is below the root of its server, as many sites are. */
const BASE = 'puzzles/'

let folder: string
let site: Site
/** The address that the feed has in its plan. */
let base: string

const feedFolder = () => join(folder, 'feed')
const solutionOf = (date: string, slot: string) => solutionIn(feedFolder(), date, slot)

beforeAll(async () => {
  folder = newFolder()
  const web = join(folder, 'web')
  mkdirSync(web)
  // Served first, because the feed needs its address.
  site = await serveFolder(web, {}, { missing: `${BASE}404.html` })
  base = site.url + BASE
  await buildSmallFeed(feedFolder(), join(web, BASE), base)
  writeFileSync(join(web, 'clock.js'), clockScript(Date.parse(now)))
})

afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true })
})

/** Sets the clock of a browser that cannot be controlled from outside. */
const clockScript = (at: number) => `{
  const Real = Date
  const late = ${at} - Real.now()
  globalThis.Date = class extends Real {
    constructor(...parts) { if (parts.length > 0) super(...parts); else super(Real.now() + late) }
    static now() { return Real.now() + late }
  }
}`

/** Enters a solution with the keyboard alone. */
async function solveByKeys(board: Board, { solution, columns }: BoardSolution): Promise<void> {
  await board.ready()
  await board.enterGrid()
  const shown = await board.texts()
  for (const [cell, number] of solution.entries()) {
    if (shown[cell] === number) continue
    await board.moveTo(cell, columns)
    await board.type(number)
    await board.page.press('Enter')
  }
  const { cells, status } = await board.seen()
  expect(cells.map(({ text }) => text)).toEqual(solution)
  expect(status).toBe('Solved!')
}

/** Waits until the script of today's page has run, which takes longer in some browsers. */
const expectToday = (page: Page) =>
  expect
    .poll(() => page.evaluate(`document.querySelector('[data-chosen] section:not([hidden])')?.dataset.date`))
    .toBe(today)

/** The solved puzzles and the figures on today's page. */
const counted = (page: Page) =>
  page.evaluate<{ marked: string[]; figures: string[] }>(`({
    marked: [...document.querySelectorAll('section:not([hidden]) [data-solved]')]
      .filter((card) => card.querySelector('.mark')?.checkVisibility())
      .map((card) => card.dataset.solved),
    figures: [...document.querySelectorAll('.figures > *')]
      .filter((one) => one.checkVisibility()).map((one) => one.textContent),
  })`)

const keyOf = (slot: string, date: string = today) => `${date}/${slot}`

describe.skipIf(!isInstalled('chromium'))('in Chromium', () => {
  let browser: Browser<ChromiumPage>
  let page: ChromiumPage
  let complaints: string[]

  /** Opens a tab of a new reader, at noon of today. */
  async function openTab(): Promise<ChromiumPage> {
    const tab = await browser.newPage()
    await tab.raw.clock.setFixedTime(now)
    complaints = []
    watch(tab.raw)
    return tab
  }

  /** Records errors, warnings, missing files, requests to other origins and violations of the policy. */
  function watch(raw: RawPage): void {
    raw.on('pageerror', ({ message }) => complaints.push(message))
    raw.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(base))
        complaints.push(`from elsewhere: ${request.url()}`)
    })
    raw.on('response', (response) => {
      const isMissing = response.url() === base + PAGES.missing
      if (response.status() >= 400 && !isMissing) complaints.push(`${response.status()} ${response.url()}`)
    })
    raw.on('console', (message) => {
      const isMissing = message.location().url === base + PAGES.missing
      if (['error', 'warning'].includes(message.type()) && !isMissing) complaints.push(message.text())
    })
  }

  beforeAll(async () => {
    browser = await launch('chromium')
  })

  afterAll(() => browser?.close())

  describe('accessibility of the page', () => {
    /** The violations on the page in its current state. */
    const faults = async (how: string) => (await axeFaults(page)).map((fault) => [how, ...fault])

    /** The elements that extend beyond the sides. */
    async function sideways(how: string): Promise<unknown[]> {
      const wide = await page.evaluate<string[]>(`() => {
        const { scrollWidth, clientWidth } = document.documentElement
        if (scrollWidth <= clientWidth) return []
        const sticksOut = (one) => one.getBoundingClientRect().right > clientWidth
        return [scrollWidth + ' pixels', ...[...document.body.querySelectorAll('*')].filter(sticksOut)
          .map((one) => one.localName + '.' + one.className).slice(0, 5)]
      }`)
      return wide.length === 0 ? [] : [[how, ...wide]]
    }

    it.each(Object.entries(PAGES))('%s', async (_, path) => {
      page = await openTab()
      const key = `puzzlewright:solved:${slug}:${keyOf('hidoku')}`
      await page.raw.addInitScript(`localStorage.setItem('${key}', '{"seconds":9,"hints":0,"checks":0}')`)
      await page.goto(base + path)
      if (await page.evaluate(`document.querySelector('number-puzzle') !== null`))
        await new Board(page).ready()
      await page.evaluate(`document.querySelectorAll('details').forEach((part) => { part.open = true })`)
      const found: unknown[] = await faults('light')
      for (const media of [
        { colorScheme: 'dark' },
        { colorScheme: 'light', forcedColors: 'active' },
      ] as const) {
        await page.raw.emulateMedia(media)
        found.push(...(await faults(JSON.stringify(media))))
      }
      await page.raw.emulateMedia({ forcedColors: 'none' })
      // Equals a window of 1280 × 1024 pixels at a zoom of 200 %.
      await page.raw.setViewportSize({ width: 640, height: 512 })
      found.push(...(await faults('zoom')), ...(await sideways('zoom')))
      await page.raw.setViewportSize({ width: 320, height: 640 })
      found.push(...(await faults('narrow')), ...(await sideways('narrow')))
      await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
      found.push(...(await sideways('narrow, with large letters')))
      expect(found).toEqual([])
      expect(complaints).toEqual([])
      await page.close()
    })
  })

  describe('a reader', () => {
    let board: Board

    beforeAll(async () => {
      page = await openTab()
      board = new Board(page)
    })

    afterAll(() => page?.close())

    /** Presses Tab until a link has the focus, and follows it. */
    async function follow(path: string): Promise<void> {
      for (let presses = 0; presses < 40; presses++) {
        await page.press('Tab')
        if ((await page.evaluate('document.activeElement.href ?? ""')) !== base + path) continue
        await page.press('Enter')
        await page.raw.waitForURL(base + path)
        return
      }
      throw new Error(`Tab does not reach ${path}`)
    }

    it('has solved nothing at first', async () => {
      await page.goto(base)
      expect(await page.evaluate('document.title')).toBe(title)
      await expectToday(page)
      expect(await counted(page)).toEqual({ marked: [], figures: [] })
    })

    it.each(SMALL_SLOTS)("opens today's %s by keyboard and solves it; it is marked", async (slot) => {
      await page.goto(base)
      const { marked } = await counted(page)
      await follow(`${keyOf(slot)}/`)
      await solveByKeys(board, solutionOf(today, slot))
      await page.goto(base)
      const own = new Set([...marked, keyOf(slot)])
      const shown = await counted(page)
      expect(new Set(shown.marked)).toEqual(own)
      expect(shown.figures).toEqual(['Days in a row: 1', 'Longest streak: 1', `Solved: ${own.size}`])
    })

    it('a reader who also solves a puzzle of yesterday has two days in a row', async () => {
      await page.goto(`${base}${keyOf('survo')}/`)
      await follow(`${keyOf('survo', yesterday)}/`)
      await solveByKeys(board, solutionOf(yesterday, 'survo'))
      await page.goto(base)
      expect((await counted(page)).figures).toEqual(['Days in a row: 2', 'Longest streak: 2', 'Solved: 6'])
    })

    it('shows the notes on replaced and withdrawn puzzles', async () => {
      const note = async (path: string) => {
        await page.goto(base + path)
        return page.evaluate<string>(`document.querySelector('.note').textContent`)
      }
      expect(await note(REPLACED)).toBe(`Corrected on 31 March 2025: ${replaced[1]}`)
      expect(await note(GONE)).toBe(`Withdrawn on 31 March 2025: ${withdrawn[1]}`)
      expect(await page.evaluate(`document.querySelectorAll('number-puzzle, .tools').length`)).toBe(0)
    })

    it('has seen no errors on any page', () => expect(complaints).toEqual([]))
  })

  it.each(SMALL_SLOTS)(
    'the page of %s works without a network after one visit, up to the first hint',
    async (slot) => {
      page = await openTab()
      const board = new Board(page)
      await board.open(`${base}${keyOf(slot)}/`)
      await page.evaluate('navigator.serviceWorker.ready.then(() => 1)')
      await page.raw.context().setOffline(true)
      await board.reload()
      await board.enterGrid()
      const hint = await board.hint()
      expect(hint).not.toMatch(/network/)
      expect(hint).not.toBe('')
      for (let presses = 0; presses < 2; presses++) await board.hint()
      const { solution } = solutionOf(today, slot)
      const own = (await board.seen()).cells.filter(
        ({ text, label }, cell) => text === solution[cell] && !/given/.test(label),
      )
      expect(own.length).toBeGreaterThan(0)
      // Without a network, a browser reports every file that it requests.
      expect(complaints.filter((one) => !one.includes('net::ERR_'))).toEqual([])
      await page.close()
    },
  )

  it('the page of a date works without a network after one visit, with the pictures of its puzzles', async () => {
    page = await openTab()
    await page.raw.goto(`${base}${today}/`)
    await page.evaluate('navigator.serviceWorker.ready.then(() => 1)')
    await page.raw.context().setOffline(true)
    await page.raw.reload()
    const widths = await page.evaluate<number[]>(
      `Promise.all([...document.images].map(async (one) => { one.loading = 'eager'; await one.decode().catch(() => {}); return one.naturalWidth }))`,
    )
    expect(widths).toHaveLength(SMALL_SLOTS.length)
    expect(widths.filter((width) => width === 0)).toEqual([])
    expect(await page.raw.locator('h1').textContent()).toContain('31 March 2025')
    expect(complaints.filter((one) => !one.includes('net::ERR_'))).toEqual([])
    await page.close()
  })

  describe('the pictures of the other puzzles on the page of a puzzle', () => {
    const others = SMALL_SLOTS.length - 1
    const seen = (raw: RawPage) => raw.locator('.cards img:visible')

    it('are requested after the board is shown', async () => {
      page = await openTab()
      const asked: boolean[] = []
      await page.raw.route(/\/puzzle\.svg$/, async (route) => {
        asked.push(await page.raw.evaluate<boolean>(`${ROOT}.querySelector('[role=grid]') !== null`))
        await route.continue()
      })
      await new Board(page).open(`${base}${keyOf('sudoku')}/`)
      await page.raw.locator('.cards').scrollIntoViewIfNeeded()
      await expect.poll(() => seen(page.raw).count()).toBe(others)
      await expect.poll(() => asked).toEqual(new Array(others).fill(true))
      await page.close()
    })

    it('are shown if the player cannot be loaded', async () => {
      page = await openTab()
      await page.raw.route(/\/player-[^/]*\.js$/, (route) => route.abort())
      await page.raw.goto(`${base}${keyOf('sudoku')}/`)
      await expect.poll(() => seen(page.raw).count()).toBe(others)
      await page.close()
    })

    it('are shown without scripts', async () => {
      page = await openTab()
      const context = await page.raw.context().browser()?.newContext({ javaScriptEnabled: false })
      const still = (await context?.newPage()) as RawPage
      await still.goto(`${base}${keyOf('sudoku')}/`)
      expect(await seen(still).count()).toBe(others)
      await context?.close()
      await page.close()
    })
  })

  it.each(['sudoku', replaced[0]])(
    'the page of %s prints on one sheet: title, board, no buttons',
    async (slot) => {
      page = await openTab()
      const board = new Board(page)
      await board.open(`${base}${keyOf(slot)}/`)
      await board.enterGrid()
      await page.raw.emulateMedia({ media: 'print', colorScheme: 'dark' })
      const seen = await page.evaluate<Record<string, string[]>>(`() => {
      const isSeen = (one) => one.checkVisibility() && one.getBoundingClientRect().height > 0
      const names = (root, selector) => [...root.querySelectorAll(selector)].filter(isSeen).map((one) => one.localName)
      return {
        heading: names(document, 'h1'),
        board: names(document, 'number-puzzle svg'),
        played: names(${ROOT}, '[role=grid], button, .status'),
        other: names(document, 'nav, footer, button, summary, .crumb, .tools, .cards, .streaks, h2'),
        paper: [getComputedStyle(document.documentElement).colorScheme],
      }
    }`)
      expect(seen).toEqual({ heading: ['h1'], board: ['svg'], played: [], other: [], paper: ['light'] })
      const pdf = await page.raw.pdf({ format: 'A4' })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      await page.close()
    },
  )
})

describe.each(BROWSERS)('in %s', (name) => {
  describe.skipIf(!isInstalled(name))('when installed', () => {
    let browser: Browser
    let page: Page
    /** The same site with a clock set to noon of today. */
    let atNoon: Site

    beforeAll(async () => {
      const changePage = (html: string) =>
        html.replace('<meta charset="utf-8">', '$&<script src="/clock.js"></script>')
      atNoon = await serveFolder(join(folder, 'web'), {}, { changePage })
      browser = await launch(name)
      page = await browser.newPage({ width: 700, height: 1300 })
    })

    afterAll(async () => {
      await browser?.close()
      await atNoon?.close()
    })

    /** A script that returns the middle of an element. */
    const middleOf = (element: string) => `() => {
      const { left, top, width, height } = (${element}).getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }`

    it("today's page leads to a puzzle, which can be played and is counted", async () => {
      const home = atNoon.url + BASE
      await page.goto(home)
      await expectToday(page)
      const card = `[data-solved="${keyOf('sudoku')}"]`
      const { x, y } = await page.evaluate<{ x: number; y: number }>(
        middleOf(`document.querySelector('${card}')`),
      )
      await page.click(Math.round(x), Math.round(y))
      const address = () => page.evaluate('location.href')
      await expect.poll(address, { timeout: 10_000 }).toBe(`${home}${keyOf('sudoku')}/`)
      await solveByKeys(new Board(page), solutionOf(today, 'sudoku'))
      await page.goto(home)
      expect(await counted(page)).toEqual({
        marked: [keyOf('sudoku')],
        figures: ['Days in a row: 1', 'Longest streak: 1', 'Solved: 1'],
      })
    })

    it("the line copied from a puzzle's page shows it on another site, at its full height", async () => {
      await page.goto(`${base}${keyOf('kenken')}/`)
      const lines = await page.evaluate<string[]>(
        `['embed-today', 'embed-date'].map((id) => document.getElementById(id).textContent)`,
      )
      const guests = join(folder, `guests-${name}`)
      mkdirSync(guests)
      // Without a date, the newest puzzle for the reader; with a date, that of the page from which the line
      // was copied.
      for (const [index, date] of [tomorrow, today].entries()) {
        writeFileSync(
          join(guests, 'index.html'),
          `<!doctype html><html lang="en"><meta charset="utf-8"><title>Paper</title><link rel="icon" href="data:,"><p>News</p>${lines[index]}<p>More news</p></html>`,
        )
        const guest = await serveFolder(guests)
        await page.goto(guest.url)
        const framed = <T>(script: string) => page.evaluateInFrame<T>(script)
        const cells = `[...${ROOT}.querySelectorAll('[role=gridcell]')]`
        const readCells = () => framed<string[]>(`${cells}.map((cell) => cell.textContent)`)
        const { solution } = solutionOf(date, 'kenken')
        await expect.poll(async () => (await readCells()).length, { timeout: 10_000 }).toBe(solution.length)
        const shown = await framed(`document.querySelector('number-puzzle').dataset.puzzle`)
        expect(shown).toBe(keyOf('kenken', date))
        // The whole frame is visible, directly above the rest of the page.
        const height = (element: string) => `${element}.getBoundingClientRect().height`
        const beyond = async () =>
          (await page.evaluate<number>(height(`document.querySelector('iframe')`))) -
          Math.ceil(await framed<number>(height('document.documentElement')))
        await expect.poll(beyond, { timeout: 10_000 }).toBe(0)
        const frame = await page.evaluate<{ left: number; top: number }>(`() => {
          const { left, top } = document.querySelector('iframe').getBoundingClientRect()
          return { left, top }
        }`)
        /** Clicks on an element in the frame. */
        const click = async (element: string) => {
          const place = await framed<{ x: number; y: number }>(middleOf(element))
          await page.click(Math.round(frame.left + place.x), Math.round(frame.top + place.y))
        }
        for (const [cell, shown] of (await readCells()).entries()) {
          if (shown === solution[cell]) continue
          await click(`${cells}[${cell}]`)
          await click(
            `[...${ROOT}.querySelectorAll('.pad button')].find((one) => one.getAttribute('aria-label').split(',')[0] === '${solution[cell]}')`,
          )
        }
        expect(await framed(`${ROOT}.querySelector('[role=status].status').textContent`)).toBe('Solved!')
        await guest.close()
      }
    })
  })
})
