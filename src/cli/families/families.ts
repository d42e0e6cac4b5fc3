import type { Command } from 'commander'
import type { Family } from '../../families/family.ts'
import { STRENGTHS } from '../../families/model.ts'
import { FAMILIES } from '../../families/registry.ts'
import { readPuzzles } from '../../formats/readPuzzles.ts'
import { VALUE_ORDERS, VARIABLE_ORDERS } from '../../kernel/orders.ts'
import { puzzleName } from '../../maker/puzzleRecord.ts'
import { bold, flush, hanging, print } from '../shared/output.ts'

export function addFamilies(program: Command): void {
  program
    .command('families')
    .summary('list families, shapes, notations, options of making, strengths, grading, heuristics')
    .description(
      'Lists the families with their shapes, notations, own options of generate, strengths, techniques and what grades them, and the heuristics.',
    )
    .action(async () => {
      for (const family of FAMILIES) {
        const { example, others, what } = family.notation.shapes
        print(`${bold(family.title)} (${family.name})`)
        print(hanging('  ', family.rules.what))
        print(hanging('  shapes    ', `${[example, ...others].join(', ')}: ${what}`))
        print(hanging('  notation  ', family.notation.what))
        for (const { name, puzzle } of examplesOf(family)) {
          print(`  example   ${family.notation.format(puzzle).replaceAll('\n', '\n            ')}`)
          print(`  name      ${name}`)
        }
        print(`  makes     ${family.making.shape} by default`)
        for (const { flags, what: meaning } of family.making.options)
          print(hanging(`    ${flags.padEnd(24)}`, meaning))
        for (const strength of STRENGTHS)
          print(hanging(`  ${strength.padEnd(10)}`, family.model.prunes[strength]))
        const { weakSees, sees, calibrated } = family.grading
        print(hanging('  looking   ', family.inference.sees))
        print(hanging('  techniques  ', techniqueNames(family)))
        print(hanging('  grading   ', `effort is measured with ${weakSees}`))
        print(hanging('            ', `nodes are counted with ${sees}`))
        print(
          hanging('            ', `calibrated: ${calibrated.join(', ') || 'no shape, so degrees are rough'}`),
        )
        print('')
      }
      printOrders('Variable orders (solve --branching)', VARIABLE_ORDERS)
      print('')
      printOrders('Value orders (solve --values)', VALUE_ORDERS)
      await flush()
    })
}

/** Those that rule candidates out, the easiest first. */
function techniqueNames({ inference: { techniques, reasons } }: Family): string {
  return techniques.flatMap(({ name, tier }) => (tier === 'techniques' ? reasons[name].name : [])).join(', ')
}

function examplesOf(family: Family) {
  return readPuzzles(family.notation.example, { family }).flatMap((entry) =>
    'error' in entry ? [] : { name: puzzleName(family, entry.puzzle), puzzle: entry.puzzle },
  )
}

function printOrders(
  title: string,
  orders: Record<string, { readonly what: string; readonly source: string }>,
): void {
  print(bold(title))
  for (const [name, { what, source }] of Object.entries(orders)) {
    print(hanging(`  ${name.padEnd(21)}`, `${what} (${source})`))
  }
}
