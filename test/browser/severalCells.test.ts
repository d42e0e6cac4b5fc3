// Several cells at once, their colours, live notes, and the check of single cells, with mouse, fingers and keyboard.

import { afterEach, describe, expect, it } from 'vitest'
import { axeFaults } from './support/axe.ts'
import { type ChromiumPage, isInstalled, launch, type PageOptions } from './support/browsers.ts'
import { inChromium, servedSite } from './support/inChromium.ts'
import { Board, type MadePuzzle, makePuzzle, ROOT, writePages } from './support/player.ts'

const PHONE = { width: 390, height: 844, touch: true } as const

/** A Sudoku that lacks six numbers. */
const ID = 'sudoku:4x4:1....4..21434321'
const SOLUTION = [...'1234341221434321']
const OPEN: MadePuzzle = { line: `${ID}\n`, id: ID, solution: SOLUTION, columns: 4 }

async function write(folder: string) {
  const hidoku = await makePuzzle('hidoku', ['--shape', '5x5'])
  const survo = await makePuzzle('survo')
  await writePages(folder, [OPEN, hidoku, survo])
  return { hidoku, survo }
}

/** The chosen cells of a board. */
const CHOSEN = `[...${ROOT}.querySelectorAll('[role=gridcell]')].flatMap((cell, index) => cell.ariaSelected === 'true' ? index : [])`

/** The colour of each cell, 0 for none. */
const COLOURS = `[...${ROOT}.querySelectorAll('[role=gridcell]')].map((cell) => Number(cell.dataset.colour ?? 0))`

/** The last action of the stored game. */
const LAST = `Object.entries(localStorage).find(([key]) => /:[0-9a-f]{16}:/.test(key))?.[1].split('\\n').at(-1).split(' ')[2]`

