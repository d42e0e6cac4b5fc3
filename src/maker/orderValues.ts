// Reads, writes and interprets the values in orders. orderFields.ts lists the fields.

import type { Family } from '../families/family.ts'
import { TIERS, type Tier } from '../families/inference.ts'
import type { Wishes } from '../families/making.ts'
import { nearestOf } from '../families/nearestName.ts'
import type { Shape } from '../families/puzzle.ts'
import { PuzzleError, quote } from '../families/puzzleError.ts'
import { hasSymmetry, SYMMETRIES, type SymmetryName } from '../families/symmetry.ts'
import { withArticle } from '../families/withArticle.ts'
import { BORDERS, STARS } from '../grader/stars.ts'

/** The parts of a family that are needed to read and write an order: the family's own options, and its title for messages. */
export type Askable = Pick<Family, 'title' | 'making'>

/**
 * The parts of a family that are needed if an order sets how puzzles are graded: by how many runs, and with which techniques.
 */
export type Measurable = Pick<Family, 'title' | 'grading' | 'inference'>

/** The demands of an order besides the wishes that each family knows. Fields that are left out demand nothing. */
interface Asked {
  readonly clues?: Range | undefined
  readonly stars?: Range | undefined
  readonly degree?: Range | undefined
  readonly tier?: TierRange | undefined
}

/** A range of numbers that includes both ends. */
export interface Range {
  /** The lower end. */
  readonly least: number
  /** The upper end. */
  readonly most: number
}

/** A range of tiers that includes both ends. */
export interface TierRange {
  /** The easiest tier. */
  readonly least: Tier
  /** The hardest tier. */
  readonly most: Tier
}

/** Reads a symmetry; only families whose clues have places on the board can have one. Throws a PuzzleError. */
export function parseSymmetry(family: Askable, text: string): SymmetryName {
  const { symmetric, clueNames } = family.making
  if (text !== 'none' && !symmetric) {
    throw new PuzzleError(
      'value',
      `the ${clueNames[1]} of a ${family.title} cannot be symmetric; leave the symmetry out`,
    )
  }
  if (Object.hasOwn(SYMMETRIES, text)) return text as SymmetryName
  const names = Object.keys(SYMMETRIES).join(', ')
  throw new PuzzleError('value', `${quote(text)} is not a symmetry; use one of ${names}`)
}

/** Reads `24` or `22..26`. Throws a PuzzleError. */
export function parseClueRange(text: string): Range {
  const range = parseRange(text)
  if (range && range.most <= MOST_CLUES) return range
  const remedy = turnedRange(text) ?? 'write 24, or 22..26 for a range'
  throw new PuzzleError('value', `${quote(text)} is not a number of clues; ${remedy}`)
}

/** Reads `3` or `2..4`; made names give stars in figures only. Throws a PuzzleError. */
export function parseStarFigures(text: string): Range {
  const range = parseRange(text)
  if (range && range.least >= STARS[0] && range.most <= STARS.length) return range
  throw new PuzzleError(
    'value',
    `${quote(text)} is not a number of stars; use 1 to ${STARS.length}, or 2..4 for a range`,
  )
}

/** Reads `151..600`, or `1501..` for a range without an upper end. Throws a PuzzleError. */
export function parseDegrees(text: string): Range {
  const range = text.endsWith('..') ? parseRange(text.slice(0, -2)) : parseRange(text)
  if (range && text.endsWith('..') && range.least === range.most) return { ...range, most: Infinity }
  if (range && !text.endsWith('..')) return range
  const remedy = turnedRange(text) ?? 'write 151..600, or 1501.. without an upper end'
  throw new PuzzleError('value', `${quote(text)} is not a range of degrees; ${remedy}`)
}

