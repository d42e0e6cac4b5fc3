// axe finds no violation of WCAG 2.2 AA on any board in any view: dark, in forced colours, on a narrow page,
// with large letters, with the menu open. Labels are short, buttons are large, and the grid is a single tab
// stop.

import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from './support/axe.ts'
import { type ChromiumPage, isInstalled } from './support/browsers.ts'
import { inChromium } from './support/inChromium.ts'
import { Board, FAMILIES, makePuzzle, ROOT, writePages, writeSmallSite } from './support/player.ts'

const NARROW = 320

describe.skipIf(!isInstalled('chromium'))('in Chromium', () => {
  const here = inChromium(writeSmallSite)

  describe.each(FAMILIES)('%s', (family) => {
    let page: ChromiumPage
    let board: Board
    let puzzle: Awaited<ReturnType<typeof makePuzzle>>

    /**
     * Enters the same number in two cells of a row, notes in a third, and asks for the first part of a hint.
     */
    async function fill(): Promise<void> {
      const { columns, solution } = puzzle
      const cells = await board.openCells()
      const rowOf = (cell: number) => Math.floor(cell / columns)
      const two = cells.flatMap((one) => {
        const other = cells.find((cell) => cell > one && rowOf(cell) === rowOf(one))
        return other === undefined ? [] : [[one, other]]
      })
      const [one, other] = two[0]
      const [noted, entered] = cells.filter((cell) => cell !== one && cell !== other)
      const number = solution[one]
      await board.enterGrid()
      for (const cell of [one, other]) {
        await board.moveTo(cell, columns)
        await board.type(number)
        await page.press('Enter')
      }
      await board.moveTo(entered, columns)
      await board.type(solution[entered])
      await page.press('Enter')
      await board.moveTo(noted, columns)
      for (const digit of ['Digit3', 'Digit4']) await page.press(`Shift+${digit}`)
      await page.press('Shift+N')
      await page.press('Digit2')
      await page.press('Enter')
      await page.press('Shift+N')
      await board.hint()
      await board.hint()
      const seen = await board.seen()
      expect(seen.cells[other].label).toMatch(new RegExp(`, ${number}, conflict\\b`))
      expect(seen.cells[noted]).toMatchObject({ centre: '3 4', corner: '2' })
      expect(seen.cells[noted].label).toMatch(/, empty, notes (2 3 4|3 4 2)\b/)
      expect(seen.cells[entered].value).toBe(solution[entered])
      expect(seen.status).not.toBe('')
      expect(await board.count(':is(.marked, .mistake)')).toBeGreaterThan(0)
    }

    const expectNothing = async (on = page) => expect(await axeFaults(on)).toEqual([])

    async function expectNoSideways(): Promise<void> {
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW)
    }

    beforeAll(async () => {
      const found = here.written.get(family)
      if (!found) throw new Error(`no puzzle of ${family}`)
      puzzle = found
      page = await here.browser.newPage()
      board = new Board(page)
      await board.open(here.site.url + found.path)
    })

    // A failed test must not affect the next one.
    afterEach(async () => {
      await page.raw.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
      await page.raw.setViewportSize({ width: 1024, height: 768 })
      await page.evaluate(`() => {
        document.documentElement.style.fontSize = ''
        ${ROOT}.querySelector('dialog')?.close()
      }`)
    })

    afterAll(() => page?.close())

    it('has short labels, and one tab stop for the grid', async () => {
      const { cells } = await board.seen()
      for (const [cell, { label, value }] of cells.entries()) {
        const place = `row ${Math.floor(cell / puzzle.columns) + 1} column ${(cell % puzzle.columns) + 1}`
        const blocked = puzzle.solution[cell] === ''
        const says = blocked ? 'blocked' : value === '' ? 'empty' : `${value}, given`
        // A label may end with the cage and the sums of the cell.
        expect(label.startsWith(`${place}, ${says}`)).toBe(true)
        if (family === 'sudoku' || family === 'hidoku') expect(label).toBe(`${place}, ${says}`)
      }
      expect(await board.count('[role=gridcell][tabindex="0"]')).toBe(1)
      expect(await board.count('[role=gridcell][tabindex="-1"]')).toBe(cells.length - 1)
      expect(await board.count('[role=grid] :is(a, button, input, [tabindex]:not([role=gridcell]))')).toBe(0)
      await board.enterGrid()
      await page.press('ArrowRight')
      expect(await board.focused()).toBe(1)
      expect(await board.count('[role=gridcell][tabindex="0"]')).toBe(1)
      await page.press('Tab')
      expect(await board.focused()).toBe(-1)
      await page.press('Shift+Tab')
      expect(await board.focused()).toBe(1)
    })

    it('in light colours', async () => {
      await fill()
      await expectNothing()
    })

    it('in dark colours', async () => {
      await page.raw.emulateMedia({ colorScheme: 'dark' })
      expect(await page.evaluate(`getComputedStyle(${ROOT}.querySelector('.frame')).backgroundColor`)).toBe(
        'rgb(20, 22, 27)',
      )
      await expectNothing()
    })

    it('in forced colours', async () => {
      await page.raw.emulateMedia({ forcedColors: 'active' })
      await expectNothing()
    })

    it(`on ${NARROW} pixels`, async () => {
      await page.raw.setViewportSize({ width: NARROW, height: 640 })
      await expectNothing()
      await expectNoSideways()
    })

    it('with letters of double size', async () => {
      await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
      expect(await page.evaluate(`getComputedStyle(${ROOT}.querySelector('.status')).fontSize`)).toBe('32px')
      await expectNothing()
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(1024)
      await page.raw.setViewportSize({ width: NARROW, height: 640 })
      await expectNoSideways()
    })

    it('with the menu open', async () => {
      await page.raw.locator('button.menu').click()
      // The menu is loaded when it is first opened.
      await page.raw.locator('dialog[open]').waitFor()
      await page.evaluate(
        `() => { for (const part of ${ROOT}.querySelectorAll('details')) part.open = true }`,
      )
      expect(await board.count('dialog[open]')).toBe(1)
      await expectNothing()
      await page.raw.emulateMedia({ colorScheme: 'dark' })
      await expectNothing()
      await page.raw.emulateMedia({ colorScheme: 'light' })
      await page.raw.setViewportSize({ width: NARROW, height: 640 })
      expect(
        await page.evaluate(`() => {
        const { scrollWidth, clientWidth } = ${ROOT}.querySelector('dialog')
        return scrollWidth - clientWidth
      }`),
      ).toBe(0)
      await page.press('Escape')
      await expect.poll(() => board.count('dialog')).toBe(0)
    })

    it.skipIf(family !== 'kenken')('with a hint that rules candidates out', async () => {
      const harder = await makePuzzle('kenken', ['--shape', '4x4', '--tier', 'techniques', '--stars', '1..5'])
      await writePages(join(here.folder, 'harder'), [harder])
      const other = await here.browser.newPage()
      const hinted = new Board(other)
      await hinted.open(`${here.site.url}harder/`)
      await hinted.enterGrid()
      const struck = () => hinted.count('.notes s')
      for (let presses = 0; presses < 90 && (await struck()) === 0; presses++) await hinted.hint()
      expect(await struck()).toBeGreaterThan(0)
      await expectNothing(other)
      await other.close()
    })

    it.each([NARROW, 1024])('has buttons large enough for fingers, on %d pixels', async (width) => {
      await page.raw.setViewportSize({ width, height: 640 })
      const sizes = (selector: string) =>
        page.evaluate<[string, number, number][]>(`[...${ROOT}.querySelectorAll('${selector}')]
          .map((button) => [button.getAttribute('aria-label') ?? button.textContent, button.getBoundingClientRect()])
          .filter(([, { width }]) => width > 0)
          .map(([name, { width, height }]) => [name, width, height])`)
      const tooSmall = (all: [string, number, number][], least: number) =>
        all.filter(([, across, down]) => across < least || down < least)
      const buttons = await sizes('button, [role=gridcell], summary')
      expect(buttons.length).toBeGreaterThan(10)
      expect(tooSmall(buttons, 24)).toEqual([])
      // The keys of a path are folded away.
      await page.evaluate(`() => ${ROOT}.querySelector('.folded .keys')?.click()`)
      const keys = await sizes('.pad button')
      expect(keys.length).toBeGreaterThan(3)
      expect(tooSmall(keys, 44)).toEqual([])
    })
  })
})
