// The rows for `check`: the verdicts a second, and whether a wrong answer is ever called right.

import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFamily, isMade, makeMaker, parseOrder, puzzleName } from '../../dist/index.js'
import { below, makeRng } from '../../dist/kernel/rng.js'
import { atLeast, atMost } from './bounds.mjs'
import { ROOT } from './data.mjs'
import { median, time } from './timing.mjs'

const SHAPES = { sudoku: '9x9', kenken: '6x6', survo: '4x4', hidoku: '8x8', magic: '4x4', latinsquare: '6x6' }
const ANSWERS = 50_000
const WRONG = 10_000

/** Puzzles of all families or of one. */
function puzzles(each, names = Object.keys(SHAPES)) {
  return names.flatMap((name) => {
    const family = findFamily(name)
    const make = makeMaker(family, family.notation.parseShape(SHAPES[name]), parseOrder(family, ''))
    const made = Array.from({ length: each }, (_, index) => make(`answers/${index}`)).filter(isMade)
    return made.map(({ puzzle, solution }) => ({ id: puzzleName(family, puzzle), puzzle, solution }))
  })
}

/** The rows of a board as a reply has them. */
function replyOf({ puzzle: { shape } }, values) {
  const rows = Array.from({ length: shape.rows }, (_, row) =>
    values.slice(row * shape.columns, (row + 1) * shape.columns).join(' '),
  )
  return `The solution is:\n\`\`\`\n${rows.join('\n')}\n\`\`\`\n`
}

/** The seconds and the verdicts of a run of the program. */
function check(entries) {
  const folder = mkdtempSync(join(tmpdir(), 'puzzlewright-'))
  const [answers, verdicts] = ['answers', 'verdicts'].map((name) => join(folder, `${name}.jsonl`))
  writeFileSync(answers, entries.map((entry) => JSON.stringify(entry)).join('\n'))
  const output = openSync(verdicts, 'w')
  const seconds =
    time(() =>
      spawnSync(process.execPath, [join(ROOT, 'dist/program/main.js'), 'check', answers], {
        stdio: ['ignore', output, 'inherit'],
      }),
    ) / 1000
  closeSync(output)
  const lines = readFileSync(verdicts, 'utf8').trimEnd().split('\n')
  rmSync(folder, { recursive: true })
  return { seconds, verdicts: lines.map((one) => JSON.parse(one)) }
}

/** Answers with one to three cells changed: another number, or two numbers exchanged, as in boards that use each number once. */
function wrongAnswers(entries, count) {
  const rng = makeRng('wrong answers')
  return Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length]
    const open = entry.puzzle.givens.flatMap((given, cell) => (given === 0 ? [cell] : []))
    const values = [...entry.solution]
    const most = Math.max(...values)
    do {
      const [one, other] = [open[below(rng, open.length)], open[below(rng, open.length)]]
      if (index % 2 === 0) values[one] = 1 + below(rng, most)
      else [values[one], values[other]] = [values[other], values[one]]
    } while (values.every((value, cell) => value === entry.solution[cell]))
    return { id: entry.id, answer: index % 3 === 0 ? values : replyOf(entry, values) }
  })
}

export const ANSWERED = {
  'check: verdicts': () => {
    const entries = puzzles(200, ['sudoku'])
    const answers = Array.from({ length: ANSWERS }, (_, index) => {
      const entry = entries[index % entries.length]
      return { id: entry.id, answer: replyOf(entry, entry.solution) }
    })
    const seconds = median([1, 2, 3].map(() => check(answers).seconds))
    const note = `${ANSWERS} replies to Sudokus, whole process with its start`
    return [{ what: 'verdicts a second', figure: ANSWERS / seconds, note, ...atLeast(50_000, 100_000) }]
  },
  'check: wrong answers': () => {
    const { verdicts } = check(wrongAnswers(puzzles(50), WRONG))
    const called = verdicts.filter(({ right }) => right !== false).length
    const note = `all families; ${verdicts.filter(({ cells }) => cells).length} compared with the solution`
    return [{ what: `called right of ${verdicts.length}`, figure: called, note, ...atMost(0, 0) }]
  },
}
