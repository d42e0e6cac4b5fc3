// Nothing that a player sees or hears stands in code: on pages in a made-up language all texts of the board, its keys, its
// menu, its hints and its messages have marks.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { installMadeUp, MADE_UP, unmarked } from '../words/madeUp.ts'
import { isInstalled } from './support/browsers.ts'
import { inChromium } from './support/inChromium.ts'
import { Board, FAMILIES, makePuzzle, ROOT } from './support/player.ts'

/** All texts and spoken names of the player, those of closed parts too. */
const TEXTS = `() => [...${ROOT}.querySelectorAll(':not(style)')].flatMap((element) => [
  ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data),
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt']
    .map((name) => element.getAttribute(name) ?? ''),
])`

/** The time in which what loads late appears, in milliseconds. */
const LOADING = 150

describe.skipIf(!isInstalled('chromium'))('a player in a made-up language', () => {
  const here = inChromium(async (folder) => {
    const { run } = await installMadeUp()
    const puzzles = await Promise.all(FAMILIES.map((family) => makePuzzle(family)))
    const file = join(folder, 'puzzles.jsonl')
    writeFileSync(file, puzzles.map(({ line }) => line).join(''))
    run('page', file, '--lang', MADE_UP, '--out', folder)
    return puzzles
  })

  it.each(FAMILIES.map((family, index) => ({ family, index })))('$family', async ({ index }) => {
    const { solution, columns } = here.written[index]
    const page = await here.browser.newPage()
    const board = new Board(page)
    const seen = new Set<string>()
    const look = async () => {
      for (const text of await page.evaluate<string[]>(TEXTS)) seen.add(text)
    }
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) {
        await page.press(key)
        await new Promise((done) => setTimeout(done, LOADING))
        await look()
      }
    }
    await board.open(`${here.site.url}${index + 1}.html`)
    await look()
    await board.enterGrid()
    await press('Escape')
    await board.reload()
    await board.enterGrid()
    // A number that is wrong, what help says of it, and a hint to the end.
    const open = (await board.texts()).flatMap((text, cell) =>
      text === '' && solution[cell] !== '' ? cell : [],
    )
    await board.moveTo(open[0], columns)
    await board.type(
      open.map((cell) => solution[cell]).find((value) => value !== solution[open[0]]) as string,
    )
    await press('h', 'Control+z', 'h', 'h', 'h', 'n', 'n')
    // The hint has moved the focus.
    await board.enterGrid()
    for (const cell of open) {
      if ((await board.texts())[cell] === solution[cell]) continue
      await board.moveTo(cell, columns)
      await page.press('Delete')
      await board.type(solution[cell])
      await page.press('Enter')
    }
    await look()
    expect(await board.texts()).toEqual(solution)
    expect((await board.seen()).told).toHaveLength(1)
    const menu = await board.buttonPoint('menu')
    await page.click(menu.x, menu.y)
    await press('Tab')
    expect(seen).toContain('«How to play»')
    expect([...seen].flatMap(unmarked)).toEqual([])
  })
})
