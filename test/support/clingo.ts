// clingo in the process of the test, and formulas of other formats as programs for clingo: an independent
// reader of our encodings.

import { run } from 'clingo-wasm'
import { vi } from 'vitest'

/** The output of clingo with --outf=2 for a program: the given number of answer sets, 0 for all. */
export async function clingo(program: string, models: number): Promise<string> {
  const silence = vi.spyOn(console, 'info').mockImplementation(() => {})
  try {
    return JSON.stringify(await run(program, models))
  } finally {
    silence.mockRestore()
  }
}

/** The answer sets. Throws for an invalid program. */
export async function answerSets(program: string, models: number): Promise<string[][]> {
  const said = JSON.parse(await clingo(program, models))
  if (said.Result === 'ERROR') throw new Error(said.Error)
  return (said.Call[0].Witnesses ?? []).map((witness: { Value: string[] }) => witness.Value)
}

/** The models of a DIMACS formula, in the output of SAT solvers. All booleans count, also auxiliary ones. */
export async function dimacsModels(dimacs: string, models: number): Promise<string[]> {
  const [head, ...clauses] = dimacs.split('\n').filter((line) => line !== '' && !line.startsWith('c'))
  const [, variables, count] = /^p cnf (\d+) (\d+)$/.exec(head) ?? []
  if (clauses.length !== Number(count)) throw new Error(`${clauses.length} clauses, not ${count}`)
  const rules = clauses.map((clause) => {
    const literals = clause.split(' ').map(Number)
    if (literals.pop() !== 0 || literals.some((literal) => literal === 0)) throw new Error(clause)
    if (literals.some((literal) => !(Math.abs(literal) <= Number(variables)))) throw new Error(clause)
    const broken = literals.map((literal) => `${literal > 0 ? 'not ' : ''}b(${Math.abs(literal)})`)
    return `:- ${broken.join(', ') || '#true'}.`
  })
  const program = [`{ b(1..${variables}) }.`, ...rules].join('\n')
  const sets = await answerSets(program, models)
  return sets.map((atoms) => {
    const holds = new Set(atoms.map((atom) => Number(atom.slice(2, -1))))
    const literals = Array.from({ length: Number(variables) }, (_, at) =>
      holds.has(at + 1) ? at + 1 : -at - 1,
    )
    return `s SATISFIABLE\nv ${literals.join(' ')} 0\n`
  })
}
