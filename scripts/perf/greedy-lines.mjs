// The plainest way to break lines, which even lines are compared with: each line takes all units that fit. As in the
// first edition of the books, no calculation is divided, and a short last word is given company.

/** Units of a text (words and calculations) fill a line as far as they fit; none is divided. */
export function greedyLines(units, face, size, room) {
  const widthOf = (unit) => face.width(unit) * size
  const lines = []
  let width = Infinity
  for (const unit of units) {
    const longer = width + widthOf(' ') + widthOf(unit)
    if (longer <= room) lines[lines.length - 1].push(unit)
    else lines.push([unit])
    width = longer <= room ? longer : widthOf(unit)
  }
  const [before, last] = lines.slice(-2)
  const isLone = last?.length === 1 && before.length > 2 && widthOf(last[0]) < 0.3 * room
  if (isLone && widthOf(`${before[before.length - 1]} ${last[0]}`) <= room) last.unshift(before.pop())
  return lines.map((line) => line.join(' '))
}
