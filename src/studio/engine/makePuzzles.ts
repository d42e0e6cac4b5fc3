// Making puzzles: the form of an order, and the puzzle of a seed.

import { draftOf } from '../../families/draft.ts'
import type { Family } from '../../families/family.ts'
import { memo } from '../../families/memo.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { hasSymmetry, SYMMETRIES, type SymmetryName } from '../../families/symmetry.ts'
import { expectedSeconds } from '../../maker/expectedSeconds.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import { ORDER_FIELDS, ownOptionName, parseOrder } from '../../maker/orderFields.ts'
import { withoutFullBoards } from '../../maker/possibleClueCounts.ts'
import { makeDraw } from '../../maker/puzzleFromSeed.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import { starsToAskFor } from '../../maker/reachableStars.ts'
import { showDraft } from './drawBoard.ts'
import { faultOf } from './taskFault.ts'
import type { FamilyForm, FormField, OrderText, Tasks } from './tasks.ts'

/** Reads an order. Throws a PuzzleError that says what is wrong. */
export function recipeOf(family: Family, { shape, order }: Omit<OrderText, 'family'>): Recipe {
  return withoutFullBoards({
    family,
    shape: family.notation.parseShape(shape),
    order: parseOrder(family, order),
  })
}

/** The form for orders of a family: its fields, and whether the order so far is possible. */
export function formOf(family: Family, asked: Omit<OrderText, 'family'>): FamilyForm {
  const { notation, making } = family
  const shape = notation.parseShape(asked.shape)
  const names = Object.keys(SYMMETRIES) as SymmetryName[]
  return {
    stars: starsToAskFor(family, shape),
    symmetries: making.symmetric ? names.filter((name) => hasSymmetry(shape, name)) : [],
    fields: fieldsOf(family),
    ...outlook(family, asked),
  }
}

/** The fields that are not measured in runs by one family alone come first, then the family's own options. */
function fieldsOf({ making, grading }: Family): FormField[] {
  const shared = ORDER_FIELDS.filter(({ key }) => key !== 'trials' || grading.trial)
  return [
    ...shared.map(({ name, argument }) => ({ name, hasValue: argument !== undefined })),
    ...making.options.map((option) => ({
      name: ownOptionName(option),
      hasValue: option.flags.includes('<'),
    })),
  ]
}

function outlook(
  family: Family,
  asked: Omit<OrderText, 'family'>,
): Pick<FamilyForm, 'impossible' | 'seconds'> {
  try {
    const recipe = recipeOf(family, asked)
    const message = impossibleOrder(recipe)
    const seconds = expectedSeconds(recipe)
    return {
      ...(message !== undefined && { impossible: { code: 'impossible', message } as const }),
      ...(seconds !== undefined && { seconds }),
    }
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    return { impossible: faultOf(error) }
  }
}

type Tell = (told: Tasks['draw']['told']) => void

/** Tells the attempts of the puzzle that is being made. */
let tellNow: Tell

/** The maker of an order. It is kept, because it keeps compiled rules and tables. */
const drawerOf = memo(
  ({ of, shape, order }: Omit<OrderText, 'family'> & { of: Family }) => `${of.name} ${shape} ${order}`,
  ({ of, ...asked }) => makeDraw(recipeOf(of, asked), { onAttempt: (attempt) => tellNow({ attempt }) }),
)

/** Makes the puzzle of a seed, as `puzzlewright generate` does. */
export function drawPuzzle(family: Family, asked: Tasks['draw']['ask'], tell: Tell): Tasks['draw']['answer'] {
  tellNow = tell
  const drawn = drawerOf({ of: family, shape: asked.shape, order: asked.order })(asked.seed)
  if (!('record' in drawn)) return drawn
  const { record, made, keys } = drawn
  return {
    keys,
    puzzle: {
      ...showDraft(family, draftOf(family, made.puzzle), asked.language),
      ...(record.grade && { grade: record.grade }),
    },
  }
}
