// `book --words FILE`: writes all words of a book to a file, to be translated.

import { existsSync } from 'node:fs'
import { InvalidArgumentError } from 'commander'
import type { BookRecipe } from '../../book/recipe/bookRecipe.ts'
import { wordsFile } from '../../book/recipe/makeWordsFile.ts'
import { LANGUAGE_CODE } from '../../book/recipe/recipeSchema.ts'
import type { Family } from '../../families/family.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { FAMILIES, findFamily } from '../../families/registry.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import { inFile } from '../../runs/systemErrors.ts'
import type { Typed } from '../commandsFromTable.ts'
import { tell } from '../shared/output.ts'
import { designOf, readRecipe } from './readRecipe.ts'

/** Writes the words in the language of the recipe or the options, and says how to use them. Throws a PuzzleError. */
export async function writeWords(file: string, options: Typed<'book'>): Promise<undefined> {
  const recipe = options.recipe === undefined ? designOf(options) : (await readRecipe(options)).recipe
  const { language = 'en' } = recipe
  if (!new RegExp(LANGUAGE_CODE).test(language)) {
    throw new InvalidArgumentError(
      `--language "${language}": not a language code; expected a code such as fr or pt-BR`,
    )
  }
  const families = familiesOf(recipe, options.family?.split(','))
  if (existsSync(file)) throw inFile(file, new PuzzleError('conflict', 'exists; choose another file'))
  writeWhole(file, wordsFile(language, families, recipe))
  if (options.quiet) return
  tell(`${file}: the words of a book in "${language}"; translate them and add them to a recipe`)
}

/** The families in the order of the registry. Throws a PuzzleError for an unknown name. */
function familiesOf({ sections }: Partial<BookRecipe>, names?: readonly string[]): readonly Family[] {
  const asked = (names ?? sections?.map(({ family }) => family))?.map((name) => findFamily(name.trim()))
  return asked ? FAMILIES.filter((family) => asked.includes(family)) : FAMILIES
}
