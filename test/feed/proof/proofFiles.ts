// The files of a puzzle as a feed publishes them, each by the code that writes it.

import { PNG } from 'pngjs'
import { noteOf } from '../../../src/book/bookWords.ts'
import { shownGivens } from '../../../src/families/cellNamesAndFaults.ts'
import type { Family } from '../../../src/families/family.ts'
import type { Puzzle } from '../../../src/families/puzzle.ts'
import { Html } from '../../../src/page/html.ts'
import { publicRecord } from '../../../src/page/publicRecord.ts'
import { puzzlePage } from '../../../src/page/puzzlePage.ts'
import type { PixelPicture } from '../../../src/proof/pixelInkAndText.ts'
import { loadTypeface } from '../../../src/render/loadTypeface.ts'
import type { Item, Page } from '../../../src/render/pageItems.ts'
import { writePdf } from '../../../src/render/pdf.ts'
import { pngOf } from '../../../src/render/png.ts'
import { svgOf } from '../../../src/render/svg.ts'
import type { Mark, Rectangle, Scene } from '../../../src/scene.ts'

export const typeface = loadTypeface()

export function sceneOf(family: Family, puzzle: Puzzle): Scene {
  return family.drawing.scene(puzzle, shownGivens(puzzle))
}

export function svgOfScene(scene: Scene, cell = 32): string {
  return svgOf(scene, { cell, typeface, title: 'A puzzle & its board' })
}

export function pixelsOf(svg: string, dpi = 150): PixelPicture {
  const { width, height, data } = PNG.sync.read(Buffer.from(pngOf(svg, { dpi })))
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, pixel) => data[4 * pixel]) }
}

export function pageOfPuzzle(family: Family, puzzle: Puzzle, id: string): string {
  const record = publicRecord(id, { degree: 100, stars: 2, version: 1 })
  const head = { policy: "default-src 'none'", links: new Html('<link rel="stylesheet" href="page-5.css">') }
  const below = new Html(
    '<p>5 of 9</p><script type="application/ld+json">{"@type":"Game"}</script><svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  )
  return puzzlePage({ family, puzzle, record, heading: 'Sudoku 12' }, 'en', head, below)
}

/** A code of squares, some of them joined into long bars. */
export function squares(size = 25): Scene {
  const marks = Array.from({ length: size * size }, (_, index): Rectangle[] => {
    const [x, y] = [index % size, Math.floor(index / size)]
    if ((x * 7 + y * 3 + x * y) % 3 === 0) return []
    return [{ mark: 'rectangle', x, y, width: 1, height: 1 }]
  }).flat()
  const bar: Mark = { mark: 'rectangle', x: 0, y: 0, width: size, height: 1 }
  return { left: 0, top: 0, width: size, height: size, marks: [...marks, bar] }
}

/** The parts of a sheet around its board. */
export function sheetItems(scene: Scene, note: string, more: readonly Item[] = []): Item[] {
  const cell = Math.min(48, 400 / scene.width)
  const bottom = 160 + scene.height * cell
  return [
    { item: 'text', text: 'Saturday, 30 January 2027', x: 70, y: 70, size: 11, weight: 'regular' },
    { item: 'text', text: 'Sudoku 12', x: 70, y: 100, size: 24, weight: 'bold' },
    { item: 'stars', stars: 3, of: 5, x: 400, y: 100, size: 14 },
    { item: 'text', text: note, x: 70, y: 120, size: 10, weight: 'regular' },
    { item: 'rule', x1: 70, y1: 130, x2: 500, y2: 130, width: 0.75 },
    { item: 'scene', scene: () => scene, x: 70, y: 150, cell },
    { item: 'text', text: 'Fill in 1 to 9, each once.', x: 70, y: bottom + 20, size: 9, weight: 'regular' },
    { item: 'scene', scene: () => squares(), x: 450, y: 40, cell: 2 },
    { item: 'text', text: '12', x: 290, y: 820, size: 9, weight: 'regular' },
    ...more,
  ]
}

export function pdfOfItems(...pages: (readonly Item[])[]): Promise<Uint8Array> {
  const document = {
    width: 595,
    height: 842,
    bleed: 0,
    pages: pages.map((items): Page => ({ items })),
    title: 'A sheet',
    language: 'en',
    isForScreen: false,
    outline: [],
  }
  return writePdf(document, typeface)
}

export function sheetOf(
  family: Family,
  puzzle: Puzzle,
  scene = sceneOf(family, puzzle),
): Promise<Uint8Array> {
  const note = noteOf(family.words.en, family, puzzle) ?? 'easy'
  return pdfOfItems(sheetItems(scene, note))
}
