// Drafts of puzzles: from a made name, always the same; from an id, with a proof that it has one solution.

import { expect, it } from 'vitest'
import { makeDrafter } from '../../../src/feed/making/draftPuzzle.ts'
import { parsePuzzle } from '../../../src/formats/readPuzzles.ts'
import { NO_WISHES } from '../../../src/maker/orderFields.ts'
import { madeName } from '../../../src/maker/recipeName.ts'

const ID = 'sudoku:4x4:1.....2..3.....4'
const { family, puzzle } = parsePuzzle(ID)

it('makes the same puzzle from the same made name', () => {
  const made = madeName({ family, shape: puzzle.shape, order: NO_WISHES }, 'a seed')
  const draft = makeDrafter()({ made })
  expect(draft).toEqual(makeDrafter()({ made }))
  expect(draft).toMatchObject({ made, key: expect.stringMatching(/^[0-9a-f]{16}$/), grade: { stars: 1 } })
})

it('gives twins the same key', () => {
  const draft = makeDrafter({ isGraded: false })
  const [one, twin] = [draft({ id: ID }), draft({ id: 'sudoku:4x4:4.....3..2.....1' })]
  if ('refused' in one || 'refused' in twin) throw new Error('both have one solution')
  expect(one.key).toBe(twin.key)
  expect(one.grade).toBeUndefined()
})

it('grades with the techniques that the order allows', () => {
  const draft = makeDrafter()
  const order = { ...NO_WISHES, techniques: 'no-uniqueness' }
  const restricted = { grade: { techniquesAllowed: 'no-uniqueness' } }
  expect(draft({ made: madeName({ family, shape: puzzle.shape, order }, 'a seed') })).toMatchObject(
    restricted,
  )
  expect(draft({ id: ID, techniques: 'no-uniqueness' })).toMatchObject(restricted)
  expect(draft({ id: ID })).not.toMatchObject(restricted)
})

it('says how many minutes people take, where their times are known', () => {
  const shape = family.notation.parseShape('9x9')
  const made = madeName({ family, shape, order: { ...NO_WISHES, stars: { least: 1, most: 1 } } }, 'minutes')
  const grade = {
    minutes: { usual: expect.any(Number), least: expect.any(Number), most: expect.any(Number) },
  }
  expect(makeDrafter()({ made })).toMatchObject({ grade })
  expect(makeDrafter()({ id: ID })).not.toMatchObject(grade)
})

it.each([
  ['sudoku:4x4:1...............', 'it has several solutions'],
  ['sudoku:4x4:1..4..2..3..4..1', 'it has no solution'],
])('rejects %s', (id, refused) => {
  expect(makeDrafter()({ id })).toEqual({ refused })
})
