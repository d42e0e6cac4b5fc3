// The solvers of an encoding in the list of contenders.

import { SOLVERS } from '../../bench/solverProfiles/solverProfiles.ts'
import { hanging, print } from '../shared/output.ts'

/** Prints how the solvers of an encoding are called and installed, and what makes them print their statistics. */
export function printSolvers(encodingName: string, indent: string): void {
  const solvers = SOLVERS.filter(({ encoding }) => encoding === encodingName)
  for (const { commands } of solvers) {
    for (const { line, install } of commands) print(`${indent}${line}  (${install})`)
  }
  for (const { name, statistics } of solvers) {
    if (statistics !== undefined) print(hanging(indent, `${name}: statistics are ${statistics}`))
  }
}
