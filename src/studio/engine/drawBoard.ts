// Boards for the page: the clues of a draft as elements of SVG, with what is missing or wrong.

import { openPuzzleOfDraft, puzzleOfDraft, sceneOfDraft } from '../../families/draft.ts'
import type { Family } from '../../families/family.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { DraftError, type PuzzleDraft } from '../../families/setting.ts'
import { nameWithSize } from '../../families/variantNames.ts'
import { puzzleName } from '../../maker/puzzleRecord.ts'
import { pictureElements } from '../../render/pictureSvgElements.ts'
import { vectorElements, viewBoxOf } from '../../render/webSvgElements.ts'
import type { Picture } from '../../scene.ts'
import type { Language } from '../../words/languages.ts'
import { faultOf } from './taskFault.ts'
import type { BoardDrawing, ShownPuzzle } from './tasks.ts'

function drawBoard(family: Family, draft: PuzzleDraft): BoardDrawing {
  const { rows, columns } = family.notation.parseShape(draft.shape)
  const scene = sceneOfDraft(family, draft)
  return { rows, columns, viewBox: viewBoxOf(scene), elements: vectorElements(scene.marks, pictured) }
}

/** A draft with its name, its board, and its id or what it lacks. */
export function showDraft(family: Family, draft: PuzzleDraft, language: Language): ShownPuzzle {
  const shape = family.notation.parseShape(draft.shape)
  return {
    family: family.name,
    draft,
    ...idOrFault(family, draft),
    name: nameWithSize(family.words[language] ?? family.words.en, shape),
    board: drawBoard(family, draft),
  }
}

function idOrFault(family: Family, draft: PuzzleDraft): Pick<ShownPuzzle, 'id' | 'fault'> {
  try {
    return { id: puzzleName(family, puzzleOfDraft(family, draft)) }
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    return { fault: { ...faultOf(error), cells: error instanceof DraftError ? error.cells : [] } }
  }
}

/** The puzzle of a draft as far as it is set, and whether it is finished. Throws a DraftError if nothing can be counted yet. */
export function puzzleAsSet(
  family: Family,
  draft: PuzzleDraft,
): { readonly puzzle: Puzzle; readonly isFinished: boolean } {
  try {
    return { puzzle: puzzleOfDraft(family, draft), isFinished: true }
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    return { puzzle: openPuzzleOfDraft(family, draft), isFinished: false }
  }
}

function pictured({ x, y, size, content }: Picture) {
  return pictureElements({ x: x - size / 2, y: y - size / 2, size, content }, 'href')
}
