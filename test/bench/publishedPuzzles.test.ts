import { describe, expect, it } from 'vitest'
import { PUBLISHED, publishedRecord } from '../../src/bench/publishedPuzzles.ts'
import { FAMILIES, makeGrader, makeSolver, parsePuzzle, puzzleName, readPuzzles } from '../../src/index.ts'

describe('the published puzzles', () => {
  it('are all different, with the ids that the program gives them', () => {
    const names = PUBLISHED.map(({ id }) => {
      const { family, puzzle } = parsePuzzle(id)
      return puzzleName(family, puzzle)
    })
    expect(names).toEqual(PUBLISHED.map(({ id }) => id))
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(PUBLISHED)('$source: has one solution', ({ id }) => {
    const { family, puzzle } = parsePuzzle(id)
    expect(makeSolver()(family, puzzle, { nodes: 10_000 }).status).toBe('unique')
  })

  it.each(
    FAMILIES.filter(({ name }) => PUBLISHED.some(({ id }) => id.startsWith(`${name}:`))).map(
      (family) => [family.title, family] as const,
    ),
  )('include the board of the post: %s', (_, family) => {
    const [entry] = readPuzzles(family.notation.example, { family })
    const name = 'puzzle' in entry && puzzleName(family, entry.puzzle)
    expect(PUBLISHED.map(({ id }) => id)).toContain(name)
  })

  it('become records with solution, grade and source, and without a seed', () => {
    const survo = PUBLISHED.find(({ id }) => id.startsWith('survo:2x3')) as (typeof PUBLISHED)[number]
    const record = publishedRecord(survo, makeGrader({ trials: 1 }))
    expect(record).toMatchObject({
      id: survo.id,
      shape: '2x3',
      clues: 2,
      source: survo.source,
      grade: { stars: 1 },
    })
    expect(record.solution.flat().sort()).toEqual([1, 2, 3, 4, 5, 6])
    expect(record).not.toHaveProperty('seed')
  })
})
