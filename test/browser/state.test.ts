// No action of a player is lost: not when the page is reloaded, not when it crashes, not between two tabs,
// not on the way to another device. Random sessions show what their actions make of the game (`game.ts`, which
// test/slow/playerGame.test.ts compares with an independent model). STATE_SESSIONS sets their number.

import type { BrowserContext, Page as RawPage, Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Action } from '../../src/player/actions.ts'
import { advance, type Game, replay } from '../../src/player/game.ts'
import { openNamed } from '../support/playedBoards.ts'
import { type ChromiumPage, isInstalled } from './support/browsers.ts'
import { pageOf } from './support/chromium.ts'
import { inChromium } from './support/inChromium.ts'
import { Board, type MadePuzzle, makePuzzle, type SeenCell, writePages } from './support/player.ts'

const SIDE = 4
const CELLS = SIDE * SIDE
const SESSIONS = Number(process.env.STATE_SESSIONS ?? 15)
const STEPS = 8
/** The number of sessions played at the same time. */
const AT_ONCE = 5

const NOT_KEPT = 'Progress cannot be saved here: the browser does not allow it, or its storage is full.'

const NOT_LOADED =
  'A part of the player could not be loaded. Your game is kept: check the connection and reload the page.'

/** What the player loads after the board. */
const REST = '**/furtherPlay-*.js'

type Cell = Pick<SeenCell, 'value' | 'centre' | 'corner'>

/** How a tab's network answers. */
type Answer = (route: Route) => Promise<void>

/** A network that answers only when it is told to. */
function slowNetwork() {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrive, answer: (route: Route) => arrived.then(() => route.continue()) }
}

/** A tab with the board of a 4x4 Sudoku. */
class Tab extends Board {
  readonly raw: RawPage

  constructor(page: ChromiumPage) {
    super(page)
    this.raw = page.raw
  }

  /** Opens another tab of a context. */
  static async open(context: BrowserContext, rest?: Answer): Promise<Tab> {
    return Tab.in(pageOf(await context.newPage(), false), rest)
  }

  /** Opens the only tab of a new context, in which a script runs first. */
  static async alone(script = '', rest?: Answer): Promise<Tab> {
    const page = await here.browser.newPage()
    if (script !== '') await page.raw.addInitScript(script)
    return Tab.in(page, rest, rest && '[role=gridcell]')
  }

  private static async in(page: ChromiumPage, rest?: Answer, sign?: string): Promise<Tab> {
    const tab = new Tab(page)
    if (rest) await tab.raw.route(REST, rest)
    await tab.open(here.site.url, sign)
    return tab
  }

  get context(): BrowserContext {
    return this.raw.context()
  }

  async board(): Promise<Cell[]> {
    const { cells } = await this.seen()
    return cells.map(({ value, centre, corner }) => ({ value, centre, corner }))
  }

  async values(): Promise<string> {
    return (await this.board()).map(({ value }) => value || '.').join('')
  }

  press(key: string): Promise<void> {
    return this.page.press(key)
  }

  /** Enters a number with the keys under the board, which need no further file. */
  async tap(cell: number, digit: number): Promise<void> {
    await this.raw.locator('[role=gridcell]').nth(cell).click()
    await this.raw
      .locator('.pad .key')
      .nth(digit - 1)
      .click()
  }

  tool(name: string): Promise<void> {
    return this.raw.locator(`.tools .${name}`).click()
  }

  async enter(cell: number, digit: number): Promise<void> {
    await this.focus(cell)
    await this.press(`Digit${digit}`)
  }

  async note(cell: number, digit: number): Promise<void> {
    await this.focus(cell)
    await this.press(`Shift+Digit${digit}`)
  }
}

let here: ReturnType<typeof inChromium<MadePuzzle>>

