// No action of a player is lost: not when the page is reloaded, not when it crashes, not between two tabs,
// not on the way to another device. Fifty random sessions agree with an independent model.

import type { BrowserContext, Page as RawPage } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { isInstalled } from './support/browsers.ts'
import { inChromium } from './support/inChromium.ts'
import { type MadePuzzle, makePuzzle, ROOT, writePages } from './support/player.ts'

const SIDE = 4
const CELLS = SIDE * SIDE
const SESSIONS = 50
const STEPS = 8
/** The number of sessions played at the same time. */
const AT_ONCE = 5

const NOT_KEPT = 'Progress cannot be saved here: the browser does not allow it, or its storage is full.'

interface Cell {
  readonly value: string
  readonly centre: string
  readonly corner: string
}

/** A tab with the board of a 4x4 Sudoku. */
class Tab {
  readonly raw: RawPage

  constructor(raw: RawPage) {
    this.raw = raw
  }

  /** Opens another tab of a context. */
  static async open(context: BrowserContext): Promise<Tab> {
    return Tab.in(await context.newPage())
  }

  /** Opens the only tab of a new context, in which a script runs first. */
  static async alone(script = ''): Promise<Tab> {
    const { raw } = await here.browser.newPage()
    if (script !== '') await raw.addInitScript(script)
    return Tab.in(raw)
  }

  private static async in(raw: RawPage): Promise<Tab> {
    const tab = new Tab(raw)
    await raw.goto(here.site.url)
    await tab.ready()
    return tab
  }

  get context(): BrowserContext {
    return this.raw.context()
  }

  async ready(): Promise<void> {
    await this.raw.locator('[role=gridcell]').first().waitFor()
  }

  async reload(): Promise<void> {
    await this.raw.reload()
    await this.ready()
  }

  board(): Promise<Cell[]> {
    return this.raw.evaluate(`[...${ROOT}.querySelectorAll('[role=gridcell]')].map((cell) => ({
      value: cell.querySelector('.value')?.textContent ?? '',
      centre: Array.from(cell.querySelectorAll('.notes > *'), (note) => note.textContent).join(' '),
      corner: cell.querySelector('.corner')?.textContent ?? '',
    }))`)
  }

  async values(): Promise<string> {
    return (await this.board()).map(({ value }) => value || '.').join('')
  }

  status(): Promise<string> {
    return this.raw.locator('[role=status].status').innerText()
  }

  press(key: string): Promise<void> {
    return this.raw.keyboard.press(key)
  }

  /** Moves the focus to a cell, from any other. */
  async go(cell: number): Promise<void> {
    await this.raw.evaluate(`${ROOT}.querySelectorAll('[role=gridcell]')[${cell}].focus()`)
  }

  async enter(cell: number, digit: number): Promise<void> {
    await this.go(cell)
    await this.press(`Digit${digit}`)
  }

  async note(cell: number, digit: number): Promise<void> {
    await this.go(cell)
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
    const before = await tab.board()
    expect(before[noted]).toEqual({ value: '', centre: '2 4', corner: '3' })
    await tab.reload()
    expect(await tab.board()).toEqual(before)
    await tab.go(one)
    const shown: string[] = []
    for (let step = 0; step < 4; step++) {
      await tab.press('Control+z')
      const { value } = (await tab.board())[one]
      const { centre, corner } = (await tab.board())[noted]
      shown.push([value, centre, corner].join('|'))
    }
    expect(shown).toEqual([`${right(one)}|2 4|`, `${right(one)}|2|`, `${right(one)}||`, `${wrong(one)}||`])
    await tab.reload()
    await tab.go(one)
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
    await second.go(open[0])
    await second.press('Control+z')
    await expect.poll(() => first.values()).toBe(startWith(...entries.slice(0, 5)))
    await first.go(open[0])
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
      await Promise.all(tabs.map((tab, index) => tab.go(entries[pair + index][0])))
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
    await last.go(open[0])
    await last.press('Control+z')
    await last.press('Control+z')
    expect(await last.values()).toBe(startWith([open[0], right(open[0])]))
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
    await there.go(open[0])
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
    const said = tab.raw.locator('dialog [role=status]')
    return (await said.count()) > 0 ? said.innerText() : ''
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
    expect(await tab.values()).toBe(startWith(entries[0]))
    await tab.press('h')
    await expect.poll(() => tab.status()).toContain('Look at the marked cells.')
    for (const entry of entries) await tab.enter(...entry)
    expect(await tab.values()).toBe(here.written.solution.join(''))
    expect(await tab.status()).toContain('Solved!')
  })

  it(`${SESSIONS} random sessions agree with a model`, async () => {
    for (let session = 0; session < SESSIONS; session += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => playAtRandom(session + index + 1)))
    }
  }, 300_000)

  async function playAtRandom(seed: number): Promise<void> {
    const next = generator(seed)
    const below = (count: number) => Math.floor(next() * count)
    const alone = await Tab.alone()
    const { context } = alone
    // The open tabs, each with its current kind of notes.
    let tabs: { tab: Tab; mode: 'off' | 'centre' | 'corner' }[] = [{ tab: alone, mode: 'off' }]
    const model = new Model(start)
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
      await tab.go(cell)
      if (kind < 50) {
        done.push(`${digit} in ${cell} (${mode})`)
        await tab.press(`Digit${digit}`)
        if (mode === 'off') model.enter(cell, digit)
        else model.note(cell, digit, mode)
      } else if (kind < 62) {
        done.push(`note ${digit} in ${cell}`)
        await tab.press(`Shift+Digit${digit}`)
        model.note(cell, digit, 'centre')
      } else if (kind < 70) {
        const kindOfNotes = below(2) === 0 ? 'corner' : 'centre'
        done.push(`mode ${kindOfNotes}`)
        await tab.press(kindOfNotes === 'corner' ? 'Shift+N' : 'n')
        at.mode = mode === kindOfNotes ? 'off' : kindOfNotes
      } else if (kind < 78) {
        done.push(`clears ${cell}`)
        await tab.press('Backspace')
        model.clear(cell)
      } else if (kind < 91) {
        done.push('undo')
        await tab.press('Control+z')
        model.undo()
      } else {
        done.push('redo')
        await tab.press(below(2) === 0 ? 'Control+y' : 'Control+Shift+z')
        model.redo()
      }
    }

    for (let count = 1; count <= STEPS; count++) {
      await step()
      // A person is slower than the news from another tab. A single tab has nothing to wait for.
      if (tabs.length > 1) {
        for (const { tab } of tabs) {
          await expect
            .poll(() => tab.board(), { interval: 10, message: done.join(', ') })
            .toEqual(model.shown())
        }
      } else if (count % 3 === 0) expect(await tabs[0].tab.board(), done.join(', ')).toEqual(model.shown())
    }
    done.push('reloads at the end')
    await tabs[0].tab.reload()
    expect(await tabs[0].tab.board(), done.join(', ')).toEqual(model.shown())
    await context.close()
  }
})

