// The paint on a page: mark by mark as pdf.js reads it, and pixel by pixel compared with the SVG of the same
// board.

import type { PNG } from 'pngjs'
import { getResolvedPDFJS } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { findFamily } from '../../src/families/registry.ts'
import { parsePuzzle } from '../../src/index.ts'
import type { Item } from '../../src/render/pageItems.ts'
import { STAR_STROKE } from '../../src/render/pageItems.ts'
import { writePdf } from '../../src/render/pdf.ts'
import { overhang, strokeWidth } from '../../src/render/strokeWidths.ts'
import type { Scene } from '../../src/scene.ts'
import { openPdf } from '../support/pdf.ts'
import { isPainted, pictureOf, readPng, typeface } from '../support/png.ts'
import { hasPoppler, POPPLER, poppler } from '../support/poppler.ts'

const [WIDTH, HEIGHT] = [200, 300]
/** At this size strokes have their least width and reach 0.75 points beyond the box. */
const CELL = 24

function sceneOf(name: string, values: readonly number[]): Scene {
  const { family, puzzle } = parsePuzzle(name)
  return findFamily(family.name).drawing.scene(puzzle, values)
}

const HIDOKU = sceneOf('hidoku:3x4:1,,,#/,,,/#,,,10', [1, 2, 3, 0, 5, 4, 6, 7, 0, 8, 9, 10])
const KENKEN = sceneOf('kenken:3x3:6xA1,A2,B1;3=A3;1=B2;3+B3,C3;5+C1,C2', [1, 2, 3, 3, 1, 2, 2, 3, 1])
const SURVO = sceneOf('survo:2x3:,,3/,6,|9,12|9,7,5', [4, 2, 3, 5, 6, 1])

function pageOf(items: readonly Item[], width = WIDTH, height = HEIGHT): Promise<Uint8Array> {
  const document = { width, height, title: 'Page', language: 'en' }
  return writePdf({ ...document, pages: [{ items }] }, typeface)
}

function board(scene: Scene, x: number, y: number, cell = CELL): Item {
  return { item: 'scene', scene: () => scene, x, y, cell }
}
const starsItem = (stars: number, y: number): Item => ({ item: 'stars', stars, of: 5, x: 10, y, size: 10 })

/** A painted path, and the box around it from the top left corner of the page. */
interface Painted {
  readonly paint: 'stroke' | 'fill' | 'both'
  readonly width: number
  readonly cap: number
  readonly join: number
  readonly isCurved: boolean
  readonly box: readonly number[]
}

/** The code of a curve in a path of pdf.js. */
const CURVE = 2
/** The codes of PDF for the ends of lines and their corners. */
const [BUTT, SQUARE] = [0, 2]
const ROUND = 1

/** All paths of the page in painting order. */
async function paintedOn(bytes: Uint8Array): Promise<Painted[]> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await (await (await openPdf(bytes)).getPage(1)).getOperatorList()
  const paints = new Map<number, Painted['paint']>([
    [OPS.stroke, 'stroke'],
    [OPS.fill, 'fill'],
    [OPS.fillStroke, 'both'],
  ])
  let [width, cap, join] = [1, 0, 0]
  return fnArray.flatMap((operator: number, index: number): Painted[] => {
    const [first, path, box] = argsArray[index] ?? []
    if (operator === OPS.setLineWidth) width = first
    if (operator === OPS.setLineCap) cap = first
    if (operator === OPS.setLineJoin) join = first
    if (operator !== OPS.constructPath) return []
    const paint = paints.get(first)
    if (!paint) throw new Error(`the test does not know the operator ${first}`)
    return [{ paint, width, cap, join, isCurved: path[0].includes(CURVE), box: Array.from(box) }]
  })
}

/** Boxes rounded to single precision. */
const rounded = (boxes: readonly (readonly number[])[]) =>
  boxes.map((box) => box.map((value) => Number(value.toFixed(3))))

