// The words for singles and contradictions of a Hidoku.

import type { ReasonWords, Technique } from '../inference.ts'

const ASCENT = 'Ascent (L. Sprong, for S. Tatham’s Portable Puzzle Collection)'
/** A source of singles and of patterns. */
export const DJAPE = 'djape, How to solve Hidoku: cornering or dead-end (djapedjape.com, 2008)'

/** What is seen by looking, the easiest first. */
const SINGLES = {
  between: {
    name: 'only cell between two numbers',
    sentence: 'only cell left beside {lower} and {higher}',
  },
  beside: {
    name: 'only cell beside a number',
    sentence: 'only cell left beside {neighbour}',
  },
  cornering: {
    name: 'cornering',
    sentence: 'with so few open cells around, the path must come here from {neighbours}',
  },
  'path-end': {
    name: 'end of the path',
    sentence: 'only one way leads here, so the path ends here with {value}',
  },
  'in-gap': {
    name: 'only cell in a gap',
    sentence: 'only cell left for {value} on the way from {lower} to {higher}',
  },
  'within-reach': {
    name: 'only cell within reach',
    sentence: 'only cell left for {value} within reach of {neighbour}',
  },
  'only-number': {
    name: 'only number for a cell',
    sentence: 'only number that fits here: {value}',
    isTerse: true,
  },
  'only-cell': {
    name: 'only cell of the board',
    sentence: 'only cell left for {value}',
    isTerse: true,
  },
} as const satisfies Record<string, ReasonWords>

/** The words for contradictions. */
const CONTRADICTIONS = {
  'no-way': { name: 'no way between two numbers', sentence: 'no way leads from {lower} to {higher}' },
  'no-way-out': {
    name: 'no way to an end',
    sentence: 'no way leads from {neighbour} to the end of the path',
  },
  'no-cell': { name: 'no cell for a number', sentence: 'no cell is left for {value}' },
  'no-number': { name: 'no number for a cell', sentence: 'no number fits in {cell}' },
  'cut-off-cell': { name: 'cell cut off', sentence: 'the path cannot get through {cell}' },
  'two-numbers': {
    name: 'two numbers for a cell',
    sentence: 'both {value} and {other} must be in {cell}',
  },
  'two-cells': { name: 'one number for two cells', sentence: '{cells} can both take only {value}' },
  'no-fit': { name: 'number that does not fit', sentence: '{value} does not fit in {cell}' },
} as const satisfies Record<string, ReasonWords>

/** The name of a single. */
type SingleKind = keyof typeof SINGLES

/** The singles as techniques, the easiest first. */
export const SINGLE_TECHNIQUES: readonly Technique[] = Object.keys(SINGLES).map((name) => ({
  name,
  tier: 'singles',
}))

/** The words of singles and of contradictions. */
export const SINGLE_WORDS: Readonly<Record<SingleKind | keyof typeof CONTRADICTIONS, ReasonWords>> = {
  ...SINGLES,
  ...CONTRADICTIONS,
}

/** The source of each single. */
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
