import { describe, expect, it } from 'vitest'
import { arrange, type Unnumbered } from '../../src/book/arrangePuzzles.ts'
import type { Arrangement } from '../../src/book/bookDesignAndPuzzles.ts'
import { chaptersOf, sectionHeading } from '../../src/book/layout/puzzlePages.ts'
import { findFamily } from '../../src/families/registry.ts'
import { parsePuzzle } from '../../src/formats/readPuzzles.ts'
import { shortIdOf } from '../../src/formats/shortId.ts'
import type { Stars } from '../../src/grader/stars.ts'
import { designOf, gradeOf, puzzlesOf } from './layoutBooks.ts'
import { boardOf } from './sketches.ts'

const SOME = puzzlesOf(1)
const DESIGN = designOf({
  startsRight: false,
  familyWords: Object.fromEntries(SOME.map(({ family }) => [family.name, family.words.en])),
})

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

const PUZZLES =
  'survo3:200 sudoku1:20 survo1:9 sudoku3:500 sudoku1:4 survo3:170 sudoku3:300 sudoku3:400 sudoku3:200'
    .split(' ')
    .map(puzzle)

/** Each section as its families, its stars and the ids of its puzzles. */
const sectionsOf = (puzzles: readonly Unnumbered[], arrangement: 'stars' | 'rising') =>
  arrange(puzzles, arrangement).map(
    (section) =>
      `${section.families.map(({ name }) => name)} ${section.stars}: ${section.puzzles.map(({ id }) => id).join(' ')}`,
  )

describe('the puzzles of a book', () => {
  it('are sorted by family in the given order, by stars, by degree', () => {
    expect(sectionsOf(PUZZLES, 'stars')).toEqual([
      'survo 1: survo1:9',
      'survo 3: survo3:170 survo3:200',
      'sudoku 1: sudoku1:4 sudoku1:20',
      'sudoku 3: sudoku3:200 sudoku3:300 sudoku3:400 sudoku3:500',
    ])
  })

  it('are sorted by stars if rising, with the families spread evenly', () => {
    expect(sectionsOf(PUZZLES, 'rising')).toEqual([
      'survo,sudoku 1: sudoku1:4 survo1:9 sudoku1:20',
      'survo,sudoku 3: sudoku3:200 survo3:170 sudoku3:300 sudoku3:400 survo3:200 sudoku3:500',
    ])
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
    expect(sectionsOf(twins.toReversed(), 'stars')).toEqual(sectionsOf(twins, 'stars'))
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
    expect(sectionsOf(boards, 'stars')).toEqual(['sudoku 1: sudoku1:20 sudoku1:30 sudoku1:3 sudoku1:4'])
  })

  it('have sections of their own for each variant of a family, with the sizes of its boards', () => {
    const boardIn = (shape: string, stars: Stars) => ({
      ...boardOf(`sudoku ${shape}`),
      id: `${shape} ${stars}`,
      grade: gradeOf(stars, 9),
    })
    const boards = [
      ...[boardIn('9x9', 1), boardIn('4x4+killer', 2), boardIn('9x9+thermo', 1)],
      ...[boardIn('9x9+killer', 2), puzzle('survo1:9'), boardIn('4x4', 1)],
    ]
    expect(sectionsOf(boards, 'stars')).toEqual([
      'sudoku 1: 4x4 1 9x9 1',
      'sudoku 2: 4x4+killer 2 9x9+killer 2',
      'sudoku 1: 9x9+thermo 1',
      'survo 1: survo1:9',
    ])
    const sections = arrange(boards, 'stars')
    const titles = sections.map((one) => sectionHeading({ design: DESIGN }, one, one.puzzles).title)
    expect(titles).toEqual([
      ...['Sudoku 4×4 and 9×9', 'Killer Sudoku 4×4 and 9×9', 'Thermo Sudoku 9×9', 'Survo'],
    ])
  })

  it('share pages with puzzles of their variant only, unless all are mixed', () => {
    const boards = ['9x9+killer', '9x9+thermo'].flatMap((shape) =>
      ([1, 2] as const).map((stars) => ({
        ...boardOf(`sudoku ${shape}`),
        id: `${shape} ${stars}`,
        grade: { ...gradeOf(stars, 9), tier: stars === 1 ? ('singles' as const) : ('techniques' as const) },
      })),
    )
    const chaptersIn = (arrangement: Arrangement) =>
      chaptersOf({ design: DESIGN, sections: arrange(boards, arrangement) }).map(({ puzzles }) =>
        puzzles.map(({ id }) => id),
      )
    const apart = [
      ['9x9+killer 1', '9x9+killer 2'],
      ['9x9+thermo 1', '9x9+thermo 2'],
    ]
    expect(chaptersIn('stars')).toEqual(apart)
    expect(chaptersIn('tiers')).toEqual(apart)
    expect(chaptersIn('rising')).toEqual([['9x9+killer 1', '9x9+thermo 1', '9x9+killer 2', '9x9+thermo 2']])
  })

  it('may be empty', () => {
    expect(arrange([], 'stars')).toEqual([])
    expect(arrange([], 'rising')).toEqual([])
  })
})
