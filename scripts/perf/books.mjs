// Books and sheets: eight books of different kinds, 480 puzzles on 200 pages, 2,000 existing Sudokus, sheets for a class;
// the measures of covers, the trims, the evenness of lines and the checks of pictures.

import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { atLeast, atMost, noted } from './bounds.mjs'
import { ROOT } from './data.mjs'
import { raggedShares } from './raggedness.mjs'
import { inFolder, makeSudokus, puzzlewright } from './records.mjs'

/** Named explicitly, so that results stay comparable when families are added. */
const FAMILIES = ['sudoku', 'kenken', 'survo', 'hidoku', 'magic']
const RECIPE = {
  title: 'Benchmark',
  seed: 'bench',
  trim: 'A4',
  puzzlesPerPage: 4,
  solutionsPerPage: 7,
  sections: FAMILIES.map((family) => ({ family, count: 96 })),
}

/** Prints the peak memory of the process and its threads when it exits, in kB. */
const REPORT_MEMORY =
  'data:text/javascript,process.on("exit",()=>process._rawDebug("kB",process.resourceUsage().maxRSS))'

/** Makes a book. Returns its report, and the peak memory in MB. */
function makeBook(args) {
  const said = puzzlewright(['book', ...args], ['--import', REPORT_MEMORY])
  const kilobytes = Array.from(said.matchAll(/^kB (\d+)$/gm), ([, kB]) => Number(kB))
  return { said, megabytes: Math.max(...kilobytes) / 1024 }
}

const EIGHT_BOOKS = join(ROOT, 'examples/books')

/** Makes the books of examples/books, checks each with preflight, and counts their pages for notes. */
function makeEightBooks(folder) {
  const recipes = readdirSync(EIGHT_BOOKS).filter((name) => name.endsWith('.yaml'))
  let notes = 0
  let pages = 0
  for (const name of recipes) {
    const recipe = join(EIGHT_BOOKS, name)
    const out = join(folder, `${basename(name, '.yaml')}.pdf`)
    const { said } = makeBook([recipe, '--out', out])
    puzzlewright(['preflight', out, '--recipe', recipe])
    pages += Number(/(\d+) pages/.exec(said)[1])
    notes = Math.max(notes, pagesTitled(out, /^(Notes|Notizen)$/m))
  }
  return { books: recipes.length, pages, notes }
}

/** The number of pages with a text, as poppler reads them. */
function pagesTitled(file, title) {
  const { stdout, status, error } = spawnSync('pdftotext', [file, '-'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status !== 0) throw error ?? new Error(`pdftotext cannot read ${file}`)
  return stdout.split('\f').filter((page) => title.test(page)).length
}

/** Worked examples of published calculators: the pages, the paper and the spine in inches. */
const SPINES = [
  // kdpprintcover.com/blog/how-to-calculate-kdp-spine-width
  [200, 'white', 0.4504],
  [300, 'premium-color', 0.7041],
  [500, 'cream', 1.25],
  // bookcoverslab.com/kdp-cover-size-calculator/quick-reference
  [100, 'white', 0.225],
  [300, 'white', 0.676],
  // calculatorlib.com/book-spine-width-calculator
  [300, '444ppi', 0.6757],
  // selfpublishing.com
  [200, '400ppi', 0.5],
]

/** The largest difference from the calculators' spines, and from the whole cover of calculatorhub.com (250 pages, 6x9). */
async function coverErrors() {
  const { coverGeometry } = await import(join(ROOT, 'dist/book/cover/coverGeometry.js'))
  const { parsePaperStock } = await import(join(ROOT, 'dist/book/cover/paperStocks.js'))
  const { parseTrim } = await import(join(ROOT, 'dist/print/trimsAndPrintLimits.js'))
  const geometry = (trim, pages, paper) =>
    coverGeometry({ trim: parseTrim(trim), pages, paper: parsePaperStock(paper) })
  const spines = SPINES.map(([pages, paper, inches]) =>
    Math.abs(geometry('6x9', pages, paper).spine / 72 - inches),
  )
  const { wrapWidth, wrapHeight } = geometry('6x9', 250, '500ppi')
  return {
    spine: Math.max(...spines),
    wrap: Math.max(Math.abs(wrapWidth / 72 - 12.75), Math.abs(wrapHeight / 72 - 9.25)),
  }
}

/** The raggedness of German lines in each column, by the measure that the tests use too. */
async function germanShares() {
  const load = (path) => import(join(ROOT, 'dist', path))
  const { loadTypeface } = await load('render/loadTypeface.js')
  return raggedShares({
    families: (await load('families/registry.js')).FAMILIES,
    words: (await load('book/bookWords.js')).BOOK_WORDS.de,
    face: loadTypeface().regular,
    ...(await load('families/teaching.js')),
    ...(await load('print/lineBreaking.js')),
    ...(await load('print/evenLineBreaks.js')),
    ...(await load('book/layout/pageGeometry.js')),
    ...(await load('print/trimsAndPrintLimits.js')),
  })
}

/** Runs a file of tests. Returns how many passed; throws if one fails. */
function passing(file, config = 'vitest.config.ts') {
  const args = ['vitest', 'run', '--config', config, '--reporter=json', file]
  const { stdout } = spawnSync('npx', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 })
  const { numPassedTests, numFailedTests } = JSON.parse(stdout.slice(stdout.indexOf('{')))
  if (numFailedTests > 0) throw new Error(`${numFailedTests} tests of ${file} fail`)
  return numPassedTests
}

