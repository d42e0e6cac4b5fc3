// A small solver: `node tinySudoku.mjs MOST [PUZZLE]` counts solutions to MOST and prints what tdoku does; 0 prints no number.

import { readFileSync } from 'node:fs'

const [most, given] = process.argv.slice(2)
const text = (given ?? readFileSync(0, 'utf8')).trim()
const cells = Array.from(text, (character) => (character === '.' ? 0 : Number(character)))
const box = (cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3)
const sees = (a, b) => Math.floor(a / 9) === Math.floor(b / 9) || a % 9 === b % 9 || box(a) === box(b)
const peers = cells.map((_, a) => cells.flatMap((_, b) => (a !== b && sees(a, b) ? [b] : [])))
const free = (cell) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => peers[cell].every((peer) => cells[peer] !== digit))
let count = 0
let first = ''
function search() {
  const empty = cells.flatMap((digit, cell) => (digit === 0 ? [[cell, free(cell)]] : []))
  if (empty.length === 0) {
    first ||= cells.join('')
    return ++count >= Math.max(1, Number(most))
  }
  const [cell, digits] = empty.reduce((least, one) => (one[1].length < least[1].length ? one : least))
  for (const digit of digits) {
    cells[cell] = digit
    if (search()) return true
  }
  cells[cell] = 0
  return false
}
search()
console.log(most === '0' ? first : `${text}:${count}:${first}`)
