// What a book says about the reasoning that its puzzles need. It claims only what a path to the solution proves: the
// grader finds the path without knowing the solution, so a path that uses only singles and techniques proves that
// nobody has to guess.

import type { Family } from '../families/family.ts'
import type { Tier } from '../families/inference.ts'
import { techniqueName } from '../families/words.ts'
import { FORCING_CHAIN, SEARCH } from '../grader/sharedTechniquePhrases.ts'
import { say } from '../words/formatMessage.ts'
import { languageOf } from '../words/languages.ts'
import type { BookPuzzle, Design, Section } from './bookDesignAndPuzzles.ts'
import type { BookWords } from './bookWords.ts'

/** The tiers of puzzles that can be solved without assumptions. */
const WITHOUT_GUESSING: readonly (Tier | undefined)[] = ['singles', 'techniques']

/** The key of the book's word for each tier. */
const TIER_KEYS = {
  singles: 'tierSingles',
  techniques: 'tierTechniques',
  chains: 'tierChains',
  nested: 'tierNested',
} as const satisfies Record<Tier, keyof BookWords>

/** The keys of the book's words for the techniques that all families share. */
const SHARED_KEYS: Readonly<Record<string, keyof BookWords>> = {
  [FORCING_CHAIN]: 'forcingChain',
  [SEARCH]: 'search',
}

type Graded = Pick<BookPuzzle, 'grade'>

/** Whether all these puzzles are proved to be solvable without guessing. */
export function needNoGuessing(puzzles: readonly Graded[]): boolean {
  return puzzles.length > 0 && puzzles.every(({ grade }) => WITHOUT_GUESSING.includes(grade.tier))
}

/** The tier that all these puzzles have; undefined if the tiers differ, or if a tier is unknown. */
function commonTier(puzzles: readonly Graded[]): Tier | undefined {
  const tier = puzzles[0]?.grade.tier
  return puzzles.every(({ grade }) => grade.tier === tier) ? tier : undefined
}

/** Whether a book says of these sections that they need no guessing. */
export function claimsNoGuessing({ claims }: Pick<Design, 'claims'>, sections: readonly Section[]): boolean {
  return claims !== 'none' && sections.length > 0 && sections.every(({ puzzles }) => needNoGuessing(puzzles))
}

/**
 * The remark beside the title of these sections: the tier, if the book is arranged by tiers and all these puzzles have
 * the same tier; and that no guessing is needed, if the book claims so. Empty if there is nothing to say.
 */
export function remarkOf(
  design: Pick<Design, 'claims' | 'words'>,
  sections: readonly Section[],
  puzzles: readonly Graded[],
): string {
  const { words } = design
  const tier = sections.every((section) => section.tier !== undefined) ? commonTier(puzzles) : undefined
  const said = [tier && words[TIER_KEYS[tier]], claimsNoGuessing(design, sections) && words.noGuessing]
  return said.filter(Boolean).join(' · ')
}

/** The book's word for the tier of a section; undefined if the book is not arranged by tiers. */
export function tierWord({ words }: Pick<Design, 'words'>, { tier }: Section): string | undefined {
  return tier && words[TIER_KEYS[tier]]
}

/** The hardest technique on the path of a puzzle, by name; undefined if the path is not known. */
export function hardestOf({ grade }: Graded): string | undefined {
  return grade.hardestTechnique ?? Object.keys(grade.techniques ?? {}).at(-1)
}

/** The line “Hardest step: X-wing” if the book names the hardest step of each puzzle; otherwise an empty text. */
export function hardestStepText(
  { claims, words, language }: Pick<Design, 'claims' | 'words' | 'language'>,
  { family, grade }: Graded & { readonly family: Family },
): string {
  const name = claims === 'puzzles' ? hardestOf({ grade }) : undefined
  if (name === undefined) return ''
  const shared = SHARED_KEYS[name]
  const technique = shared ? words[shared] : techniqueName(family, name, languageOf(language))
  return say(words.hardestStep, { technique })
}
