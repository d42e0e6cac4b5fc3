// The player: the size of a page, and the time until the board is visible, until a key shows, and for a hint.
// The rows need Debian's Chromium; without it they report that it is missing.

import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { atMost, noted } from './bounds.mjs'
import { ROOT } from './data.mjs'
import { BLANK, firstVisitTimes, SLOWED, slowPage } from './firstVisit.mjs'
import { inChromium } from './inChromium.mjs'
import { SHOWN } from './shown.mjs'
import { median } from './timing.mjs'

const load = (path) => import(pathToFileURL(resolve(ROOT, 'dist', path)).href)

const LOADS = 15
/** Milliseconds between two boards. */
const PAUSE = 500
const PRESSES = 60
const PUZZLES_FOR_HINTS = 20

/** A page with one puzzle of a family, in a language: its files by path. */
async function siteOf(family, language = 'en', seed = 'play') {
  const { NO_WISHES, generate } = await load('index.js')
  const { siteFiles } = await load('page/site.js')
  const { pagePuzzle, SITE_TOOLS } = await load('cli/shared/readPagePuzzles.js')
  const recipe = { family, shape: family.notation.parseShape(family.making.shape), order: NO_WISHES }
  const [record] = generate(recipe, seed)
  const puzzle = puzzleOf(family, record)
  return {
    record,
    files: siteFiles(
      { puzzles: [pagePuzzle({ family, puzzle }, record.grade, { lang: language })], language },
      SITE_TOOLS,
    ),
  }
}

function puzzleOf(family, { id, shape }) {
  const text = id.split(':').slice(2).join(':')
  return family.notation.parseClues({ text, line: 1, column: 1 }, family.notation.parseShape(shape))
}

const gzipped = (files) => files.reduce((sum, { content }) => sum + gzipSync(content, { level: 9 }).length, 0)

const isWorker = ({ path }, family) => path.includes(`/${family}-guide-`)
/** The words of help; those of boards count with the page. */
const isWords = ({ path }, family) => path.includes(`/${family}-help-`)
/** Files that the page loads after the board, for a refusal, further rules or a record at an address, its letters. */
const isLater = ({ path }) =>
  /\/(?:fetchRecord|furtherPlay|refusals|further-rules|signs|[a-z]+-menu)-|\.woff2$/.test(path)
/** Files that only readers of another language than the page's load. */
const isForeign = ({ path }, language) =>
  /\/(?:languages|rules-words-[a-z]+)-/.test(path) ||
  ![undefined, language].includes(/-(?:words|help|menu)-([a-z]+)-/.exec(path)?.[1])
const isOffline = ({ path }) => /^sw\.js$|^manifest/.test(path)

/**
 * What a first visit loads before the board can be played: page, styles, player, the family's board and the words of boards;
 * not what follows the board, the worker, the words of help, the licences, and the copies for use without a network.
 */
async function pageSizes() {
  const { FAMILIES } = await load('index.js')
  const { LANGUAGES } = await load('words/languages.js')
  const figures = []
  for (const family of FAMILIES) {
    const sites = []
    for (const language of LANGUAGES) {
      const { files } = await siteOf(family, language)
      sites.push(
        files.filter(
          (file) =>
            !isWorker(file, family.name) &&
            !isWords(file, family.name) &&
            !isForeign(file, language) &&
            !isLater(file) &&
            !file.path.endsWith('.txt') &&
            !isOffline(file),
        ),
      )
    }
    const listed = sites[0].map((file) => `${nameOf(file)} ${(gzipped([file]) / 1000).toFixed(1)}`)
    figures.push({
      what: `kB ${family.name}`,
      figure: Math.max(...sites.map(gzipped)) / 1000,
      note: `the largest of all languages; in English ${listed.join(', ')}`,
      ...atMost(20, 15),
    })
  }
  const { files } = await siteOf(FAMILIES[0])
  figures.push({
    what: 'kB later',
    figure: gzipped(files.filter((file) => isLater(file) && !isForeign(file, 'en'))) / 1000,
    note: 'letters, notes, help, menu, refusals, further rules; the largest of all families',
    ...noted,
  })
  return figures
}

const nameOf = ({ path }) => path.replace('assets/', '').replace(/-[0-9a-f]{10}(?=\.)/, '')

async function workerSizes() {
  const { FAMILIES } = await load('index.js')
  const { LANGUAGES } = await load('words/languages.js')
  const figures = []
  for (const family of FAMILIES) {
    const sizes = []
    for (const language of LANGUAGES) {
      const { files } = await siteOf(family, language)
      const isOfHelp = (file) => isWorker(file, family.name) || isWords(file, family.name)
      sizes.push(gzipped(files.filter((file) => isOfHelp(file) && !isForeign(file, language))))
    }
    figures.push({
      what: `kB ${family.name}`,
      figure: Math.max(...sizes) / 1000,
      note: 'the largest of all languages',
      ...atMost(26, 20),
    })
  }
  return figures
}

/** Does some work with pages in Chromium. */
const withPages = (files, work) =>
  inChromium(new Map(files.map(({ path, content }) => [path, content])), work)

async function timeToGrid() {
  const { findFamily } = await load('index.js')
  const figures = []
  for (const name of ['sudoku', 'hidoku']) {
    const { files } = await siteOf(findFamily(name))
    figures.push(
      ...(await withPages([...files, BLANK], (browser, address) =>
        firstVisitTimes(browser, address + BLANK.path, address, name),
      )),
    )
  }
  return figures
}

