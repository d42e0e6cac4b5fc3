// Writes puzzles, solutions and grades as text for people and as lines of JSON.

import { starsText } from '../../design/star.ts'
import { shownGivens } from '../../families/cellNamesAndFaults.ts'
import type { Family } from '../../families/family.ts'
import { symbolLegend } from '../../families/familyWithSymbols.ts'
import { count } from '../../families/gridText.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { visible } from '../../families/puzzleError.ts'
import { techniqueName } from '../../families/words.ts'
import type { Entry, Read } from '../../formats/readRecord.ts'
import { shellWord } from '../../formats/shellWord.ts'
import type { Grade } from '../../grader/grade.ts'
import type { Ungraded } from '../../grader/measureDifficulty.ts'
import { STAR_WORDS } from '../../grader/starWords.ts'
import { UNGRADED_SENTENCES } from '../../grader/ungradedSentences.ts'
import { BLOCKED } from '../../kernel/searchModel.ts'
import { isGradeOrdered } from '../../maker/orderValues.ts'
import type { Draft } from '../../maker/puzzleFromSeed.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import { puzzleName } from '../../maker/puzzleRecord.ts'
import { sceneText } from '../../render/drawSceneAsText.ts'
import type { Graded } from '../../runs/gradeInOrder.ts'
import type { Solved } from '../../solver/solve.ts'
import { bold } from './output.ts'

/**
 * A puzzle and its solutions as one line of JSON. The line is built by hand for speed: names and shapes need
 * no escapes, and JSON.stringify of the complete record takes as long as solving an easy Sudoku.
 */
export function solvedRecord(family: Family, puzzle: Puzzle, solved: Solved): string {
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

/**
 * A board as an array of rows, with null for a blocked cell. Characters are written one by one for speed,
 * since boards are the largest part of a record.
 */
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

/** Writes a text at an offset and returns where the text ends. */
function put(text: string, at: number): number {
  for (let index = 0; index < text.length; index++) characters[at + index] = text.charCodeAt(index)
  return at + text.length
}

/** A made puzzle as text, with the command that regenerates it. */
export function madeText({ family, order }: Recipe, { made, record }: Draft): string {
  const { puzzle, clues, minimal, attempts } = made
  const [one, several] = family.drawing.hasSigns?.(puzzle.shape) ? ['clue', 'clues'] : family.making.clueNames
  const facts = [
    `${clues} ${clues === 1 ? one : several}`,
    ...(minimal ? ['minimal'] : []),
    ...(isGradeOrdered(order) ? [count(attempts, 'attempt')] : []),
  ]
  return [
    `${bold(`${family.title} ${puzzle.shape.text}`)}, ${facts.join(', ')}`,
    puzzleText(family, puzzle),
    ...(record.grade ? [gradeText(family, record.grade)] : []),
    `${record.id}\nto regenerate: puzzlewright generate ${shellWord(record.made)}`,
  ].join('\n\n')
}

/** A puzzle drawn in characters, and below it the clues that characters cannot show. */
export function puzzleText(family: Family, puzzle: Puzzle, values = shownGivens(puzzle)): string {
  return [boardText(family, puzzle, values), ...(family.notation.clueLines?.(puzzle) ?? [])].join('\n')
}

/** A board drawn in characters, and a legend if signs stand for symbols. */
function boardText(family: Family, puzzle: Puzzle, values: readonly number[]): string {
  const legend = symbolLegend(family, 'en')
  const board = sceneText(family.drawing.scene(puzzle, values))
  return legend === undefined ? board : `${board}\n${legend}`
}

/** The solutions found, and a line of statistics. */
export function solvedText(family: Family, puzzle: Puzzle, solved: Solved): string {
  const boards = solved.solutions.map((values) => `${boardText(family, puzzle, values)}\n`)
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

/** Why a puzzle has no grade, for a record. */
export interface Refusal {
  readonly error: string
  readonly message: string
}

/** The message that says why a puzzle is neither graded nor explained. */
export function refusal(ungraded: Ungraded): Refusal {
  return { error: ungraded, message: UNGRADED_SENTENCES[ungraded] }
}

/** The reason why a puzzle has no grade; undefined if it has one. */
export function refusalOf(graded: Graded): Refusal | undefined {
  if (typeof graded === 'string') return refusal(graded)
  return 'crash' in graded ? { error: 'crash', message: `it crashed: ${graded.crash}` } : undefined
}

/** The first fields of every line of JSON about a puzzle. */
export function recordHead(family: Family, puzzle: Puzzle) {
  return { id: puzzleName(family, puzzle), family: family.name, shape: puzzle.shape.text }
}

/** An entry of a file that could not be read as a puzzle. */
export type Unread = Exclude<Entry, Read>

/** An unreadable entry as a line of JSON. */
export function unreadRecord({ error, line }: Unread, file: string): string {
  return JSON.stringify({ error: error.code, message: error.message, source: { file, line } })
}

/** A sentence about a puzzle, after the puzzle's file and line, family and shape. */
export function placed({ family, puzzle, line }: Read, file: string, sentence: string): string {
  return `${visible(file)}:${line}: ${family.name} ${puzzle.shape.text}: ${sentence}`
}

/** A grade as text, without a full stop. */
export function gradeText({ grading, words }: Family, grade: Grade): string {
  const { stars, minutes, atLeast, nodesOpened, averageBranchingFactor, effort, techniquesAllowed } = grade
  return [
    `${starsText(stars)} ${count(stars, 'star')} (${STAR_WORDS.en[stars - 1]})`,
    `degree ${degreeText(grade, grading.trial !== undefined)}`,
    ...(minutes
      ? [`${minutes.least.toFixed(0)} to ${minutes.most.toFixed(0)} minutes for practised solvers`]
      : []),
    tierText({ words }, grade),
    ...(techniquesAllowed ? [`techniques allowed: ${techniquesAllowed}`] : []),
    `effort ${effort.toFixed(1)}`,
    `${atLeast ? 'at least ' : ''}${nodesOpened === 1 ? '1 node' : `${nodesOpened} nodes`}`,
    `branching ${averageBranchingFactor.toFixed(3)}`,
  ].join(', ')
}

/** The degree, and notes on how reliable it is. */
function degreeText({ degree, md, atLeast, calibration }: Grade, isMeasured: boolean): string {
  if (md) {
    const runs = `MD of ${count(md.runs, 'run')}, standard error ${md.standardError}`
    return `${md.atLeast ? 'at least ' : ''}${degree} (${runs})`
  }
  const notes = [
    ...(isMeasured ? ['not measured'] : []),
    ...(calibration === null ? ['estimated between shapes'] : []),
  ]
  return `${atLeast ? 'at least ' : ''}${degree}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`
}

/** `techniques up to X-wing` */
function tierText(family: Pick<Family, 'words'>, { tier, hardestTechnique }: Grade): string {
  return tier === 'techniques' && hardestTechnique !== null
    ? `techniques up to ${techniqueName(family, hardestTechnique)}`
    : tier
}
