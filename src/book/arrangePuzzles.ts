// The order of puzzles in a book: in sections by family and stars, or all families mixed, from easy to hard.

import type { Family } from '../families/family.ts'
import { shortIdOf } from '../formats/shortId.ts'
import { STARS } from '../grader/stars.ts'
import type { Arrangement, BookPuzzle, Section } from './bookContents.ts'

/** A puzzle that has no place yet. */
export type Unnumbered = Omit<BookPuzzle, 'number' | 'shortId'>

type UnnumberedSection = Omit<Section, 'puzzles'> & { readonly puzzles: readonly Unnumbered[] }

/** The sections of a book, its puzzles numbered from 1. Families come in the order in which they first appear. */
export function arrange(puzzles: readonly Unnumbered[], arrangement: Arrangement): Section[] {
  const families = [...new Set(puzzles.map(({ family }) => family))]
  const sections =
    arrangement === 'rising' ? rising(puzzles, families) : families.flatMap((one) => byStars(puzzles, one))
  let number = 0
  return sections.map((section) => ({
    ...section,
    puzzles: section.puzzles.map((puzzle) => ({
      ...puzzle,
      number: ++number,
      shortId: shortIdOf(puzzle.id),
    })),
  }))
}

function byStars(puzzles: readonly Unnumbered[], family: Family): UnnumberedSection[] {
  return STARS.map((stars) => ({
    families: [family],
    stars,
    puzzles: ofStars(puzzles, family, stars),
  })).filter(isFilled)
}

/** A section for each star, in each the families by turns. */
function rising(puzzles: readonly Unnumbered[], families: readonly Family[]): UnnumberedSection[] {
  return STARS.map((stars) => ({
    families,
    stars,
    puzzles: interleaved(families.map((family) => ofStars(puzzles, family, stars))),
  })).filter(isFilled)
}

const isFilled = ({ puzzles }: UnnumberedSection) => puzzles.length > 0

/** The puzzles of a family with so many stars, the easiest first. */
function ofStars(puzzles: readonly Unnumbered[], family: Family, stars: number): Unnumbered[] {
  return puzzles
    .filter((puzzle) => puzzle.family === family && puzzle.grade.stars === stars)
    .sort((one, other) => one.grade.degree - other.grade.degree || order(one.id, other.id))
}

/** The same on every machine, whatever its language. */
function order(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Several lists in one, each spread evenly over it. */
function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  return lists
    .flatMap((list) => list.map((item, index) => ({ item, at: (index + 0.5) / list.length })))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
