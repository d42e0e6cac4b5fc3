// Finds the origin of a record: a set of a recipe and a number or, for a record outside a corpus folder, the order and
// the seed in its made name. The record must meet the order of its origin.

import { TIERS } from '../families/inference.ts'
import { PuzzleError } from '../families/puzzleError.ts'
import { ALL_TECHNIQUES } from '../grader/allowedTechniques.ts'
import { GENERATOR_VERSION } from '../maker/maker.ts'
import { degreesOf, type Range } from '../maker/orderValues.ts'
import type { Recipe } from '../maker/puzzleRecipe.ts'
import type { PuzzleRecord } from '../maker/puzzleRecord.ts'
import { madeName, parseMadeName } from '../maker/recipeName.ts'
import { type CanonicalRecipe, fromCanonical } from './corpusRecipe.ts'
import { seedInCorpus } from './drawPuzzles.ts'
import type { Versions } from './manifest.ts'

/** What a corpus says about the origin of its records. */
export interface StatedOrigin {
  /** The recipe. */
  readonly recipe: CanonicalRecipe
  /** The versions that made the corpus. */
  readonly versions: Versions
}

/** The origin of a record, if it was found, and the false statements of the record about it. */
interface RecordOrigin {
  /** What is wrong with the record, one sentence for each fault. */
  readonly faults: readonly string[]
  /**
   * The recipe and the seed that make the puzzle again; undefined if the record does not name them, or for another
   * generator version.
   */
  readonly source?: { readonly recipe: Recipe; readonly seed: string }
  /** The versions that made the puzzle, as the corpus states them. */
  readonly versions?: Versions
}

/** Finds the origin of a record. */
type OriginFinder = (record: Partial<PuzzleRecord>) => RecordOrigin

/** Makes a finder for the records of corpora with these recipes. */
export function originInCorpora(stated: readonly StatedOrigin[]): OriginFinder {
  const corpora = stated.map(({ recipe, versions }) => ({ recipe: fromCanonical(recipe), versions }))
  return (record) => {
    let other: string | undefined
    for (const { recipe, versions } of corpora) {
      const [, seed, setText, numberText] =
        /^(.*)\/(0|[1-9]\d*)\/(0|[1-9]\d*)$/s.exec(record.seed ?? '') ?? []
      const set = recipe.sets[Number(setText)]
      if (seed !== recipe.seed || !set || Number(numberText) >= set.draws) continue
      const source = { recipe: set.recipe, seed: seedInCorpus(recipe, Number(setText), Number(numberText)) }
      const made = madeName(source.recipe, source.seed).replace(/\d+$/, String(versions.generator))
      if (record.made === made) {
        const faults = [
          ...versionFaults(record, versions, set.isGraded),
          ...told({ 'its certificate is missing': recipe.isCertified && record.certificate === undefined }),
          ...orderFaults(record, source.recipe),
        ]
        return { faults, versions, ...(versions.generator === GENERATOR_VERSION && { source }) }
      }
      other = `its "made" must be ${made}, as its seed and the recipe require`
    }
    return { faults: [other ?? 'its "seed" is not a seed of the recipe'] }
  }
}

/** Finds the origin of a record outside a corpus folder. Missing fields do not count as faults. */
export function originByName(record: Partial<PuzzleRecord>): RecordOrigin {
  const { made, seed, generator } = record
  if (made === undefined) return { faults: [] }
  const [, namedSeed, version] = /#(.+)@(\d+)$/s.exec(made) ?? []
  if (version === undefined) return { faults: ['its "made" is not a made name'] }
  const faults = told({
    'its "seed" differs from the seed in "made"': (seed ?? namedSeed) !== namedSeed,
    'its "generator" differs from the generator in "made"':
      (generator ?? Number(version)) !== Number(version),
  })
  // The puzzles of another generator version cannot be made again.
  if (Number(version) !== GENERATOR_VERSION) return { faults }
  try {
    const recipe = parseMadeName(made)
    return { faults: [...faults, ...orderFaults(record, recipe)], source: { recipe, seed: recipe.seed } }
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    return { faults: [...faults, `its "made" is not a made name: ${error.message}`] }
  }
}

function versionFaults(
  { generator, grade }: Partial<PuzzleRecord>,
  versions: Versions,
  isGraded: boolean,
): string[] {
  return told({
    [`its "generator" must be ${versions.generator}`]: generator !== versions.generator,
    'its grade is missing': isGraded && !grade,
    'it has a grade, although its set is not graded': !isGraded && Boolean(grade),
    [`its grade must be of version ${versions.grade}`]: isGraded && grade && grade.version !== versions.grade,
  })
}

/** Selects the sentences that are true. */
function told(sentences: Readonly<Record<string, boolean | undefined>>): string[] {
  return Object.keys(sentences).filter((sentence) => sentences[sentence])
}

/** Lists the statements of a record that its order does not allow. */
function orderFaults(
  { family, shape, clues, minimal, grade }: Partial<PuzzleRecord>,
  { family: { name }, shape: { text }, order }: Recipe,
): string[] {
  /** Whether a value is outside a range; false if the record has no value or the order has no range. */
  const isOutside = (value: number | undefined, range: Range | undefined) =>
    value !== undefined && range !== undefined && (value < range.least || value > range.most)
  const { tier, techniques = ALL_TECHNIQUES } = order
  const tiers = tier && { least: TIERS.indexOf(tier.least), most: TIERS.indexOf(tier.most) }
  const isOther = family !== undefined && (family !== name || shape !== text)
  return told({
    [`its family and shape must be those of its order, ${name} ${text}`]: isOther,
    'its order asks for a minimal puzzle, but the record is not marked as minimal':
      order.minimal && minimal === false,
    'its number of clues does not meet its order': isOutside(clues, order.clues),
    'its grade allows other techniques than its order':
      grade !== undefined && (grade.techniquesAllowed ?? ALL_TECHNIQUES) !== techniques,
    'its grade does not meet its order':
      isOutside(grade?.degree, degreesOf(order)) || isOutside(grade && TIERS.indexOf(grade.tier), tiers),
  })
}
