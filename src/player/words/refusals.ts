// The sentences that explain why no board is shown, in every language.

/** The reasons why no board is shown. */
export type Refusal = 'record' | 'family' | 'version' | 'large' | 'missing' | 'network' | 'multiple' | 'none'

/** The sentences by language. */
export const REFUSALS: Readonly<Record<string, Readonly<Record<Exclude<Refusal, 'network'>, string>>>> = {
  en: {
    record: 'This is not a playable puzzle.',
    family: 'This page does not support this kind of puzzle.',
    version: 'This puzzle was made by a newer version than this page supports.',
    large: 'This puzzle is too large to play here.',
    missing: 'There is no puzzle here.',
    multiple: 'This puzzle has more than one solution, so it cannot be solved by reasoning.',
    none: 'This puzzle has no solution.',
  },
  de: {
    record: 'Das ist kein spielbares Rätsel.',
    family: 'Diese Seite kennt diese Art von Rätsel nicht.',
    version: 'Dieses Rätsel stammt von einer neueren Version, die diese Seite noch nicht unterstützt.',
    large: 'Dieses Rätsel ist zu groß, um hier gespielt zu werden.',
    missing: 'Hier ist kein Rätsel.',
    multiple: 'Dieses Rätsel hat mehr als eine Lösung und lässt sich darum nicht durch Logik allein lösen.',
    none: 'Dieses Rätsel hat keine Lösung.',
  },
}
