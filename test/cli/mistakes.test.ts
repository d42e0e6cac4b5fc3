// Mistakes that people make at the command line. Each is answered by an exit code and by one line that states
// what is wrong and what is right.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EXIT } from '../../src/cli/shared/output.ts'
import { GENERATOR_VERSION } from '../../src/maker/maker.ts'
import { runBuilt } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { runWords, wordsOf } from '../support/program.ts'
import table from './mistakes.json' with { type: 'json' }

const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const folder = newFolder()

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

describe('wrong usage', () => {
  it.each(table.usage.map((row) => row.map((text) => text.replace('VERSION', String(GENERATOR_VERSION)))))(
    '%s: %s',
    async (typed, answer) => {
      const { stdout, stderr, status } = await runWords(wordsOf(typed))
      expect(stderr.startsWith(`error: ${answer}`), stderr).toBe(true)
      const [line, help, ...rest] = stderr.trimEnd().split('\n')
      expect(line).not.toMatch(/undefined|\bat \w+ \(/)
      if (help !== undefined) expect(help).toMatch(/^\(all options: puzzlewright.* --help\)$/)
      expect(rest).toEqual([])
      expect([stdout, status]).toEqual(['', EXIT.usage])
    },
  )

  it('recognises the names that the shell puts in place of *', async () => {
    const names = readdirSync('.').filter((name) => !name.startsWith('.'))
    const answerTo = async (...words: string[]) =>
      (await runWords([...words, ...names])).stderr.split('\n')[0]
    expect(await answerTo('generate', 'kenken', '--operators')).toBe(
      "error: the shell replaced * after --operators by the names of the files here; quote it: --operators '+*', or write x: --operators +x",
    )
    expect(await answerTo('generate', 'sudoku', '-n')).toBe(
      'error: the shell replaced * after -n by the names of the files here; -n takes <puzzles>',
    )
    expect(await answerTo('generate', 'kenken')).toBe(
      "error: the shell replaced * by the names of the files here; quote it: '*'",
    )
  })

  it('lets * stand for all files where several are taken', () => {
    const all = join(folder, 'all')
    mkdirSync(all)
    for (const name of ['a.txt', 'b.txt']) writeFileSync(join(all, name), `${SUDOKU}\n`)
    const { stderr, status } = runBuilt(['explain', 'a.txt', 'b.txt', '--from', 'nosuch'], { cwd: all })
    expect([stderr.split('\n')[0], status]).toEqual([
      'error: --from needs exactly one puzzle, got 2',
      EXIT.usage,
    ])
  })

  it('takes the name of the only file of a folder as typed', () => {
    const alone = join(folder, 'alone')
    mkdirSync(alone)
    writeFileSync(join(alone, 'two.txt'), `${SUDOKU}\n${SUDOKU}\n`)
    const { stderr, status } = runBuilt(['explain', 'two.txt', '--from', 'nosuch'], { cwd: alone })
    expect(stderr).toMatch(/^error: --from needs exactly one puzzle, got 2\n/)
    expect(status).toBe(EXIT.usage)
  })
})

describe('wrong input', () => {
  for (const [name, text] of Object.entries(table.files)) file(name, Buffer.from(text, 'latin1'))
  it.each(table.input as [string, string, string, number][])('%s', async (_, typed, answer, exit) => {
    const { stdout, stderr, status } = await runWords(
      wordsOf(typed.replace('VERSION', String(GENERATOR_VERSION)).replaceAll(/(?<=\s)F\b/g, folder)),
    )
    const lines = stderr.trimEnd().split('\n')
    expect(stderr).toContain(answer)
    expect(lines.filter((line) => !/^(seed|\(all)/.test(line))).toHaveLength(1)
    expect([stdout, status]).toEqual(['', exit])
  })
})

describe('the program accepts', () => {
  it.each(table.accepted)('%s', async (typed, answer) => {
    const { stdout, stderr, status } = await runWords(wordsOf(typed))
    expect([stderr, status]).toEqual(['', EXIT.fine])
    expect(stdout).toContain(answer)
  })

  it.each([
    ['Windows line ends', `${SUDOKU}\r\n`],
    ['a byte order mark', `\ufeff${SUDOKU}\n`],
    ['a header with another name', 'Number-Path 1x3\n1,,\n'],
    ['a one-line name with another name', 'numbrix:1x3:1,,'],
  ])('%s', async (_, text) => {
    expect(await runWords(['solve', '--json'], text)).toMatchObject({ stderr: '', status: EXIT.fine })
  })

  it('--json with --out, and writes the record to the file in a new folder', () => {
    const out = join(folder, 'new', 'one.jsonl')
    const words = ['generate', 'sudoku', '--shape', '4x4', '--seed', 's', '--json', '--quiet', '--out', out]
    const { stdout, stderr, status } = runBuilt([...words])
    expect([stdout, stderr, status]).toEqual(['', '', EXIT.fine])
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ family: 'sudoku' })
  })
})
