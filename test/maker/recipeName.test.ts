import { describe, expect, it } from 'vitest'
import { FAMILIES, GENERATOR_VERSION, generate, NO_WISHES, parseMadeName } from '../../src/index.ts'
import { madeName } from '../../src/maker/recipeName.ts'
import { recipeOf } from '../support/recipeOf.ts'

describe('made names', () => {
  it.each(FAMILIES.map((family) => family.name))('%s: are read back, whatever the seed', (name) => {
    for (const seed of ['0', 'a b', 'x#y@3', 'ß/1', '@', '#']) {
      const recipe = recipeOf(name)
      expect(parseMadeName(madeName(recipe, seed))).toEqual({ ...recipe, seed })
    }
  })

  it('make the puzzle that they were given to', () => {
    const [, record] = generate(recipeOf('sudoku', 'clues=32,symmetry=diagonal'), 'S', { count: 2 })
    const { seed, ...recipe } = parseMadeName(record.made)
    expect(seed).toBe('S/1')
    expect(recipe.order).toEqual({ ...NO_WISHES, clues: { least: 32, most: 32 }, symmetry: 'diagonal' })
  })

  it.each(['sudoku', 'sudoku:9x9', '#S@1', 'sudoku:9x9#S', 'sudoku#S@1', 'sudoku:9x9#@1'])(
    'do not include %s',
    (text) => {
      expect(() => parseMadeName(text)).toThrow('is not a made name')
    },
  )

  it.each([1, GENERATOR_VERSION + 1])('of version %i are refused, whatever their order', (version) => {
    for (const text of [`sudoku:9x9:stars=3#x/0@${version}`, `hidoku:4x4:sweet#x/0@${version}`]) {
      expect(() => parseMadeName(text)).toThrow(
        `"${text}" was made by generator version ${version}; this is version ${GENERATOR_VERSION}, which cannot regenerate it; use the version of Puzzlewright that made it`,
      )
    }
  })
})
