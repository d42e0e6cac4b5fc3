// The languages of all texts that readers see. All texts of a language are in one file, which lies beside this one.

/** The languages of books, sheets, covers, feeds, pages and the player. The first is that of the library's own texts. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const
/** One of `LANGUAGES`. */
export type Language = (typeof LANGUAGES)[number]

/** The language of a code such as `de` or `de-AT`; undefined for a language without texts. */
export function languageOf(code: string): Language | undefined {
  return LANGUAGES.find((language) => language === code.split('-')[0])
}

/** Makes a record with one value for each language; each value is made when it is first asked for. */
export function byLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  const record = {} as Record<Language, T>
  const facts = { enumerable: true, configurable: true }
  for (const language of LANGUAGES) {
    Object.defineProperty(record, language, {
      ...facts,
      get() {
        const value = make(language)
        Object.defineProperty(record, language, { ...facts, value })
        return value
      },
    })
  }
  return record
}
