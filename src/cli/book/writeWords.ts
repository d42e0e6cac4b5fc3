// `book --words FILE`: writes all words of a book to a file, to be translated.

import { existsSync } from 'node:fs'
import { InvalidArgumentError } from 'commander'
import type { BookRecipe } from '../../book/recipe/bookRecipe.ts'
import { LANGUAGE_CODE } from '../../book/recipe/recipeSchema.ts'
import { wordsFile } from '../../book/recipe/wordsFile.ts'
import { PuzzleError } from '../../families/error.ts'
import type { Family } from '../../families/family.ts'
import { FAMILIES, findFamily } from '../../families/registry.ts'
import { inFile } from '../../runs/systemErrors.ts'
import { writeWhole } from '../../runs/writeFiles.ts'
import { EXIT } from '../shared/output.ts'

/** What the words are for. */
interface Wanted {
  readonly recipe: Partial<BookRecipe>
  /** The names of the families; those of the recipe, or all, if left out. */
  readonly families: readonly string[] | undefined
  readonly quiet: boolean
}

/** Writes the words in the language of the recipe, and says how to use them. Returns the exit code. */
export function writeWords(file: string, { recipe, families, quiet }: Wanted): number {
  const { language = 'en' } = recipe
  if (!new RegExp(LANGUAGE_CODE).test(language)) {
    throw new InvalidArgumentError(
      `--language "${language}": not a language code; expected a code such as fr or pt-BR`,
    )
  }
  try {
    if (existsSync(file)) throw inFile(file, new PuzzleError('conflict', 'exists; choose another file'))
    writeWhole(file, wordsFile(language, familiesOf(recipe, families), recipe))
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    process.stderr.write(`error: ${error.message}\n`)
    return EXIT.badInput
  }
  if (!quiet) {
    process.stderr.write(
      `${file}: the words of a book in "${language}"; translate them and add them to a recipe\n`,
    )
  }
  return EXIT.fine
}

/** The families in the order of the registry. Throws a PuzzleError for an unknown name. */
function familiesOf({ sections }: Partial<BookRecipe>, names?: readonly string[]): readonly Family[] {
  const asked = (names ?? sections?.map(({ family }) => family))?.map((name) => findFamily(name.trim()))
  return asked ? FAMILIES.filter((family) => asked.includes(family)) : FAMILIES
}
