// A naive solver of constraint problems, which knows only the meaning of the constraints in
// src/families/constraintProblem.ts, and no family, model or rule of the project.

import type { Constraint, Problem } from '../../src/families/constraintProblem.ts'

/** Solutions up to a limit, each as the values of its cells joined by commas; nothing if the search takes too many steps. */
export function problemSolutions(problem: Problem, limit: number, steps = Infinity): string[] | undefined {
  const { cells, domains, constraints } = problem
  const values: (number | undefined)[] = domains.map(() => undefined)
  const about = domains.map((_, variable) => constraints.filter(({ over }) => over.includes(variable)))
  const found: string[] = []
  let stepsLeft = steps

  function fits(variable: number): number[] {
    return domains[variable].filter((value) => {
      values[variable] = value
      const isPossible = about[variable].every((constraint) => isOpenTo(constraint, values, domains))
      values[variable] = undefined
      return isPossible
    })
  }

  function search(): void {
    if (found.length >= limit || --stepsLeft < 0) return
    let next = -1
    let choices: number[] = []
    for (let variable = 0; variable < domains.length; variable++) {
      if (values[variable] !== undefined) continue
      const possible = fits(variable)
      if (next < 0 || possible.length < choices.length) {
        next = variable
        choices = possible
      }
    }
    if (next < 0) {
      // Constraints without variables were never checked.
      if (isSatisfied(problem, values as number[])) found.push(values.slice(0, cells).join())
      return
    }
    for (const value of choices) {
      values[next] = value
      search()
    }
    values[next] = undefined
  }

  search()
  return stepsLeft < 0 ? undefined : found
}

/** Whether these values, one for each variable, are a solution. */
export function isSatisfied({ domains, constraints }: Problem, values: readonly number[]): boolean {
  return (
    domains.every((domain, variable) => domain.includes(values[variable])) &&
    constraints.every((constraint) => isOpenTo(constraint, values, domains))
  )
}

/**
 * Whether the assigned values contradict no constraint; for a full assignment, whether it satisfies all of
 * them.
 */
function isOpenTo(
  constraint: Constraint,
  values: readonly (number | undefined)[],
  domains: Problem['domains'],
): boolean {
  const here = constraint.over.map((variable) => values[variable])
  const known = here.filter((value) => value !== undefined)
  switch (constraint.kind) {
    case 'all-different':
      return new Set(known).size === known.length
    case 'sum': {
      const ends = (end: (values: readonly number[]) => number) =>
        constraint.over.reduce((sum, variable, at) => sum + (here[at] ?? end(domains[variable])), 0)
      const least = ends((domain) => domain[0])
      const most = ends((domain) => domain[domain.length - 1])
      return least <= constraint.total && constraint.total <= most
    }
    case 'tuples':
      return constraint.tuples.some((tuple) => here.every((value, at) => (value ?? tuple[at]) === tuple[at]))
    case 'adjacency':
      return isPath(constraint.over, constraint.neighbours, here)
    case 'differs':
      return here.some((value, at) => value !== constraint.from[at])
  }
}

function isPath(
  over: readonly number[],
  neighbours: readonly (readonly number[])[],
  here: readonly (number | undefined)[],
): boolean {
  const known = here.filter((value) => value !== undefined)
  if (new Set(known).size < known.length || Math.max(...known) - Math.min(...known) >= over.length)
    return false
  return here.every((value, at) => {
    const next = value === undefined ? -1 : here.indexOf(value + 1)
    return next < 0 || neighbours[at].includes(over[next])
  })
}
