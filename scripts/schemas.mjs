// `npm run schemas`: writes what is generated from the sources: the schemas of recipes of books and of corpora, and of
// plans, with the families and their options; and the rows of the fields of an order in docs/making.md.

import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { RECIPE_SCHEMA } from '../dist/book/recipe/recipeSchema.js'
import { CORPUS_SCHEMA } from '../dist/corpus/readCorpusRecipe.js'
import { PLAN_SCHEMA } from '../dist/feed/plan/planSchema.js'
import { ORDER_FIELDS } from '../dist/maker/orderFields.js'

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

const rows = ORDER_FIELDS.map(({ name, what, alias, toldIn }) => {
  const more = toldIn ? ` ([more](#${toldIn}))` : ''
  return `| \`--${name}\` | ${what}${more}${alias ? `; also \`--${alias}\`` : ''} |`
})
const page = resolve(import.meta.dirname, '../docs/making.md')
const lines = readFileSync(page, 'utf8').split('\n')
const isField = (line) => ORDER_FIELDS.some(({ name }) => line.startsWith(`| \`--${name}\` |`))
const first = lines.findIndex(isField)
const others = lines.filter((line) => !isField(line))
writeFileSync(page, others.toSpliced(first, 0, ...rows).join('\n'))
