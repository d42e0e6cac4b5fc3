// Pages keep their policy and work without a network, without a server, without scripts, in print and as
// guests of another site. An invalid puzzle is refused in a sentence, the static board stays, and nothing in
// a record is executed.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page as RawPage } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newFolder } from '../support/folder.ts'
import { BROWSERS, type ChromiumPage, isInstalled, launch } from './support/browsers.ts'
import { launchedChromium, servedSite } from './support/inChromium.ts'
import { Board, FAMILIES, type MadePuzzle, makePuzzle, ROOT, writePages } from './support/player.ts'
import { type Site, serveFolder } from './support/serve.ts'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; worker-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"

/** The policy in the source of a page. */
const META_POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/
const RECORD = /(<script type="application\/json">).*?(<\/script>)/s

const LOOK = 'Look at the marked cells.'

/** The page of the Sudoku. */
let html: string
let puzzles: MadePuzzle[]

const here = servedSite(
  async (folder) => {
    puzzles = await Promise.all(FAMILIES.map((family) => makePuzzle(family)))
    await writePages(join(folder, 'all'), puzzles)
    await writePages(join(folder, 'one'), [puzzles[0]])
    await writePages(join(folder, 'single.html'), [puzzles[0]], '--single')
    const killer = await makePuzzle('sudoku', ['--shape', '6x6+killer', '--stars', '1..5'])
    await writePages(join(folder, 'killer.html'), [killer], '--single')
    html = readFileSync(join(folder, 'one/index.html'), 'utf8')
  },
  { 'access-control-allow-origin': '*' },
)

describe.each(BROWSERS)('a page in one file in %s', (name) => {
  it.skipIf(!isInstalled(name))('opens without a server, and gives hints', async () => {
    const browser = await launch(name)
    try {
      const page = await browser.newPage()
      const board = new Board(page)
      await board.open(pathToFileURL(join(here.folder, 'single.html')).href)
      await board.enterGrid()
      expect(await board.hint()).toBe(LOOK)
      await board.hint()
      expect(await board.hint()).toMatch(/\. \d goes (?:here|in [A-Z])\.$/)
      const before = await board.texts()
      const { solution } = puzzles[0]
      const placed = before.filter((text, cell) => text !== '' && text !== solution[cell])
      expect(placed).toEqual([])
      await board.reload()
      expect(await board.texts()).toEqual(before)
      // The worker of a board with further rules needs the rules, too.
      await board.open(pathToFileURL(join(here.folder, 'killer.html')).href)
      await board.enterGrid()
      expect(await board.hint()).toBe(LOOK)
    } finally {
      await browser.close()
    }
  })
})