describe.skipIf(!isInstalled('chromium'))('in Chromium', () => {
  const here = inChromium(write)
  let page: ChromiumPage
  let board: Board

  async function start(path = '1.html', options: PageOptions = {}): Promise<void> {
    page = await here.browser.newPage(options)
    board = new Board(page)
    await board.open(here.site.url + path)
  }

  afterEach(() => page.close())

  const chosen = () => page.evaluate<number[]>(CHOSEN)
  const colours = () => page.evaluate<number[]>(COLOURS)
  const last = () => page.evaluate<string>(LAST)
  const notes = async () => (await board.seen()).cells.map(({ centre }) => centre)
  const values = async () => (await board.seen()).cells.map(({ value }) => value || '.').join('')

  /** Drags the mouse over cells, with a key held. */
  async function dragOver(cells: readonly number[], held?: string): Promise<void> {
    const points = await board.points()
    const [first, ...others] = cells.map((cell) => points[cell])
    if (held) await page.raw.keyboard.down(held)
    await page.raw.mouse.move(first.x, first.y)
    await page.raw.mouse.down()
    for (const { x, y } of others) await page.raw.mouse.move(x, y)
    await page.raw.mouse.up()
    if (held) await page.raw.keyboard.up(held)
  }

  async function menu(): Promise<void> {
    await page.raw.locator('button.menu').dispatchEvent('click')
    await page.raw.locator('dialog[open]').waitFor()
  }

  async function choose(name: string): Promise<void> {
    await menu()
    await page.raw.locator(`dialog[open] button.${name}`).dispatchEvent('click')
  }

  async function set(label: RegExp): Promise<void> {
    await menu()
    await page.raw
      .locator('dialog[open] label')
      .filter({ hasText: label })
      .locator('input')
      .dispatchEvent('click')
    await page.raw.locator('dialog[open] .close').dispatchEvent('click')
  }

  it('chooses the cells over which the mouse is dragged; notes go into all of them, and one undo takes them back', async () => {
    await start()
    await dragOver([1, 3, 7])
    expect(await chosen()).toEqual([1, 2, 3, 7])
    expect(await board.focused()).toBe(7)
    await page.press('Shift+Digit3')
    expect(await notes()).toEqual(['', '3', '3', '3', '', '', '', '3', ...Array(8).fill('')])
    expect(await last()).toBe('m7,1,2,3,3')
    await page.press('Shift+Digit4')
    await page.press('Control+z')
    expect((await notes())[1]).toBe('3')
    // The note leaves all cells if all have it.
    await page.press('Shift+Digit3')
    expect((await notes()).join('')).toBe('')
    await page.press('Control+z')
    await page.press('Backspace')
    expect((await notes()).join('')).toBe('')
    await page.press('Digit2')
    expect(await values()).toBe('1222.4.221434321')
    await page.press('Control+z')
    expect(await values()).toBe('1....4..21434321')
    // A click chooses one cell again.
    await dragOver([7])
    expect(await chosen()).toEqual([])
    await page.press('Digit2')
    expect(await values()).toBe('1....4.221434321')
  })

  it('adds cells with Ctrl, and takes them away', async () => {
    await start()
    await dragOver([1])
    await dragOver([4], 'Control')
    await dragOver([6, 7], 'Control')
    expect(await chosen()).toEqual([1, 4, 6, 7])
    await dragOver([4], 'Control')
    expect(await chosen()).toEqual([1, 6, 7])
    // A given takes no number, and the others do.
    await dragOver([8], 'Control')
    await page.press('Shift+Digit3')
    expect((await notes()).map((one) => one || '.').join('')).toBe('.3....33........')
    await page.press('Escape')
    expect(await chosen()).toEqual([])
    expect(await board.count('.paused')).toBe(0)
  })

  it('chooses with Shift and arrows', async () => {
    await start()
    await board.focus(1)
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.press(`Shift+${key}`)
    expect(await chosen()).toEqual([1, 2, 5, 6])
    expect(await board.focused()).toBe(5)
    await page.press('n')
    await page.press('Digit4')
    expect((await notes()).map((one) => one || '.').join('')).toBe('.44...4.........')
    await page.press('ArrowUp')
    expect(await chosen()).toEqual([])
  })

  it('chooses with a finger that rests on a cell, and with the tool', async () => {
    await start('1.html', PHONE)
    const points = await board.points()
    const session = await page.raw.context().newCDPSession(page.raw)
    const touch = (type: string, cell?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: cell === undefined ? [] : [points[cell]],
      })
    await touch('touchStart', 1)
    await expect.poll(() => board.focused()).toBe(1)
    await touch('touchMove', 2)
    await touch('touchMove', 6)
    await touch('touchEnd')
    expect(await chosen()).toEqual([1, 2, 6])
    await page.tap(points[3].x, points[3].y)
    expect(await chosen()).toEqual([])
    await choose('marks')
    await page.raw.locator('.marks .several').click()
    await expect.poll(() => board.status()).toBe('Tap cells or drag over them to choose several.')
    for (const cell of [4, 5]) await page.tap(points[cell].x, points[cell].y)
    await page.drag([points[6], points[7]])
    expect(await chosen()).toEqual([3, 4, 5, 6, 7])
    const key = await board.keyPoint('2')
    await page.raw.locator('button.notes').click()
    await page.tap(key.x, key.y)
    expect((await notes()).map((one) => one || '.').join('')).toBe('...22.22........')
    // The tools stay where the reader has put them.
    await board.reload()
    expect(await board.count('.marks button')).toBe(7)
  })

  it('draws paths by dragging, and chooses their cells with the keyboard and the tool', async () => {
    await start('2.html')
    const open = await board.openCells()
    const pair = open.flatMap((cell) =>
      open.includes(cell + 1) && cell % 5 < 4 ? [[cell, cell + 1]] : [],
    )[0]
    await dragOver(pair)
    expect(await chosen()).toEqual([])
    expect(await last()).toMatch(/^l/)
    await board.focus(pair[0])
    await page.press('Shift+ArrowRight')
    expect(await chosen()).toEqual(pair)
    // A solution has each number once, so a number for two cells is a candidate.
    await page.press('Digit3')
    await page.press('Enter')
    expect((await board.seen()).cells[pair[0]]).toMatchObject({ value: '', centre: '3' })
    await choose('marks')
    await page.raw.locator('.marks .several').click()
    await dragOver(pair.toReversed())
    expect(await chosen()).toEqual(pair)
  })

  it('colours cells, names their colours, and keeps them in the game', async () => {
    await start()
    await dragOver([1, 2])
    for (const key of ['c', 'Digit5']) await page.press(key)
    expect(await colours()).toEqual([0, 5, 5, ...Array(13).fill(0)])
    expect(await last()).toBe('p2,1,5')
    await expect
      .poll(async () => (await board.seen()).cells[1].label)
      .toBe('row 1 column 2, empty, marked blue')
    // Givens can have colours, too.
    await dragOver([0])
    await page.press('Digit1')
    expect((await board.seen()).cells[0].label).toBe('row 1 column 1, 1, given, marked yellow')
    await page.press('Control+z')
    expect((await colours())[0]).toBe(0)
    await page.press('Control+y')
    expect((await colours())[0]).toBe(1)
    expect(await board.count('.colours path')).toBe(3)
    await board.reload()
    expect((await colours()).slice(0, 3)).toEqual([1, 5, 5])
    await choose('marks')
    await dragOver([1, 2])
    const pressed = () => board.count('.swatch[aria-pressed=true]')
    expect(await pressed()).toBe(1)
    expect(await axeFaults(page)).toEqual([])
    await page.raw.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFaults(page)).toEqual([])
    await page.raw.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    expect(await axeFaults(page)).toEqual([])
    await page.raw.emulateMedia({ forcedColors: 'none' })
    // The tool of the colour that all have takes it away, and so does the key for clearing a bare cell.
    await page.raw.locator('.swatch').nth(4).click()
    expect((await colours()).slice(0, 3)).toEqual([1, 0, 0])
    await page.raw.locator('.swatch').nth(2).click()
    await page.press('Backspace')
    expect((await colours()).slice(0, 3)).toEqual([1, 0, 0])
    await page.press('c')
    await expect.poll(() => board.status()).toMatch(/^The keys 1 to 6 colour/)
    await page.press('Digit2')
    expect((await colours()).slice(0, 3)).toEqual([1, 2, 2])
    await page.press('Digit0')
    expect((await colours()).slice(0, 3)).toEqual([1, 0, 0])
    for (const key of ['Escape', 'Escape', 'Digit2']) await page.press(key)
    expect(await values()).toBe('1....4..21434321')
    await page.press('Escape')
    await choose('marks')
    expect(await board.count('.controls .marks')).toBe(0)
  })

  it('has live notes, from which candidates are struck out, and which hints use', async () => {
    await start()
    expect((await notes()).join('')).toBe('')
    await set(/follow the board/)
    expect((await notes()).slice(0, 8)).toEqual(['', '2', '3', '2 4', '3', '', '1 3', '2'])
    await board.focus(6)
    await page.press('Shift+Digit3')
    expect(await last()).toBe('x6,3')
    expect((await notes())[6]).toBe('1')
    expect((await board.seen()).cells[6].label).toContain('notes 1')
    expect(await board.hint()).toBe('Look at the marked cells.')
    // The right number of the cell is 1.
    await page.press('Shift+Digit1')
    await page.press('Shift+Digit3')
    expect((await notes())[6]).toBe('3')
    await board.hint()
    expect(await board.hint()).toBe('The right number is missing from these notes.')
    await board.hint()
    expect((await notes())[6]).toBe('1 3')
    // A number that is placed leaves the notes, and comes back with it.
    await board.focus(2)
    await page.press('Digit3')
    expect((await notes())[6]).toBe('1')
    await page.press('Control+z')
    expect((await notes())[6]).toBe('1 3')
    await board.reload()
    expect((await notes())[6]).toBe('1 3')
    await set(/follow the board/)
    expect((await notes()).join('')).toBe('')
  })

  it('says whether chosen cells are right, and counts that as a check', async () => {
    await start()
    await page.evaluate(`() => {
      window.mistakes = []
      document.addEventListener('puzzle-mistake', ({ detail }) => mistakes.push(detail))
    }`)
    const says = async (text: string) => expect.poll(() => board.status()).toBe(text)
    await board.focus(0)
    await page.press('r')
    await says('Choose a cell with a number that you have entered.')
    await board.focus(1)
    await page.press('Digit2')
    await page.press('r')
    await says('This number is right.')
    await board.focus(2)
    await page.press('Digit4')
    await page.press('r')
    await says('This number is wrong.')
    await page.press('Shift+ArrowLeft')
    await page.press('Shift+ArrowLeft')
    await choose('checkCells')
    await says('One of these numbers is wrong.')
    expect(
      await page.evaluate(`mistakes.filter(({ foundBy }) => foundBy === 'check').map(({ cells }) => cells)`),
    ).toEqual([[2], [2]])
    expect(await last()).toBe('q')
    await board.focus(2)
    await page.press('Digit3')
    for (const [cell, number] of SOLUTION.entries()) {
      if ((await board.texts())[cell] === number) continue
      await board.focus(cell)
      await page.press(`Digit${number}`)
    }
    expect((await board.seen()).told).toMatchObject([{ hints: 0, checks: 3 }])
  })

  it('writes candidates into several cells of a board that has each number once', async () => {
    await start('3.html')
    const [one, other] = await board.openCells()
    await board.focus(one)
    const points = await board.points()
    await page.raw.keyboard.down('Control')
    await page.click(points[other].x, points[other].y)
    await page.raw.keyboard.up('Control')
    await page.press('Digit5')
    const { cells } = await board.seen()
    expect([cells[one].centre, cells[other].centre]).toEqual(['5', '5'])
  })
})

