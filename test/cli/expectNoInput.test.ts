// No command replaces a file that it reads.

import { spawnSync } from 'node:child_process'
import { closeSync, linkSync, openSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import table from '../../src/cli/commands.json' with { type: 'json' }
import { EXIT } from '../../src/cli/shared/output.ts'
import { MAIN } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { runWords, wordsOf } from '../support/program.ts'

const PUZZLE = '1.....2..3.....4\n'

let folder: string
let file: string
beforeEach(() => {
  folder = newFolder()
  file = join(folder, 'mine.txt')
  writeFileSync(file, PUZZLE)
  symlinkSync('mine.txt', join(folder, 'symbolic.txt'))
  linkSync(file, join(folder, 'hard.txt'))
})

it.each([
  ['render F/mine.txt --out F/mine.txt', 'mine.txt'],
  ['render F/other.txt F/mine.txt --out F/./mine.txt', 'mine.txt'],
  ['render F/mine.txt --format svg --out F/symbolic.txt', 'mine.txt'],
  ['render F/symbolic.txt --out F/mine.txt', 'symbolic.txt'],
  ['render F/mine.txt --out F/hard.txt', 'mine.txt'],
  ['page F/mine.txt --single --out F/mine.txt', 'mine.txt'],
  ['book F/mine.txt --words F/mine.txt', 'mine.txt'],
  ['book --title B --puzzles F/mine.txt --words F/hard.txt', 'mine.txt'],
  [
    'bench run F/mine.txt --contenders full/fewest-alternatives/ascending --node-limit 9 --time-limit none --out F/mine.txt',
    'mine.txt',
  ],
])('%s', async (typed, name) => {
  const words = wordsOf(typed).map((word) => word.replaceAll('F/', `${folder}/`))
  expect(await runWords(words)).toEqual({
    stdout: '',
    stderr: `error: ${join(folder, name)} would be overwritten; write to another file\n`,
    status: EXIT.usage,
  })
  expect(readFileSync(file, 'utf8')).toBe(PUZZLE)
})

it.each([['render'], ['render', '-']])('%s %s < mine.txt --out mine.txt', (...words) => {
  const input = openSync(file, 'r')
  const { stderr, status } = spawnSync(process.execPath, [MAIN, ...words, '--out', file], {
    stdio: [input, 'pipe', 'pipe'],
    encoding: 'utf8',
  })
  closeSync(input)
  expect(stderr).toBe('error: the file on standard input would be overwritten; write to another file\n')
  expect(status).toBe(EXIT.usage)
  expect(readFileSync(file, 'utf8')).toBe(PUZZLE)
})

it('writes to a folder that has the input, and to a new file beside it', async () => {
  for (const out of [`${folder}/`, join(folder, 'new.svg')]) {
    const words = ['render', file, '--format', 'svg', '--out', out]
    expect(await runWords(words), out).toEqual({ stdout: '', stderr: '', status: EXIT.fine })
  }
})

it('knows every option that names a file to write', () => {
  const commands = Object.values(table.commands).map((command) => ('takes' in command ? command.takes : {}))
  const outputs = [...commands, ...Object.values(table.shared)]
    .flatMap((takes) => Object.entries<object>(takes))
    .filter(([flags]) => flags.includes('--out '))
  expect(outputs.length).toBeGreaterThan(15)
  for (const [, facts] of outputs) expect(Object.keys(facts)[0]).toMatch(/^(file|exportedFile)$/)
})