describe.skipIf(!isInstalled('chromium'))('in Chromium', () => {
  const browser = launchedChromium()

  /** Opens a page and records its complaints. */
  async function newPage(): Promise<{ page: ChromiumPage; board: Board; complaints: string[] }> {
    const page = await browser.is.newPage()
    const complaints: string[] = []
    page.raw.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.raw.on('pageerror', (error) => complaints.push(error.message))
    await page.raw.addInitScript(
      `document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error('violation', violatedDirective, blockedURI))`,
    )
    return { page, board: new Board(page), complaints }
  }

  /** Plays one step of a hint and a note, and opens the menu. */
  async function playALittle(board: Board, raw: RawPage): Promise<void> {
    await board.enterGrid()
    expect(await board.hint()).toBe(LOOK)
    await board.hint()
    await board.hint()
    await raw.locator('.tools .notes').click()
    // The keys of a path are folded away.
    await raw.evaluate(`${ROOT}.querySelector('.folded .keys')?.click()`)
    await raw.locator('.pad button:enabled').first().click()
    await raw.locator('button.menu').click()
    await raw.locator('dialog button.close').click()
  }

  it.each(FAMILIES)('the page of a %s keeps its policy, which the server also sends', async (family) => {
    const strict = await serveFolder(join(here.folder, 'all'), { 'content-security-policy': POLICY })
    const { page, board, complaints } = await newPage()
    await board.open(`${strict.url}${FAMILIES.indexOf(family) + 1}.html`)
    await playALittle(board, page.raw)
    const workers = page.raw.workers().map((worker) => worker.url())
    expect(workers).toEqual([expect.stringMatching(new RegExp(`^${strict.url}assets/${family}-guide-`))])
    await page.evaluate('navigator.serviceWorker.ready.then(() => 1)')
    expect(complaints).toEqual([])
    await page.close()
    await strict.close()
  })

  it('reports a violation of its policy', async () => {
    const { page, board, complaints } = await newPage()
    await board.open(`${here.site.url}one/`)
    await page.evaluate(
      `() => { document.body.append(Object.assign(new Image(), { src: 'https://example.org/' })) }`,
    )
    await expect.poll(() => complaints.join('\n')).toContain('violation img-src https://example.org/')
    await page.close()
  })

  it('works without a network', async () => {
    const home = await serveFolder(join(here.folder, 'one'))
    const { page, board } = await newPage()
    await board.open(home.url)
    await page.evaluate('navigator.serviceWorker.ready.then(() => 1)')
    await page.raw.context().setOffline(true)
    await home.close()
    await board.reload()
    const texts = await board.texts()
    expect(texts.filter((text, cell) => text !== '' && text !== puzzles[0].solution[cell])).toEqual([])
    expect(texts.filter((text) => text !== '').length).toBeGreaterThan(2)
    await board.enterGrid()
    expect(await board.hint()).toBe(LOOK)
    await page.close()
  })

  it('shows the static board without scripts', async () => {
    const { page } = await newPage()
    const context = await page.raw.context().browser()?.newContext({ javaScriptEnabled: false })
    const raw = await context?.newPage()
    if (!raw) throw new Error('no page')
    await raw.goto(`${here.site.url}one/`)
    await expectStatic(raw)
    const said = raw.locator('noscript p')
    expect(await said.isVisible()).toBe(true)
    expect(await said.textContent()).toContain('To play this puzzle here, enable JavaScript')
    await context?.close()
    await page.close()
  })

  async function expectStatic(raw: RawPage): Promise<void> {
    const svg = raw.locator('number-puzzle > .still > svg')
    expect(await svg.isVisible()).toBe(true)
    const box = await svg.boundingBox()
    expect(box?.width).toBeGreaterThan(200)
    expect(box?.height).toBeGreaterThan(200)
  }

  it('prints the static board, and shows the playable one', async () => {
    const { page, board } = await newPage()
    await board.open(`${here.site.url}one/`)
    const svg = page.raw.locator('number-puzzle > .still > svg')
    const frame = page.raw.locator('.frame')
    expect([await svg.isVisible(), await frame.isVisible()]).toEqual([false, true])
    await page.raw.emulateMedia({ media: 'print' })
    await expectStatic(page.raw)
    expect(await frame.isVisible()).toBe(false)
    await page.close()
  })

  describe('on a page of another site', () => {
    /** A page of another site, whose server sends this policy. */
    async function host(policy: string): Promise<Site> {
      const [player] = readdirSync(join(here.folder, 'one/assets')).filter((name) =>
        name.startsWith('player-'),
      )
      const guests = newFolder()
      writeFileSync(
        join(guests, 'index.html'),
        `<!doctype html><html lang="en"><title>Guest</title><link rel="icon" href="data:,">
<script type="module" src="${here.site.url}one/assets/${player}"></script>
<number-puzzle><script type="application/json">${puzzles[0].line}</script><p>static</p></number-puzzle>`,
      )
      const served = await serveFolder(guests, policy === '' ? {} : { 'content-security-policy': policy })
      return {
        ...served,
        async close() {
          await served.close()
          rmSync(guests, { recursive: true })
        },
      }
    }

    it.each([
      ['by a worker from a blob', '', 1],
      ['by the page itself if blobs are forbidden', "worker-src 'none'", 0],
    ])('gives hints %s', async (_, policy, workers) => {
      const other = await host(policy)
      const { page, board } = await newPage()
      await board.open(other.url)
      await board.enterGrid()
      expect(await board.hint()).toBe(LOOK)
      expect(page.raw.workers().map((worker) => worker.url().slice(0, 5))).toEqual(
        Array<string>(workers).fill('blob:'),
      )
      let status = ''
      for (let presses = 0; presses < 100 && status !== 'Solved!'; presses++) status = await board.hint()
      expect(await board.texts()).toEqual(puzzles[0].solution)
      expect((await board.seen()).told).toHaveLength(1)
      await page.close()
      await other.close()
    })
  })

  describe('refuses', () => {
    const RECORD_SENTENCE = 'This is not a playable puzzle.'
    const NEWER_SENTENCE = 'This puzzle was made by a newer version than this page supports.'
    const NETWORK_SENTENCE = 'The puzzle could not be loaded. Check the connection and reload the page.'

    let count = 0
    let page: ChromiumPage
    let board: Board
    let complaints: string[]

    beforeAll(async () => {
      ;({ page, board, complaints } = await newPage())
    })

    afterAll(() => page?.close())

    /** Writes a page beside that of the Sudoku and returns its address. */
    function write(text: string): string {
      const name = `bad-${++count}.html`
      writeFileSync(join(here.folder, 'one', name), text)
      return `${here.site.url}one/${name}`
    }

    const withRecord = (text: string) =>
      write(html.replace(RECORD, (_, before, behind) => before + text + behind))

    async function expectRefusal(raw: RawPage, sentence: string): Promise<void> {
      const alert = raw.locator('[role=alert]')
      await alert.waitFor({ timeout: 5000 })
      expect(await alert.innerText()).toBe(sentence)
      expect(await raw.locator('[role=gridcell]').count()).toBe(0)
      await expectStatic(raw)
    }

    const id = () => puzzles[0].id
    const withId = (more: object) => JSON.stringify({ id: id(), ...more })

    it.each([
      ['no JSON', () => 'sudoku:4x4', RECORD_SENTENCE],
      ['nothing', () => '', 'There is no puzzle here.'],
      ['clues of another shape', () => '{"id":"sudoku:9x9:1234"}', RECORD_SENTENCE],
      ['an unknown family', () => '{"id":"zebra:4x4:1"}', 'This page does not support this kind of puzzle.'],
      ['a newer generator', () => withId({ generator: 99 }), NEWER_SENTENCE],
      ['too long', () => withId({ text: 'x'.repeat(200_000) }), 'This puzzle is too large to play here.'],
    ])('%s', async (_, text, sentence) => {
      complaints.length = 0
      await page.goto(withRecord(text()))
      await expectRefusal(page.raw, sentence)
      expect(complaints.filter((one) => !one.startsWith('number-puzzle: '))).toEqual([])
    })

    it.each([
      ['two solutions', '{"id":"sudoku:4x4:12343412........"}', 'more than one solution, so it cannot be'],
      ['none', '{"id":"sudoku:4x4:123........4...."}', 'This puzzle has no solution.'],
    ])('a puzzle with %s, at the first hint', async (_, text, sentence) => {
      await board.open(withRecord(text))
      await board.enterGrid()
      await page.press('h')
      const alert = page.raw.locator('[role=alert]')
      await alert.waitFor({ timeout: 5000 })
      expect(await alert.innerText()).toContain(sentence)
      await expectStatic(page.raw)
    })

    it('a src that does not exist', async () => {
      await page.goto(write(html.replace('<number-puzzle ', '<number-puzzle src="absent.json" ')))
      await expectRefusal(page.raw, 'There is no puzzle here.')
    })

    it('a src whose server is down', async () => {
      mkdirSync(join(here.folder, 'gone'))
      const gone = await serveFolder(join(here.folder, 'gone'))
      await gone.close()
      const text = html
        .replace(META_POLICY, '')
        .replace('<number-puzzle ', `<number-puzzle src="${gone.url}1.json" `)
      await page.goto(write(text))
      await expectRefusal(page.raw, NETWORK_SENTENCE)
    })

    it('no puzzle whose src exists', async () => {
      writeFileSync(join(here.folder, 'one/other.json'), puzzles[0].line)
      await board.open(
        write(html.replace(RECORD, '').replace('<number-puzzle ', '<number-puzzle src="other.json" ')),
      )
      expect((await board.seen()).cells).toHaveLength(16)
    })

    it('to execute the text of a heading or a record', async () => {
      const markup = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>'
      const escaped = markup.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
      const grade = { stars: markup, degree: markup }
      const record = withId({ family: markup, shape: markup, text: markup, made: markup, grade })
      // The page has no security policy here, which would forbid execution anyway.
      const withText = (text: string) =>
        html
          .replace(META_POLICY, '')
          .replace(/ heading="[^"]*"/, () => ` heading="${escaped}"`)
          .replace(RECORD, (_, before, behind) => before + text.replaceAll('<', '\\u003c') + behind)
      await board.open(write(withText(record)))
      expect(await page.evaluate(`${ROOT}.querySelector('h2').textContent`)).toBe(markup)
      await playALittle(board, page.raw)
      expect(await page.evaluate(`${ROOT}.querySelectorAll('img, script').length`)).toBe(0)
      expect(await page.evaluate('window.ran ?? 0')).toBe(0)
      await page.goto(write(withText(JSON.stringify({ id: `sudoku:4x4:${markup}` }))))
      await expectRefusal(page.raw, RECORD_SENTENCE)
      expect(await page.evaluate('window.ran ?? 0')).toBe(0)
    })
  })
})
