// Pages as texts: every inserted text is escaped, nothing reveals the solution, policies match the content,
// and the player's files refer to each other by their names on the site.

import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pagePuzzle, SITE_TOOLS } from '../../src/cli/shared/readPagePuzzles.ts'
import { findFamily } from '../../src/families/registry.ts'
import { parsePuzzle } from '../../src/formats/readPuzzles.ts'
import { FAMILIES, generate, NO_WISHES } from '../../src/index.ts'
import { html, jsonInHtml } from '../../src/page/html.ts'
import { singlePage, siteFiles } from '../../src/page/site.ts'
import type { Language } from '../../src/words/languages.ts'
import { fixtureOf } from '../support/fixtures.ts'

/** A puzzle for a page, with the record from which it was made. */
function made(name: string, seed = 'page') {
  const family = findFamily(name)
  const shape = family.notation.parseShape(fixtureOf(name).quickShape)
  const [record] = generate({ family, shape, order: NO_WISHES }, seed)
  const { puzzle } = parsePuzzle(record.id)
  return { record, page: pagePuzzle({ family, puzzle }, record.grade, { lang: 'en' }) }
}

/** The files of a site with pages of these families, and the content of the first whose path begins so. */
function siteOf(names: readonly string[], { language = 'en' as Language, title = '' } = {}) {
  const puzzles = names.map((name) => made(name).page)
  const files = siteFiles({ puzzles, language, ...(title && { title }) }, SITE_TOOLS)
  const fileOf = (start: string) =>
    String(files.find(({ path }) => path.startsWith(start))?.content ?? `no ${start}`)
  return { files, fileOf, paths: files.map(({ path }) => path) }
}

describe('the tag html', () => {
  it('escapes every inserted text', () => {
    const evil = `<script>alert("&'")</script>`
    const safe = '&lt;script&gt;alert(&quot;&amp;&#39;&quot;)&lt;/script&gt;'
    expect(html`<p title="${evil}">${evil}</p>`.text).toBe(`<p title="${safe}">${safe}</p>`)
  })

  it('leaves out the characters that HTML forbids', () => {
    expect(html`<p>${'a\0b\u001b[1m\u0085c\td\ne\u00a0f'}</p>`.text).toBe('<p>ab[1mc\td\ne\u00a0f</p>')
  })

  it('inserts pieces of HTML, and lists of them, unchanged', () => {
    const items = [1, 2].map((one) => html`<li>${one}</li>`)
    expect(html`<ul>${items}</ul>`.text).toBe('<ul><li>1</li><li>2</li></ul>')
  })

  it('writes data that cannot end its element and is read back unchanged', () => {
    const data = { title: '</script><b>&amp;' }
    const text = jsonInHtml(data).text
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual(data)
  })
})

