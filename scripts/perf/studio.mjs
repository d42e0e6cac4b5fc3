// The studio in Chromium: what a first visit loads, and, with a slowed processor, the time from a key or a tap until the page shows
// what it does, and the longest task of the page's thread, in each room.

import { gzipSync } from 'node:zlib'
import { atMost } from './bounds.mjs'
import { SLOWED } from './firstVisit.mjs'
import { inStudio } from './inStudio.mjs'
import { SHOWN } from './shown.mjs'
import { median, quantile } from './timing.mjs'

/** The name of the table, from which its puzzles come. */
const TABLE = '#bench'

/** How many puzzles lie on the table while the rooms are measured. */
const PUZZLES = 24

/** The compressed sizes of the files that a page and its workers load while some work is done, by their names. */
async function sizesOf(browser, work) {
  const context = await browser.newContext({ locale: 'en-US' })
  // Several workers load the same files, which browsers keep.
  const sizes = new Map()
  context.on('response', (response) =>
    sizes.set(
      new URL(response.url()).pathname.slice(1) || 'index.html',
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    ),
  )
  await work(await context.newPage())
  // What is loaded after the work does not count; the letters follow the first puzzle.
  const loaded = [...sizes].filter(([name]) => !name.endsWith('.woff2'))
  const found = await Promise.all(loaded.map(async ([name, size]) => [name, await size]))
  await context.close()
  return found.toSorted(([, one], [, other]) => other - one)
}

const kilobytes = (sizes) => sizes.reduce((sum, [, size]) => sum + size, 0) / 1000
const listed = (sizes) =>
  sizes
    .map(([name, size]) => `${name.replace(/-[\w-]{8}(?=\.js$)/, '')} ${(size / 1000).toFixed(1)}`)
    .join(', ')

async function firstPuzzle() {
  return inStudio(async (browser, address) => {
    const sizes = await sizesOf(browser, async (page) => {
      await page.goto(`${address}${TABLE}`)
      await page.click('button.main')
      await page.waitForSelector('.card .board')
    })
    return [{ what: 'kB', figure: kilobytes(sizes), note: listed(sizes), ...atMost(120, 80) }]
  })
}

/** A book of one Sudoku: everything that a worker loads for a book, without the check, which is asked for. */
const BOOK = 'title: Small\ntrim: 6x9\nseed: s\nsections: [{ family: sudoku, shape: 4x4, count: 1 }]'

async function bookEngine() {
  return inStudio(async (browser, address) => {
    const sizes = await sizesOf(browser, async (page) => {
      await page.goto(`${address}studio.css`)
      await page.evaluate(
        (recipe) =>
          new Promise((done, fail) => {
            const worker = new Worker('/book.js', { type: 'module' })
            worker.onerror = ({ message }) => fail(new Error(message))
            worker.onmessage = ({ data: { answer } }) => {
              if (answer === 'done') done()
              else if (answer !== 'progress') fail(new Error(answer))
            }
            worker.postMessage({ ask: 'make', recipe, isChecked: false })
          }),
        BOOK,
      )
    })
    const own = sizes.filter(([name]) => name !== 'studio.css')
    return [{ what: 'kB', figure: kilobytes(own), note: listed(own), ...atMost(600, 400) }]
  })
}

/** A press or a tap: what happens, and the expression that is true on the page as soon as it is shown. */
const step = (act, shown) => ({ act, shown })

const click = (selector, shown) => step((page) => page.click(selector), shown)
const key = (name, shown) => step((page) => page.keyboard.press(name), shown)
const find = (selector) => `document.querySelector(${JSON.stringify(selector)})`
const count = (selector) => `document.querySelectorAll(${JSON.stringify(selector)}).length`
const each = (items, stepsOf) => items.flatMap(stepsOf)

/** Enters a room by its place. */
const enter = (place, selector) => click(`nav button:nth-child(${place})`, find(selector))
const written = (text) =>
  `[...document.querySelectorAll('.stage .board text')].some((one) => one.textContent === '${text}')`
const card = (place) => `.tray li:nth-child(${place})`
const undo = '.top .tools button:nth-child(1)'
const redo = '.top .tools button:nth-child(2)'

