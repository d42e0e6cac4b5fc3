// Results with everything that a report can show: a frozen suite, an environment, a control, a dozen contenders, external
// solvers with versions and floors, and capped rows.

import { CONTROL, type Environment, type Results } from '../../src/bench/results.ts'
import environment from './environment.json' with { type: 'json' }
import { external, madeResults, own, TWO_KINDS } from './results.ts'

/** How many times as long the control takes as the first contender, by turns. */
const NOISE = [0.96, 1.02, 0.99, 1.05, 0.97, 1.03]

/** The limit of nodes, which is the only one: it ended the capped rows. */
const NODE_LIMIT = 300

/** Twelve contenders on two families. */
export function fullResults(puzzles = 12): Results {
  const orders = ['fewest-alternatives', 'fewest-candidates', 'dom-wdeg']
  const { header, rows } = madeResults({
    contenders: [
      ...['full', 'basic', 'check'].flatMap((strength, index) =>
        orders.map((order, place) => own(`${strength}/${order}/ascending`, 1 + index * 0.7 + place * 0.2)),
      ),
      own('full/fewest-alternatives/promise', 1.1),
      external('gecode', 2.2),
      external('cadical', 1.9),
    ],
    kinds: TWO_KINDS,
    puzzles,
    nodes: NODE_LIMIT,
    repeat: 3,
  })
  const [first, ...others] = header.contenders
  const told = rows.map((row) => ({
    ...row,
    cpuMilliseconds: row.milliseconds,
    ...(row.contender === 'gecode' && { solveMilliseconds: row.milliseconds, memory: 21.5 }),
  }))
  const copies = told.filter(({ contender }) => contender === first.name)
  const control = copies.map((row, index) => ({
    ...row,
    contender: CONTROL,
    milliseconds: (row.milliseconds ?? 0) * NOISE[index % NOISE.length],
  }))
  return {
    header: {
      ...header,
      corpus: { ...header.corpus, suite: 'v1' },
      limits: { ...header.limits, memory: 2000 },
      commit: '84d1fb8c2a',
      contenders: [first, { name: CONTROL, kind: CONTROL, what: `${first.name} once more` }, ...others],
      environment: environment as unknown as Environment,
    },
    rows: [...told, ...control],
  }
}
