import { describe, expect, it } from 'vitest'
import { FAMILIES, findFamily, generate, NO_WISHES, parseMadeName, parseOrder } from '../../src/index.ts'
import { madeName } from '../../src/maker/madeName.ts'

function recipeOf(name: string, asked = '', shape?: string) {
  const family = findFamily(name)
  return {
    family,
    shape: family.notation.parseShape(shape ?? family.making.shape),
    order: parseOrder(family, asked),
  }
}

describe('the names that say how a puzzle was made', () => {
  it.each(FAMILIES.map((family) => family.name))('%s: read back, whatever the seed', (name) => {
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
    '%s is none',
    (text) => {
      expect(() => parseMadeName(text)).toThrow('does not say how a puzzle was made')
    },
  )
})
