// The part of a family that a page loads gives the same answers as the complete family.

import { expect, it } from 'vitest'
import { player as hidoku } from '../../src/families/hidoku/index.ts'
import { player as kenken } from '../../src/families/kenken/index.ts'
import { player as magic } from '../../src/families/magic/index.ts'
import type { Player } from '../../src/families/player.ts'
import { player as sudoku } from '../../src/families/sudoku/index.ts'
import { player as survo } from '../../src/families/survo/index.ts'
import { findFamily, makeGuide, parsePuzzle } from '../../src/index.ts'

const PLAYERS: Readonly<Record<string, Player>> = { sudoku, kenken, survo, hidoku, magic }

it.each(Object.keys(PLAYERS))('gives the next step and the mistakes of %s', (name) => {
  const family = findFamily(name)
  const { puzzle } = parsePuzzle(family.notation.example, { family })
  const [whole, player] = [makeGuide(family), makeGuide(PLAYERS[name])]
  const empty = puzzle.givens.map(() => 0)
  expect(player.nextStep(puzzle, { values: empty })).toEqual(whole.nextStep(puzzle, { values: empty }))
  const open = puzzle.givens.indexOf(0)
  for (let value = 1; value <= puzzle.shape.rows; value++) {
    const board = { values: empty.with(open, value) }
    expect(player.nextStep(puzzle, board)).toEqual(whole.nextStep(puzzle, board))
  }
})
