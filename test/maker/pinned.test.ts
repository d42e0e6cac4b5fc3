// Published puzzles stay the same: a made name makes the same puzzle until GENERATOR_VERSION changes. A
// change that affects a puzzle in test/families/X/pinned.json needs a new version; `npm run pin` then
// regenerates these files.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FAMILIES, GENERATOR_VERSION } from '../../src/index.ts'
import { makeDraw } from '../../src/maker/puzzleFromSeed.ts'
import { parseMadeName } from '../../src/maker/recipeName.ts'

const VERSION = 3

it('is the version of the pinned puzzles', () => {
  expect(GENERATOR_VERSION).toBe(VERSION)
})

describe.each(FAMILIES.map(({ name }) => [name] as const))('%s', (name) => {
  const pinned = pinnedOf(name)

  it('has pinned puzzles', () => {
    expect(pinned.length, `npm run pin makes test/families/${name}/pinned.json`).toBeGreaterThan(1)
  })

  it.each(pinned)('%s is still the same', (made, clues) => {
    const { seed, ...recipe } = parseMadeName(made)
    const id = `${recipe.family.name}:${recipe.shape.text}:${clues}`
    expect(makeDraw(recipe)(seed)).toMatchObject({ record: { id, made } })
  })
})

/** The made names of a family's pinned puzzles, with the clues of each. */
function pinnedOf(name: string): [made: string, clues: string][] {
  const file = join(import.meta.dirname, `../families/${name}/pinned.json`)
  return existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : []
}
