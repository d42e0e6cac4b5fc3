// latest.json: the last three dates, and the facts about their puzzles that a page needs.

import { describe, expect, it } from 'vitest'
import { latestDates } from '../../../src/feed/site/latestDates.ts'
import { FAMILIES } from '../../../src/index.ts'
import { META, publishedDays, withdrawn } from '../support/publishedPuzzles.ts'

const read = (...[meta, puzzles]: Parameters<typeof latestDates>) => JSON.parse(latestDates(meta, puzzles))
const BASE = META.base

describe('latest.json', () => {
  it('has the last three dates, newest first, with their release times', () => {
    const { title, language, url, dates } = read(META, publishedDays(5))
    expect({ title, language, url }).toEqual({ title: META.title, language: 'en', url: BASE })
    expect(dates.map(({ date, published }: Record<string, string>) => `${date} ${published}`)).toEqual([
      '2027-02-02 2027-02-01T10:00:00Z',
      '2027-02-01 2027-01-31T10:00:00Z',
      '2027-01-31 2027-01-30T10:00:00Z',
    ])
  })

  it('has fewer dates if fewer are public', () => {
    expect(read(META, publishedDays(2)).dates).toHaveLength(2)
    expect(read(META, []).dates).toEqual([])
  })

  it('has all puzzles of a date in order, with their facts', () => {
    const puzzles = publishedDays(1)
    expect(read(META, puzzles).dates[0].puzzles).toEqual(
      puzzles.map(({ family, puzzle, grade }) => ({
        slot: family.name,
        title: family.title,
        family: family.name,
        shape: puzzle.shape.text,
        stars: grade?.stars,
        url: `${BASE}2027-01-29/${family.name}/`,
        revision: 0,
      })),
    )
    expect(puzzles.length).toBe(FAMILIES.length)
  })

  it('marks withdrawn puzzles, without further facts', () => {
    const [sudoku] = publishedDays(1)
    const [one] = read(META, [withdrawn(sudoku)]).dates[0].puzzles
    expect(one).toEqual({
      slot: 'sudoku',
      title: 'Sudoku',
      family: 'sudoku',
      url: `${BASE}2027-01-29/sudoku/`,
      revision: 1,
      withdrawn: true,
    })
  })

  it('has no solutions, seeds or clues, and is the same when written again', () => {
    const text = latestDates(META, publishedDays(3))
    expect(text).not.toMatch(/solution|seed|made/)
    for (const { id } of publishedDays(3)) expect(text).not.toContain(id)
    expect(latestDates(META, publishedDays(3))).toBe(text)
  })
})
