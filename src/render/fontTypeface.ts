// A typeface of two font files, in any format that can be embedded. Widths are those of the font's own layout, kerning and
// all, word by word: just as pdfkit sets a text, so that what is measured here is what stands on the page.

import { create, type Font, type Glyph } from 'fontkit'
import { PuzzleError } from '../families/error.ts'
import type { EmbeddableFace, EmbeddableTypeface, PathCommand } from './typeface.ts'

/** The typeface in these two font files. Throws a PuzzleError where one of them is no font. */
export function makeTypeface(name: string, regular: Uint8Array, bold: Uint8Array): EmbeddableTypeface {
  return { name, regular: makeFace(regular), bold: makeFace(bold) }
}

/** A character that has an outline in any font for books of puzzles. */
const PROBE = '8'

function makeFace(bytes: Uint8Array): EmbeddableFace {
  const font = openFont(bytes)
  const em = font.unitsPerEm
  const widths = new Map<string, number>()
  const outlines = new Map<string, readonly PathCommand[]>()
  return {
    capHeight: font.capHeight / em,
    width(text) {
      return remembered(widths, text, () => {
        let width = 0
        for (const word of wordsOf(text)) width += font.layout(word).advanceWidth
        return width / em
      })
    },
    outline(text) {
      return remembered(outlines, text, () => outlineOf(font, text))
    },
    missing(text) {
      const characters = Array.from(new Set(text))
      return characters.filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) as number))
    },
    opened: font,
  }
}

function openFont(bytes: Uint8Array): Font {
  try {
    // fontkit says Buffer, and takes any bytes.
    const font = create(bytes as Buffer)
    // Tables are read when they are needed: a file that is cut off is a font until then.
    if ('layout' in font && outlineOf(font, PROBE).length > 0 && font.capHeight > 0) return font
  } catch {
    // What a parser stumbles over in a file that is no font says nothing to a person.
  }
  throw new PuzzleError(
    'unreadable',
    'this is no font file, or not one that can be embedded (TrueType, OpenType)',
  )
}

/** Words with the space behind them: what is laid out as one. */
function wordsOf(text: string): readonly string[] {
  return text.match(/[^ \t]*[ \t]|[^ \t]+/g) ?? []
}

function outlineOf(font: Font, text: string): PathCommand[] {
  const commands: PathCommand[] = []
  let x = 0
  for (const word of wordsOf(text)) {
    const { glyphs, positions } = font.layout(word)
    glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]
      commands.push(...glyphOutline(glyph, font.unitsPerEm, x + xOffset, yOffset))
      x += xAdvance
    })
  }
  return commands
}

const LETTERS: Readonly<Record<string, PathCommand['command']>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

function glyphOutline(glyph: Glyph, em: number, x: number, y: number): PathCommand[] {
  return glyph.path.commands.map(({ command, args }) => ({
    command: LETTERS[command],
    points: args.map((value, index) => (value + (index % 2 === 0 ? x : y)) / em),
  }))
}

function remembered<T>(known: Map<string, T>, text: string, make: () => T): T {
  const there = known.get(text)
  if (there !== undefined) return there
  const made = make()
  known.set(text, made)
  return made
}
