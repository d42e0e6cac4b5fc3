// The texts of feeds and their pages in English and German. Texts in other languages come from a file with the same keys.

import type { Language } from '../words/languages.ts'
import { say } from '../words/say.ts'
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
  puzzlesOf: 'Puzzles for {date}',
  notYet: "Today's puzzles are not out yet. These are the newest ones.",
  newDay: "Today's puzzles are out",
  archive: 'Archive',
  allOfSlot: 'All puzzles: {slot}',
  latest: 'Latest puzzles',
  earlier: 'Earlier',
  later: 'Later',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  play: 'Play',
  print: 'Print',
  solution: 'Solution',
  solutionOf: 'Solution for {date}',
  yesterday: "Yesterday's solutions",
  solutionLater: 'The solution appears on {date}.',
  otherPuzzles: "The day's other puzzles",
  stars: '{stars} of 5 stars',
  difficulty: 'Difficulty: {word}',
  corrected: 'Corrected on {date}: {note}',
  withdrawn: 'Withdrawn on {date}: {note}',
  rerun: 'This puzzle already appeared on {date}.',
  noScript: 'Without scripts you can print this puzzle, but not play it here.',
  solved: 'Solved',
  streak: 'Days in a row: {days}',
  longestStreak: 'Longest streak: {days}',
  solvedAll: 'Solved: {puzzles}',
  noStreak: 'Solve a puzzle to start counting your days in a row.',
  keepStreak: 'Your streak is kept in this browser only.',
  exportStreak: 'Save to a file',
  importStreak: 'Load from a file',
  imported: 'Solved puzzles in this browser: {puzzles}.',
  notImported: 'This file has no solved puzzles from this site.',
  follow: 'Follow',
  jsonFeed: 'JSON Feed',
  atomFeed: 'Atom',
  calendar: 'Calendar',
  embed: 'Put this puzzle on your page',
  embedLine: 'This line of HTML shows a new puzzle every day. Copy and paste it:',
  embedDate: 'This line always shows this puzzle:',
  copy: 'Copy',
  copied: 'Copied',
  partitioned: 'Your moves are kept for this page only.',
  allAt: 'More puzzles',
  madeWith: 'Made with Puzzlewright',
  by: 'By {author}',
  scanToPlay: 'Play online:',
  review: 'Coming puzzles',
  reviewPrivate: 'Private: this page shows future puzzles and their solutions.',
  reviewShape: 'Shape:',
  reviewDegree: 'Degree:',
  reviewTier: 'Tier:',
  reviewTechnique: 'Hardest technique:',
  reviewClues: 'Clues:',
  reviewRevision: 'Revision:',
  reviewRerun: 'Rerun of',
  tiers: 'looking alone, techniques, assumptions, nested assumptions',
  planned: 'Planned',
  missing: 'No puzzle here',
  missingWhy: 'It may not be out yet.',
  offline: 'You are offline, and this page is not stored on this device.',
}

/** The key of a text. */
type FeedWord = keyof typeof ENGLISH

/** The texts of a feed. */
export type FeedWords = Readonly<Record<FeedWord, string>>

/** The built-in texts of feeds, by language. */
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
    notYet: 'Die Rätsel von heute sind noch nicht erschienen. Dies sind die neuesten.',
    newDay: 'Die Rätsel von heute sind erschienen',
    archive: 'Archiv',
    allOfSlot: 'Alle Rätsel: {slot}',
    latest: 'Neueste Rätsel',
    earlier: 'Früher',
    later: 'Später',
    previousDay: 'Vorheriger Tag',
    nextDay: 'Nächster Tag',
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
    noScript: 'Ohne JavaScript können Sie dieses Rätsel hier nur drucken, nicht spielen.',
    solved: 'Gelöst',
    streak: 'Tage in Folge: {days}',
    longestStreak: 'Längste Serie: {days}',
    solvedAll: 'Gelöst: {puzzles}',
    noStreak: 'Lösen Sie ein Rätsel, und Ihre Serie beginnt.',
    keepStreak: 'Ihre Serie wird nur in diesem Browser gespeichert.',
    exportStreak: 'In eine Datei speichern',
    importStreak: 'Aus einer Datei laden',
    imported: 'Gelöste Rätsel in diesem Browser: {puzzles}.',
    notImported: 'Diese Datei enthält keine gelösten Rätsel dieser Website.',
    follow: 'Abonnieren',
    jsonFeed: 'JSON Feed',
    atomFeed: 'Atom',
    calendar: 'Kalender',
    embed: 'Dieses Rätsel auf Ihrer Website zeigen',
    embedLine: 'Diese HTML-Zeile zeigt jeden Tag ein neues Rätsel. Kopieren Sie sie auf Ihre Seite:',
    embedDate: 'Diese Zeile zeigt immer dieses Rätsel:',
    copy: 'Kopieren',
    copied: 'Kopiert',
    partitioned: 'Ihre Züge werden nur für diese Seite gespeichert.',
    allAt: 'Weitere Rätsel',
    madeWith: 'Erstellt mit Puzzlewright',
    by: 'Von {author}',
    scanToPlay: 'Online spielen:',
    review: 'Kommende Rätsel',
    reviewPrivate: 'Vertraulich: Diese Seite zeigt kommende Rätsel mit ihren Lösungen.',
    reviewShape: 'Format:',
    reviewDegree: 'Grad:',
    reviewTier: 'Stufe:',
    reviewTechnique: 'Schwerste Technik:',
    reviewClues: 'Vorgaben:',
    reviewRevision: 'Fassung:',
    reviewRerun: 'Wiederholung vom',
    tiers: 'genaues Hinsehen, Techniken, Annahmen, verschachtelte Annahmen',
    planned: 'Geplant',
    missing: 'Kein Rätsel unter dieser Adresse',
    missingWhy: 'Vielleicht ist es noch nicht erschienen.',
    offline: 'Sie sind offline, und diese Seite ist auf diesem Gerät nicht gespeichert.',
  },
}

/** `Saturday, 30 January 2027`. */
export function longDate(words: FeedWords, date: CalendarDate): string {
  const weekday = words.weekdays.split(', ')[WEEKDAYS.indexOf(weekdayOf(date))]
  return say(words.longDate, { ...partsOf(words, date), weekday })
}

/** `30 January 2027`. */
export function dateText(words: FeedWords, date: CalendarDate): string {
  return say(words.date, partsOf(words, date))
}

/** `January 2027`. */
export function monthText(words: FeedWords, month: CalendarMonth): string {
  return say(words.month, partsOf(words, `${month}-01`))
}

function partsOf({ months }: FeedWords, date: CalendarDate) {
  const [year, month, day] = date.split('-').map(Number)
  return { day, month: months.split(', ')[month - 1], year }
}
