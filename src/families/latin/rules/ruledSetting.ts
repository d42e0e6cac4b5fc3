// How puzzles with rules are set by hand: by givens, and by the clues of the shape's rules. Each rule with clues is a tool. What it
// marks and what is typed follow from its `ClueKind`.

import { shownGivens } from '../../cellNamesAndFaults.ts'
import { expectNoConflict, finishedClues } from '../../checkClues.ts'
import { range } from '../../constraintProblem.ts'
import type { Drawing } from '../../drawing.ts'
import { drawnGivens, givensOf, givenTool } from '../../drawnGivens.ts'
import { count } from '../../gridText.ts'
import { compareCells } from '../../markedCells.ts'
import { PuzzleError } from '../../puzzleError.ts'
import type { Rules } from '../../rules.ts'
import {
  type DraftClue,
  DraftError,
  type MarkedPlace,
  type PuzzleSetting,
  type RuleChoice,
  type Tool,
  type ToolEntry,
} from '../../setting.ts'
import type { Automaton } from '../automata.ts'
import { type PlaceName, placeNamed } from './places.ts'
import type { ClueKind, LatinRule } from './rule.ts'
import { type Clue, NO_TOTAL, type RuleBoard } from './ruleBoard.ts'
import { clueName, kindOf, type RuledPuzzle, sortedClues } from './ruledPuzzle.ts'
import { furtherRulesOf, type RuledShape } from './ruledShape.ts'
import { LATIN_RULES, ruleNamed } from './ruleTable.ts'

/** What the pointer marks for each kind of place. */
const MARKED: Readonly<Record<PlaceName, MarkedPlace>> = {
  cell: 'cell',
  edge: 'edge',
  corner: 'corner',
  line: 'path',
  cage: 'area',
  view: 'outside',
  diagonal: 'outside',
}

/** The facets from which the setting of a family with rules is made. */
interface RuledFamily<S extends RuledShape> {
  parseShape(text: string): S
  readonly faults: Rules<S, RuledPuzzle<S>>['faults']
  readonly scene: Drawing<RuledPuzzle<S>>['scene']
}

/** Makes the facet `setting` of a family whose shapes can have rules. */
export function ruledSetting<S extends RuledShape>(family: RuledFamily<S>): PuzzleSetting<S, RuledPuzzle<S>> {
  const sketch = (shape: S, drawn: readonly DraftClue[]): RuledPuzzle<S> => {
    const clues = sortedClues(drawn.filter(({ tool }) => shape.rules.includes(tool)).map(readClue))
    return { shape, givens: givensOf(shape, drawn), ...(clues.length > 0 && { clues }) }
  }
  const checked = (shape: S, drawn: readonly DraftClue[]) => {
    const puzzle = sketch(shape, finishedClues(drawn, toolsOf(shape), shape))
    expectPossible(puzzle)
    expectNoConflict(family.faults(puzzle, puzzle.givens), shape)
    return puzzle
  }
  return {
    tools: toolsOf,
    cluesOf: ({ shape, givens, clues = [] }) => [
      ...drawnGivens(givens),
      ...shape.rules.flatMap((name) =>
        clues
          .filter(({ rule }) => rule === name)
          .map(drawClue)
          .sort((one, other) => compareCells(one.cells, other.cells)),
      ),
    ],
    puzzleOf(shape, drawn) {
      const puzzle = checked(shape, drawn)
      for (const rule of furtherRulesOf(shape)) expectComplete(rule, puzzle)
      return puzzle
    },
    // A region that is not complete says nothing yet.
    openPuzzleOf: (shape, drawn) =>
      checked(
        shape,
        drawn.filter(({ tool, cells }) => !ruleNamed(tool)?.clues?.isRegion || cells.length === shape.size),
      ),
    scene(shape, drawn, values) {
      const puzzle = sketch(shape, drawn)
      return family.scene(puzzle, values ?? shownGivens(puzzle))
    },
    ruleChoices: (shape) => ruleChoices(shape, family.parseShape),
  }
}

/** The tools of a shape: one for givens, and one for each rule with clues. */
function toolsOf(shape: RuledShape): Tool[] {
  return [
    givenTool(1, shape.size),
    ...furtherRulesOf(shape).flatMap((rule) => (rule.clues ? toolOfRule(rule, rule.clues, shape) : [])),
  ]
}

function toolOfRule({ name, note }: LatinRule, kind: ClueKind, shape: RuledShape): Tool {
  const { place, isReversible, isRegion } = kind
  const isSeen = MARKED[place] === 'outside'
  return {
    name,
    word: note?.kind ?? name,
    place: MARKED[place],
    entry: entryOf(kind, shape),
    ...(isSeen && { lines: placeNamed(place).all?.(shape) ?? [] }),
    ...(place === 'cage' && { mostCells: shape.size, ...(!isRegion && { mayOverlap: true }) }),
    ...(isReversible && { isReversible }),
  }
}

/** The signs between two cells, the first of which has the smaller or the greater number. */
const [LESS, GREATER] = ['<', '>']

/** Whether the clues of a kind lie between two cells whose order has a meaning. */
const isDirected = ({ place, isReversible }: ClueKind) => place === 'edge' && !isReversible

