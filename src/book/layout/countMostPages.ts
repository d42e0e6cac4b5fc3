// An upper limit for the number of pages of a book, before its puzzles are made. The number of solutions on a
// page depends on the order of boards of different sizes within a section. This order is not known yet, so the worst
// possible order is assumed.

import { TIERS, type Tier } from '../../families/inference.ts'
import { perObjects } from '../../families/memo.ts'
import { STARS } from '../../grader/stars.ts'
import { byKey, sizeOf } from '../../print/boardGrid.ts'
import { solvedScene } from '../../print/boardScenesAndSizes.ts'
import type { Piece } from '../../print/layoutPieces.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Scene } from '../../scene.ts'
import type { Arrangement, Design } from '../bookDesignAndPuzzles.ts'
import { allRules } from '../bookWords.ts'
import { copyrightPages } from './copyrightContentsNotes.ts'
import type { Setting } from './draftPage.ts'
import { MOST_DRAWN } from './lessonBoards.ts'
import { type Geometry, geometryOf } from './pageGeometry.ts'
import { puzzlesOnPage } from './puzzleBlockSizes.ts'
import { hasSectionPages } from './sectionOpenings.ts'
import { type SolvedBoard, solutionGrid, solvedOf } from './solutionBlockSizes.ts'
import { CALM_PAGES } from './solutionPages.ts'
import { colophonPages } from './starsAndColophon.ts'
import { mostTechniquePages } from './techniquePages.ts'
import { explaining, flow, told } from './textFlow.ts'

/** Rounds a number of pages up to an even number. */
export const evenUp = (pages: number) => pages + (pages % 2)

/** The largest number of pages that the book can have. */
export function countPages(sketch: Sketch): number {
  let pages = 0
  for (;;) {
    const counted = countWith(sketch, geometryOf(sketch.design, pages))
    // More pages need a wider inside margin, which never saves a page, so `counted` never falls and the loop ends.
    if (counted <= pages) return pages
    pages = counted
  }
}

function countWith({ design, typeface, arrangement, portions }: Sketch, geometry: Geometry): number {
  const setting = { design, typeface, geometry }
  const blocks = puzzlesOnPage(design)
  const opening = hasSectionPages(setting) ? 1 : 0
  const puzzles = parted(portions, SECTIONS[arrangement]).reduce((sum, group) => {
    const pages = opening + Math.ceil(countOf(group) / blocks)
    // Puzzles of unknown difficulty may fall into several sections, each with a last page that is not full.
    const parts = Math.min(countOf(group), mostSections(group[0], arrangement))
    const more = (parts - 1) * (opening + (design.startsRight ? 2 : 1))
    return sum + (design.startsRight ? evenUp(pages) : pages) + more
  }, 0)
  const solved = portions.map((portion) => ({
    ...portion,
    boards: portion.scenes.map((scene) => solvedOf(solvedScene(scene), typeface)),
  }))
  // A page of solutions may begin with any puzzle, so every division of the book into groups, each with pages of its own,
  // gives an upper limit. The lowest of these limits counts.
  const isKnown = portions.every((one) => mostSections(one, arrangement) === 1)
  // If difficulties are unknown, the order of the puzzles is unknown too, so the book can only be counted undivided.
  const divisions = isKnown ? DIVISIONS[arrangement] : [whole]
  const solutions = divisions.map((keyOf) =>
    parted(solved, keyOf).reduce((sum, group) => sum + mostSolutionPages(geometry, design, group), 0),
  )
  const fewest = Math.min(...solutions)
  const calm = Math.ceil(countOf(portions) / capacityOf(geometry, design, solved))
  const front = evenUp(frontPages(setting, portions))
  const calmest = Math.max(fewest, Math.min(calm, Math.floor(CALM_PAGES * fewest)))
  const colophon = colophonPages(setting, { count: countOf(portions), stars: STARS, hasMinutes: true }).length
  return evenUp(front + evenUp(puzzles) + calmest + colophon)
}

type KeyOf = (portion: Portion) => string

const whole: KeyOf = () => ''
const byFamily: KeyOf = ({ family }) => family
const byStars: KeyOf = ({ stars }) => String(stars)
const byVariant: KeyOf = ({ family, variant }) => `${family} ${variant}`
const byStarsToo: KeyOf = (portion) => `${byVariant(portion)} ${portion.stars}`
const byTierToo: KeyOf = (portion) => `${byVariant(portion)} ${portion.tier ?? ''}`

/** The function that returns the key of a portion's section, by arrangement. */
const SECTIONS: Readonly<Record<Arrangement, KeyOf>> = {
  stars: byStarsToo,
  tiers: byTierToo,
  rising: byStars,
}

/** The maximum number of sections into which the puzzles of a portion can fall. */
function mostSections({ stars, tier }: Portion, arrangement: Arrangement): number {
  if (arrangement === 'tiers') return tier === undefined ? TIERS.length : 1
  return stars === 0 ? STARS.length : 1
}

/**
 * The divisions of a book into groups of consecutive puzzles, by arrangement. Each division is a function
 * that returns the group of a portion.
 */
const DIVISIONS: Readonly<Record<Arrangement, readonly KeyOf[]>> = {
  stars: [whole, byFamily, byStarsToo],
  tiers: [whole, byFamily, byTierToo],
  rising: [whole, byStars],
}

function parted<T extends Portion>(portions: readonly T[], keyOf: KeyOf): T[][] {
  return [...byKey(portions, keyOf).values()]
}

function countOf(portions: readonly Portion[]): number {
  return portions.reduce((sum, { count }) => sum + count, 0)
}

type SolvedPortion = Portion & { readonly boards: readonly SolvedBoard[] }

