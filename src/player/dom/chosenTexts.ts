// The words of a board in the language that the reader has chosen. A reader with a choice has settings, for which all of the
// player is loaded before the board is shown.

import type { Language } from '../../words/languages.ts'
import type { FamilyParts } from './familyPartTypes.ts'
import { allTexts, chosenLanguage } from './readersLanguage.ts'

type Texts = Pick<FamilyParts, 'words' | 'help' | 'menu'>

/**
 * The words of a puzzle's family as a page loads them for its language: those of the chosen language instead, if there is one and
 * its words can be loaded.
 */
export async function chosenTexts(
  plain: Texts,
  { family, id }: { readonly family: string; readonly id: string },
  language: Language,
): Promise<Texts> {
  const chosen = chosenLanguage() as Language | undefined
  if (!chosen || chosen === language) return plain
  const all = await allTexts(family)
  if (!all?.words[chosen]) return plain
  try {
    const [{ words }, rules] = await Promise.all([
      all.words[chosen](),
      id.includes('+') ? all.rules?.[chosen]() : undefined,
    ])
    const said = { ...words, ...rules?.words, notes: { ...words.notes, ...rules?.words.notes } }
    // The page asks for the words of its own language.
    return {
      words: { ...plain.words, [language]: async () => ({ words: said }) },
      help: { ...plain.help, [language]: all.help[chosen] },
      menu: { ...plain.menu, [language]: all.menu[chosen] },
    }
  } catch {
    return plain
  }
}