describe.skipIf(!isInstalled('firefox'))('in Firefox', () => {
  const here = servedSite(write)

  it('chooses several cells with fingers and keyboard, and colours them', async () => {
    const browser = await launch('firefox')
    try {
      const page = await browser.newPage({ touch: true })
      const board = new Board(page)
      await board.open(`${here.site.url}1.html`)
      const click = (selector: string) => page.evaluate(`() => ${ROOT}.querySelector('${selector}').click()`)
      await click('button.menu')
      await expect.poll(() => board.count('dialog[open]')).toBe(1)
      await click('dialog .marks')
      await expect.poll(() => board.count('.controls .several')).toBe(1)
      await click('.marks .several')
      const points = await board.points()
      await page.drag([points[1], points[2], points[6]])
      expect(await page.evaluate(CHOSEN)).toEqual([1, 2, 6])
      await page.press('Shift+ArrowRight')
      expect(await page.evaluate(CHOSEN)).toEqual([1, 2, 6, 7])
      for (const key of ['c', 'Digit3']) await page.press(key)
      expect(await page.evaluate(COLOURS)).toEqual([0, 3, 3, 0, 0, 0, 3, 3, ...Array(8).fill(0)])
      await page.press('Control+z')
      expect(await page.evaluate(COLOURS)).toEqual(Array(16).fill(0))
      await page.close()
    } finally {
      await browser.close()
    }
  })
})
