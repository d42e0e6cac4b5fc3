// A new book of 480 puzzles and 200 pages: time, memory and size. And a book of 2,000 existing Sudokus: its
// memory.

import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atLeast, atMost } from './bounds.mjs'
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

export const BOOKS = {
  'a book of 480 puzzles': () =>
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
  'a book of 2,000 Sudokus': () =>
    inFolder((folder) => {
      const puzzles = makeSudokus(folder, 2000)
      const { megabytes } = makeBook([
        ...['--title', 'Benchmark', '--puzzles', puzzles, '--out', join(folder, 'book.pdf')],
      ])
      return [{ what: 'MB of memory', figure: megabytes, ...atMost(300, 200) }]
    }),
}