export const BOOKS = {
  'books: eight of different kinds': () =>
    inFolder((folder) => {
      const { books, pages, notes } = makeEightBooks(folder)
      return [
        { what: 'books that preflight passes', figure: books, ...atLeast(8, 8) },
        { what: 'pages', figure: pages, ...noted },
        { what: 'pages of notes in one, at most', figure: notes, ...atMost(1, 1) },
      ]
    }),
  'books: 480 puzzles': () =>
    inFolder((folder) => {
      const recipe = join(folder, 'recipe.json')
      const out = join(folder, 'book.pdf')
      writeFileSync(recipe, JSON.stringify(RECIPE))
      const began = performance.now()
      const { said, megabytes } = makeBook([recipe, '--out', out])
      const seconds = (performance.now() - began) / 1000
      const [, pages] = /(\d+) pages/.exec(said)
      const [, laidOut] = /laid out in ([\d.]+) s/.exec(said)
      return [
        { what: 'pages', figure: Number(pages), ...atLeast(200, 200) },
        { what: 's in all', figure: seconds, ...atMost(300, 300) },
        { what: 's for layout', figure: Number(laidOut), ...atMost(10, 10) },
        { what: 'MB of memory', figure: megabytes, ...atMost(500, 500) },
        { what: 'MB of file', figure: statSync(out).size / 1e6, ...atMost(5, 5) },
      ]
    }),
  'books: 2,000 Sudokus': () =>
    inFolder((folder) => {
      const puzzles = makeSudokus(folder, 2000)
      const { megabytes } = makeBook([
        ...['--title', 'Benchmark', '--puzzles', puzzles, '--out', join(folder, 'book.pdf')],
      ])
      return [{ what: 'MB of memory', figure: megabytes, ...atMost(300, 200) }]
    }),
  'books: sheets for 30 pupils': () =>
    inFolder((folder) => {
      const out = join(folder, 'sheets.pdf')
      const began = performance.now()
      puzzlewright([
        'sheet',
        'sudoku',
        '-n',
        '4',
        '--pupils',
        '30',
        '--seed',
        'bench',
        '--quiet',
        '--out',
        out,
      ])
      const seconds = (performance.now() - began) / 1000
      const key = readFileSync(join(folder, 'sheets.key.pdf')).length
      return [
        { what: 's for sheets and key', figure: seconds, ...atMost(20, 10) },
        { what: 'kB of key', figure: key / 1000, ...noted },
      ]
    }),
  'books: covers': async () => {
    const { spine, wrap } = await coverErrors()
    return [
      { what: 'in off published spines', figure: spine, ...atMost(0.001, 0.001) },
      { what: 'in off a published cover', figure: wrap, ...atMost(0.001, 0.001) },
    ]
  },
  'books: raggedness of German lines': async () => {
    const shares = await germanShares()
    return [
      { what: 'times that of greedy lines, in the best column', figure: Math.min(...shares), ...noted },
      {
        what: 'times that of greedy lines, in the worst column',
        figure: Math.max(...shares),
        ...atMost(0.5, 0.5),
      },
    ]
  },
  'books: twenty trims': () => [
    {
      what: 'tests by poppler and pdf.js pass',
      figure: passing('test/slow/trims.test.ts', 'vitest.slow.config.ts'),
      ...atLeast(20, 20),
    },
  ],
  'books: pictures of strangers': () => [
    {
      what: 'tests of hostile pictures pass',
      figure: passing('test/formats/pictures/hostile.test.ts'),
      ...atLeast(40, 40),
    },
  ],
}
