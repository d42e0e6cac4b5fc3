// Makes fonts/PuzzlewrightSerif.ttf, the letters of titles: the display cut of Source Serif 4 in the weight 600 with the characters
// of five languages. It belongs with Source Sans 3, and its fine strokes are made for large sizes. The name "Source" is reserved by
// its licence, so this part has another name, inside the file too.
//
//   node scripts/title-typeface.mjs

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { renamed } from './typeface-name.mjs'

const PATH = resolve(import.meta.dirname, '../fonts/PuzzlewrightSerif.ttf')

/** The largest optical size, and a weight whose strokes also print well in a light colour on a dark ground. */
const AXES = { opsz: 60, wght: 600 }

/** Characters with these codes, from the first to the last, and the signs and letters of five languages beyond them. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
]
const FURTHER = '−–—‘’‚“”„‹›…•ŒœŸ'

const characters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)),
).join('')

const folder = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/source-serif-4/package.json'),
)
const whole = readFileSync(join(folder, 'files/source-serif-4-latin-opsz-normal.woff2'))
const subset = await subsetFont(renamed(await convert(whole, 'truetype')), characters + FURTHER, {
  targetFormat: 'truetype',
  variationAxes: AXES,
  noLayoutClosure: true,
})
writeFileSync(PATH, subset)
console.log(`${PATH}: ${subset.length} bytes`)
