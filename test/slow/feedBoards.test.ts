// Boards read back from every kind of file, for every family and shape: each file shows exactly its puzzle.

import { describe, expect, it } from 'vitest'
import { readPngCells } from '../../src/proof/checkPngBoard.ts'
import { expectedBoard } from '../../src/proof/expectedBoard.ts'
import { readPdfMarks } from '../../src/proof/pdfSheet.ts'
import { boardDifference, type DrawnBoard, gridOf, readDrawnBoard } from '../../src/proof/readDrawnBoard.ts'
import { readPageMarks, readSvgMarks } from '../../src/proof/svgMarks.ts'
import { boardTypeface } from '../../src/render/boardTypeface.ts'
import { svgOf } from '../../src/render/svg.ts'
import { pageOfPuzzle, pixelsOf, sceneOf, sheetOf, svgOfScene, typeface } from '../feed/proof/proofFiles.ts'
import { DRAWN, drawnBoard } from '../support/drawn.ts'

const LARGE = [['hidoku', '31x31', { blocked: 40 }]] as const

describe.each([...DRAWN, ...LARGE])('%s %s', (name, shape, own) => {
  const { family, puzzle } = drawnBoard(name, shape, own)
  const expected = expectedBoard(family, puzzle)
  const scene = sceneOf(family, puzzle)
  const differenceTo = (board: DrawnBoard) => boardDifference(board, expected)

  it.each([18, 40, 90])('is read from an SVG with cells of %i points', (cell) => {
    const marks = readSvgMarks(svgOfScene(scene, cell), typeface)
    const board = readDrawnBoard(marks, gridOf(marks.lines), true)
    expect(differenceTo(board)).toBeUndefined()
    expect(board).toEqual(expected)
  })

  it('is read from an SVG with an embedded typeface', () => {
    const { lines, ...rest } = readSvgMarks(
      svgOf(scene, { cell: 30, typeface: boardTypeface }),
      boardTypeface,
    )
    expect(readDrawnBoard({ ...rest, lines }, gridOf(lines), true)).toEqual(expected)
  })

  it('is read from a page', () => {
    const { record, marks } = readPageMarks(pageOfPuzzle(family, puzzle, `${name}:${shape}:x`), typeface)
    expect(JSON.parse(record).id).toBe(`${name}:${shape}:x`)
    expect(readDrawnBoard(marks, gridOf(marks.lines), true)).toEqual(expected)
  })

  it('is read from a sheet with titles, a rule, stars and a QR code', async () => {
    const { marks, grid } = await readPdfMarks(await sheetOf(family, puzzle))
    expect(readDrawnBoard(marks, grid, false)).toEqual(expected)
  })

  it('is recognised in pixels', () => {
    expect(() => readPngCells(pixelsOf(svgOfScene(scene), 150), expected, typeface)).not.toThrow()
  })
})
