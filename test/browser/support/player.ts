// Puzzles on pages for tests. The program makes both; a board is read and played as a user does it, in any
// browser.

import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import type { runProgram } from '../../../src/cli/program.ts'
import { MAIN } from '../../support/built.ts'
import { runWords } from '../../support/program.ts'
import type { Page, Point } from './page.ts'

/** A puzzle made by the program. */
export interface MadePuzzle {
  /** Its record, a line of JSON. */
  readonly line: string
  /** The id of the puzzle. */
  readonly id: string
  /** The final text of each cell, row by row; empty for a blocked cell. */
  readonly solution: readonly string[]
  readonly columns: number
}

/** A small, easy puzzle of each family, to keep tests short. */
export const SMALL: Readonly<Record<string, readonly string[]>> = {
  sudoku: ['--shape', '4x4'],
  kenken: ['--shape', '4x4'],
  survo: ['--shape', '3x3'],
  hidoku: ['--shape', '5x5', '--blocked', '1'],
  magic: ['--shape', '4x4'],
  latinsquare: ['--shape', '4x4'],
}

/** The page of each family on the site written by `writeSmallSite`. */
export const FAMILIES = Object.keys(SMALL)

let built: Promise<{ runProgram: typeof runProgram }> | undefined
let last: Promise<unknown> = Promise.resolve()

/** Runs the built program in this process, which saves the start of another. One run begins when the last has ended. */
async function runHere(args: readonly string[]): Promise<string> {
  built ??= import(resolve(import.meta.dirname, '../../../dist/program/program.js'))
  const { runProgram } = await built
  const running = last.then(() => runWords(args, '', runProgram))
  last = running.catch(() => undefined)
  const { stdout, stderr, status } = await running
  expect(status, stderr).toBe(0)
  return stdout
}

export async function makePuzzle(
  family: string,
  args: readonly string[] = SMALL[family],
): Promise<MadePuzzle> {
  const stars = args.includes('--stars') ? [] : ['--stars', '1']
  const line = await runHere(['generate', family, '--seed', 'browser', ...stars, ...args, '--json'])
  const { id, solution } = JSON.parse(line) as { id: string; solution: (number | null)[][] }
  return {
    line,
    id,
    solution: solution.flat().map((value) => (value === null ? '' : String(value))),
    columns: solution[0].length,
  }
}

/** Writes the pages of puzzles into a folder, or with `--single` one page into one file. */
export async function writePages(
  out: string,
  puzzles: readonly MadePuzzle[],
  ...args: readonly string[]
): Promise<void> {
  const running = promisify(execFile)(process.execPath, [MAIN, 'page', '--out', out, ...args])
  running.child.stdin?.end(puzzles.map(({ line }) => line).join(''))
  await running
}

/** Writes a small puzzle of each family, and returns the address of each page from the site's root. */
export async function writeSmallSite(
  out: string,
): Promise<ReadonlyMap<string, MadePuzzle & { readonly path: string }>> {
  const puzzles = await Promise.all(FAMILIES.map((family) => makePuzzle(family)))
  await writePages(out, puzzles)
  return new Map(
    FAMILIES.map((family, index) => [family, { ...puzzles[index], path: `${index + 1}.html` }] as const),
  )
}

/** A cell as it is seen and as a screen reader announces it. */
export interface SeenCell {
  readonly text: string
  readonly label: string
  readonly value: string
  /** The candidates in one text. */
  readonly centre: string
  readonly corner: string
}

/** The detail of the event `puzzle-solved`. */
export interface Told {
  readonly id: string
  readonly hints: number
  readonly checks: number
}

export interface Seen {
  readonly cells: readonly SeenCell[]
  readonly status: string
  /** The details of all events `puzzle-solved` so far. */
  readonly told: readonly Told[]
}

/** An expression for the shadow root of the player on the page. */
export const ROOT = `document.querySelector('number-puzzle').shadowRoot`

/** The longest time that a page may take to show something, in milliseconds. */
const PATIENCE = 15_000

/** Waits on a page until an expression is true, and returns its value. */
function waitFor<T>(page: Page, expression: string): Promise<T> {
  return page.evaluate(`() => new Promise((done, fail) => {
    const deadline = performance.now() + ${PATIENCE}
    const look = () => {
      const found = (${expression})
      if (found) done(found)
      else if (performance.now() > deadline) fail(new Error(${JSON.stringify(`in vain: ${expression}`)}))
      else setTimeout(look, 4)
    }
    look()
  })`)
}

/** A board on a page. */
export class Board {
  readonly page: Page
  /** The cell to which this class has moved the focus. */
  private at = 0

  constructor(page: Page) {
    this.page = page
  }

