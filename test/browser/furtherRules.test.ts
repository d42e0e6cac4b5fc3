// Sudokus with each further rule are played in Chromium: a number that breaks the rule is marked, the page states the rule, and the
// puzzle is solved by keyboard; some of them by touch.

import { describe, expect, it } from 'vitest'
import { LATIN_RULES } from '../../src/families/latin/rules/ruleTable.ts'
import { parsePuzzle } from '../../src/index.ts'
import { isInstalled } from './support/browsers.ts'
import { inChromium } from './support/inChromium.ts'
import { Board, type MadePuzzle, makePuzzle, writePages } from './support/player.ts'

const RULES = LATIN_RULES.map(({ name }) => name)
/** The boards of rules that smaller ones do not have, or on which no number breaks them alone. */
const SIZES: Readonly<Record<string, string>> = { hyper: '9x9' }

/** Writes a page for each rule. */
async function writeRulesSite(
  out: string,
): Promise<ReadonlyMap<string, MadePuzzle & { readonly path: string }>> {
  const puzzles = await Promise.all(
    RULES.map((rule) => makePuzzle('sudoku', ['--shape', `${SIZES[rule] ?? '6x6'}+${rule}`])),
  )
  await writePages(out, puzzles)
  return new Map(
    RULES.map((rule, index) => [rule, { ...puzzles[index], path: `${index + 1}.html` }] as const),
  )
}

/** An open cell and a number that breaks only the further rule there. */
function breakingMove({ id, columns }: MadePuzzle): { readonly cell: number; readonly value: number } {
  const { family, puzzle } = parsePuzzle(id)
  const moves = puzzle.givens.flatMap((given, cell) =>
    given > 0 ? [] : Array.from({ length: columns }, (_, index) => ({ cell, value: index + 1 })),
  )
  const found = moves.find(({ cell, value }) => {
    const faults = family.rules.faults(puzzle, puzzle.givens.with(cell, value))
    return faults.length > 0 && faults.every(({ rule }) => !/^(?:row|column|box)/.test(rule))
  })
  if (!found) throw new Error(`no number breaks the rule of ${id}`)
  return found
}

describe.skipIf(!isInstalled('chromium'))('in Chromium', () => {
  const here = inChromium(writeRulesSite)

  async function open(rule: string, touch = false) {
    const puzzle = here.written.get(rule) as MadePuzzle & { readonly path: string }
    const page = await here.browser.newPage(touch ? { width: 390, height: 844, touch } : undefined)
    const board = new Board(page)
    await board.open(here.site.url + puzzle.path)
    return { puzzle, page, board }
  }

  it.each(RULES)(
    '%s: is stated, its breach is marked, and the puzzle is solved by keyboard',
    async (rule) => {
      const { puzzle, page, board } = await open(rule)
      const { family } = parsePuzzle(puzzle.id)
      expect(await board.count('.note')).toBe(1)
      const note = await page.evaluate<string>(
        `document.querySelector('number-puzzle').shadowRoot.querySelector('.note').textContent`,
      )
      expect(note).toBe(family.words.en.notes?.[rule])
      await board.enterGrid()
      const { cell, value } = breakingMove(puzzle)
      await board.moveTo(cell, puzzle.columns)
      await board.type(String(value))
      await page.press('Enter')
      expect((await board.seen()).cells[cell].label).toContain('conflict')
      for (const open of await board.openCells()) {
        await board.moveTo(open, puzzle.columns)
        await board.type(puzzle.solution[open])
        await page.press('Enter')
      }
      await board.moveTo(cell, puzzle.columns)
      await board.type(puzzle.solution[cell])
      await page.press('Enter')
      expect(await board.texts()).toEqual(puzzle.solution)
      expect(await board.status()).toBe('Solved!')
      await page.close()
    },
  )

  it.each(['x', 'anti-knight', 'non-consecutive'])('%s is solved by touch', async (rule) => {
    const { puzzle, page, board } = await open(rule, true)
    for (const cell of await board.openCells()) {
      const at = (await board.points())[cell]
      await page.tap(at.x, at.y)
      const key = await board.keyPoint(puzzle.solution[cell])
      await page.tap(key.x, key.y)
    }
    expect(await board.status()).toBe('Solved!')
    await page.close()
  })
})
