// The chapter on techniques: for each technique, its name, what to look for, and a board with its pattern.
//
//   X-wing
//   A fish with two lines: ...
//   ┌────────┐  For example: rows 2 and 5      A technique is never divided. On a page with little room beside
//   │        │  have 3 only in columns ...     the board the example is below it; on a low page all texts are
//   └────────┘  This rules out 3 in r1c2.      beside the board.
//
// Boards are black and white, as is the rest of the book: a pattern is bold and circled, and the candidates that it rules
// out are struck through.

import type { Family } from '../../families/family.ts'
import { plainName } from '../../families/familyWithSymbols.ts'
import type { Candidate } from '../../families/inference.ts'
import { perObjects } from '../../families/memo.ts'
import { findFamily } from '../../families/registry.ts'
import { printedName } from '../../families/variantNames.ts'
import { techniqueName } from '../../families/words.ts'
import { FORCING_CHAIN, SEARCH } from '../../grader/sharedTechniquePhrases.ts'
import { byKey } from '../../print/boardGrid.ts'
import { cellForType } from '../../print/boardScenesAndSizes.ts'
import { heightOf, type Piece, sideBySide, together } from '../../print/layoutPieces.ts'
import { sceneItem } from '../../print/pageItemBuilders.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Scene } from '../../scene.ts'
import { asLine, say } from '../../words/formatMessage.ts'
import { languageOf } from '../../words/languages.ts'
import { withLocalCellNames } from '../../words/localCellNames.ts'
import { type Book, type BookPuzzle, type Design, puzzlesInBook } from '../bookDesignAndPuzzles.ts'
import type { BookWords } from '../bookWords.ts'
import { type TechniqueExample, techniqueExample } from '../techniqueExample.ts'
import { dealGrowing, type GrowingPiece } from './dealGrowingPieces.ts'
import { type BookPart, type DraftPage, listedPart, type Setting } from './draftPage.ts'
import { reasonSentence } from './exampleBoardsAndSteps.ts'
import { explaining, flow, flowHeight, heading, openingPages, told } from './textFlow.ts'

/**
 * The largest side of a cell, in em of the running text, and the largest width of the board, as a share of the page's
 * width.
 */
const MOST_CELL = 3
const BOARD_SHARE = 0.52

/** The minimum width of the column beside a board, and the gap between the two, in em. */
const LEAST_COLUMN = 12
const GUTTER = 1.6

/** The spaces above a technique and above its board, and the space below the board in addition to that of the text, in em. */
const APART = 2.2
const OVER_BOARD = 0.8
const UNDER_BOARD = 0.6

/** The minimum width of a board that has its texts below, as a share of the page's width. */
const LARGER = 0.72

/** The techniques that all families share. They have no board. */
const SHARED: Readonly<Record<string, { readonly name: keyof BookWords; readonly text: keyof BookWords }>> = {
  [FORCING_CHAIN]: { name: 'forcingChain', text: 'forcingChainText' },
  [SEARCH]: { name: 'search', text: 'searchText' },
}

/** The parts of the chapter, one for each family; empty if the book has no chapter on techniques. */
export function techniqueParts(setting: Setting, book: Book): BookPart[] {
  const { words, familyWords, techniques } = setting.design
  const puzzles = puzzlesInBook(book)
  return [...new Set(puzzles.map(({ family }) => family))].flatMap((family) => {
    const own = puzzles.filter((one) => one.family === family)
    const names = techniques === 'needed' ? neededBy(family, own) : chosenOf(family, techniques)
    if (names.length === 0) return []
    const shapes = own.map(({ puzzle }) => puzzle.shape)
    const name = printedName(familyWords[family.name], shapes)
    const title = say(words.techniquesFamily, { family: name })
    return [listedPart(title, `techniques-${family.name}`, techniquePages(setting, family, names))]
  })
}

