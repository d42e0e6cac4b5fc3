// What a hint names is shown on the board: cells by letters, rows, columns and boxes by outlines with letters.

import { describe, expect, it } from 'vitest'
import { isInstalled } from './support/browsers.ts'
import { inChromium } from './support/inChromium.ts'
import { Board, makePuzzle, ROOT, writePages } from './support/player.ts'

/** Boards whose hints name cells, and rows, columns or boxes. */
const BOARDS = [
  { family: 'sudoku', args: ['--shape', '6x6', '--stars', '3'] },
  { family: 'kenken', args: ['--shape', '5x5', '--stars', '3'] },
  { family: 'survo', args: ['--shape', '3x4', '--stars', '3'] },
]

describe.skipIf(!isInstalled('chromium'))('in Chromium', () => {
  const here = inChromium(async (out) => {
    const puzzles = await Promise.all(BOARDS.map(({ family, args }) => makePuzzle(family, args)))
    await writePages(out, puzzles)
  })

  it.each(BOARDS.map(({ family }, index) => [family, index] as const))(
    '%s: each letter of a hint is on the board, and each letter on the board is in the hint',
    async (_, index) => {
      const page = await here.browser.newPage()
      const board = new Board(page)
      await board.open(`${here.site.url}${index + 1}.html`)
      await board.enterGrid()
      let houses = 0
      for (let presses = 0; presses < 200; presses++) {
        const text = await board.hint()
        if (/Solved/.test(text)) break
        const { shown, outlines, labels } = await page.evaluate<{
          shown: string[]
          outlines: number
          labels: string
        }>(`({
          shown: [...${ROOT}.querySelectorAll('.places span')].map((one) => one.textContent),
          outlines: ${ROOT}.querySelectorAll('.places path').length,
          labels: [...${ROOT}.querySelectorAll('.cell')].map((one) => one.ariaLabel).join('; '),
        })`)
        const named = [...new Set(text.match(/\b[A-Z]\b(?! [a-z]+ is\b)/g) ?? [])].filter((one) =>
          shown.includes(one),
        )
        expect(named.sort(), text).toEqual([...new Set(shown)].sort())
        expect(text).not.toMatch(/\b(?:row|column|box) \d|r\dc\d/)
        for (const [, name] of text.matchAll(/\b((?:row|column|box) [A-Z])\b/g))
          expect(labels).toContain(name)
        houses += outlines
      }
      expect(await board.status()).toContain('Solved')
      expect(houses).toBeGreaterThan(0)
      await page.close()
    },
  )

  it('a cell that breaks a rule keeps its corner beside its letter', async () => {
    const page = await here.browser.newPage()
    const board = new Board(page)
    await board.open(`${here.site.url}2.html`)
    await board.enterGrid()
    for (let presses = 0; presses < 60 && (await board.count('.cellLetter')) === 0; presses++)
      await board.hint()
    const corner = await page.evaluate<string[]>(`(() => {
      const cell = ${ROOT}.querySelector('[data-letter]')
      cell.classList.add('conflict')
      const { content, borderTopWidth, right } = getComputedStyle(cell, '::before')
      return [content, right, String(parseFloat(borderTopWidth) > 2)]
    })()`)
    expect(corner).toEqual(['""', '0px', 'true'])
    await page.close()
  })
})
