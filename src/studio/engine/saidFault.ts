// What is wrong, in the language of the page. Families and formats say it in English, because their code is part of pages that shall
// be small; sentences that readers often meet are recognised here, with the values in them.

import { details } from '../../words/catalogue.ts'
import { say } from '../../words/formatMessage.ts'
import type { Language } from '../../words/languages.ts'
import type { TaskFault } from './tasks.ts'

/** The sentences that have words in all languages. */
export type SaidKey = keyof (typeof details)['en']

/** The English sentences, with a group for each gap. A sentence may have more after these words. */
const SENTENCES: readonly (readonly [key: SaidKey, pattern: RegExp])[] = [
  ['notation', /is not in any known notation|contains no puzzle in a notation/],
  ['number', /^"(?<text>.*)" is not a (?:number|value) from (?<least>\d+) to (?<most>\d+)(?!, A)/],
  ['rowLength', /^row (?<row>\d+) has (?<cells>\d+) cells?; a row of .* board has (?<wanted>\d+)/],
  ['rows', /^(?<rows>\d+) rows?; .* board has (?<wanted>\d+)/],
  ['lineLength', /^(?<cells>\d+) cells? in a line; expected (?<wanted>.*)/],
  ['fileMissing', /^the file "(?<file>.*)" is missing/],
  ['conflict', /\((?<cells>r\d+c\d+(?:, r\d+c\d+)*)\)$/],
]

/** A fault with the sentence of the language, if there is one and the texts are loaded. */
export function withSaid<Fault extends TaskFault>(fault: Fault, language: Language): Fault {
  for (const [key, pattern] of SENTENCES) {
    const found = pattern.exec(fault.message)
    const said = found && sentenceOf(language, key, found.groups)
    if (said) return { ...fault, said }
  }
  return fault
}

/** The sentence of a key; undefined if the texts of the language are not loaded. */
export function sentenceOf(
  language: Language,
  key: SaidKey,
  gaps: Readonly<Record<string, string | number>> = {},
): string | undefined {
  const texts: Partial<Record<SaidKey, string>> | undefined = details[language]
  const text = texts?.[key]
  return text === undefined ? undefined : say(text, gaps)
}
