// The pages of puzzles: grids of frames. Consecutive sections of the same families share pages. To keep pages
// calm, all boards follow the same rules: those of one shape have equal cells in the complete book; the
// frames of a chapter have the same height, so that rows are aligned across its pages, and in each column the
// same left end; and the spaces between, above and below them are equal.

import { chunks } from '../../print/boardGrid.ts'
import { boardSizeOf, puzzleScene } from '../../print/boards.ts'
import { DESCENDERS } from '../../print/items.ts'
import type { Book, BookPuzzle, Section } from '../bookContents.ts'
import { remarkOf } from '../claims.ts'
import { evenPlaces, shapeKey } from './boardPlacement.ts'
import type { DraftPage, Heading, Setting } from './draftPage.ts'
import { type PuzzleBlock, puzzleBlock, puzzlesOnPage } from './puzzleBlocks.ts'
import { frameHeight, frameItems, frameWidth, lookOf } from './puzzleFrame.ts'
import { type Framed, framedOf, type Look } from './puzzleTexts.ts'
import { hasSectionPages, sectionPage } from './sectionPages.ts'

/** Consecutive sections that share pages. */
export interface Chapter {
  /** Its sections, of the same families. */
  readonly sections: readonly Section[]
  /** The puzzles of all its sections. */
  readonly puzzles: readonly BookPuzzle[]
}

/**
 * The chapters of a book: one for each section if every section starts on a right-hand page or opens with a
 * page of its own, otherwise one for consecutive sections of the same families.
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

/** The number of pages of a chapter. */
export function chapterLength(setting: Setting, { puzzles }: Chapter): number {
  return openingPages(setting) + Math.ceil(puzzles.length / puzzlesOnPage(setting.design))
}

/** The number of pages before the puzzles of a chapter. */
function openingPages({ design }: Setting): number {
  return hasSectionPages({ design }) ? 1 : 0
}

/** The page on which each section begins, from 0 in its chapter. */
export function sectionStarts(setting: Setting, { sections }: Chapter): number[] {
  let before = 0
  return sections.map(({ puzzles }) => {
    const page = Math.floor(before / puzzlesOnPage(setting.design))
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
  const block = blockFor(
    setting,
    chapters.flatMap(({ puzzles }) => puzzles),
  )
  const framed = chapters.map(({ puzzles }) =>
    puzzles.map((puzzle) => framedOf(setting, block, puzzle, pageOfSolution(puzzle))),
  )
  const shapes = new Map<string, Framed[]>()
  for (const one of framed.flat()) {
    const alike = shapes.get(shapeKey(one.puzzle))
    if (alike) alike.push(one)
    else shapes.set(shapeKey(one.puzzle), [one])
  }
  const looks = new Map(
    Array.from(shapes, ([shape, alike]) => [shape, lookOf(setting, block, alike)] as const),
  )
  return chapters.map((chapter, index) => {
    const pages = chapterPages(setting, chapter, framed[index], looks)
    if (!hasSectionPages(setting)) return pages
    const [section] = chapter.sections
    const opening = sectionPage(setting, section, sectionHeading(setting, section, section.puzzles))
    return [opening, ...pages]
  })
}

/** The block for all puzzles of a book. */
function blockFor(setting: Setting, puzzles: readonly BookPuzzle[]): PuzzleBlock {
  const families = [...new Set(puzzles.map(({ family }) => family.name))]
  const shapes = new Map(puzzles.map((puzzle) => [shapeKey(puzzle), puzzle] as const))
  const boards = Array.from(shapes.values(), (puzzle) => boardSizeOf(puzzleScene(puzzle)))
  return puzzleBlock(setting, families, boards)
}

/**
 * The heading of a section, with the stars of these puzzles, and with what is said of all `sections` that
 * these puzzles belong to.
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
  // In a book by tiers, stars would say something else than the sections.
  if (section.tier !== undefined) return { title, ...remark }
  const all = puzzles.map(({ grade }) => grade.stars)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return least === most ? { title, stars: least, ...remark } : { title, range: [least, most], ...remark }
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
  const [{ block }] = looked.map(({ look }) => look)
  const height = Math.max(...looked.map(({ framed, look }) => frameHeight(look, framed)))
  const descent = block.side > 0 ? 0 : DESCENDERS * block.captionSize
  return chunks(looked, puzzlesOnPage(setting.design)).map((page, index) => {
    const puzzles = page.map(({ framed }) => framed.puzzle)
    const isSingle = puzzlesOnPage(setting.design) === 1
    // A single frame is centred on its page, regardless of other pages.
    const width = widest(setting, isSingle ? page : looked)
    const { lefts, tops } = evenPlaces(setting.geometry, block.grid, { width, height, descent }, block)
    return {
      items: page.flatMap(({ framed, look }, place) => {
        const column = place % block.grid.columns
        const row = Math.floor(place / block.grid.columns)
        return frameItems(setting, look, framed, lefts[column], tops[row])
      }),
      // A page with a single puzzle of a mixed section is headed by the puzzle's own family.
      heading: sectionHeading(
        setting,
        isSingle && index > 0 ? { ...sections[0], families: [puzzles[0].family] } : sections[0],
        puzzles,
        sectionsOn(sections, puzzles),
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
