// What a book is ordered by: a recipe and the options of the command line, which count more than what it says.

import { availableParallelism } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { InvalidArgumentError } from 'commander'
import type { BookRecipe } from '../../book/recipe/bookRecipe.ts'
import { parseRecipe } from '../../book/recipe/parseRecipe.ts'
import { planBook } from '../../book/recipe/planBook.ts'
import { quickRecipe } from '../../book/recipe/quickRecipe.ts'
import { PuzzleError } from '../../families/error.ts'
import type { Sameness } from '../../families/rules.ts'
import type { Located, Mistakes } from '../../formats/yaml/mistakes.ts'
import { loadTypeface } from '../../render/fonts.ts'
import { makeTypeface } from '../../render/fontTypeface.ts'
import type { EmbeddableTypeface } from '../../render/typeface.ts'
import { realPlace } from '../../runs/fileSystem.ts'
import { type ImageFormat, LEAST_DPI } from '../shared/imageFormats.ts'
import { readBytes, readText } from '../shared/input.ts'
import { complain, EXIT } from '../shared/output.ts'
import { type StarsOptions, starsAsked } from '../shared/starsOption.ts'
import { beside, makeBook } from './makeBook.ts'
import type { Images } from './writeImages.ts'

/** What was typed. */
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
  readonly startRight?: boolean
  readonly language?: string
  readonly puzzles?: readonly string[]
  readonly notIn?: readonly string[]
  readonly distinct?: Sameness
  readonly images?: string
  readonly imageFormat?: ImageFormat
  readonly dpi?: number
  readonly workers?: number
  readonly quiet?: boolean
}

/** What goes into a book, and where what is wrong with it stands. */
interface Source {
  readonly recipe: BookRecipe
  readonly at: Located
  /** The file of the recipe; none where the options are all there is. */
  readonly name: string | undefined
  /** What its paths are relative to. */
  readonly folder: string
}

/** What is wrong with it, and with which file; without a file it is the options. */
interface Refused extends Mistakes {
  readonly name?: string | undefined
}

/** Makes the book of a recipe or of the options; returns the exit code. */
export async function orderBook(path: string | undefined, options: BookOptions): Promise<number> {
  const images = imagesOf(options)
  const { out } = options
  if (out !== undefined && !/\.pdf$/i.test(out)) {
    throw new InvalidArgumentError(`--out has to end in .pdf, and ${out} does not`)
  }
  const source = path === undefined ? fromFlags(options) : await fromFile(path, options)
  if ('mistakes' in source) return refuse(source)
  const { recipe, at, folder, name } = source
  const typeface = await typefaceOf(source)
  if ('mistakes' in typeface) return refuse({ ...typeface, name })
  const plan = planBook(recipe, at, typeface)
  if ('mistakes' in plan) return refuse({ ...plan, name })
  const inFolder = (paths: readonly string[] = []) => paths.map((one) => resolve(folder, one))
  const puzzles = options.puzzles ?? inFolder(recipe.puzzles)
  const notIn = [...inFolder(recipe.notIn), ...(options.notIn ?? [])]
  const place = out ?? defaultPath(recipe.title)
  expectNoInput(place, [...(path === undefined ? [] : [path]), ...puzzles, ...notIn])
  return makeBook({
    plan,
    typeface,
    puzzles,
    notIn,
    out: place,
    images,
    workers: options.workers ?? availableParallelism(),
    quiet: options.quiet ?? false,
  })
}

/** Refuses to write a book over what it is made of. */
function expectNoInput(out: string, inputs: readonly string[]): void {
  const outputs = [out, beside(out)].map((path) => realPlace(resolve(path)))
  const input = inputs.find((path) => outputs.includes(realPlace(resolve(path))))
  if (input === undefined) return
  throw new InvalidArgumentError(`${input} would be overwritten: --out has to name another file`)
}

/** Says what is wrong; returns the exit code. */
function refuse({ mistakes, name }: Refused): number {
  for (const mistake of mistakes) {
    if (name === undefined) process.stderr.write(`error: ${mistake.message}\n`)
    else complain(name, mistake)
  }
  return name === undefined ? EXIT.usage : EXIT.badInput
}

/** A recipe that is read, with what the options say beside it. */
async function fromFile(path: string, options: BookOptions): Promise<Source | Refused> {
  const name = path === '-' ? 'standard input' : path
  const folder = path === '-' ? '.' : dirname(path)
  expectNone(options, [...ASKED, 'puzzles'], 'a recipe, which says so itself')
  try {
    const parsed = parseRecipe(await readText(path, 'recipe'))
    if ('mistakes' in parsed) return { ...parsed, name }
    return { recipe: { ...parsed.recipe, ...designOf(options) }, at: parsed.at, name, folder }
  } catch (error) {
    return refusedBy(error, name)
  }
}

/** Of an error of bad input; others are thrown on. */
function refusedBy(error: unknown, name: string | undefined): Refused {
  if (error instanceof PuzzleError) return { mistakes: [error], name }
  throw error
}

/** Options that say which puzzles are made. */
const ASKED = ['family', 'count', 'stars', 'difficulty'] as const

/** Refuses options where something else says the same. */
function expectNone(options: BookOptions, keys: readonly (keyof BookOptions)[], instead: string): void {
  const given = keys.find((key) => options[key] !== undefined)
  if (given !== undefined) throw new InvalidArgumentError(`--${given} does not go with ${instead}`)
}

/** What `--stars` or `--difficulty` says; both may say the same. */
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
  if (puzzles !== undefined) expectNone(options, ASKED, '--puzzles')
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

/** What the options say of the design, as a recipe would. */
function designOf(options: BookOptions): Partial<BookRecipe> {
  const { title, author, seed, trim, bleed, profile, perPage, largePrint } = options
  const { solutionsPerPage, arrange, startRight, language, distinct } = options
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
    startRight,
    language,
    distinct,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** The package's typeface, or the recipe's. */
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

function imagesOf({ images, imageFormat, dpi }: BookOptions): Images | undefined {
  if (images !== undefined) return { folder: images, format: imageFormat ?? 'svg', dpi: dpi ?? LEAST_DPI }
  if (imageFormat !== undefined) throw new InvalidArgumentError('--image-format goes with --images')
  if (dpi !== undefined) throw new InvalidArgumentError('--dpi goes with --images')
  return undefined
}

/** A file under generated/ named by the title. */
function defaultPath(title: string): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return join('generated', `${name.slice(0, LONGEST_IN_NAME) || 'book'}.pdf`)
}

/** Characters of a title; names of files may have 255 bytes. */
const LONGEST_IN_NAME = 40
