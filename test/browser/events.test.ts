// A page that shows a puzzle learns what its reader does, and can choose the look of parts, and a board that can only be
// looked at.

import { describe, expect, it } from 'vitest'
import { isInstalled } from './support/browsers.ts'
import { inChromium } from './support/inChromium.ts'
import { Board, makePuzzle, ROOT, writePages } from './support/player.ts'

interface Told {
  readonly type: string
  readonly detail: { readonly [name: string]: unknown }
}

const EVENTS = ['ready', 'move', 'hint', 'mistake', 'solved'].map((name) => `puzzle-${name}`)

describe.skipIf(!isInstalled('chromium'))('a page with a puzzle', () => {
  const here = inChromium(async (folder) => {
    const puzzle = await makePuzzle('sudoku')
    await writePages(folder, [puzzle])
    return puzzle
  })

  /** A board whose page keeps what it is told. */
  async function opened(): Promise<Board> {
    const board = new Board(await here.browser.newPage())
    await board.open(here.site.url)
    await board.page.evaluate(`() => {
      window.heard = []
      for (const type of ${JSON.stringify(EVENTS)}) {
        document.addEventListener(type, (event) => heard.push({ type, detail: event.detail }))
      }
    }`)
    return board
  }
  const heard = ({ page }: Board) => page.evaluate<Told[]>('window.heard')
  const typesOf = (told: readonly Told[]) => told.map(({ type }) => type.replace('puzzle-', ''))

  it('is told each move, hint and mistake, and the end', async () => {
    const board = await opened()
    const { solution, columns, id } = here.written
    await board.enterGrid()
    const [first, ...others] = await board.openCells()
    await board.moveTo(first, columns)
    const given = (await board.texts()).find((text, cell) => text !== '' && cell < columns)
    const wrong = given ?? '1'
    await board.type(wrong)
    let told = await heard(board)
    expect(told[0]).toMatchObject({ type: 'puzzle-move', detail: { id, open: others.length } })
    expect(told[0].detail.action).toEqual({ do: 'enter', entries: [[first, Number(wrong)]], tidy: true })
    await board.type(solution[first])
    await board.hint()
    told = await heard(board)
    expect(typesOf(told)).toContain('hint')
    expect(told.at(-1)?.detail).toMatchObject({ id, hints: 1 })
    for (const cell of others) {
      await board.moveTo(cell, columns)
      await board.type(solution[cell])
    }
    told = await heard(board)
    expect(typesOf(told).slice(-2)).toEqual(['move', 'solved'])
    expect(told.at(-1)?.detail).toMatchObject({ id, hints: 1, checks: 0 })
  })

  it('is told of an entry that breaks a rule', async () => {
    const board = await opened()
    await board.enterGrid()
    const cells = await board.openCells()
    const { columns } = here.written
    const texts = await board.texts()
    const sees = (cell: number) =>
      texts.find((text, one) => text !== '' && Math.floor(one / columns) === Math.floor(cell / columns))
    const cell = cells.find((one) => sees(one)) as number
    await board.moveTo(cell, columns)
    await board.type(sees(cell) as string)
    const told = await heard(board)
    expect(typesOf(told)).toEqual(['move', 'mistake'])
    expect(told[1].detail).toMatchObject({ foundBy: 'rule' })
    expect(told[1].detail.cells).toContain(cell)
  })

  it('can style its parts', async () => {
    const { page } = await opened()
    const parts = await page.evaluate<string[]>(
      `[...${ROOT}.querySelectorAll('[part]')].flatMap((one) => one.getAttribute('part').split(' '))`,
    )
    for (const part of [
      'frame',
      'heading',
      'board',
      'cell',
      'given',
      'status',
      'tools',
      'pad',
      'key',
      'menu',
    ]) {
      expect(parts).toContain(part)
    }
  })

  it('can forbid moves', async () => {
    const board = await opened()
    await board.page.evaluate(`() => document.querySelector('number-puzzle').setAttribute('view-only', '')`)
    await board.page.evaluate(`() => document.querySelector('number-puzzle').ready`)
    expect(await board.count('button')).toBe(0)
    await board.enterGrid()
    const before = await board.texts()
    const [cell] = await board.openCells()
    await board.moveTo(cell, here.written.columns)
    await board.type('1')
    expect(await board.texts()).toEqual(before)
    expect(typesOf(await heard(board)).filter((type) => type !== 'ready')).toEqual([])
  })
})

describe.skipIf(!isInstalled('chromium'))('a magic board', () => {
  const here = inChromium(async (folder) => {
    const puzzle = await makePuzzle('magic', ['--shape', '5x5', '--stars', '1..5'])
    await writePages(folder, [puzzle])
    return puzzle
  })

  it('shows all notes of a cell, and those of the chosen cell enlarged', async () => {
    const board = new Board(await here.browser.newPage({ width: 390, height: 844 }))
    await board.open(here.site.url)
    await board.enterGrid()
    const [cell] = await board.openCells()
    await board.moveTo(cell, here.written.columns)
    await board.page.press('n')
    const numbers = Array.from({ length: 25 }, (_, index) => String(index + 1))
    for (const number of numbers) {
      await board.type(number)
      await board.page.press('Enter')
    }
    expect((await board.seen()).cells[cell].centre).toBe(numbers.join(' '))
    const lens = await board.page.evaluate<string[]>(
      `[...${ROOT}.querySelectorAll('.lens span')].filter((one) => one.getBoundingClientRect().height >= 16).map((one) => one.textContent)`,
    )
    expect(lens).toEqual(numbers)
    const cut = await board.page.evaluate<number>(`(() => {
      const box = ${ROOT}.querySelectorAll('[role=gridcell]')[${cell}].getBoundingClientRect()
      return [...${ROOT}.querySelectorAll('.cell .notes > *')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < box.left || right > box.right || top < box.top || bottom > box.bottom
      }).length
    })()`)
    expect(cut).toBe(0)
  })
})
