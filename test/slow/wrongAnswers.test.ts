// No wrong answer is called right: boards of all families and of some rules, with few cells changed.

import { expect, it } from 'vitest'
import { findAnswer } from '../../src/formats/findAnswer.ts'
import { FAMILIES, findFamily, makeMaker, parseOrder } from '../../src/index.ts'
import { below, makeRng } from '../../src/kernel/rng.ts'
import { makeAnswerJudge } from '../../src/solver/judgeAnswer.ts'
import { makeOne } from '../support/made.ts'

const SMALL: Readonly<Record<string, string>> = { sudoku: '9x9', survo: '3x4', magic: '4x4' }
const RULED = ['6x6+killer', '6x6+thermo', '6x6+kropki', '6x6+x', '6x6+sandwich', '6x6+quadruples']
const BOARDS = [
  ...FAMILIES.map(({ name }) => [name, SMALL[name] ?? '6x6']),
  ...RULED.map((shape) => ['sudoku', shape]),
  ...['5x5+skyscrapers', '5x5+inequality', '5x5+jigsaw'].map((shape) => ['latinsquare', shape]),
]
const ANSWERS = 10_000

it(`calls none of ${ANSWERS} wrong answers right`, () => {
  const rng = makeRng('wrong')
  const judge = makeAnswerJudge()
  const made = BOARDS.flatMap(([name, shape]) => {
    const family = findFamily(name)
    const make = makeMaker(family, family.notation.parseShape(shape), parseOrder(family, ''))
    return [0, 1, 2, 3].map((number) => ({ family, ...makeOne(make, `wrong/${number}`) }))
  })
  let right = 0
  for (let count = 0; count < ANSWERS; count++) {
    const { family, puzzle, solution } = made[count % made.length]
    const { shape, givens } = puzzle
    const open = givens.flatMap((given, cell) => (given === 0 ? cell : []))
    const values = [...solution]
    do {
      const [one, other] = [open[below(rng, open.length)], open[below(rng, open.length)]]
      if (count % 2 === 0) values[one] = 1 + below(rng, Math.max(...solution))
      else [values[one], values[other]] = [values[other], values[one]]
    } while (values.every((value, cell) => value === solution[cell]))
    const rows = Array.from({ length: shape.rows }, (_, row) =>
      values.slice(row * shape.columns, (row + 1) * shape.columns),
    )
    const written = [values, rows, rows.map((row) => `| ${row.join(' | ')} |`).join('\n')][count % 3]
    const found = findAnswer(written, shape)
    if (!('values' in found)) throw new Error(`not found: ${JSON.stringify(written)}`)
    expect(found.values).toEqual(values)
    if (judge(family, puzzle, found.values).right) right++
    // The solution is still right after wrong answers.
    if (count % 100 === 0) expect(judge(family, puzzle, solution)).toEqual({ right: true })
  }
  expect(right).toBe(0)
}, 120_000)
