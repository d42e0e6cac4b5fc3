// Orders a book: plans its recipe, finds its fonts, symbols and files, and makes it, its volumes or its words.

import { availableParallelism } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { InvalidArgumentError } from 'commander'
import type { BookRecipe } from '../../book/recipe/bookRecipe.ts'
import { planBook } from '../../book/recipe/planBook.ts'
import { PuzzleError } from '../../families/error.ts'
import { loadTypeface } from '../../render/fonts.ts'
import { makeTypeface } from '../../render/fontTypeface.ts'
import type { EmbeddableTypeface } from '../../render/typeface.ts'
import { realPlace } from '../../runs/fileSystem.ts'
import { LEAST_DPI } from '../shared/imageFormats.ts'
import { readBytes } from '../shared/input.ts'
import { complain, EXIT } from '../shared/output.ts'
import type { BookOptions } from './bookOptions.ts'
import { readBookSymbols } from './bookSymbols.ts'
import { beside, makeBook } from './makeBook.ts'
import { makeVolumes, volumePath } from './makeVolumes.ts'
import { expectPictureNames } from './pictureNames.ts'
import { designOf, fromFile, fromFlags, type Refused, type Source } from './readRecipe.ts'
import type { VolumeRange } from './volumeRange.ts'
import { coverOutputs } from './writeCover.ts'
import type { Images } from './writeImages.ts'
import { writeWords } from './writeWords.ts'

/** Makes the book of a recipe or of options. Returns the exit code. */
export async function orderBook(path: string | undefined, options: BookOptions): Promise<number> {
  const images = imagesOf(options)
  const { out } = options
  if (out !== undefined && !/\.pdf$/i.test(out)) {
    throw new InvalidArgumentError(`--out must end in .pdf, not ${out}`)
  }
  if (options.words !== undefined && path === undefined) return orderWords(options.words, options)
  const source = path === undefined ? fromFlags(options) : await fromFile(path, options)
  if ('mistakes' in source) return refuse(source)
  const { recipe, at, folder, name } = source
  if (options.words !== undefined) return orderWords(options.words, options, recipe)
  const typeface = await typefaceOf(source)
  if ('mistakes' in typeface) return refuse({ ...typeface, name })
  const plan = planBook(recipe, at, typeface)
  if ('mistakes' in plan) return refuse({ ...plan, name })
  const symbols = readBookSymbols({ recipe, at, folder, asked: options.symbols, plan, typeface })
  if ('mistakes' in symbols) return refuse({ ...symbols, name })
  const inFolder = (paths: readonly string[] = []) => paths.map((one) => resolve(folder, one))
  const puzzles = options.puzzles ?? inFolder(recipe.puzzles)
  const notIn = [...inFolder(recipe.notIn), ...(options.notIn ?? [])]
  const place = out ?? defaultPath(recipe.title)
  const { volumes } = options
  if (volumes && puzzles.length > 0) {
    throw new InvalidArgumentError('--volumes makes new puzzles; it does not go with files of puzzles')
  }
  const inputs = [...(path === undefined ? [] : [path]), ...puzzles, ...notIn]
  const outputs = (volumes ? volumePaths(place, volumes) : [place]).flatMap((one) => [
    one,
    beside(one),
    ...coverOutputs(plan, one),
  ])
  expectNoInput(outputs, inputs)
  const book = {
    plan,
    typeface,
    puzzles,
    notIn,
    out: place,
    images,
    symbols,
    workers: options.workers ?? availableParallelism(),
    quiet: options.quiet ?? false,
  }
  return volumes ? makeVolumes(book, volumes) : makeBook(book)
}

/** The PDFs of the volumes that may be written: also those before the first one that is asked for. */
function volumePaths(out: string, { last }: VolumeRange): string[] {
  return Array.from({ length: last }, (_, index) => volumePath(out, index + 1))
}

/** Writes the words of a book to a file. Returns the exit code. */
function orderWords(
  file: string,
  options: BookOptions,
  recipe: Partial<BookRecipe> = designOf(options),
): number {
  const { family, quiet = false } = options
  return writeWords(file, { recipe, families: family?.split(','), quiet })
}

/** Refuses to overwrite an input of the book. */
function expectNoInput(files: readonly string[], inputs: readonly string[]): void {
  const outputs = files.map((path) => realPlace(resolve(path)))
  const input = inputs.find((path) => outputs.includes(realPlace(resolve(path))))
  if (input === undefined) return
  throw new InvalidArgumentError(`${input} would be overwritten; choose another --out`)
}

/** Prints the mistakes. Returns the exit code. */
function refuse({ mistakes, name }: Refused): number {
  for (const mistake of mistakes) {
    if (name === undefined) process.stderr.write(`error: ${mistake.message}\n`)
    else complain(name, mistake)
  }
  return name === undefined ? EXIT.usage : EXIT.badInput
}
/** Returns the typeface that the recipe names, or else the typeface of the package. */
async function typefaceOf({
  recipe: { font },
  at,
  name,
  folder,
}: Source): Promise<EmbeddableTypeface | Refused> {
  if (!font) return loadTypeface()
  const typefaceName = basename(font.regular).replace(/\.\w+$/, '')
  const mistakes: PuzzleError[] = []
  async function bytesOf(weight: 'regular' | 'bold', file: string): Promise<Uint8Array> {
    try {
      const bytes = await readBytes(resolve(folder, file), 'font')
      makeTypeface(typefaceName, bytes, bytes)
      return bytes
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      mistakes.push(
        new PuzzleError(error.code, `the ${weight} font ${file}: ${error.message}`, at(['font', weight])),
      )
      return new Uint8Array()
    }
  }
  const regular = await bytesOf('regular', font.regular)
  const bold = await bytesOf('bold', font.bold)
  return mistakes.length > 0 ? { mistakes, name } : makeTypeface(typefaceName, regular, bold)
}
function imagesOf({ images, imageNames, firstDate, ...look }: BookOptions): Images | undefined {
  if (images !== undefined) {
    const { imageFormat: format = 'svg', dpi = LEAST_DPI } = look
    return {
      folder: images,
      format,
      dpi,
      names: expectPictureNames({ pattern: imageNames ?? '{number}', firstDate }),
    }
  }
  const alone = Object.entries({
    'image-names': imageNames,
    'first-date': firstDate,
    'image-format': look.imageFormat,
    dpi: look.dpi,
  })
  const [name] = alone.find(([, value]) => value !== undefined) ?? []
  if (name !== undefined) throw new InvalidArgumentError(`--${name} needs --images`)
  return undefined
}

/** The default file, under generated/ and named by the title. */
function defaultPath(title: string): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return join('generated', `${name.slice(0, LONGEST_IN_NAME) || 'book'}.pdf`)
}

/** The maximum number of characters of a title in a file name; file names may have 255 bytes. */
const LONGEST_IN_NAME = 40
