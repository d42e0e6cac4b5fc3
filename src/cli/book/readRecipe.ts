// The recipe of a book: read from a file, where options override its design, or made from options alone.

import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { InvalidArgumentError } from 'commander'
import type { BookRecipe } from '../../book/recipe/bookRecipe.ts'
import { parseRecipe, quickRecipe } from '../../book/recipe/parseRecipe.ts'
import { wordsHint } from '../../book/recipe/recipeWords.ts'
import { PuzzleError } from '../../families/error.ts'
import { isFamilyName } from '../../families/registry.ts'
import type { Located, Mistakes } from '../../formats/yaml/mistakes.ts'
import { LANGUAGES, languageOf } from '../../words/languages.ts'
import { readText } from '../shared/input.ts'
import { starsAsked } from '../shared/orderOptions.ts'
import type { BookOptions } from './bookOptions.ts'

/** The recipe of a book, and where it comes from. */
export interface Source {
  readonly recipe: BookRecipe
  readonly at: Located
  /** The file of the recipe; undefined if the book comes from options alone. */
  readonly name: string | undefined
  /** The folder that paths of the recipe are relative to. */
  readonly folder: string
}

/** Mistakes, and the name of the recipe that has them. Without a name, the mistakes are in the options. */
export interface Refused extends Mistakes {
  readonly name?: string | undefined
}
/** Reads a recipe and applies the options. */
export async function fromFile(path: string, options: BookOptions): Promise<Source | Refused> {
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
  if (language === undefined || languageOf(language)) return
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
export function fromFlags(options: BookOptions): Source | Refused {
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
export function designOf(options: BookOptions): Partial<BookRecipe> {
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
