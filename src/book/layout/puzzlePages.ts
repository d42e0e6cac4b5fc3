// The pages of puzzles: grids of frames. Consecutive sections of the same families share pages. To keep pages
// calm, all boards follow the same rules: those of one shape have equal cells in the complete book; the
// frames of a chapter have the same height and, in each column, the same left end; and the spaces between,
// above and below them are equal.

import type { Book, BookPuzzle, Section } from '../bookContents.ts'
import { remarkOf } from '../claims.ts'
import { chunks, shapeKey } from './boardPlacement.ts'
import { type Grid, leastPuzzleGap, puzzleBlock, sizeOf } from './boardSizes.ts'
import type { DraftPage, Heading, Setting } from './draftPage.ts'
import type { Geometry } from './pageGeometry.ts'
import {
  type Framed,
  framedOf,
  frameHeight,
  frameItems,
  frameWidth,
  type Look,
  lookOf,
} from './puzzleFrame.ts'
import { hasSectionPages, sectionPage } from './sectionPages.ts'

/** Consecutive sections that share pages. */
export interface Chapter {
  /** Its sections, of the same families. */
  readonly sections: readonly Section[]
  /** The puzzles of all its sections. */
  readonly puzzles: readonly BookPuzzle[]
}

/**
 * The chapters of a book: one for each section if every section starts on a right-hand page or opens with a page of its own, otherwise one
 * for consecutive sections of the same families.
 */
export function chaptersOf({ design, sections }: Book): Chapter[] {
  const groups: Section[][] = []
  for (const section of sections) {
    const last = groups.at(-1)
    const isApart = design.startsRight || hasSectionPages({ design })
    const runsOn = !isApart && last !== undefined && haveSameFamilies(last[0], section)
    if (runsOn) last.push(section)
    else groups.push([section])
  }
  return groups.map((group) => ({ sections: group, puzzles: group.flatMap(({ puzzles }) => puzzles) }))
}

function haveSameFamilies({ families: one }: Section, { families: other }: Section): boolean {
  return one.length === other.length && one.every((family, index) => family === other[index])
}

/** The number of puzzles on a page. */
export function puzzlesOnPage({ geometry, design }: Pick<Setting, 'geometry' | 'design'>): number {
  return sizeOf(puzzleBlock(geometry, design).grid)
}

/** The number of pages of a chapter. */
export function chapterLength(setting: Setting, { puzzles }: Chapter): number {
  return openingPages(setting) + Math.ceil(puzzles.length / puzzlesOnPage(setting))
}

/** The number of pages before the puzzles of a chapter. */
function openingPages({ design }: Setting): number {
  return hasSectionPages({ design }) ? 1 : 0
}

/** The page on which each section begins, from 0 in its chapter. */
export function sectionStarts(setting: Setting, { sections }: Chapter): number[] {
  let before = 0
  return sections.map(({ puzzles }) => {
    const page = Math.floor(before / puzzlesOnPage(setting))
    before += puzzles.length
    return page
  })
}

/** Lays out the pages of each chapter. `pageOfSolution` returns printed page numbers. */
export function puzzlePages(
  setting: Setting,
  chapters: readonly Chapter[],
  pageOfSolution: (puzzle: BookPuzzle) => string,
): DraftPage[][] {
  const framed = chapters.map(({ puzzles }) =>
    puzzles.map((puzzle) => framedOf(setting, puzzle, pageOfSolution(puzzle))),
  )
  const shapes = new Map<string, Framed[]>()
  for (const one of framed.flat()) {
    const alike = shapes.get(shapeKey(one.puzzle))
    if (alike) alike.push(one)
    else shapes.set(shapeKey(one.puzzle), [one])
  }
  const looks = new Map(Array.from(shapes, ([shape, alike]) => [shape, lookOf(setting, alike)] as const))
  return chapters.map((chapter, index) => {
    const pages = chapterPages(setting, chapter, framed[index], looks)
    if (!hasSectionPages(setting)) return pages
    const [section] = chapter.sections
    const opening = sectionPage(setting, section, sectionHeading(setting, section, section.puzzles))
    return [opening, ...pages]
  })
}

