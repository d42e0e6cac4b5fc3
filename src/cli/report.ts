// What a puzzle looks like, made or solved: to a person, and as a line of JSON.

import type { Puzzle } from '../families/family.ts'
import type { AnyFamily } from '../families/registry.ts'
import type { Solved } from '../families/solve.ts'
import { count } from '../families/text.ts'
import { type Draft, puzzleName, type Recipe } from '../formats/record.ts'
import { BLOCKED } from '../kernel/model.ts'
import { bold } from './output.ts'

/**
 * A puzzle and what the solver found, as one line of JSON. Put together by hand, for bulk: names and shapes
 * hold nothing to escape, and JSON.stringify on the whole takes as long as solving an easy Sudoku.
 */
export function solvedRecord(family: AnyFamily, puzzle: Puzzle, solved: Solved): string {
  const { status, count: found, solutions, ended, statistics } = solved
  const boards = solutions.map((values) => boardJson(puzzle, values)).join()
  const { nodesOpened, branchings, successors, forced, averageBranchingFactor, failures, maxDepth } =
    statistics
  const milliseconds = Math.round(statistics.milliseconds * 1000) / 1000
  return (
    `{"id":"${puzzleName(family, puzzle)}","family":"${family.name}","shape":"${puzzle.shape.text}",` +
    `"status":"${status}","count":${found},"solutions":[${boards}],"ended":"${ended}",` +
    `"stats":{"nodesOpened":${nodesOpened},"branchings":${branchings},"successors":${successors},` +
    `"forced":${forced},"averageBranchingFactor":${averageBranchingFactor},"failures":${failures},` +
    `"maxDepth":${maxDepth},"milliseconds":${milliseconds}}}`
  )
}

/** A board as an array of rows; a blocked cell is null. Its characters are set one by one: it is most of a record. */
function boardJson({ shape, givens }: Puzzle, values: readonly number[]): string {
  if (characters.length < 6 * values.length + 2) characters = Buffer.alloc(12 * values.length + 2)
  let length = 0
  for (let cell = 0; cell < values.length; cell++) {
    if (cell % shape.columns === 0) length = put(cell === 0 ? '[[' : '],[', length)
    else characters[length++] = COMMA
    const value = values[cell]
    if (value < 10 && givens[cell] !== BLOCKED) characters[length++] = ZERO + value
    else length = put(givens[cell] === BLOCKED ? 'null' : String(value), length)
  }
  return characters.toString('latin1', 0, put(']]', length))
}

const COMMA = ','.charCodeAt(0)
const ZERO = '0'.charCodeAt(0)
let characters = Buffer.alloc(1024)

/** Sets a text and returns where it ends. */
function put(text: string, at: number): number {
  for (let index = 0; index < text.length; index++) characters[at + index] = text.charCodeAt(index)
  return at + text.length
}

/** A puzzle that was made, as a person wants to see it, with what makes it again. */
export function madeText({ family }: Recipe, { made, record }: Draft): string {
  const { puzzle, clues, minimal } = made
  const [one, several] = family.making.clueNames
  const facts = `${clues} ${clues === 1 ? one : several}${minimal ? ', minimal' : ''}`
  const values = puzzle.givens.map((given) => Math.max(given, 0))
  return [
    `${bold(`${family.title} ${puzzle.shape.text}`)}, ${facts}`,
    family.formatBoard(puzzle, values),
    `${record.id}\nmake it again: puzzlewright generate '${record.made.replaceAll("'", "'\\''")}'`,
  ].join('\n\n')
}

/** The boards found, and a sentence with the figures. */
export function solvedText(family: AnyFamily, puzzle: Puzzle, solved: Solved): string {
  const boards = solved.solutions.map((values) => `${family.formatBoard(puzzle, values)}\n`)
  return [...boards, figures(solved)].join('\n')
}

function figures({ status, count: found, ended, statistics }: Solved): string {
  const atLeast = ended === 'exhausted' ? '' : 'at least '
  const answer = {
    unique: '1 solution: unique',
    multiple: `${atLeast}${found} solutions`,
    none: 'no solution',
    unknown: `${count(found, 'solution')} so far`,
  }[status]
  const limit = {
    exhausted: '',
    'solution-limit': '',
    'node-limit': 'node limit',
    'time-limit': 'time limit',
  }[ended]
  return [
    limit ? `${answer} (${limit})` : answer,
    `${count(statistics.nodesOpened, 'node')} opened`,
    `average branching factor ${statistics.averageBranchingFactor.toFixed(3)}`,
    `${statistics.milliseconds.toFixed(2)} ms`,
  ].join(', ')
}