/** The maximum number of pages of the chapter in a book with these families. */
export function mostTechniquePages(setting: Setting, families: readonly string[]): number {
  const { techniques } = setting.design
  return families.reduce((sum, name) => {
    const family = findFamily(plainName(name))
    const names = techniques === 'needed' ? allOf(family) : chosenOf(family, techniques)
    return names.length === 0 ? sum : sum + techniquePages(setting, family, names).length
  }, 0)
}

/** The names of a family's techniques and of the shared techniques, the easiest first. */
function allOf({ inference }: Family): string[] {
  return [...inference.techniques.map(({ name }) => name), ...Object.keys(SHARED)]
}

/** The techniques on the paths of these puzzles. */
function neededBy(family: Family, puzzles: readonly BookPuzzle[]): string[] {
  const needed = new Set(puzzles.flatMap(({ grade }) => Object.keys(grade.techniques ?? {})))
  return allOf(family).filter((name) => needed.has(name))
}

function chosenOf(family: Family, chosen: readonly string[]): string[] {
  return allOf(family).filter((name) => chosen.includes(name))
}

function techniquePages(plain: Setting, family: Family, names: readonly string[]): DraftPage[] {
  const { setting, room } = explaining(plain)
  const apart = APART * setting.geometry.type.body
  const height = flowHeight(setting)
  const intro = told(setting, setting.design.words.techniquesDrawn, { room })
  const all = names.map((name) => techniquePiece(setting, family, name, room))
  // Techniques without a board come last: between tall ones, their few lines could take a page of their own.
  const pieces = [true, false].flatMap((wanted) =>
    all.filter(({ hasBoard }) => hasBoard === wanted).map(({ piece }) => piece),
  )
  // The first page also has the introduction.
  const [first = [], ...others] = dealGrowing(pieces, height, height - heightOf(intro, true) - apart)
  return openingPages([[...intro, ...first], ...others].flatMap((page) => flow(setting, page)))
}

/** A technique as one piece. If it has a board, the board can grow up to the width of the page. */
function techniquePiece(
  setting: Setting,
  family: Family,
  name: string,
  room: number,
): { readonly piece: GrowingPiece; readonly hasBoard: boolean } {
  const { content, type } = setting.geometry
  const apart = APART * type.body
  const { title, text } = textsOf(setting.design, family, name)
  const head = heading(setting, asLine(title), {
    isKeptWithNext: false,
  })
  const above = textsIn(setting, [text], room)
  const example = techniqueExample({ family, name })
  const drawn = example && drawnIn(setting, example)
  if (!drawn) return { piece: () => together([...head, ...above], apart), hasBoard: false }
  const { scene, cell: least } = drawn
  const sentences = sentencesOf(setting, family, example)
  const widest = content.width / scene.width
  const gutter = GUTTER * type.body
  const widestBeside = (content.width - gutter - LEAST_COLUMN * type.body) / scene.width
  const piece: GrowingPiece = (size) => {
    const wanted = least + size * (widest - least)
    const isBeside = wanted < LARGER * widest && least <= widestBeside
    const cell = isBeside ? Math.min(wanted, widestBeside) : Math.max(wanted, least)
    const board: Piece = {
      height: scene.height * cell,
      space: OVER_BOARD * type.body,
      items: (y) => [sceneItem(() => scene, -scene.left * cell, y - scene.top * cell, cell)],
    }
    if (!isBeside) {
      const [first, ...others] = textsIn(setting, sentences, room)
      const below = { ...first, space: first.space + UNDER_BOARD * type.body }
      return together([...head, ...above, board, below, ...others], apart)
    }
    const left = scene.width * cell + gutter
    const column = (texts: readonly string[]) =>
      sideBySide(board, together(textsIn(setting, texts, content.width - left, left), board.space))
    const usual = together([...head, ...above, column(sentences)], apart)
    // All texts stand beside the board if that saves the height of a line.
    const lower = together([...head, column([text, ...sentences])], apart)
    return lower.height < usual.height - type.body ? lower : usual
  }
  return { piece, hasBoard: true }
}

