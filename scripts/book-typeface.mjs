// Makes the fonts that books in a browser load first: the typeface of the package with the characters of the usual languages
// alone, a fifth of its bytes. A book whose texts have other characters loads the whole fonts. The outlines, the widths, the kerning
// and whatever a PDF takes from a font are those of the whole one, so that a book has the same bytes with either.
//
// The name "Source" is reserved by its licence, so these files have another name, which the worker replaces in its memory.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'
import { renamed } from './typeface-name.mjs'

const FONTS = resolve(import.meta.dirname, '../fonts')

/** The tables of a font by their tags. */
function tablesOf(font) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = 12 + 16 * index
    const [start, length] = [view.getUint32(at + 8), view.getUint32(at + 12)]
    return [font.toString('latin1', at, at + 4), font.subarray(start, start + length)]
  })
  return new Map(tables)
}

/** A font with these tables. Nobody reads the checksums of a font that goes into a PDF. */
function fontOf(tables) {
  const head = Buffer.alloc(12 + 16 * tables.size)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(tables.size, 4)
  let start = head.length
  const bodies = Array.from(tables.entries())
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([tag, body], index) => {
      const at = 12 + 16 * index
      head.write(tag, at, 'latin1')
      head.writeUInt32BE(start, at + 8)
      head.writeUInt32BE(body.length, at + 12)
      const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)])
      start += padded.length
      return padded
    })
  return Buffer.concat([head, ...bodies])
}

/** The outlines of a font. */
function outlinesOf(tables) {
  const isLong = tables.get('head').readInt16BE(50) === 1
  const loca = tables.get('loca')
  const places = Array.from({ length: loca.length / (isLong ? 4 : 2) }, (_, index) =>
    isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index),
  )
  return places.slice(1).map((end, index) => tables.get('glyf').subarray(places[index], end))
}

/** Outlines, each with a length that 4 divides, as in the whole font, and the table of their places. */
function tablesWith(outlines) {
  const aligned = outlines.map((outline) => Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]))
  const loca = Buffer.alloc(4 * (aligned.length + 1))
  let end = 0
  for (const [index, { length }] of aligned.entries()) {
    end += length
    loca.writeUInt32BE(end, 4 * (index + 1))
  }
  return { glyf: Buffer.concat(aligned), loca }
}

/** Code points up to this one are in one plane. */
const LAST = 0xffff

/** The font of a file of the package, with the characters alone for which a function is true. */
export async function fontWith(isWanted, file) {
  const characters = Array.from({ length: LAST + 1 }, (_, code) => String.fromCharCode(code))
    .filter(isWanted)
    .join('')
  const whole = readFileSync(resolve(FONTS, file))
  const few = tablesOf(
    await subsetFont(renamed(whole), characters, { targetFormat: 'truetype', keepFeatures: FEATURES }),
  )
  const original = tablesOf(whole)
  /** A table of the whole font, with a number of the smaller one. */
  const like = (tag, at) => {
    const table = Buffer.from(original.get(tag))
    few.get(tag).copy(table, at, at, at + 2)
    return table
  }
  // The first outline stands for missing characters; every PDF has it.
  const { glyf, loca } = tablesWith([outlinesOf(original)[0], ...outlinesOf(few).slice(1)])
  const head = Buffer.from(original.get('head'))
  head.writeInt16BE(1, 50)
  return fontOf(
    new Map([
      ...few,
      ['OS/2', original.get('OS/2')],
      ['head', head],
      ['hhea', like('hhea', 34)],
      ['maxp', like('maxp', 4)],
      ['glyf', glyf],
      ['loca', loca],
    ]),
  )
}

/** The features of layout that pdfkit uses without being asked. */
const FEATURES = [
  'calt',
  'ccmp',
  'clig',
  'curs',
  'dnom',
  'frac',
  'kern',
  'liga',
  'locl',
  'mark',
  'mkmk',
  'numr',
  'rclt',
  'rlig',
]
