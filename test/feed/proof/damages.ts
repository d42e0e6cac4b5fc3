// Damages to a drawn board, and the result of the proof of each file that shows it.

import { expect } from 'vitest'
import { type PublishedFiles, provePublished } from '../../../src/feed/provePuzzleFiles.ts'
import { PICTURE_DPI } from '../../../src/feed/puzzleFileNames.ts'
import type { Mark, Scene, Text } from '../../../src/scene.ts'
import type { Made } from './madePuzzles.ts'
import { pageOfPuzzle, pixelsOf, sceneOf, sheetOf, svgOfScene, typeface } from './proofFiles.ts'

/** A damage to a scene: returns changed marks. */
export type Damage = (marks: readonly Mark[]) => Mark[]

export const isText = (mark: Mark): mark is Text => mark.mark === 'text'
export const isNumber = (mark: Mark) => isText(mark) && mark.weight === 'bold'

/** Changes the mark of a kind, counted from the first. */
export function change(isOf: (mark: Mark) => boolean, index: number, to: (mark: never) => Mark[]): Damage {
  return (marks) => {
    const chosen = marks.filter(isOf)
    const one = chosen[index % chosen.length]
    return marks.flatMap((mark) => (mark === one ? to(mark as never) : [mark]))
  }
}

export const otherFigure = (text: string) => text.replace(/\d/, (figure) => String((Number(figure) % 9) + 1))

/** Every file that shows a scene, one at a time. The pixels of a board with signs are proved by its own SVG. */
export async function shownIn(made: Made, scene: Scene): Promise<Partial<PublishedFiles>[]> {
  const { family, puzzle, id } = made
  const drawn = { ...family, drawing: { ...family.drawing, scene: () => scene } }
  const svg = svgOfScene(scene)
  return [
    { 'puzzle.svg': svg },
    { 'index.html': pageOfPuzzle(drawn, puzzle, id) },
    { 'sheet.pdf': await sheetOf(family, puzzle, scene) },
    family.drawing.hasSigns?.(puzzle.shape)
      ? { 'puzzle.svg': svgOfScene(sceneOf(family, puzzle)), 'puzzle.png': pixelsOf(svg, PICTURE_DPI) }
      : { 'puzzle.png': pixelsOf(svg) },
  ]
}

/** What the proof of each file says of a damage. */
export async function sentencesOf(made: Made, damage: Damage): Promise<(string | undefined)[]> {
  const { family, puzzle, id } = made
  const scene = sceneOf(family, puzzle)
  const files = await shownIn(made, { ...scene, marks: damage(scene.marks) })
  return Promise.all(files.map((file) => provePublished({ family, id, typeface, ...file })))
}

const FILES = ['puzzle.svg', 'index.html', 'sheet.pdf', 'puzzle.png']

/** Expects that the proof of each file finds a damage. */
export async function expectFound(made: Made, damage: Damage): Promise<string[]> {
  const sentences = await sentencesOf(made, damage)
  sentences.forEach((sentence, index) => {
    expect(sentence, FILES[index]).toMatch(new RegExp(`^${FILES[index]}: .`))
  })
  return sentences as string[]
}

/** Expects that the proof of each file finds a changed mark; a mark that is missing if no change is given. */
export function findsChanged(
  made: Made,
  isOf: (mark: Mark) => boolean,
  index: number,
  to: (mark: never) => object[] = () => [],
): Promise<string[]> {
  return expectFound(made, change(isOf, index, to as (mark: never) => Mark[]))
}
