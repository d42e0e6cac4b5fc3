// Two strong links of a value are joined if one end of the first sees one end of the second. Then one of the two
// far ends has the value, so the value is ruled out in cells that see both far ends. The name of the pattern
// depends on the position of the links: skyscraper (two parallel lines, joined by a line), two-string kite (a
// row and a column, joined by a box), turbot fish (any other).
//
// An empty rectangle consists of a box whose places for a value are all in one row and one column, and a strong
// link that ends in this row or column.

import type { PatternFinder } from '../../inference.ts'
import type { LatinGroup } from '../boardOfGroups.ts'
import { groupFact, groupsFact } from '../reasons.ts'
import type { LatinPencil, StrongLink } from './candidateBoard.ts'

/** The names of two joined links. */
type LinkedPair = 'skyscraper' | 'two-string-kite' | 'turbot-fish'

/** Whether a group is a row or a column. */
export const isLine = ({ kind }: LatinGroup) => kind === 'row' || kind === 'column'

/** Finds two joined links with this name. */
export function linkedPairFinder(pencil: LatinPencil, kind: LinkedPair): PatternFinder {
  const { board, sees, seenByAll, areBothSeen, groupsOf } = pencil
  const { groups } = board

  function joining(one: number, other: number): LatinGroup[] {
    return groupsOf[one].filter((group) => groupsOf[other].includes(group)).map((group) => groups[group])
  }

  function kindOf(first: LatinGroup, second: LatinGroup, near: number, next: number): LinkedPair {
    const shared = joining(near, next)
    if (isLine(first) && first.kind === second.kind && shared.some(isLine)) return 'skyscraper'
    const areCrossed = isLine(first) && isLine(second) && first.kind !== second.kind
    return areCrossed && shared.some((group) => !isLine(group)) ? 'two-string-kite' : 'turbot-fish'
  }

  return pencil.finderOfValues((value, report) => {
    const links = pencil.linksOf(value)
    for (let index = 0; index < links.length; index++) {
      for (let other = index + 1; other < links.length; other++) {
        for (let ends = 0; ends < 4; ends++) {
          const first = links[index]
          const second = links[other]
          const near = first.ends[ends & 1]
          const far = first.ends[1 - (ends & 1)]
          const next = second.ends[ends >> 1]
          const end = second.ends[1 - (ends >> 1)]
          if (!sees(near, next) || near === end || far === next || far === end) continue
          if (!areBothSeen(far, end, value)) continue
          if (kindOf(groups[first.group], groups[second.group], near, next) !== kind) continue
          report({
            kind,
            facts: () => ({
              value,
              groups: namesOf(groups, [first, second]),
              cells: pencil.names([far, end]),
            }),
            cells: [far, near, next, end],
            values: 1 << (value - 1),
            targets: seenByAll([far, end], value),
            premises: premisesOf(groups, [first, second], value),
          })
        }
      }
    }
  })
}

/** Finds empty rectangles. */
export function emptyRectangleFinder(pencil: LatinPencil): PatternFinder {
  const { board, places, cellsAt, groupsOf } = pencil
  const { size, groups } = board
  const crosses = crossesOf(groups)
  const lineOf = (cell: number, kind: string) =>
    groups[groupsOf[cell].find((group) => groups[group].kind === kind) as number]
  return pencil.finderOfValues((value, report) => {
    const bit = 1 << (value - 1)
    const links = pencil.linksOf(value)
    if (links.length === 0) return
    for (const { box, arm, other, inArm, inOther } of crosses) {
      const own = places[box * size + value - 1]
      if ((own & ~(inArm | inOther)) !== 0 || (own & ~inArm) === 0 || (own & ~inOther) === 0) continue
      const inBox = groups[box].cells
      for (const link of links) {
        for (const [near, far] of [link.ends, link.ends.toReversed()]) {
          // The near end of the link is in the arm. The far end is in a line parallel to the arm; this line also
          // contains the target.
          if (!arm.cells.includes(near) || arm.cells.includes(far)) continue
          if (inBox.includes(near) || inBox.includes(far)) continue
          const reached = lineOf(far, arm.kind)
          const targets = reached.cells.filter(
            (cell) => other.cells.includes(cell) && !inBox.includes(cell) && cell !== far,
          )
          report({
            kind: 'empty-rectangle',
            facts: () => ({
              value,
              box: groupFact(groups[box]),
              arm: groupFact(arm),
              other: groupFact(other),
              link: groupFact(groups[link.group]),
              far: pencil.names([far]),
            }),
            cells: [...cellsAt(box, own), near, far],
            values: bit,
            targets,
            premises: [{ cells: inBox, value }, ...premisesOf(groups, [link], value)],
          })
        }
      }
    }
  })
}

/**
 * Lists all pairs of a row and a column that cross in a box. Either of them can be the arm. `inArm` and
 * `inOther` are the positions of the box that lie in the arm and in the other line.
 */
function crossesOf(groups: readonly LatinGroup[]) {
  const lines = groups.filter(isLine)
  return groups.flatMap((group, box) => {
    if (isLine(group)) return []
    const positionsIn = ({ cells }: LatinGroup) =>
      group.cells.reduce((set, cell, position) => (cells.includes(cell) ? set | (1 << position) : set), 0)
    return lines.flatMap((arm) =>
      lines.flatMap((other) => {
        const inArm = positionsIn(arm)
        const inOther = positionsIn(other)
        const isCross = arm.kind !== other.kind && (inArm & inOther) !== 0
        return isCross ? { box, arm, other, inArm, inOther } : []
      }),
    )
  })
}

function namesOf(groups: readonly LatinGroup[], links: readonly StrongLink[]): string {
  return groupsFact(links.map(({ group }) => groups[group]))
}

/** A link relies on the value's absence from the other cells of its group. */
export function premisesOf(groups: readonly LatinGroup[], links: readonly StrongLink[], value: number) {
  return links.map(({ group }) => ({ cells: groups[group].cells, value }))
}
