// Why no board is shown, in every language.

/** Why no board is shown. */
export type Refusal = 'record' | 'family' | 'version' | 'large' | 'missing' | 'network' | 'multiple' | 'none'

/** The sentences of each language. */
export const REFUSALS: Readonly<Record<string, Readonly<Record<Exclude<Refusal, 'network'>, string>>>> = {
  en: {
    record: 'This is not a puzzle that can be played.',
    family: 'This page does not know this kind of puzzle.',
    version: 'This puzzle was made by a newer version than this page knows.',
    large: 'This puzzle is too large to be played here.',
    missing: 'There is no puzzle here.',
    multiple: 'This puzzle has more than one solution, so it cannot be solved by reasoning.',
    none: 'This puzzle has no solution.',
  },
  de: {
    record: 'Das ist kein Rätsel, das man hier spielen kann.',
    family: 'Diese Art von Rätsel kennt diese Seite nicht.',
    version: 'Dieses Rätsel stammt von einer neueren Version, als diese Seite sie kennt.',
    large: 'Dieses Rätsel ist zu groß, um hier gespielt zu werden.',
    missing: 'Hier ist kein Rätsel.',
    multiple: 'Dieses Rätsel hat mehr als eine Lösung und lässt sich darum nicht durch Nachdenken lösen.',
    none: 'Dieses Rätsel hat keine Lösung.',
  },
}
