// The boards of shapes with rules. If a rule of the shape has clues, boards of the same shape may differ.

import { makeRng } from '../../../kernel/rng.ts'
import { type LatinBoard, type LatinGroup, squareBoard } from '../boardOfGroups.ts'
import type { Clue } from './ruleBoard.ts'
import { cluesBefore, kindOf } from './ruledPuzzle.ts'
import { furtherRulesOf, hasClues, type RuledShape } from './ruledShape.ts'

/** The board of a shape before any clue. */
export function boardUnderRules(shape: RuledShape, boxes: readonly LatinGroup[]): LatinBoard {
  const rules = furtherRulesOf(shape)
  return squareBoard(shape, {
    groups: [...boxes, ...rules.flatMap((rule) => rule.groups?.(shape) ?? [])],
    pairs: rules.flatMap((rule) => rule.pairs?.(shape) ?? []),
    ...(hasClues(shape) && { walks: [] }),
  })
}

/**
 * Sample clues for a shape, which give its board as many groups as the clues of any puzzle do, so that frames
 * have the same length.
 */
export function sampleClues(shape: RuledShape): readonly Clue[] {
  return cluesBefore(makeRng('sample'), shape)
}

/**
 * Adds the groups, pairs and walks of clues to a board. If the clues add no groups, the groups stay the same
 * object, so that results compiled for them are reused.
 */
export function withClues(board: LatinBoard, clues: readonly Clue[], shape: RuledShape): LatinBoard {
  const parts = clues.map((clue) => {
    const kind = kindOf(clue)
    return { ...kind.adds(clue, shape), told: { fault: kind.fault(clue), clue: kind.called(clue) } }
  })
  const regions = parts
    .flatMap(({ groups = [] }) => groups)
    .map((group, index) => ({ ...group, number: index + 1 }))
  const pairs = parts.flatMap((part) => (part.pairs ?? []).map((pair) => ({ ...pair, ...part.told })))
  const walks = parts.flatMap((part) => (part.walks ?? []).map((walk) => ({ ...walk, ...part.told })))
  const groups = regions.length > 0 ? [...board.groups, ...regions] : board.groups
  const together = furtherRulesOf(shape).flatMap(({ name, clues: kind }) => {
    const own = clues.filter(({ rule }) => rule === name)
    return own.length > 0 ? (kind?.together?.(own, shape, groups) ?? []) : []
  })
  return {
    ...board,
    groups,
    pairs: [...(board.pairs ?? []), ...pairs, ...together.flatMap((part) => part.pairs ?? [])],
    walks: [...walks, ...together.flatMap((part) => part.walks ?? [])],
  }
}
