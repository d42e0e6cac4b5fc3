// The daily feed: making days and years, one more day after ten years, the bytes that a reader's browser
// loads, and the time until the grid is visible. Slow rows are recognisable by their names.

import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { CHROMIUM, CHROMIUM_LAUNCH } from '../chromium.mjs'
import { atMost, noted } from './bounds.mjs'
import { Missing, ROOT } from './data.mjs'
import { BLANK, firstVisitTimes, SLOWED } from './firstVisit.mjs'
import { inFolder, runProgram } from './program.mjs'
import { median } from './timing.mjs'

const load = (path) => import(pathToFileURL(resolve(ROOT, 'dist', path)).href)

const START = '2027-01-01'
const WORKERS = 2
const SLOTS = ['sudoku', 'kenken', 'hidoku', 'survo', 'magic']

/** Runs the program as an editor does. */
const feed = (...args) => runProgram('feed', ...args)

/** Does some work with the path of a feed. */
const withFeed = (work) => inFolder((folder) => work(join(folder, 'feed')))

/** A feed from `init`, built as of noon of a date. */
async function build(folder, date) {
  const asOf = ['--as-of', `${date}T12:00:00Z`]
  return feed('build', folder, ...asOf, '--workers', String(WORKERS), '--quiet')
}

const machine = () => `${WORKERS} workers, ${availableParallelism()} processors`

async function thirtyDays() {
  return withFeed(async (folder) => {
    const begun = await feed('init', folder, '--start', START)
    const built = await build(folder, '2027-01-30')
    const puzzles = readFileSync(join(folder, 'ledger.jsonl'), 'utf8').trimEnd().split('\n').length - 1
    const note = `${puzzles} puzzles, those kept back included; ${machine()}`
    return [{ what: 's', figure: begun.seconds + built.seconds, note, ...atMost(90, 30) }]
  })
}

async function year() {
  return withFeed(async (folder) => {
    await feed('init', folder, '--start', START)
    const made = await build(folder, '2027-12-31')
    const again = []
    for (let count = 0; count < 3; count++) again.push((await build(folder, '2027-12-31')).seconds)
    return [
      { what: 'min to make the puzzles', figure: made.seconds / 60, note: machine(), ...atMost(8, 4) },
      { what: 'MB to make the puzzles', figure: made.megabytes, note: '', ...noted },
      { what: 's with nothing new', figure: median(again), note: 'median of 3', ...atMost(2, 1) },
    ]
  })
}

/** The files of a fabricated puzzle; each has a few bytes. */
const FILE_NAMES = [
  'puzzle.json',
  'puzzle.svg',
  'puzzle.png',
  'card.png',
  'sheet.pdf',
  'solution.json',
  'solution.svg',
  'solution.png',
]

/**
 * A ledger and a stock of ten years: the same names are repeated, each with its own key and files. The
 * measured commands neither read these files nor solve the puzzles in the ledger.
 */
async function fabricate(folder, until) {
  const { addDays } = await load('feed/calendarDates.js')
  const { NO_WISHES, generate, findFamily } = await load('index.js')
  const line = JSON.parse(readFileSync(join(folder, 'ledger.jsonl'), 'utf8').split('\n')[0])
  const records = new Map()
  for (const slot of SLOTS) {
    const family = findFamily(slot)
    const recipe = { family, shape: family.notation.parseShape(family.making.shape), order: NO_WISHES }
    records.set(
      slot,
      Array.from({ length: 20 }, (_, seed) => generate(recipe, `bench-${seed}`).next().value),
    )
  }
  const lines = [JSON.stringify(line)]
  const folders = new Set()
  let count = 0
  for (let date = START; date <= until; date = addDays(date, 1)) {
    for (const slot of SLOTS) {
      const { id, made, grade } = records.get(slot)[count % 20]
      const { degree, stars, version, tier, hardestTechnique: technique } = grade
      const files = {}
      for (const name of FILE_NAMES) {
        const content = `${date} ${slot} ${name}`
        const sum = createHash('sha256').update(content).digest('hex')
        const place = join(folder, 'stock', sum.slice(0, 2))
        if (!folders.has(place)) mkdirSync(place, { recursive: true })
        folders.add(place)
        writeFileSync(join(place, sum), content)
        files[name] = sum
      }
      const key = randomBytes(8).toString('hex')
      const facts = { id, key, generator: 3, made, grade: { degree, stars, version, tier, technique } }
      lines.push(JSON.stringify({ date, slot, revision: 0, ...facts, files }))
      count++
    }
  }
  writeFileSync(join(folder, 'ledger.jsonl'), `${lines.join('\n')}\n`)
  return { count, next: addDays(until, 1) }
}

