// The studio in three browsers: puzzles are made, set with pointer and keys, read, explained and played; nothing is lost by a
// reload, a second tab or full storage; texts of strangers stay texts; axe finds nothing in any room.

import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from './support/axe.ts'
import { BROWSERS, type Browser, isInstalled, launch, type PageOptions } from './support/browsers.ts'
import { pageOf } from './support/chromium.ts'
import { pagesInChromium } from './support/inChromium.ts'
import { here, PUBLISHED, ROOMS, Studio } from './support/studio.ts'

/** What is touched and is not 44 pixels high and wide. A box or a file is touched at its label. */
const SMALL_TARGETS = `[...document.querySelectorAll('button, select, input, textarea, summary, a')]
  .map((one) => (one.matches('[type=checkbox], [type=file]') ? one.closest('label') : one))
  .filter((one) => one.getClientRects().length > 0)
  .map((one) => ({ one, box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.height < 44 || box.width < 44)
  .map(({ one, box }) => one.outerHTML.slice(0, 80) + ' ' + box.width + 'x' + box.height)`

/** Texts that are cut off, and whatever makes the page wider than the window. */
const CUT_TEXTS = `[
  ...[...document.querySelectorAll('main *, header *')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
    .filter((one) => ['hidden', 'clip'].includes(getComputedStyle(one).overflowX) && !one.matches('input'))
    .map((one) => one.outerHTML.slice(0, 80)),
  ...(document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the window'] : []),
]`

describe.each(BROWSERS)('in %s', (name) => {
  let browser: Browser
  beforeAll(async () => {
    if (isInstalled(name)) browser = await launch(name)
  })
  afterAll(() => browser?.close())

  const opened = async (options?: PageOptions) => new Studio(await browser.newPage(options)).open()

  it.skipIf(!isInstalled(name))(
    'puzzles are made, explained and played, and a reload loses nothing',
    async () => {
      const studio = await opened()
      await studio.make(3)
      await studio.until(
        `[...document.fonts].some(({ family, status }) => /Puzzlewright/.test(family) && status === 'loaded')`,
      )
      await studio.enter('explain')
      await studio.press('.explain button.main')
      expect(await studio.text('.step strong')).toMatch(/^r\dc\d = \d$/)
      await studio.enter('play')
      await studio.until(`document.querySelector('number-puzzle')?.shadowRoot?.querySelector('[role=grid]')`)
      await studio.page.evaluate('new Promise((resolve) => setTimeout(resolve, 400)).then(() => true)')
      await studio.page.reload()
      await studio.until(`document.querySelectorAll('.card .board').length === 3`)
      await studio.page.close()
    },
  )

  it.skipIf(!isInstalled(name))('a killer is set by drawing, and counted after each change', async () => {
    const studio = await opened({ touch: browser.hasTouch })
    await studio.emptyBoard('4x4+killer')
    expect(await studio.verdict()).toContain('Several solutions')
    await studio.press('.panel.tools .choices button:nth-child(2)')
    await studio.page.drag([await studio.cell(0, 0), await studio.cell(0, 1)])
    await studio.until(`document.activeElement.matches('.entry input')`)
    await studio.fill('.entry input', '3')
    await studio.press('.entry button[type=submit]')
    await studio.until(
      `[...document.querySelectorAll('.stage .board text')].some((one) => one.textContent === '3')`,
    )
    await studio.press('.study > .choices button')
    await studio.until(`document.querySelector('.verdict').textContent.startsWith('Exactly one solution')`)
    // Undo takes the numbers away again.
    await studio.press('header .tools button')
    await studio.until(`document.querySelector('.verdict').textContent.startsWith('Several')`)
    await studio.page.close()
  })

  it.skipIf(!isInstalled(name))('the Sudoku of a newspaper is read and graded', async () => {
    const studio = await opened()
    await studio.enter('read')
    await studio.fill('textarea', PUBLISHED)
    await studio.until(`document.querySelector('.verdict .stars')`)
    expect(await studio.verdict()).toMatch(/^Exactly one solution.*Gentle/)
    // A text that is changed replaces its puzzle, and a wrong one has no verdict.
    await studio.fill('textarea', `${PUBLISHED}\n`)
    await studio.fill('textarea', `99${PUBLISHED.slice(2)}`)
    await studio.until(`document.querySelector('.read .fault')`)
    expect(await studio.text('.verdict')).toBe('')
    expect(await studio.countCards()).toBe(1)
    // Whoever types quickly changes the text before its puzzle is read.
    await studio.page.evaluate(`(() => {
      const field = document.querySelector('textarea')
      for (const end of ['', ' ', '  ']) {
        field.value = '${PUBLISHED}' + end
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })()`)
    await studio.until(`document.querySelector('.verdict .stars')`)
    expect(await studio.countCards()).toBe(1)
    await studio.page.close()
  })
})

