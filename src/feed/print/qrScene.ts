// An address as a QR code (ISO/IEC 18004), drawn as a scene. A module is a cell; scanners need the white margin of four modules.

import { correction, generate, mode } from 'lean-qr'
import type { Rectangle, Scene } from '../../scene.ts'

/** Letters beyond ASCII are encoded as UTF-8, which phones assume whatever a code declares. */
const MODES = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8]

/** The width of the white margin, in modules. */
const QUIET = 4

/** Draws the code of an address. Its corner is at the origin; the box includes the white margin. */
export function qrScene(address: string): Scene {
  // Sheets get folds and stains: with this level a seventh of the code may be lost.
  const code = generate(address, { minCorrectionLevel: correction.M, modes: MODES })
  const { size } = code
  const across = runsOf(size, (line, place) => code.get(place, line))
  const down = runsOf(size, (line, place) => code.get(line, place))
  // Runs in both directions, so that no white hairline appears between dark modules.
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

/** The runs of dark modules in a line. */
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
