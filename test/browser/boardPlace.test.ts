// The room of a board on a screen: boards are as large as the screen allows, nothing moves while a page loads, everything that is
// touched is large enough, and the notes of the chosen cell do not hide cells.

import { describe, expect, it } from 'vitest'
import { TOUCH } from '../../src/design/tokens.ts'
import { type ChromiumPage, isInstalled } from './support/browsers.ts'
import { inChromium } from './support/inChromium.ts'
import { makePuzzle, ROOT, writePages } from './support/player.ts'

/** Boards of usual size. */
const SHAPES: Readonly<Record<string, string>> = {
  sudoku: '9x9',
  kenken: '6x6',
  survo: '3x4',
  hidoku: '8x8',
  magic: '4x4',
  latinsquare: '6x6',
}

const FAMILIES = Object.keys(SHAPES)

/** The path of the page of a family. */
const pathOf = (family: string) => `${FAMILIES.indexOf(family) + 1}.html`

const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 660 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

const LARGE = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]

/** The scripts of a page. */
const SCRIPTS = '**/*.js'

/** Waits until labels are shown, and with them all that comes after the board. */
const READY = `(async () => {
  while (!${ROOT}?.querySelector('[aria-label][role=gridcell]')) await new Promise(requestAnimationFrame)
})()`

/** Where the cells of the player are, in pixels. */
const PLAYED = `(() => {
  const cells = [...${ROOT}.querySelectorAll('.cell')].map((cell) => cell.getBoundingClientRect())
  return [cells[0].left, cells[0].top, cells.at(-1).right, cells.at(-1).bottom].map(Math.round)
})()`

