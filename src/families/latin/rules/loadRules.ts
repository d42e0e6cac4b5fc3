// Where the table of rules comes from. In the library, it is part of the code. The player loads it only for
// boards with further rules: its build replaces this module and leaves the table empty
// (scripts/build-player.mjs).

import type { RuleTexts } from '../../playing.ts'

/**
 * Loads the table of rules if the puzzle with this id needs it, and returns their texts by language. In the
 * library, nothing has to be loaded.
 */
export async function loadRules(_id: string): Promise<Readonly<Record<string, RuleTexts>> | undefined> {
  return undefined
}