async function tenYears() {
  return withFeed(async (folder) => {
    await feed('init', folder, '--start', START)
    // Without stock beyond the measured day.
    const plan = join(folder, 'feed.yaml')
    writeFileSync(plan, readFileSync(plan, 'utf8').replace(/^stock: \d+/m, 'stock: 0'))
    // Only its first line is kept.
    await build(folder, START)
    const started = performance.now()
    // At noon UTC, the puzzles of the next date are public, too.
    const { count, next } = await fabricate(folder, '2036-12-29')
    const first = await build(folder, '2036-12-28')
    const prepared = (performance.now() - started) / 1000
    console.error(
      `ten years: ${prepared.toFixed(0)} s to fabricate them; their site ${first.seconds.toFixed(0)} s, ${first.megabytes.toFixed(0)} MB`,
    )
    const day = await build(folder, '2036-12-29')
    const again = await build(folder, '2036-12-29')
    return [
      {
        what: 's',
        figure: day.seconds,
        note: `${next} after ${count} fabricated entries, five puzzles made`,
        ...atMost(10, 3),
      },
      { what: 'MB', figure: day.megabytes, note: '', ...atMost(300, 200) },
      { what: 's with nothing new', figure: again.seconds, note: '', ...noted },
      {
        what: 's for the site of ten years',
        figure: first.seconds,
        note: `all pages again, ${first.megabytes.toFixed(0)} MB`,
        ...noted,
      },
    ]
  })
}

/** A small site in Chromium, whose network events show the compressed size of each response. */
async function onSite(work) {
  if (!existsSync(CHROMIUM)) throw new Missing(`no ${CHROMIUM} here`)
  const { chromium } = await import('playwright-core')
  const { serveFiles } = await load('runs/localServer.js')
  return withFeed(async (folder) => {
    await feed('init', folder, '--start', START)
    const plan = join(folder, 'feed.yaml')
    writeFileSync(plan, readFileSync(plan, 'utf8').replace(/^stock: \d+/m, 'stock: 0'))
    await build(folder, '2027-01-02')
    const asked = []
    const files = {
      get(path) {
        const file = join(folder, 'site', path)
        if (!existsSync(file)) return undefined
        const content = readFileSync(file)
        asked.push({ path, bytes: isPacked(path) ? content.length : gzipSync(content, { level: 6 }).length })
        return content
      },
    }
    const server = await serveFiles(files, { port: 0, host: '127.0.0.1' }, { 'cache-control': 'max-age=300' })
    const browser = await chromium.launch(CHROMIUM_LAUNCH)
    try {
      return await work({ browser, address: server.address, asked, folder })
    } finally {
      await browser.close()
      await server.close()
    }
  })
}

const isPacked = (path) => /\.(png|pdf)$/.test(path)
const DAY = '2027-01-02'

const kilobytes = (requests) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
const namesOf = (requests) =>
  requests
    .map(
      ({ path, bytes }) =>
        `${path.replace(/-[0-9a-f]{10}(?=\.)/, '').replace(/^assets\//, '')} ${(bytes / 1000).toFixed(1)}`,
    )
    .join(', ')

/**
 * The files that a page needs to be visible and playable, those that it fetches later, and those that it
 * keeps for use without a network.
 */
