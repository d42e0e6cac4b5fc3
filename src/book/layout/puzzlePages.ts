// The pages of puzzles: a grid of blocks, in each a puzzle with its number and stars, its degree and where its solution is.
//
// A page looks calm if all its boards do the same: those of one shape have cells of one size in the whole book, and
// the frames of a section have one height.

import type { Item } from '../../render/page.ts'
import type { Scene } from '../../scene.ts'
import type { Book, BookPuzzle } from '../book.ts'
import { fill, noteOf } from '../words.ts'
import { type Block, CAPTION_LEADING, cellIn, OVER_CAPTION, puzzleBlock, sizeOf } from './blocks.ts'
import {
  blockPlace,
  chunks,
  numberText,
  puzzleAnchor,
  puzzleScene,
  shapeOf,
  solutionAnchor,
} from './boards.ts'
import type { DraftPage, Setting } from './draft.ts'
import { anchorItem, sceneItem, starsItem, starsWidth, textItem, textWidth } from './items.ts'
import { CAPITALS } from './type.ts'

/** A puzzle and the texts around it. */
interface Framed {
  readonly puzzle: BookPuzzle
  readonly scene: Scene
  readonly number: string
  /** What is to be known of this very puzzle. */
  readonly note: string
  readonly left: string
  readonly right: string
}

/** How the frames of all puzzles of a shape are made. */
interface Look {
  readonly block: Block
  readonly cell: number
  /** Whether notes stand beside the numbers; else they are the first line below the board. */
  readonly isNoteInHead: boolean
  readonly isCaptionOneLine: boolean
}

/** Between the two texts of a line of caption, in em. */
const CAPTION_GAP = 1.4

/** Between a number and what stands beside it, and the height of the stars, in em of the number. */
const HEAD_GAP = 0.8
const STARS_SIZE = 0.82

/** The pages of each section's puzzles. `pageOfSolution` is as it is printed. */
export function puzzlePages(
  setting: Setting,
  { sections }: Book,
  pageOfSolution: (puzzle: BookPuzzle) => string,
): DraftPage[][] {
  const framed = sections.map(({ puzzles }) =>
    puzzles.map((puzzle) => framedOf(setting, puzzle, pageOfSolution)),
  )
  const shapes = new Map<string, Framed[]>()
  for (const one of framed.flat()) {
    const shape = shapeOf(one.puzzle)
    shapes.set(shape, [...(shapes.get(shape) ?? []), one])
  }
  const looks = new Map(Array.from(shapes, ([shape, alike]) => [shape, lookOf(setting, alike)] as const))
  return framed.map((section) => sectionPages(setting, section, looks))
}

/** The look with the largest cells that has room for all texts of the puzzles of a shape. */
function lookOf(setting: Setting, framed: readonly Framed[]): Look {
  const plain = puzzleBlock(setting.geometry, setting.design)
  const isNoteInHead = framed.every((one) => headWidth(setting, plain, one, true) <= plain.width)
  const hasNoteBelow = !isNoteInHead && framed.some(({ note }) => note !== '')
  const lookWith = (isCaptionOneLine: boolean): Look => {
    const lines = (hasNoteBelow ? 1 : 0) - (isCaptionOneLine ? 1 : 0)
    const block = { ...plain, below: plain.below + lines * CAPTION_LEADING * plain.captionSize }
    const cell = Math.min(...framed.map(({ scene }) => cellIn(block, scene)))
    return { block, cell, isNoteInHead, isCaptionOneLine }
  }
  const oneLine = lookWith(true)
  return isOneLine(setting, oneLine, framed) ? oneLine : lookWith(false)
}

function framedOf(
  setting: Setting,
  puzzle: BookPuzzle,
  pageOfSolution: (puzzle: BookPuzzle) => string,
): Framed {
  const { words, familyWords } = setting.design
  const { family, grade, shortId } = puzzle
  const degree = fill(grade.atLeast ? words.degreeAtLeast : words.degree, {
    degree: Math.max(1, Math.round(grade.degree)),
  })
  return {
    puzzle,
    scene: puzzleScene(puzzle),
    number: numberText(setting, puzzle),
    note: noteOf(familyWords[family.name], family, puzzle.puzzle) ?? '',
    left: `${degree} · ${shortId}`,
    right: fill(words.solutionOn, { page: pageOfSolution(puzzle) }),
  }
}

