// Makes fonts/PuzzlewrightSans.woff2, the letters of screens: a subset of the variable Source Sans 3 with the letters, digits and
// signs of all languages, in the weights from regular to bold. The name "Source" is reserved by its licence, so the subset has
// another name, inside the file too.
//
//   node scripts/screen-typeface.mjs

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { renamed } from './typeface-name.mjs'
import { readCatalogues } from './words.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const PATH = join(ROOT, 'fonts/PuzzlewrightSans.woff2')

/** The printable characters of ASCII, and the letters of further languages that use the Latin script. */
const LETTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}ÀÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜàâäåæçèéêëìíîïñòóôöøùúûüßœŒ`

/** Signs of texts, and those of sums and operators. */
const SIGNS = '¡¿«»‹›„“”‚‘’–—…·°ºª×÷−±≠≤≥✓'

/** The characters that the words of the catalogues need. */
const words = JSON.stringify(readCatalogues(join(ROOT, 'src')))

const folder = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/source-sans-3/package.json'),
)
const whole = readFileSync(join(folder, 'files/source-sans-3-latin-wght-normal.woff2'))
const characters = [...new Set(LETTERS + SIGNS + words)].sort().join('')
const subset = await subsetFont(renamed(await convert(whole, 'truetype')), characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  noLayoutClosure: true,
})
writeFileSync(PATH, subset)
console.log(`${PATH}: ${subset.length} bytes`)
