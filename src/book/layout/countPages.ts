// An upper limit for the number of pages of a book, before its puzzles are made. The number of solutions on a
// page depends on the order of boards of different sizes within a section. This order is not known yet, so
// the worst one counts.

import { TIERS } from '../../families/inference.ts'
import { STARS } from '../../grader/stars.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Arrangement, Design } from '../bookContents.ts'
import { type SolvedBoard, sizeOf, solutionGrid, solvedOf, solvedScene } from './boardSizes.ts'
import type { Portion, Sketch } from './bookEstimate.ts'
import { backPages, frontPages } from './countFrontBackPages.ts'
import { type Geometry, geometryOf } from './pageGeometry.ts'
import { puzzlesOnPage } from './puzzleBlocks.ts'
import { hasSectionPages } from './sectionPages.ts'
import { CALM_PAGES } from './solutionPages.ts'

/** The number itself if it is even; otherwise the next one. */
export function evenUp(pages: number): number {
  return pages + (pages % 2)
}

/** The largest number of pages that the book can have. */
export function countPages(sketch: Sketch): number {
  let pages = 0
  for (;;) {
    const counted = countWith(sketch, geometryOf(sketch.design, pages))
    // A wider inside margin never saves a page, so the loop ends.
    if (counted <= pages) return pages
    pages = counted
  }
}

function countWith({ design, typeface, arrangement, portions }: Sketch, geometry: Geometry): number {
  const setting = { design, typeface, geometry }
  const blocks = puzzlesOnPage(design)
  const section = SECTIONS[arrangement]
  const opening = hasSectionPages(setting) ? 1 : 0
  const puzzles = grouped(portions, section).reduce((sum, group) => {
    const pages = opening + Math.ceil(countOf(group) / blocks)
    // Puzzles of unknown difficulty may fall into several sections, each with a last page that is not full.
    const parts = Math.min(countOf(group), mostSections(group[0], arrangement))
    const more = (parts - 1) * (opening + (design.startsRight ? 2 : 1))
    return sum + (design.startsRight ? evenUp(pages) : pages) + more
  }, 0)
  const solved = portions.map((portion) => solvedPortion(portion, typeface))
  // A page of solutions may begin with any puzzle, so each of these divisions of the book gives an upper
  // limit. The lowest limit counts.
  const isKnown = portions.every((one) => mostSections(one, arrangement) === 1)
  // Only puzzles of known difficulty are known to follow one another.
  const divisions = isKnown ? DIVISIONS[arrangement] : [whole]
  const solutions = divisions.map((keyOf) =>
    grouped(solved, keyOf).reduce((sum, group) => sum + mostSolutionPages(geometry, design, group), 0),
  )
  const fewest = Math.min(...solutions)
  const calm = Math.ceil(countOf(portions) / capacityOf(geometry, design, solved))
  const front = evenUp(frontPages(setting, portions))
  const calmest = Math.max(fewest, Math.min(calm, Math.floor(CALM_PAGES * fewest)))
  const all = front + evenUp(puzzles) + calmest + backPages(setting, portions)
  return evenUp(all)
}

type KeyOf = (portion: Portion) => string

const whole: KeyOf = () => ''
const byFamily: KeyOf = ({ family }) => family
const byStars: KeyOf = ({ stars }) => String(stars)
const byBoth: KeyOf = ({ family, stars }) => `${family} ${stars}`
const byTier: KeyOf = ({ family, tier = '' }) => `${family} ${tier}`

/** The key of a section, by arrangement. */
const SECTIONS: Readonly<Record<Arrangement, KeyOf>> = {
  stars: byBoth,
  tiers: byTier,
  rising: byStars,
}

/** The maximum number of sections that the puzzles of a portion fall into. */
function mostSections({ stars, tier }: Portion, arrangement: Arrangement): number {
  if (arrangement === 'tiers') return tier === undefined ? TIERS.length : 1
  return stars === 0 ? STARS.length : 1
}

/**
 * The divisions of a book into groups of consecutive puzzles, by arrangement. Each division is a function
 * that returns the group of a portion.
 */
const DIVISIONS: Readonly<Record<Arrangement, readonly KeyOf[]>> = {
  stars: [whole, byFamily, byBoth],
  tiers: [whole, byFamily, byTier],
  rising: [whole, byStars],
}

function grouped<T extends Portion>(portions: readonly T[], keyOf: KeyOf): T[][] {
  const groups = new Map<string, T[]>()
  for (const portion of portions) {
    const group = groups.get(keyOf(portion))
    if (group) group.push(portion)
    else groups.set(keyOf(portion), [portion])
  }
  return [...groups.values()]
}

function countOf(portions: readonly Portion[]): number {
  return portions.reduce((sum, { count }) => sum + count, 0)
}

interface SolvedPortion extends Portion {
  readonly boards: readonly SolvedBoard[]
}

function solvedPortion(portion: Portion, typeface: Typeface): SolvedPortion {
  return { ...portion, boards: portion.scenes.map((scene) => solvedOf(solvedScene(scene), typeface)) }
}

/** The number of solutions on a page with the grid of these boards. */
function capacityOf(geometry: Geometry, design: Design, portions: readonly SolvedPortion[]): number {
  const grid = solutionGrid(
    geometry,
    design,
    portions.flatMap(({ boards }) => boards),
  )
  return grid ? sizeOf(grid) : 1
}

/**
 * The maximum number of pages that these solutions can take, in any order: the lowest of several upper
 * limits. For the first limit, all pages have the grid of the largest boards. For each other limit, every
 * larger board has a page to itself. Such a page cuts the sequence of the smaller boards into one more piece,
 * and the last page of each piece is nearly empty at worst.
 */
function mostSolutionPages(geometry: Geometry, design: Design, portions: readonly SolvedPortion[]): number {
  const sized = portions.map((portion) => ({ portion, holds: capacityOf(geometry, design, [portion]) }))
  const ways = [...new Set(sized.map(({ holds }) => holds))].map((limit) => {
    const small = sized.filter(({ holds }) => holds >= limit).map(({ portion }) => portion)
    const large = countOf(portions) - countOf(small)
    const holds = capacityOf(geometry, design, small)
    return large + Math.floor((countOf(small) + (large + 1) * (holds - 1)) / holds)
  })
  return Math.min(...ways)
}
