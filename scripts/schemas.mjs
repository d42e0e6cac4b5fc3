// `npm run schemas`: writes the schemas that are generated from the sources: those of recipes of books and of
// corpora, and of plans, with the families and their options.

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { RECIPE_SCHEMA } from '../dist/book/recipe/recipeSchema.js'
import { CORPUS_SCHEMA } from '../dist/corpus/readCorpusRecipe.js'
import { PLAN_SCHEMA } from '../dist/feed/plan/planSchema.js'

const SCHEMAS = {
  'recipe.schema.json': RECIPE_SCHEMA,
  'feed.schema.json': PLAN_SCHEMA,
  'corpus-recipe.schema.json': CORPUS_SCHEMA,
}

for (const [name, schema] of Object.entries(SCHEMAS)) {
  const file = resolve(import.meta.dirname, '../schemas', name)
  writeFileSync(file, JSON.stringify(schema, null, 2))
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: ['ignore', 'ignore', 'inherit'] })
}
