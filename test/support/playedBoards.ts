// Boards to play in tests: small boards of every family that a page can show, opened as a page opens them.

import type { Player } from '../../src/families/hintFacets.ts'
import type { PlayedFamily } from '../../src/families/playing.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import { puzzleName } from '../../src/index.ts'
import { makeRng } from '../../src/kernel/rng.ts'
import { openPuzzle, type PlayedPuzzle, shownRecord } from '../../src/player/openPuzzleRecord.ts'
import * as toy from '../toy/toySquare/index.ts'
import { familyUnderTest, fixtureOf } from './fixtures.ts'
import { oneOf } from './randomClues.ts'

/** What a page loads of a family: to show its boards, and to tell the next step. */
interface PagePart {
  readonly played: PlayedFamily
  readonly player: Player
}

async function load(name: string): Promise<readonly [string, PagePart]> {
  return [name, (await import(`../../src/families/${name}/index.ts`)) as PagePart]
}

const { toySquare } = toy
const PARTS = new Map([
  ...(await Promise.all(FAMILIES.map(({ name }) => load(name)))),
  [toySquare.name, toy as unknown as PagePart] as const,
])

/** The part of a family that a page loads to show its boards. */
export const playedFamily = (name: string): PlayedFamily => partOf(name).played

/** The part of a family that a page loads at the first hint. */
export const playerFamily = (name: string): Player => partOf(name).player

function partOf(name: string): PagePart {
  const found = PARTS.get(name)
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
