// The singles and the contradictions of a Hidoku in words.

import type { ReasonWords, Technique } from '../inference.ts'

/** A technique with its words. */
interface SingleWords extends ReasonWords {
  readonly source: string
}

const ASCENT = 'Ascent (L. Sprong, for S. Tatham’s Portable Puzzle Collection)'
/** Of singles and of patterns. */
export const DJAPE = 'djape, How to solve Hidoku: cornering or dead-end (djapedjape.com, 2008)'

/** What is seen by looking, the easiest first. */
const SINGLES = {
  between: {
    name: 'only cell between two numbers',
    sentence: 'only cell left beside {lower} and {higher}',
    source: `${ASCENT}: single position`,
  },
  beside: {
    name: 'only cell beside a number',
    sentence: 'only cell left beside {neighbour}',
    source: `${ASCENT}: single position`,
  },
  cornering: {
    name: 'cornering',
    sentence: 'with so few open cells around, the path comes here from {neighbours}',
    source: DJAPE,
  },
  'path-end': {
    name: 'end of the path',
    sentence: 'only one way leads here: the path ends here, with {value}',
    source: DJAPE,
  },
  'in-gap': {
    name: 'only cell in a gap',
    sentence: 'on the way from {lower} to {higher} no other cell is left for {value}',
    source: `${ASCENT}: proximity`,
  },
  'within-reach': {
    name: 'only cell within reach',
    sentence: 'only cell left for {value} within reach of {neighbour}',
    source: `${ASCENT}: proximity`,
  },
  'only-number': {
    name: 'only number for a cell',
    sentence: 'only number that fits here: {value}',
    isTerse: true,
    source: `${ASCENT}: single number`,
  },
  'only-cell': {
    name: 'only cell of the board',
    sentence: 'only cell that is left for {value}',
    isTerse: true,
    source: `${ASCENT}: single position`,
  },
} as const satisfies Record<string, SingleWords>

/** How a board contradicts itself. */
const CONTRADICTIONS = {
  'no-way': { name: 'no way between two numbers', sentence: 'no way leads from {lower} to {higher}' },
  'no-way-out': {
    name: 'no way to an end',
    sentence: 'no way leads from {neighbour} to the end of the path',
  },
  'no-cell': { name: 'no cell for a number', sentence: 'no cell is left for {value}' },
  'no-number': { name: 'no number for a cell', sentence: 'no number fits in {cell}' },
  'cut-off-cell': { name: 'a cell that is cut off', sentence: 'the path cannot get through {cell}' },
  'two-numbers': {
    name: 'two numbers for a cell',
    sentence: 'both {value} and {other} have to stand in {cell}',
  },
  'two-cells': { name: 'a number for two cells', sentence: 'two cells take no number but {value}' },
  'no-fit': { name: 'a number that does not fit', sentence: '{value} does not fit in {cell}' },
} as const satisfies Record<string, ReasonWords>

/** Why a placement is forced. */
type SingleKind = keyof typeof SINGLES

/** The singles as techniques, the easiest first. */
export const SINGLE_TECHNIQUES: readonly Technique[] = Object.entries(SINGLES).map(([name, { source }]) => ({
  name,
  tier: 'singles',
  source,
}))

/** The words of singles and of contradictions. */
export const SINGLE_WORDS: Readonly<Record<SingleKind | keyof typeof CONTRADICTIONS, ReasonWords>> = {
  ...SINGLES,
  ...CONTRADICTIONS,
}
