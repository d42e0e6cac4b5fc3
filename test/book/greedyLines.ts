// The plainest way to break lines, which even lines are compared with: each line takes all words that fit. As in
// the first edition of the books, no calculation is divided, and a short last word is given company.

import { unitsOf } from '../../src/book/layout/textUnits.ts'
import type { Face } from '../../src/render/typeface.ts'

/** Words fill a line as far as they fit; none is divided. */
export function greedyLines(face: Face, text: string, size: number, room: number): string[] {
  const fits = (line: string) => face.width(line) * size <= room
  const lines: string[][] = []
  for (const unit of unitsOf(text)) {
    const last = lines[lines.length - 1]
    if (last && fits([...last, unit].join(' '))) last.push(unit)
    else lines.push([unit])
  }
  const [before, last] = lines.slice(-2)
  const isLone = last?.length === 1 && before.length > 2 && face.width(last[0]) * size < 0.3 * room
  if (isLone && fits(`${before[before.length - 1]} ${last[0]}`)) last.unshift(before.pop() as string)
  return lines.map((line) => line.join(' '))
}
