// Pieces in columns beside each other, hardly higher than they must be.

import { movedRight } from './pageItems.ts'
import { heightOf, type Piece, sideBySide, together } from './textFlow.ts'

/** Pieces in columns of about the same height. */
export function inColumns(pieces: readonly Piece[], count: number, step: number, space: number): Piece {
  const ends = balancedEnds(pieces, count)
  return ends
    .map((end, column) =>
      movedPiece(together(pieces.slice(ends[column - 1] ?? 0, end), space), column * step),
    )
    .reduce(sideBySide)
}

/** A piece moved to the right. */
export function movedPiece(piece: Piece, by: number): Piece {
  return { ...piece, items: (y) => piece.items(y).map((item) => movedRight(item, by)) }
}

/** Where columns end, by the number of pieces before: columns hardly higher than they must be. */
function balancedEnds(pieces: readonly Piece[], count: number): number[] {
  const total = heightOf(pieces, true)
  for (let height = total / count; height < total; height += total / BALANCE) {
    const ends = endsOf(pieces, height)
    if (ends.length <= count) return ends
  }
  return [pieces.length]
}

/** The number of heights from none to a single column that are tried. */
const BALANCE = 60

/** Where columns of this height end. A step of several lines stays in its column. */
function endsOf(pieces: readonly Piece[], height: number): number[] {
  const ends: number[] = []
  let used = 0
  for (let from = 0; from < pieces.length; ) {
    let to = from + 1
    while (pieces[to - 1].isKeptWithNext && to < pieces.length) to++
    const group = pieces.slice(from, to)
    if (used > 0 && used + heightOf(group, false) > height) {
      ends.push(from)
      used = 0
    }
    used += heightOf(group, used === 0)
    from = to
  }
  return [...ends, pieces.length]
}
