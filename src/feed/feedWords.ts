// What feeds say, in every language that they come in. Another language's words come from a file of the same keys.

import type { Language } from '../families/words.ts'
import { fillGaps } from '../families/words.ts'
import type { CalendarDate, CalendarMonth } from './calendarDates.ts'
import { WEEKDAYS, weekdayOf } from './calendarDates.ts'

const ENGLISH = {
  months: 'January, February, March, April, May, June, July, August, September, October, November, December',
  weekdays: 'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
  shortWeekdays: 'Mo, Tu, We, Th, Fr, Sa, Su',
  longDate: '{weekday}, {day} {month} {year}',
  date: '{day} {month} {year}',
  month: '{month} {year}',
  today: 'Today',
  todaysPuzzles: "Today's puzzles",
  puzzlesOf: 'Puzzles of {date}',
  notYet: "Today's puzzles are not here yet. These are the newest.",
  newDay: "Today's puzzles are here",
  archive: 'Archive',
  allOfSlot: 'All puzzles: {slot}',
  latest: 'The latest',
  earlier: 'Earlier',
  later: 'Later',
  previousDay: 'Day before',
  nextDay: 'Next day',
  play: 'Play',
  print: 'Print',
  solution: 'Solution',
  solutionOf: 'Solution of {date}',
  yesterday: "Yesterday's solutions",
  solutionLater: 'The solution appears on {date}.',
  otherPuzzles: 'Other puzzles of the day',
  stars: '{stars} of 5 stars',
  difficulty: 'Difficulty: {word}',
  corrected: 'Corrected on {date}: {note}',
  withdrawn: 'Withdrawn on {date}: {note}',
  rerun: 'This puzzle appeared on {date} before.',
  noScript: 'Without scripts this puzzle can be printed, but not played here.',
  solved: 'Solved',
  streak: 'Days in a row: {days}',
  longestStreak: 'Longest: {days}',
  solvedAll: 'Solved: {puzzles}',
  noStreak: 'Solve a puzzle, and your days in a row are counted here.',
  keepStreak: 'Your streak is kept in this browser alone.',
  exportStreak: 'Save to a file',
  importStreak: 'Load from a file',
  imported: '{puzzles} solved puzzles are known now.',
  notImported: 'This file has no solved puzzles of this site.',
  follow: 'Follow',
  jsonFeed: 'JSON Feed',
  atomFeed: 'Atom',
  calendar: 'Calendar',
  embed: 'Put this puzzle on your page',
  embedLine: 'One line of HTML shows the puzzle of each day. Cut and paste:',
  embedDate: 'Or only this puzzle:',
  copy: 'Copy',
  copied: 'Copied',
  partitioned: 'Your moves are kept for this page alone.',
  allAt: 'More puzzles',
  madeWith: 'Made with Puzzlewright',
  by: 'By {author}',
  scanToPlay: 'Play it there:',
  review: 'What is coming',
  reviewPrivate: 'Private: whoever sees this page knows the puzzles to come.',
  reviewShape: 'Kind:',
  reviewDegree: 'Degree:',
  reviewTier: 'Reasoning:',
  reviewTechnique: 'Hardest technique:',
  reviewClues: 'Clues:',
  reviewRevision: 'Drawn anew:',
  reviewRerun: 'Rerun of',
  missing: 'There is no puzzle here',
  missingWhy: 'It may not have appeared yet.',
  offline: 'This page is not here without a network.',
}

/** A text of feeds. */
type FeedWord = keyof typeof ENGLISH

/** What feeds say. */
export type FeedWords = Readonly<Record<FeedWord, string>>