  /** Opens a page. `sign` is what it shows when it is ready. */
  async open(address: string, sign?: string): Promise<void> {
    await this.page.goto(address)
    await this.ready(sign)
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await this.ready()
  }

  /** Waits until the board is ready. The labels of cells come just after the board. */
  async ready(sign = '[role=gridcell][aria-label]'): Promise<void> {
    const root = `document.querySelector('number-puzzle')?.shadowRoot`
    await waitFor(this.page, `${root}?.querySelector('${sign}')`)
    await this.page.evaluate(`() => {
      window.told = []
      document.addEventListener('puzzle-solved', ({ detail }) => told.push(detail))
      window.changes = 0
      new MutationObserver(() => { changes++ }).observe(${ROOT}.querySelector('.status'), { childList: true })
    }`)
  }

  seen(): Promise<Seen> {
    return this.page.evaluate(`() => ({
      cells: [...${ROOT}.querySelectorAll('[role=gridcell]')].map((cell) => ({
        text: cell.textContent,
        label: cell.getAttribute('aria-label'),
        value: cell.querySelector('.value')?.textContent ?? '',
        centre: [...cell.querySelectorAll('.notes > *')].map((note) => note.textContent).join(' '),
        corner: cell.querySelector('.corner')?.textContent ?? '',
      })),
      status: ${ROOT}.querySelector('[role=status].status').textContent,
      told: window.told,
    })`)
  }

  /** The cells that a screen reader calls empty. */
  async openCells(): Promise<number[]> {
    const { cells } = await this.seen()
    return cells.flatMap(({ label }, cell) => (/, empty\b/.test(label) ? cell : []))
  }

  /** The texts of the cells. */
  async texts(): Promise<string[]> {
    return (await this.seen()).cells.map(({ text }) => text)
  }

  async status(): Promise<string> {
    return (await this.seen()).status
  }

  /** Moves the focus into the grid with the Tab key alone. */
  async enterGrid(): Promise<void> {
    for (let presses = 0; presses < 8; presses++) {
      const cell = await this.focused()
      if (cell >= 0) {
        this.at = cell
        return
      }
      await this.page.press('Tab')
    }
    throw new Error('Tab does not reach the grid')
  }

  /** The focused cell, or -1. */
  focused(): Promise<number> {
    return this.page.evaluate(
      `[...${ROOT}.querySelectorAll('[role=gridcell]')].indexOf(${ROOT}.activeElement)`,
    )
  }

  /** The number of parts of the player that a selector finds. */
  count(selector: string): Promise<number> {
    return this.page.evaluate(`${ROOT}.querySelectorAll('${selector}').length`)
  }

  /** Focuses a cell by script. */
  async focus(cell: number): Promise<void> {
    await this.page.evaluate(`${ROOT}.querySelectorAll('[role=gridcell]')[${cell}].focus()`)
  }

  /** Moves the focus with arrow keys from its last cell. */
  async moveTo(cell: number, columns: number): Promise<void> {
    const press = async (key: string, times: number) => {
      for (let step = 0; step < times; step++) await this.page.press(key)
    }
    const rows = Math.floor(cell / columns) - Math.floor(this.at / columns)
    const across = (cell % columns) - (this.at % columns)
    await press(rows > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(rows))
    await press(across > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(across))
    this.at = cell
  }

  /** Types a number, digit by digit. */
  async type(number: string): Promise<void> {
    for (const digit of number) await this.page.press(digit)
  }

  /** Presses the key for hints and returns the status after it has changed. */
  async hint(): Promise<string> {
    const before = await this.page.evaluate<number>('window.changes')
    await this.page.press('h')
    return waitFor(
      this.page,
      `(([text]) => window.changes > ${before} && !/^«?Thinking/.test(text) && text)([${ROOT}.querySelector('.status').textContent])`,
    )
  }

  /** The middle of each cell. */
  points(): Promise<Point[]> {
    return this.page.evaluate(`() => [...${ROOT}.querySelectorAll('[role=gridcell]')].map(${MIDDLE})`)
  }

  /** The middle of the key of a number, after scrolling to it. */
  keyPoint(number: string): Promise<Point> {
    return this.page.evaluate(`() => {
      const key = [...${ROOT}.querySelectorAll('.pad button')].find((one) =>
        one.getAttribute('aria-label').split(',')[0] === '${number}')
      key.scrollIntoView({ block: 'nearest' })
      return (${MIDDLE})(key)
    }`)
  }

  /** The middle of a button. */
  buttonPoint(name: string): Promise<Point> {
    return this.page.evaluate(`() => (${MIDDLE})(${ROOT}.querySelector('button.${name}'))`)
  }
}

const MIDDLE = `(element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
}`
