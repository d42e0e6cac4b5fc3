import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { GRADE_VERSION, type Grade, generate, readPuzzles } from '../../src/index.ts'
import { recipeOf } from '../support/recipeOf.ts'

const SCHEMA = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../schemas/record.schema.json'), 'utf8'),
)
const validate = new Ajv({ strict: true, allErrors: true }).compile(SCHEMA)

describe('records', () => {
  it.each([
    ['sudoku', 'minimal', '12x12'],
    ['sudoku', 'clues=40,symmetry=all', undefined],
    ['kenken', 'max-cage=3', '4x4'],
    ['survo', '', '2x10'],
    ['hidoku', 'blocked=6,free-ends', '6x6'],
    ['magic', '', '4x4/10..25'],
    ['sudoku', '', '6x6/3x2+x+killer'],
    ['latinsquare', '', '5x5+dots(a=2b)+lines(a<b)'],
  ])('of %s with "%s" match the schema and read back', (name, asked, shape) => {
    for (const record of generate(recipeOf(name, asked, shape), 'schema', { count: 3 })) {
      expect(validate(record), JSON.stringify(validate.errors)).toBe(true)
      const [entry] = readPuzzles(JSON.stringify(record))
      if ('error' in entry) throw entry.error
      const { family, puzzle } = entry
      expect(`${family.name}:${puzzle.shape.text}:${family.notation.formatClues(puzzle)}`).toBe(record.id)
      expect(entry.record?.solution).toEqual(record.solution.map((row) => row.map((value) => value ?? 0)))
      // The notation gives the same puzzle as the id.
      const [again] = readPuzzles(`${record.family} ${record.shape}\n${record.text}\n`)
      expect(again).toMatchObject({ family, puzzle })
    }
  })

  it('are refused by the schema with a missing or an extra part', () => {
    const [record] = generate(recipeOf('survo'), 'schema')
    expect(validate(record)).toBe(true)
    for (const key of Object.keys(record)) {
      // A record without a grade is valid, too.
      if (key === 'grade') continue
      const { [key as keyof typeof record]: _, ...rest } = record
      expect(validate(rest), key).toBe(false)
    }
    expect(validate({ ...record, more: 1 })).toBe(false)
    expect(validate({ ...record, grade: { ...record.grade, stars: 6 } })).toBe(false)
    expect(validate({ ...record, solution: [[0]] })).toBe(false)
    expect(validate({ ...record, minimal: 'yes' })).toBe(false)
  })

  it('may have grades of the first version, but not of mixed versions', () => {
    const [record] = generate(recipeOf('survo'), 'schema')
    const { version, tier, hardestTechnique, techniques, ...same } = record.grade as Grade
    expect(version).toBe(GRADE_VERSION)
    const isValid = (own: object) => validate({ ...record, grade: { ...same, ...own } })
    const reasoning = { tier, hardestTechnique, techniques }
    const needs = 'singles'
    expect(isValid({ version, ...reasoning })).toBe(true)
    for (const first of [{ needs }, { needs, version: 1 }]) expect(isValid(first)).toBe(true)
    for (const key of Object.keys(reasoning)) {
      expect(isValid({ version, ...reasoning, [key]: undefined }), key).toBe(false)
    }
    for (const wrong of [
      { version },
      { version: 1 },
      {},
      { version, needs },
      { version, ...reasoning, needs },
      { ...reasoning },
      { version: 1, ...reasoning },
      { version: 1, ...reasoning, needs },
      { ...reasoning, needs },
      { version: 0, needs },
      { needs: 'luck' },
      { version, ...reasoning, tier: 'assumption' },
      { version, ...reasoning, techniques: { 'naked-single': 0 } },
    ]) {
      expect(isValid(wrong), JSON.stringify(wrong)).toBe(false)
    }
  })
})