/** The rooms, each with its steps. They begin with a table of Sudokus in the room where puzzles are made. */
const ROOMS = [
  {
    name: 'make',
    steps: [
      ...each([1, 3, 4, 2], (stars) =>
        click(
          `.make fieldset:has(.stars) button:nth-child(${stars + 1})`,
          find(`.make fieldset:has(.stars) button:nth-child(${stars + 1})[aria-pressed=true]`),
        ),
      ),
      click('.make input[type=number]', `document.activeElement.matches('.make input[type=number]')`),
      ...each([3, 0], (digit) =>
        key(String(digit), `document.activeElement.value.endsWith('${digit}') && MUTATED`),
      ),
    ],
  },
  {
    name: 'table',
    steps: [
      ...each([3, 5, 2, 6, 4], (place) => click(`${card(place)} .face`, find(`${card(place)}.chosen`))),
      ...each([4, 5], (place) =>
        click(`${card(place)} .tools button`, find(`${card(place)} .tools [aria-pressed=true]`)),
      ),
      click(`${card(4)} .face`, find(`${card(4)}.chosen`)),
      ...each([5, 6, 7], (place) => key('Alt+ArrowRight', find(`${card(place)}.chosen`))),
      click(`${card(2)} .tools button:last-child`, `${count('.card')} === ${PUZZLES - 1}`),
    ],
  },
  {
    name: 'undo',
    steps: [
      click(undo, `${count('.card')} === ${PUZZLES}`),
      ...each([6, 5, 4], (place) => click(undo, find(`${card(place)}.chosen`))),
      ...each([5, 6, 7], (place) => click(redo, find(`${card(place)}.chosen`))),
      click(redo, `${count('.card')} === ${PUZZLES - 1}`),
    ],
  },
  {
    name: 'explain',
    steps: [
      enter(4, '.explain button.main'),
      ...each(Array.from({ length: 30 }), (_, number) =>
        click('.explain button.main', find(`.steps li:nth-child(${number + 1}) [aria-current]`)),
      ),
      ...each([29, 28, 27], (number) =>
        click('.explain .choices button:not(.main)', find(`.steps li:nth-child(${number}) [aria-current]`)),
      ),
    ],
  },
  {
    name: 'print',
    steps: [
      enter(6, '.print .panel'),
      click('.print .switch input', `${find('.print .switch input')}.checked && MUTATED`),
    ],
  },
  {
    name: 'set',
    before: async (page) => {
      await page.click('nav button:nth-child(2)')
      // The size is one that the menu does not have.
      await page.selectOption('.new label:nth-of-type(2) select', '')
      await page.fill('.new label:nth-of-type(3) input', '9x9+killer')
      await page.click('.new button[type=submit]')
      await page.waitForSelector('.panel.tools .choices button:nth-child(2)')
      await page.waitForSelector('.study[aria-busy=false]')
      await page.focus('.stage .board')
    },
    steps: [
      key('ArrowRight', find('.stage .mark.chosen')),
      ...each([3, 5, 7, 2], (digit) => [
        key(String(digit), written(digit)),
        key('ArrowRight', 'MUTATED'),
        key('ArrowDown', 'MUTATED'),
      ]),
      click(
        '.panel.tools .choices button:nth-child(2)',
        find('.panel.tools .choices button:nth-child(2)[aria-pressed=true]'),
      ),
      step(
        async (page) => page.focus('.stage .board').then(() => page.keyboard.press('ArrowDown')),
        find('.stage .mark.chosen'),
      ),
      ...each([2, 3, 4], (cells) => key('Shift+ArrowDown', `${count('.stage .mark.chosen')} === ${cells}`)),
      key('Enter', `document.activeElement.matches('.entry input')`),
      key('2', `document.activeElement.value === '2'`),
      key('1', `document.activeElement.value === '21'`),
      key('Enter', written('21')),
    ],
  },
]

/** Waits for a step: returns the milliseconds from the event until the frame that shows what it does. */
async function timeOf(page, { act, shown }) {
  await page.evaluate(`(() => {
    let began, changes = 0
    globalThis.timed = new Promise((done) => {
      const begin = ({ timeStamp }) => { began ??= timeStamp }
      const events = ['keydown', 'pointerdown']
      for (const name of events) addEventListener(name, begin, { capture: true })
      const check = () => {
        changes++
        if (began === undefined || !(${shown.replaceAll('MUTATED', 'changes > 0')})) return
        observer.disconnect()
        for (const name of [...events, 'focusin', 'input']) removeEventListener(name, check, { capture: true })
        for (const name of events) removeEventListener(name, begin, { capture: true })
        ;(${SHOWN})().then((end) => done(end - began))
      }
      // A field that has the focus or another text is no change of the document.
      for (const name of ['focusin', 'input']) addEventListener(name, check)
      const observer = new MutationObserver(check)
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    })
  })()`)
  await act(page)
  return page.evaluate('timed')
}

/** The longest task of the page's thread in a trace, in milliseconds that it has worked: other work on the machine hardly changes them. */
function longestTask(trace) {
  const { traceEvents } = JSON.parse(trace.toString())
  const main = traceEvents.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ph }) => /RunTask$/.test(name) && ph === 'X' && pid === main.pid && tid === main.tid,
  )
  return Math.max(...tasks.map(({ tdur }) => tdur)) / 1000
}

async function keyToPage() {
  return inStudio(async (browser, address) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
    await page.goto(`${address}${TABLE}`)
    await page.fill('.make input[type=number]', String(PUZZLES))
    await page.click('button.main')
    await page.waitForFunction((most) => document.querySelectorAll('.card .board').length === most, PUZZLES)
    await page.waitForSelector('button.main')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    const figures = []
    for (const { name, before, steps } of ROOMS) {
      await before?.(page)
      await browser.startTracing(page, {
        categories: ['disabled-by-default-devtools.timeline', '__metadata'],
      })
      const times = []
      for (const one of steps) {
        times.push(await timeOf(page, one))
        // What follows a press, such as keeping the table, must not count as the next one's.
        await page.waitForTimeout(PAUSE)
      }
      const longest = longestTask(await browser.stopTracing())
      const [middle, most] = [median(times), Math.max(...times)]
      figures.push({
        what: `ms ${name}, 95 of 100`,
        figure: quantile(times, 0.95),
        note: `of ${times.length}; median ${middle.toFixed(0)}, most ${most.toFixed(0)}`,
        ...atMost(100, 50),
      })
      figures.push({ what: `ms ${name}, longest task`, figure: longest, note: '', ...atMost(50, 16) })
    }
    return figures
  })
}

/** Milliseconds between two presses. */
const PAUSE = 250

export const STUDIO = {
  'studio: until the first puzzle, gzip': firstPuzzle,
  'studio: a book without its check, gzip': bookEngine,
  [`studio: key to page, processor ${SLOWED} times slower`]: keyToPage,
}
