import { join } from 'node:path'
import type { Command } from 'commander'
import { FAMILIES } from '../../families/registry.ts'
import { type Draft, makeDraw } from '../../formats/record.ts'
import { seedOf } from '../../maker/distinct.ts'
import { ATTEMPTS } from '../../maker/maker.ts'
import { NO_WISHES } from '../../maker/order.ts'
import { EXIT, flush, hanging, print } from '../output.ts'
import { madeText } from '../report.ts'
import { run } from '../run.ts'

const SEED = 'tour'
const PUZZLES = 20

export function addTour(program: Command): void {
  program
    .command('tour')
    .summary('make a small set of each family, and show one of each')
    .description(
      `Makes ${PUZZLES} puzzles of each family, writes them into generated/ and shows the first ones.`,
    )
    .action(tour)
}

async function tour(): Promise<void> {
  const recipes = FAMILIES.map((family) => ({
    family,
    shape: family.parseShape(family.making.shape),
    order: NO_WISHES,
  }))
  for (const recipe of recipes) {
    const draft = makeDraw(recipe)(seedOf(SEED, 0)) as Draft
    print(`${hanging('', recipe.family.rules)}\n\n${madeText(recipe, draft)}\n`)
    await flush()
  }
  for (const recipe of recipes) {
    const out = join('generated', `tour-${recipe.family.name}.jsonl`)
    process.exitCode = await run({
      recipe,
      seed: SEED,
      count: PUZZLES,
      attempts: ATTEMPTS,
      out,
      quiet: false,
      isGraded: true,
      anew: true,
    })
    if (process.exitCode !== EXIT.fine) return
  }
}
