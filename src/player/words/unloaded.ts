// The sentence shown if nothing else could be loaded, in every language.

/** The sentence by language. */
export const UNLOADED: Readonly<Record<string, string>> = {
  en: 'The puzzle could not be loaded. Check the connection and reload the page.',
  de: 'Das Rätsel ließ sich nicht laden. Prüfen Sie die Verbindung und laden Sie die Seite neu.',
}
