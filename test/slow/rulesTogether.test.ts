// Two or three further rules without clues on a 9x9 Sudoku: CaDiCaL proves that the sets that shapes refuse leave no board, and
// finds a board for every other set. LONG_PROOFS=1 includes the proof that takes a minute.

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findEncoding } from '../../src/bench/encodings/encodings.ts'
import { LATIN_RULES } from '../../src/families/latin/rules/ruleTable.ts'
import { sudoku } from '../../src/families/sudoku/index.ts'
import { newFolder } from '../support/folder.ts'

const hasCadical = spawnSync('cadical', ['--version']).error === undefined
if (!hasCadical) console.log('cadical is not installed: sets of rules are not proved to leave no board.')

const names = LATIN_RULES.filter(({ clues }) => clues === undefined).map(({ name }) => name)
const SETS = names.flatMap((one, first) =>
  names
    .slice(first + 1)
    .flatMap((two, next) => [[one, two], ...names.slice(first + next + 2).map((three) => [one, two, three])]),
)
/** Any set with these two leaves no board; the proof for the two alone takes a minute. */
const LONG = ['hyper', 'non-consecutive']
const isLong = (set: readonly string[]) => LONG.every((name) => set.includes(name))

/** What CaDiCaL says of an empty board with these rules, whether or not shapes may have them. */
function answerFor(rules: readonly string[]): string {
  const shape = { ...sudoku.notation.parseShape('9x9'), text: ['9x9', ...rules].join('+'), rules }
  const problem = sudoku.rules.constraints({ shape, givens: new Array<number>(81).fill(0) })
  const file = join(newFolder(), 'board.cnf')
  writeFileSync(file, findEncoding('cnf').write(problem, 'an empty board'))
  return spawnSync('cadical', ['-q', '-n', file], { encoding: 'utf8' }).stdout.trim()
}

const isRefused = (rules: readonly string[]) => {
  try {
    sudoku.notation.parseShape(['9x9', ...rules].join('+'))
    return false
  } catch (error) {
    expect(String(error)).toContain('together; leave one out')
    return true
  }
}

describe.skipIf(!hasCadical)('a shape with several rules is refused exactly if no board has them', () => {
  it.each(SETS.filter((set) => !isLong(set)).map((set) => [set.join('+'), set] as const))(
    '%s',
    (_, set) => {
      expect(answerFor(set)).toBe(isRefused(set) ? 's UNSATISFIABLE' : 's SATISFIABLE')
    },
    120_000,
  )

  it('every set that contains one that leaves no board', () => {
    expect(SETS.filter(isLong).map(isRefused)).not.toContain(false)
  })

  it.runIf(process.env.LONG_PROOFS)(
    'hyper+non-consecutive, which takes a minute',
    { timeout: 600_000 },
    () => {
      expect(answerFor(LONG)).toBe('s UNSATISFIABLE')
    },
  )
})
