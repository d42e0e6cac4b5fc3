// The list of contenders: profiles, the parts of contender names, and commands for external solvers.

import { PROFILES } from '../../bench/contenders/rebuiltPublishedSolvers.ts'
import { ENCODINGS } from '../../bench/encodings/encodings.ts'
import { SOLVERS } from '../../bench/solverProfiles/solverProfiles.ts'
import { STRENGTHS } from '../../families/model.ts'
import type { Typed } from '../commandsFromTable.ts'
import { asUsage } from '../shared/optionHelpers.ts'
import { bold, flush, hanging, print } from '../shared/output.ts'
import { loadParts } from './selectContenders.ts'

const WIDTH = 23

const LINE_ANSWERS =
  'programs for sudoku81 print each solution as 81 digits, and the number of solutions in one of these forms: "PUZZLE:1:SOLUTION", "SOLUTION,1,", "unique", "2 solutions" or "no solution"; a program that prints no number needs --limit 1'

/** Prints the list, with the heuristics and searches of the user's files. A file without any is wrong usage. */
export async function contenders({ branching = [] }: Typed<'bench contenders'>): Promise<undefined> {
  const { parts } = await asUsage(() => loadParts(branching))
  heading('Profiles: the solvers of published posts')
  for (const { name, models, what, source, differs } of PROFILES) {
    item(name, `${Object.keys(models).join(', ')}: ${what} (${source})`)
    if (differs !== undefined) print(hanging(''.padEnd(WIDTH + 2), `but: ${differs}`))
  }
  heading('Strengths (STRENGTH/.../...)')
  item(
    STRENGTHS.join(', '),
    'from weakest to strongest; "puzzlewright families" lists what each propagates in a family',
  )
  described('Variable orders (.../VARIABLE-ORDER/...)', parts.variables)
  described(
    'Value orders (.../.../VALUE-ORDER, or .../.../VALUE-ORDER/binary for binary branching)',
    parts.values,
  )
  described('Custom heuristics, with both orders (.../HEURISTIC)', parts.heuristics)
  described('Custom searches (.../SEARCH)', parts.searches)
  heading('External solvers (--external)')
  for (const { name, what } of ENCODINGS) {
    item(`{file:${name}}`, what)
    printSolvers(name, ''.padEnd(WIDTH + 2))
  }
  item('{line}', 'the text of {file:sudoku81} in the command itself')
  print(hanging(''.padEnd(WIDTH + 2), LINE_ANSWERS))
  await flush()
}

interface Described {
  readonly what: string
  readonly source: string
}

/** Prints a list, unless it is empty. */
function described(title: string, named: Readonly<Record<string, Described>>): void {
  const entries = Object.entries(named)
  if (entries.length > 0) heading(title)
  for (const [name, { what, source }] of entries) item(name, `${what} (${source})`)
}

function heading(text: string): void {
  print(`\n${bold(text)}`)
}

function item(name: string, text: string): void {
  print(hanging(`  ${name.padEnd(WIDTH)}`, text))
}

/** Prints how the solvers of an encoding are called and installed, and what makes them print their statistics. */
function printSolvers(encodingName: string, indent: string): void {
  const solvers = SOLVERS.filter(({ encoding }) => encoding === encodingName)
  for (const { commands } of solvers) {
    for (const { line, install } of commands) print(`${indent}${line}  (${install})`)
  }
  for (const { name, statistics } of solvers) {
    if (statistics !== undefined) print(hanging(indent, `${name}: statistics are ${statistics}`))
  }
}
