import { describe, expect, it } from 'vitest'
import { arrange, type Unnumbered } from '../../src/book/arrangePuzzles.ts'
import { findFamily } from '../../src/families/registry.ts'
import { parsePuzzle } from '../../src/formats/readPuzzles.ts'
import { shortIdOf } from '../../src/formats/shortId.ts'
import type { Stars } from '../../src/grader/stars.ts'
import { gradeOf, puzzlesOf } from './layoutBooks.ts'

const SOME = puzzlesOf(1)

/** `survo3:700` is a Survo with three stars and degree 700. */
function puzzle(text: string): Unnumbered {
  const [, name, stars, degree] = /^([a-z]+)(\d):(\d+)$/.exec(text) ?? []
  const family = findFamily(name)
  return {
    ...(SOME.find((one) => one.family === family) as Unnumbered),
    id: text,
    grade: gradeOf(Number(stars) as Stars, Number(degree)),
  }
}

const PUZZLES = [
  'survo3:200',
  'sudoku1:20',
  'survo1:9',
  'sudoku3:500',
  'sudoku1:4',
  'survo3:170',
  'sudoku3:300',
  'sudoku3:400',
  'sudoku3:200',
].map(puzzle)

const idsOf = (arrangement: 'stars' | 'rising') =>
  arrange(PUZZLES, arrangement).map(({ puzzles }) => puzzles.map(({ id }) => id))

describe('the puzzles of a book', () => {
  it('are sorted by family in the given order, by stars, by degree', () => {
    expect(idsOf('stars')).toEqual([
      ['survo1:9'],
      ['survo3:170', 'survo3:200'],
      ['sudoku1:4', 'sudoku1:20'],
      ['sudoku3:200', 'sudoku3:300', 'sudoku3:400', 'sudoku3:500'],
    ])
    const sections = arrange(PUZZLES, 'stars')
    expect(sections.map(({ stars, families }) => `${families.map(({ name }) => name)} ${stars}`)).toEqual([
      'survo 1',
      'survo 3',
      'sudoku 1',
      'sudoku 3',
    ])
  })

  it('are sorted by stars if rising, with the families spread evenly', () => {
    expect(idsOf('rising')).toEqual([
      ['sudoku1:4', 'survo1:9', 'sudoku1:20'],
      ['sudoku3:200', 'survo3:170', 'sudoku3:300', 'sudoku3:400', 'survo3:200', 'sudoku3:500'],
    ])
    const sections = arrange(PUZZLES, 'rising')
    expect(sections.map(({ stars }) => stars)).toEqual([1, 3])
    for (const { families } of sections) {
      expect(families.map(({ name }) => name)).toEqual(['survo', 'sudoku'])
    }
  })

  it('are numbered from 1 through all sections, each with its short id', () => {
    const puzzles = arrange(PUZZLES, 'stars').flatMap((section) => section.puzzles)
    expect(puzzles.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(puzzles.map(({ shortId }) => shortId)).toEqual(puzzles.map(({ id }) => shortIdOf(id)))
  })

  it('are arranged in the same order, whatever the order of the input', () => {
    const twins = ['sudoku1:4', 'sudoku1:4', 'sudoku1:5'].map((text, index) => ({
      ...puzzle(text),
      id: `${index}`,
    }))
    const ids = (puzzles: readonly Unnumbered[]) =>
      arrange(puzzles, 'stars').flatMap((section) => section.puzzles.map(({ id }) => id))
    expect(ids(twins.toReversed())).toEqual(ids(twins))
  })

  it('are sorted by the size of their boards first, since degrees compare boards of one shape', () => {
    const [small] = SOME.filter(({ family }) => family.name === 'sudoku')
    const large = parsePuzzle(`sudoku:16x16:${'.'.repeat(256)}`).puzzle
    const boards = [
      { ...puzzle('sudoku1:4'), puzzle: large },
      { ...puzzle('sudoku1:20'), puzzle: small.puzzle },
      { ...puzzle('sudoku1:3'), puzzle: large },
      { ...puzzle('sudoku1:30'), puzzle: small.puzzle },
    ]
    const [section] = arrange(boards, 'stars')
    expect(section.puzzles.map(({ id }) => id)).toEqual([
      'sudoku1:20',
      'sudoku1:30',
      'sudoku1:3',
      'sudoku1:4',
    ])
  })

  it('may be empty', () => {
    expect(arrange([], 'stars')).toEqual([])
    expect(arrange([], 'rising')).toEqual([])
  })
})
