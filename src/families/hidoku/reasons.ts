// The singles of a Hidoku.

import type { Technique } from '../inference.ts'

const ASCENT = 'Ascent (L. Sprong, for S. Tatham’s Portable Puzzle Collection)'
/** A source of singles and of patterns. */
export const DJAPE = 'djape, How to solve Hidoku: cornering or dead-end (djapedjape.com, 2008)'

/** The source of each single, the easiest first. */
export const SINGLE_SOURCES: Readonly<Record<string, string>> = {
  between: `${ASCENT}: single position`,
  beside: `${ASCENT}: single position`,
  cornering: DJAPE,
  'path-end': DJAPE,
  'in-gap': `${ASCENT}: proximity`,
  'within-reach': `${ASCENT}: proximity`,
  'only-number': `${ASCENT}: single number`,
  'only-cell': `${ASCENT}: single position`,
}

/** The singles as techniques: what is seen by looking. */
export const SINGLE_TECHNIQUES: readonly Technique[] = Object.keys(SINGLE_SOURCES).map((name) => ({
  name,
  tier: 'singles',
}))