describe('a board on a page', () => {
  it('has lines with square ends that close its corners', async () => {
    for (const scene of [HIDOKU, KENKEN, SURVO]) {
      const painted = await paintedOn(await pageOf([board(scene, 10, 20)]))
      const lines = painted.filter(({ paint, isCurved }) => paint === 'stroke' && !isCurved)
      expect(new Set(lines.map(({ cap }) => cap))).toEqual(new Set([SQUARE]))
      const widths = lines.map(({ width }) => width)
      expect(widths).toEqual([strokeWidth('thin', CELL), strokeWidth('thick', CELL)])
    }
  })

  it('has blocked cells filled, and circles drawn around the first and the last number', async () => {
    const painted = await paintedOn(await pageOf([board(HIDOKU, 10, 20)]))
    const filled = painted.filter(({ paint }) => paint !== 'stroke')
    expect(filled.map(({ paint }) => paint)).toEqual(['fill', 'fill'])
    const cellBox = (row: number, column: number, inset: number) => [
      10 + (column + inset) * CELL,
      20 + (row + inset) * CELL,
      10 + (column + 1 - inset) * CELL,
      20 + (row + 1 - inset) * CELL,
    ]
    expect(rounded(filled.map(({ box }) => box))).toEqual(rounded([cellBox(0, 3, 0), cellBox(2, 0, 0)]))
    const circles = painted.filter(({ isCurved }) => isCurved)
    expect(circles.map(({ paint }) => paint)).toEqual(['stroke', 'stroke'])
    const radius = 0.43
    const expected = [cellBox(0, 0, 0.5 - radius), cellBox(2, 3, 0.5 - radius)]
    expect(rounded(circles.map(({ box }) => box))).toEqual(rounded(expected))
  })
})

describe('marks beside boards', () => {
  it('has the right number of filled stars, all with round corners', async () => {
    for (const stars of [0, 1, 2, 3, 4, 5]) {
      const painted = await paintedOn(await pageOf([board(KENKEN, 10, 20), starsItem(stars, 200)]))
      const row = painted.filter(({ box }) => box[1] > 20 + 3 * CELL + 1)
      expect(row.map(({ paint }) => paint)).toEqual(
        [0, 1, 2, 3, 4].map((index) => (index < stars ? 'both' : 'stroke')),
      )
      for (const [index, { width, join, box }] of row.entries()) {
        expect([width, join]).toEqual([STAR_STROKE, ROUND])
        expect((box[0] + box[2]) / 2).toBeCloseTo(10 + (index + 0.5) * 10, 3)
      }
    }
  })

  it('has rules of the right length', async () => {
    const rule: Item = { item: 'rule', x1: 10, y1: 250, x2: 190, y2: 250, width: 0.8 }
    const painted = await paintedOn(await pageOf([board(KENKEN, 10, 20), rule]))
    expect(painted.at(-1)).toMatchObject({ paint: 'stroke', cap: BUTT, width: 0.8, box: [10, 250, 190, 250] })
  })
})

/** Dots per inch: two per point. */
const DPI = 144
/** The cell of a board whose thick strokes are so wide that an open corner would be some pixels large. */
const LARGE_CELL = 72

async function pictureOfPage(items: readonly Item[], width: number, height: number): Promise<PNG> {
  return readPng(poppler(await pageOf(items, width, height), 'pdftoppm', ['-r', String(DPI), '-png']))
}

/** Counts the pixels that are black in one picture, but white in the other, with all their neighbours. */
function countStray(one: PNG, other: PNG): number {
  const [black, nearlyWhite] = [64, 192]
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)]
  let stray = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      if (!isPainted(one, y * one.width + x, black)) continue
      const near = [-1, 0, 1].flatMap((down) =>
        [-1, 0, 1].map((right) => (y + down) * other.width + x + right),
      )
      if (!near.some((pixel) => isPainted(other, pixel, nearlyWhite))) stray++
    }
  }
  return stray
}

describe.skipIf(!hasPoppler)(POPPLER, () => {
  it.each([
    ['Hidoku', HIDOKU],
    ['KenKen', KENKEN],
    ['Survo', SURVO],
  ])('paints a %s as in its SVG', async (_, scene) => {
    const edge = overhang(LARGE_CELL)
    const [width, height] = [scene.width, scene.height].map((cells) => cells * LARGE_CELL + 2 * edge)
    const page = await pictureOfPage([board(scene, edge, edge, LARGE_CELL)], width, height)
    const svg = pictureOf(scene, LARGE_CELL, DPI)
    expect(Math.abs(page.width - svg.width)).toBeLessThan(2)
    expect(Math.abs(page.height - svg.height)).toBeLessThan(2)
    expect([countStray(page, svg), countStray(svg, page)]).toEqual([0, 0])
  })
})
