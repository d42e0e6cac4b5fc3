// The straight lines of a path, which may be a complete grid. In pdf.js a path is a list of numbers, in which each
// step begins with its kind:
//
//   0 10 10  1 60 10  0 10 30  1 60 30      two lines: from (10, 10) to (60, 10), and from (10, 30) to (60, 30)

/**
 * The numbers after each kind of step: a move, a line, a curve with two control points or one, and the return
 * to the last move.
 */
const NUMBERS = { move: 2, line: 2, curve: 6, close: 0, quadratic: 4 } as const
type Step = keyof typeof NUMBERS
/** The kinds of steps, numbered as in the installed version of pdf.js only. */
const STEPS: readonly Step[] = ['move', 'line', 'curve', 'close', 'quadratic']

/** The start and the end of a line. */
type Line = readonly [x1: number, y1: number, x2: number, y2: number]

/** The lines of a path; none if a step is unknown or a curve. */
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
