// Reads a recipe in canonical form from a data card, or from a manifest, so that the same corpus can be made again.
// Such texts are written by this program, so reading stops at the first mistake.

import { PuzzleError } from '../families/puzzleError.ts'
import { jsonOf } from '../formats/tryParseJson.ts'
import { impossibleOrder } from '../maker/impossibleOrder.ts'
import { brokenRule, type FieldRules } from './checkRecordForm.ts'
import { type CanonicalRecipe, type CanonicalSet, type CorpusRecipe, fromCanonical } from './corpusRecipe.ts'
import { parseFinishedCorpus } from './mergedManifest.ts'
import { CORPUS_SCHEMA, MOST_IN_CHUNK, tooLarge } from './readCorpusRecipe.ts'

/** Reads a canonical recipe or a manifest; undefined if the text is neither. Throws a PuzzleError. */
export function readCanonicalText(text: string): CorpusRecipe | undefined {
  const value = jsonOf(text) as Partial<Record<'corpus' | 'seed' | 'sets', unknown>> | null | undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (value.corpus !== undefined) return checked(recipeOfManifest(text))
  const { sets } = value
  const isCanonical = Array.isArray(sets) && sets.some((set) => set?.draws !== undefined)
  return isCanonical ? checked(value as CanonicalRecipe) : undefined
}

function recipeOfManifest(text: string): CanonicalRecipe {
  const { parts } = parseFinishedCorpus(text)
  if (parts.length === 1) return parts[0].recipe
  const message = `this is the manifest of ${parts.length} merged corpora; make a corpus of each of its recipes, and merge the corpora again`
  throw new PuzzleError('recipe', message)
}

const SEED = new RegExp(CORPUS_SCHEMA.properties?.seed.pattern ?? '')

/** The rules for the fields of a set. */
const FIELDS: FieldRules<keyof CanonicalSet> = {
  family: [isText, 'a text'],
  shape: [isText, 'a text'],
  order: [isText, 'a text'],
  count: [isPositive, 'a whole number from 1 up'],
  draws: [isPositive, 'a whole number from 1 up'],
  chunk: [(value) => isPositive(value) && Number(value) <= MOST_IN_CHUNK, `from 1 to ${MOST_IN_CHUNK}`],
  grade: [(value) => typeof value === 'boolean', 'true or false'],
}

function checked(canonical: CanonicalRecipe): CorpusRecipe {
  const { seed, sets, certificates } = canonical
  if (!isText(seed) || !SEED.test(seed)) throw new PuzzleError('recipe', '"seed" must be a text without "/"')
  if (certificates !== undefined && certificates !== true) {
    throw new PuzzleError('recipe', '"certificates" must be true, or left out')
  }
  const recipes = sets.map((set, index) => inSet(index, () => checkedSet(seed, set)))
  const excess = tooLarge(recipes)
  if (excess) throw new PuzzleError('recipe', excess.sentence)
  return { seed, sets: recipes, ...(certificates && { isCertified: true }) }
}

function checkedSet(seed: string, set: CanonicalSet) {
  const expectNone = (fault: string | undefined) => {
    if (fault !== undefined) throw new PuzzleError('recipe', fault)
  }
  expectNone(brokenRule(FIELDS, { ...set }))
  if (set.draws < set.count) expectNone('"draws" must be at least "count"')
  const other = Object.keys(set).find((name) => !Object.hasOwn(FIELDS, name))
  expectNone(other === undefined ? undefined : `unknown key "${other}"`)
  const [read] = fromCanonical({ seed, sets: [set] }).sets
  expectNone(impossibleOrder(read.recipe))
  return read
}

/** Does work for a set, and adds the number of the set to errors. */
function inSet<T>(index: number, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    throw new PuzzleError('recipe', `set ${index + 1}: ${error.message}`)
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isPositive(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 1
}
