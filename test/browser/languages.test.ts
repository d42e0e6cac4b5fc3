// The texts of every language fit where they are shown on the narrowest phones: nothing scrolls sideways, no text is cut off
// in its button, and no two buttons overlap.

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/words/languages.ts'
import { isInstalled } from './support/browsers.ts'
import { inChromium } from './support/inChromium.ts'
import { Board, FAMILIES, makePuzzle, ROOT, writePages } from './support/player.ts'

const NARROW = 320

/** The texts of buttons and headings that do not fit, and pairs of overlapping buttons. */
const FAULTS = `() => {
  const shown = [...${ROOT}.querySelectorAll('button, h2, label, .stars')].filter((element) => element.checkVisibility())
  const name = (element) => element.tagName + ' ' + element.textContent.trim()
  const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
  const boxes = shown.filter(({ tagName }) => tagName === 'BUTTON').map((element) => [element, element.getBoundingClientRect()])
  const isOver = ([one, a], [other, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 &&
    b.top < a.bottom - 1 && one.closest('dialog') === other.closest('dialog')
  const over = boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => isOver(one, other))
    .map((other) => name(one[0]) + ' over ' + name(other[0])))
  const wide = document.documentElement.scrollWidth
  return [...shown.filter(isCut).map(name), ...over, ...(wide > ${NARROW} ? ['page ' + wide] : [])]
}`

describe.skipIf(!isInstalled('chromium'))(`on ${NARROW} pixels`, () => {
  const here = inChromium(async (folder) => {
    const puzzles = await Promise.all(FAMILIES.map((family) => makePuzzle(family)))
    for (const language of LANGUAGES) await writePages(join(folder, language), puzzles, '--lang', language)
  })

  it.each(LANGUAGES)('all texts in %s fit', async (language) => {
    const page = await here.browser.newPage()
    await page.raw.setViewportSize({ width: NARROW, height: 640 })
    const board = new Board(page)
    for (const [index, family] of FAMILIES.entries()) {
      await board.open(`${here.site.url}${language}/${index + 1}.html`)
      const faults = async () => (await page.evaluate<string[]>(FAULTS)).map((fault) => `${family}: ${fault}`)
      expect(await faults()).toEqual([])
      await board.enterGrid()
      await board.hint()
      expect(await faults()).toEqual([])
      await page.evaluate(`() => ${ROOT}.querySelector('.top button:last-of-type').click()`)
      await page.raw.waitForTimeout(300)
      expect(await page.evaluate(`${ROOT}.querySelector('dialog[open]') !== null`)).toBe(true)
      expect(await faults()).toEqual([])
    }
    // The measure itself: a word that does not fit is found.
    await page.evaluate(`() => {
      ${ROOT}.querySelector('dialog').close()
      ${ROOT}.querySelector('.tools button').textContent = 'W'.repeat(40)
    }`)
    expect((await page.evaluate<string[]>(FAULTS)).length).toBeGreaterThan(0)
    await page.close()
  })
})