/** The number of solutions on a page with the grid of these boards. */
function capacityOf(geometry: Geometry, design: Design, portions: readonly SolvedPortion[]): number {
  const boards = portions.flatMap((portion) => portion.boards)
  const grid = solutionGrid(geometry, design, boards)
  return grid ? sizeOf(grid) : 1
}

/**
 * The maximum number of pages that these solutions can take, in any order: the lowest of several upper
 * limits. For the first limit, all pages have the grid of the largest boards. For each other limit, every
 * larger board has a page to itself. Each such page divides the sequence of smaller boards into one more piece, and at
 * worst the last page of every piece is nearly empty.
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

// A book before its puzzles are made: the data that determine its number of pages and whether its boards fit.

/** Puzzles of one family, variant, shape and difficulty. */
export interface Portion {
  /** The name of the family. */
  readonly family: string
  /** The variant of the family. */
  readonly variant: string
  /** The number of stars; 0 if the puzzles may have any number. */
  readonly stars: number
  /** The tier; left out if the puzzles may be in any tier. */
  readonly tier?: Tier
  /** The number of puzzles. */
  readonly count: number
  /**
   * One full board for each drawing that a puzzle of this kind can have. Boards whose texts differ in length
   * count as different drawings.
   */
  readonly scenes: readonly Scene[]
  /** Whether a note is printed beside the board. */
  readonly hasNote: boolean
}

/** A book whose puzzles are not yet known. */
export interface Sketch {
  /** The design. */
  readonly design: Design
  /** The typeface. */
  readonly typeface: Typeface
  /** The order of the book's puzzles. */
  readonly arrangement: Arrangement
  /** The kinds of puzzles in the book. */
  readonly portions: readonly Portion[]
}

// An upper limit for the number of pages in front of the puzzles. Known texts are broken into lines exactly,
// because a book may have custom texts. Worked examples, which do not exist yet, count with the maximum number of lines
// that they can take.

/** The maximum height of a line of the contents, with the space above it, in em. */
const CONTENTS_LINE = 2.1

/**
 * Lines of the contents other than families and sections: solutions, the last page, groups of stars, the note
 * on sections without guessing.
 */
const OTHER_LINES = 11

/** The maximum number of sections of a variant: one section for each number of stars, or for each tier. */
const MOST_SECTIONS = STARS.length

/** An upper limit for the height of a board of a worked example, in em. Two boards stand side by side. */
const EXAMPLE_BOARD = 20

/** A placeholder for the text in a gap of a sentence, at least as long as any text that can fill the gap. */
const FILLED = ' 888'.repeat(10)

/** The maximum number of pages for title, copyright, contents and rules. */
function frontPages(setting: Setting, portions: readonly Portion[]): number {
  const { content, type } = setting.geometry
  const families = [...new Set(portions.map(({ family }) => family))]
  // Puzzles of unknown stars or tier may fall into up to five sections.
  const sections = portions.reduce((sum, { stars, tier }) => sum + (stars > 0 && tier ? 1 : MOST_SECTIONS), 0)
  const variants = new Set(portions.map(byVariant)).size
  const lines = Math.min(sections, MOST_SECTIONS * variants) + 4 * families.length + OTHER_LINES
  const contents = Math.ceil((lines * CONTENTS_LINE * type.body) / content.height)
  const rules = families.reduce((sum, family) => {
    const own = new Set(portions.flatMap((one) => (one.family === family ? one.variant : [])))
    const { first, further } = rulesPages(setting, family)
    return sum + first + (own.size - 1) * further
  }, 0)
  // The contents begin on a right-hand page.
  const before = evenUp(1 + copyrightPages(setting).length)
  return before + contents + rules + mostTechniquePages(setting, families)
}

/**
 * A cache of the numbers of pages of rules, by language and geometry: a search for a trim asks for the same numbers
 * repeatedly.
 */
const knownRulesPages = perObjects(
  (_words: object, _own: object, _typeface: Typeface) => new Map<string, RulesPages>(),
)

/** The pages of a family's rules with the first example, and those of each further example. */
interface RulesPages {
  readonly first: number
  readonly further: number
}

function rulesPages(setting: Setting, family: string): RulesPages {
  const { design, typeface, geometry } = setting
  const known = knownRulesPages(design.words, design.familyWords[family], typeface)
  const key = JSON.stringify([design.language, geometry.content, geometry.type])
  const pages = known.get(key) ?? countRulesPages(setting, family)
  known.set(key, pages)
  return pages
}

function countRulesPages(before: Setting, family: string): RulesPages {
  const { setting, room } = explaining(before)
  const { design, geometry } = setting
  const { words } = design
  const own = design.familyWords[family]
  const plain = (text: string, look = {}) => told(setting, text, { space: 0.4, ...look })
  const longest = Object.values(own.reasons).reduce((most, one) => (one.length > most.length ? one : most))
  const steps = Array.from({ length: MOST_DRAWN }, () => `${words.exampleStep} ${longest}${FILLED}`)
  const rules = allRules(own).flatMap((text) => plain(text, { room }))
  const texts = [
    ...[words.example, words.exampleSteps, words.exampleCrossed, words.countLines, words.countBoxes],
    ...[words.exampleTrySize, words.exampleLarger, ...steps],
    ...Array.from({ length: 2 }, () => words.exampleSolution),
  ]
  const board: Piece = { height: EXAMPLE_BOARD * geometry.type.body, space: 0, items: () => [] }
  const example = [...texts.flatMap((text) => plain(text)), board, board]
  // An example that has all its steps on one page may begin on a page of its own.
  return {
    first: Math.max(flow(setting, [...rules, ...example]).length, flow(setting, rules).length + 1),
    further: flow(setting, example).length,
  }
}
