import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import {
  FAMILIES,
  findFamily,
  generate,
  NO_WISHES,
  parseMadeName,
  parseOrder,
  readPuzzles,
} from '../../src/index.ts'
import { madeName } from '../../src/maker/madeName.ts'

const SCHEMA = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../schemas/record.schema.json'), 'utf8'),
)
const validate = new Ajv({ strict: true, allErrors: true }).compile(SCHEMA)

function recipeOf(name: string, asked = '', shape?: string) {
  const family = findFamily(name)
  return {
    family,
    shape: family.notation.parseShape(shape ?? family.making.shape),
    order: parseOrder(family, asked),
  }
}

describe('records', () => {
  it.each([
    ['sudoku', 'minimal', '12x12'],
    ['sudoku', 'clues=40,symmetry=all', undefined],
    ['kenken', 'max-cage=3', '4x4'],
    ['survo', '', '2x10'],
    ['hidoku', 'blocked=6,free-ends', '6x6'],
    ['magic', '', '4x4/10..25'],
  ])('of %s with "%s" keep to the schema and read back', (name, asked, shape) => {
    for (const record of generate(recipeOf(name, asked, shape), 'schema', { count: 3 })) {
      expect(validate(record), JSON.stringify(validate.errors)).toBe(true)
      const [entry] = readPuzzles(JSON.stringify(record))
      if ('error' in entry) throw entry.error
      const { family, puzzle } = entry
      expect(`${family.name}:${puzzle.shape.text}:${family.notation.formatClues(puzzle)}`).toBe(record.id)
      expect(entry.record?.solution).toEqual(record.solution.map((row) => row.map((value) => value ?? 0)))
      // The notation says the same as the name.
      const [again] = readPuzzles(`${record.family} ${record.shape}\n${record.text}\n`)
      expect(again).toMatchObject({ family, puzzle })
    }
  })

  it('are refused by the schema when a part is missing, or one too many', () => {
    const [record] = generate(recipeOf('survo'), 'schema')
    expect(validate(record)).toBe(true)
    for (const key of Object.keys(record)) {
      // A record of its own without a grade is one, too.
      if (key === 'grade') continue
      const { [key as keyof typeof record]: _, ...rest } = record
      expect(validate(rest), key).toBe(false)
    }
    expect(validate({ ...record, more: 1 })).toBe(false)
    expect(validate({ ...record, grade: { ...record.grade, stars: 6 } })).toBe(false)
    expect(validate({ ...record, grade: { ...record.grade, needs: undefined } })).toBe(false)
    expect(validate({ ...record, solution: [[0]] })).toBe(false)
    expect(validate({ ...record, minimal: 'yes' })).toBe(false)
  })
})

describe('lines of JSON', () => {
  const [good] = generate(recipeOf('survo', '', '2x2'), 'lines')

  it.each([
    ['{"id": 5}', 'needs an "id"'],
    ['{"family":"sudoku"}', 'needs an "id"'],
    ['{"id":"53..7"}', 'not the name of a puzzle'],
    ['{"id":"sudoku:9x9:123"}', 'expected 81'],
    ['{"id":', 'no line of JSON'],
    [JSON.stringify({ ...good, family: 'sudoku' }), 'are not those of its "id", "survo:2x2"'],
    [JSON.stringify({ ...good, shape: '9x9' }), 'are not those of its "id"'],
    [JSON.stringify({ ...good, solution: [good.solution.flat()] }), 'no board of 2x2'],
    [JSON.stringify({ ...good, solution: good.solution.flat() }), 'rows of numbers'],
    [JSON.stringify({ ...good, solution: [[1, 2, 3], [4]] }), 'rows of numbers'],
    [JSON.stringify({ ...good, solution: [[1]] }), 'no board of 2x2'],
    [JSON.stringify({ ...good, solution: 'none' }), 'rows of numbers'],
    [JSON.stringify({ ...good, solution: [[1, 'x']] }), 'rows of numbers'],
  ])('%s is refused, and the next line read', (line, message) => {
    const entries = readPuzzles(`${line}\n${JSON.stringify(good)}\n`)
    expect(entries.length).toBe(2)
    const [first, second] = entries
    expect('error' in first && first.error.message).toContain(message)
    expect('error' in first && first.error.line).toBe(1)
    expect('error' in second).toBe(false)
  })

  it('point at the id where the id is wrong', () => {
    const [entry] = readPuzzles('{"family":"sudoku","id":"sudoku:4x4:12345678901234567"}')
    expect('error' in entry && entry.error.column).toBeGreaterThan(25)
  })

  it('are read wherever names are', () => {
    const text = `sudoku:4x4:1.....2..3.....4\n${JSON.stringify(good)}\n\n${good.id}\n`
    expect(
      readPuzzles(text).map((entry) => ('error' in entry ? entry.error.message : entry.family.name)),
    ).toEqual(['sudoku', 'survo', 'survo'])
  })
})

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
