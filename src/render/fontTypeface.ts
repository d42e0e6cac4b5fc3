// Makes a typeface from two font files, in any format that can be embedded. Widths come from the font's own
// layout, with kerning, word by word. pdfkit sets text in the same way, so measured and printed widths agree.

import { create, type Font, type Glyph } from 'fontkit'
import { memo } from '../families/memo.ts'
import { PuzzleError } from '../families/puzzleError.ts'
import type { EmbeddableFace, EmbeddableTypeface, PathCommand } from './typeface.ts'

/** Makes a typeface from these two font files. Throws a PuzzleError if one of them is not a font. */
export function makeTypeface(name: string, regular: Uint8Array, bold: Uint8Array): EmbeddableTypeface {
  return { name, regular: makeFace(regular), bold: makeFace(bold) }
}

/** A character that has an outline in every font that can print a puzzle book. */
const PROBE = '8'

function makeFace(bytes: Uint8Array): EmbeddableFace {
  const font = openFont(bytes)
  const em = font.unitsPerEm
  // Texts are measured in many combinations of the same words, so the widths of words are kept.
  const advanceOf = memo(String, (word: string) => font.layout(word).advanceWidth)
  return {
    capHeight: font.capHeight / em,
    width: memo(String, (text: string) => wordsOf(text).reduce((sum, word) => sum + advanceOf(word), 0) / em),
    outline: memo(String, (text: string) => outlineOf(font, text)),
    missing(text) {
      const characters = Array.from(new Set(text))
      return characters.filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) as number))
    },
    opened: font,
  }
}

function openFont(bytes: Uint8Array): Font {
  try {
    // The types of fontkit ask for a Buffer, but any bytes work.
    const font = create(bytes as Buffer)
    // fontkit reads tables when they are needed, so a truncated file looks like a font until then.
    if ('layout' in font && outlineOf(font, PROBE).length > 0 && font.capHeight > 0) return font
  } catch {
    // A parser's error for a file that is not a font does not help the reader.
  }
  throw new PuzzleError('unreadable', 'not a font file that can be embedded; use a TrueType or OpenType font')
}

/** Words, each with the space after it. Each is laid out as one unit. */
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
