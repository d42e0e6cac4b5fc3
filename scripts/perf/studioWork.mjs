// The work of the studio in Chromium: how long it counts and grades after an edit, and a book against the command line.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atMost, noted } from './bounds.mjs'
import { inStudio } from './inStudio.mjs'
import { inFolder, runProgram } from './program.mjs'
import { median, quantile } from './timing.mjs'

/** The name of the table, from which its puzzles come. */
const TABLE = '#bench'

/** Sudokus of each number of stars, and the cells of each that are changed. */
const SUDOKUS = 4
const CELLS = 6

/** The milliseconds from a key until the page tells the number of solutions and, if there is one, the stars. */
const STUDIED = `new Promise((done) => {
  let began
  const begin = ({ timeStamp }) => { began = timeStamp }
  addEventListener('keydown', begin, { capture: true, once: true })
  const study = document.querySelector('.study')
  const check = () => {
    const isGradeOpen = study.querySelector('.verdict strong')?.textContent === 'Exactly one solution' && !study.querySelector('.verdict small')
    if (began === undefined || study.ariaBusy === 'true' || isGradeOpen) return
    observer.disconnect()
    done(performance.now() - began)
  }
  const observer = new MutationObserver(check)
  observer.observe(study, { attributes: true, childList: true, characterData: true, subtree: true })
})`

/** The time of a change to the puzzle in the hand. */
async function timeOfEdit(page, key) {
  await page.evaluate(`globalThis.studied = ${STUDIED}; 0`)
  await page.keyboard.press(key)
  return page.evaluate('studied')
}

/** Puts Sudokus of a number of stars on the table. Returns their places. */
async function makeSudokus(page, stars) {
  await page.click('nav button:nth-child(1)')
  await page.click(`.make fieldset:has(.stars) button:nth-child(${stars + 1})`)
  await page.fill('.make input[type=number]', String(SUDOKUS))
  const before = await page.locator('.card .board').count()
  await page.click('button.main')
  await page.waitForFunction(
    (count) => document.querySelectorAll('.card .board').length === count,
    before + SUDOKUS,
  )
  await page.waitForSelector('button.main')
  return Array.from({ length: SUDOKUS }, (_, index) => before + index + 1)
}

/** The number in the chosen cell, or undefined. */
const CHOSEN = `(() => {
  const { left, right, top, bottom } = document.querySelector('.stage .mark.chosen').getBoundingClientRect()
  const isInside = ({ x, y, width, height }) =>
    x + width / 2 > left && x + width / 2 < right && y + height / 2 > top && y + height / 2 < bottom
  const texts = [...document.querySelectorAll('.stage .board text')]
  return texts.find((one) => isInside(one.getBoundingClientRect()))?.textContent
})()`

/** Writes another number into some cells of a puzzle and takes each back. */
async function editPuzzle(page, place) {
  await page.click(`.tray li:nth-child(${place}) .face`)
  await page.click('nav button:nth-child(2)')
  await page.waitForSelector('.study[aria-busy=false]')
  await page.focus('.stage .board')
  const times = []
  for (let cell = 1; cell <= CELLS; cell++) {
    await page.keyboard.press(cell % 2 === 0 ? 'ArrowRight' : 'ArrowDown')
    const other = (await page.evaluate(CHOSEN)) === String(cell) ? 9 : cell
    times.push(await timeOfEdit(page, String(other)), await timeOfEdit(page, 'Control+z'))
  }
  return times
}

async function afterEdit() {
  return inStudio(async (browser, address) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
    await page.goto(`${address}${TABLE}`)
    const times = []
    for (const stars of [1, 2, 3, 4, 5])
      for (const place of await makeSudokus(page, stars)) times.push(...(await editPuzzle(page, place)))
    const note = `of ${times.length}; median ${median(times).toFixed(0)}, most ${Math.max(...times).toFixed(0)}`
    return [{ what: 'ms, 95 of 100', figure: quantile(times, 0.95), note, ...atMost(500, 100) }]
  })
}

/** A book of 60 puzzles of five families. */
const BOOK = {
  title: 'Sixty',
  seed: 'bench',
  trim: '6x9',
  sections: ['sudoku', 'kenken', 'survo', 'hidoku', 'magic'].map((family) => ({ family, count: 12 })),
}
const ROUNDS = 5

/** The seconds of processor time that a browser and all of its pages and workers have used. */
async function processorSeconds(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

/** Makes a book on a page as the studio does, and with the same check as the command line. */
async function bookInBrowser(browser, address, recipe) {
  const page = await browser.newPage()
  await page.goto(`${address}studio.css`)
  const session = await browser.newBrowserCDPSession()
  const before = await processorSeconds(session)
  const began = performance.now()
  const pdf = await page.evaluate(makeBookInPage, recipe)
  const seconds = (performance.now() - began) / 1000
  const used = (await processorSeconds(session)) - before
  await page.close()
  return { seconds, processorSeconds: used, pdf }
}

/** Runs in the page: makes the book of a recipe, and returns its PDF in base64. */
const makeBookInPage = (recipe) =>
  new Promise((done, fail) => {
    const worker = new Worker('/book.js', { type: 'module' })
    worker.onerror = ({ message }) => fail(new Error(message))
    worker.onmessage = ({ data }) => {
      if (data.answer === 'done') {
        const reader = new FileReader()
        reader.onload = () => done(reader.result.split(',')[1])
        reader.readAsDataURL(new Blob([data.pdf]))
      } else if (data.answer !== 'progress') fail(new Error(data.answer))
    }
    worker.postMessage({ ask: 'make', recipe })
  })

async function bookOfSixty() {
  return inFolder((folder) =>
    inStudio(async (browser, address) => {
      const recipe = JSON.stringify(BOOK)
      const file = join(folder, 'recipe.json')
      writeFileSync(file, recipe)
      const ratios = { seconds: [], processorSeconds: [] }
      for (let round = 0; round < ROUNDS; round++) {
        // A book of a name of its own does not go on with the puzzles of another.
        const out = join(folder, `${round}.pdf`)
        const here = await runProgram('book', file, '--out', out, '--quiet')
        const there = await bookInBrowser(browser, address, recipe)
        if (!readFileSync(out).equals(Buffer.from(there.pdf, 'base64'))) throw new Error('the books differ')
        for (const [what, some] of Object.entries(ratios)) some.push(there[what] / here[what])
      }
      return [
        { what: 'times the processor time', figure: median(ratios.processorSeconds), ...atMost(2, 1.2) },
        { what: 'times the time', figure: median(ratios.seconds), ...noted },
      ]
    }),
  )
}

export const STUDIO_WORK = {
  'studio: count and grade after an edit': afterEdit,
  'studio: a book of 60 against the command line': bookOfSixty,
}
