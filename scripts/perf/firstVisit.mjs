// The time of a first visit in Chromium with a slowed processor: from the request until the board is shown and can be played,
// against a blank page. Visits to both take turns in one run, each with an empty cache, so that other work on the machine slows
// both. Beside the time on the clock stands the time that the page's thread has worked, which other work hardly changes.

import { atMost, noted } from './bounds.mjs'
import { SHOWN } from './shown.mjs'
import { median } from './timing.mjs'

/** How many times slower the processor is. */
export const SLOWED = 4
const VISITS = 11

/** A page with nothing to load. */
export const BLANK = { path: 'blank.html', content: '<!doctype html><title>blank</title><p>blank' }

/** A page with a slowed processor and an empty cache. */
export async function slowPage(browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await session.send('Performance.enable')
  /** The milliseconds that the page's thread has worked so far. */
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * metrics.find(({ name }) => name === 'ThreadTime').value
  }
  return { page, session, worked }
}

/** The milliseconds until the frame after an event of the page: on the clock, and those that the page's thread has worked. */
async function visit(browser, address, event) {
  const { page, session, worked } = await slowPage(browser)
  // The page calls a binding. If Playwright waited for a value, it would load a large script of its own into the page.
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'tellShown' })
  const told = new Promise((done) =>
    session.on('Runtime.bindingCalled', ({ payload }) => done(Number(payload))),
  )
  await session.send('Page.enable')
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `addEventListener('${event}', async () => tellShown(String(await (${SHOWN})())))`,
  })
  await page.goto(address, { waitUntil: 'commit' })
  const times = { clock: await told, worked: await worked() }
  await page.context().close()
  return times
}

/** What a first visit to a page takes longer than one to a blank page. */
export async function firstVisitTimes(browser, blank, address, what) {
  const pairs = []
  for (let count = 0; count < VISITS; count++) {
    pairs.push([
      await visit(browser, blank, 'DOMContentLoaded'),
      await visit(browser, address, 'puzzle-ready'),
    ])
  }
  const figure = (name, kind) => ({
    what: `ms more than a blank page, ${name}: ${what}`,
    figure: median(pairs.map(([none, board]) => board[kind] - none[kind])),
    note: `${[1, 0].map((which) => median(pairs.map((pair) => pair[which][kind])).toFixed(0)).join(' against ')} ms; median of ${VISITS} pairs`,
  })
  return [
    { ...figure('clock', 'clock'), ...atMost(600, 300) },
    { ...figure('work', 'worked'), ...noted },
  ]
}