describe.skipIf(!isInstalled('chromium'))('in Chromium', () => {
  /** The cells that are open at first. */
  let open: number[]
  let start: string

  here = inChromium(async (folder) => {
    const puzzle = await makePuzzle('sudoku', ['--shape', '4x4'])
    await writePages(folder, [puzzle])
    return puzzle
  })

  beforeAll(async () => {
    const tab = await Tab.alone()
    start = await tab.values()
    open = [...start].flatMap((value, cell) => (value === '.' ? cell : []))
  })

  /** The right digit of a cell, and a wrong one. */
  const right = (cell: number) => Number(here.written.solution[cell])
  const wrong = (cell: number) => (right(cell) % SIDE) + 1

  const startWith = (...entries: readonly (readonly [number, number])[]) => {
    const cells = [...start]
    for (const [cell, digit] of entries) cells[cell] = String(digit)
    return cells.join('')
  }

  it('a reload keeps everything, including undo', async () => {
    const tab = await Tab.alone()
    const [one, other, noted] = open
    await tab.enter(one, wrong(one))
    await tab.enter(one, right(one))
    await tab.note(noted, 2)
    await tab.note(noted, 4)
    await tab.press('Shift+N')
    await tab.press('Digit3')
    await tab.enter(other, right(other))
    await tab.press('Control+z')
    // Notes are shown when the rest of the player has arrived.
    await expect
      .poll(async () => (await tab.board())[noted])
      .toEqual({ value: '', centre: '2 4', corner: '3' })
    const before = await tab.board()
    await tab.reload()
    expect(await tab.board()).toEqual(before)
    await tab.focus(one)
    const shown: string[] = []
    for (let step = 0; step < 4; step++) {
      await tab.press('Control+z')
      const { value } = (await tab.board())[one]
      const { centre, corner } = (await tab.board())[noted]
      shown.push([value, centre, corner].join('|'))
    }
    expect(shown).toEqual([`${right(one)}|2 4|`, `${right(one)}|2|`, `${right(one)}||`, `${wrong(one)}||`])
    await tab.reload()
    await tab.focus(one)
    for (let step = 0; step < 4; step++) await tab.press('Control+y')
    expect(await tab.board()).toEqual(before)
    await tab.press('Control+y')
    // Redoes the last undone action. Corner mode did not survive the reload.
    expect((await tab.board())[other]).toEqual({ value: '', centre: '', corner: String(right(other)) })
  })

  it('two tabs play in turn', async () => {
    const first = await Tab.alone()
    const { context } = first
    const second = await Tab.open(context)
    const entries: [number, number][] = []
    for (const [turn, cell] of open.slice(0, 6).entries()) {
      const [acts, follows] = turn % 2 === 0 ? [first, second] : [second, first]
      await acts.enter(cell, right(cell))
      entries.push([cell, right(cell)])
      await expect.poll(() => follows.values()).toBe(startWith(...entries))
      expect(await acts.values()).toBe(startWith(...entries))
      expect(await follows.status()).toBe('This game was continued in another tab.')
    }
    // Each tab undoes the action of the other.
    await second.focus(open[0])
    await second.press('Control+z')
    await expect.poll(() => first.values()).toBe(startWith(...entries.slice(0, 5)))
    await first.focus(open[0])
    await first.press('Control+z')
    await expect.poll(() => second.values()).toBe(startWith(...entries.slice(0, 4)))
    await first.reload()
    expect(await first.values()).toBe(startWith(...entries.slice(0, 4)))
    await second.raw.close()
    await first.press('Tab')
    await first.enter(open[5], right(open[5]))
    const third = await Tab.open(context)
    expect(await third.values()).toBe(startWith(...entries.slice(0, 4), [open[5], right(open[5])]))
  })

  it('two tabs at the same moment lose nothing', async () => {
    const one = await Tab.alone()
    const { context } = one
    const tabs = [one, await Tab.open(context)]
    const entries = open.slice(0, 6).map((cell) => [cell, right(cell)] as [number, number])
    for (let pair = 0; pair < 6; pair += 2) {
      await Promise.all(tabs.map((tab, index) => tab.focus(entries[pair + index][0])))
      await Promise.all(tabs.map((tab, index) => tab.press(`Digit${entries[pair + index][1]}`)))
    }
    for (const tab of tabs) await expect.poll(() => tab.values()).toBe(startWith(...entries))
    expect(await (await Tab.open(context)).values()).toBe(startWith(...entries))
  })

  it('a tab that closes or crashes loses nothing', async () => {
    const closed = await Tab.alone()
    const { context } = closed
    await closed.enter(open[0], right(open[0]))
    await closed.raw.close({ runBeforeUnload: false })
    const crashed = await Tab.open(context)
    expect(await crashed.values()).toBe(startWith([open[0], right(open[0])]))
    await crashed.enter(open[1], right(open[1]))
    await crashed.note(open[2], 3)
    const gone = crashed.raw.waitForEvent('crash')
    const session = await context.newCDPSession(crashed.raw)
    session.send('Page.crash').catch(() => {})
    await gone
    const last = await Tab.open(context)
    expect(await last.values()).toBe(startWith([open[0], right(open[0])], [open[1], right(open[1])]))
    expect((await last.board())[open[2]].centre).toBe('3')
    await last.focus(open[0])
    await last.press('Control+z')
    await last.press('Control+z')
    expect(await last.values()).toBe(startWith([open[0], right(open[0])]))
  })

  it('what is done before the rest of the player arrives is done in order', async () => {
    const { arrive, answer } = slowNetwork()
    const tab = await Tab.alone('', answer)
    const [one, other, noted] = open
    await tab.tap(one, wrong(one))
    await tab.tool('notes')
    await tab.tap(noted, 2)
    await tab.tool('undo')
    await tab.tool('undo')
    await tab.tool('notes')
    await tab.tap(other, right(other))
    await tab.tool('notes')
    await tab.tap(noted, 4)
    // Numbers are shown at once.
    expect(await tab.values()).toBe(startWith([one, wrong(one)], [other, right(other)]))
    arrive()
    await expect.poll(() => tab.values()).toBe(startWith([other, right(other)]))
    expect((await tab.board())[noted].centre).toBe('4')
  })

  it('keys that are pressed before the rest of the player arrives mean the cell that was chosen then', async () => {
    const { arrive, answer } = slowNetwork()
    const tab = await Tab.alone('', answer)
    const [one, other, third, fourth] = open
    await tab.enter(one, wrong(one))
    await tab.enter(other, right(other))
    await tab.tap(third, right(third))
    await tab.enter(fourth, right(fourth))
    arrive()
    const expected = startWith(
      [one, wrong(one)],
      [other, right(other)],
      [third, right(third)],
      [fourth, right(fourth)],
    )
    await expect.poll(() => tab.values()).toBe(expected)
  })

  it('what is done while the rest of the player cannot be loaded is there after a reload', async () => {
    const tab = await Tab.alone('', (route) => route.abort())
    const [one, noted] = open
    await tab.tool('notes')
    await tab.tap(noted, wrong(one))
    await expect.poll(() => tab.status()).toBe(NOT_LOADED)
    await tab.tool('notes')
    await tab.tap(one, right(one))
    expect(await tab.values()).toBe(startWith([one, right(one)]))
    await tab.raw.unroute(REST)
    await tab.reload()
    expect(await tab.values()).toBe(startWith([one, right(one)]))
    expect((await tab.board())[noted].centre).toBe(String(wrong(one)))
  })

  it('a tab to which the rest of the player has not arrived continues the game of another', async () => {
    const first = await Tab.alone()
    const { arrive, answer } = slowNetwork()
    const second = await Tab.open(first.context, answer)
    const [one, other] = open
    await first.enter(other, right(other))
    await first.enter(one, wrong(one))
    // The news of the last entry reaches the other tab before the next key.
    await expect
      .poll(() => second.page.evaluate<string>('JSON.stringify(localStorage)'))
      .toContain(`E${one},${wrong(one)}`)
    await second.enter(one, right(one))
    arrive()
    for (const tab of [first, second]) {
      await expect.poll(() => tab.values()).toBe(startWith([other, right(other)], [one, right(one)]))
    }
  })

  it('a game goes to another device as a text', async () => {
    const here = await Tab.alone()
    await here.enter(open[0], wrong(open[0]))
    await here.enter(open[1], right(open[1]))
    await here.note(open[2], 1)
    await here.note(open[2], 4)
    const exported = await exportFrom(here)
    expect(exported.split('\n')[0]).toBe('puzzlewright game 1')

    const there = await Tab.alone()
    await there.enter(open[3], right(open[3]))
    expect(await importInto(there, `${exported}\n7 x nonsense`)).toBe('This is not a saved game.')
    expect(await importInto(there, exported.replace(/^[0-9a-f]{16}$/m, '0123456789abcdef'))).toBe(
      'This game belongs to another puzzle.',
    )
    await importInto(there, exported)
    expect(await there.status()).toBe('Game loaded.')
    expect(await there.board()).toEqual(await here.board())
    await there.reload()
    expect(await there.board()).toEqual(await here.board())
    await there.focus(open[0])
    await there.press('Control+z')
    expect((await there.board())[open[2]].centre).toBe('1')
  })

  async function openGames(tab: Tab): Promise<void> {
    if ((await tab.raw.locator('dialog[open]').count()) === 0) {
      await tab.raw.locator('button.menu').click()
      await tab.raw.locator('summary', { hasText: 'Saved game' }).click()
    }
  }

  async function exportFrom(tab: Tab): Promise<string> {
    await openGames(tab)
    await tab.raw.locator('button.copyGame').click()
    const text = await tab.raw.locator('dialog textarea').inputValue()
    await tab.press('Escape')
    return text
  }

  /** Loads a text and returns the message of the dialog if it stays open. */
  async function importInto(tab: Tab, text: string): Promise<string> {
    await openGames(tab)
    await tab.raw.locator('dialog textarea').fill(text)
    await tab.raw.locator('dialog button.load').click()
    // The dialog may close at this moment, so its text is not waited for.
    return (await tab.raw.locator('dialog [role=status]').allInnerTexts()).join('')
  }

  it.each([
    [
      'that is full',
      `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
    ],
    [
      'that is forbidden',
      `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })`,
    ],
  ])('with a storage %s the game continues and reports it', async (_, script) => {
    const tab = await Tab.alone(script)
    const entries = open.map((cell) => [cell, right(cell)] as [number, number])
    await tab.enter(...entries[0])
    expect(await tab.status()).toContain(NOT_KEPT)
    await tab.enter(...entries[1])
    expect(await tab.values()).toBe(startWith(...entries.slice(0, 2)))
    await tab.press('Control+z')
    await expect.poll(() => tab.values()).toBe(startWith(entries[0]))
    await tab.press('h')
    await expect.poll(() => tab.status()).toContain('Look at the marked cells.')
    for (const entry of entries) await tab.enter(...entry)
    expect(await tab.values()).toBe(here.written.solution.join(''))
    expect(await tab.status()).toContain('Solved!')
  })

  it(`${SESSIONS} random sessions agree with the game`, async () => {
    for (let session = 0; session < SESSIONS; session += AT_ONCE) {
      const length = Math.min(AT_ONCE, SESSIONS - session)
      await Promise.all(Array.from({ length }, (_, index) => playAtRandom(session + index + 1)))
    }
  }, 600_000)

  async function playAtRandom(seed: number): Promise<void> {
    const next = generator(seed)
    const below = (count: number) => Math.floor(next() * count)
    const alone = await Tab.alone()
    const { context } = alone
    // The open tabs, each with its current kind of notes.
    let tabs: { tab: Tab; mode: 'off' | 'centre' | 'corner' }[] = [{ tab: alone, mode: 'off' }]
    const { rules } = openNamed(here.written.id)
    let game = replay(rules, [])
    const act = (action: Action) => {
      game = advance(rules, game, { action, seconds: 0 })
    }
    const done = [`session ${seed}`]

    async function step(): Promise<void> {
      const at = tabs[below(tabs.length)]
      const { tab, mode } = at
      const kind = below(100)
      if (kind < 5) {
        done.push('another tab')
        tabs.push({ tab: await Tab.open(context), mode: 'off' })
        return
      }
      if (kind < 12 && tabs.length > 1) {
        done.push('closes a tab')
        await tab.raw.close()
        tabs = tabs.filter((one) => one !== at)
        return
      }
      if (kind < 17) {
        done.push('reloads')
        await tab.reload()
        at.mode = 'off'
        return
      }
      const cell = below(CELLS)
      const digit = below(SIDE) + 1
      await tab.focus(cell)
      if (kind < 50) {
        done.push(`${digit} in ${cell} (${mode})`)
        await tab.press(`Digit${digit}`)
        if (mode === 'off') act({ do: 'enter', entries: [[cell, digit]], tidy: true })
        else act({ do: 'note', cell, value: digit, kind: mode })
      } else if (kind < 62) {
        done.push(`note ${digit} in ${cell}`)
        await tab.press(`Shift+Digit${digit}`)
        act({ do: 'note', cell, value: digit, kind: 'centre' })
      } else if (kind < 70) {
        const kindOfNotes = below(2) === 0 ? 'corner' : 'centre'
        done.push(`mode ${kindOfNotes}`)
        await tab.press(kindOfNotes === 'corner' ? 'Shift+N' : 'n')
        at.mode = mode === kindOfNotes ? 'off' : kindOfNotes
      } else if (kind < 78) {
        done.push(`clears ${cell}`)
        await tab.press('Backspace')
        act({ do: 'clear', cells: [cell] })
      } else if (kind < 91) {
        done.push('undo')
        await tab.press('Control+z')
        act({ do: 'undo' })
      } else {
        done.push('redo')
        await tab.press(below(2) === 0 ? 'Control+y' : 'Control+Shift+z')
        act({ do: 'redo' })
      }
    }

    for (let count = 1; count <= STEPS; count++) {
      await step()
      // A person is slower than the news from another tab, and than what is loaded after the board. A single tab has little to wait for.
      if (tabs.length > 1 || count % 3 === 0) {
        for (const { tab } of tabs) {
          const seen = expect.poll(() => tab.board(), { interval: 10, message: done.join(', ') })
          await seen.toEqual(shownCells(game))
        }
      }
    }
    done.push('reloads at the end')
    await tabs[0].tab.reload()
    expect(await tabs[0].tab.board(), done.join(', ')).toEqual(shownCells(game))
    await context.close()
  }
})

/** The cells of a board as they are shown. */
function shownCells({ board: { values, centre, corner } }: Game): Cell[] {
  return values.map((value, cell) =>
    value > 0
      ? { value: String(value), centre: '', corner: '' }
      : { value: '', centre: centre[cell].join(' '), corner: corner[cell].join(' ') },
  )
}

/** Pseudorandom numbers from 0 to 1, the same in every run. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
