// Rooms of Factors of puzz.link: the walls of rooms, five to a character, first those between cells of a row; and then the
// product of each room, in the order of the first cells of the rooms. Numbers may repeat in a room, as in a KenKen. A room of
// one cell has its number as product. (Source of the form and the rules: pzpr.js, factors.js, decodeBorder and
// decodeRoomNumber16 in Encode.js.)

import { count } from '../../families/gridText.ts'
import type { PlayedCage } from '../../families/playing.ts'
import { PuzzleError, type Span } from '../../families/puzzleError.ts'
import { kenkenCellName } from './ipuzGroups.ts'
import { cellBorders, packDigits, unpackDigits } from './puzzlinkBorders.ts'
import type { PuzzlinkKind } from './puzzlinkKind.ts'
import { expectEnd, LARGEST_NUMBER, readEncodedNumbers, writeNumbers } from './puzzlinkNumbers.ts'

const KENKEN = 'kenken'
const PACKING = { base: 2, digits: 5 }

/** KenKens that have only products. */
export const puzzlinkFactors: PuzzlinkKind = {
  names: ['factors'],
  title: 'board of Rooms of Factors',
  sizes: [3, 4, 5, 6, 7, 8, 9],
  family: KENKEN,
  read(body, size) {
    const { walls, rest } = readWalls(body, size)
    const rooms = roomsBetween(walls, size)
    const products = readEncodedNumbers(
      rest,
      rooms.length,
      'number',
      `a board with ${count(rooms.length, 'room')}`,
    )
    expectEnd(products.rest, 'product')
    const texts = rooms.map((cells, room) => {
      const product = products.numbers[room]
      const names = cells.map((cell) => kenkenCellName(cell, size))
      if (product !== undefined) return `${product} ${cells.length === 1 ? '=' : 'x'} ${names.join(' ')}`
      const message = `the room with the cell ${names[0]} has no product, which is not supported; expected a product for each room`
      throw new PuzzleError('cage', message, products.places[room])
    })
    const line = { ...body, text: `${size}: ${texts.join('; ')}` }
    return { family: KENKEN, shape: `${size}x${size}`, lines: [line], places: [body] }
  },
  write(puzzle, family) {
    const cages = family.playing.cages?.(puzzle) ?? []
    for (const cage of cages) expectProduct(cage, puzzle.shape.rows)
    const size = puzzle.shape.rows
    const borders = cellBorders(size)
    const cageOf = (cell: number) => cages.findIndex(({ cells }) => cells.includes(cell))
    const walls = borders.map(([first, second]) => (cageOf(first) === cageOf(second) ? 0 : 1))
    const inReadingOrder = cages.toSorted((one, other) => Math.min(...one.cells) - Math.min(...other.cells))
    const half = borders.length / 2
    return [
      packDigits(walls.slice(0, half), PACKING),
      packDigits(walls.slice(half), PACKING),
      writeNumbers(inReadingOrder.map(({ target }) => target)),
    ].join('')
  },
}

/** The walls between cells, by the order of borders; both halves of the borders begin with a new character. */
function readWalls(body: Span, size: number): { readonly walls: readonly number[]; readonly rest: Span } {
  const half = size * (size - 1)
  const across = unpackDigits(body, half, PACKING, 'walls between cells of a row')
  const down = unpackDigits(across.rest, half, PACKING, 'walls between cells of a column')
  return { walls: [...across.values, ...down.values], rest: down.rest }
}

/** The cells of each room in reading order; the rooms are in the order of their first cells. */
function roomsBetween(walls: readonly number[], size: number): readonly (readonly number[])[] {
  let roomOf = Array.from({ length: size * size }, (_, cell) => cell)
  const doors = cellBorders(size).filter((_, border) => walls[border] === 0)
  for (const [first, second] of doors) {
    const [from, to] = [roomOf[first], roomOf[second]]
    roomOf = roomOf.map((room) => (room === from ? to : room))
  }
  return [...new Set(roomOf)].map((room) => roomOf.flatMap((own, cell) => (own === room ? [cell] : [])))
}

function expectProduct({ operator, target, cells }: PlayedCage, size: number): void {
  const where = kenkenCellName(Math.min(...cells), size)
  if (cells.length > 1 && operator !== 'x') {
    const message = `puzz.link has only cages with products; the cage ${target}${operator} at ${where} is another`
    throw new PuzzleError('operator', message)
  }
  if (target <= LARGEST_NUMBER) return
  throw new PuzzleError(
    'cage',
    `puzz.link has products up to ${LARGEST_NUMBER}; ${target} at ${where} is larger`,
  )
}
