import type { Family, FamilyAlias } from '../../families/family.ts'
import { STRENGTHS } from '../../families/model.ts'
import { FAMILIES, findFamily } from '../../families/registry.ts'
import { techniqueName } from '../../families/words.ts'
import { EXCHANGE_NOTATIONS } from '../../formats/notations/notationRegistry.ts'
import { readPuzzles } from '../../formats/readPuzzles.ts'
import { VALUE_ORDERS, VARIABLE_ORDERS } from '../../kernel/heuristics.ts'
import { puzzleName } from '../../maker/puzzleRecord.ts'
import type { Typed } from '../commandsFromTable.ts'
import { asUsage } from '../shared/optionHelpers.ts'
import { bold, flush, hanging, print } from '../shared/output.ts'

/** Prints all families, or the details of the named families. */
export async function families({ names }: Typed<'families'>): Promise<undefined> {
  if (names.length === 0) printAll()
  else for (const name of names) printFamily(asUsage(() => findFamily(name)))
  await flush()
}

function printAll(): void {
  for (const family of FAMILIES) printFamily(family)
  printNotations()
  print('')
  printOrders('Variable orders (solve --branching)', VARIABLE_ORDERS)
  print('')
  printOrders('Value orders (solve --values)', VALUE_ORDERS)
}

function printFamily(family: Family): void {
  const { example, others, what } = family.notation.shapes
  print(`${bold(family.title)} (${family.name})`)
  print(hanging('  ', family.rules.what))
  const aliases = family.alsoKnownAs ?? []
  const ofAll = aliases.filter(({ rule }) => rule === undefined).map(aliasText)
  if (ofAll.length > 0) print(hanging('  also      ', ofAll.join(', ')))
  print(hanging('  shapes    ', `${[example, ...others].join(', ')}: ${what}`))
  for (const rule of new Set(aliases.flatMap((alias) => alias.rule ?? []))) {
    const names = aliases.filter((alias) => alias.rule === rule).map(({ name }) => name)
    print(hanging(`    +${rule.padEnd(16)} `, `${family.words.en.notes?.[rule]} (${names.join(', ')})`))
  }
  print(hanging('  notation  ', family.notation.what))
  for (const { name, puzzle } of examplesOf(family)) {
    print(`  example   ${family.notation.format(puzzle).replaceAll('\n', '\n            ')}`)
    print(`  name      ${name}`)
  }
  print(`  makes     ${family.making.shape} by default`)
  for (const { flags, what: meaning } of family.making.options)
    print(hanging(`    ${flags.padEnd(24)}`, meaning))
  for (const strength of STRENGTHS) print(hanging(`  ${strength.padEnd(10)}`, family.model.prunes[strength]))
  const { weakSees, sees, calibrated } = family.grading
  print(hanging('  looking   ', family.inference.sees))
  print(hanging('  techniques  ', techniqueNames(family)))
  print(hanging('  grading   ', `effort is measured with ${weakSees}`))
  print(hanging('            ', `nodes are counted with ${sees}`))
  print(hanging('            ', `calibrated: ${calibrated.join(', ') || 'no shape; degrees are rough'}`))
  print('')
}

/** `numbrix (8x8/rook; only /rook)` */
function aliasText({ name, variant, shape }: FamilyAlias): string {
  const notes = [...(shape ? [`${shape} by default`] : []), ...(variant ? [`only /${variant}`] : [])]
  return notes.length > 0 ? `${name} (${notes.join(', ')})` : name
}

/** The names of techniques that eliminate candidates, as `--techniques` reads them, easiest first. */
function techniqueNames(family: Family): string {
  const named = family.inference.techniques.filter(({ tier }) => tier !== 'singles')
  return named.map(({ name }) => withPhrase(name, techniqueName(family, name))).join(', ')
}

/** `pair-combinations (combinations of two)`; a phrase that differs only in hyphens and capitals is left out. */
function withPhrase(name: string, phrase: string): string {
  return phrase.toLowerCase().replaceAll(' ', '-') === name ? name : `${name} (${phrase})`
}

function examplesOf(family: Family) {
  return readPuzzles(family.notation.example, { family }).flatMap((entry) =>
    'error' in entry ? [] : { name: puzzleName(family, entry.puzzle), puzzle: entry.puzzle },
  )
}

function printNotations(): void {
  print(bold('Notations of other programs (convert)'))
  for (const { name, what, families, writer } of EXCHANGE_NOTATIONS) {
    const use = writer ? 'read and written' : 'read'
    print(hanging(`  ${name.padEnd(21)}`, `${what} (${families.join(', ')}; ${use})`))
  }
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