describe('a site', () => {
  it.each(FAMILIES.map(({ name }) => name))(
    '%s: has its record without solution, seed and made name',
    (name) => {
      const { id, family, shape, grade, seed } = made(name).record
      const { files, fileOf } = siteOf([name])
      const [, json] = /<script type="application\/json">(.*?)<\/script>/.exec(fileOf('index.html')) ?? []
      const kept = grade && { degree: grade.degree, stars: grade.stars, version: grade.version }
      expect(JSON.parse(json)).toEqual({ id, family, shape, ...(kept && { grade: kept }) })
      for (const { path, content } of files) {
        if (path.endsWith('.js')) continue
        expect(content).not.toContain('solution"')
        expect(content).not.toContain(seed)
      }
    },
  )

  it('loads only the player files that its families need, under their names on the site', () => {
    const { files, fileOf, paths } = siteOf(['survo'], { language: 'de' })
    expect(paths.filter((path) => /sudoku|kenken|paths|symbols/.test(path))).toEqual([])
    // What is for other languages would make every page longer, so it is in files of its own.
    const isForeign = (path: string) => /\/languages-|-(?:words|help|menu)-(?:en|fr|es|it)-/.test(path)
    expect(paths.filter(isForeign)).toHaveLength(1 + 3 * 4)
    const own = files.filter(({ path }) => path.endsWith('.js') && path !== 'sw.js' && !isForeign(path))
    for (const { path, content } of own) {
      expect(content, path).not.toMatch(/survo-(?:words|help|menu)-(?!de-)|\b(?:en|fr|es|it):["'`[{(]|`en`/)
    }
    const scripts = fileOf('assets/player-') + fileOf('assets/survo-')
    const named = Array.from(scripts.matchAll(/\.\/([\w-]+-[0-9a-f]{10}\.js)/g), ([, file]) => file)
    const wanted = new Set(named)
    expect([...wanted].map((file) => file.replace(/-\w{10}\.js$/, '')).sort()).toEqual([
      'fetchRecord',
      'furtherPlay',
      'refusals',
      'sums',
      'survo',
      'survo-guide',
      'survo-help-de',
      'survo-menu-de',
      'survo-words-de',
    ])
    for (const file of wanted) expect(paths).toContain(`assets/${file}`)
    const ofLanguages = fileOf('assets/languages-').matchAll(/\.\/(survo-[\w-]+-[0-9a-f]{10}\.js)/g)
    for (const [, file] of ofLanguages) expect(paths).toContain(`assets/${file}`)
    expect(fileOf('assets/furtherPlay-')).toMatch(/\.\/languages-[0-9a-f]{10}\.js/)
    const loaded = fileOf('index.html').matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)
    for (const [, path] of loaded) expect(paths).toContain(path)
  })

  it.each(FAMILIES.map(({ name }) => name))(
    '%s: loads at most 20 kB before the board can be played, compressed',
    (name) => {
      const { fileOf } = siteOf([name], { language: 'de' })
      const page = fileOf('index.html')
      const named = Array.from(page.matchAll(/(?:src|href)="(assets\/[^"]+)"/g), ([, path]) => fileOf(path))
      expect(named.length).toBeGreaterThanOrEqual(4)
      const size = [page, ...named].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
      expect(size).toBeLessThanOrEqual(20_000)
    },
  )

  it.each(FAMILIES.map(({ name }) => name))('%s: the first hint loads at most 26 kB, compressed', (name) => {
    const { fileOf } = siteOf([name], { language: 'de' })
    const files = [fileOf(`assets/${name}-guide-`), fileOf(`assets/${name}-help-de-`)]
    const size = files.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
    expect(size).toBeLessThanOrEqual(26_000)
  })

  it('keeps all of its files for use without a network, but the words of its own language alone', () => {
    const { fileOf, paths } = siteOf(['sudoku', 'magic'])
    const isKept = (path: string) => fileOf('sw.js').includes(JSON.stringify(path))
    const left = paths.filter((path) => !isKept(path) && path !== 'sw.js')
    expect(left).toHaveLength(4 * 2 * 3 + 5 + 1)
    for (const path of left)
      expect(path).toMatch(/-(?:words|help|menu)-(?:de|fr|es|it)-|\/rules-words-|\/licences-/)
  })

  it('registers its worker relative to the script, so that pages may be in any folder', () => {
    const { paths, fileOf } = siteOf(['sudoku'])
    const registered = /serviceWorker\?\.register\(new URL\("([^"]+)",import\.meta\.url\)\)/
    const [, worker] = registered.exec(fileOf('assets/player-')) ?? []
    const site = 'https://example.org/puzzles/'
    expect(new URL(worker, `${site}assets/player.js`).href).toBe(`${site}sw.js`)
    expect(paths).toContain('sw.js')
  })

  it('has a list of several puzzles, each on its own page', () => {
    const { fileOf } = siteOf(['sudoku', 'kenken'], { title: 'Two & <three>' })
    const index = fileOf('index.html')
    expect(index).toContain('<title>Two &amp; &lt;three&gt;</title>')
    expect(index).toContain('href="1.html"')
    expect(index).toContain('href="2.html"')
    expect(index).not.toContain('<number-puzzle')
    expect(fileOf('2.html')).toContain('kenken:')
  })

  it('has the licences of all that it contains, in one file', () => {
    const { fileOf, paths } = siteOf(['sudoku', 'hidoku'])
    expect(paths.filter((path) => /licen[cs]e/i.test(path))).toHaveLength(1)
    expect(fileOf('assets/licences-')).toMatch(LICENCES)
  })

  it('has the same bytes when it is made again', () => {
    expect(siteOf(['hidoku']).files).toEqual(siteOf(['hidoku']).files)
  })
})

/** What a site contains: our own code, the letters and seedrandom. */
const LICENCES =
  /^puzzlewright \d.*Puzzlewright developers.*SIL OPEN FONT LICENSE.*^seedrandom \d.*David Bau/ms

describe('a page in one file', () => {
  const { page } = made('kenken')
  const text = singlePage(page, 'en', SITE_TOOLS)

  it('requests nothing', () => {
    expect(Array.from(text.matchAll(/(?:src|href)="(?!data:)([^"]*)"/g), ([, to]) => to)).toEqual([])
    expect(text).not.toMatch(/\bimport\s*\(/)
  })

  it('has the licences of all that it contains, in a comment', () => {
    expect(/<!--\n((?:(?!-->).)*)-->/s.exec(text)?.[1]).toMatch(LICENCES)
  })

  it('has a policy with the hashes of its script and style', () => {
    const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(text) ?? []
    const hash = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`
    const [, style] = /<style>(.*?)<\/style>/s.exec(text) ?? []
    const [, script] = /<script>(.*?)<\/script>/s.exec(text) ?? []
    expect(policy).toContain(hash(style))
    expect(policy).toContain(hash(script))
    expect(policy).not.toContain('unsafe')
  })
})
