// The end of a puzzle: a panel in the place of the keys. It says once that the puzzle is solved, fits on small phones, and is the
// next thing that the Tab key reaches.

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ChromiumPage, isInstalled } from './support/browsers.ts'
import { inChromium } from './support/inChromium.ts'
import { Board, FAMILIES, type MadePuzzle, makePuzzle, ROOT, writePages } from './support/player.ts'

/** What a board of each language says when it is solved. */
const SAID: Readonly<Record<string, string>> = { en: 'Solved!', de: 'Gelöst!', fr: 'Résolu !' }

const PHONES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

/** The texts that the eye sees, without those inside of others. */
const SEEN = `(() => {
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  return [...${ROOT}.querySelectorAll('.play *')].filter((one) => one.children.length === 0 && isSeen(one))
    .map((one) => one.textContent.replaceAll(/\\s/g, ' '))
})()`

describe.skipIf(!isInstalled('chromium'))('in Chromium', () => {
  const here = inChromium(async (folder) => {
    const puzzles = await Promise.all(FAMILIES.map((family) => makePuzzle(family)))
    for (const lang of Object.keys(SAID)) await writePages(join(folder, lang), puzzles, '--lang', lang)
    return puzzles
  })

  /** Opens a page and solves its puzzle, in one step for each cell. */
  async function solved(lang: string, index: number, size: (typeof PHONES)[number]): Promise<ChromiumPage> {
    const page = await here.browser.newPage({ ...size, touch: true })
    // The wave over a solved board would change its colours for a while.
    await page.raw.emulateMedia({ reducedMotion: 'reduce' })
    await new Board(page).open(`${here.site.url}${lang}/${index + 1}.html`)
    const { solution }: MadePuzzle = here.written[index]
    await page.evaluate(`(async () => {
      const cells = [...${ROOT}.querySelectorAll('[role=gridcell]')]
      const press = (cell, key) =>
        cell.dispatchEvent(new KeyboardEvent('keydown', { key, code: 'Digit' + key, bubbles: true }))
      for (const [index, value] of ${JSON.stringify(solution)}.entries()) {
        const cell = cells[index]
        if (value === '' || cell.classList.contains('fixed')) continue
        cell.focus()
        for (const digit of value) press(cell, digit)
        press(cell, 'Enter')
      }
      while (!${ROOT}.querySelector('.end')) await new Promise(requestAnimationFrame)
    })()`)
    return page
  }

  it.each(Object.entries(SAID))('the page in %s says "%s" once', async (lang, said) => {
    const page = await solved(lang, 0, PHONES[1])
    const seen = await page.evaluate<string[]>(SEEN)
    expect(seen.filter((text) => text === said)).toHaveLength(1)
    const heard = (await page.raw.locator('number-puzzle').ariaSnapshot()).replaceAll(/\s/g, ' ')
    expect(heard.split(said)).toHaveLength(2)
    // The time has stopped and is told by the panel.
    expect(seen.filter((text) => /\d:\d\d/.test(text))).toHaveLength(1)
    await page.close()
  })

  it('other messages are still seen, and a solved board shows no chosen cell', async () => {
    const page = await solved('en', 0, PHONES[1])
    const grounds = await page.evaluate<string[]>(
      `[...${ROOT}.querySelectorAll('.cell:not(.fixed)')].map((cell) => getComputedStyle(cell).backgroundColor)`,
    )
    expect(new Set(grounds).size).toBe(1)
    await page.evaluate(`(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } })
      ${ROOT}.querySelector('.share').click()
    })()`)
    await expect.poll(() => page.evaluate<string[]>(SEEN)).toContain('Copied.')
    await page.close()
  })

  it('the Tab key goes from the board to the next puzzle, whose place is named by the time', async () => {
    const page = await solved('en', 0, PHONES[1])
    await page.press('Tab')
    expect(await page.evaluate(`${ROOT}.activeElement.className`)).toBe('next')
    await page.raw.getByRole('region', { name: /^Time \d:\d\d · 0 hints, 0 checks$/ }).waitFor()
    await page.close()
  })

  it.each(
    PHONES.flatMap((size) =>
      Object.keys(SAID).flatMap((lang) => FAMILIES.map((family) => ({ ...size, lang, family }))),
    ),
  )('the panel fits: $family in $lang on $width × $height', async ({ lang, family, ...size }) => {
    const page = await solved(lang, FAMILIES.indexOf(family), size)
    const { board, panel, buttons, across } = await page.evaluate<{
      readonly board: number
      readonly panel: readonly [top: number, bottom: number]
      readonly buttons: readonly number[]
      readonly across: number
    }>(`(() => {
      const boxOf = (one) => one.getBoundingClientRect()
      const root = ${ROOT}
      const { top, bottom } = boxOf(root.querySelector('.end'))
      return {
        board: boxOf(root.querySelector('.table')).bottom,
        panel: [top, bottom],
        buttons: [...root.querySelectorAll('.end button')].map((one) => boxOf(one).height),
        across: document.documentElement.scrollWidth,
      }
    })()`)
    expect(panel[1]).toBeLessThanOrEqual(size.height)
    if (size.height > size.width) expect(panel[0]).toBeGreaterThanOrEqual(board)
    for (const height of buttons) expect(height).toBeGreaterThanOrEqual(44)
    expect(across).toBeLessThanOrEqual(size.width)
    await page.close()
  })
})
