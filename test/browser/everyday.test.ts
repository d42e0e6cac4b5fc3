// Actions of a player other than entering numbers: settings, pause, savepoints, sharing, giving up,
// and on boards larger than a phone.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ChromiumPage, isInstalled, type PageOptions, type Point } from './support/browsers.ts'
import { inChromium } from './support/inChromium.ts'
import { Board, type MadePuzzle, makePuzzle, ROOT, writePages } from './support/player.ts'

const PHONE = { width: 360, height: 740, touch: true } as const
const SIDE = 4
const SECOND = 1000
const MINUTE = 60 * SECOND

/** A Sudoku 25x25 that lacks one number in each row. */
const WIDE = `sudoku:25x25:${rows(25, (row, column) =>
  row === column ? '.' : 'ABCDEFGHIJKLMNOP123456789'[(5 * (row % 5) + Math.floor(row / 5) + column) % 25],
).replaceAll(/[,/]/g, '')}`

/** A path in alternating directions, with adjacent numbers of three digits. */
const LONG = `hidoku:16x16:${rows(16, (row, column) =>
  row === 3 && column === 3 ? '' : String(16 * row + (row % 2 === 0 ? column + 1 : 16 - column)),
)}`

/** Ten narrow columns, each with its sum. */
const FLAT = 'survo:2x10:15,,7,,,,,,,/,,,18,,,,19,,|112,98|24,24,18,26,32,7,19,32,18,10'

function rows(side: number, show: (row: number, column: number) => string): string {
  const numbers = Array.from({ length: side }, (_, number) => number)
  return numbers.map((row) => numbers.map((column) => show(row, column)).join(',')).join('/')
}

/** A puzzle known only by its id. */
function named(id: string): MadePuzzle {
  return { line: `${id}\n`, id, solution: [], columns: 0 }
}

/** A puzzle whose record says how long people take. */
const TIMED_ID = 'sudoku:4x4:1.....2..3.....4'
const TIMED: MadePuzzle = {
  ...named(TIMED_ID),
  line: `${JSON.stringify({
    id: TIMED_ID,
    grade: {
      degree: 40,
      stars: 2,
      minutes: { usual: 5.6, least: 3, most: 10 },
      tier: 'singles',
      hardestTechnique: null,
      techniques: { 'hidden-single': 12 },
      nodesOpened: 1,
      averageBranchingFactor: 1,
      effort: 10,
      hardestStep: 0,
      calibration: null,
      version: 4,
    },
  })}\n`,
}

