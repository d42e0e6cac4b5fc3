// Regenerates the samples in generated/samples/: a picture of each family, and a few pages of the book that `npm start`
// makes. Poppler's pdftoppm turns pages into pictures (`apt-get install poppler-utils`).
//
//   npm run samples

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { FAMILIES } from '../dist/index.js'

const MAIN = resolve(import.meta.dirname, '../dist/program/main.js')
const SAMPLES = resolve(import.meta.dirname, '../generated/samples')
const RECIPE = resolve(import.meta.dirname, '../examples/sample-book.yaml')
const SEED = 'sample'
/** Pages of the sample book, counted from 1, and what they show. */
const PAGES = { 1: 'title', 5: 'how-to-play', 20: 'puzzles', 27: 'solutions' }
const PAGE_DPI = 80
/** The designs of title pages and covers. */
const DESIGNS = ['board', 'mosaic', 'type']
const DESIGN_DPI = 50
const COVER_DPI = 24

function run(command, args, input) {
  const { status, stdout, error } = spawnSync(command, args, {
    input,
    maxBuffer: 1 << 28,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? `exit code ${status}`}`)
  return stdout
}

const puzzlewright = (args, input) => run(process.execPath, [MAIN, ...args], input)

rmSync(SAMPLES, { recursive: true, force: true })
mkdirSync(SAMPLES, { recursive: true })
/** Puzzles with further rules that the documents show: their names, and those of their pictures. */
const WITH_RULES = [
  ['x', 'sudoku-x'],
  ['windoku', 'windoku'],
]

for (const [asked, name] of [...FAMILIES.map((family) => [family.name, family.name]), ...WITH_RULES]) {
  const record = puzzlewright(['generate', asked, '--seed', SEED, '--json'])
  for (const [ending, ...options] of [[''], ['-solution', '--solution']]) {
    const svg = String(puzzlewright(['render', '--format', 'svg', '--size', '60', ...options], record))
    // Drawings are black without a background, so they would be invisible on a dark page.
    writeFileSync(
      join(SAMPLES, `${name}${ending}.svg`),
      svg.replace('<svg ', '<svg style="background:#fff" '),
    )
  }
}

const folder = mkdtempSync(join(tmpdir(), 'puzzlewright-'))
const book = join(folder, 'book.pdf')
puzzlewright(['book', RECIPE, '--out', book])
for (const [page, name] of Object.entries(PAGES)) picture(book, page, `page-${name}`, PAGE_DPI, '-gray')

// The title page and the cover of each design, with the same puzzles. The paper makes a spine that is wide enough for text.
const puzzles = join(folder, 'book.puzzles.jsonl')
const text = ['--title', 'Quiet Numbers', '--author', 'Puzzlewright', '--trim', '6x9', '--paper', '1mm']
for (const design of DESIGNS) {
  const made = join(folder, `${design}.pdf`)
  puzzlewright([
    'book',
    '--puzzles',
    puzzles,
    ...text,
    '--design',
    design,
    '--cover',
    'colour',
    '--out',
    made,
  ])
  picture(made, 1, `page-design-${design}`, DESIGN_DPI, '-gray')
  picture(join(folder, `${design}.cover.pdf`), 1, `cover-${design}`, COVER_DPI)
}
rmSync(folder, { recursive: true })

/** Turns a page of a PDF file into a picture in the folder of samples. */
function picture(file, page, name, dpi, ...options) {
  const only = ['-f', String(page), '-l', String(page)]
  run('pdftoppm', ['-r', String(dpi), ...options, '-png', '-singlefile', ...only, file, join(SAMPLES, name)])
}
