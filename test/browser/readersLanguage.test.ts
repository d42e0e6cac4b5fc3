// Readers choose the language of the player: a page in one language loads the words of another on demand, and only then.

import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type ChromiumPage, isInstalled } from './support/browsers.ts'
import { inChromium } from './support/inChromium.ts'
import { Board, type MadePuzzle, makePuzzle, ROOT, writePages } from './support/player.ts'

describe.skipIf(!isInstalled('chromium'))('in Chromium', () => {
  const here = inChromium(async (folder) => {
    const survo = await makePuzzle('survo')
    const ruled: MadePuzzle = await makePuzzle('sudoku', ['--shape', '4x4+x'])
    await writePages(join(folder, 'de'), [survo, ruled], '--lang', 'de')
    await writePages(join(folder, 'one.html'), [survo], '--single')
  })
  let page: ChromiumPage
  let board: Board
  let loaded: string[]

  async function start(path: string, script = ''): Promise<void> {
    page = await here.browser.newPage()
    await page.raw.addInitScript(script)
    loaded = []
    page.raw.on('request', (request) => loaded.push(request.url()))
    board = new Board(page)
    await board.open(here.site.url + path)
  }

  afterEach(() => page.close())

  const label = async () => (await board.seen()).cells[0].label
  const words = () => loaded.flatMap((url) => /\w+-(?:words|help|menu)-\w\w/.exec(url) ?? []).map(String)

  async function openMenu(): Promise<void> {
    await page.raw.locator('button.menu').dispatchEvent('click')
    await page.raw.locator('dialog[open]').waitFor()
  }

  /** The choice of languages; there is none in a page of one file. */
  const choice = () => page.raw.locator('dialog[open] select:has(option[lang])')

  async function choose(language: string): Promise<void> {
    await openMenu()
    await page.evaluate(`() => {
      const select = ${ROOT}.querySelector('dialog[open] select:has(option[lang])')
      select.value = '${language}'
      select.dispatchEvent(new Event('change'))
    }`)
    await expect.poll(() => board.count('dialog')).toBe(0)
    await board.ready()
  }

  it('a page in German is read in French, now and later, and in German again', async () => {
    await start('de/1.html')
    expect(await label()).toMatch(/^Zeile 1 Spalte 1, leer/)
    expect(words().filter((name) => !name.endsWith('de'))).toEqual([])
    await openMenu()
    expect(await choice().locator('option').allTextContents()).toEqual([
      ...['auto', 'English', 'Deutsch', 'Français', 'Español', 'Italiano'],
    ])
    await page.raw.locator('dialog[open] .close').dispatchEvent('click')
    await board.enterGrid()
    await board.type('3')
    await page.press('Enter')
    await choose('fr')
    expect(await label()).toMatch(/^ligne 1 colonne 1, 3/)
    expect(await page.evaluate(`${ROOT}.querySelector('.frame').lang`)).toBe('fr')
    expect(await page.evaluate(`${ROOT}.activeElement.className`)).toBe('menu')
    await page.evaluate(`() => ${ROOT}.querySelector('.undo').click()`)
    await board.enterGrid()
    await page.press('h')
    await expect.poll(() => board.status()).toBe('Regardez les cases marquées.')
    // Other pages of the site, from the beginning.
    loaded.length = 0
    await board.open(`${here.site.url}de/2.html`)
    expect((await board.seen()).cells.map((cell) => cell.label).join()).toContain('ligne 1 colonne 1')
    await expect.poll(words).toContain('sudoku-words-fr')
    // The words of further rules, too.
    await openMenu()
    const paragraphs = await page.evaluate<string[]>(
      `[...${ROOT}.querySelectorAll('dialog details p')].map((one) => one.textContent)`,
    )
    expect(paragraphs[0]).toMatch(/diagonale/)
    await page.raw.locator('dialog[open] .close').dispatchEvent('click')
    await choose('')
    expect(await label()).toMatch(/^Zeile 1 Spalte 1/)
    await board.reload()
    expect(await label()).toMatch(/^Zeile 1 Spalte 1/)
  })

  it('the page keeps its language if the words of another cannot be loaded', async () => {
    // The requests of a service worker cannot be stopped.
    await start('de/1.html', `Object.defineProperty(navigator, 'serviceWorker', { value: undefined })`)
    await page.raw.route(/-(?:words|help|menu)-fr-/, (route) => route.abort())
    await choose('fr')
    expect(await label()).toMatch(/^Zeile 1 Spalte 1/)
    await choose('it')
    expect(await label()).toMatch(/^riga 1 colonna 1/)
  })

  it('a page in one file has no other languages to offer', async () => {
    await start('one.html')
    await openMenu()
    expect(await choice().count()).toBe(0)
    expect(await page.evaluate(`${ROOT}.querySelectorAll('dialog select').length`)).toBe(1)
  })
})
