// Makes the gallery generated/gallery/, with a page for playing each family, and pictures of each family in
// generated/samples/: a phone with a puzzle that is half solved by hints, the last one with its reason.
// Debian's Chromium takes the pictures.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { USUAL_FAMILIES } from '../dist/families/registry.js'
import { serveFiles } from '../dist/runs/localServer.js'
import { CHROMIUM, CHROMIUM_LAUNCH, writePicture } from './chromium.mjs'

const MAIN = resolve(import.meta.dirname, '../dist/program/main.js')
const GALLERY = resolve(import.meta.dirname, '../generated/gallery')
const SAMPLES = resolve(import.meta.dirname, '../generated/samples')
const SEED = 'gallery'
/** The families whose pictures use the dark theme. */
const DARK = ['kenken', 'hidoku']

function puzzlewright(args, input) {
  const { status, stdout } = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  if (status !== 0) throw new Error(`puzzlewright ${args.join(' ')}: exit code ${status}`)
  return String(stdout)
}

rmSync(GALLERY, { recursive: true, force: true })
const records = USUAL_FAMILIES.map(({ name }) =>
  puzzlewright(['generate', name, '--stars', '2', '--seed', SEED, '--json']),
)
puzzlewright(['page', '--title', 'Five puzzles', '--out', GALLERY], records.join(''))

if (existsSync(CHROMIUM)) await takePictures()
else console.error(`${CHROMIUM} is not installed: the pictures of the player are unchanged`)

async function takePictures() {
  const { chromium } = await import('playwright-core')
  const worker = readFileSync(join(GALLERY, 'sw.js'), 'utf8')
  const paths = JSON.parse(/FILES = (\[.*\])/.exec(worker)[1]).filter((path) => path !== './')
  const files = new Map(paths.map((path) => [path, readFileSync(join(GALLERY, path))]))
  const server = await serveFiles(files, { port: 0, host: '127.0.0.1' }, {})
  const browser = await chromium.launch(CHROMIUM_LAUNCH)
  for (const [index, { name }] of USUAL_FAMILIES.entries()) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 640 },
      deviceScaleFactor: 1.5,
      hasTouch: true,
      colorScheme: DARK.includes(name) ? 'dark' : 'light',
      locale: 'en-US',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(`${server.address}${index + 1}.html`)
    await playHalf(page)
    await writePicture(page, join(SAMPLES, `player-${name}.webp`))
    await context.close()
  }
  await browser.close()
  await server.close()
}

/** Fills half of the open cells with hints, and asks for the reason of the next step. */
async function playHalf(page) {
  await page.locator('number-puzzle [role=gridcell][aria-label]').first().waitFor()
  const countOpen = () => page.locator('number-puzzle [aria-label*=", empty"]').count()
  const half = (await countOpen()) / 2
  const hint = page.locator('number-puzzle .hint')
  // Two parts of hints may have the same words, so the event is what counts.
  const press = async () => {
    const told = page.evaluate(async () => {
      await new Promise((done) => document.addEventListener('puzzle-hint', done, { once: true }))
    })
    await hint.click()
    await told
  }
  while ((await countOpen()) > half) for (let count = 0; count < 3; count++) await press()
  await press()
  await press()
}
