// An address as a QR code (ISO/IEC 18004), drawn as a scene: a module is a cell, and around the code are the four modules of
// white that readers need.

import { correction, generate, mode } from 'lean-qr'
import type { Rectangle, Scene } from '../../scene.ts'

/** Letters beyond ASCII are UTF-8: what telephones take them for, whatever a code says. */
const MODES = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8]

/** The white around a code, in modules. */
const QUIET = 4

/** The code of an address: its corner is at the origin, the box has the white around it, too. */
export function qrScene(address: string): Scene {
  // A sheet is folded and spilt on: with this level a seventh of it may be lost.
  const code = generate(address, { minCorrectionLevel: correction.M, modes: MODES })
  const { size } = code
  const across = runsOf(size, (line, place) => code.get(place, line))
  const down = runsOf(size, (line, place) => code.get(line, place))
  // Runs both ways, so that no hair of white is between two lines of dark modules.
  const marks = [
    ...across.map(({ line, from, length }) => rectangle(from, line, length, 1)),
    ...down
      .filter(({ length }) => length > 1)
      .map(({ line, from, length }) => rectangle(line, from, 1, length)),
  ]
  return { left: -QUIET, top: -QUIET, width: size + 2 * QUIET, height: size + 2 * QUIET, marks }
}

interface Run {
  readonly line: number
  readonly from: number
  readonly length: number
}

/** Dark modules that follow each other in a line. */
function runsOf(size: number, isDark: (line: number, place: number) => boolean): Run[] {
  const found: Run[] = []
  for (let line = 0; line < size; line++) {
    for (let place = 0; place < size; place++) {
      const from = place
      while (place < size && isDark(line, place)) place++
      if (place > from) found.push({ line, from, length: place - from })
    }
  }
  return found
}

function rectangle(x: number, y: number, width: number, height: number): Rectangle {
  return { mark: 'rectangle', x, y, width, height }
}
