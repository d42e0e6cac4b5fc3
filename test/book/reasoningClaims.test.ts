import { describe, expect, it } from 'vitest'
import { arrange, type Unnumbered } from '../../src/book/arrangePuzzles.ts'
import type { Arrangement, Design } from '../../src/book/bookDesignAndPuzzles.ts'
import {
  claimsNoGuessing,
  hardestStepText,
  needNoGuessing,
  remarkOf,
} from '../../src/book/reasoningClaims.ts'
import { makeReasoning } from '../../src/grader/grade.ts'
import { makeSolver, parsePuzzle } from '../../src/index.ts'
import { bookOf, designOf, gradeOf, pagesLaidOut, textsOf } from './layoutBooks.ts'

const reason = makeReasoning()
const solve = makeSolver()

/** A Sudoku with the reasoning of its path, whatever its grade says otherwise. */
function sudoku(clues: string, degree: number, stars: 1 | 5 = 1): Unnumbered {
  const { family, puzzle } = parsePuzzle(clues)
  const [solution] = solve(family, puzzle).solutions
  return {
    family,
    puzzle,
    solution,
    id: clues,
    grade: { ...gradeOf(stars, degree), ...reason(family, puzzle, solution) },
  }
}

const SINGLES = sudoku(
  'sudoku:9x9:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  4,
)
// "AI Escargot" (A. Inkala): no chain of technique solves it.
const NESTED = sudoku(
  'sudoku:9x9:1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  9000,
  5,
)

function textsWith(puzzles: readonly Unnumbered[], given: Partial<Design> = {}, arrangement?: Arrangement) {
  const book = bookOf(designOf({ claims: 'sections', ...given }), puzzles, arrangement)
  return pagesLaidOut(book).pages.flatMap(textsOf)
}

describe('“no guessing needed”', () => {
  it('is claimed only of puzzles whose path takes no assumption', () => {
    expect(SINGLES.grade.tier).toBe('singles')
    expect(['chains', 'nested']).toContain(NESTED.grade.tier)
    expect(needNoGuessing([SINGLES])).toBe(true)
    expect(needNoGuessing([SINGLES, NESTED])).toBe(false)
    const { tier: _, ...unknown } = SINGLES.grade
    expect(needNoGuessing([{ grade: unknown }])).toBe(false)
    expect(needNoGuessing([])).toBe(false)
  })

  it('is printed with a section and in the contents where it is proved, and nowhere else', () => {
    const marked = '* No guessing needed: reasoning alone solves every puzzle in this section.'
    const both = textsWith([SINGLES, NESTED])
    expect(both).toContain('Gentle · no guessing needed')
    expect(both).toContain('No. 1 *')
    expect(both).toContain('No. 2')
    expect(both).toContain(marked)
    expect(both.filter((text) => text.includes('Fiendish')).join()).not.toContain('guessing')

    expect(textsWith([NESTED]).join()).not.toMatch(/guessing/i)

    const all = textsWith([SINGLES])
    expect(all).toContain('No guessing needed: reasoning alone solves every puzzle in this book.')
    expect(all).toContain('No. 1')
    expect(all).not.toContain(marked)
  })

  it('is not claimed of a page whose section needs guessing elsewhere', () => {
    const hard = { ...NESTED, grade: { ...NESTED.grade, stars: 1 as const, degree: 20 } }
    const sections = arrange([SINGLES, hard], 'stars')
    expect(sections).toHaveLength(1)
    expect(claimsNoGuessing({ claims: 'sections' }, sections)).toBe(false)
    expect(remarkOf(designOf({ claims: 'sections' }), sections, sections[0].puzzles.slice(0, 1))).toBe('')
  })

  it('is left out on request, and said in German', () => {
    expect(textsWith([SINGLES], { claims: 'none' }).join()).not.toMatch(/guessing/i)
    expect(textsWith([SINGLES], { language: 'de' })).toContain('Sehr leicht · ohne Raten lösbar')
  })
})

describe('the hardest step', () => {
  it('is told of each puzzle on request, in the language of the book', () => {
    const design = designOf({ claims: 'puzzles' })
    const pair = { ...SINGLES, grade: { ...SINGLES.grade, hardestTechnique: 'naked-pair' } }
    expect(hardestStepText(design, pair)).toBe('Hardest step: naked pair')
    const german = designOf({ claims: 'puzzles', language: 'de' })
    expect(hardestStepText(german, pair)).toBe('Schwierigster Schritt: nacktes Paar')
    expect(hardestStepText(designOf({ claims: 'sections' }), pair)).toBe('')
    const texts = textsWith([NESTED], { claims: 'puzzles' })
    expect(texts.filter((text) => text.startsWith('Hardest step'))).toHaveLength(1)
  })

  it('is not told of a puzzle whose path is not known', () => {
    const { techniques: _, hardestTechnique: __, ...grade } = SINGLES.grade
    expect(hardestStepText(designOf({ claims: 'puzzles' }), { ...SINGLES, grade })).toBe('')
  })
})

describe('a book by tiers', () => {
  it('has a section for each family and tier, the easiest first, with the words of the tiers', () => {
    const sections = arrange([NESTED, SINGLES], 'tiers')
    expect(sections.map(({ tier }) => tier)).toEqual(['singles', NESTED.grade.tier])
    const texts = textsWith([NESTED, SINGLES], {}, 'tiers')
    expect(texts).toContain('By inspection alone · no guessing needed')
    // No tier is said of a page with puzzles of two tiers.
    const techniques = { ...SINGLES, grade: { ...SINGLES.grade, tier: 'techniques' as const, degree: 30 } }
    expect(textsWith([SINGLES, techniques], { startsRight: false }, 'tiers')).toContain('No guessing needed')
    expect(texts.some((text) => text === 'With assumptions' || text === 'With nested assumptions')).toBe(true)
  })
})
