// The types of a recipe that has been validated against its schema. A recipe comes from YAML, JSON or command-line
// options.

import type { ValueOf } from '../../formats/yaml/jsonSchema.ts'
import type { familySchema, RECIPE_SCHEMA, SECTION } from './recipeSchema.ts'

/** The puzzles of one section: kind, number and difficulty. */
export type RecipeSection = ValueOf<typeof SECTION>

/** The words that replace the built-in words of a family. */
export type RecipeFamilyWords = ValueOf<ReturnType<typeof familySchema>>

/** A recipe as written by its author. */
export type BookRecipe = ValueOf<typeof RECIPE_SCHEMA>
