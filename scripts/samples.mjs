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
const PAGES = { 1: 'title', 5: 'how-to-play', 22: 'puzzles', 28: 'solutions' }
const PAGE_DPI = 80

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
for (const [page, name] of Object.entries(PAGES)) {
  const path = join(SAMPLES, `page-${name}`)
  run('pdftoppm', [
    '-r',
    String(PAGE_DPI),
    '-gray',
    '-png',
    '-singlefile',
    '-f',
    page,
    '-l',
    page,
    book,
    path,
  ])
}
rmSync(folder, { recursive: true })
