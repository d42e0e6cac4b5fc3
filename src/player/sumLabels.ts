// What screen readers say of the sums at the sides of a board.

import { say } from '../words/formatMessage.ts'
import type { SessionParts } from './sessionParts.ts'

/** What screen readers say of the sums of the lines that begin with a cell. */
export function sumLabels(
  { played, sums, words: { player } }: Pick<SessionParts, 'played' | 'words' | 'sums'>,
  values: readonly number[],
  cell: number,
): string[] {
  return played.lines.flatMap((line) => {
    if (!sums || line.cells[0] !== cell) return []
    const { left, open } = sums.lineRest(line, values)
    const kind = open > 0 ? 'open' : left === 0 ? 'right' : left > 0 ? 'low' : 'high'
    const gaps = { sum: line.sum, left, open, off: Math.abs(left) }
    return `${sums.sumName(player, line)} ${say(player.sums[kind], gaps)}`
  })
}
