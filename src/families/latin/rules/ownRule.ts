// An editor's own rule, as text in the name of a shape:
//
//   9x9+dots(a=b+3)              grey dots between two numbers that are in a relation, in one order or the other
//   9x9+strict-dots(a+b=9)       the same; all dots are given
//   9x9+neighbours(a+b<>10)      all cells that share a side
//   9x9+lines(|a-b|>=4)          lines on which neighbouring numbers are in a relation
//   9x9+lines(([135][246])*)     lines whose numbers match a pattern
//
// A text with the letters a or b is a relation; a text without them is a pattern.

import { range } from '../../constraintProblem.ts'
import { recent } from '../../memo.ts'
import { PuzzleError, type Span } from '../../puzzleError.ts'
import { type Automaton, isAccepted, stateAfter } from '../automata.ts'
import type { LatinPair } from '../boardOfGroups.ts'
import { parseNumberPattern } from './numberPattern.ts'
import { edgesWithout } from './places.ts'
import { related } from './relations.ts'
import { parseRelation, type Relation, relationForReaders } from './relationText.ts'
import type { ClueKind, LatinRule } from './rule.ts'
import type { Clue, RuleBoard } from './ruleBoard.ts'
import { dot, hollowBand, middleOfAll } from './signs.ts'

/** Splits the name of an own rule into its kind and its text: `lines` and `|a-b|>=4`. */
const OWN_RULE = /^(dots|strict-dots|neighbours|lines)\((.*)\)$/

/** The number of own rules that are kept after they were read. */
const MOST_KEPT = 32

/**
 * Reads an own rule from its name; undefined if the name is not of this form. Throws a PuzzleError if its text
 * cannot be read.
 */
export function ownRule(name: string, at?: Span): LatinRule | undefined {
  try {
    return readOwnRule(name)
  } catch (error) {
    if (error instanceof PuzzleError) throw new PuzzleError(error.code, error.message, at)
    throw error
  }
}

/**
 * The kind of signs of an own rule: `dots` or `lines`; undefined for own rules without signs, and for all other
 * rules.
 */
export function kindOfOwnRule(name: string): string | undefined {
  const kind = OWN_RULE.exec(name)?.[1].replace('strict-', '')
  return kind === 'neighbours' ? undefined : kind
}

const readOwnRule = recent(MOST_KEPT, String, (name: string): LatinRule | undefined => {
  const [, kind, text] = OWN_RULE.exec(name) ?? []
  if (kind === undefined) return undefined
  const isRelation = /[ab]/.test(text)
  const whole = { name, alsoKnownAs: [] } as const
  const note = (key: string, rule: string) => ({ kind: key, facts: { rule } })
  if (kind === 'lines' && !isRelation) {
    return { ...whole, note: note('patterns', text), clues: linesOf(parseNumberPattern(text), false) }
  }
  const relation = parseRelation(text)
  const either: Relation = (a, b) => relation(a, b) || relation(b, a)
  const told = { ...whole, note: note(kind, relationForReaders(text)) }
  if (kind === 'lines') {
    const isSymmetric = RANGE.every((a) => RANGE.every((b) => relation(a, b) === relation(b, a)))
    return { ...told, clues: linesOf(chainOf(relation), isSymmetric) }
  }
  if (kind === 'neighbours') return { ...told, pairs: (board) => edgesUnder(either, [], board) }
  return { ...told, clues: dotsOf(either, kind === 'strict-dots') }
})

/** All numbers of boards with clues. */
const RANGE = range(1, 9)

/** An automaton for a relation between neighbours along a line. A state is the last number. */
function chainOf(relation: Relation): Automaton {
  return {
    start: 0,
    step: (last, value) => (last === 0 || relation(last, value) ? value : undefined),
    accepts: () => true,
  }
}

/** Hollow lines with a dot at the beginning, or at both ends if the direction makes no difference. */
function linesOf(automaton: Automaton, isReversible: boolean): ClueKind {
  return {
    place: 'line',
    ...(isReversible && { isReversible }),
    read: (numbers) => (isAccepted(automaton, numbers) ? '' : undefined),
    adds: ({ cells }) => ({ walks: [{ cells, automaton }] }),
    fault: () => 'the numbers along the line break its rule',
    called: () => 'line',
    signs({ cells }, board) {
      const ends = isReversible ? [cells[0], cells[cells.length - 1]] : [cells[0]]
      return { below: hollowBand(cells, ends, board) }
    },
    laying: {
      count: ({ size }) => size,
      lengths: [3, 6],
      goesOn: (numbers) => stateAfter(automaton, numbers) !== undefined,
    },
  }
}

/** Grey dots. */
function dotsOf(holds: Relation, areAllGiven: boolean): ClueKind {
  const isBroken: Relation = (a, b) => !holds(a, b)
  return {
    place: 'edge',
    isReversible: true,
    read: ([one, other]) => (holds(one, other) ? '' : undefined),
    adds: ({ cells: [one, other] }, { size }) => ({ pairs: [related([one, other], size, holds)] }),
    ...(areAllGiven && { together: (clues, board) => ({ pairs: edgesUnder(isBroken, clues, board) }) }),
    fault: () => 'the numbers beside the grey dot break its rule',
    called: () => 'greydot',
    signs: ({ cells }, board) => ({ above: [dot(middleOfAll(cells, board), 0.13, 0.5)] }),
    laying: {},
  }
}

/** Requires the relation of all cells that share a side, except where a clue lies on this side. */
function edgesUnder(holds: Relation, clues: readonly Clue[], board: RuleBoard): LatinPair[] {
  return edgesWithout(clues, board).map((cells) => ({
    ...related(cells, board.size, holds),
    fault: 'cells that share a side break the rule of neighbours',
    clue: 'neighbours',
  }))
}
