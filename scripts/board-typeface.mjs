// Regenerates src/render/glyphOutlines.json: the glyphs of the package's typeface that boards need, as data
// without a font file: all digits, the signs of clues, and capitals.
//
//   npm run build && node scripts/board-typeface.mjs

import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const PATH = resolve(import.meta.dirname, '../src/render/glyphOutlines.json')

/** The characters that boards may print, including the space. */
const CHARACTERS = Array.from(' 0123456789+−×÷()<=>ABCDEFGHIJKLMNOPQRSTUVWXYZΛ')

/**
 * Outlines are in units of half a thousandth of the em, since fonts have points halfway between two others.
 */
const HALVES = 2000

const whole = (em, parts) => {
  const value = em * parts
  if (Math.abs(value - Math.round(value)) > 1e-6) throw new Error(`${value} is not a whole number`)
  return Math.round(value)
}

/** Joins numbers with as few separators as possible. */
const joined = (numbers) => numbers.join(' ').replaceAll(' -', '-')

/** An outline as letters and numbers, each point relative to the one before. */
function pathOf(outline) {
  let [x, y] = [0, 0]
  return outline
    .map(({ command, points }) => {
      const steps = points.map((value, index) => {
        const place = whole(value, HALVES)
        const step = place - (index % 2 === 0 ? x : y)
        if (index % 2 === 0) x = place
        else y = place
        return step
      })
      return command + joined(steps)
    })
    .join('')
}

/**
 * Pairs of characters that are set closer together or further apart than others: by the first character, then
 * by the distance.
 */
function kerningOf(face) {
  return CHARACTERS.flatMap((first) => {
    const seconds = new Map()
    for (const second of CHARACTERS) {
      const units = whole(face.width(first + second) - face.width(first) - face.width(second), 1000)
      if (units === 0) continue
      if (/[-\d]/.test(second)) throw new Error(`${second} would be read as a number`)
      seconds.set(units, (seconds.get(units) ?? '') + second)
    }
    const groups = Array.from(seconds, ([units, characters]) => `${characters}${units}`)
    return groups.length > 0 ? `${first}${groups.join('')}` : []
  })
}

function dataOf(face) {
  const glyphs = CHARACTERS.map(
    (character) => `${character}${whole(face.width(character), 1000)}${pathOf(face.outline(character))}`,
  )
  return { capHeight: face.capHeight, glyphs, kerning: kerningOf(face) }
}

/** The text of the file. */
export function glyphOutlines({ name, regular, bold }) {
  return `${JSON.stringify({ name, regular: dataOf(regular), bold: dataOf(bold) }, undefined, 2)}\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { loadTypeface } = await import('../dist/render/loadTypeface.js')
  writeFileSync(PATH, glyphOutlines(loadTypeface()))
}
