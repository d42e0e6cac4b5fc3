// The addresses of a feed in any folder, and the nearest language that has words.

import { expect, it } from 'vitest'
import { addressOf, wordLanguage } from '../../src/feed/feedMetadata.ts'

it.each([
  ['https://paper.example/', '', 'https://paper.example/'],
  ['https://paper.example/a/b/', '', 'https://paper.example/a/b/'],
  ['https://paper.example/a/b/', 'feed.json', 'https://paper.example/a/b/feed.json'],
  ['https://paper.example/a/b/', '2027-01-30/sudoku/', 'https://paper.example/a/b/2027-01-30/sudoku/'],
  ['HTTP://Paper.Example:80/Ä/', 'feed.json', 'http://paper.example/%C3%84/feed.json'],
  ['https://rätsel.example:8443/', 'x/', 'https://xn--rtsel-gra.example:8443/x/'],
  ['https://rätsel.example/ü b%20c/', 'x/', 'https://xn--rtsel-gra.example/%C3%BC%20b%20c/x/'],
])('below %s "%s" is %s', (base, path, address) => {
  expect(addressOf({ base }, path)).toBe(address)
})

it.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-ch', 'de'],
  ['pt', 'en'],
  ['den', 'en'],
])('a feed in %s has words in %s', (language, words) => {
  expect(wordLanguage({ language })).toBe(words)
})
