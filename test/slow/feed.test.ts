// `feed` as an editor uses it: what its commands write and print, and what they refuse. One feed is built;
// each test has a copy.

import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { EXIT } from '../../src/cli/shared/output.ts'
import { newFolder } from '../support/folder.ts'
import { openPdf, pagesOf } from '../support/pdf.ts'
import {
  builtOnce,
  FEED_ID,
  feedSums,
  ledgerEntries,
  runFeed,
  SMALL_PLAN,
  smallFeed,
  startFeed,
  sumsBelow,
} from '../support/tinyFeed.ts'
import refusals from './feedRefusals.json' with { type: 'json' }

/**
 * At this instant the puzzles of 1, 2 and 3 January are public, and the solutions of 1 January; the puzzles
 * of the 4th are made.
 */
const NOW = '2027-01-02T12:00:00Z'
const LATER = '2027-01-02T13:00:00Z'

const { at, text, build, verify, folder, firstBuild, lines, entries, inCopy, inSketch, isFine } =
  builtOnce(NOW)

afterEach(() => {
  delete process.env.PUZZLEWRIGHT_FEED_SECRET
})

/** Expects that no file in the feed's folder changes. */
async function changesNothing(work: () => Promise<unknown>) {
  const before = sumsBelow(folder())
  await work()
  expect(sumsBelow(folder())).toEqual(before)
}

/** Expects an answer of one line on standard error. */
async function expectRefused(answer: Promise<object>, message: RegExp | string, status = 1) {
  const stderr = typeof message === 'string' ? `error: ${message}\n` : expect.stringMatching(message)
  expect(await answer).toEqual({ status, stdout: '', stderr })
}

/** A command as it is typed, with F for the folder of the feed and X for another. */
const command = (typed: string) =>
  typed.split(' ').map((word) => ({ F: folder(), X: at('out') })[word] ?? word)

/** Damages to the feed: a text of a file replaced by another, a text added to it, a file that is gone. */
const replaced = (name: string, from: string | RegExp, to: string) => () =>
  writeFileSync(at(name), text(name).replace(from, to))
const added = (name: string, more: string) => () => appendFileSync(at(name), more)
const gone = (name: string) => () => rmSync(at(name), { recursive: true })

/** The addresses of the items of the feed that say when they were changed. */
const changedItems = (): string[] =>
  JSON.parse(text('site/feed.json')).items.flatMap((item: Record<string, string>) =>
    item.date_modified ? `${item.url} ${item.date_modified}` : [],
  )

/** Changes the entry of a line of the ledger. */
const changeEntry = (index: number, change: object) => {
  const line = lines()[index + 1]
  replaced('ledger.jsonl', line, JSON.stringify({ ...JSON.parse(line), ...change }))()
}

