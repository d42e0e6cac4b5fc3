// The list of contenders: profiles, the parts of contender names, and commands for external solvers.

import { PROFILES } from '../../bench/contenders/profiles.ts'
import { ENCODINGS } from '../../bench/encodings/encodings.ts'
import { STRENGTHS } from '../../families/model.ts'
import { bold, flush, hanging, print } from '../shared/output.ts'
import { printSolvers } from './printSolvers.ts'
import { loadOrders } from './selectContenders.ts'

const WIDTH = 23

/** Prints the list, with the orders of these files. Throws a PuzzleError for a file without orders. */
export async function printContenders(branching: readonly string[]): Promise<void> {
  const { orders } = await loadOrders(branching)
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
  heading('Variable orders (.../VARIABLE-ORDER/...)')
  for (const [name, { what, source }] of Object.entries(orders.variables)) item(name, `${what} (${source})`)
  heading('Value orders (.../.../VALUE-ORDER)')
  for (const [name, { what, source }] of Object.entries(orders.values)) item(name, `${what} (${source})`)
  heading('External solvers (--external)')
  for (const { name, what } of ENCODINGS) {
    item(`{file:${name}}`, what)
    printSolvers(name, ''.padEnd(WIDTH + 2))
  }
  await flush()
}

function heading(text: string): void {
  print(`\n${bold(text)}`)
}

function item(name: string, text: string): void {
  print(hanging(`  ${name.padEnd(WIDTH)}`, text))
}
