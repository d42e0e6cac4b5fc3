// The pictures of title pages and covers, from boards of the book as its readers will find them: nothing is solved.
//
//   board                 mosaic                type
//   │ 5 │   │ 8 │ ·       ┌──┐ ┌──┐ ┌──┐        ▄▄▄ ▄▄▄
//   ├───┼───┼───┼─        └──┘ └──┘ └──┘          █ █ █     the number of puzzles
//   │   │ 3 │   │         ┌──┐ ┌──┐ ┌──┐        ▄█▄ █▄█
//   └───┴───┴───┴─        └──┘ └──┘ └──┘        Sudokus
//
// On covers, a board is cut by the edge of the page; on title pages it is whole. Its boxes or cages have tones.

import type { TitleDesign } from '../bookDesignAndPuzzles.ts'
import type { Art } from './artRoom.ts'
import { boardArt } from './boardArt.ts'
import { mosaicArt } from './mosaicArt.ts'
import { typeArt } from './typeArt.ts'

/** The pictures by design. */
export const FRONT_ART: Readonly<Record<TitleDesign, Art>> = {
  board: boardArt,
  mosaic: mosaicArt,
  type: typeArt,
}
