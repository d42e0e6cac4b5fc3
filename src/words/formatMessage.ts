// Replaces the placeholders of a text. Texts are written in ICU MessageFormat; the build parses those that have cases
// (scripts/words.mjs), so nothing that runs carries a parser.

/** A text with gaps such as `{number}`; or, if it has cases, its parts. */
export type Message = string | readonly (string | Cases)[]

/**
 * Texts of which the value of a gap selects one: the text for the value itself, or for the plural category of
 * the number in a language (`one`, `few`), or else the text for `other`, which is always present.
 */
type Cases = readonly [gap: string, cases: Readonly<Record<string, Message>>, language?: string]

/** The values of gaps, by name. */
type Gaps = Readonly<Record<string, string | number>>

/** Returns a text with its placeholders replaced. A placeholder without a value stays as it is. */
export function say(message: Message, gaps: Gaps): string {
  if (typeof message === 'string') {
    return message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(gaps[name] ?? whole))
  }
  return message.map((part) => say(typeof part === 'string' ? part : chosen(part, gaps), gaps)).join('')
}

/** The rules for plurals by language; making them takes long. */
const plurals = new Map<string | undefined, Intl.PluralRules>()

function chosen([gap, cases, language]: Cases, gaps: Gaps): Message {
  const value = gaps[gap]
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return cases[value] ?? cases[rules.select(Number(value))] ?? cases.other
}

/**
 * A text as a line of its own, with a capital letter in front. Within sentences, many languages write weekdays and months
 * with small letters.
 */
export function asLine(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The names of the placeholders of a text without cases, each once, in alphabetical order. */
export function gapsOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name))].sort()
}
