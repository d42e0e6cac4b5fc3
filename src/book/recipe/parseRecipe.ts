// Reads a recipe: its form, and of one whose form is not sound whether what it asks for can be had, so that all mistakes are told
// at once.

import { type Complaint, makeComplainer, type Path, type WrittenForm } from '../../formats/yaml/complaints.ts'
import { inTextOrder, type Located, type Mistakes, makeNotebook } from '../../formats/yaml/mistakes.ts'
import { readYaml } from '../../formats/yaml/readYaml.ts'
import type { BookRecipe } from './bookRecipe.ts'
import { RECIPE_SCHEMA } from './recipeSchema.ts'
import { ordersOf } from './sectionOrders.ts'

/** A recipe whose form is sound, and where its parts stand. */
export interface SoundRecipe {
  /** The recipe. */
  readonly recipe: BookRecipe
  /** Where its parts stand. */
  readonly at: Located
}

type ParsedRecipe = SoundRecipe | Mistakes

const RECIPE_FORM: WrittenForm = {
  schema: RECIPE_SCHEMA,
  name: 'recipe',
  entries: { sections: 'section' },
  beginning: 'title: Quiet Numbers',
  // Puzzles are made or read: a book has one source.
  sources: (several) =>
    several
      ? { path: ['puzzles'], isOfKey: true, message: 'a recipe has "sections" or "puzzles", not both' }
      : { path: [], message: 'a recipe needs "sections", or "puzzles" with files of puzzles' },
}

/** All that a recipe's form lacks. */
export const complaintsOfRecipe = makeComplainer(RECIPE_FORM)

/** Reads a recipe, or says all that is wrong with its form. */
export function parseRecipe(text: string): ParsedRecipe {
  const read = readYaml(text, RECIPE_FORM, complaintsOfRecipe)
  if ('value' in read) return { recipe: read.value as BookRecipe, at: read.at }
  const { mistakes, found } = read
  if (!found) return { mistakes }
  return {
    mistakes: inTextOrder([...mistakes, ...mistakesOfSections(found.value, found.complaints, found.at)]),
  }
}

/** What cannot be had of the sections whose form is sound, where other parts of the recipe are not. */
function mistakesOfSections(
  value: unknown,
  complaints: readonly Complaint[],
  at: Located,
): Mistakes['mistakes'] {
  const { sections } = value as Pick<BookRecipe, 'sections'>
  const isWrong = (place: Path) =>
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