/** Reads `techniques`, `singles..techniques`, `..techniques` or `chains..`. Throws a PuzzleError. */
export function parseTiers(text: string): TierRange {
  const [least, most = least, ...rest] = text.split('..')
  const ends = [least || TIERS[0], most || TIERS[TIERS.length - 1]]
  const [from, to] = ends.map((end) => (TIERS as readonly string[]).indexOf(end))
  const isRange = text !== '' && text !== '..' && rest.length === 0
  if (isRange && from >= 0 && from <= to) return { least: TIERS[from], most: TIERS[to] }
  const unknown = [least, most].find((end) => end !== '' && !(TIERS as readonly string[]).includes(end))
  const nearest = unknown && nearestOf(unknown, TIERS)
  const turned = isRange && from > to && to >= 0 ? `${TIERS[to]}..${TIERS[from]}` : undefined
  const meant = nearest ? text.replaceAll(unknown, nearest) : turned
  const remedy = meant
    ? `did you mean "${meant}"?`
    : `use ${TIERS.join(', ')}, or a range such as ..techniques`
  const message = `${quote(text)} is not a tier; ${remedy}`
  throw new PuzzleError('value', message)
}

/** Why books and feeds do not allow this range of tiers; undefined if they allow it. */
export function unpublishedTiers({ most }: TierRange): string | undefined {
  if (most !== 'nested') return undefined
  return 'books and feeds leave out puzzles that need assumptions within assumptions; end the range at chains'
}

/** Formats a range for `parseTiers`. In a range of several tiers, an end at the first or last tier is left out. */
export function formatTiers({ least, most }: TierRange): string {
  if (least === most) return least
  return `${least === TIERS[0] ? '' : least}..${most === TIERS[TIERS.length - 1] && least !== TIERS[0] ? '' : most}`
}

/** Reads the number of runs for a family with its own measure of difficulty. Throws a PuzzleError. */
export function parseTrials(family: Measurable, text: string): number {
  if (!family.grading.trial) {
    throw new PuzzleError(
      'value',
      `the degree of a ${family.title} is not measured in runs; leave out the number of runs`,
    )
  }
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new PuzzleError('value', `${quote(text)} is not a number of runs; use 1 to 999999`)
}

const MOST_CLUES = 9999

function parseRange(text: string): Range | undefined {
  const match = /^(\d{1,9})(?:\.\.(\d{1,9}))?$/.exec(text)
  const least = Number(match?.[1])
  const most = Number(match?.[2] ?? match?.[1])
  return match && least <= most ? { least, most } : undefined
}

/** The question for a range whose ends are in the wrong order; undefined for other texts. */
export function turnedRange(text: string): string | undefined {
  const [, most, least] = /^(\d+)\.\.(\d+)$/.exec(text) ?? []
  return Number(most) > Number(least) ? `did you mean "${least}..${most}"?` : undefined
}

/** Formats a range as `3`, `2..4` or `1501..`. */
export function formatRange({ least, most }: Range): string {
  if (most === Infinity) return `${least}..`
  return least === most ? String(least) : `${least}..${most}`
}

/** Whether the order asks for a difficulty. */
export function isGradeOrdered({ stars, degree, tier }: Asked): boolean {
  return stars !== undefined || degree !== undefined || tier !== undefined
}

/** The range of degrees that an order allows: at least `least` and below `most`. */
export function degreesOf({ stars, degree }: Asked): Range {
  const borders = [0, ...BORDERS, Infinity]
  return {
    least: Math.max(stars ? borders[stars.least - 1] : 0, degree ? degree.least - 0.5 : 0),
    most: Math.min(stars ? borders[stars.most] : Infinity, degree ? degree.most + 0.5 : Infinity),
  }
}

/** Why no puzzle of this shape can meet the order, if the order and the shape alone show it. */
export function impossible(shape: Shape, order: Pick<Wishes, 'symmetry'> & Asked): string | undefined {
  const { symmetry, clues } = order
  const { least, most } = degreesOf(order)
  const cells = shape.rows * shape.columns
  if (clues && clues.least > cells)
    return `${withArticle(shape.text)} board has only ${cells} cells; ask for fewer clues`
  if (!hasSymmetry(shape, symmetry))
    return `${symmetry} needs a square board; ${shape.text} is not square, so choose another symmetry`
  if (least >= most) return 'no puzzle has both these stars and this degree; leave one of them out'
  return undefined
}
