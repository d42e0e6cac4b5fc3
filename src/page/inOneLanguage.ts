// The player's scripts hold tables with an entry for each language. A site has one language, and the entries of the others
// would make its pages longer.

import { LANGUAGES, type Language } from '../words/languages.ts'

/** The list of all languages, as minified scripts write it. */
const LIST = `[${LANGUAGES.map((language) => `\`${language}\``)}]`

/** A text in quotation marks, or a character outside of them. */
const TOKEN = /`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[\s\S]/y

/** A minified script of the player that knows one language alone: the list and the tables of languages have one entry. */
export function inOneLanguage(script: string, language: Language): string {
  const pieces: string[] = []
  let from = 0
  for (const { index } of script.matchAll(new RegExp(`\\{(?=${LANGUAGES[0]}:)`, 'g'))) {
    if (index < from) continue
    const { entries, end } = entriesAt(script, index + 1)
    const languages = entries.map((entry) => entry.slice(0, entry.indexOf(':')))
    // Any other object that begins like a table stays.
    if (languages.join() !== LANGUAGES.join()) continue
    pieces.push(script.slice(from, index), `{${entries[LANGUAGES.indexOf(language)]}}`)
    from = end
  }
  return [...pieces, script.slice(from)].join('').replaceAll(LIST, `[\`${language}\`]`)
}

/** The entries of an object from the place behind its opening brace, and the place behind the closing one. */
function entriesAt(script: string, start: number): { entries: string[]; end: number } {
  const entries: string[] = []
  let from = start
  let depth = 0
  TOKEN.lastIndex = start
  for (let at = start; at < script.length; at = TOKEN.lastIndex) {
    const [token] = TOKEN.exec(script) as RegExpExecArray
    if (depth === 0 && (token === ',' || token === '}')) {
      entries.push(script.slice(from, at))
      from = TOKEN.lastIndex
      if (token === '}') break
    }
    if ('{[('.includes(token)) depth++
    if (')]}'.includes(token)) depth--
  }
  return { entries, end: from }
}