/** How wide a number and its stars are, and the note between them if it stands there. */
function headWidth(
  setting: Setting,
  { numberSize, captionSize }: Block,
  { number, note }: Pick<Framed, 'number' | 'note'>,
  isNoteInHead: boolean,
): number {
  const gap = HEAD_GAP * numberSize
  const plain = textWidth(setting, number, numberSize, 'bold') + gap + starsWidth(STARS_SIZE * numberSize)
  return isNoteInHead && note !== '' ? plain + gap + textWidth(setting, note, captionSize) : plain
}

/** Whether all captions fit into one line each. */
function isOneLine(setting: Setting, look: Look, framed: readonly Framed[]): boolean {
  const { captionSize } = look.block
  return framed.every((one) => {
    const width = textWidth(setting, one.left + one.right, captionSize) + CAPTION_GAP * captionSize
    return width <= Math.max(look.cell * one.scene.width, headWidth(setting, look.block, one, false))
  })
}

function sectionPages(
  setting: Setting,
  section: readonly Framed[],
  looks: ReadonlyMap<string, Look>,
): DraftPage[] {
  const looked = section.map((framed) => ({ framed, look: looks.get(shapeOf(framed.puzzle)) as Look }))
  const { block } = looked[0].look
  const heights = looked.map(({ framed: { scene }, look }) => {
    return look.block.above + scene.height * look.cell + look.block.below
  })
  const height = Math.max(...heights)
  return chunks(looked, sizeOf(block.grid)).map((page, index) => ({
    items: page.flatMap(({ framed, look }, place) => {
      const { x, y } = blockPlace(setting, block, place, height)
      const width = frameWidth(setting, look, framed)
      const at = { left: x - width / 2, width, top: y }
      return [
        ...headItems(setting, look, framed, at),
        sceneItem(framed.scene, x - (framed.scene.width * look.cell) / 2, y + block.above, look.cell),
        ...captionItems(setting, look, framed, at),
      ]
    }),
    isOpening: index === 0,
  }))
}

/** As wide as the board, where that is wide enough. */
function frameWidth(setting: Setting, look: Look, framed: Framed): number {
  const { block, cell, isCaptionOneLine, isNoteInHead } = look
  const lines = isCaptionOneLine ? [] : [framed.left, framed.right]
  const texts = isNoteInHead ? lines : [...lines, framed.note]
  const needed = Math.max(
    headWidth(setting, block, framed, isNoteInHead),
    ...texts.map((text) => textWidth(setting, text, block.captionSize)),
  )
  return Math.min(block.width, Math.max(framed.scene.width * cell, needed))
}

/** Where a frame stands. */
interface Place {
  readonly left: number
  readonly width: number
  readonly top: number
}

function headItems(
  setting: Setting,
  { block, isNoteInHead }: Look,
  { puzzle, number, note }: Framed,
  { left, width, top }: Place,
): Item[] {
  const { numberSize, captionSize } = block
  const baseline = top + CAPITALS * numberSize
  const starsSize = STARS_SIZE * numberSize
  const gap = HEAD_GAP * numberSize
  const text = textItem(setting, number, left, baseline, {
    size: numberSize,
    weight: 'bold',
    room: width - starsWidth(starsSize) - gap,
  })
  const noteAt = left + textWidth(setting, text.text, text.size, 'bold') + gap
  return [
    anchorItem(puzzleAnchor(puzzle.number), top),
    text,
    ...(isNoteInHead && note !== ''
      ? [textItem(setting, note, noteAt, baseline, { size: captionSize })]
      : []),
    starsItem(puzzle.grade.stars, left + width, baseline, starsSize, 'right'),
  ]
}

/** The lines below a board: its note, if that has no place above; its degree and name; where its solution is. */
function captionItems(
  setting: Setting,
  { block, cell, isNoteInHead, isCaptionOneLine }: Look,
  { puzzle, scene, note, left: degree, right: solution }: Framed,
  { left, width, top }: Place,
): Item[] {
  const { above, captionSize } = block
  const first = top + above + scene.height * cell + (OVER_CAPTION + CAPITALS) * captionSize
  const look = { size: captionSize, room: width }
  const notes = isNoteInHead || note === '' ? [] : [note]
  const link = solutionAnchor(puzzle.number)
  const lines = [...notes, degree].map((text, line) =>
    textItem(setting, text, left, first + line * CAPTION_LEADING * captionSize, look),
  )
  const last = first + notes.length * CAPTION_LEADING * captionSize
  const where = isCaptionOneLine
    ? textItem(setting, solution, left + width, last, { size: captionSize, align: 'right', link })
    : textItem(setting, solution, left, last + CAPTION_LEADING * captionSize, { ...look, link })
  return [...lines, where]
}
