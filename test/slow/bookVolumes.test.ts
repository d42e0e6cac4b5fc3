// Series: volumes without twins among them, each with the same bytes however it is made; and books filled with puzzles.

import { spawn } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getMeta } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { parsePuzzle } from '../../src/index.ts'
import { makeSeen } from '../../src/maker/seenPuzzles.ts'
import { MAIN, recordsOf, runBuilt } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { openPdf, pagesOf } from '../support/pdf.ts'

// There are few Sudokus of 4x4, so volumes that did not avoid each other would have twins.
const RECIPE = `
title: Little Squares
seed: spring
trim: 5x8
language: de
sections:
  - { family: sudoku, shape: 4x4, count: 5, stars: 1 }
  - { family: kenken, shape: 4x4, count: 3, stars: 2 }
`

function withRecipe(): string {
  const folder = newFolder()
  writeFileSync(join(folder, 'little.yaml'), RECIPE)
  return folder
}

const BOOK = ['book', 'little.yaml', '--out', 'l.pdf']

const book = (cwd: string, ...args: string[]) => runBuilt([...BOOK, ...args], { cwd })

const filesOf = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')]))

describe('--volumes', () => {
  let folder: string
  let all: Record<string, string>
  beforeAll(() => {
    folder = withRecipe()
    expect(book(folder, '--volumes', '3').status).toBe(0)
    all = filesOf(folder)
  })

  it('makes each volume and its records, and leaves nothing else', () => {
    const volumes = [1, 2, 3].flatMap((volume) => [`l-${volume}.pdf`, `l-${volume}.puzzles.jsonl`])
    expect(Object.keys(all).sort()).toEqual([...volumes, 'little.yaml'])
  })

  it('puts no twin into another volume', () => {
    const seen = makeSeen('essential')
    for (const volume of [1, 2, 3]) {
      const standings = recordsOf(join(folder, `l-${volume}.puzzles.jsonl`)).map(({ id }) => {
        const { family, puzzle } = parsePuzzle(id)
        return { family, keys: seen.keysOf(family, puzzle) }
      })
      // Twins within a volume are judged by its own rule.
      const own = makeSeen('essential')
      for (const { family, keys } of standings) {
        if (own.of(family).add(keys) === 'new') expect(seen.of(family).add(keys)).toBe('new')
      }
    }
  })

  it('names the volume on the title page, in running heads and in the title of the file', async () => {
    for (const volume of [1, 3]) {
      const pdf = await openPdf(readFileSync(join(folder, `l-${volume}.pdf`)))
      const { info } = await getMeta(pdf)
      expect(info.Title).toBe(`Little Squares, Band ${volume}`)
      const texts = (await pagesOf(pdf)).map(({ phrases }) => phrases.map(({ text }) => text))
      expect(texts[0]).toContain(`Band ${volume}`)
      expect(texts.flat()).toContain(`Little Squares · Band ${volume}`)
    }
  })

  it('makes volume 1 with the puzzles of the book alone', () => {
    const alone = withRecipe()
    expect(book(alone).status).toBe(0)
    expect(readFileSync(join(alone, 'l.puzzles.jsonl'), 'base64')).toBe(all['l-1.puzzles.jsonl'])
  })

  it('makes one volume alone, with the same bytes, and those before it only if their records are missing', () => {
    const other = withRecipe()
    for (const name of ['l-1.puzzles.jsonl', 'l-2.puzzles.jsonl'])
      cpSync(join(folder, name), join(other, name))
    expect(book(other, '--volumes', '3..3').status).toBe(0)
    expect(existsSync(join(other, 'l-1.pdf'))).toBe(false)
    expect(readFileSync(join(other, 'l-3.pdf'), 'base64')).toBe(all['l-3.pdf'])
    rmSync(join(other, 'l-2.puzzles.jsonl'))
    expect(book(other, '--volumes', '3..3').status).toBe(0)
    expect(readFileSync(join(other, 'l-2.pdf'), 'base64')).toBe(all['l-2.pdf'])
    expect(existsSync(join(other, 'l-1.pdf'))).toBe(false)
  })

  it('resumes after an interruption, to the same bytes', async () => {
    const other = withRecipe()
    const running = spawn(process.execPath, [MAIN, ...BOOK, '--volumes', '3'], { cwd: other })
    running.stderr.on('data', (text) => {
      if (String(text).includes('l-1.pdf:')) running.kill('SIGINT')
    })
    const code = await new Promise((end) => running.on('exit', end))
    expect(code).toBe(130)
    expect(existsSync(join(other, 'l-3.pdf'))).toBe(false)
    expect(book(other, '--volumes', '3').status).toBe(0)
    expect(filesOf(other)).toEqual(all)
  })

  it.each([
    ['0', 'expected a number of volumes from 1 to 99'],
    ['3..2', 'did you mean "2..3"?'],
    ['three', 'expected a number of volumes from 1 to 99'],
  ])('refuses %s', (volumes, sentence) => {
    const { status, stderr } = book(folder, '--volumes', volumes)
    expect(stderr).toContain(sentence)
    expect(status).toBe(2)
  })
})

describe('--fill', () => {
  it('says how many puzzles would fill a short book, and makes them after those of the book', () => {
    const folder = withRecipe()
    const short = book(folder)
    expect(short.status).toBe(0)
    const [, more] = /too short to be bound: \d+ pages, but at least 24 are needed; (\d+) more puzzles/.exec(
      short.stderr,
    ) as RegExpExecArray
    expect(short.stderr).toContain('add --fill to make them')
    const few = recordsOf(join(folder, 'l.puzzles.jsonl'))
    const filled = book(folder, '--fill')
    expect(filled.stderr).toMatch(/l\.pdf: 2[468] pages/)
    expect(filled.stderr).not.toContain('too short')
    expect(filled.status).toBe(0)
    const all = recordsOf(join(folder, 'l.puzzles.jsonl'))
    expect(all).toHaveLength(few.length + Number(more))
    const ids = new Set(all.map(({ id }) => id))
    expect(ids.size).toBe(all.length)
    expect(few.every(({ id }) => ids.has(id))).toBe(true)
    expect(readdirSync(folder).sort()).toEqual(['l.pdf', 'l.puzzles.jsonl', 'little.yaml'])
  })

  it('does not go with files of puzzles', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'p.yaml'), 'title: P\nfill: true\npuzzles: [p.jsonl]\n')
    const { stderr, status } = runBuilt(['book', 'p.yaml'], { cwd: folder })
    expect(stderr).toContain('p.yaml:2')
    expect(stderr).toContain('not with "puzzles"')
    expect(status).toBe(1)
  })
})
