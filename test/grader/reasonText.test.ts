// Facts in sentences: the names of groups are those of the language, also within longer facts.

import { expect, it } from 'vitest'
import { withArticle } from '../../src/families/withArticle.ts'
import { factText, listText } from '../../src/grader/reasonText.ts'

const groups = {
  row: 'Zeile {number}',
  falling: 'der fallenden Diagonale',
  leftover: 'den Innies mit der Summe {number}',
  and: 'und',
  or: 'oder',
  orBeforeEight: 'oder',
}

it.each([
  ['row 3', 'Zeile 3'],
  ['row 3, falling, column 2', 'Zeile 3, der fallenden Diagonale, column 2'],
  ['row 1 (2+7, 3+6), row 2 (4+5)', 'Zeile 1 (2+7, 3+6), Zeile 2 (4+5)'],
  ['r1c2 = 3, 4; r1c3 = 5', 'r1c2 = 3, 4; r1c3 = 5'],
  ['leftover 15 (row 3, 45 − 10 − 20)', 'den Innies mit der Summe 15 (Zeile 3, 45 − 10 − 20)'],
  [7, '7'],
])('%s is told as %s', (fact, told) => {
  expect(factText(fact, groups)).toBe(told)
})

it.each([
  ['row 3', 'Zeile 3'],
  ['row 3, row 4, falling', 'Zeile 3, Zeile 4 und der fallenden Diagonale'],
  ['row 3, column 2', 'Zeile 3, column 2'],
])('the last two groups of %s are joined by a word', (fact, told) => {
  expect(factText(fact, groups)).toBe(told)
})

it.each([
  ['cells', 'r1c2, r3c4, r5c6', 'r1c2, r3c4 und r5c6'],
  ['chain', 'r1c2, r3c4, r5c6', 'r1c2, r3c4, r5c6'],
  ['values', '1, 2, 3', '1, 2 und 3'],
  ['excluded', '1, 2', '1 oder 2'],
  ['neighbours', '4, 6', '4 und 6'],
  ['others', '4, 6, 7', '4, 6 und 7'],
  ['values', 'Elefant, Maus', 'Elefant und Maus'],
  ['cages', '3×, 11+ (r3c4, r3c5)', '3× und 11+ (r3c4, r3c5)'],
  ['others', '1+2, 3+4', '1+2, 3+4'],
  ['placements', 'r1c2 = 3, 4; r1c3 = 5', 'r1c2 = 3, 4 oder r1c3 = 5'],
  ['sets', '1+2, 3+4', '1+2, 3+4'],
])('a list of %s, %s, is told as %s', (gap, fact, told) => {
  expect(listText(gap, fact, groups)).toBe(told)
})

const spanish = { and: 'y', or: 'o', orBeforeEight: 'u' }

it.each([
  ['excluded', '7, 8', '7 u 8'],
  ['excluded', '8, 11', '8 u 11'],
  ['excluded', '10, 80', '10 u 80'],
  ['excluded', '8, 9', '8 o 9'],
  ['excluded', '1, 18', '1 o 18'],
  ['values', '7, 8', '7 y 8'],
])('in Spanish, the list of %s %s is told as %s', (gap, fact, told) => {
  expect(listText(gap, fact, spanish)).toBe(told)
})

it.each([
  'a 9x9 board',
  'an 8x8 board',
  'an 11x11 board',
  'an 18x2 board',
  'a 1x2 board',
  'an Elephant board',
])('an article is right in %s', (told) => {
  expect(withArticle(told.replace(/^an? /, ''))).toBe(told)
})
