// Reads the recipe, the font and the symbols of a book, and finds the files that the run reads and writes.

import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { readBookSymbols } from '../../book/recipe/bookSymbols.ts'
import { planBook } from '../../book/recipe/planBook.ts'
import { lookAt } from '../../runs/fileSystem.ts'
import type { Typed } from '../commandsFromTable.ts'
import { expectNoInput } from '../shared/expectNoInput.ts'
import { LEAST_DPI } from '../shared/imageFormats.ts'
import type { VolumeRange } from '../shared/optionParsers.ts'
import { readSymbols } from '../shared/symbolsOption.ts'
import { type Bookmaking, beside } from './makeBook.ts'
import { volumePath } from './makeVolumes.ts'
import { expectPictureNames } from './pictureNames.ts'
import { readRecipe, typefaceOf, withoutMistakes } from './readRecipe.ts'
import { coverOutputs } from './writeCover.ts'
import type { Images } from './writeImages.ts'

/** A book to make, and the range of volumes if it is a series. */
type Ordered = Bookmaking & { readonly volumes: VolumeRange | undefined }

/** The pictures that the options ask for. Throws an InvalidArgumentError for options that do not fit each other. */
export function picturesOf(options: Typed<'book'>): Images | undefined {
  const { out } = options
  if (out !== undefined && !/\.pdf$/i.test(out)) {
    throw new InvalidArgumentError(`--out must end in .pdf, not ${out}`)
  }
  return imagesOf(options)
}

/** Reads the order of a book. Throws Stopped for mistakes in its recipe. */
export async function orderOf(options: Typed<'book'>, images: Images | undefined): Promise<Ordered> {
  const { out, volumes, workers = availableParallelism(), quiet = false } = options
  const { recipe, at, folder, name } = await readRecipe(options)
  const typeface = await typefaceOf({ recipe, at, folder, name })
  const plan = withoutMistakes(planBook(recipe, at, typeface), name)
  const readSet = (what: string | readonly string[], isAsked: boolean) =>
    readSymbols(what, isAsked ? '.' : folder)
  const asked = { recipe, at, plan, typeface, asked: options.symbols, readSet }
  const symbols = withoutMistakes(readBookSymbols(asked), name)
  const inFolder = (paths: readonly string[] = []) => paths.map((one) => resolve(folder, one))
  const puzzles = options.puzzles ?? inFolder(recipe.puzzles)
  const notIn = [...inFolder(recipe.notIn), ...(options.notIn ?? [])]
  if (volumes && puzzles.length > 0) {
    throw new InvalidArgumentError('--volumes makes new puzzles; it cannot be used with files of puzzles')
  }
  const place = out ?? defaultPath(recipe.title)
  // Volumes before the first of the range may be written too.
  const places = volumes
    ? Array.from({ length: volumes.last }, (_, index) => volumePath(place, index + 1))
    : [place]
  const outputs = places.flatMap((one) => [one, beside(one), ...coverOutputs(plan, one)])
  expectNoInput(outputs, [options.recipe ?? [], puzzles, notIn].flat())
  return { volumes, plan, typeface, puzzles, notIn, out: place, images, symbols, workers, quiet }
}

function imagesOf({ images, imageNames, firstDate, ...look }: Typed<'book'>): Images | undefined {
  if (images !== undefined) {
    if (lookAt(images)?.isFile())
      throw new InvalidArgumentError(`--images must be a folder; ${images} is a file`)
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

/** The default path of the book: in the folder `generated`, named after the title. */
function defaultPath(title: string): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return join('generated', `${name.slice(0, LONGEST_IN_NAME) || 'book'}.pdf`)
}

/** The maximum number of characters that a file name takes from the title; file names may have 255 bytes. */
const LONGEST_IN_NAME = 40
