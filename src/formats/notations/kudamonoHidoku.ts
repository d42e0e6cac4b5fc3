// Hidokus of Kudamono: a number in parentheses is a given, and x is a blocked cell.

import { findFamily } from '../../families/registry.ts'
import { cellsByPlace, type KudamonoGenre, symbolsOf, unknownSymbol } from './kudamonoSymbols.ts'

const HIDOKU = 'hidoku'

/** Hidokus in which numbers may also touch at corners. */
export const kudamonoHidoku: KudamonoGenre = {
  name: 'hidoku',
  family: HIDOKU,
  layers: ['L'],
  read({ text, size, layers }) {
    const { columns, rows } = size
    const shape = findFamily(HIDOKU).notation.parseShape(`${rows}x${columns}`, layers.get('W'))
    const cells = new Array<string>(columns * rows).fill('.')
    const cellAt = cellsByPlace(size)
    for (const found of symbolsOf(layers.get('L'), cells.length)) {
      if (!/^(?:\d+|x)$/.test(found.symbol))
        throw unknownSymbol(found, 'a number in parentheses, or x for a blocked cell')
      cells[cellAt[found.place]] = found.symbol === 'x' ? '#' : found.symbol
    }
    const lines = Array.from({ length: rows }, (_, row) => {
      return { ...text, text: cells.slice(row * columns, (row + 1) * columns).join(',') }
    })
    return { family: HIDOKU, shape: shape.text, lines, places: [layers.get('L') ?? text] }
  },
}
