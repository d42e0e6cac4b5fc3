// The published collections of puzzles with the assessments of other people and programs: labels, ratings,
// times, degrees.

import { execFileSync } from 'node:child_process'
import { findFamily, parsePuzzle } from '../../dist/index.js'
import { dataFile } from './data.mjs'

/** Sudokus with one number each: Sukaku Explainer's rating, or the seconds that people took on average. */
export function ratedSudokus(file) {
  return dataFile(file)
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/))
    .map(([text, label]) => ({ ...parsePuzzle(text), label: Number(label) }))
}

/** KenKens of Simon Tatham's Keen with their sizes and labels. */
export function keenPuzzles() {
  return dataFile('kenken-keen-ids.tsv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([size, label, id]) => ({ ...parsePuzzle(id), size: Number(size), label }))
}

/** Puzzles that a game of Simon Tatham's collection makes with these parameters, always the same ones. Needs sgt-puzzles. */
export function madeByGame(game, parameters, count) {
  return Array.from({ length: count }, (_, index) => {
    const asked = `${parameters}#${index + 1}`
    const id = execFileSync(`/usr/games/sgt-${game}`, ['--generate', '1', asked], { encoding: 'utf8' }).trim()
    return { ...parsePuzzle(id), id }
  })
}

/** Hidokus of Ascent with king's and rook's moves, and their labels. */
export function ascentBoards() {
  const family = findFamily('hidoku')
  return JSON.parse(dataFile('hidoku-ascent.json'))
    .filter(({ adjacency }) => adjacency !== 'hex')
    .map(({ rows, cols, grid, adjacency, difficulty }) => {
      const shape = family.notation.parseShape(`${rows}x${cols}${adjacency === 'rook' ? '/rook' : ''}`)
      return { family, puzzle: { shape, givens: grid.flat() }, label: difficulty }
    })
}

/** Published Survos; `md` is the published degree, or null. */
export function publishedSurvos() {
  const family = findFamily('survo')
  return JSON.parse(dataFile('survo-published.json')).map(({ rows, cols, givens, rowSums, colSums, md }) => {
    const shape = family.notation.parseShape(`${rows}x${cols}`)
    return { family, puzzle: { shape, givens: givens.flat(), rowSums, columnSums: colSums }, md }
  })
}
