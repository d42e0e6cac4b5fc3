// The files that a recipe names, from those that the studio has: fonts, and pictures of symbols.

import type { RecipeTools } from '../../book/makeBookOfRecipe.ts'
import { PuzzleError, quote } from '../../families/puzzleError.ts'
import { PNG_CODEC } from '../../formats/pictures/pngCodec.ts'
import { namedSymbols, pictureSymbols } from '../../formats/pictures/readSymbolSet.ts'
import { makeTypeface } from '../../render/fontTypeface.ts'
import type { EmbeddableTypeface } from '../../render/typeface.ts'

type Files = Readonly<Record<string, Uint8Array>>

/** Loads the fonts of the package, which are beside this module. */
export async function loadFonts(): Promise<EmbeddableTypeface> {
  const load = async (file: string) => {
    const response = await fetch(new URL(file, import.meta.url))
    if (!response.ok) throw new Error(`${file}: ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
  const [regular, bold] = await Promise.all([
    load('./SourceSans3-Regular.ttf'),
    load('./SourceSans3-Bold.ttf'),
  ])
  return makeTypeface('Source Sans 3', regular, bold)
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
