// What is said, in every language, where nothing else could be loaded.

/** The sentence of each language. */
export const UNLOADED: Readonly<Record<string, string>> = {
  en: 'The puzzle could not be loaded. Check the connection and reload the page.',
  de: 'Das Rätsel ließ sich nicht laden. Prüfen Sie die Verbindung und laden Sie die Seite neu.',
}
