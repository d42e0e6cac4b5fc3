// A checker of proofs in the form LRAT whose clauses all follow by unit propagation (Cruz-Filipe and others, Efficient certified
// RAT verification, 2017): each clause that a line names must have one open literal, which becomes true, and the last one none.

const numbersIn = (line: string) => line.trim().split(/\s+/).map(Number)

/** The first line of a proof that does not follow, or what else is wrong; undefined if the proof refutes the clauses. */
export function lratFault(cnf: string, proof: string): string | undefined {
  const given = cnf.split('\n').filter((line) => line !== '' && !/^[cp]/.test(line))
  const clauses = new Map(given.map((line, index) => [index + 1, numbersIn(line).slice(0, -1)]))
  for (const line of proof.trimEnd().split('\n')) {
    const [number, ...rest] = numbersIn(line)
    const clause = rest.slice(0, rest.indexOf(0))
    const hints = rest.slice(clause.length + 1, -1)
    if (rest.at(-1) !== 0 || clauses.has(number) || !follows(clause, hints, clauses)) return line
    if (clause.length === 0) return undefined
    clauses.set(number, clause)
  }
  return 'the proof does not end with the empty clause'
}

function follows(
  clause: readonly number[],
  hints: readonly number[],
  clauses: ReadonlyMap<number, readonly number[]>,
): boolean {
  const isFalse = new Set(clause)
  for (const hint of hints) {
    const open = clauses.get(hint)?.filter((literal) => !isFalse.has(literal))
    if (open?.length === 0) return true
    // A literal that is true already makes the line useless.
    if (open?.length !== 1 || isFalse.has(-open[0])) return false
    isFalse.add(-open[0])
  }
  return false
}