async function recordToGrid() {
  const { findFamily } = await load('index.js')
  const { files, record } = await siteOf(findFamily('sudoku'))
  return withPages(files, async (browser, address) => {
    const { page } = await slowPage(browser)
    await page.goto(address)
    await page.waitForSelector('number-puzzle [role=gridcell]')
    const times = []
    for (let count = 0; count < LOADS; count++) {
      // The picture of the board before must be complete: the browser draws one frame at a time.
      await page.waitForTimeout(PAUSE)
      // In a loaded page: the player's work for a board, and the browser's painting.
      times.push(
        await page.evaluate(`(async () => {
          const element = document.querySelector('number-puzzle')
          const ready = new Promise((done) => element.addEventListener('puzzle-ready', done, { once: true }))
          const start = performance.now()
          element.record = ${JSON.stringify(record)}
          await ready
          return (await (${SHOWN})()) - start
        })()`),
      )
    }
    const note = `in a loaded page; median of ${LOADS}`
    return [{ what: 'ms from a record to the grid', figure: median(times), note, ...atMost(100, 50) }]
  })
}

async function keyToScreen() {
  const { findFamily } = await load('index.js')
  const { files } = await siteOf(findFamily('sudoku'))
  return withPages(files, async (browser, address) => {
    const { page } = await slowPage(browser)
    await page.goto(address)
    await page.waitForSelector('number-puzzle [role=gridcell]')
    const times = await page.evaluate(async (presses) => {
      const root = document.querySelector('number-puzzle').shadowRoot
      const cells = [...root.querySelectorAll('[role=gridcell]')]
      const press = (target, init) =>
        target.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init }),
        )
      const painted = () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.now())
            port2.postMessage(0)
          }),
        )
      const open = cells.filter((cell) => !cell.classList.contains('fixed'))
      // A board full of notes.
      for (const cell of open) {
        cell.focus()
        for (let digit = 1; digit <= 9; digit++) {
          press(cell, { key: String(digit), code: `Digit${digit}`, shiftKey: true })
        }
      }
      const found = []
      for (let count = 0; count < presses; count++) {
        const cell = open[count % open.length]
        cell.focus()
        await painted()
        const start = performance.now()
        press(cell, { key: String((count % 9) + 1), code: `Digit${(count % 9) + 1}` })
        found.push({ work: performance.now() - start, shown: (await painted()) - start })
      }
      return found
    }, PRESSES)
    const shown = times.map((one) => one.shown)
    const work = times.map((one) => one.work)
    return [
      {
        what: 'ms, median',
        figure: median(shown),
        note: `of ${PRESSES} numbers on a 9x9 full of notes; player only ${median(work).toFixed(1)} ms`,
        ...atMost(50, 16),
      },
      {
        what: 'ms, 95 of 100',
        figure: shown.toSorted((a, b) => a - b)[Math.floor(0.95 * shown.length)],
        note: '',
        ...noted,
      },
    ]
  })
}

async function hintTimes() {
  const { FAMILIES } = await load('index.js')
  const figures = []
  for (const family of FAMILIES) {
    const { answer } = await load(`player/${family.name}-guide.js`)
    const { played } = await load(`player/${family.name}.js`)
    const times = []
    for (let number = 0; number < PUZZLES_FOR_HINTS; number++) {
      const { record } = await siteOf(family, 'en', `hint-${number}`)
      const puzzle = puzzleOf(family, record)
      times.push(...hintsOf(answer, played, puzzle, record.id))
    }
    const note = `${times.length} hints on ${PUZZLES_FOR_HINTS} puzzles ${family.making.shape}`
    figures.push({ what: `ms ${family.name}, median`, figure: median(times), note, ...atMost(15, 5) })
    figures.push({
      what: `ms ${family.name}, worst`,
      figure: Math.max(...times),
      note: '',
      ...atMost(150, 50),
    })
  }
  return figures
}

/** The time of each hint from the givens to the solution. */
function hintsOf(answer, { playing }, puzzle, id) {
  const values = (playing.start?.(puzzle) ?? puzzle.givens).map((value) => Math.max(value, 0))
  const marks = values.map(() => [])
  const { least, greatest } = playing.numbers(puzzle)
  const times = []
  for (;;) {
    const start = performance.now()
    const found = answer({ task: 'step', id, puzzle, values, marks, cell: 0 })
    times.push(performance.now() - start)
    if (found.kind === 'right') return times
    if (found.kind !== 'step') throw new Error(`${id}: ${JSON.stringify(found)}`)
    if (found.place) values[found.place.cell] = found.place.value
    for (const { cell, value } of found.removes) {
      if (marks[cell].length === 0) {
        const fits = playing.fits(puzzle, values)
        for (let one = least; one <= greatest; one++) if (fits(cell, one)) marks[cell].push(one)
      }
      marks[cell] = marks[cell].filter((one) => one !== value)
    }
  }
}

export const PLAYING = {
  'play: page and player before the worker, gzip': pageSizes,
  'play: worker and words of help, gzip': workerSizes,
  [`play: first visit, processor ${SLOWED} times slower`]: timeToGrid,
  [`play: grid on screen, processor ${SLOWED} times slower`]: recordToGrid,
  [`play: key to screen, processor ${SLOWED} times slower`]: keyToScreen,
  "play: a hint, the worker's own time": hintTimes,
}
