// The files that a recipe names, from those that the studio has: puzzles, fonts, and pictures of symbols.

import type { RecipeTools } from '../../book/makeBookOfRecipe.ts'
import { PuzzleError, quote } from '../../families/puzzleError.ts'
import { PNG_CODEC } from '../../formats/pictures/pngCodec.ts'
import { namedSymbols, pictureSymbols } from '../../formats/pictures/readSymbolSet.ts'
import { makeTypeface } from '../../render/fontTypeface.ts'
import type { EmbeddableFace, EmbeddableTypeface } from '../../render/typeface.ts'
import { hasUsualCharacters } from '../../render/usualCharacters.ts'

type Files = Readonly<Record<string, Uint8Array>>

/** The fonts of the package, which are beside this module: with usual characters alone, and whole. */
const FONTS = { usual: 'PuzzleSans', whole: 'SourceSans3' } as const

const loading = new Map<string, Promise<EmbeddableTypeface>>()

/** Loads the fonts of the package for a book of which all texts are among these, in the notation of recipes. */
export function fontsFor(texts: string): Promise<EmbeddableTypeface> {
  // An escaped character may be any.
  const file = hasUsualCharacters(texts) && !/\\[xuU]/.test(texts) ? FONTS.usual : FONTS.whole
  const fonts = loading.get(file) ?? loadFonts(file)
  loading.set(file, fonts)
  return fonts
}

async function loadFonts(file: string): Promise<EmbeddableTypeface> {
  const load = async (weight: string) => {
    const response = await fetch(new URL(`./${file}-${weight}.ttf`, import.meta.url))
    if (!response.ok) throw new Error(`${file}: ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
  const [regular, bold] = await Promise.all([load('Regular'), load('Bold')])
  const fonts = makeTypeface('Source Sans 3', regular, bold)
  // A file with a part of a font must have another name, as its licence asks. What a book has of a font is the same in both.
  const name = (face: EmbeddableFace, value: string) =>
    Object.defineProperty(face.opened, 'postscriptName', { value })
  name(fonts.regular, `${FONTS.whole}-Regular`)
  name(fonts.bold, `${FONTS.whole}-Bold`)
  return fonts
}

/** Opens the fonts of a recipe, or the usual ones. */
export function openTypefaceIn(files: Files, usual: EmbeddableTypeface): RecipeTools['openTypeface'] {
  return (font) => {
    if (!font) return usual
    return makeTypeface(bare(font.regular), fileAt(files, font.regular), fileAt(files, font.bold))
  }
}

/** Reads a set of symbols by its name, or from its pictures: files, or all pictures of a folder in the order of their names. */
export function readSetIn(files: Files): RecipeTools['readSet'] {
  return (what) => {
    const named = typeof what === 'string' ? namedSymbols(what) : undefined
    if (named) return named
    const paths = typeof what === 'string' ? what.split(',').map((path) => path.trim()) : what
    const pictures = paths.flatMap((path) => picturesAt(files, path))
    return pictureSymbols(
      pictures.map((path) => ({ name: path.replace(/^.*\//, ''), bytes: files[path] })),
      PNG_CODEC,
    )
  }
}

/** Reads a file of puzzles. */
export function readTextIn(files: Files): RecipeTools['readText'] {
  return (path) => new TextDecoder().decode(fileAt(files, path))
}

function picturesAt(files: Files, path: string): string[] {
  if (Object.hasOwn(files, path)) return [path]
  const folder = path.endsWith('/') ? path : `${path}/`
  const inside = Object.keys(files).filter((file) => {
    return file.startsWith(folder) && /^[^/]+\.(?:svg|png)$/i.test(file.slice(folder.length))
  })
  if (inside.length === 0) throw missing(path)
  return inside.toSorted()
}

function fileAt(files: Files, path: string): Uint8Array {
  if (!Object.hasOwn(files, path)) throw missing(path)
  return files[path]
}

function missing(path: string): PuzzleError {
  return new PuzzleError('unreadable', `the file ${quote(path)} is missing; add it to the recipe`)
}

/** The name of a file without its folder and ending. */
function bare(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.\w+$/, '')
}
