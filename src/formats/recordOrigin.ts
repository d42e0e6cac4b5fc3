// What the made name of a record tells about its puzzle.

import { PuzzleError } from '../families/puzzleError.ts'
import type { AllowedTechniques } from '../grader/allowedTechniques.ts'
import type { Recipe } from '../maker/puzzleRecipe.ts'
import { parseMadeName } from '../maker/recipeName.ts'
import type { Read } from './readRecord.ts'

/** The recipe of a puzzle, if its record has a made name and this generator version can regenerate the puzzle. */
export function recipeOfRecord({ family, puzzle, record }: Read): Recipe | undefined {
  try {
    const recipe = record?.made === undefined ? undefined : parseMadeName(record.made)
    return recipe?.family === family && recipe.shape.text === puzzle.shape.text ? recipe : undefined
  } catch (error) {
    if (error instanceof PuzzleError) return undefined
    throw error
  }
}

/**
 * The techniques that a record restricts grades and steps to, if it restricts them: those that its grade allows or, without a
 * grade, those of its order.
 */
export function allowedByRecord(read: Read): AllowedTechniques | undefined {
  const grade = read.record?.grade
  return grade ? grade.techniquesAllowed : recipeOfRecord(read)?.order.techniques
}
