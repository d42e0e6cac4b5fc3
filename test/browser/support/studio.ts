// The studio on a page, as somebody uses it, for tests in browsers. Whoever imports this serves a studio during its tests.

import { join } from 'node:path'
import { expect } from 'vitest'
import { writeWhole } from '../../../src/runs/atomicWrite.ts'
import { readStudioFiles } from '../../../src/runs/readStudioFiles.ts'
import type { Page } from './browsers.ts'
import { servedSite } from './inChromium.ts'

/** The site of the studio. */
export const here = servedSite(async (folder) => {
  for (const [path, content] of readStudioFiles()) writeWhole(join(folder, path), content)
})

/** The rooms in their order. */
export const ROOMS = ['make', 'set', 'read', 'explain', 'play', 'print'] as const

/** A published Sudoku with one solution: that of the Wikipedia article "Sudoku". */
export const PUBLISHED = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'

/** The studio on a page, as somebody uses it. */
export class Studio<P extends Page = Page> {
  readonly page: P

  constructor(page: P) {
    this.page = page
  }

  /** Opens the studio and waits for its first room. */
  async open(hash = ''): Promise<this> {
    await this.page.goto(`${here.site.url}${hash}`)
    await this.until(`document.querySelector('nav button')`)
    return this
  }

  /** Waits until an expression is true on the page. */
  async until(expression: string): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(`Boolean(${expression})`), { timeout: 60_000, interval: 50 })
      .toBe(true)
  }

  /** Presses the control that a selector finds. */
  async press(selector: string): Promise<void> {
    await this.until(`document.querySelector(${JSON.stringify(selector)})`)
    await this.page.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`)
  }

  /** Types a text into a field at once. */
  async fill(selector: string, text: string): Promise<void> {
    await this.until(`document.querySelector(${JSON.stringify(selector)})`)
    await this.page.evaluate(`(() => {
      const field = document.querySelector(${JSON.stringify(selector)})
      field.value = ${JSON.stringify(text)}
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    })()`)
    await this.page.evaluate('new Promise(requestAnimationFrame).then(() => true)')
  }

  enter(room: (typeof ROOMS)[number]): Promise<void> {
    return this.press(`nav button:nth-child(${ROOMS.indexOf(room) + 1})`)
  }

  /** Waits until a room is drawn. */
  settle(): Promise<unknown> {
    return this.page.evaluate('new Promise((resolve) => setTimeout(resolve, 300)).then(() => true)')
  }

  text(selector: string): Promise<string> {
    return this.page.evaluate(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`)
  }

  countCards(): Promise<number> {
    return this.page.evaluate(`document.querySelectorAll('.card .board').length`)
  }

  async make(count: number): Promise<void> {
    await this.fill('.make input[type=number]', String(count))
    await this.press('button.main')
    await this.until(`document.querySelectorAll('.card .board').length === ${count}`)
    await this.until(`document.querySelector('button.main')`)
  }

  /** The point of the page in the middle of a cell, or beside it by parts of a cell. */
  cell(row: number, column: number): Promise<{ x: number; y: number }> {
    return this.page.evaluate(`(() => {
      const { x, y } = new DOMPoint(${column + 0.5}, ${row + 0.5}).matrixTransform(document.querySelector('.stage .board').getScreenCTM())
      return { x, y }
    })()`)
  }

  async emptyBoard(shape: string): Promise<void> {
    await this.enter('set')
    await this.fill('.new label:nth-of-type(2) select', '')
    await this.fill('.new label:nth-of-type(3) input', shape)
    await this.press('.new button[type=submit]')
    await this.until(`document.querySelector('.panel.tools button[aria-pressed=true]')`)
  }

  /** What is known about the puzzle under the hand. */
  async verdict(): Promise<string> {
    await this.until(`document.querySelector('.study[aria-busy=false]')`)
    return this.text('.verdict')
  }
}
