// `npm run pin`: stores the bytes of some puzzles of every family in test/families/X/pinned.json. A test then
// fails if the same name makes another puzzle. Pins of this generator version stay unchanged; a family
// without pins gets two of its usual shape, and pins of an older version are replaced. `-- NAME...` pins
// more, such as `sudoku:9x9:minimal#pin/0`.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FAMILIES, GENERATOR_VERSION } from '../dist/index.js'

const MAIN = resolve(import.meta.dirname, '../dist/program/main.js')
const VERSION = `@${GENERATOR_VERSION}`
const fileOf = (name) => resolve(import.meta.dirname, `../test/families/${name}/pinned.json`)

for (const family of FAMILIES) {
  const file = fileOf(family.name)
  const pinned = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const known = pinned ? Object.keys(pinned) : usual(family)
  const more = process.argv.slice(2).filter((name) => name.startsWith(`${family.name}:`))
  const names = new Set([...known, ...more].map((name) => name.replace(/@\d+$/, '') + VERSION))
  const entries = Array.from(names, (name) => [name, pinned?.[name] ?? cluesOf(name)])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}

/** The names that are pinned by default. */
function usual({ name, making }) {
  return [0, 1].map((number) => `${name}:${making.shape}#pin/${number}`)
}

/** The clues of the puzzle with this made name. */
function cluesOf(made) {
  const record = execFileSync(process.execPath, [MAIN, 'generate', made, '--json'], { encoding: 'utf8' })
  return JSON.parse(record).id.split(':').slice(2).join(':')
}