function byKind(asked, html, pagePath) {
  const later = new Set(
    Array.from(html.matchAll(/rel="prefetch" href="(?:\.\.\/)*([^"]+)"/g), ([, path]) => path),
  )
  const first = new Map()
  const kinds = { needed: [], prefetched: [], offline: [] }
  for (const request of asked) {
    const { path } = request
    if (first.has(path)) kinds.offline.push(request)
    else if (later.has(path)) kinds.prefetched.push(request)
    else if (path === 'sw.js' || (/(^|\/)index\.html$/.test(path) && path !== pagePath))
      kinds.offline.push(request)
    else kinds.needed.push(request)
    first.set(path, request)
  }
  return kinds
}

/** Opens a page, and waits until it has loaded everything that it requests by itself. */
async function visit(context, address) {
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  // Pages with a player have a service worker; when it is ready, it keeps the page and the files that the
  // page names.
  if (await page.evaluate('navigator.serviceWorker.getRegistration().then(Boolean)')) {
    await page.evaluate('navigator.serviceWorker.ready.then(() => 1)')
  }
  await page.waitForTimeout(1000)
  await page.close()
}

async function firstVisit() {
  return onSite(async ({ browser, address, asked, folder }) => {
    const figures = []
    for (const slot of SLOTS) {
      const path = `${DAY}/${slot}/index.html`
      const html = readFileSync(join(folder, 'site', path), 'utf8')
      asked.length = 0
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      await visit(context, `${address}${DAY}/${slot}/`)
      await context.close()
      const { needed, prefetched, offline } = byKind(asked, html, path)
      const rest = `; prefetched ${kilobytes(prefetched).toFixed(1)} kB in ${prefetched.length}; for use without a network ${kilobytes(offline).toFixed(1)} in ${offline.length}`
      figures.push({
        what: `kB ${slot}`,
        figure: kilobytes(needed),
        note: `${needed.length} requests: ${namesOf(needed)}${rest}`,
        ...atMost(60, 40),
      })
      figures.push({
        what: `kB ${slot}, with all later requests`,
        figure: kilobytes(asked),
        note: `${asked.length} requests`,
        ...noted,
      })
    }
    asked.length = 0
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await visit(context, address)
    await context.close()
    figures.push({
      what: "kB today's page",
      figure: kilobytes(asked),
      note: `${asked.length} requests: ${namesOf(asked)}`,
      ...noted,
    })
    return figures
  })
}

async function laterVisits() {
  return onSite(async ({ browser, address, asked }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const count = async (path) => {
      asked.length = 0
      await visit(context, address + path)
      return { figure: kilobytes(asked), note: `${asked.length} requests: ${namesOf(asked)}`, ...noted }
    }
    await count(`${DAY}/sudoku/`)
    return [
      { what: 'kB the same page', ...(await count(`${DAY}/sudoku/`)) },
      { what: 'kB the next day, same slot', ...(await count('2027-01-03/sudoku/')) },
      { what: 'kB another slot', ...(await count(`${DAY}/hidoku/`)) },
      { what: "kB today's page", ...(await count('')) },
      { what: "kB today's page again", ...(await count('')) },
    ]
  })
}

async function timeToGrid() {
  return onSite(async ({ browser, address, folder }) => {
    writeFileSync(join(folder, 'site', BLANK.path), BLANK.content)
    const figures = []
    for (const slot of ['sudoku', 'kenken']) {
      figures.push(
        ...(await firstVisitTimes(
          browser,
          address + BLANK.path,
          `${address}${DAY}/${slot}/`,
          `${DAY}/${slot}`,
        )),
      )
    }
    return figures
  })
}

export const FEED = {
  'feed: init and build of 30 days': thirtyDays,
  'feed: first visit to a puzzle, gzip': firstVisit,
  'feed: later visits, gzip': laterVisits,
  [`feed: first visit, processor ${SLOWED} times slower`]: timeToGrid,
}

/** Rows that take many minutes. */
export const LONG_FEED = {
  'feed: one more day after ten years': tenYears,
  'feed: a year': year,
}
