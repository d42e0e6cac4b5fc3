// `npm run schemas`: writes the schemas that follow from the sources: that of recipes, with the families and their options.

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { RECIPE_SCHEMA } from '../dist/book/recipe/recipeSchema.js'

const FILE = resolve(import.meta.dirname, '../schemas/recipe.schema.json')

writeFileSync(FILE, JSON.stringify(RECIPE_SCHEMA, null, 2))
execFileSync('npx', ['biome', 'format', '--write', FILE], { stdio: ['ignore', 'ignore', 'inherit'] })
