// The pages of puzzles: grids of frames. Consecutive sections of the same kind share pages. To keep pages
// calm, all boards follow the same rules: boards of one shape have equal cells in the complete book; the frames of a
// chapter have the same height, so that rows are aligned across its pages; the frames of a column have the same left end;
// and the spaces between, above and below the frames are equal.

import { printedName } from '../../families/variantNames.ts'
import { byKey, chunks } from '../../print/boardGrid.ts'
import { boardSizeOf, puzzleScene } from '../../print/boardScenesAndSizes.ts'
import { DESCENDERS } from '../../print/pageItemBuilders.ts'
import type { Book, BookPuzzle, Section } from '../bookDesignAndPuzzles.ts'
import { sizesText } from '../bookWords.ts'
import { remarkOf } from '../reasoningClaims.ts'
import { evenPlaces, shapeKey } from './dealBoardsOverPages.ts'
import type { DraftPage, Heading, Setting } from './draftPage.ts'
import { frameHeight, frameItems, frameWidth, lookOf } from './drawPuzzleFrame.ts'
import { type Look, type PuzzleBlock, puzzleBlock, puzzlesOnPage } from './puzzleBlockSizes.ts'
import { type Framed, framedOf, withoutLevel } from './puzzleTexts.ts'
import { hasSectionPages, sectionPage } from './sectionOpenings.ts'

/** Consecutive sections that share pages. */
export type Chapter = ReturnType<typeof chaptersOf>[number]

/**
 * The chapters of a book: one for each section if every section starts on a right-hand page or opens with a
 * page of its own, otherwise one for consecutive sections of the same kind: the same families and variant.
 */
export function chaptersOf({ design, sections }: Book) {
  const isApart = design.startsRight || hasSectionPages({ design })
  const groups: Section[][] = []
  for (const section of sections) {
    const last = groups.at(-1)
    if (!isApart && last && areOfOneKind(last[0], section)) last.push(section)
    else groups.push([section])
  }
  return groups.map((group) => ({ sections: group, puzzles: group.flatMap(({ puzzles }) => puzzles) }))
}

function areOfOneKind(one: Section, other: Section): boolean {
  return (
    one.variant === other.variant &&
    one.families.length === other.families.length &&
    one.families.every((family, index) => family === other.families[index])
  )
}

/** The number of pages of a chapter. */
export function chapterLength({ design }: Setting, { puzzles }: Chapter): number {
  return (hasSectionPages({ design }) ? 1 : 0) + Math.ceil(puzzles.length / puzzlesOnPage(design))
}

/** For each section, the index in its chapter of the page on which it begins, from 0. */
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
  const all = chapters.flatMap(({ puzzles }) => puzzles)
  const block = blockFor(setting, all)
  const framed = new Map(all.map((one) => [one, framedOf(setting, block, one, pageOfSolution(one))]))
  const looks = new Map(
    Array.from(
      byKey(framed.values(), ({ puzzle }) => shapeKey(puzzle)),
      ([shape, alike]) => [shape, lookOf(setting, block, alike)],
    ),
  )
  const frameOf = (puzzle: BookPuzzle) => ({
    framed: framed.get(puzzle) as Framed,
    look: looks.get(shapeKey(puzzle)) as Look,
  })
  return chapters.map((chapter) => {
    const pages = chapterPages(setting, chapter, block, frameOf)
    if (!hasSectionPages(setting)) return pages
    const [section] = chapter.sections
    return [sectionPage(setting, section, sectionHeading(setting, section, section.puzzles)), ...pages]
  })
}

/** The block for all puzzles of a book. */
function blockFor(setting: Setting, puzzles: readonly BookPuzzle[]): PuzzleBlock {
  const { familyWords } = setting.design
  const names = new Set(
    puzzles.map(({ family, puzzle }) => printedName(familyWords[family.name], [puzzle.shape])),
  )
  const shapes = new Map(puzzles.map((puzzle) => [shapeKey(puzzle), puzzle] as const))
  const boards = Array.from(shapes.values(), (puzzle) => boardSizeOf(puzzleScene(puzzle)))
  return puzzleBlock(setting, [...names], boards)
}

/**
 * The heading of a section, with the stars of `puzzles`, and with the remark on all `sections` that these puzzles belong
 * to.
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
  const shapes = puzzles.map(({ puzzle }) => puzzle.shape)
  const [family] = families
  const name =
    families.length === 1 ? printedName(design.familyWords[family.name], shapes) : design.words.mixed
  const title = section.namesSizes ? `${name} ${sizesText(design.words, shapes)}` : name
  // In a book arranged by tiers, stars would contradict the division into sections.
  if (section.tier !== undefined) return { title, ...remark }
  const all = puzzles.map(({ grade }) => grade.stars)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return least === most ? { title, stars: least, ...remark } : { title, range: [least, most], ...remark }
}

function chapterPages(
  setting: Setting,
  { sections, puzzles }: Chapter,
  block: PuzzleBlock,
  frameOf: (puzzle: BookPuzzle) => { readonly framed: Framed; readonly look: Look },
): DraftPage[] {
  const { grid } = block
  const frames = puzzles.map(frameOf)
  const height = Math.max(...frames.map(({ framed, look }) => frameHeight(look, framed)))
  const descent = block.side > 0 ? 0 : DESCENDERS * block.captionSize
  const onPage = puzzlesOnPage(setting.design)
  const isSingle = onPage === 1
  return chunks(frames, onPage).map((page, index) => {
    const own = page.map(({ framed }) => framed.puzzle)
    // A single frame is centred on its page, regardless of other pages.
    const widths = (isSingle ? page : frames).map(({ framed, look }) => frameWidth(setting, look, framed))
    const size = { width: Math.max(...widths), height, descent }
    const { lefts, tops } = evenPlaces(setting.geometry, block, size)
    // A page with a single puzzle of a mixed section is headed by the puzzle's own family.
    const section = isSingle && index > 0 ? { ...sections[0], families: [own[0].family] } : sections[0]
    const heading = sectionHeading(setting, section, own, sectionsOn(sections, own))
    const isNamed = section.families.length === 1 && areOfOneName(page)
    const isSaid = onPage > 1 && heading.stars !== undefined && isNamed
    return {
      items: page.flatMap(({ framed, look }, place) => {
        const [left, top] = [lefts[place % grid.columns], tops[Math.floor(place / grid.columns)]]
        return frameItems(setting, look, isSaid ? withoutLevel(framed) : framed, left, top)
      }),
      heading,
      saysLevel: isSaid,
      isOpening: index === 0 && !hasSectionPages(setting),
    }
  })
}

/** Whether all puzzles of a page have the same name, so that its head names them. */
function areOfOneName(page: readonly { readonly framed: Framed }[]): boolean {
  const [{ framed: first }] = page
  return page.every(({ framed: { name } }) => name === first.name)
}

/** The sections that puzzles of a page belong to. */
function sectionsOn(sections: readonly Section[], page: readonly BookPuzzle[]): Section[] {
  const [first, last] = [page[0].number, page[page.length - 1].number]
  return sections.filter(
    ({ puzzles }) => puzzles[0].number <= last && puzzles[puzzles.length - 1].number >= first,
  )
}