interface State {
  readonly values: number[]
  readonly centre: Set<number>[]
  readonly corner: Set<number>[]
}

/** The expected state of a 4x4 Sudoku: a complete copy for each action. */
class Model {
  private states: State[]
  /** The index of the state shown. */
  private now = 0
  private readonly givens: boolean[]

  constructor(start: string) {
    const values = Array.from(start, (value) => (value === '.' ? 0 : Number(value)))
    this.givens = values.map((value) => value > 0)
    this.states = [{ values, centre: values.map(() => new Set()), corner: values.map(() => new Set()) }]
  }

  shown(): Cell[] {
    const { values, centre, corner } = this.states[this.now]
    const list = (notes: Set<number>) => [1, 2, 3, 4].filter((digit) => notes.has(digit)).join(' ')
    return values.map((value, cell) =>
      value > 0
        ? { value: String(value), centre: '', corner: '' }
        : { value: '', centre: list(centre[cell]), corner: list(corner[cell]) },
    )
  }

  enter(cell: number, digit: number): void {
    if (this.givens[cell] || this.states[this.now].values[cell] === digit) return
    this.change((state) => {
      state.values[cell] = digit
      // Removes the number from the notes of all open cells in which it would now break a rule.
      for (let other = 0; other < CELLS; other++) {
        if (state.values[other] > 0) continue
        const isBarred = state.values.some((value, one) => value === digit && seesEachOther(one, other))
        if (!isBarred) continue
        state.centre[other].delete(digit)
        state.corner[other].delete(digit)
      }
    })
  }

  note(cell: number, digit: number, kind: 'centre' | 'corner'): void {
    if (this.givens[cell] || this.states[this.now].values[cell] > 0) return
    this.change((state) => {
      if (!state[kind][cell].delete(digit)) state[kind][cell].add(digit)
    })
  }

  clear(cell: number): void {
    const { values, centre, corner } = this.states[this.now]
    if (this.givens[cell]) return
    if (values[cell] > 0) {
      this.change((state) => {
        state.values[cell] = 0
      })
    } else if (centre[cell].size + corner[cell].size > 0) {
      this.change((state) => {
        state.centre[cell].clear()
        state.corner[cell].clear()
      })
    }
  }

  undo(): void {
    this.now = Math.max(0, this.now - 1)
  }

  redo(): void {
    this.now = Math.min(this.states.length - 1, this.now + 1)
  }

  private change(write: (state: State) => void): void {
    const state = structuredClone(this.states[this.now])
    write(state)
    this.states = [...this.states.slice(0, this.now + 1), state]
    this.now++
  }
}

function seesEachOther(one: number, other: number): boolean {
  const placeOf = (cell: number) => [Math.floor(cell / SIDE), cell % SIDE]
  const [[row, column], [otherRow, otherColumn]] = [placeOf(one), placeOf(other)]
  const isBox = row >> 1 === otherRow >> 1 && column >> 1 === otherColumn >> 1
  return one !== other && (row === otherRow || column === otherColumn || isBox)
}

/** Pseudorandom numbers from 0 to 1, the same in every run. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
