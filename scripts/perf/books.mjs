// A book of 480 puzzles and 200 pages, from nothing: time, memory, size.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atLeast, atMost } from './bounds.mjs'
import { ROOT } from './data.mjs'

/** Named, so that figures can still be compared when there are more. */
const FAMILIES = ['sudoku', 'kenken', 'survo', 'hidoku', 'magic']
const RECIPE = {
  title: 'Benchmark',
  seed: 'bench',
  trim: 'A4',
  puzzlesPerPage: 4,
  solutionsPerPage: 7,
  sections: FAMILIES.map((family) => ({ family, count: 96 })),
}

/** Prints the largest memory of the process and its threads at the end, in kB. */
const REPORT_MEMORY =
  'data:text/javascript,process.on("exit",()=>process._rawDebug("kB",process.resourceUsage().maxRSS))'

export const BOOKS = {
  'a book of 480 puzzles': () => {
    const folder = mkdtempSync(join(tmpdir(), 'puzzlewright-'))
    const recipe = join(folder, 'recipe.json')
    const out = join(folder, 'book.pdf')
    writeFileSync(recipe, JSON.stringify(RECIPE))
    const main = join(ROOT, 'dist/cli/main.js')
    const began = performance.now()
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', REPORT_MEMORY, main, 'book', recipe, '--out', out],
      { encoding: 'utf8' },
    )
    const seconds = (performance.now() - began) / 1000
    if (status !== 0) throw new Error(stderr)
    const bytes = statSync(out).size
    rmSync(folder, { recursive: true })
    const [, pages] = /(\d+) pages/.exec(stderr)
    const [, laidOut] = /laid out in ([\d.]+) s/.exec(stderr)
    const kilobytes = Array.from(stderr.matchAll(/^kB (\d+)$/gm), ([, kB]) => Number(kB))
    return [
      { what: 'pages', figure: Number(pages), ...atLeast(200, 200) },
      { what: 's in all', figure: seconds, ...atMost(300, 300) },
      { what: 's for layout', figure: Number(laidOut), ...atMost(10, 10) },
      { what: 'MB of memory', figure: Math.max(...kilobytes) / 1024, ...atMost(500, 500) },
      { what: 'MB of file', figure: bytes / 1e6, ...atMost(5, 5) },
    ]
  },
}
