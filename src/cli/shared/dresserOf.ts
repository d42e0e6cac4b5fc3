// Puts the symbols of `--symbols` in the place of numbers. Without the option, the code that reads symbols is not loaded.

import type { Family } from '../../families/family.ts'
import { type Dresser, makeDresser } from '../../families/familyWithSymbols.ts'

/**
 * Returns a function that replaces the numbers of a family by the symbols of the option; without the option, it leaves
 * families unchanged.
 */
export async function dresserOf(symbols: string | undefined): Promise<Dresser> {
  if (symbols === undefined) return (family: Family) => family
  const { askedSymbols } = await import('./symbolsOption.ts')
  return makeDresser(askedSymbols(symbols))
}
