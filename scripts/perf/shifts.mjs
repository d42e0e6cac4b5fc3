// What a reader of a page sees while it loads, with a slowed processor: how far the page jumps, and what Lighthouse says of it on a
// phone. The pages are one with a puzzle, a day of a feed, and the studio.
//
// Lighthouse is not installed with the project. Its row needs it in some folder:
//
//   npm install --prefix DIR lighthouse && PUZZLEWRIGHT_LIGHTHOUSE=DIR npm run bench -- lighthouse

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { CHROMIUM, CHROMIUM_LAUNCH } from '../chromium.mjs'
import { atLeast, atMost } from './bounds.mjs'
import { Missing, ROOT } from './data.mjs'
import { SLOWED } from './firstVisit.mjs'
import { inFolder, runProgram } from './program.mjs'
import { median } from './timing.mjs'

const load = (path) => import(pathToFileURL(resolve(ROOT, 'dist', path)).href)

const VIEWPORTS = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 } },
}

/** How long a page may load, in milliseconds. */
const SETTLED = 4000
const LOADS = 3
/** How often Lighthouse visits a page. */
const VISITS = 3

/** The kinds of files that servers compress. */
const IS_TEXT = /text|json|script|svg|manifest|xml/

/** Serves folders as servers of sites do: compressed, and files whose names change with their contents for good. */
async function serving(work) {
  return inFolder(async (folder) => {
    const pages = await writePages(folder)
    const { default: types } = await import('../../dist/runs/mediaTypes.json', { with: { type: 'json' } })
    const server = createServer(({ url }, response) => {
      const path = join(folder, url.replace(/[?#].*/, ''), url.endsWith('/') ? 'index.html' : '')
      if (!existsSync(path)) {
        response.writeHead(404).end()
        return
      }
      const type = types[extname(path)] ?? 'application/octet-stream'
      const isPacked = IS_TEXT.test(type)
      response.writeHead(200, {
        'content-type': type,
        'cache-control': /-[\w-]{8,10}\.\w+$/.test(path) ? 'max-age=31536000, immutable' : 'no-cache',
        ...(isPacked && { 'content-encoding': 'gzip' }),
      })
      const content = readFileSync(path)
      response.end(isPacked ? gzipSync(content) : content)
    })
    await new Promise((done) => server.listen(0, '127.0.0.1', done))
    const address = `http://localhost:${server.address().port}/`
    try {
      return await work(Object.fromEntries(pages.map(([name, path]) => [name, address + path])))
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
}

/** Writes the pages into a folder. Returns their names and paths. */
async function writePages(folder) {
  const { writeWhole } = await load('runs/atomicWrite.js')
  const { readStudioFiles } = await load('runs/readStudioFiles.js')
  for (const [path, content] of readStudioFiles()) writeWhole(join(folder, 'studio', path), content)
  const families = ['sudoku', 'hidoku']
  for (const family of families) {
    const records = join(folder, `${family}.jsonl`)
    await runProgram('generate', family, '--seed', 'shift', '--out', records, '--quiet')
    await runProgram('page', records, '--out', join(folder, family))
  }
  const feed = join(folder, 'feed')
  await runProgram('feed', 'init', feed, '--start', DAY)
  await runProgram('feed', 'build', feed, '--as-of', `${DAY}T12:00:00Z`, '--quiet')
  return [
    ...families.map((family) => [`page of a ${family}`, `${family}/`]),
    ["feed's day", `feed/site/${DAY}/sudoku/`],
    ['studio', 'studio/'],
  ]
}

const DAY = '2027-01-01'

/** Collects how far things on the page move without the reader's doing. */
const WATCH = `new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifted = (globalThis.shifted ?? 0) + value
}).observe({ type: 'layout-shift', buffered: true })`

async function layoutShifts() {
  if (!existsSync(CHROMIUM)) throw new Missing(`no ${CHROMIUM} here`)
  const { chromium } = await import('playwright-core')
  return serving(async (pages) => {
    const browser = await chromium.launch(CHROMIUM_LAUNCH)
    const figures = []
    for (const [kind, options] of Object.entries(VIEWPORTS))
      for (const [name, address] of Object.entries(pages)) {
        const shifts = []
        for (let count = 0; count < LOADS; count++) {
          const context = await browser.newContext({ ...options, locale: 'en-US' })
          const page = await context.newPage()
          const session = await context.newCDPSession(page)
          await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
          await page.addInitScript(WATCH)
          await page.goto(address)
          await page.waitForTimeout(SETTLED)
          shifts.push(await page.evaluate('globalThis.shifted ?? 0'))
          await context.close()
        }
        figures.push({
          what: `${name}, ${kind}`,
          figure: Math.max(...shifts),
          note: `most of ${LOADS} loads`,
          ...atMost(0.1, 0.02),
        })
      }
    await browser.close()
    return figures
  })
}

async function lighthouse() {
  const folder = process.env.PUZZLEWRIGHT_LIGHTHOUSE
  if (!folder) throw new Missing('set PUZZLEWRIGHT_LIGHTHOUSE to a folder with the package lighthouse')
  const program = resolve(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
  if (!existsSync(program)) throw new Missing(`no ${program}`)
  return serving(async (pages) => {
    const figures = []
    for (const [name, address] of Object.entries(pages)) {
      const scores = []
      for (let count = 0; count < VISITS; count++) scores.push(await scoreOf(program, address))
      figures.push({
        what: `of 100, ${name}`,
        figure: median(scores),
        note: `performance on a phone; ${scores.join(', ')}`,
        ...atLeast(85, 95),
      })
    }
    return figures
  })
}

/** The score of Lighthouse for the performance of a page on a phone. */
async function scoreOf(program, address) {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage'
  const profile = mkdtempSync(join(tmpdir(), 'puzzlewright-lighthouse-'))
  const args = [
    ...[program, address, '--quiet', '--only-categories=performance', '--output=json'],
    `--chrome-flags=${flags} --user-data-dir=${profile}`,
  ]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: '/usr/bin/chromium' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  await new Promise((done) => child.on('close', done))
  rmSync(profile, { recursive: true, force: true })
  return Math.round(100 * JSON.parse(output).categories.performance.score)
}

export const SHIFTS = {
  [`page: layout shift, processor ${SLOWED} times slower`]: layoutShifts,
  'page: performance by lighthouse': lighthouse,
}