/** What feeds say in each language that they come in. */
export const FEED_WORDS: Readonly<Record<Language, FeedWords>> = {
  en: ENGLISH,
  de: {
    months: 'Januar, Februar, März, April, Mai, Juni, Juli, August, September, Oktober, November, Dezember',
    weekdays: 'Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag, Sonntag',
    shortWeekdays: 'Mo, Di, Mi, Do, Fr, Sa, So',
    longDate: '{weekday}, {day}. {month} {year}',
    date: '{day}. {month} {year}',
    month: '{month} {year}',
    today: 'Heute',
    todaysPuzzles: 'Die Rätsel von heute',
    puzzlesOf: 'Rätsel vom {date}',
    notYet: 'Die Rätsel von heute sind noch nicht da. Dies sind die neuesten.',
    newDay: 'Die Rätsel von heute sind da',
    archive: 'Archiv',
    allOfSlot: 'Alle Rätsel: {slot}',
    latest: 'Die neuesten',
    earlier: 'Früher',
    later: 'Später',
    previousDay: 'Tag davor',
    nextDay: 'Tag danach',
    play: 'Spielen',
    print: 'Drucken',
    solution: 'Lösung',
    solutionOf: 'Lösung vom {date}',
    yesterday: 'Die Lösungen von gestern',
    solutionLater: 'Die Lösung erscheint am {date}.',
    otherPuzzles: 'Weitere Rätsel des Tages',
    stars: '{stars} von 5 Sternen',
    difficulty: 'Schwierigkeit: {word}',
    corrected: 'Berichtigt am {date}: {note}',
    withdrawn: 'Zurückgezogen am {date}: {note}',
    rerun: 'Dieses Rätsel ist schon am {date} erschienen.',
    noScript: 'Ohne Skripte lässt sich dieses Rätsel drucken, aber nicht hier spielen.',
    solved: 'Gelöst',
    streak: 'Tage in Folge: {days}',
    longestStreak: 'Längste Folge: {days}',
    solvedAll: 'Gelöst: {puzzles}',
    noStreak: 'Lösen Sie ein Rätsel, dann werden Ihre Tage in Folge hier gezählt.',
    keepStreak: 'Ihre Folge wird nur in diesem Browser aufbewahrt.',
    exportStreak: 'In eine Datei speichern',
    importStreak: 'Aus einer Datei laden',
    imported: '{puzzles} gelöste Rätsel sind jetzt bekannt.',
    notImported: 'Diese Datei enthält keine gelösten Rätsel dieser Seite.',
    follow: 'Abonnieren',
    jsonFeed: 'JSON Feed',
    atomFeed: 'Atom',
    calendar: 'Kalender',
    embed: 'Dieses Rätsel auf Ihrer Seite',
    embedLine: 'Eine Zeile HTML zeigt jeden Tag das Rätsel des Tages. Zum Kopieren:',
    embedDate: 'Oder nur dieses Rätsel:',
    copy: 'Kopieren',
    copied: 'Kopiert',
    partitioned: 'Ihre Züge werden nur für diese Seite aufbewahrt.',
    allAt: 'Weitere Rätsel',
    madeWith: 'Gemacht mit Puzzlewright',
    by: 'Von {author}',
    scanToPlay: 'Hier zu spielen:',
    review: 'Was kommt',
    reviewPrivate: 'Vertraulich: Wer diese Seite sieht, kennt die kommenden Rätsel.',
    reviewShape: 'Art:',
    reviewDegree: 'Grad:',
    reviewTier: 'Denkweise:',
    reviewTechnique: 'Schwerste Technik:',
    reviewClues: 'Vorgaben:',
    reviewRevision: 'Neu gezogen:',
    reviewRerun: 'Wiederholung vom',
    missing: 'Hier ist kein Rätsel',
    missingWhy: 'Vielleicht ist es noch nicht erschienen.',
    offline: 'Diese Seite ist ohne Netz nicht da.',
  },
}

/** `Saturday, 30 January 2027`. */
export function longDate(words: FeedWords, date: CalendarDate): string {
  const weekday = words.weekdays.split(', ')[WEEKDAYS.indexOf(weekdayOf(date))]
  return fillGaps(words.longDate, { ...partsOf(words, date), weekday })
}

/** `30 January 2027`. */
export function dateText(words: FeedWords, date: CalendarDate): string {
  return fillGaps(words.date, partsOf(words, date))
}

/** `January 2027`. */
export function monthText(words: FeedWords, month: CalendarMonth): string {
  return fillGaps(words.month, partsOf(words, `${month}-01`))
}

function partsOf({ months }: FeedWords, date: CalendarDate) {
  const [year, month, day] = date.split('-').map(Number)
  return { day, month: months.split(', ')[month - 1], year }
}
