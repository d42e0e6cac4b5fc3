// What the task of a run makes of value orders. A search that must exhaust its tree visits all alternatives, in whatever
// order: as long as the choice of cells depends on the state alone, all value orders open the same nodes. Only where the
// search may stop at a solution can a good order come to it sooner.
//
// Orders of cells that learn from contradictions or draw random numbers meet the states in the order of the values, so
// they open other nodes with another value order, even in a proof.

import type { VariableOrderName } from '../../kernel/orders.ts'
import type { ContenderName, ResultsHeader } from '../results.ts'

/** The variable orders whose choice depends on the state alone. */
const FORGETFUL: readonly string[] = [
  'fewest-alternatives',
  'fewest-candidates',
  'row-major',
  'fullest-group',
] satisfies readonly VariableOrderName[]

/**
 * The groups of contenders that differ in the value order alone and choose cells by the state alone, by name. Custom
 * orders are left out, because they may learn.
 */
export function differOnlyInValueOrder(contenders: readonly ContenderName[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const { name, kind, checksum } of contenders) {
    const [strength, variables, values] = name.split('/')
    if (kind !== 'own' || checksum !== undefined || values === undefined) continue
    if (!FORGETFUL.includes(variables)) continue
    const key = `${strength}/${variables}`
    groups.set(key, [...(groups.get(key) ?? []), name])
  }
  return Array.from(groups.values()).filter((names) => names.length > 1)
}

/**
 * The sentences about contenders of a run that its task cannot tell apart; none if a search may stop at its first
 * solution.
 */
export function taskNotes({
  task,
  limits,
  contenders,
}: Pick<ResultsHeader, 'task' | 'limits' | 'contenders'>): string[] {
  if (task === 'satisfaction') return []
  const but =
    limits.solutions === null
      ? ''
      : `, except on puzzles with ${limits.solutions} solutions or more, where it stops at number ${limits.solutions}`
  return differOnlyInValueOrder(contenders).map(
    (names) =>
      `${names.join(', ')} differ only in the value order, which cannot change the nodes of a search that must exhaust its tree${but}; ask for one solution (--limit 1) to compare them.`,
  )
}
