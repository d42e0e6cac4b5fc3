// The techniques that a recipe asks for in its chapter on techniques.

import type { Family } from '../../families/family.ts'
import { FAMILIES } from '../../families/registry.ts'
import { nearestOf } from '../../families/suggest.ts'
import type { Notebook } from '../../formats/yaml/mistakes.ts'
import { languageOf } from '../../words/languages.ts'
import type { TechniqueChoice } from '../bookContents.ts'
import type { BookRecipe } from './bookRecipe.ts'
import type { BookWording } from './recipeWords.ts'

const namesOf = ({ inference }: Family) => inference.techniques.map(({ name }) => name)

/**
 * The techniques of the chapter; none if the recipe has no such chapter. Reports unknown names, and families
 * of the book without a technique in the list. The families are empty if they are not known yet.
 */
export function techniquesOf(
  { techniques = false }: Pick<BookRecipe, 'techniques'>,
  { language }: BookWording,
  families: readonly Family[],
  notebook: Notebook,
): TechniqueChoice {
  if (techniques === false) return []
  if (!languageOf(language)) {
    const message = `the texts of techniques come in en and de, not in "${language}"; leave out "techniques"`
    notebook.add(['techniques'], message)
  }
  if (techniques === true) return 'needed'
  const known = [...new Set((families.length > 0 ? families : FAMILIES).flatMap(namesOf))]
  techniques.forEach((name, index) => {
    if (!known.includes(name)) notebook.add(['techniques', index], unknownSentence(name, known, families))
  })
  const lacking = families.find((family) => !namesOf(family).some((name) => techniques.includes(name)))
  if (lacking && techniques.every((name) => known.includes(name))) {
    const message = `"techniques" has none of ${lacking.title}; add one, such as ${namesOf(lacking)[0]}, or write techniques: true`
    notebook.add(['techniques'], message)
  }
  return techniques
}

function unknownSentence(name: string, known: readonly string[], families: readonly Family[]): string {
  const meant = nearestOf(name, known)
  if (meant) return `unknown technique "${name}"; did you mean "${meant}"?`
  const titles = families.map(({ title }) => title).join(', ')
  const where = titles === '' ? '' : ` of ${titles}`
  return `unknown technique "${name}"${where}; docs/techniques.md lists all of them`
}
