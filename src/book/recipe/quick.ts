// A book without a recipe: a few options make one. What they say of the design is checked with the plan.

import { PuzzleError } from '../../families/error.ts'
import { FAMILIES } from '../../families/registry.ts'
import { shareOut } from './orders.ts'
import type { Mistakes } from './parse.ts'
import type { BookRecipe } from './recipe.ts'
import { unknownKey } from './validate.ts'

export interface QuickFlags {
  readonly title: string
  /** Their names; all there are if left out. */
  readonly families?: readonly string[] | undefined
  /** Puzzles in all: shared out evenly over the families, then over the stars. */
  readonly count?: number | undefined
  readonly stars?: string | number | undefined
  /** Files of puzzles, instead of any that are made. */
  readonly puzzles?: readonly string[] | undefined
  readonly design?: Partial<BookRecipe> | undefined
}

const USUAL_COUNT = 100

/** The recipe of these options, or what is wrong with them: then without a place. */
export function quickRecipe(flags: QuickFlags): BookRecipe | Mistakes {
  const { title, count = USUAL_COUNT, stars, puzzles, design } = flags
  if (puzzles !== undefined) return { ...design, title, puzzles }
  const known = FAMILIES.map(({ name }) => name)
  const asked = flags.families?.map((name) => name.trim().toLowerCase()).filter((name) => name !== '')
  const names = [...new Set(asked ?? known)]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) return mistake(`family ${unknownKey(unknown, known)}`)
  if (names.length === 0) return mistake(`no family is named: there are ${known.join(', ')}`)
  if (count < names.length) {
    return mistake(
      `a count of ${count} is too small: ${names.length} families need ${names.length} puzzles at least`,
    )
  }
  const sections = shareOut(count, names).map(({ share, of }) => ({
    family: of,
    count: share,
    ...(stars !== undefined && { stars }),
  }))
  return { ...design, title, sections }
}

function mistake(message: string): Mistakes {
  return { mistakes: [new PuzzleError('recipe', message)] }
}
