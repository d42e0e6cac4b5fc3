// Takes the pictures of the studio in docs/studio.md, generated/samples/studio-*.webp, with Debian's Chromium: Sudokus on the table,
// a killer Sudoku while it is set, the path to a solution, and the form of a book.
//
//   npm run samples

import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { serveFiles } from '../dist/runs/localServer.js'
import { readStudioFiles } from '../dist/runs/readStudioFiles.js'
import { CHROMIUM_LAUNCH, writePicture } from './chromium.mjs'

const SAMPLES = resolve(import.meta.dirname, '../generated/samples')

const server = await serveFiles(readStudioFiles(), { port: 0, host: '127.0.0.1' }, {})
const browser = await chromium.launch(CHROMIUM_LAUNCH)
const page = await browser.newPage({
  viewport: { width: 1120, height: 700 },
  locale: 'en-US',
  reducedMotion: 'reduce',
})
// The name of the table is the seed of its puzzles, so that the pictures show the same ones.
await page.goto(`${server.address}#1`)

const enter = (room) => page.click(`nav button:has-text("${room}")`)
const shoot = async (name) => {
  await page.evaluate('scrollTo(0, 0)')
  await writePicture(page, join(SAMPLES, `studio-${name}.webp`))
}
const settled = (selector) => page.waitForSelector(`${selector}:not([aria-busy=true])`)

await page.click('button.main')
await page.waitForFunction(() => document.querySelectorAll('.card .board').length === 12)
await page.waitForSelector('button.main')
await shoot('make')

await enter('Explain')
await page.waitForSelector('.steps')
for (let step = 0; step < 9; step++) await page.click('.explain button.main')
await shoot('explain')

await enter('Print')
await page.waitForSelector('.book')
await shoot('print')

await enter('Set')
await page.selectOption('.new label:nth-of-type(2) select', '')
await page.fill('.new label:nth-of-type(3) input', '9x9+killer')
await page.click('.new button[type=submit]')
await page.click('.panel.tools button:has-text("Killer cage")')
/** Cages by their cells, as rows and columns from 0, and their sums. */
const CAGES = [
  [
    '11',
    [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
  ],
  [
    '17',
    [
      [0, 4],
      [0, 5],
    ],
  ],
  [
    '6',
    [
      [3, 3],
      [4, 3],
      [5, 3],
    ],
  ],
  [
    '24',
    [
      [7, 6],
      [7, 7],
      [8, 7],
    ],
  ],
  [
    '3',
    [
      [2, 8],
      [3, 8],
    ],
  ],
  [
    '14',
    [
      [8, 0],
      [8, 1],
    ],
  ],
]
const board = page.locator('.stage .board')
for (const [sum, cells] of CAGES) {
  const { x, y, width } = await board.boundingBox()
  const side = width / 9
  for (const [index, [row, column]] of cells.entries()) {
    await page.mouse.move(x + (column + 0.5) * side, y + (row + 0.5) * side)
    if (index === 0) await page.mouse.down()
  }
  await page.mouse.up()
  await page.keyboard.type(sum)
  await page.keyboard.press('Enter')
  await page.waitForSelector(`.stage text:text-is("${sum}")`)
  await settled('.study')
}
await page.click('.study .choices button')
await page.waitForSelector('.stage .written')
await shoot('set')

await browser.close()
await server.close()
