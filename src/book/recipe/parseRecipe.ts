// Reads a recipe. All mistakes are reported at once: those of its form and, even if the form has mistakes,
// orders that cannot be met.

import {
  type Complaint,
  type FieldPath,
  makeComplainer,
  type WrittenForm,
} from '../../formats/yaml/complaints.ts'
import { inTextOrder, type Located, type Mistakes, makeNotebook } from '../../formats/yaml/mistakes.ts'
import { readYaml } from '../../formats/yaml/readYaml.ts'
import type { BookRecipe } from './bookRecipe.ts'
import { RECIPE_SCHEMA } from './recipeSchema.ts'
import { ordersOf } from './sectionOrders.ts'

/** A recipe with a sound form, and the positions of its parts. */
export interface SoundRecipe {
  /** The recipe. */
  readonly recipe: BookRecipe
  /** The positions of its parts in the text. */
  readonly at: Located
}

type ParsedRecipe = SoundRecipe | Mistakes

const RECIPE_FORM: WrittenForm = {
  schema: RECIPE_SCHEMA,
  name: 'recipe',
  entries: { sections: 'section' },
  beginning: 'title: Quiet Numbers',
  // A book has one source of puzzles: sections or files.
  sources: (several) =>
    several
      ? { path: ['puzzles'], isOfKey: true, message: 'a recipe has "sections" or "puzzles", but not both' }
      : { path: [], message: 'a recipe needs "sections", or "puzzles" with files of puzzles' },
}

/** Lists all mistakes in the form of a recipe. */
export const complaintsOfRecipe = makeComplainer(RECIPE_FORM)

/** Reads a recipe, or returns all mistakes in its form. */
export function parseRecipe(text: string): ParsedRecipe {
  const read = readYaml(text, RECIPE_FORM, complaintsOfRecipe)
  if ('value' in read) return { recipe: read.value as BookRecipe, at: read.at }
  const { mistakes, found } = read
  if (!found) return { mistakes }
  return {
    mistakes: inTextOrder([...mistakes, ...mistakesOfSections(found.value, found.complaints, found.at)]),
  }
}

/**
 * Orders that cannot be met, in the sections whose form is sound. Other parts of the recipe may have
 * mistakes.
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