describe.skipIf(!isInstalled('chromium'))('in Chromium', () => {
  const newPage = pagesInChromium()

  const opened = async (options?: PageOptions) => {
    const page = await newPage(options)
    return new Studio(page).open()
  }

  it('a board is set by keys alone', async () => {
    const studio = await opened()
    await studio.emptyBoard('4x4+killer')
    await studio.page.evaluate(`document.querySelector('.stage .board').focus()`)
    await studio.page.press('ArrowRight')
    await studio.page.press('ArrowRight')
    await studio.page.press('4')
    await studio.until(
      `[...document.querySelectorAll('.stage .board text')].some((one) => one.textContent === '4')`,
    )
    await studio.page.press('Backspace')
    await studio.until(`document.querySelectorAll('.stage .board text').length === 0`)
    await studio.page.evaluate(`document.querySelector('.panel.tools .choices button:nth-child(2)').click()`)
    await studio.page.evaluate(`document.querySelector('.stage .board').focus()`)
    await studio.page.press('ArrowDown')
    await studio.page.press('Shift+ArrowDown')
    await studio.page.press('Enter')
    await studio.until(`document.activeElement.matches('.entry input')`)
    await studio.page.press('5')
    await studio.page.press('Enter')
    await studio.until(
      `[...document.querySelectorAll('.stage .board text')].some((one) => one.textContent === '5')`,
    )
  })

  it('further rules and their tools are there before any text is read', async () => {
    const studio = await opened()
    await studio.press('.make details summary')
    await studio.until(`document.querySelectorAll('.make .chips button').length >= 25`)
    await studio.emptyBoard('6x6')
    await studio.until(`document.querySelectorAll('.panel.tools .chips button').length >= 25`)
    await studio.page.evaluate(
      `[...document.querySelectorAll('.panel.tools .chips button')].find((one) => one.textContent === 'Killer').click()`,
    )
    await studio.until(
      `[...document.querySelectorAll('.panel.tools .choices button')].some((one) => one.textContent === 'Killer cage')`,
    )
  })

  it('a Sudoku is typed row by row with spaces, or with keys on the screen', async () => {
    const studio = await opened()
    await studio.emptyBoard('4x4')
    await studio.page.evaluate(`document.querySelector('.stage .board').focus()`)
    for (const key of ['ArrowRight', '1', ' ', '.', '2']) await studio.page.press(key)
    const texts = `[...document.querySelectorAll('.stage .board text')].map((one) => one.textContent).join(' ')`
    await studio.until(`${texts} === '1 2'`)
    await studio.press('.digits button:nth-child(4)')
    await studio.until(`${texts} === '1 4'`)
  })

  it('a second tab has a table of its own, and a link shows the table to others', async () => {
    const first = await opened()
    await first.make(2)
    await first.until(`location.hash.includes('.')`)
    await first.page.evaluate('new Promise((resolve) => setTimeout(resolve, 400)).then(() => true)')
    const address: string = await first.page.evaluate('location.href')
    const tab = new Studio(pageOf(await first.page.raw.context().newPage(), false))
    await tab.page.goto(address)
    await tab.until(`document.querySelectorAll('.card .board').length === 2`)
    expect(new URL(tab.page.raw.url()).hash.split('.')[0]).not.toBe(new URL(address).hash.split('.')[0])
    await tab.press('.tray header .tools button:nth-child(2)')
    await tab.until(`document.querySelectorAll('.card').length === 0`)
    expect(await first.countCards()).toBe(2)
    // Another browser has the link alone.
    const stranger = await opened()
    await stranger.page.goto('about:blank')
    await stranger.page.goto(address)
    await stranger.until(`document.querySelectorAll('.card .board').length === 2`)
    // Once more puzzles are there, the same table has another link, which that browser follows on its open page.
    await first.fill('.make input[type=number]', '1')
    await first.press('button.main')
    await first.until(`document.querySelectorAll('.card .board').length === 3`)
    // The address follows what is kept, which the smaller number of the form has changed before.
    await first.until(
      `JSON.parse(localStorage.getItem('puzzlewright-studio:' + location.hash.slice(1).split('.')[0])).document.pieces.length === 3`,
    )
    await first.settle()
    const next = await first.page.evaluate<string>('location.href')
    await stranger.page.raw.evaluate(`location.href = ${JSON.stringify(next)}; 0`)
    await stranger.until(`document.querySelectorAll('.card .board').length === 3`)
    // What it had comes back with undo.
    await stranger.press('header .tools button')
    await stranger.until(`document.querySelectorAll('.card .board').length === 2`)
  })

  it.each(['what the browser kept', 'a link'])('keeps %s that is no table, and says so', async (what) => {
    const studio = await opened()
    await studio.make(1)
    await studio.until(`location.hash.includes('.')`)
    const damaged = '{"document":{"pieces":[{"family":"sudoku"}]}}'
    const name = await studio.page.evaluate<string>(`location.hash.slice(1).split('.')[0]`)
    const key = `puzzlewright-studio:${name}`
    await studio.page.goto('about:blank')
    const tab = new Studio(pageOf(await studio.page.raw.context().newPage(), false))
    await tab.page.goto(`${here.site.url}studio.css`)
    if (what !== 'a link') {
      await tab.page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(damaged)})`)
    }
    const before = await tab.page.evaluate(`localStorage.getItem(${JSON.stringify(key)})`)
    await tab.open(what === 'a link' ? `#${name}.AAAA` : `#${name}`)
    await tab.until(`document.querySelector('.message:not([hidden])')`)
    expect(await tab.text('.message')).toContain('is not a table of the studio')
    await tab.make(1)
    await tab.settle()
    expect(await tab.page.evaluate(`localStorage.getItem(${JSON.stringify(key)})`)).toBe(before)
  })

  it('makes another puzzle in the place of each, and leaves those that were kept meanwhile', async () => {
    const studio = await opened()
    await studio.make(3)
    const ids = () =>
      studio.page.evaluate<string[]>(
        `JSON.parse(localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith('puzzlewright-studio:')))).document.pieces.map(({ id }) => id)`,
      )
    await expect.poll(async () => (await ids()).length).toBe(3)
    const before = await ids()
    const again = (place: number) => `.card:nth-child(${place}) .tools button:nth-child(2)`
    for (const place of [1, 2]) {
      await studio.press(again(place))
      await expect.poll(async () => (await ids())[place - 1]).not.toBe(before[place - 1])
    }
    const after = await ids()
    expect(new Set([...before, ...after]).size).toBe(5)
    await studio.page.evaluate(
      `document.querySelector('${again(3)}').click(), document.querySelector('.card:nth-child(3) .tools button').click()`,
    )
    await studio.settle()
    expect(await ids()).toEqual(after)
  })

  it('puzzles of other wishes have other solutions, and each table has puzzles of its own', async () => {
    const studio = await opened()
    await studio.make(1)
    await studio.press('.make fieldset:has(.stars) button:nth-child(2)')
    await studio.press('button.main')
    await studio.until(`document.querySelectorAll('.card .board').length === 2`)
    const seeds = await studio.page.evaluate<string[]>(
      `new Promise((resolve) => setTimeout(resolve, 400)).then(() => JSON.parse(localStorage.getItem('puzzlewright-studio:' + localStorage.getItem('puzzlewright-studio-last'))).document.pieces.map(({ made }) => made.run))`,
    )
    expect(seeds[1]).toBe(`${seeds[0]}-2`)
    const other = await opened()
    await other.make(1)
    expect(await other.page.evaluate('document.querySelector(".card .board").innerHTML')).not.toBe(
      await studio.page.evaluate('document.querySelector(".card .board").innerHTML'),
    )
  })

  it('undo in a game is that of the game, and works after a switch', async () => {
    const studio = await opened()
    await studio.make(2)
    await studio.enter('play')
    const root = `document.querySelector('number-puzzle')?.shadowRoot`
    await studio.until(`${root}?.querySelector('[role=grid]')`)
    await studio.page.evaluate(`${root}.querySelector('[role=gridcell]:not(.fixed)').focus()`)
    await studio.page.press('Digit1')
    await studio.page.press('Control+z')
    await studio.page.press('Control+z')
    await studio.page.evaluate(`${root}.querySelector('.pad .key').focus()`)
    await studio.page.press('Control+z')
    await studio.settle()
    expect(await studio.countCards()).toBe(2)
    await studio.enter('print')
    await studio.until(`document.querySelector('.print input[type=checkbox]')`)
    await studio.page.evaluate(`document.querySelector('.print input[type=checkbox]').focus()`)
    await studio.page.press('Control+z')
    await studio.until(`document.querySelectorAll('.card .board').length === 1`)
  })

  it('says that storage is full, and goes on', async () => {
    const studio = await opened()
    await studio.page.evaluate(
      `(() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') } })()`,
    )
    await studio.make(1)
    await studio.until(`document.querySelector('.message:not([hidden])')`)
    expect(await studio.text('.message')).toContain('save the table as a file')
    expect(await studio.countCards()).toBe(1)
  })

  it.each([
    ['a script', '<img src=x onerror="document.title=\'broken\'"><script>document.title="broken"</script>'],
    ['something huge', `${'1'.repeat(500_000)}`],
    ['something deep', '['.repeat(50_000)],
    ['something wrong', '{"id":"sudoku:9x9:no"}'],
  ])('shows %s as a text that cannot be read', async (_, text) => {
    const studio = await opened()
    await studio.enter('read')
    await studio.fill('textarea', text)
    await studio.until(`document.querySelector('.read .fault')`)
    expect(await studio.page.evaluate('document.title')).toBe('Puzzlewright Studio')
    expect(await studio.page.evaluate(`document.querySelectorAll('.fault img, .fault script').length`)).toBe(
      0,
    )
    expect(await studio.countCards()).toBe(0)
  })

  it.each(['light', 'dark'] as const)(
    'axe finds nothing in any room, %s, wide and narrow',
    async (colorScheme) => {
      for (const width of [1280, 320]) {
        const studio = await opened({ width, height: 800 })
        await studio.page.raw.emulateMedia({ colorScheme })
        await studio.make(1)
        for (const room of ROOMS) {
          await studio.enter(room)
          await studio.settle()
          expect(await axeFaults(studio.page), `${room} at ${width}`).toEqual([])
          expect(
            await studio.page.evaluate('document.documentElement.scrollWidth - innerWidth'),
            `${room} at ${width}`,
          ).toBeLessThanOrEqual(0)
        }
      }
    },
  )

  it('on a phone, whoever has made puzzles sees them, and every field of a book is on the screen', async () => {
    const studio = await opened({ width: 390, height: 844, touch: true })
    await studio.make(2)
    await studio.until(`document.querySelector('.card').getBoundingClientRect().bottom <= innerHeight`)
    await studio.enter('print')
    await studio.until(`document.querySelector('.book td select')`)
    const beyond = `[...document.querySelectorAll('.book input, .book select')]
      .filter((field) => field.getBoundingClientRect().right > innerWidth).length`
    expect(await studio.page.evaluate(beyond)).toBe(0)
  })

  it('a message is seen wherever the page is scrolled to', async () => {
    const studio = await opened({ width: 390, height: 844, touch: true })
    await studio.emptyBoard('9x9')
    await studio.until(`document.querySelector('.study[aria-busy=false]')`)
    await studio.page.evaluate(`(() => {
      const input = document.querySelector('.tray input[type=file]')
      const files = new DataTransfer()
      files.items.add(new File(['no table'], 'table.json'))
      input.files = files.files
      scrollTo(0, document.documentElement.scrollHeight)
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })()`)
    await studio.until(`!document.querySelector('.message').hidden`)
    const box = await studio.page.evaluate<{ top: number; bottom: number }>(
      `(({ top, bottom }) => ({ top, bottom }))(document.querySelector('.message').getBoundingClientRect())`,
    )
    expect(box.top).toBeGreaterThan(0)
    expect(box.bottom).toBeLessThan(844)
  })

  it('a book that was begun is there after another room and a reload, with a recipe changed by hand', async () => {
    const studio = await opened()
    const title = '.book .fields input'
    await studio.enter('print')
    await studio.fill(title, 'My Numbers')
    await studio.enter('make')
    await studio.enter('print')
    await studio.until(`document.querySelector('${title}')?.value === 'My Numbers'`)
    await studio.press('.book summary')
    await studio.fill('.book textarea', 'title: By hand\n')
    await studio.settle()
    await studio.page.reload()
    await studio.enter('print')
    await studio.until(`document.querySelector('.book textarea')?.value === 'title: By hand\\n'`)
    // The form would not change this recipe, and is back once it is emptied.
    expect(await studio.page.evaluate(`document.querySelector('${title}').matches(':disabled')`)).toBe(true)
    await studio.fill('.book textarea', '')
    await studio.until(`document.querySelector('.book textarea').value.includes('My Numbers')`)
    expect(await studio.page.evaluate(`document.querySelector('${title}').matches(':disabled')`)).toBe(false)
  })

  it('hundreds of mistakes of a recipe leave room for the page, and go with Escape', async () => {
    const studio = await opened()
    await studio.enter('print')
    await studio.press('.book summary')
    const mistakes = Array.from({ length: 300 }, (_, index) => `k${index}: 1`).join('\n')
    await studio.fill('.book textarea', `title: Wrong\n${mistakes}\n`)
    await studio.press('.book button.main')
    await studio.until(`!document.querySelector('.message').hidden`)
    const tops = await studio.page.evaluate<number[]>(
      `['.message', '.message button'].map((one) => document.querySelector(one).getBoundingClientRect().top)`,
    )
    for (const top of tops) expect(top).toBeGreaterThan(200)
    await studio.page.press('Escape')
    await studio.until(`document.querySelector('.message').hidden`)
  })

  it('everything that a finger touches on a phone is at least 44 pixels high', async () => {
    const studio = await opened({ width: 390, height: 844, touch: true })
    await studio.make(2)
    for (const room of ROOMS) {
      await studio.enter(room)
      await studio.settle()
      expect(await studio.page.evaluate(SMALL_TARGETS), room).toEqual([])
    }
  })

  it('nothing is lost with letters twice as large, or on a page that is enlarged twice', async () => {
    const studio = await opened({ width: 640, height: 400 })
    await studio.make(1)
    for (const [width, size] of [
      [640, '100%'],
      [1280, '200%'],
      [390, '200%'],
    ] as const) {
      await studio.page.raw.setViewportSize({ width, height: 800 })
      await studio.page.evaluate(`document.documentElement.style.fontSize = '${size}'`)
      for (const room of ROOMS) {
        await studio.enter(room)
        await studio.settle()
        expect(await studio.page.evaluate(CUT_TEXTS), `${room} at ${width}, ${size}`).toEqual([])
      }
    }
  })

  it('forced colours tell what is chosen, and show boards', async () => {
    const studio = await opened()
    await studio.page.raw.emulateMedia({ forcedColors: 'active' })
    await studio.make(1)
    await studio.enter('set')
    await studio.until(`document.querySelector('.panel.tools button[aria-pressed=true]')`)
    const [pressed, other, line, ground] = await studio.page.evaluate<string[]>(`(() => {
      const style = (selector) => getComputedStyle(document.querySelector(selector))
      return [
        style('.panel.tools button[aria-pressed=true]').backgroundColor,
        style('.panel.tools button[aria-pressed=false], .panel.tools > button').backgroundColor,
        style('.stage .board').stroke,
        style('html').backgroundColor,
      ]
    })()`)
    expect(pressed).not.toBe(other)
    expect(line).not.toBe(ground)
  })

  it('a puzzle is played on a page and on a phone beside it', async () => {
    const studio = await opened({ width: 1280, height: 800 })
    await studio.make(1)
    await studio.enter('play')
    await studio.until(
      `[...document.querySelectorAll('number-puzzle')].filter((one) => one.shadowRoot?.querySelector('[role=grid]')).length === 2`,
    )
    const [page, phone] = await studio.page.evaluate<{ left: number; right: number; width: number }[]>(
      `[...document.querySelectorAll('.screens > div')].map((one) => one.getBoundingClientRect().toJSON())`,
    )
    expect(phone.left).toBeGreaterThanOrEqual(page.right)
    expect(phone.width).toBe(390)
  })

  it('shows the first puzzle after at most 80 kB', async () => {
    const page = await newPage()
    // Several workers load the same files, which browsers keep. The letters come after the first puzzle.
    const bodies = new Map<string, Promise<number>>()
    let hasLetters = false
    page.raw.context().on('response', (response) => {
      const url = response.url()
      if (url.endsWith('letters.woff2')) hasLetters = true
      else
        bodies.set(
          url,
          response.body().then((body) => gzipSync(body).length),
        )
    })
    const studio = await new Studio(page).open()
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 300)).then(() => true)')
    expect(hasLetters).toBe(false)
    await studio.press('button.main')
    await studio.until(`document.querySelector('.card .board')`)
    // Other rooms and what is told about boards are loaded later.
    const total = (await Promise.all([...bodies.values()])).reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(50_000)
    expect(total).toBeLessThan(80_000)
  })
})
