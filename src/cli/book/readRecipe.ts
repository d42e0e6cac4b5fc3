// The recipe of a book: read from a file, where options override its design, or made from options alone. Also loads its
// font.

import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { InvalidArgumentError } from 'commander'
import type { BookRecipe } from '../../book/recipe/bookRecipe.ts'
import { parseRecipe, quickRecipe, USUAL_COUNT } from '../../book/recipe/parseRecipe.ts'
import { wordsHint } from '../../book/recipe/recipeWords.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { isFamilyName } from '../../families/registry.ts'
import type { Located, Mistakes } from '../../formats/yaml/mistakeCollector.ts'
import { makeTypeface } from '../../render/fontTypeface.ts'
import { loadTypeface } from '../../render/loadTypeface.ts'
import type { EmbeddableTypeface } from '../../render/typeface.ts'
import { LANGUAGES, languageOf } from '../../words/languages.ts'
import type { Typed } from '../commandsFromTable.ts'
import { readBytes, readText } from '../shared/input.ts'
import { badFile, EXIT, onFile, tell } from '../shared/output.ts'
import { starsAsked } from '../shared/puzzleRequestOptions.ts'
import { Stopped } from '../shared/stoppedError.ts'

type BookOptions = Typed<'book'>

/** The recipe of a book, and where it comes from. */
interface Source {
  readonly recipe: BookRecipe
  readonly at: Located
  /** The file of the recipe; undefined if the book comes from options alone. */
  readonly name: string | undefined
  /** The folder to which the paths in the recipe are relative. */
  readonly folder: string
}

/**
 * Returns what was read if it has no mistakes; mistakes end the command. `name` is the file of the recipe; without a
 * name, the mistakes are in the options.
 */
export function withoutMistakes<T extends object>(read: T | Mistakes, name: string | undefined): T {
  if (!('mistakes' in read)) return read
  if (name !== undefined) throw badFile(name, read.mistakes)
  throw new Stopped(read.mistakes.map(({ message }) => `error: ${message}`).join('\n'), EXIT.usage)
}

/** Reads the recipe that the options name, or makes a recipe from the options. Throws Stopped for mistakes. */
export async function readRecipe(options: BookOptions): Promise<Source> {
  const { recipe: path } = options
  if (path !== undefined && isFamilyName(path) && !existsSync(path)) {
    throw new InvalidArgumentError(
      `"${path}" is a family, not a recipe; did you mean "puzzlewright book --title TITLE --family ${path}"?`,
    )
  }
  return options.recipe === undefined ? fromFlags(options) : fromFile(options.recipe, options)
}

async function fromFile(path: string, options: BookOptions): Promise<Source> {
  expectNone(options, [...ASKED, 'puzzles'], 'a recipe; change the recipe instead')
  const design = designOf(options)
  const [name, folder] = path === '-' ? ['standard input', '.'] : [path, dirname(path)]
  const text = await onFile(name, () => readText(path, 'recipe'))
  const { recipe, at } = withoutMistakes(parseRecipe(text), name)
  return { recipe: { ...recipe, ...design }, at, name, folder }
}

/** Options that order new puzzles. */
const ASKED = ['family', 'count', 'stars', 'difficulty'] as const

/** Refuses these options, because the option or file that `instead` names replaces them. */
function expectNone(options: BookOptions, keys: readonly (keyof BookOptions)[], instead: string): void {
  const given = keys.find((key) => options[key] !== undefined)
  if (given !== undefined) throw new InvalidArgumentError(`--${given} cannot be used with ${instead}`)
}

/** Refuses a language that is not built in, because only a recipe can supply its words. */
function expectLanguage({ language }: BookOptions): void {
  if (language === undefined || languageOf(language)) return
  throw new InvalidArgumentError(
    `--language "${language}": books come in ${LANGUAGES.join(', ')}; for another language a recipe must give all words: ${wordsHint(language)}`,
  )
}

/** The value of `--stars` or `--difficulty`; both options may be given if they agree. */
function oneOfBoth(options: BookOptions): string | undefined {
  const { stars, difficulty } = options
  if (stars !== undefined && difficulty !== undefined) starsAsked(options)
  return stars ?? difficulty
}

function fromFlags(options: BookOptions): Source {
  const { title, family, count, puzzles } = options
  if (title === undefined) {
    throw new InvalidArgumentError(
      'a book without a recipe needs --title, and either --family and --count, or --puzzles',
    )
  }
  if (puzzles !== undefined) expectNone(options, [...ASKED, 'fill'], '--puzzles')
  expectLanguage(options)
  const stars = oneOfBoth(options)
  const flags = { title, families: family?.split(','), count, stars, puzzles, design: designOf(options) }
  const recipe = withoutMistakes(quickRecipe(flags), undefined)
  if (recipe.sections && count === undefined && !options.quiet && options.words === undefined) {
    tell(`${USUAL_COUNT} puzzles; --count makes another number`)
  }
  return { recipe, at: () => undefined, name: undefined, folder: '.' }
}

/** The options that have the same name in recipes. */
const DESIGN = [
  'title',
  'author',
  'seed',
  'trim',
  'bleed',
  'profile',
  'largePrint',
  'solutionsPerPage',
  'arrange',
  'details',
  'thinnestLine',
  'startRight',
  'fill',
  'design',
  'sectionPages',
  'paper',
  'language',
  'distinct',
] as const

/** The design keys of a recipe that the options set. */
export function designOf(options: BookOptions): Partial<BookRecipe> {
  const { perPage, cover } = options
  const design: object = {
    ...Object.fromEntries(DESIGN.flatMap((key) => (key in options ? [[key, options[key]]] : []))),
    ...(perPage !== undefined && { puzzlesPerPage: Number(perPage) }),
    ...(cover !== undefined && { cover: cover === true ? 'template' : cover }),
  }
  return design
}

/** The typeface that the recipe names, or otherwise the typeface of the package. */
export async function typefaceOf({
  recipe: { font },
  at,
  name,
  folder,
}: Source): Promise<EmbeddableTypeface> {
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
  if (mistakes.length > 0) return withoutMistakes<EmbeddableTypeface>({ mistakes }, name)
  return makeTypeface(typefaceName, regular, bold)
}