describe.skipIf(!isInstalled('chromium'))('in Chromium', () => {
  const here = inChromium(async (folder) => {
    const puzzle = await makePuzzle('sudoku')
    await writePages(folder, [puzzle, ...[WIDE, LONG, FLAT].map(named), TIMED])
    return puzzle
  })

  let page: ChromiumPage
  let board: Board
  let open: number[]

  async function start(path: string, options: PageOptions = {}): Promise<void> {
    page = await here.browser.newPage(options)
    board = new Board(page)
    await page.raw.addInitScript(`Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text } } })`)
    await board.open(here.site.url + path)
  }

  afterEach(() => page.close())

  const values = async () => (await board.seen()).cells.map(({ value }) => value || '.').join('')

  /** Focuses a cell and enters a number. */
  async function enter(cell: number, number: string): Promise<void> {
    await board.focus(cell)
    await board.type(number)
  }

  async function solve(): Promise<void> {
    for (const cell of open) await enter(cell, here.written.solution[cell])
  }

  /** A wrong number for a cell. */
  const wrong = (cell: number) => String((Number(here.written.solution[cell]) % SIDE) + 1)

  /** Clicks at once, as a mouse does, without waiting until the page is at rest. */
  const press = (selector: string) => page.raw.locator(selector).dispatchEvent('click')

  async function menu(): Promise<void> {
    await press('button.menu')
    await page.raw.locator('dialog[open]').waitFor()
  }

  async function choose(name: string): Promise<void> {
    await menu()
    await press(`dialog[open] button.${name}`)
  }

  async function set(...labels: readonly string[]): Promise<void> {
    await menu()
    await press('summary:text-is("Settings")')
    for (const label of labels) await press(`label:text-is("${label}") input`)
    await close()
  }

  /** Closes the menu, and waits until it is gone. */
  async function close(): Promise<void> {
    await press('dialog[open] button.close')
    await page.raw.locator('dialog').waitFor({ state: 'detached' })
  }

  /** From here on, time runs normally but can be moved forward. */
  async function takeTime(): Promise<void> {
    await page.raw.clock.install()
    await board.reload()
  }

  /** The seconds shown by the clock. */
  async function seconds(): Promise<number> {
    // The clock is updated once a second.
    await page.raw.clock.runFor(SECOND)
    const text = await page.evaluate<string>(`${ROOT}.querySelector('.timer').textContent`)
    const [, minutes, rest] = /(\d+):(\d\d)$/.exec(text) ?? []
    return 60 * Number(minutes) + Number(rest)
  }

  const expectStatus = (text: string) => expect.poll(() => board.status()).toBe(text)

  describe('on a small board', () => {
    beforeEach(async () => {
      await start('1.html')
      const seen = await board.seen()
      open = seen.cells.flatMap(({ value }, cell) => (value === '' ? cell : []))
    })

    it('hides the clock, for all puzzles and permanently', async () => {
      const isSeen = () => page.raw.locator('.timer').isVisible()
      expect(await isSeen()).toBe(true)
      await set('Show the timer')
      expect(await isSeen()).toBe(false)
      await board.reload()
      expect(await isSeen()).toBe(false)
      await board.open(`${here.site.url}4.html`)
      expect(await isSeen()).toBe(false)
      await set('Show the timer')
      expect(await isSeen()).toBe(true)
    })

    it('has one tab stop in each toolbar, on a button that can be used', async () => {
      const { keyboard } = page.raw
      await board.focus(open[0])
      const stops: string[] = []
      for (let stop = 0; stop < 2; stop++) {
        await keyboard.press('Tab')
        stops.push(await page.evaluate<string>(`${ROOT}.activeElement.className`))
      }
      expect(stops).toEqual(['notes', 'key'])
    })

    it('opens one menu, and says so if it cannot be loaded', async () => {
      await page.evaluate(`${ROOT}.querySelectorAll('.menu').forEach((one) => { one.click(); one.click() })`)
      await page.raw.locator('dialog[open]').waitFor()
      await close()
      // The service worker would answer from its copies.
      await page.evaluate('navigator.serviceWorker.ready.then((worker) => worker.unregister())')
      await page.raw.addInitScript(`Object.defineProperty(navigator, 'serviceWorker', { value: undefined })`)
      await page.raw.route('**/sudoku-menu-en-*.js', (route) => route.abort())
      await board.reload()
      await press('button.menu')
      await expectStatus(
        'A part of the player could not be loaded. Your game is kept: check the connection and reload the page.',
      )
    })

    it('marks conflicts only if the setting says so', async () => {
      const [cell] = open
      const beside = (await board.seen()).cells.findIndex(
        ({ value }, one) => value !== '' && Math.floor(one / SIDE) === Math.floor(cell / SIDE),
      )
      await enter(cell, here.written.solution[beside])
      expect(await board.count('.conflict')).toBeGreaterThan(1)
      await set('Mark conflicts')
      expect(await board.count('.conflict')).toBe(0)
      expect((await board.seen()).cells[cell].label).not.toContain('conflict')
      await board.reload()
      expect(await board.count('.conflict')).toBe(0)
    })

    it('has the keys on the left if the setting says so', async () => {
      const keysAreLeft = () =>
        page.evaluate<boolean>(`() => {
          const left = (part) => ${ROOT}.querySelector(part).getBoundingClientRect().left
          return left('.pad') < left('.board')
        }`)
      expect(await keysAreLeft()).toBe(false)
      await set('Number keys on the left')
      expect(await keysAreLeft()).toBe(true)
      await board.reload()
      expect(await keysAreLeft()).toBe(true)
    })

    it('takes the number first, then the cells', async () => {
      await set('Choose the number first, then the cells')
      await board.reload()
      const [cell, other] = open
      const before = await values()
      const click = ({ x, y }: Point) => page.click(x, y)
      await click((await board.points())[cell])
      await click(await board.keyPoint('3'))
      await expectStatus('Next: 3. Tap a cell.')
      expect(await values()).toBe(before)
      await click((await board.points())[other])
      expect((await board.seen()).cells.map(({ value }) => value)[other]).toBe('3')
    })

    it('is light or dark as the page specifies', async () => {
      const ground = () =>
        page.evaluate<string>(`getComputedStyle(${ROOT}.querySelector('.frame')).backgroundColor`)
      const light = await ground()
      await page.evaluate(`document.querySelector('number-puzzle').setAttribute('theme', 'dark')`)
      expect(await ground()).toBe('rgb(20, 22, 27)')
      await page.raw.emulateMedia({ colorScheme: 'dark' })
      await page.evaluate(`document.querySelector('number-puzzle').setAttribute('theme', 'light')`)
      expect(await ground()).toBe(light)
    })

    it('shares the result without revealing numbers, with time or hints as set', async () => {
      await choose('check')
      await expectStatus('Everything is right so far.')
      await solve()
      await expectStatus('Solved!')
      const shared = async () => {
        await choose('share')
        await page.raw.locator('dialog [role=status]', { hasText: 'Copied.' }).waitFor()
        await page.press('Escape')
        return page.evaluate<string>('window.copied')
      }
      const title = 'Sudoku 4×4 ★☆☆☆☆: solved'
      const address = `${here.site.url}1.html`
      const [first, time, last] = (await shared()).split('\n')
      expect([first, last]).toEqual([title, address])
      expect(time).toMatch(/^Time \d+:\d\d$/)
      await set('Include the time when sharing', 'Include hints and checks when sharing')
      expect((await shared()).split('\n')).toEqual([title, '0 hints, 1 check', address])
    })

    it('pauses: the board is hidden, keys do nothing, and no time passes', async () => {
      await takeTime()
      await page.raw.clock.fastForward(MINUTE)
      const before = await seconds()
      expect(before).toBeGreaterThanOrEqual(MINUTE / SECOND)
      await enter(open[0], here.written.solution[open[0]])
      const filled = await values()
      await page.press('Escape')
      expect(await page.raw.locator('.over').isVisible()).toBe(true)
      expect(await page.raw.locator('.board').isVisible()).toBe(false)
      const rested = await seconds()
      await page.raw.clock.fastForward(MINUTE)
      await page.press(wrong(open[1]))
      expect(await seconds()).toBe(rested)
      expect(await values()).toBe(filled)
      await press('button.resume')
      expect(await page.raw.locator('.board').isVisible()).toBe(true)
      await page.raw.clock.fastForward(MINUTE)
      expect(await seconds()).toBeGreaterThanOrEqual(rested + MINUTE / SECOND)
      await press('button.timer')
      expect(await page.raw.locator('.over').isVisible()).toBe(true)
    })

    it('stops the clock while the page is hidden, unless switched off', async () => {
      await takeTime()
      const hide = (hidden: boolean) =>
        page.evaluate(`() => {
          Object.defineProperty(document, 'hidden', { value: ${hidden}, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }`)
      const hideForAMinute = async () => {
        const before = await seconds()
        await hide(true)
        await page.raw.clock.fastForward(MINUTE)
        await hide(false)
        return (await seconds()) - before
      }
      expect(await hideForAMinute()).toBeLessThan(MINUTE / SECOND)
      await set('Stop the timer while the page is hidden')
      expect(await hideForAMinute()).toBeGreaterThanOrEqual(MINUTE / SECOND)
    })

    it('tells whether all entries are right so far', async () => {
      await enter(open[0], here.written.solution[open[0]])
      await choose('check')
      await expectStatus('Everything is right so far.')
      await enter(open[1], wrong(open[1]))
      await choose('check')
      await expectStatus('There is a mistake. A hint shows where.')
    })

    it('returns to a savepoint', async () => {
      await enter(open[0], here.written.solution[open[0]])
      const kept = await values()
      await menu()
      expect(await board.count('dialog button.back')).toBe(0)
      await page.press('Escape')
      await choose('save')
      await expectStatus('Savepoint set.')
      await enter(open[1], wrong(open[1]))
      await enter(open[2], wrong(open[2]))
      await choose('back')
      await expectStatus('Back at the savepoint.')
      expect(await values()).toBe(kept)
    })

    it('starts again only after a confirmation, and undo restores everything', async () => {
      const empty = await values()
      await enter(open[0], here.written.solution[open[0]])
      const filled = await values()
      await choose('restart')
      await press('dialog[open] button.no')
      expect(await values()).toBe(filled)
      await choose('restart')
      await press('dialog[open] button.yes')
      expect(await values()).toBe(empty)
      await press('button.undo')
      expect(await values()).toBe(filled)
    })

    it('shows the solution after a confirmation, and does not count as solved', async () => {
      await choose('show')
      await press('dialog[open] button.yes')
      await expectStatus('This is the solution.')
      const seen = await board.seen()
      expect(seen.cells.map(({ value }) => value)).toEqual(here.written.solution)
      expect(seen.told).toEqual([])
      await menu()
      expect(await board.count('dialog button.share')).toBe(0)
    })
  })

  it('says the stars in a word, and the usual time with what it rests on', async () => {
    await start('5.html')
    const name = await page.evaluate<string>(`${ROOT}.querySelector('.name').textContent`)
    expect(name).toMatch(/ Easy · about 6 min$/)
    expect(await board.count('.name .stars[aria-label^="2"]')).toBe(1)
    const meaning = await page.evaluate<string>(`${ROOT}.querySelector('.name small[title]').title`)
    expect(meaning).toBe('the usual time of people who often solve such puzzles')
  })

  it('makes every cell of a board wider than a phone reachable', async () => {
    await start('2.html', PHONE)
    const cellCount = await board.count('[role=gridcell]')
    expect(cellCount).toBe(625)
    for (const cell of [cellCount - 1, 0]) {
      const { near, far, least, most } = await page.evaluate<Record<string, number>>(`() => {
        const cell = ${ROOT}.querySelectorAll('[role=gridcell]')[${cell}]
        cell.scrollIntoView()
        const { left: near, right: far } = cell.getBoundingClientRect()
        const { left: least, right: most } = ${ROOT}.querySelector('.table').getBoundingClientRect()
        return { near, far, least, most }
      }`)
      expect(near).toBeGreaterThanOrEqual(least)
      expect(far).toBeLessThanOrEqual(most)
    }
  })

  /** The widths of texts and of their containers. */
  const widths = (selector: string) =>
    page.evaluate<{ text: number; room: number }[]>(`() => {
      const range = document.createRange()
      return [...${ROOT}.querySelectorAll('${selector}')].map((element) => {
        range.selectNodeContents(element)
        const room = element.closest('.cell, .sum').getBoundingClientRect().width
        return { text: range.getBoundingClientRect().width, room }
      })
    }`)

  it.each([
    ['numbers of three digits', '3.html', '.value', 255],
    ['the sums of narrow columns', '4.html', '.columns small', 10],
  ])('shows %s with gaps between them', async (_, path, selector, many) => {
    await start(path, PHONE)
    await page.evaluate(`document.documentElement.style.setProperty('--puzzle-font', 'DejaVu Sans')`)
    const found = await widths(selector)
    expect(found.length).toBe(many)
    expect(found.filter(({ text, room }) => text > 0.95 * room)).toEqual([])
  })
})
