// Every family can be solved completely in every browser: with the keyboard alone, with hints alone, with a
// finger alone (in WebKit with the mouse), and a path by drawing it.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BROWSERS, type Browser, isInstalled, launch, type Page } from './support/browsers.ts'
import { servedSite } from './support/inChromium.ts'
import { Board, FAMILIES, type MadePuzzle, ROOT, writeSmallSite } from './support/player.ts'

/** More presses than any of the small puzzles needs. */
const MOST_HINTS = 300

const here = servedSite(writeSmallSite)

describe.each(BROWSERS)('%s', (name) => {
  describe.skipIf(!isInstalled(name))('when installed', () => {
    let browser: Browser
    let page: Page
    let fingers: Page
    let board: Board

    beforeAll(async () => {
      browser = await launch(name)
      page = await browser.newPage()
      fingers = browser.hasTouch ? await browser.newPage({ width: 390, height: 844, touch: true }) : page
    })

    afterAll(() => browser?.close())

    /** Opens the untouched puzzle of a family on its page. */
    async function open(family: string, on: Page): Promise<MadePuzzle> {
      const puzzle = here.written.get(family)
      if (!puzzle) throw new Error(`no puzzle of ${family}`)
      await on.goto(here.site.url)
      await on.evaluate('localStorage.clear()')
      board = new Board(on)
      await board.open(here.site.url + puzzle.path)
      return puzzle
    }

    async function expectSolved({ id, solution }: MadePuzzle, hints: number): Promise<void> {
      const { cells, status, told } = await board.seen()
      expect(cells.map(({ text }) => text)).toEqual(solution)
      expect(status).toBe('Solved!')
      expect(told).toEqual([{ id, seconds: expect.any(Number), hints, checks: 0 }])
    }

    const touch = (x: number, y: number) => (browser.hasTouch ? fingers.tap(x, y) : fingers.click(x, y))

    async function touchCell(cell: number): Promise<void> {
      const { x, y } = (await board.points())[cell]
      await touch(x, y)
    }

    it.each(FAMILIES)('%s is solved by keyboard', async (family) => {
      const puzzle = await open(family, page)
      const open_ = await board.openCells()
      await board.enterGrid()
      const rows = Array.from({ length: puzzle.solution.length / puzzle.columns }, (_, row) => row)
      const cells = rows.flatMap((row) => {
        const own = Array.from({ length: puzzle.columns }, (_, column) => row * puzzle.columns + column)
        return row % 2 === 0 ? own : own.reverse()
      })
      const before = await board.texts()
      for (const cell of cells) {
        await board.moveTo(cell, puzzle.columns)
        // Typing on a given must change nothing.
        await board.type(open_.includes(cell) ? puzzle.solution[cell] : '4')
        // Numbers are finished by Enter and by moving on in turn.
        if (cell % 2 === 0 || cell === cells.at(-1)) await page.press('Enter')
        if (cell === open_[0]) expect((await board.texts())[cell]).toBe(puzzle.solution[cell])
      }
      expect(before.filter((_, cell) => !open_.includes(cell))).toEqual(
        puzzle.solution.filter((_, cell) => !open_.includes(cell)),
      )
      await expectSolved(puzzle, 0)
    })

    it.each(FAMILIES)('%s is solved by hints', async (family) => {
      const puzzle = await open(family, page)
      await board.enterGrid()
      let presses = 0
      for (; presses < MOST_HINTS; presses++) if ((await board.hint()) === 'Solved!') break
      // Each hint takes three presses; the last one solves the puzzle.
      expect(presses % 3).toBe(2)
      await expectSolved(puzzle, (presses + 1) / 3)
      // The wave over the solved board begins at the top left.
      const turns = await page.evaluate(
        `() => [...${ROOT}.querySelectorAll('.joy .cell')].map((cell) => cell.style.getPropertyValue('--turn'))`,
      )
      const { solution, columns } = puzzle
      expect(turns).toEqual(solution.map((_, cell) => String(Math.floor(cell / columns) + (cell % columns))))
    })

    it.each(FAMILIES)(`%s is solved by ${name === 'webkit' ? 'mouse' : 'touch'}`, async (family) => {
      const puzzle = await open(family, fingers)
      const { solution } = puzzle
      const cells = await board.openCells()
      if (family === 'hidoku') {
        // From the number before the first missing one, each tap enters the next number.
        const missing = cells.toSorted((one, other) => Number(solution[one]) - Number(solution[other]))
        await touchCell(solution.indexOf(String(Number(solution[missing[0]]) - 1)))
        for (const cell of missing) {
          expect(await board.status()).toBe(`Next: ${solution[cell]}. Tap a cell.`)
          await touchCell(cell)
        }
      } else {
        for (const cell of cells) {
          await touchCell(cell)
          const { x, y } = await board.keyPoint(solution[cell])
          await touch(x, y)
        }
      }
      await expectSolved(puzzle, 0)
    })

    it('a path is drawn', async () => {
      const puzzle = await open('hidoku', fingers)
      const { solution } = puzzle
      const cells = await board.openCells()
      const points = await board.points()
      const last = Math.max(...solution.map(Number))
      const path = Array.from({ length: last }, (_, index) => solution.indexOf(String(index + 1)))
      // Drags from each number before a gap to the number after it.
      let from = 0
      for (let place = 1; place < last; place++) {
        if (cells.includes(path[place])) continue
        if (place > from + 1) {
          const stroke = path.slice(from, place + 1).map((cell) => points[cell])
          await fingers.drag(stroke)
        }
        from = place
      }
      await expectSolved(puzzle, 0)
    })
  })
})
