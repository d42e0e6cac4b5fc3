// The straight lines of a path, which may be a whole grid. pdf.js has paths as a row of numbers, each step with its kind first:
//
//   0 10 10  1 60 10  0 10 30  1 60 30      two lines: to (10, 10), a line to (60, 10); to (10, 30), a line to (60, 30)

/** What follows the kind of a step: a move, a line, a curve with two handles or one, and the way back to the last move. */
const NUMBERS = { move: 2, line: 2, curve: 6, close: 0, quadratic: 4 } as const
type Step = keyof typeof NUMBERS
/** In the order of the numbers of pdf.js, and of no other version. */
const STEPS: readonly Step[] = ['move', 'line', 'curve', 'close', 'quadratic']

/** Where a line begins and ends. */
type Line = readonly [x1: number, y1: number, x2: number, y2: number]

/** The lines of a path; none where nothing is known of its steps, or some are curves. */
export function straightLines(data: ArrayLike<number> | null | undefined): readonly Line[] {
  const lines: Line[] = []
  let start = [0, 0]
  let here = start
  const to = (next: number[]) => {
    lines.push([here[0], here[1], next[0], next[1]])
    here = next
  }
  for (let at = 0; data && at < data.length; ) {
    const step = STEPS[data[at]]
    const next = [data[at + 1], data[at + 2]]
    if (step === 'move') {
      start = next
      here = next
    } else if (step === 'line') to(next)
    else if (step === 'close') to(start)
    else return []
    at += 1 + NUMBERS[step]
  }
  return lines
}
