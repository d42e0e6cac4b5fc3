// Pages as texts: every inserted text is escaped, nothing reveals the solution, policies match the content,
// and the player's files refer to each other by their names on the site.

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pagePuzzle, SITE_TOOLS } from '../../src/cli/shared/pagePuzzles.ts'
import { findFamily } from '../../src/families/registry.ts'
import { FAMILIES, generate, NO_WISHES } from '../../src/index.ts'
import { html, jsonInHtml } from '../../src/page/html.ts'
import { singlePage, siteFiles } from '../../src/page/site.ts'
import { fixtureOf } from '../support/fixtures.ts'

/** A puzzle for a page, with the record from which it was made. */
function made(name: string, seed = 'page') {
  const family = findFamily(name)
  const shape = family.notation.parseShape(fixtureOf(name).quickShape)
  const [record] = generate({ family, shape, order: NO_WISHES }, seed)
  const span = { text: record.id.split(':').slice(2).join(':'), line: 1, column: 1 }
  const puzzle = family.notation.parseClues(span, shape)
  const read = { id: { ...span, text: record.id }, ...(record.grade && { grade: record.grade }) }
  return { record, page: pagePuzzle({ family, puzzle, record: read }, { lang: 'en' }) }
}

const fileOf = (files: ReturnType<typeof siteFiles>, path: string) => {
  const file = files.find((one) => one.path === path)
  if (!file) throw new Error(`no ${path} among ${files.map((one) => one.path).join(', ')}`)
  return file.content
}

describe('the tag html', () => {
  it('escapes every inserted text', () => {
    const evil = `<script>alert("&'")</script>`
    expect(html`<p title="${evil}">${evil}</p>`.text).toBe(
      '<p title="&lt;script&gt;alert(&quot;&amp;&#39;&quot;)&lt;/script&gt;">&lt;script&gt;alert(&quot;&amp;&#39;&quot;)&lt;/script&gt;</p>',
    )
  })

  it('inserts pieces of HTML, and lists of them, unchanged', () => {
    expect(html`<ul>${[1, 2].map((one) => html`<li>${one}</li>`)}</ul>`.text).toBe(
      '<ul><li>1</li><li>2</li></ul>',
    )
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
      const { record, page } = made(name)
      const files = siteFiles({ puzzles: [page], language: 'en' }, SITE_TOOLS)
      const index = fileOf(files, 'index.html')
      const [, json] = /<script type="application\/json">(.*?)<\/script>/.exec(index) ?? []
      const { id, family, shape, grade } = record
      const kept = grade && { degree: grade.degree, stars: grade.stars, version: grade.version }
      expect(JSON.parse(json)).toEqual({ id, family, shape, ...(kept && { grade: kept }) })
      for (const { path, content } of files) {
        if (path.endsWith('.js')) continue
        expect(content).not.toContain('solution"')
        expect(content).not.toContain(record.seed)
      }
    },
  )

  it('loads only the player files that its families need, under their names on the site', () => {
    const files = siteFiles({ puzzles: [made('survo').page], language: 'de' }, SITE_TOOLS)
    const paths = files.map(({ path }) => path)
    expect(paths.filter((path) => /sudoku|kenken|-en-/.test(path))).toEqual([])
    const player = files.find(({ path }) => path.startsWith('assets/player-'))?.content ?? ''
    const named = Array.from(
      player.matchAll(/\.\/((?:survo|menu|assistance|refusals)[\w-]*\.js)/g),
      ([, file]) => file,
    )
    // The script names files of every language; the site has only that of its pages.
    const wanted = new Set(named.filter((file) => file !== 'survo-en.js'))
    expect(wanted.size).toBeGreaterThanOrEqual(6)
    for (const file of wanted) expect(paths).toContain(`assets/${file}`)
    for (const src of Array.from(
      fileOf(files, 'index.html').matchAll(/(?:src|href)="([^"]+)"/g),
      ([, to]) => to,
    )) {
      if (!src.startsWith('data:')) expect(paths).toContain(src)
    }
  })

  it('keeps all of its files for use without a network', () => {
    const files = siteFiles(
      { puzzles: [made('sudoku').page, made('magic').page], language: 'en' },
      SITE_TOOLS,
    )
    const worker = fileOf(files, 'sw.js')
    for (const { path } of files) if (path !== 'sw.js') expect(worker).toContain(JSON.stringify(path))
  })

  it('registers its worker relative to the script, so that pages may be in any folder', () => {
    const files = siteFiles({ puzzles: [made('sudoku').page], language: 'en' }, SITE_TOOLS)
    const { path = '', content = '' } = files.find((one) => one.path.startsWith('assets/player-')) ?? {}
    const [, worker] =
      /serviceWorker\?\.register\(new URL\("([^"]+)",import\.meta\.url\)\)/.exec(content) ?? []
    const site = 'https://example.org/puzzles/'
    expect(new URL(worker, site + path).href).toBe(`${site}sw.js`)
    expect(files.map((one) => one.path)).toContain('sw.js')
  })

  it('has a list of several puzzles, each on its own page', () => {
    const puzzles = [made('sudoku').page, made('kenken').page]
    const files = siteFiles({ puzzles, language: 'en', title: 'Two & <three>' }, SITE_TOOLS)
    const index = fileOf(files, 'index.html')
    expect(index).toContain('<title>Two &amp; &lt;three&gt;</title>')
    expect(index).toContain('href="1.html"')
    expect(index).toContain('href="2.html"')
    expect(index).not.toContain('<number-puzzle')
    expect(fileOf(files, '2.html')).toContain('kenken:')
  })

  it('has the same bytes when it is made again', () => {
    const make = () => siteFiles({ puzzles: [made('hidoku').page], language: 'en' }, SITE_TOOLS)
    expect(make()).toEqual(make())
  })
})

describe('a page in one file', () => {
  const { page } = made('kenken')
  const text = singlePage(page, 'en', SITE_TOOLS)

  it('requests nothing', () => {
    expect(Array.from(text.matchAll(/(?:src|href)="(?!data:)([^"]*)"/g), ([, to]) => to)).toEqual([])
    expect(text).not.toMatch(/\bimport\s*\(/)
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
