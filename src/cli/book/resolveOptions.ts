// Resolves the order of a book: a recipe, and command-line options, which override it.

import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { builtInLanguage } from '../../book/bookWords.ts'
import type { BookRecipe } from '../../book/recipe/bookRecipe.ts'
import { parseRecipe } from '../../book/recipe/parseRecipe.ts'
import { planBook } from '../../book/recipe/planBook.ts'
import { quickRecipe } from '../../book/recipe/quickRecipe.ts'
import { wordsHint } from '../../book/recipe/recipeWords.ts'
import { PuzzleError } from '../../families/error.ts'
import { isFamilyName } from '../../families/registry.ts'
import type { Sameness } from '../../families/rules.ts'
import { LANGUAGES } from '../../families/words.ts'
import type { CalendarDate } from '../../feed/calendarDates.ts'
import type { Located, Mistakes } from '../../formats/yaml/mistakes.ts'
import { loadTypeface } from '../../render/fonts.ts'
import { makeTypeface } from '../../render/fontTypeface.ts'
import type { EmbeddableTypeface } from '../../render/typeface.ts'
import { realPlace } from '../../runs/fileSystem.ts'
import { type ImageFormat, LEAST_DPI } from '../shared/imageFormats.ts'
import { readBytes, readText } from '../shared/input.ts'
import { complain, EXIT } from '../shared/output.ts'
import { type StarsOptions, starsAsked } from '../shared/starsOption.ts'
import { readBookSymbols } from './bookSymbols.ts'
import { beside, makeBook } from './makeBook.ts'
import { makeVolumes, volumePath } from './makeVolumes.ts'
import { expectPictureNames } from './pictureNames.ts'
import type { VolumeRange } from './volumeRange.ts'
import { coverOutputs } from './writeCover.ts'
import type { Images } from './writeImages.ts'
import { writeWords } from './writeWords.ts'

/** The options as typed. */
export interface BookOptions extends StarsOptions {
  readonly out?: string
  readonly title?: string
  readonly author?: string
  readonly family?: string
  readonly count?: number
  readonly seed?: string
  readonly trim?: string
  readonly bleed?: boolean
  readonly profile?: BookRecipe['profile']
  readonly perPage?: string
  readonly largePrint?: boolean
  readonly solutionsPerPage?: number
  readonly arrange?: BookRecipe['arrange']
  readonly details?: boolean
  readonly thinnestLine?: number
  readonly startRight?: boolean
  readonly fill?: boolean
  readonly sectionPages?: BookRecipe['sectionPages']
  readonly paper?: string
  readonly cover?: BookRecipe['cover'] | true
  readonly symbols?: string
  readonly language?: string
  readonly volumes?: VolumeRange
  readonly words?: string
  readonly puzzles?: readonly string[]
  readonly notIn?: readonly string[]
  readonly distinct?: Sameness
  readonly images?: string
  readonly imageNames?: string
  readonly firstDate?: CalendarDate
  readonly imageFormat?: ImageFormat
  readonly dpi?: number
  readonly workers?: number
  readonly quiet?: boolean
}

/** The recipe of a book, and where it comes from. */
interface Source {
  readonly recipe: BookRecipe
  readonly at: Located
  /** The file of the recipe; undefined if the book comes from options alone. */
  readonly name: string | undefined
  /** The folder that paths of the recipe are relative to. */
  readonly folder: string
}

/** Mistakes, and the name of the recipe that has them. Without a name, the mistakes are in the options. */
interface Refused extends Mistakes {
  readonly name?: string | undefined
}

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

/** Reads a recipe and applies the options. */
async function fromFile(path: string, options: BookOptions): Promise<Source | Refused> {
  if (isFamilyName(path) && !existsSync(path)) {
    throw new InvalidArgumentError(
      `"${path}" is a family, not a recipe; did you mean "puzzlewright book --title TITLE --family ${path}"?`,
    )
  }
  const name = path === '-' ? 'standard input' : path
  const folder = path === '-' ? '.' : dirname(path)
  expectNone(options, [...ASKED, 'puzzles'], 'a recipe; change the recipe instead')
  try {
    const parsed = parseRecipe(await readText(path, 'recipe'))
    if ('mistakes' in parsed) return { ...parsed, name }
    return { recipe: { ...parsed.recipe, ...designOf(options) }, at: parsed.at, name, folder }
  } catch (error) {
    return refusedBy(error, name)
  }
}

/** Turns a PuzzleError into a refusal; rethrows other errors. */
function refusedBy(error: unknown, name: string | undefined): Refused {
  if (error instanceof PuzzleError) return { mistakes: [error], name }
  throw error
}

/** Options that order new puzzles. */
const ASKED = ['family', 'count', 'stars', 'difficulty'] as const

/** Refuses these options: what `instead` names decides them already. */
function expectNone(options: BookOptions, keys: readonly (keyof BookOptions)[], instead: string): void {
  const given = keys.find((key) => options[key] !== undefined)
  if (given !== undefined) throw new InvalidArgumentError(`--${given} does not go with ${instead}`)
}

/** Refuses a language other than the built-in ones: only a recipe can give the words for it. */
function expectLanguage({ language }: BookOptions): void {
  if (language === undefined || builtInLanguage(language)) return
  throw new InvalidArgumentError(
    `--language "${language}": books come in ${LANGUAGES.join(' and ')}; for another language a recipe must give all words: ${wordsHint(language)}`,
  )
}

/** The value of `--stars` or `--difficulty`; both may be given if they agree. */
function oneOfBoth(options: BookOptions): string | undefined {
  const { stars, difficulty } = options
  if (stars !== undefined && difficulty !== undefined) starsAsked(options)
  return stars ?? difficulty
}

/** A recipe of the options alone. */
function fromFlags(options: BookOptions): Source | Refused {
  const { title, family, count, puzzles } = options
  if (title === undefined) {
    throw new InvalidArgumentError(
      'a book without a recipe needs --title, and --family and --count, or --puzzles',
    )
  }
  if (puzzles !== undefined) expectNone(options, [...ASKED, 'fill'], '--puzzles')
  expectLanguage(options)
  const recipe = quickRecipe({
    title,
    families: family?.split(','),
    count,
    stars: oneOfBoth(options),
    puzzles,
    design: designOf(options),
  })
  if ('mistakes' in recipe) return recipe
  return { recipe, at: () => undefined, name: undefined, folder: '.' }
}

/** The design that the options ask for, as in a recipe. */
function designOf(options: BookOptions): Partial<BookRecipe> {
  const { title, author, seed, trim, bleed, profile, perPage, largePrint } = options
  const { solutionsPerPage, arrange, startRight, fill, language, distinct } = options
  const { details, thinnestLine, sectionPages, paper, cover } = options
  const given = {
    title,
    author,
    seed,
    trim,
    bleed,
    profile,
    puzzlesPerPage: perPage === undefined ? undefined : Number(perPage),
    largePrint,
    solutionsPerPage,
    arrange,
    details,
    thinnestLine,
    startRight,
    fill,
    sectionPages,
    paper,
    cover: cover === true ? 'template' : cover,
    language,
    distinct,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
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