function entryOf(kind: ClueKind, { size }: RuleBoard): ToolEntry {
  const { values, place } = kind
  // No sum on a board is greater than the square of its size.
  if (values === 'number') {
    const greatest = size ** 2
    return place === 'cage'
      ? { numbers: { least: 1, greatest }, isOptional: true }
      : { numbers: { least: 0, greatest } }
  }
  if (values === 'numbers') return { numbers: { least: 1, greatest: size, most: 4 } }
  if (values !== undefined) return { choices: values }
  return isDirected(kind) ? { choices: [LESS, GREATER] } : {}
}

/** A clue as it is drawn. */
function drawClue(clue: Clue): DraftClue {
  const { rule: tool, cells, value = '' } = clue
  const kind = kindOf(clue)
  if (isDirected(kind)) {
    const isForward = cells[0] < cells[1]
    return { tool, cells: isForward ? cells : cells.toReversed(), text: isForward ? LESS : GREATER }
  }
  return { tool, cells, text: kind.place === 'cage' && value === NO_TOTAL ? '' : value }
}

/** The clue that is drawn. */
function readClue({ tool: rule, cells, text }: DraftClue): Clue {
  const kind = kindOf({ rule })
  if (isDirected(kind)) return { rule, cells: text === GREATER ? cells.toReversed() : cells }
  return { rule, cells, ...(kind.values !== undefined && { value: text === '' ? NO_TOTAL : text }) }
}

/** Refuses clues that no numbers satisfy, alone or with the givens of their cells. */
function expectPossible({ shape, givens, clues = [] }: RuledPuzzle): void {
  for (const clue of clues) {
    if (canHold(clue, shape, givens)) continue
    const isAlone = !canHold(clue, shape, [])
    throw new DraftError(
      isAlone ? 'clue' : 'conflict',
      `no numbers fit ${clueName(clue, shape)}${isAlone ? '' : ' and the givens of its cells'}`,
      clue.cells,
    )
  }
}

/** Whether some numbers satisfy a clue, if only the givens of its cells are known. */
function canHold(clue: Clue, shape: RuledShape, givens: readonly number[]): boolean {
  const { walks = [], pairs = [] } = kindOf(clue).adds(clue, shape)
  const numbersOf = (cell: number) => (givens[cell] > 0 ? [givens[cell]] : range(1, shape.size))
  return (
    walks.every(({ cells, automaton }) => canRead(automaton, cells.map(numbersOf))) &&
    pairs.every(({ cells: [one, other], bans }) =>
      numbersOf(one).some((first) =>
        numbersOf(other).some((second) => !(bans[first - 1] & (1 << (second - 1)))),
      ),
    )
  )
}

/** Whether an automaton accepts one of these numbers for each cell. */
function canRead({ start, step, accepts }: Automaton, numbers: readonly (readonly number[])[]): boolean {
  let states = [start]
  for (const choices of numbers) {
    const next = states.flatMap((state) => choices.map((value) => step(state, value)))
    states = [...new Set(next.filter((state) => state !== undefined))]
  }
  return states.some(accepts)
}

/** Refuses a puzzle in which clues of a rule are missing. */
function expectComplete({ name, clues: kind }: LatinRule, { shape, clues = [] }: RuledPuzzle): void {
  const own = clues.filter(({ rule }) => rule === name)
  if (kind?.isRegion) expectRegions(own, shape)
  if (!kind?.missing?.(own, shape)) return
  const wrong = own.filter((clue) => kind.missing?.([clue], shape))
  throw new DraftError(
    'unfinished',
    kind.missing(own, shape) ?? '',
    wrong.flatMap(({ cells }) => cells),
  )
}

/** Refuses regions of the wrong size, regions that overlap, and cells without a region. */
function expectRegions(regions: readonly Clue[], shape: RuledShape): void {
  const { size } = shape
  const wrong = regions.find(({ cells }) => cells.length !== size)
  if (wrong) {
    const message = `${clueName(wrong, shape)} has ${count(wrong.cells.length, 'cell')}; a region needs ${size}`
    throw new DraftError('unfinished', message, wrong.cells)
  }
  const covered = regions.flatMap(({ cells }) => cells)
  const twice = covered.filter((cell, index) => covered.indexOf(cell) !== index)
  if (twice.length > 0) throw new DraftError('clue', `${count(twice.length, 'cell')} in two regions`, twice)
  const left = range(0, size ** 2 - 1).filter((cell) => !covered.includes(cell))
  if (left.length > 0) {
    throw new DraftError(
      'unfinished',
      `${count(left.length, 'cell')} ${left.length === 1 ? 'is' : 'are'} in no region yet`,
      left,
    )
  }
}

/** Every rule of the table, and the shape's own rules, with the shape that adds or removes the rule. */
function ruleChoices<S extends RuledShape>(shape: S, parseShape: (text: string) => S): RuleChoice[] {
  const own = furtherRulesOf(shape).filter((rule) => !LATIN_RULES.includes(rule))
  const [plain] = shape.text.split('+')
  return [...LATIN_RULES, ...own].map(({ name, note = { kind: name, facts: {} }, clues }) => {
    const isChosen = shape.rules.includes(name)
    const rules = isChosen ? shape.rules.filter((one) => one !== name) : [...shape.rules, name]
    const choice = { name, note, hasClues: clues !== undefined, isChosen }
    try {
      return { ...choice, shape: parseShape([plain, ...rules].join('+')).text }
    } catch (error) {
      if (error instanceof PuzzleError) return { ...choice, refusal: error.message }
      throw error
    }
  })
}
