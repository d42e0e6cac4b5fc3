// The data of SVG paths, turned into jumps, straight lines and cubic curves with absolute coordinates. After SVG 2,
// chapter "Paths".

import { PuzzleError, quote } from '../../families/error.ts'
import type { PictureStep } from '../../scene.ts'
import { arcCurves } from './svgArc.ts'
import { expectSmall, NUMBER } from './svgNumbers.ts'

/** The number of parameters of each command. */
const PARAMETERS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
}

/** The maximum number of steps of a path. */
const MOST_STEPS = 5000

const SEPARATOR = /[\s,]*/y
const NUMBER_HERE = new RegExp(NUMBER, 'y')
const FLAG_HERE = /[01]/y

/** Reads path data. Throws a PuzzleError that names the first thing that is wrong. */
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
      // The two flags of an arc may stand without a space after them.
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
      if (pen.steps.length > MOST_STEPS) {
        throw new PuzzleError('picture', `a path may have at most ${MOST_STEPS} steps`)
      }
      if (repeated === 'm') repeated = 'l'
      take(SEPARATOR)
    } while (PARAMETERS[command] > 0 && /[\d.+-]/.test(text[at] ?? ''))
  }
  return pen.steps
}

function wrongPath(text: string, at: number, expected: string): PuzzleError {
  const got = at < text.length ? quote(text.slice(at, at + 12)) : 'the end'
  return new PuzzleError('picture', `the data of a path must have ${expected}, got ${got}`)
}

/** Draws commands and remembers where the pen is. */
function makePen() {
  const steps: PictureStep[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  /** The last control point, which smooth curves mirror, and the kind of curve that had it. */
  let control: { readonly x: number; readonly y: number; readonly kind: 'c' | 'q' } | undefined

  function lineTo(toX: number, toY: number): void {
    steps.push(['L', toX, toY])
    ;[x, y] = [toX, toY]
  }

  function curveTo([x1, y1, x2, y2, toX, toY]: readonly number[]): void {
    steps.push(['C', x1, y1, x2, y2, toX, toY])
    ;[x, y] = [toX, toY]
  }

  function mirrored(kind: 'c' | 'q'): readonly [number, number] {
    return control?.kind === kind ? [2 * x - control.x, 2 * y - control.y] : [x, y]
  }

  function quadraticTo(x1: number, y1: number, toX: number, toY: number): void {
    const third = (from: number, middle: number) => from + (2 / 3) * (middle - from)
    curveTo([third(x, x1), third(y, y1), third(toX, x1), third(toY, y1), toX, toY])
    control = { x: x1, y: y1, kind: 'q' }
  }

  return {
    steps,
    draw(command: string, isRelative: boolean, numbers: readonly number[]): void {
      const [originX, originY] = isRelative ? [x, y] : [0, 0]
      const at = numbers.map((value, index) => value + (index % 2 === 0 ? originX : originY))
      const before = control
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
          curveTo(at)
          control = { x: at[2], y: at[3], kind: 'c' }
          return
        case 's': {
          control = before
          const first = mirrored('c')
          curveTo([...first, ...at])
          control = { x: at[0], y: at[1], kind: 'c' }
          return
        }
        case 'q':
          quadraticTo(at[0], at[1], at[2], at[3])
          return
        case 't': {
          control = before
          const [x1, y1] = mirrored('q')
          quadraticTo(x1, y1, at[0], at[1])
          return
        }
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
