// The numbers of little killers keep clear of each other and of all other numbers beside the board.

import { expect, it } from 'vitest'
import { FIGURE } from '../../../../src/families/drawing.ts'
import { signsOf } from '../../../../src/families/latin/rules/drawClues.ts'
import { placeNamed } from '../../../../src/families/latin/rules/places.ts'
import type { Clue } from '../../../../src/families/latin/rules/ruleBoard.ts'
import { parseShape } from '../../../../src/families/sudoku/notation.ts'
import type { Text } from '../../../../src/scene.ts'

it.each(['9x9+little-killer', '9x9+little-killer+sandwich', '6x6+little-killer+x-sums'])('%s', (text) => {
  const shape = parseShape(text)
  const clues = shape.rules.flatMap((rule) => {
    const place = placeNamed(rule === 'little-killer' ? 'diagonal' : 'view')
    return (place.all?.(shape) ?? []).map((cells): Clue => ({ rule, cells, value: '45' }))
  })
  const { texts } = signsOf({ shape, givens: shape.rules.map(() => 0), clues })
  expect(texts).toHaveLength(clues.length)
  const overlapping = texts.flatMap((one, index) =>
    texts.slice(index + 1).filter((other) => overlap(one, other)),
  )
  expect(overlapping).toEqual([])
})

/** The least space between two numbers, in cells. */
const SPACE = 0.08

function overlap(one: Text, other: Text): boolean {
  const size = (one.size + other.size) / 2
  return (
    Math.abs(one.x - other.x) < 2 * FIGURE.width * size + SPACE &&
    Math.abs(one.y - other.y) < FIGURE.height * size + SPACE
  )
}