/**
 * The heading of a section, with the stars of these puzzles if they are equal, and with what is said of all
 * `sections` that these puzzles belong to.
 */
export function sectionHeading(
  { design }: Pick<Setting, 'design'>,
  section: Section,
  puzzles: readonly BookPuzzle[],
  sections: readonly Section[] = [section],
): Heading {
  const { families } = section
  const said = remarkOf(design, sections, puzzles)
  const remark = said === '' ? {} : { remark: said }
  const title = families.length === 1 ? design.familyWords[families[0].name].name : design.words.mixed
  const { stars } = puzzles[0].grade
  // In a book by tiers, stars would say something else than the sections.
  return section.tier === undefined && puzzles.every(({ grade }) => grade.stars === stars)
    ? { title, stars, ...remark }
    : { title, ...remark }
}

/** A frame with its style. */
interface Looked {
  readonly framed: Framed
  readonly look: Look
}

function chapterPages(
  setting: Setting,
  { sections }: Chapter,
  all: readonly Framed[],
  looks: ReadonlyMap<string, Look>,
): DraftPage[] {
  const looked = all.map((framed) => ({ framed, look: looks.get(shapeKey(framed.puzzle)) as Look }))
  const height = Math.max(...looked.map(({ framed, look }) => frameHeight(look, framed)))
  const blocks = puzzlesOnPage(setting)
  return chunks(looked, blocks).map((page, index) => {
    // A single frame is centred on its page, regardless of other pages.
    const width = widest(setting, blocks > 1 ? looked : page)
    return {
      items: page.flatMap(({ framed, look }, place) => {
        const { x, y } = framePlace(setting, look, place, width, height)
        return frameItems(setting, look, framed, x, y)
      }),
      heading: sectionHeading(
        setting,
        sections[0],
        page.map(({ framed }) => framed.puzzle),
        sectionsOn(
          sections,
          page.map(({ framed }) => framed.puzzle),
        ),
      ),
      isOpening: index === 0 && !hasSectionPages(setting),
    }
  })
}

/** The sections that puzzles of a page belong to. */
function sectionsOn(sections: readonly Section[], page: readonly BookPuzzle[]): Section[] {
  const [first, last] = [page[0].number, page[page.length - 1].number]
  return sections.filter(
    ({ puzzles }) => puzzles[0].number <= last && puzzles[puzzles.length - 1].number >= first,
  )
}

function widest(setting: Setting, looked: readonly Looked[]): number {
  return Math.max(...looked.map(({ framed, look }) => frameWidth(setting, look, framed)))
}

/** A single frame stands slightly above the middle: this share of the free height is above it. */
const ABOVE_SINGLE = 0.4

/**
 * The space above the first row of frames, and below the last row, as a share of the gap between two rows.
 * The head and the foot of the page add to this space.
 */
const OUTER_GAP = 0.7

/**
 * The gap between two rows of frames. If space is short, there is less above the first row and below the
 * last, so that the gap keeps its least size if possible.
 */
function rowGap(geometry: Geometry, grid: Grid, free: number): number {
  const gaps = grid.rows - 1
  return Math.max(free / (gaps + 2 * OUTER_GAP), Math.min(free / gaps, leastPuzzleGap(geometry, grid)))
}

/** The top left corner of a frame of this width and height. */
function framePlace({ geometry }: Setting, { block }: Look, place: number, width: number, height: number) {
  const { content } = geometry
  const { columns, rows } = block.grid
  const row = Math.floor(place / columns)
  const column = place % columns
  const free = Math.max(0, content.height - rows * height)
  const gap = rows > 1 ? rowGap(geometry, block.grid, free) : 0
  const above = rows > 1 ? (free - (rows - 1) * gap) / 2 : ABOVE_SINGLE * free
  return {
    x: column * (block.width + block.gutter) + (block.width - width) / 2,
    y: content.top + above + row * (height + gap),
  }
}
