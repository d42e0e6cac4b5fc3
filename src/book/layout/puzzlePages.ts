// The pages of puzzles: a grid of frames. Sections of the same families run on, one behind the other, on the same pages.
//
// A page looks calm if all its boards do the same: those of one shape have cells of one size in the whole book, the
// frames of a chapter have one height and one left end in each column, and the white between, above and below them
// is the same.

import type { Book, BookPuzzle, Section } from '../bookContents.ts'
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

/** Sections that run on. */
export interface Chapter {
  /** Its sections, of the same families. */
  readonly sections: readonly Section[]
  /** All of their puzzles. */
  readonly puzzles: readonly BookPuzzle[]
}

/** The chapters of a book: each section by itself where all start at the right, else those of the same families together. */
export function chaptersOf({ design, sections }: Book): Chapter[] {
  const groups: Section[][] = []
  for (const section of sections) {
    const last = groups.at(-1)
    const runsOn = !design.startsRight && last !== undefined && haveSameFamilies(last[0], section)
    if (runsOn) last.push(section)
    else groups.push([section])
  }
  return groups.map((group) => ({ sections: group, puzzles: group.flatMap(({ puzzles }) => puzzles) }))
}

function haveSameFamilies({ families: one }: Section, { families: other }: Section): boolean {
  return one.length === other.length && one.every((family, index) => family === other[index])
}

/** The puzzles of a page. */
function blocksOf({ geometry, design }: Setting): number {
  return sizeOf(puzzleBlock(geometry, design).grid)
}

/** How many pages a chapter takes. */
export function chapterLength(setting: Setting, { puzzles }: Chapter): number {
  return Math.ceil(puzzles.length / blocksOf(setting))
}

/** The page of its chapter, from 0, on which each section begins. */
export function sectionStarts(setting: Setting, { sections }: Chapter): number[] {
  let before = 0
  return sections.map(({ puzzles }) => {
    const page = Math.floor(before / blocksOf(setting))
    before += puzzles.length
    return page
  })
}

/** The pages of each chapter. `pageOfSolution` is as it is printed. */
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
  return chapters.map((chapter, index) => chapterPages(setting, chapter, framed[index], looks))
}

/** The title of sections, and the stars of these puzzles where all have as many. */
export function sectionHeading(
  { design }: Pick<Setting, 'design'>,
  { families }: Section,
  puzzles: readonly BookPuzzle[],
): Heading {
  const title = families.length === 1 ? design.familyWords[families[0].name].name : design.words.mixed
  const { stars } = puzzles[0].grade
  return puzzles.every(({ grade }) => grade.stars === stars) ? { title, stars } : { title }
}

/** A frame as it will be drawn. */
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
  const blocks = blocksOf(setting)
  return chunks(looked, blocks).map((page, index) => {
    // A single frame stands in the middle of its page, whatever stands on the others.
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
      ),
      isOpening: index === 0,
    }
  })
}

function widest(setting: Setting, looked: readonly Looked[]): number {
  return Math.max(...looked.map(({ framed, look }) => frameWidth(setting, look, framed)))
}

/** Of what is left of a page's height, the share above a frame that stands alone: a little above the middle. */
const ABOVE_SINGLE = 0.4

/** Above the first row of frames and below the last one, beside the head and the foot of the page: in gaps between two rows. */
const OUTER_GAP = 0.7

/** Between two rows: where little is left, that comes between the rows rather than outside. */
function rowGap(geometry: Geometry, grid: Grid, free: number): number {
  const gaps = grid.rows - 1
  return Math.max(free / (gaps + 2 * OUTER_GAP), Math.min(free / gaps, leastPuzzleGap(geometry, grid)))
}

/** Where the frame of a place begins, if frames are so wide and high. */
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
