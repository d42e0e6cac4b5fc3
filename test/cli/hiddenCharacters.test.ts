// Names of files may hold any character but a slash. In what people read, none of them commands the terminal.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { corpusText } from '../support/corpusRecords.ts'
import { newFolder } from '../support/folder.ts'
import { runWords } from '../support/program.ts'
import { built } from '../support/tinyCorpus.ts'

const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
/** Sets the title of a terminal, clears it, and begins a line that looks like one of this program. */
const NAME = '\x1b]0;owned\x07\x1b[2J\nerror: \u009b31m\u202ea'
const SHOWN = '\\u{1b}]0;owned\\u{7}\\u{1b}[2J\\nerror: \\u{9b}31m\\u{202e}a'

const folder = newFolder()
const place = (text: string, ending = '.txt') => {
  const path = join(folder, NAME + ending)
  writeFileSync(path, text)
  return path
}
mkdirSync(join(folder, NAME))

const FILES = {
  puzzle: place(`${SUDOKU}\n`),
  'no puzzle': place('5'.repeat(80), '.wrong'),
  records: place(corpusText(), '.jsonl'),
  none: join(folder, `${NAME}.none`),
  folder: join(folder, NAME),
  'new folder': join(folder, `${NAME}.new`),
}
const WRONG = ['no puzzle', 'none'] as const
const NEITHER = [...WRONG, 'folder'] as const

it.each([
  ...['solve', 'verify', 'grade', 'explain', 'render', 'convert --to sdm'].flatMap((command) =>
    (['puzzle', ...WRONG] as const).map((file) => [command, file] as const),
  ),
  ...[
    'play',
    'page --out x',
    'sheet --out x.pdf --count 1',
    'preflight',
    'book',
    'cover --out x.pdf',
  ].flatMap((command) => WRONG.map((file) => [command, file] as const)),
  ...['finish', 'verify', 'stats', 'status', 'make --out x', 'sample -n 1 --seed s', 'merge --out x'].flatMap(
    (command) => NEITHER.map((file) => [`corpus ${command}`, file] as const),
  ),
  ...['corpus stats', 'corpus verify --sample 1'].map((command) => [command, 'records'] as const),
  ...['build', 'verify', 'calendar', 'review', 'serve'].flatMap((command) =>
    NEITHER.map((file) => [`feed ${command}`, file] as const),
  ),
  ['feed init', 'new folder'] as const,
  ...[
    'run --contenders norvig --node-limit 1 --time-limit none --out x',
    'report --out x',
    'compare',
  ].flatMap((command) => WRONG.map((file) => [`bench ${command}`, file] as const)),
])('%s: %s', async (command, file) => {
  const words = [...command.split(' '), FILES[file]]
  const { stdout, stderr } = await runWords(words, '', (await built).runProgram)
  for (const text of [stdout, stderr]) expect(text).not.toMatch(/(?!\n)\p{Cc}|\u202e|^error: \\u/mu)
  if (stderr !== '' && stderr.includes('owned')) expect(stderr).toContain(SHOWN)
})
