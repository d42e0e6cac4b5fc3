// What can take part, as a list for people: profiles, the parts of contenders, and commands for solvers that others wrote.

import { PROFILES } from '../../bench/contenders/profiles.ts'
import { ENCODINGS } from '../../bench/encodings/encodings.ts'
import { STRENGTHS } from '../../families/model.ts'
import { bold, flush, hanging, print } from '../shared/output.ts'
import { loadOrders } from './selectContenders.ts'

const WIDTH = 23

/** Lists them, with the orders of these files. Throws a PuzzleError for a file that has none. */
export async function printContenders(branching: readonly string[]): Promise<void> {
  const { orders } = await loadOrders(branching)
  heading('Profiles: what the posts did')
  for (const { name, models, what, source, differs } of PROFILES) {
    item(name, `${Object.keys(models).join(', ')}: ${what} (${source})`)
    if (differs !== undefined) print(hanging(''.padEnd(WIDTH + 2), `but: ${differs}`))
  }
  heading('Strengths (STRENGTH/.../...)')
  item(
    STRENGTHS.join(', '),
    'from the least to the most; what each prunes in a family, "puzzlewright families" says',
  )
  heading('Variable orders (.../VARIABLE-ORDER/...)')
  for (const [name, { what, source }] of Object.entries(orders.variables)) item(name, `${what} (${source})`)
  heading('Value orders (.../.../VALUE-ORDER)')
  for (const [name, { what, source }] of Object.entries(orders.values)) item(name, `${what} (${source})`)
  heading('Solvers that others wrote (--external)')
  for (const { name, what, commands } of ENCODINGS) {
    item(`{file:${name}}`, what)
    for (const { command, install } of commands) print(`${''.padEnd(WIDTH + 2)}${command}  (${install})`)
  }
  await flush()
}

function heading(text: string): void {
  print(`\n${bold(text)}`)
}

function item(name: string, text: string): void {
  print(hanging(`  ${name.padEnd(WIDTH)}`, text))
}