function textsIn(setting: Setting, texts: readonly string[], room: number, x = 0): Piece[] {
  return texts.flatMap((text) => told(setting, text, { room, x, space: 0.3 }))
}

/** The name of a technique and its text in the language of the book. */
function textsOf({ words, language }: Design, family: Family, name: string) {
  const shared = SHARED[name]
  if (shared) return { title: words[shared.name], text: words[shared.text] }
  const own = languageOf(language)
  const { techniques } = (own && family.words[own]) ?? family.words.en
  return { title: techniqueName(family, name, own), text: techniques?.[name]?.text ?? '' }
}

const legibleCell = perObjects((scene: Scene, typeface: Typeface) => cellForType(scene, typeface))

/**
 * The board and the side of its cells: with all candidates if they are legible on the page, otherwise only with the
 * candidates that matter; undefined if not even these are legible.
 */
function drawnIn({ geometry, typeface }: Setting, { scene, plainScene }: TechniqueExample) {
  const { content, type } = geometry
  for (const one of [scene, plainScene]) {
    const legible = legibleCell(one, typeface)
    const cell = Math.max(legible, Math.min(MOST_CELL * type.body, (BOARD_SHARE * content.width) / one.width))
    if (cell * one.width <= content.width && cell * one.height <= BOARD_HEIGHT * content.height) {
      return { scene: one, cell }
    }
  }
  return undefined
}

/** The maximum height of a board, as a share of the page's height; the texts need the rest. */
const BOARD_HEIGHT = 0.62

/** Two sentences: the reason, with the facts of this board, and its conclusion. */
function sentencesOf(
  { design }: Setting,
  family: Family,
  { puzzle, reason, placed, removes }: TechniqueExample,
): string[] {
  const { words, familyWords, language } = design
  const own = familyWords[family.name]
  const all = family.words[languageOf(language) ?? 'en'] ?? family.words.en
  const explained = {
    ...design,
    words: { ...words, cell: words.techniqueCell },
    familyWords: { [family.name]: { ...own, reasons: { ...all.reasons, ...own.reasons } } },
  }
  const board = { family, puzzle, solution: [], steps: [], hasMore: false }
  const because = reasonSentence({ design: explained }, board, reason)
  const cellText = (row: number, column: number) => say(words.techniqueCell, { row, column })
  const { columns } = puzzle.shape
  const nameOf = (cell: number) => cellText(Math.floor(cell / columns) + 1, (cell % columns) + 1)
  const so = placed
    ? say(words.techniquePlaced, { cell: nameOf(placed.cell), value: placed.value })
    : say(words.techniqueRemoved, { removed: removedText(words, nameOf, removes) })
  // Some facts are lists of cells in the program's notation, such as r1c2, which is replaced by that of the book.
  const named = withLocalCellNames(because, words.techniqueCell)
  const sentence = named.endsWith('…') ? named : `${named}.`
  return [`${words.techniqueFor} ${sentence}`, so]
}

/** Lists removed candidates: `9 in r1c2, r1c3; 4, 7 in r2c2`. Cells that lose the same candidates are named together. */
function removedText(
  words: BookWords,
  nameOf: (cell: number) => string,
  removes: readonly Candidate[],
): string {
  const byCell = byKey(removes, ({ cell }) => cell)
  const cells = Array.from(byCell, ([cell, candidates]) => {
    const values = candidates.map(({ value }) => value).sort((one, other) => one - other)
    return { cell, values: values.join(', ') }
  }).sort((one, other) => one.cell - other.cell)
  return Array.from(
    byKey(cells, ({ values }) => values),
    ([values, alike]) =>
      say(words.techniqueIn, { values, cells: alike.map(({ cell }) => nameOf(cell)).join(', ') }),
  ).join('; ')
}
