import { Resvg } from '@resvg/resvg-js'
import { expect, it } from 'vitest'
import { findFamily } from '../../src/families/registry.ts'
import { parsePuzzle } from '../../src/index.ts'
import { pngOf } from '../../src/render/png.ts'
import { svgOf } from '../../src/render/svg.ts'
import { readPng, typeface } from '../support/png.ts'

const { family, puzzle } = parsePuzzle('hidoku:3x3:1,,/,,/,,9')
const svg = svgOf(findFamily(family.name).drawing.scene(puzzle, puzzle.givens), { cell: 20, typeface })
const DPI = 300

it('has the size of its resolution, and states it in pixels per metre', () => {
  const png = pngOf(svg, { dpi: DPI })
  const millimetres = Number(/ width="([\d.]+)mm"/.exec(svg)?.[1])
  expect(Math.abs(readPng(png).width - (millimetres / 25.4) * DPI)).toBeLessThanOrEqual(1)
  const at = Buffer.from(png).indexOf('pHYs')
  expect(at).toBeGreaterThan(0)
  const view = new DataView(png.buffer, png.byteOffset)
  expect(view.getUint32(at + 4)).toBe(11_811)
  expect(view.getUint32(at + 8)).toBe(11_811)
  expect(view.getUint8(at + 12)).toBe(1)
})

it('has the drawn pixels on white', () => {
  const drawn = new Resvg(svg, { dpi: DPI, background: '#fff', font: { loadSystemFonts: false } }).render()
  const { width, height, data } = readPng(pngOf(svg, { dpi: DPI }))
  expect([width, height]).toEqual([drawn.width, drawn.height])
  expect(Buffer.compare(Buffer.from(drawn.pixels), data)).toBe(0)
  expect(data.includes(0)).toBe(true)
})
