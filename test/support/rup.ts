// A checker of proofs in the DRAT format whose clauses all follow by unit propagation (Goldberg and Novikov, Verification of
// proofs of unsatisfiability for CNF formulas, 2003). Deleted clauses stay, which is sound.

const clausesOf = (text: string): number[][] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !/^[cpd]/.test(line))
    .map((line) => line.trim().split(/\s+/).map(Number).slice(0, -1))

/** The first line of a proof that does not follow, or what else is wrong; undefined if the proof refutes the clauses. */
export function proofFault(cnf: string, proof: string): string | undefined {
  const clauses = clausesOf(cnf)
  const places = new Map<number, number[][]>()
  const add = (clause: number[]) => {
    for (const literal of clause) {
      const own = places.get(literal)
      if (own) own.push(clause)
      else places.set(literal, [clause])
    }
  }
  for (const clause of clauses) add(clause)
  for (const clause of clausesOf(proof)) {
    if (!follows(clause, clauses, places)) return clause.join(' ')
    if (clause.length === 0) return undefined
    clauses.push(clause)
    add(clause)
  }
  return 'the proof does not end with the empty clause'
}

/** Whether a clause follows: if none of its literals is true, unit propagation finds a contradiction. */
function follows(
  clause: readonly number[],
  clauses: readonly number[][],
  places: ReadonlyMap<number, number[][]>,
): boolean {
  const isTrue = new Set<number>()
  const queue: number[] = []
  const set = (literal: number) => {
    if (!isTrue.has(literal)) queue.push(literal)
    isTrue.add(literal)
  }
  const visit = (one: readonly number[]): boolean => {
    if (one.some((literal) => isTrue.has(literal))) return false
    const open = one.filter((literal) => !isTrue.has(-literal))
    if (open.length === 1) set(open[0])
    return open.length === 0
  }
  for (const literal of clause) set(-literal)
  if (clauses.some((one) => one.length < 2 && visit(one))) return true
  for (const literal of queue) {
    if ((places.get(-literal) ?? []).some(visit)) return true
  }
  return false
}
