// Boards to play in tests: small boards of every family that a page can show, opened as a page opens them.

import type { PlayedFamily } from '../../src/families/playing.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import { puzzleName } from '../../src/index.ts'
import { makeRng } from '../../src/kernel/rng.ts'
import { openPuzzle, type PlayedPuzzle, shownRecord } from '../../src/player/playedPuzzle.ts'
import { played as playedToy, toySquare } from '../toy/toySquare/index.ts'
import { familyUnderTest, fixtureOf } from './fixtures.ts'
import { oneOf } from './randomClues.ts'

async function load(name: string): Promise<readonly [string, PlayedFamily]> {
  const { played } = (await import(`../../src/families/${name}/index.ts`)) as {
    readonly played: PlayedFamily
  }
  return [name, played]
}

const PLAYED = new Map([
  ...(await Promise.all(FAMILIES.map(({ name }) => load(name)))),
  [toySquare.name, playedToy as PlayedFamily] as const,
])

/** The part of a family that a page loads to show its boards. */
export function playedFamily(name: string): PlayedFamily {
  const found = PLAYED.get(name)
  if (found) return found
  throw new Error(`no family under test is called ${name}`)
}

/** The puzzle of a name, as a page opens it. */
export function openNamed(id: string): PlayedPuzzle {
  const record = shownRecord({ id })
  return openPuzzle(record, playedFamily(record.family))
}

/** A puzzle to play, and its solution, with 0 in a blocked cell. */
export interface PlayedBoard {
  readonly played: PlayedPuzzle
  readonly solution: readonly number[]
}

/** A small board; the same for the same seed. */
export function playedBoard(name: string, seed: string): PlayedBoard {
  const rng = makeRng(`${name}/${seed}`)
  const { smallShapes, makeBoard } = fixtureOf(name)
  const { puzzle, solution } = makeBoard(rng, oneOf(rng, smallShapes), false)
  return {
    played: openNamed(puzzleName(familyUnderTest(name), puzzle)),
    solution: solution.map((value) => Math.max(value, 0)),
  }
}
