// Words in commands that are printed for people: a shell reads each back as one word.

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shellWord } from '../../src/formats/shellWord.ts'
import { ROOT } from '../support/sourceFiles.ts'

const WORDS = [
  ...['9x9', 'puzzles.jsonl', '', 'my feed', "it's", '$HOME', '`date`', 'a; echo b', '*', '~', '#1', '(4x4)'],
  ...['"', '\\', 'a\nb', 'ä', 'sudoku:9x9:stars=3#spring/0@1', '!!', '{a,b}', '<in', '&', '|'],
]

it('are read back by a shell', () => {
  const command = `printf '%s\\0' ${WORDS.map(shellWord).join(' ')}`
  expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' }).split('\0').slice(0, -1)).toEqual(WORDS)
})

it('are bare if that is safe', () => {
  const safe = ['9x9', 'feeds/daily', 'a@b', '2027-01-30', '--shape', 'clues=22..24', '5%']
  expect(safe.map(shellWord)).toEqual(safe)
})

/** What commands in the sources take besides words for a shell: constants and dates, and elsewhere names of families, options and dates. */
const FIXED = /^(?:[A-Z_]+|date)$/
const FIXED_THERE = [
  ...['cli/book/readRecipe.ts: path', 'cli/mistakes/usageSentence.ts: word', 'cli/play/play.ts: nearest'],
  ...[
    'cli/play/play.ts: wish',
    'cli/shared/input.ts: file',
    'cli/feed/calendar.ts: folder',
    'cli/feed/init.ts: start',
  ],
]

it('are all words of printed commands that are not fixed', () => {
  const src = join(ROOT, 'src')
  const wrong = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const commands = readFileSync(join(src, file), 'utf8').matchAll(/puzzlewright [a-z]+ [^`"\n]*/g)
      return Array.from(commands, ([command]) =>
        Array.from(command.matchAll(/\$\{([^}]*)\}/g), ([, word]) => word),
      )
        .flat()
        .filter((word) => !word.startsWith('shellWord(') && !FIXED.test(word))
        .map((word) => `${file}: ${word}`)
    })
  expect(wrong.filter((one) => !FIXED_THERE.includes(one))).toEqual([])
})
