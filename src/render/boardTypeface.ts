// A typeface for boards that needs no font file: the figures, signs and capitals of Source Sans 3 as a few thousand
// bytes of data, under the license of that typeface (fonts/LICENSE.md). `glyphOutlines.json`, which scripts/board-typeface.mjs
// makes, has one line for each character and one for each character that is kerned:
//
//   4497M208 484L400 0…        `4` is 497/1000 em wide. Its outline follows, in 1/2000 em, each point relative to the
//                              one before.
//   AA-6CGOQ-10T-55…           `A` is 6/1000 em closer to `A` than the widths say, 10/1000 em to `C`, `G`, …

import outlines from './glyphOutlines.json' with { type: 'json' }
import type { Face, PathCommand, Typeface } from './typeface.ts'

/** Units of the font per em. */
const EM = 1000
/** Outlines are stored in fractions of a unit: this many to a unit. */
const PARTS = 2

/**
 * The typeface for boards: figures, + − × ÷ ( ) < = >, spaces and the capitals A to Z of Source Sans 3, with
 * the same shapes as in the font. Any other character draws nothing and is listed by `missing`.
 */
export const boardTypeface: Typeface = {
  name: outlines.name,
  regular: /* @__PURE__ */ makeBoardFace(outlines.regular),
  bold: /* @__PURE__ */ makeBoardFace(outlines.bold),
}

function makeBoardFace({ capHeight, glyphs: lines, kerning: pairs }: typeof outlines.regular): Face {
  const glyphs = readGlyphs(lines)
  const kerning = readKerning(pairs)
  /** The glyphs of a text with the position of each, and the position of the end. */
  function setOut(text: string) {
    const placed: { path: string; x: number }[] = []
    let end = 0
    let last = ''
    for (const character of text) {
      const glyph = glyphs.get(character)
      end += kerning.get(last + character) ?? 0
      if (glyph) placed.push({ path: glyph.path, x: end })
      end += glyph?.advance ?? 0
      last = character
    }
    return { placed, end }
  }
  return {
    capHeight,
    width: (text) => setOut(text).end / EM,
    outline: (text) => setOut(text).placed.flatMap(({ path, x }) => outlineOf(path, x)),
    missing: (text) => Array.from(new Set(text)).filter((character) => !glyphs.has(character)),
  }
}

/** Parses the lines of characters, in units of the font. */
function readGlyphs(lines: readonly string[]) {
  return new Map(
    lines.map((line) => {
      const [, character, advance, path] = /^(.)(\d+)(.*)$/.exec(line) as unknown as string[]
      return [character, { advance: Number(advance), path }]
    }),
  )
}

/** Parses the kerning lines into a map from pairs of characters to offsets. */
function readKerning(lines: readonly string[]): Map<string, number> {
  return new Map(
    lines.flatMap(([first, ...groups]) =>
      Array.from(groups.join('').matchAll(/([^-\d]+)(-?\d+)/g), ([, seconds, units]) =>
        Array.from(seconds, (second) => [first + second, Number(units)] as const),
      ).flat(),
    ),
  )
}

function outlineOf(path: string, start: number): PathCommand[] {
  /** The previous point, x and y. */
  const at = [0, 0]
  return Array.from(path.matchAll(/([MLQCZ])([-\d ]*)/g), ([, command, numbers]) => ({
    command: command as PathCommand['command'],
    points: Array.from(numbers.matchAll(/-?\d+/g), ([step], index) => {
      const axis = index % 2
      at[axis] += Number(step)
      return (at[axis] / PARTS + (axis === 0 ? start : 0)) / EM
    }),
  }))
}
