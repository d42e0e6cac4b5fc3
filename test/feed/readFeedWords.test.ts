// The words of a feed: those of its language, and replacements from a file.

import { describe, expect, it } from 'vitest'
import { dateText, longDate, monthText } from '../../src/feed/feedWordsAndDateTexts.ts'
import { feedWordsText, readFeedWords } from '../../src/feed/readFeedWords.ts'
import * as catalogue from '../../src/words/catalogue.ts'

const { en, de } = catalogue.feed
const FRENCH = feedWordsText('en').replace('"Today"', '"Aujourd’hui"')

describe('words', () => {
  it('are those of the language', () => {
    expect(readFeedWords('en', undefined)).toEqual(en)
    expect(readFeedWords('de-AT', undefined)).toEqual(de)
  })

  it('have the same gaps and as many entries in every language', () => {
    for (const [language, words] of Object.entries(catalogue.feed)) {
      expect(readFeedWords('en', JSON.stringify(words)), language).toEqual(words)
    }
  })

  it('are replaced by those of a file, in YAML and in JSON', () => {
    expect(readFeedWords('en', 'today: Now')).toEqual({ ...en, today: 'Now' })
    expect(readFeedWords('de', '{ "today": "Jetzt" }')).toEqual({ ...de, today: 'Jetzt' })
  })

  it('can be written to a file and read back', () => {
    expect(readFeedWords('pt', feedWordsText('de'))).toEqual(de)
    expect(readFeedWords('pt', FRENCH).today).toBe('Aujourd’hui')
  })

  it('may have gaps in another order', () => {
    const own = 'longDate: "{year}, {month} {day}: {weekday}"\ndate: "{year}-{month}-{day}"'
    const words = readFeedWords('en', own)
    expect(longDate(words, '2027-01-30')).toBe('2027, January 30: Saturday')
    expect(dateText(words, '2027-12-01')).toBe('2027-December-1')
  })
})

describe('the author of words', () => {
  it.each([
    ['en', 'todya: x', 'unknown key "todya"; did you mean "today"?'],
    ['en', 'xyzzyxyzzy: x', 'unknown key "xyzzyxyzzy"'],
    ['en', 'constructor: x', 'unknown key "constructor"'],
    ['en', 'today: 7', '"today" must be a text'],
    ['en', 'today: ""', '"today" must be a text'],
    ['en', 'today: [x]', '"today" must be a text'],
    ['en', 'today: "{date}"', '"today" must have no placeholders, as in "Today"'],
    ['en', 'by: From me', '"by" must have the placeholders {author}, as in "By {author}"'],
    ['en', 'corrected: "On {date}"', '"corrected" must have the placeholders {date}, {note}'],
    ['en', 'by: "{autor}"', '"by" must have the placeholders {author}'],
    ['en', 'shortWeekdays: M, T, W, T, F, S', '"shortWeekdays" must have 7 entries, separated by ", "'],
    ['de', 'months: Jan', '"months" must have 12 entries, separated by ", "'],
    ['en', '- today', 'expected keys with texts, such as "today: Heute"'],
    ['en', '', 'expected keys with texts, such as "today: Heute"'],
    ['en', 'today: [', 'not valid YAML or JSON: '],
    [
      'pt',
      'today: Aujourd’hui',
      'missing texts in pt: months, weekdays, shortWeekdays, labelled, firstOfMonth, ...',
    ],
    ['pt', FRENCH.replace(/^missingWhy:.*$/m, ''), 'missing texts in pt: missingWhy'],
  ])('gets an error in %s for %j: %s', (language, text, message) => {
    expect(() => readFeedWords(language, text)).toThrow(
      expect.objectContaining({ name: 'PuzzleError', code: 'recipe' }),
    )
    expect(() => readFeedWords(language, text)).toThrow(message)
  })
})

it.each([
  [en, '2027-01-30', 'Saturday, 30 January 2027; 30 January 2027; January 2027'],
  [de, '2027-03-01', 'Montag, 1. März 2027; 1. März 2027; März 2027'],
] as const)('dates are written as their language has them: %#', (words, date, expected) => {
  const texts = [longDate(words, date), dateText(words, date), monthText(words, date.slice(0, 7))]
  expect(texts.join('; ')).toBe(expected)
})
