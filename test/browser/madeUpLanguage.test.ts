// Nothing that a player sees or hears stands in code: on pages in a made-up language all texts of the board, its keys, its
// menu, its hints and its messages have marks.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { installMadeUp, MADE_UP, unmarked } from '../words/madeUp.ts'
import { isInstalled } from './support/browsers.ts'
import { inChromium } from './support/inChromium.ts'
import { Board, FAMILIES, makePuzzle, ROOT } from './support/player.ts'

/** All texts and spoken names of the player, those of closed parts too, but not what languages call themselves. */
const TEXTS = `() => [...${ROOT}.querySelectorAll(':not(style, option[lang])')].flatMap((element) => [
  ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data),
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt']
    .map((name) => element.getAttribute(name) ?? ''),
])`

/** The longest time that a part may take to load, in milliseconds. */
const PATIENCE = 15_000

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
    const hint = async () => {
      await board.hint()
      await look()
    }
    // Parts that load late are waited for.
    const waitFor = (text: string) =>
      vi.waitFor(async () => {
        await look()
        expect(seen).toContain(text)
      }, PATIENCE)
    await board.open(`${here.site.url}${index + 1}.html`)
    await board.enterGrid()
    await page.press('Escape')
    await waitFor('«Paused»')
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
    await hint()
    await page.press('Control+z')
    for (let part = 0; part < 3; part++) await hint()
    await page.press('n')
    await look()
    await page.press('n')
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
    await waitFor('«How to play»')
    expect([...seen].flatMap(unmarked)).toEqual([])
  })
})