describe.skipIf(!isInstalled('chromium'))('in Chromium', () => {
  const here = inChromium(async (out) => {
    const puzzles = await Promise.all(
      FAMILIES.map((family) => makePuzzle(family, ['--shape', SHAPES[family]])),
    )
    await writePages(out, puzzles)
    return puzzles
  })

  const openAt = async (size: { readonly width: number; readonly height: number }, family: string) => {
    const page = await here.browser.newPage({ ...size, touch: true })
    await page.goto(here.site.url + pathOf(family))
    await page.evaluate(READY)
    return page
  }

  /** Where the cells of the picture are that a page shows before its player, in pixels. */
  async function stillPlace(size: { readonly width: number; readonly height: number }, family: string) {
    const page = await here.browser.newPage({ ...size, touch: true })
    await page.raw.route(SCRIPTS, (route) => route.abort())
    await page.goto(here.site.url + pathOf(family))
    const [rows, columns] = SHAPES[family].split('x')
    const place = await page.evaluate<number[]>(`(() => {
      const matrix = document.querySelector('.still>svg').getScreenCTM()
      return [[0, 0], [${columns}, ${rows}]].flatMap(([x, y]) =>
        [matrix.a * x + matrix.e, matrix.d * y + matrix.f].map(Math.round))
    })()`)
    await page.close()
    return place
  }

  describe.each([...PHONES, ...LARGE])('on a screen of $width × $height', (size) => {
    it.each(FAMILIES)('%s: the picture of a board is where the board will be', async (family) => {
      const still = await stillPlace(size, family)
      const page = await openAt(size, family)
      const played = await page.evaluate<number[]>(PLAYED)
      await page.close()
      for (const [index, at] of played.entries()) expect(Math.abs(at - still[index])).toBeLessThanOrEqual(2)
    })
  })

  /** The buttons that are smaller than a fingertip. */
  const tooSmall = (page: ChromiumPage) =>
    page.evaluate<
      string[]
    >(`[...${ROOT}.querySelectorAll('button, dialog label, dialog select, dialog summary')]
      .filter((one) => one.checkVisibility())
      .map((one) => [one.className || one.textContent, one.getBoundingClientRect()])
      .filter(([, { width, height }]) => Math.min(width, height) < ${TOUCH} - 0.01)
      .map(([name, { width, height }]) => name + ' ' + width + 'x' + height)`)

  it.each(PHONES.flatMap((size) => FAMILIES.map((family) => ({ ...size, family }))))(
    'all that is touched has at least 44 pixels: $family on $width × $height',
    async ({ family, ...size }) => {
      const page = await openAt(size, family)
      expect(await tooSmall(page)).toEqual([])
      const press = async (name: string) => {
        const told = page.evaluate(
          `new Promise((done) => document.addEventListener('puzzle-hint', () => done(), { once: true }))`,
        )
        await page.raw.locator(`number-puzzle .${name}`).click()
        await told
      }
      await press('hint')
      expect(await tooSmall(page)).toEqual([])
      if (family === 'hidoku') await page.raw.locator('number-puzzle .keys').click()
      expect(await tooSmall(page)).toEqual([])
      await page.close()
    },
  )

  it.each(FAMILIES)('%s: nothing moves while the page loads on a slow machine', async (family) => {
    const page = await here.browser.newPage({ width: 390, height: 844, touch: true })
    const session = await page.raw.context().newCDPSession(page.raw)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.raw.route('**/*.woff2', async (route) => {
      await new Promise((done) => setTimeout(done, 300))
      await route.continue()
    })
    await page.raw.addInitScript(`window.moved = []
      new PerformanceObserver((list) => { for (const { value } of list.getEntries()) moved.push(value) })
        .observe({ type: 'layout-shift', buffered: true })`)
    await page.goto(here.site.url + pathOf(family))
    await page.evaluate(READY)
    await page.evaluate('new Promise((done) => setTimeout(done, 500))')
    // When the typeface arrives, the first message may have other line breaks; nothing else moves.
    const moved = await page.evaluate<number[]>('moved')
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.002)
    await page.close()
  })

  it.each(LARGE.flatMap((size) => FAMILIES.map((family) => ({ ...size, family }))))(
    'the board fills one side of the screen: $family on $width × $height',
    async ({ family, width, height }) => {
      const page = await openAt({ width, height }, family)
      const [across, down, high, cell] = await page.evaluate<number[]>(`(() => {
        const table = ${ROOT}.querySelector('.table')
        const style = getComputedStyle(table)
        const cell = ${ROOT}.querySelector('.cell').getBoundingClientRect().width
        return [cell * style.getPropertyValue('--across'), cell * style.getPropertyValue('--down'),
          ${ROOT}.querySelector('.controls').getBoundingClientRect().top, cell]
      })()`)
      await page.close()
      const isFull =
        cell >= 12 * 16 - 1 ||
        across >= width - (width > height ? 312 : 24) ||
        down >= (width > height ? height - 24 : high - 150)
      expect([isFull, across, down, high, cell]).toContain(true)
    },
  )

  it.each(
    FAMILIES.flatMap((family) =>
      [
        { width: 320, height: 568 },
        { width: 360, height: 740 },
        { width: 390, height: 844 },
        { width: 430, height: 932 },
        { width: 820, height: 1180 },
      ].map((size) => ({ family, ...size })),
    ),
  )('keys take the room that the board leaves: $family on $width × $height', async ({ family, ...size }) => {
    const page = await openAt(size, family)
    const [message, end, key] = await page.evaluate<number[]>(`(() => {
      const boxOf = (name) => ${ROOT}.querySelector(name).getBoundingClientRect()
      return [boxOf('.status').height, boxOf('.controls').bottom, boxOf('.pad button').height]
    })()`)
    expect(end).toBeLessThanOrEqual(size.height)
    // A message has its own room first. What is folded away needs none.
    expect(message).toBeGreaterThanOrEqual(60)
    if (family !== 'hidoku') expect(message < 68 || key >= 76).toBe(true)
    else {
      await page.raw.locator('number-puzzle .keys').click()
      expect(
        await page.evaluate<number>(`${ROOT}.querySelector('.pad button').getBoundingClientRect().height`),
      ).toBeLessThanOrEqual(64)
    }
    await page.close()
  })

  it.each([
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ])('the enlarged notes of a cell hide no cell on $width × $height', async (size) => {
    const page = await openAt(size, 'magic')
    await page.evaluate(`(async () => {
      const cells = [...${ROOT}.querySelectorAll('[role=gridcell]')].filter((one) => /empty/.test(one.ariaLabel))
      const press = (key, options) =>
        cells[0].dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...options }))
      cells[0].focus()
      press('n', {})
      for (const digit of '1234') {
        press(digit, { code: 'Digit' + digit })
        press('Enter', {})
      }
    })()`)
    const hidden = await page.evaluate<boolean[]>(`(() => {
      const lens = ${ROOT}.querySelector('.lens').getBoundingClientRect()
      return [...${ROOT}.querySelectorAll('.cell, .sum, .pad button')].map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < lens.right - 1 && right > lens.left + 1 && top < lens.bottom - 1 && bottom > lens.top + 1
      })
    })()`)
    expect(hidden).not.toContain(true)
    await page.close()
  })
})
