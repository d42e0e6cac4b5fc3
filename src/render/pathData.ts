// The outline of a path as SVG path data, in relative coordinates: a curve of a plot has hundreds of corners that are a few
// pixels apart. Differences are taken between rounded places, so errors of rounding do not add up.
//
//   M12 40h3v-2h5v-7        for  M 12 40  L 15 40  L 15 38  L 20 38  L 20 31

/** A step of an outline, as in SVG: its command and the coordinates, x and y in turn. */
type Step = readonly [command: 'M' | 'L' | 'Q' | 'C' | 'Z', ...points: readonly number[]]

/** Writes an outline as path data, with lengths rounded to this unit's parts: 10 for tenths. */
export function pathData(steps: readonly Step[], parts: number): string {
  // Adding 0 turns -0 into 0.
  const rounded = (value: number) => Math.round(value * parts) / parts + 0
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  const from = (points: readonly number[]) =>
    points.map((value, index) => rounded(rounded(value) - (index % 2 === 0 ? x : y)))
  return steps
    .map(([command, ...points], index) => {
      if (command === 'Z') {
        ;[x, y] = [startX, startY]
        return 'z'
      }
      const moves = from(points)
      ;[x, y] = points.slice(-2).map(rounded)
      if (command === 'C' || command === 'Q') return `${command.toLowerCase()}${joined(moves)}`
      if (command === 'L') return lineData(moves)
      ;[startX, startY] = [x, y]
      return index === 0 ? `M${joined([x, y])}` : `m${joined(moves)}`
    })
    .join('')
}

function lineData([right, down]: readonly number[]): string {
  if (down === 0) return `h${right}`
  return right === 0 ? `v${down}` : `l${joined([right, down])}`
}

/** Numbers with a blank between them where the next has no sign. */
function joined(numbers: readonly number[]): string {
  return numbers.map((one, index) => (index > 0 && one >= 0 ? ` ${one}` : String(one))).join('')
}
