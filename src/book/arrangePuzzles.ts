// Arranges the puzzles of a book: in sections by variant and stars, by variant and tier, or with all families
// mixed, from easy to hard. The variants of a family, such as Sudoku and Killer Sudoku, are next to each other. In a
// section, the difficulty rises in small steps, and puzzles that look or feel alike are kept apart.

import type { Family } from '../families/family.ts'
import { plainName } from '../families/familyWithSymbols.ts'
import { TIERS } from '../families/inference.ts'
import type { Shape } from '../families/puzzle.ts'
import { printedName } from '../families/variantNames.ts'
import { shortIdOf } from '../formats/shortId.ts'
import { STARS } from '../grader/stars.ts'
import { byKey } from '../print/boardGrid.ts'
import type { Arrangement, BookPuzzle, Section } from './bookDesignAndPuzzles.ts'
import { boardSizeText } from './bookWords.ts'
import { varied } from './varyOrder.ts'

/** A puzzle that has no number in the book yet. */
export type Unnumbered = Omit<BookPuzzle, 'number' | 'shortId'>

type UnnumberedSection = Omit<Section, 'puzzles'> & { readonly puzzles: readonly Unnumbered[] }

/**
 * The variant of a family to which boards of a shape belong, by its English name: sections are divided in the same way in
 * every language.
 */
export function variantOf({ words }: Family, shape: Shape): string {
  return printedName(words.en, [shape])
}

/**
 * Arranges puzzles into sections and numbers them from 1. Families, and the variants of each, come in the order in which
 * they first appear. `vary` brings the puzzles of one section and family, sorted from easy to hard, into their final order;
 * it may do nothing if only pages are counted.
 */
export function arrange(
  puzzles: readonly Unnumbered[],
  arrangement: Arrangement,
  vary: Vary = varied,
): Section[] {
  const families = [...byKey(puzzles, ({ family }) => family).values()]
  const sections = SECTIONS[arrangement](families, (alike, isOwn) =>
    inOrder(alike.filter(isOwn), vary),
  ).filter((section) => section.puzzles.length > 0)
  let number = 0
  return sections.map((section) => ({
    ...section,
    ...(hasSizes(section, puzzles) && { namesSizes: true }),
    puzzles: section.puzzles.map((puzzle) => ({
      ...puzzle,
      number: ++number,
      shortId: shortIdOf(puzzle.id),
    })),
  }))
}

/** Whether the book has boards of several sizes in the family of a section, counting boards with numbers and with symbols. */
function hasSizes({ families }: UnnumberedSection, puzzles: readonly Unnumbered[]): boolean {
  const [name, ...others] = families.map((family) => plainName(family.name))
  const own = puzzles.filter(({ family }) => plainName(family.name) === name)
  return others.length === 0 && new Set(own.map(({ puzzle }) => boardSizeText(puzzle.shape))).size > 1
}

type Vary = (sorted: readonly Unnumbered[]) => readonly Unnumbered[]

/** Puzzles of one family or of one variant. */
type Alike = readonly Unnumbered[]

/** Returns the puzzles that belong to a section, in order; `isOwn` tells whether a puzzle belongs to it. */
type OwnOf = (alike: Alike, isOwn: (puzzle: Unnumbered) => boolean) => readonly Unnumbered[]

const SECTIONS: Readonly<
  Record<Arrangement, (families: readonly Alike[], of: OwnOf) => UnnumberedSection[]>
> = {
  stars: (families, of) =>
    families
      .flatMap(variantsIn)
      .flatMap((alike) =>
        STARS.map((stars) => ({ ...kindOf(alike), stars, puzzles: of(alike, hasStars(stars)) })),
      ),
  // The last section of a variant is for puzzles whose tier is not known.
  tiers: (families, of) =>
    families.flatMap(variantsIn).flatMap((alike) =>
      [...TIERS, undefined].map((tier) => ({
        ...kindOf(alike),
        ...(tier && { tier }),
        puzzles: of(alike, ({ grade }) => grade.tier === tier),
      })),
    ),
  // The puzzles of each family are spread evenly, easiest first.
  rising: (families, of) =>
    STARS.map((stars) => ({
      families: families.map(([{ family }]) => family),
      stars,
      puzzles: interleaved(families.map((alike) => of(alike, hasStars(stars)))),
    })),
}

function variantsIn(alike: Alike): Alike[] {
  return [...byKey(alike, ({ family, puzzle }) => variantOf(family, puzzle.shape)).values()]
}

/** The family and the variant of puzzles that are alike in both. */
function kindOf([{ family, puzzle }]: Alike): Pick<Section, 'families' | 'variant'> {
  return { families: [family], variant: variantOf(family, puzzle.shape) }
}

const hasStars =
  (stars: number) =>
  ({ grade }: Unnumbered) =>
    grade.stars === stars

/**
 * Sorts puzzles of one family: smaller boards before larger boards, since degrees can be compared only between boards of
 * one shape. In each shape, the difficulty rises, and similar puzzles are kept apart.
 */
function inOrder(puzzles: readonly Unnumbered[], vary: Vary): readonly Unnumbered[] {
  const shapes = new Map(puzzles.map(({ puzzle }) => [puzzle.shape.text, puzzle.givens.length]))
  const bySize = [...shapes].toSorted(
    ([one, cells], [other, otherCells]) => cells - otherCells || order(one, other),
  )
  return bySize.flatMap(([shape]) =>
    vary(
      puzzles
        .filter(({ puzzle }) => puzzle.shape.text === shape)
        .toSorted((one, other) => one.grade.degree - other.grade.degree || order(one.id, other.id)),
    ),
  )
}

/** Compares texts by their code units, which gives the same order on every machine and in every language. */
function order(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Merges several lists so that the entries of each list are spread evenly over the result. */
function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  return lists
    .flatMap((list) => list.map((item, index) => ({ item, at: (index + 0.5) / list.length })))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
