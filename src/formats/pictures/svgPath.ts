// Turns the data of SVG paths into jumps, straight lines and cubic curves with absolute coordinates, and reads numbers, which
// must not be larger than pictures need. The reading follows SVG 2, chapter "Paths" and appendix "Elliptical arc implementation
// notes".

import { type PuzzleError, quote } from '../../families/puzzleError.ts'
import type { PictureStep } from '../../scene.ts'
import { wrong } from './pictureError.ts'

/** A number without a unit. */
const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?`

/** The largest number that a picture may have. */
const LARGEST = 1_000_000

const WHOLE = new RegExp(`^${NUMBER}$`)
const NUMBERS = new RegExp(NUMBER, 'g')

/**
 * The separators of a list in which each number has been replaced by #. A single pattern for numbers and separators
 * would try all ways to divide a run of blanks.
 */
const LIST = /^ ?(?:#(?: ?, ?| )?)*$/

/** The number of parameters of each command. */
const PARAMETERS: Readonly<Record<string, number>> = {
  ...{ m: 2, l: 2, h: 1, v: 1, z: 0 },
  ...{ c: 6, s: 4, q: 4, t: 2, a: 7 },
}

/** The commands of smooth curves, each with the kind of curve that is drawn once the first control point is known. */
const SMOOTH = { s: 'c', t: 'q' } as const

/** The maximum number of steps of a path. */
const MOST_STEPS = 5000

const SEPARATOR = /[\s,]*/y
const NUMBER_HERE = new RegExp(NUMBER, 'y')
const FLAG_HERE = /[01]/y

/** Reads path data. Throws a PuzzleError about the first mistake. */
export function readPath(text: string): PictureStep[] {
  const pen = makePen()
  let at = 0

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) at += found.length
    return found
  }

  function numbersOf(command: string): number[] {
    return Array.from({ length: PARAMETERS[command] }, (_, index) => {
      take(SEPARATOR)
      // The two flags of an arc need no space after them.
      const isFlag = command === 'a' && (index === 3 || index === 4)
      const found = take(isFlag ? FLAG_HERE : NUMBER_HERE)
      if (found === undefined) throw wrongPath(text, at, `a number of "${command}"`)
      return expectSmall(Number(found), 'a coordinate of a path')
    })
  }

  take(SEPARATOR)
  while (at < text.length) {
    const sign = text[at]
    const command = sign.toLowerCase()
    if (!Object.hasOwn(PARAMETERS, command)) throw wrongPath(text, at, 'a command such as M, L or Z')
    if (pen.steps.length === 0 && command !== 'm') throw wrongPath(text, at, 'M at the start')
    at++
    const isRelative = sign === command
    let repeated = command
    do {
      pen.draw(repeated, isRelative, numbersOf(repeated))
      if (pen.steps.length > MOST_STEPS) throw wrong(`a path may have at most ${MOST_STEPS} steps`)
      if (repeated === 'm') repeated = 'l'
      take(SEPARATOR)
    } while (PARAMETERS[command] > 0 && /[\d.+-]/.test(text[at] ?? ''))
  }
  return pen.steps
}

function wrongPath(text: string, at: number, expected: string): PuzzleError {
  const got = at < text.length ? quote(text.slice(at, at + 12)) : 'the end'
  return wrong(`the data of a path must have ${expected}, got ${got}`)
}

/** Turns commands into steps and keeps the position of the pen. */
function makePen() {
  const steps: PictureStep[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  /** The last control point of the previous curve, which a smooth curve mirrors, and the kind of that curve. */
  let control: { readonly x: number; readonly y: number; readonly kind: 'c' | 'q' } | undefined

  function lineTo(toX: number, toY: number): void {
    steps.push(['L', toX, toY])
    ;[x, y] = [toX, toY]
  }

  function curveTo([x1, y1, x2, y2, toX, toY]: readonly number[]): void {
    steps.push(['C', x1, y1, x2, y2, toX, toY])
    ;[x, y] = [toX, toY]
  }

  /**
   * The first control point of a smooth curve: the previous curve's last control point, mirrored at the pen, if both curves
   * are of the same kind; otherwise the position of the pen.
   */
  function mirroredFor(command: string): readonly number[] {
    if (command !== 's' && command !== 't') return []
    return control?.kind === SMOOTH[command] ? [2 * x - control.x, 2 * y - control.y] : [x, y]
  }

  function quadraticTo([x1, y1, toX, toY]: readonly number[]): void {
    const third = (from: number, middle: number) => from + (2 / 3) * (middle - from)
    curveTo([third(x, x1), third(y, y1), third(toX, x1), third(toY, y1), toX, toY])
    control = { x: x1, y: y1, kind: 'q' }
  }

  return {
    steps,
    draw(command: string, isRelative: boolean, numbers: readonly number[]): void {
      const [originX, originY] = isRelative ? [x, y] : [0, 0]
      const moved = numbers.map((value, index) => value + (index % 2 === 0 ? originX : originY))
      const at = [...mirroredFor(command), ...moved]
      control = undefined
      switch (command) {
        case 'm':
          ;[x, y, startX, startY] = [at[0], at[1], at[0], at[1]]
          steps.push(['M', x, y])
          return
        case 'l':
          lineTo(at[0], at[1])
          return
        case 'h':
          lineTo(numbers[0] + originX, y)
          return
        case 'v':
          lineTo(x, numbers[0] + originY)
          return
        case 'c':
        case 's':
          curveTo(at)
          control = { x: at[2], y: at[3], kind: 'c' }
          return
        case 'q':
        case 't':
          quadraticTo(at)
          return
        case 'a': {
          const [rx, ry, turn, isLarge, isClockwise, toX, toY] = numbers
          const end = [toX + originX, toY + originY] as const
          const curves = arcCurves([x, y], [rx, ry], turn, isLarge === 1, isClockwise === 1, end)
          if (curves) curves.forEach(curveTo)
          else lineTo(...end)
          return
        }
        default:
          steps.push(['Z'])
          ;[x, y] = [startX, startY]
      }
    },
  }
}

/** Reads a number that may end with `px`. `what` names the number in messages. */
export function readNumber(text: string, what: string): number {
  const plain = text.trim().replace(/px$/, '')
  if (!WHOLE.test(plain)) throw wrong(`${what} must be a number, not ${quote(text)}`)
  return expectSmall(Number(plain), what)
}

/** Reads numbers between spaces or commas. */
export function readNumbers(text: string, what: string): number[] {
  const between = text.replaceAll('#', '?').replace(/\s+/g, ' ').replace(NUMBERS, '#')
  if (!LIST.test(between)) throw wrong(`${what} must be numbers, not ${quote(text)}`)
  return Array.from(text.matchAll(NUMBERS), ([one]) => expectSmall(Number(one), what))
}

/** Returns the number itself. Throws a PuzzleError if it is too large. */
function expectSmall(number: number, what: string): number {
  if (Math.abs(number) <= LARGEST) return number
  throw wrong(`${what} must be from -${LARGEST} to ${LARGEST}`)
}

type Point = readonly [number, number]

/** The cubic curves of an elliptical arc; undefined if the arc is a straight line. */
function arcCurves(
  [x1, y1]: Point,
  radii: Point,
  degrees: number,
  isLarge: boolean,
  isClockwise: boolean,
  [x2, y2]: Point,
): number[][] | undefined {
  let [rx, ry] = radii.map(Math.abs)
  if (rx === 0 || ry === 0 || (x1 === x2 && y1 === y2)) return undefined
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  // Half of the vector from the end to the start, in the coordinates of the ellipse's axes.
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2]
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx]
  // Radii that are too small for an arc from start to end are enlarged until they suffice.
  const reach = (px / rx) ** 2 + (py / ry) ** 2
  if (reach > 1) [rx, ry] = [rx * Math.sqrt(reach), ry * Math.sqrt(reach)]
  const left = Math.max(
    0,
    ((rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2) / ((rx * py) ** 2 + (ry * px) ** 2),
  )
  const root = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(left)
  const [cx, cy] = [(root * rx * py) / ry, (-root * ry * px) / rx]
  const from = Math.atan2((py - cy) / ry, (px - cx) / rx)
  const to = Math.atan2((-py - cy) / ry, (-px - cx) / rx)
  const sweep = to - from + (isClockwise ? (to < from ? 2 : 0) : to > from ? -2 : 0) * Math.PI
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9))
  const step = sweep / pieces
  const handle = (4 / 3) * Math.tan(step / 4)
  const place = (u: number, v: number) => [
    cos * rx * u - sin * ry * v + cos * cx - sin * cy + (x1 + x2) / 2,
    sin * rx * u + cos * ry * v + sin * cx + cos * cy + (y1 + y2) / 2,
  ]
  return Array.from({ length: pieces }, (_, piece) => {
    const [a, b] = [from + piece * step, from + (piece + 1) * step]
    const end = piece === pieces - 1 ? [x2, y2] : place(Math.cos(b), Math.sin(b))
    return [
      ...place(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)),
      ...place(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)),
      ...end,
    ]
  })
}