describe('init', () => {
  it('writes a plan that works and a secret that nobody else can read', async () => {
    const folder = join(newFolder(), 'daily')
    const { status, stdout } = await runFeed('init', folder, '--start', '2027-03-01', '--words', 'de')
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${join(folder, 'feed.yaml')}\n` })
    expect(readdirSync(folder).sort()).toEqual(['.gitignore', 'feed.secret', 'feed.yaml', 'words.yaml'])
    expect(statSync(join(folder, 'feed.secret')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(folder, 'feed.secret'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
    expect(readFileSync(join(folder, '.gitignore'), 'utf8').split('\n')).toContain('feed.secret')
    expect(readFileSync(join(folder, 'feed.yaml'), 'utf8')).toContain('\nstart: 2027-03-01\n')
    const month = await runFeed('calendar', folder, '2027-03', '--json')
    expect(month.status).toBe(0)
    expect(JSON.parse(month.stdout).days[0].cells).toHaveLength(5)
  })

  it('writes a different secret and id in each folder', async () => {
    const [one, other] = [newFolder(), newFolder()]
    for (const folder of [one, other]) expect((await runFeed('init', folder)).status).toBe(0)
    for (const name of ['feed.secret', 'feed.yaml']) {
      expect(readFileSync(join(one, name), 'utf8')).not.toBe(readFileSync(join(other, name), 'utf8'))
    }
  })

  it('refuses a folder that is not empty', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'mine.txt'), 'mine')
    await expectRefused(runFeed('init', folder), `${folder}: not empty; choose a new folder`)
    expect(readdirSync(folder)).toEqual(['mine.txt'])
  })
})

describe('build', () => {
  inCopy()

  it('makes the puzzles that are due, keeps the rest private, and reports what it did', async () => {
    expect(firstBuild()).toMatchObject({ status: 0, stdout: '' })
    expect(firstBuild().stderr).toMatch(/site as of 2027-01-03: 8 new puzzles, (\d+) of \1 files written\n$/)
    expect(JSON.parse(lines()[0])).toEqual({
      ...{ ledger: 1, series: 'small', feed: FEED_ID },
      start: '2027-01-01',
    })
    expect(entries().map(({ date, slot, revision }) => `${date} ${slot} ${revision}`)).toEqual(
      ['01', '02', '03', '04'].flatMap((day) => [`2027-01-${day} sudoku 0`, `2027-01-${day} survo 0`]),
    )
    const dated = readdirSync(at('site')).filter((name) => /^\d{4}-/.test(name))
    expect(dated.sort()).toEqual(['2027-01-01', '2027-01-02', '2027-01-03'])
    expect(existsSync(at('site/2027-01-01/survo/solution.svg'))).toBe(true)
    expect(existsSync(at('site/2027-01-02/survo/solution.svg'))).toBe(false)
    await isFine()
  })

  it('stores each file in the stock under its hash, and publishes the same bytes', () => {
    const [stock, site] = [sumsBelow(at('stock')), sumsBelow(at('site'))]
    for (const { date, slot, files } of entries()) {
      for (const [name, sum] of Object.entries<string>(files)) {
        expect(stock[join(sum.slice(0, 2), sum)]).toBe(sum)
        expect(site[join(date, slot, name)] ?? sum).toBe(sum)
      }
    }
  })

  it('writes nothing if nothing is new, and then needs no secret', async () => {
    rmSync(at('feed.secret'))
    // The copy has different file times.
    await build()
    await changesNothing(async () => {
      const stderr = expect.stringMatching(/: 0 new puzzles, 0 of \d+ files written\n$/)
      expect(await build()).toMatchObject({ status: 0, stderr })
    })
  })

  it('removes what is not yet public as of an earlier instant', async () => {
    await build(folder(), '2027-01-01T09:00:00Z')
    const isDated = (name: string) => /^\d/.test(name) && existsSync(at('site', name, 'index.html'))
    expect(readdirSync(at('site')).filter(isDated)).toEqual(['2027-01-01'])
    expect(existsSync(at('site/2027-01-01/survo/solution.svg'))).toBe(false)
    await isFine('2027-01-01T09:00:00Z')
  })

  it('makes puzzles from seeds that also depend on the name of the feed', async () => {
    const seeds = entries().map(({ made }) => made.slice(made.indexOf('#') + 1))
    const renamed = smallFeed(SMALL_PLAN.replace('slug: small', 'slug: large'))
    await build(renamed, '2026-12-31T12:00:00Z')
    const others = ledgerEntries(renamed).map(({ made }) => made.slice(made.indexOf('#') + 1))
    expect(others).toHaveLength(4)
    expect(others.filter((seed) => seeds.includes(seed))).toEqual([])
  })

  it('writes no seed, recipe or early solution into the site', () => {
    for (const path of Object.keys(sumsBelow(at('site')))) {
      if (/\.(png|pdf)$/.test(path)) continue
      expect(text('site', path), path).not.toMatch(/"(seed|made)"/)
    }
    expect(Object.keys(JSON.parse(text('site/2027-01-03/sudoku/puzzle.json')))).not.toContain('solution')
  })
})

describe('verify', () => {
  inCopy()

  it('prints its findings as JSON', async () => {
    const { stdout } = await verify(NOW, '--json')
    const counts = { puzzles: 8, stock: 64, site: expect.any(Number) }
    expect(JSON.parse(stdout)).toEqual({ fine: true, ...counts, faults: [], notes: [] })
  })

  const survo = 'site/2027-01-02/survo'
  const early = () => renameSync(at('site/2027-01-03'), at('site/2027-01-04'))
  const twin = () => changeEntry(2, { id: entries()[0].id, key: entries()[0].key })
  const ambiguous = () => changeEntry(0, { id: 'sudoku:4x4:1...............' })
  it.each([
    [
      'site: 2027-01-02/survo/puzzle.json: wrong content; write it again with: puzzlewright feed build',
      added(`${survo}/puzzle.json`, ' '),
    ],
    [
      'site: index.html: wrong content; write it again with: puzzlewright feed build',
      added('site/index.html', ' '),
    ],
    [
      'site: 2027-01-02/survo/sheet.pdf: missing; write it again with: puzzlewright feed build',
      gone(`${survo}/sheet.pdf`),
    ],
    ['site: 2027-01-04/index.html: not public yet; remove it', early],
    [
      'site: 2027-01-02/survo/solution.json: solution not public yet; remove it',
      added(`${survo}/solution.json`, '{}'),
    ],
    [
      'ledger: 2027-01-02/sudoku: is a twin of 2027-01-01/sudoku; replace it with feed reject or feed correct',
      twin,
    ],
    ['ledger: 2027-01-01/sudoku: it has several solutions', ambiguous],
  ])('finds %s', async (fault, damage) => {
    damage()
    const { status, stdout, stderr } = await verify()
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr.split('\n')).toContain(fault)
    expect(JSON.parse((await verify(NOW, '--json')).stdout).fine).toBe(false)
  })

  it.each([
    ['missing', (path: string) => rmSync(path), /no such file; .*restore it from a backup/],
    ['damaged', (path: string) => appendFileSync(path, '!'), /damaged; restore it from a backup/],
  ])('finds a file of the stock that is %s; build does not publish it', async (_, damage, message) => {
    const { files } = entries()[2]
    damage(at('stock', files['puzzle.svg'].slice(0, 2), files['puzzle.svg']))
    const { status, stderr } = await verify()
    expect(status).toBe(1)
    expect(stderr).toMatch(/^stock: 2027-01-02\/sudoku\/puzzle\.svg: /m)
    expect(stderr).toMatch(message)
    rmSync(at('site'), { recursive: true })
    const again = await build()
    expect(again).toMatchObject({ status: 1, stderr: expect.stringMatching(message) })
    expect(existsSync(at('site/index.html'))).toBe(false)
  })
})

describe('what is not public yet', () => {
  inCopy()

  const secret = '5'.repeat(64)
  const later = () => entries().at(-1)
  const solution = () => {
    const { files } = entries().find(({ date, slot }) => date === '2027-01-03' && slot === 'sudoku')
    return text('stock', files['solution.json'].slice(0, 2), files['solution.json'])
  }
  const gives = {
    'the secret of the feed': () => `/* ${secret} */`,
    'the puzzle of 2027-01-04/survo, which is not public yet': () => `a::after{content:"${later().id}"}`,
    'the solution of 2027-01-03/sudoku, which is not public yet': solution,
  }

  it.each(Object.entries(gives))('%s is not published in a style sheet', async (early, content) => {
    writeFileSync(at('own.css'), content())
    added('feed.yaml', 'style: own.css\n')()
    const before = sumsBelow(at('site'))
    const message = `: not written, because it would publish ${early}\n`
    await expectRefused(build(), new RegExp(`^error: assets/own-\\w+\\.css${message}$`))
    for (const [path, sum] of Object.entries(sumsBelow(at('site')))) expect(before[path], path).toBe(sum)
  })

  it.each(Object.entries(gives))('verify finds %s in any file of the site', async (early, content) => {
    mkdirSync(at('site/backup'))
    writeFileSync(at('site/backup/old.tar'), `\0\x99 ${content()}`, 'latin1')
    const { status, stderr } = await verify()
    expect(status).toBe(1)
    expect(stderr).toContain(`site: backup/old.tar: publishes ${early}; remove it from the file\n`)
  })

  it('verify finds the bytes of the secret, and a link to the secret', async () => {
    writeFileSync(at('site/key.bin'), Buffer.from(secret, 'hex'))
    symlinkSync('../feed.secret', at('site/key.txt'))
    const { stderr } = await verify()
    for (const name of ['bin', 'txt'])
      expect(stderr).toContain(
        `site: key.${name}: publishes the secret of the feed; remove it from the file\n`,
      )
  })
})

describe('a truncated ledger', () => {
  inSketch()

  /**
   * A ledger that is cut at the end of a line is still valid. These cuts are inside lines: the last, the
   * first, and others.
   */
  const cuts = [1, 30, 83, 84, 200, 0.2, 0.3, 0.45, 0.6, 0.77, 0.9, 0.98, -700, -2, -1]

  it.each(cuts)('cut at %d is reported, and loses only the unfinished line', async (cut) => {
    const bytes = readFileSync(at('ledger.jsonl'))
    const end = cut < 0 ? bytes.length + cut : cut < 1 ? Math.floor(cut * bytes.length) : cut
    truncateSync(at('ledger.jsonl'), end)
    const whole = bytes.subarray(0, bytes.lastIndexOf('\n', end - 1) + 1)
    if (whole.length === end) return
    const line = whole.toString().split('\n').length
    const remedy = 'unfinished line; remove it with: puzzlewright feed verify --mend'
    await expectRefused(build(), `${at('ledger.jsonl')}:${line}: ${remedy}`)
    expect(readFileSync(at('ledger.jsonl'))).toHaveLength(end)
    const told = await verify()
    expect(told.status).toBe(1)
    expect(told.stderr).toContain(`${at('ledger.jsonl')}:${line}: unfinished line; --mend removes it\n`)
    await verify(NOW, '--mend')
    expect(readFileSync(at('ledger.jsonl')).equals(whole)).toBe(true)
  })

  it.each([
    ['gone', gone('ledger.jsonl')],
    ['empty', () => truncateSync(at('ledger.jsonl'))],
  ])('that is %s is not replaced by a new one while a stock exists', async (_, cut) => {
    cut()
    const message = /^error: .*ledger\.jsonl: missing or empty, although there is a stock; .*\n$/
    await changesNothing(() => expectRefused(build(), message))
  })
})

describe('bad input', () => {
  inSketch()

  it.each([
    ['an unknown family', replaced('feed.yaml', 'family: survo', 'family: surfo'), /feed\.yaml:9:\d+: /],
    ['impossible stars', replaced('feed.yaml', 'shape: 2x3', 'shape: 2x3, stars: 5'), /:9:\d+: .*stars/],
    ['invalid YAML', added('feed.yaml', ': [\n'), /feed\.yaml:1\d:\d+: /],
  ])('in a plan: %s', async (_, change, message) => {
    change()
    await changesNothing(async () => {
      for (const answer of [await build(), await verify(), await runFeed('calendar', folder())]) {
        expect(answer).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(message) })
        expect(answer.stderr.trim().split('\n')).toHaveLength(1)
      }
    })
  })

  const setSecret = (secret: string) => () => {
    process.env.PUZZLEWRIGHT_FEED_SECRET = secret
  }
  it.each([
    [/feed\.yaml: no such file; start a feed with: puzzlewright feed init /, gone('feed.yaml')],
    [/:1: the ledger belongs to the feed "large"/, replaced('ledger.jsonl', '"small"', '"large"')],
    [
      /:1: the feed starts on 2026-12-30, but the plan/,
      replaced('ledger.jsonl', '"start":"2027-01-01"', '"start":"2026-12-30"'),
    ],
    [/:1: the ledger belongs to another feed/, replaced('ledger.jsonl', FEED_ID, FEED_ID.replace('6', '7'))],
    [/:4: not a line of a ledger; restore/, replaced('ledger.jsonl', 'e":"2027-01-02"', 'e":2027-01-02"')],
    [/feed\.secret: no secret in this file/, gone('feed.secret')],
    [/feed\.secret: expected 64 hexadecimal digits/, added('feed.secret', 'abc')],
    [/PUZZLEWRIGHT_FEED_SECRET: expected 64/, setSecret('x')],
    [/other users can read this file.*chmod 600/, () => chmodSync(at('feed.secret'), 0o640)],
  ])('refuses to build: %s', async (message, damage) => {
    damage()
    await changesNothing(async () => {
      // The puzzles of the 5th are due.
      const answer = await build(folder(), '2027-01-03T12:00:00Z')
      expect(answer).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(message) })
      expect(answer.stderr).toMatch(/^error: .*\n$/)
    })
  })

  it('build refuses an instant before the first date is public', async () => {
    const message =
      /^error: nothing is public as of 2026-12-31T09:59:59Z; the first date, 2027-01-01, is public from 2026-12-31T10:00:00Z.*\n$/
    await changesNothing(() => expectRefused(build(folder(), '2026-12-31T09:59:59Z'), message))
  })

  it.each(refusals.usage)('usage: %s', async (typed, message) => {
    await changesNothing(() => expectRefused(runFeed(...command(typed)), new RegExp(message), EXIT.usage))
  })

  it.each(refusals.refused)('refuses %s', async (typed, message) => {
    await changesNothing(async () => {
      const when = typed.startsWith('sheet') ? [] : ['--as-of', NOW]
      await expectRefused(runFeed(...command(typed), ...when), new RegExp(`^error: .*${message}.*\n$`))
    })
  })
})

describe('a site folder', () => {
  inCopy()

  it.each([
    ['the folder of the feed', ['.']],
    ['the folder above', ['..']],
    ['the stock', ['stock']],
  ])('cannot be %s, which would publish private files', async (_, [out]) => {
    const message = /^error: --out .*: a site in this folder would publish .*; choose another folder\n$/
    await changesNothing(() => expectRefused(build(folder(), NOW, '--out', at(out)), message))
  })

  it.each([
    ['a page', 'index.html'],
    ['a file of a puzzle', '2027-01-02/survo/puzzle.json'],
    ['a file in place of a folder', '2027-01-02'],
  ])('is left unchanged if it contains %s that this feed did not write', async (_, path) => {
    rmSync(at('site'), { recursive: true })
    mkdirSync(at('site', path, '..'), { recursive: true })
    writeFileSync(at('site', path), 'mine')
    const remedy = 'exists, and this feed did not write it; move it, or choose another folder with --out'
    await changesNothing(() => expectRefused(build(), `${at('site', path)}: ${remedy}`))
  })

  it.each([
    ['page', 'index.html'],
    ['folder', 'assets'],
    ['folder of a date', '2027-01-03'],
  ])('is not written through a link in place of a %s', async (_, path) => {
    renameSync(at('site', path), at('mine'))
    symlinkSync(at('mine'), at('site', path))
    const target = statSync(at('mine')).isFile() ? '' : readdirSync(at('mine'))[0]
    writeFileSync(at('mine', target), 'mine')
    const message = `${at('site', path)}: is a link, which a build does not follow; remove it`
    await changesNothing(() => expectRefused(build(), message))
    // Nor is a file removed through a link when its date is no longer public.
    if (path === '2027-01-03')
      await changesNothing(() => expectRefused(build(folder(), '2027-01-01T12:00:00Z'), message))
  })

  it('keeps foreign files in other places, and verify reports them', async () => {
    writeFileSync(at('site/favicon.ico'), 'mine')
    mkdirSync(at('site/2026-01-01'))
    writeFileSync(at('site/2026-01-01/index.html'), 'mine too')
    await build(folder(), '2027-01-01T09:00:00Z')
    expect([text('site/favicon.ico'), text('site/2026-01-01/index.html')]).toEqual(['mine', 'mine too'])
    const stderr = 'site: ignored 2 files that no build wrote\n'
    expect(await verify('2027-01-01T09:00:00Z')).toMatchObject({ status: 0, stderr })
  })

  it('that belongs to another feed is left alone', async () => {
    writeFileSync(at('site/.puzzlewright-feed'), 'another')
    const message = 'belongs to another feed, another; choose another folder with --out'
    await changesNothing(() => expectRefused(build(), `${at('site')}: ${message}`))
    expect((await verify()).status).toBe(1)
  })

  it('is refused if it is a file', async () => {
    const out = at('site', 'index.html')
    await expectRefused(build(folder(), NOW, '--out', out), `${out} is a file; choose a folder`)
  })
})

describe('correct --withdraw', () => {
  inCopy()

  const note = 'Two solutions: <b>sorry</b> & "Grüße" </script>'
  const withdraw = () =>
    runFeed('correct', folder(), '2027-01-01', 'survo', '--withdraw', '--note', note, '--as-of', LATER)

  it('adds a line to the ledger; the next build removes the files and informs readers', async () => {
    const before = lines()
    const said = '2027-01-01 survo is withdrawn; the next build publishes this\n'
    expect(await withdraw()).toMatchObject({ status: 0, stderr: said })
    expect(lines().slice(0, -1)).toEqual(before)
    const place = { date: '2027-01-01', slot: 'survo', revision: 1, reason: 'withdrawn' }
    expect(entries().at(-1)).toEqual({ ...place, note, at: LATER, files: {} })
    // Until the next build, the site shows the puzzle as it was.
    const stderr = expect.stringMatching(/^site: the next build has \d+ files to update\n$/)
    expect(await verify(LATER)).toMatchObject({ status: 0, stderr })
    expect((await build(folder(), LATER)).status).toBe(0)
    expect(Object.keys(sumsBelow(at('site/2027-01-01/survo')))).toEqual(['index.html'])
    const page = text('site/2027-01-01/survo/index.html')
    expect(page).toContain('&lt;b&gt;sorry&lt;/b&gt; &amp; ')
    expect(page).not.toContain('<b>sorry')
    expect(page).not.toContain('<number-puzzle')
    expect(changedItems()).toEqual([`https://example.org/puzzles/2027-01-01/survo/ ${LATER}`])
    expect(text('site/feed.json')).not.toContain('<b>sorry')
    expect(text('site/atom.xml')).toContain(`<updated>${LATER}</updated>`)
    await isFine(LATER)
    await expectRefused(withdraw(), '2027-01-01 survo is already withdrawn')
    const { stdout } = await runFeed('calendar', folder(), '2027-01', '--json', '--as-of', LATER)
    expect(JSON.parse(stdout).days[0].cells).toMatchObject([{ state: 'public' }, { state: 'withdrawn' }])
  })

  it.each([
    ['was lost', gone('site.index')],
    ['has other file times, as after a copy', replaced('site.index', / \d{13} /g, ' 1000000000000 ')],
  ])('removes the files if the index %s', async (_, change) => {
    change()
    await withdraw()
    await build(folder(), LATER)
    expect(Object.keys(sumsBelow(at('site/2027-01-01/survo')))).toEqual(['index.html'])
    await isFine(LATER)
  })

  it('removes the files that a killed build was writing', async () => {
    // After a kill, a written file is not in the index yet, or is in it with a different time.
    const index = text('site.index').replace(/ done .*/, ' begun')
    writeFileSync(at('site.index'), index.replaceAll(/^(\w+) \d+ \d+ (2027-01-01\/survo\/.*)$/gm, '- 0 0 $2'))
    await withdraw()
    await build(folder(), LATER)
    expect(Object.keys(sumsBelow(at('site/2027-01-01/survo')))).toEqual(['index.html'])
  })
})

