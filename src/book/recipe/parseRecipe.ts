// Reads a recipe. All mistakes are reported at once: mistakes of form and, even if there are any, orders that cannot be
// met.

import { PuzzleError } from '../../families/puzzleError.ts'
import { FAMILIES, findFamily, USUAL_FAMILIES } from '../../families/registry.ts'
import {
  inTextOrder,
  type Located,
  type Mistakes,
  makeNotebook,
} from '../../formats/yaml/mistakeCollector.ts'
import { readYaml } from '../../formats/yaml/readYaml.ts'
import type { WrittenForm } from '../../formats/yaml/schemaValidator.ts'
import { type Complaint, type FieldPath, makeComplainer } from '../../formats/yaml/schemaValidator.ts'
import { parseStars } from '../../maker/parseStars.ts'
import { parseTrim } from '../../print/trimsAndPrintLimits.ts'
import type { BookRecipe } from './bookRecipe.ts'
import { ordersOf, shareOut } from './puzzlesToMake.ts'
import { MOST_PUZZLES, RECIPE_SCHEMA } from './recipeSchema.ts'

/** A recipe with a sound form, and the positions of its parts. */
export interface SoundRecipe {
  /** The recipe. */
  readonly recipe: BookRecipe
  /** The positions of the recipe's parts in the text. */
  readonly at: Located
}

const RECIPE_FORM: WrittenForm = {
  schema: RECIPE_SCHEMA,
  name: 'recipe',
  entries: { sections: 'section' },
  beginning: 'title: Quiet Numbers',
  ifRecords: 'for a book of them, write: puzzlewright book --title TITLE --puzzles FILE',
  // A book has one source of puzzles: sections or files.
  sources: (several) =>
    several
      ? { path: ['puzzles'], isOfKey: true, message: 'a recipe has "sections" or "puzzles", but not both' }
      : { path: [], message: 'a recipe needs "sections", or "puzzles" with files of puzzles' },
  expected: {
    trim(text) {
      const parsed = parseTrim(text)
      return typeof parsed === 'string' ? parsed : undefined
    },
  },
}

/** Lists all mistakes of form in a recipe. */
export const complaintsOfRecipe = makeComplainer(RECIPE_FORM)

/** Reads a recipe, or returns all its mistakes of form and the orders that cannot be met. */
export function parseRecipe(text: string): SoundRecipe | Mistakes {
  const read = readYaml(text, RECIPE_FORM, complaintsOfRecipe)
  if ('value' in read) return { recipe: read.value as BookRecipe, at: read.at }
  const { mistakes, found } = read
  if (!found) return { mistakes }
  return {
    mistakes: inTextOrder([...mistakes, ...mistakesOfSections(found.value, found.complaints, found.at)]),
  }
}

/**
 * Returns the orders that cannot be met in the sections whose form is sound; other parts of the recipe may have
 * mistakes of form.
 */
function mistakesOfSections(
  value: unknown,
  complaints: readonly Complaint[],
  at: Located,
): Mistakes['mistakes'] {
  const { sections } = value as Pick<BookRecipe, 'sections'>
  const isWrong = (place: FieldPath) =>
    complaints.some(({ path }) => place.every((name, index) => path[index] === name))
  const isList = complaints.every(({ path }) => path[0] !== 'sections' || path.length > 1)
  if (!sections || !isList) return []
  const notebook = makeNotebook(at)
  sections.forEach((section, index) => {
    const path = ['sections', index]
    if (!isWrong(path)) ordersOf(section, path, notebook)
  })
  return notebook.mistakes
}

// Makes a recipe from a few command-line options. Options about puzzles are checked here, so that each mistake is
// reported once, with the name of the option. `planBook` checks options about design.

interface QuickFlags {
  readonly title: string
  /** The names of the families; `USUAL_FAMILIES` by default. */
  readonly families?: readonly string[] | undefined
  /** The total number of puzzles, shared out evenly over the families and then over the stars. */
  readonly count?: number | undefined
  readonly stars?: string | number | undefined
  /** Files of puzzles, instead of generated ones. */
  readonly puzzles?: readonly string[] | undefined
  readonly design?: Partial<BookRecipe> | undefined
}

/** The default number of puzzles of a book that is made without a recipe. */
export const USUAL_COUNT = 100
const KNOWN = FAMILIES.map(({ name }) => name)
const USUAL = USUAL_FAMILIES.map(({ name }) => name)

/** Returns the recipe of these options, or all mistakes in the options; these mistakes have no position in a text. */
export function quickRecipe(flags: QuickFlags): BookRecipe | Mistakes {
  const { title, count = USUAL_COUNT, stars, puzzles, design } = flags
  if (puzzles !== undefined) return { ...design, title, puzzles }
  const asked = flags.families?.map((name) => name.trim().toLowerCase())
  const names = [...new Set(asked ?? USUAL)]
  const found = [...names.map(familyFault), countFault(count, names.length), starsFault(stars)]
  const faults = found.filter((fault) => fault !== undefined)
  if (faults.length > 0) return { mistakes: faults.map((fault) => new PuzzleError('recipe', fault)) }
  const sections = shareOut(count, names).map(({ share, of }) => ({
    family: of,
    count: share,
    ...(stars !== undefined && { stars }),
  }))
  return { ...design, title, sections }
}

function familyFault(name: string): string | undefined {
  if (name === '') return `--family has an empty name; choose from ${KNOWN.join(', ')}`
  return faultOf('--family', () => findFamily(name))
}

function countFault(count: number, families: number): string | undefined {
  if (count > MOST_PUZZLES) return `--count ${count} is too large; a book has at most ${MOST_PUZZLES} puzzles`
  if (count >= families) return undefined
  return `--count ${count} is too small; ${families} families need at least ${families} puzzles`
}

function starsFault(stars: string | number | undefined): string | undefined {
  return stars === undefined ? undefined : faultOf('--stars', () => parseStars(String(stars)))
}

/**
 * The message of the PuzzleError that `read` throws, after the name of the option; undefined if `read` does not throw.
 */
function faultOf(option: string, read: () => unknown): string | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    return `${option}: ${error.message}`
  }
}