describe("the editor's views", () => {
  inCopy()

  it('calendar shows which puzzles are public, made and planned', async () => {
    const { status, stdout } = await runFeed('calendar', folder(), '2027-01', '--as-of', NOW)
    expect(status).toBe(0)
    const rows = stdout.split('\n')
    expect(rows[0].trim().split(/\s+/)).toEqual(['sudoku', 'survo'])
    expect(rows[3]).toMatch(/^sun 2027-01-03 {2}★\d 4x4 {2}★\d 2x3$/)
    expect(rows[4]).toMatch(/^mon 2027-01-04 {2}\+\d 4x4 {2}\+\d 2x3$/)
    expect(rows[5]).toMatch(/^tue 2027-01-05 {2}\? 4x4 {3}\? 2x3$/)
  })

  it.each([[], ['--json'], ['--out', 'early.pdf']])(
    'calendar has no months before the start %s',
    async (...options) => {
      const early = await runFeed('calendar', folder(), '2026-12', ...options)
      const line = '2026-12 is before the first date of the feed, 2027-01-01; name a later month\n'
      expect(early).toEqual({ status: 1, stdout: '', stderr: expect.stringContaining(line) })
      expect(early.stderr.trim().split('\n')).toHaveLength(1)
    },
  )

  it('calendar prints the month for an editor: made, planned and withdrawn puzzles', async () => {
    const note = ['--withdraw', '--note', 'A misprint.', '--as-of', LATER]
    expect((await runFeed('correct', folder(), '2027-01-01', 'survo', ...note)).status).toBe(0)
    const out = at('month.pdf')
    const printed = await runFeed('calendar', folder(), '2027-01', '--as-of', LATER, '--out', out)
    expect(printed).toEqual({ status: 0, stdout: '', stderr: `${out}\n` })
    const pages = await pagesOf(await openPdf(readFileSync(out)))
    const texts = pages.flatMap(({ phrases }) => phrases.map((phrase) => phrase.text.trim()))
    expect(texts.filter((one) => /^Planned/.test(one))).toHaveLength(2 * 27)
    expect(texts.join(' ')).toContain('Withdrawn on 2 January 2027: A misprint.')
    expect(texts.join(' ').match(/Degree: \d+/g)).toHaveLength(7)
    const usual = await runFeed('calendar', folder(), '2027-01', '--json', '--out', out)
    expect(usual.stderr).toContain('--json cannot be used with --out')
    expect((await runFeed('calendar', folder(), '--out', at('m.txt'))).stderr).toContain('must end in .pdf')
    expect((await runFeed('calendar', folder(), '--out', out, '--paper', 'B9')).status).toBe(EXIT.usage)
  })

  it('review writes a private page of coming puzzles with solutions, outside the site', async () => {
    const before = sumsBelow(at('site'))
    const typed = command(`review F --ahead 1 --workers 1 -q --as-of ${NOW}`)
    const { status, stdout } = await runFeed(...typed)
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${at('review', 'index.html')}\n` })
    const page = text('review/index.html')
    expect(page).toContain('2027-01-04')
    expect(page).not.toContain('2027-01-05')
    expect(sumsBelow(at('site'))).toEqual(before)
    await isFine()
  })

  it('names no file with characters that command the terminal', async () => {
    const name = '\x1b[2Jowned'
    const shown = at('\\u{1b}[2Jowned')
    const reviewed = await runFeed(
      ...command(`review F --ahead 1 --workers 1 -q --as-of ${NOW}`),
      '--out',
      at(name),
    )
    expect(reviewed).toMatchObject({ status: 0, stdout: `${join(shown, 'index.html')}\n` })
    const printed = await runFeed(...command(`calendar F 2027-01 --as-of ${NOW}`), '--out', at(`${name}.pdf`))
    expect(printed).toEqual({ status: 0, stdout: '', stderr: `${shown}.pdf\n` })
  })

  it('review states the facts of a puzzle in the language of the feed', async () => {
    appendFileSync(at('feed.yaml'), 'language: de\n')
    expect(await runFeed(...command(`review F --ahead 1 --workers 1 -q --as-of ${NOW}`))).toMatchObject({
      status: 0,
    })
    const page = text('review/index.html')
    expect(page).toMatch(
      /<p>Format: Sudoku 4×4 · Grad: \d+ · Lösungsweg: genaues Hinsehen · Vorgaben: \d+<\/p>/,
    )
  })

  it.each([
    ['svg', '<svg'],
    ['png', '\x89PNG'],
    ['pdf', '%PDF-'],
  ])('sheet writes puzzles as %s, in files named by date and slot', async (format, start) => {
    const out = at('blocks')
    const typed = command(`sheet F 2027-01 survo --format ${format} --width 60mm --dpi 72 --out ${out}`)
    expect(await runFeed(...typed)).toEqual({ status: 0, stdout: '', stderr: `4 blocks in ${out}\n` })
    const names = ['01', '02', '03', '04'].map((day) => `2027-01-${day}-survo.${format}`)
    expect(readdirSync(out).sort()).toEqual(names)
    const bytes = readFileSync(join(out, `2027-01-02-survo.${format}`), 'latin1')
    expect(bytes.slice(0, 200)).toContain(start)
  })
})

describe('an interrupted command', () => {
  inCopy()

  /** Runs a command, and interrupts it as soon as it listens for SIGINT. */
  async function interrupted(...args: string[]) {
    const interrupt = (event: string | symbol, listener: (signal: string) => void) => {
      if (event === 'SIGINT') setImmediate(() => listener('SIGINT'))
    }
    process.on('newListener', interrupt)
    try {
      return await runFeed(...args, '--as-of', NOW)
    } finally {
      process.off('newListener', interrupt)
    }
  }

  it.each([
    'review F --ahead 20 -q',
    'reject F 2027-01-04 survo',
    'correct F 2027-01-01 survo --replace --note x',
  ])('%s exits with 130 and leaves the ledger valid', async (typed) => {
    const before = text('ledger.jsonl')
    const { status, stdout, stderr } = await interrupted(...command(typed))
    expect({ status, stdout }).toEqual({ status: 130, stdout: '' })
    expect(stderr).toMatch(/^stopped; /)
    expect(text('ledger.jsonl').startsWith(before)).toBe(true)
    expect((await verify()).status).toBe(0)
  })
})

describe("an editor's file of puzzles", () => {
  const slots = 'slots: [{ slot: ours, family: sudoku, shape: 4x4, from: mine.txt }]\n'
  const plan = SMALL_PLAN.replace(/slots:[\s\S]*/, slots)
  const [one, twin, other] = ['1.....2..3.....4', '4.....3..2.....1', '.3..1.....13...2'].map(
    (clues) => `sudoku:4x4:${clues}`,
  )

  it('skips a twin within one build, and ends with exit code 3 when it has no more', async () => {
    const mine = smallFeed(plan)
    writeFileSync(join(mine, 'mine.txt'), `${[one, twin, other].join('\n')}\n`)
    const { status, stderr } = await build(mine)
    expect(status).toBe(3)
    expect(stderr).toContain('2027-01-03 ours: no new puzzles left: mine.txt')
    expect(ledgerEntries(mine)).toMatchObject([{ id: one }, { id: other }])
    expect(existsSync(join(mine, 'site/2027-01-02/ours/index.html'))).toBe(true)
  })

  it('is followed by a reserve, which the editor is told; another build makes the same', async () => {
    const reserved = plan.replace('from: mine.txt', 'from: mine.txt, reserve: spare.txt')
    const built = async () => {
      const mine = smallFeed(reserved)
      writeFileSync(join(mine, 'mine.txt'), `${one}\n`)
      writeFileSync(join(mine, 'spare.txt'), `${[twin, other].join('\n')}\n`)
      return { mine, told: await build(mine, '2026-12-31T12:00:00Z') }
    }
    const { mine, told } = await built()
    const reason =
      'no new puzzles left: mine.txt; choose another shape, or allow reruns with "repeat-after: 365"'
    expect(told.stderr).toContain(`2027-01-02 ours: took ${other} from the reserve, because: ${reason}\n`)
    expect(told.status).toBe(0)
    expect(ledgerEntries(mine)).toMatchObject([{ id: one }, { id: other, reserve: reason }])
    expect(feedSums((await built()).mine)).toEqual(feedSums(mine))
    const { stdout } = await runFeed('calendar', mine, '2027-01', '--as-of', '2026-12-31T12:00:00Z')
    expect(stdout.match(/^.*\*$/gm)).toEqual([expect.stringContaining('2027-01-02')])
    expect(stdout).toContain('* from the reserve')
    expect((await build(mine, '2027-01-01T12:00:00Z')).stderr).toContain('no new puzzles left in the reserve')
  })

  it('is rejected with the number of the line that is not a puzzle', async () => {
    const mine = smallFeed(plan)
    writeFileSync(join(mine, 'mine.txt'), `${one}\nhello\n`)
    await expectRefused(build(mine), /^error: mine\.txt:2: /)
  })
})

describe('serve', () => {
  inCopy()

  it('serves the site as of an instant until it is interrupted', async () => {
    const { child, ended } = startFeed('serve', folder(), '--as-of', NOW)
    const address = await new Promise<string>((done) => {
      child.stdout.once('data', (data) => done(String(data).trim()))
    })
    const statusOf = async (path: string) => (await fetch(address + path)).status
    expect(await statusOf('')).toBe(200)
    expect(await statusOf('2027-01-03/survo/puzzle.svg')).toBe(200)
    expect(await statusOf('2027-01-04/survo/puzzle.svg')).toBe(404)
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ status: 0, stderr: '' })
  })

  it('names the command that makes puzzles if there are none', async () => {
    const empty = smallFeed()
    const remedy = `make them with: puzzlewright feed build ${empty}`
    const answer = runFeed('serve', empty, '--as-of', NOW)
    await expectRefused(answer, `no puzzles up to 2027-01-03 have been made yet; ${remedy}`)
  })
})

describe('lost files', () => {
  inCopy()

  it('are restored if the site was removed', async () => {
    const before = feedSums(folder())
    gone('site')()
    gone('site.index')()
    expect((await verify()).stderr).toContain('not written yet')
    await build()
    expect(feedSums(folder())).toEqual(before)
  })

  it('are restored if the ledger was cut, with the same secret', async () => {
    const before = feedSums(folder())
    truncateSync(at('ledger.jsonl'), statSync(at('ledger.jsonl')).size - 10)
    expect((await verify(NOW, '--mend')).status).toBe(0)
    expect((await build()).status).toBe(0)
    expect(feedSums(folder())).toEqual(before)
  })
})

describe('correct --replace, and reject', () => {
  inCopy()

  it('makes another puzzle at the same address, and informs readers', async () => {
    const before = lines()
    const was = sumsBelow(at('site/2027-01-02/sudoku'))
    const typed = command('correct F 2027-01-02 sudoku --replace --as-of')
    const said = await runFeed(...typed, LATER, '--note', 'A <i>slip</i>')
    const stderr = '2027-01-02 sudoku has a new puzzle; the next build publishes it\n'
    expect(said).toEqual({ status: 0, stdout: '', stderr })
    const entry = entries().at(-1)
    expect(lines().slice(0, -1)).toEqual(before)
    expect(entry).toMatchObject({ revision: 1, reason: 'replaced', note: 'A <i>slip</i>', at: LATER })
    expect(before.join()).not.toContain(entry.key)
    expect((await verify(LATER)).status).toBe(0)
    await build(folder(), LATER)
    const is = sumsBelow(at('site/2027-01-02/sudoku'))
    expect(Object.keys(is)).toEqual(Object.keys(was))
    expect(is['puzzle.json']).toBe(entry.files['puzzle.json'])
    expect(is['puzzle.json']).not.toBe(was['puzzle.json'])
    expect(text('site/2027-01-02/sudoku/index.html')).toContain('A &lt;i&gt;slip&lt;/i&gt;')
    expect(changedItems()).toEqual([`https://example.org/puzzles/2027-01-02/sudoku/ ${LATER}`])
    const events = text('site/calendar.ics').split('BEGIN:VEVENT')
    const dates = events.filter((one) => one.includes('SEQUENCE:1')).map((one) => /DATE:(\d+)/.exec(one)?.[1])
    expect(dates).toEqual(['20270102'])
    await isFine(LATER)
  })

  it('makes another puzzle before its date is public, and does not inform readers', async () => {
    const said = await runFeed(...command(`reject F 2027-01-04 survo --as-of ${NOW}`))
    expect(said).toMatchObject({ status: 0, stderr: '2027-01-04 survo has a new puzzle\n' })
    const entry = entries().at(-1)
    expect(entry).toMatchObject({ date: '2027-01-04', revision: 1, reason: 'rejected' })
    expect(entry.note).toBeUndefined()
    await isFine()
    const before = sumsBelow(at('site'))
    await build()
    expect(sumsBelow(at('site'))).toEqual(before)
    await build(folder(), '2027-01-03T10:00:00Z', '--ahead', '0')
    expect(JSON.parse(text('site/2027-01-04/survo/puzzle.json')).id).toBe(entry.id)
    expect(changedItems()).toEqual([])
  })
})

it.each([
  ['0', ['05', '04', '03']],
  ['2', ['07', '06', '05', '04', '03']],
])('shows three dates, and those that are published %s days early', async (ahead, days) => {
  await build(folder(), '2027-01-04T12:00:00Z', '--ahead', ahead)
  const dates = days.map((day) => `2027-01-${day}`)
  const datesIn = (path: string, form: RegExp) => Array.from(text(path).matchAll(form), ([, date]) => date)
  expect(datesIn('site/index.html', /data-date="([^"]*)"/g)).toEqual(dates)
  expect(datesIn('site/survo/embed/index.html', /"date":"([^"]*)"/g)).toEqual(dates)
  const latest: { dates: { date: string }[] } = JSON.parse(text('site/latest.json'))
  expect(latest.dates.map(({ date }) => date)).toEqual(dates)
})
