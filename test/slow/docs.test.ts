// The examples of the documents, pasted into a shell: every ```sh block of README.md and docs/, in order, in one new folder for
// each document. `npx puzzlewright` is this checkout's program. A block must exit with 0 and print just what the ```output block
// after it has, in which a line `...` stands for any lines: on standard output, or on standard error if it prints nothing
// there. test/docs.test.ts states the rules.

import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Document, PROJECT, readDocuments } from '../support/documents.ts'
import { newFolder } from '../support/folder.ts'

/** A line of an output block that stands for any number of lines. */
const GAP = '...'

/** A folder with a program `npx` that runs this checkout's puzzlewright. */
const programs = newFolder()
writeFileSync(
  join(programs, 'npx'),
  `#!/bin/sh
[ "$1" = puzzlewright ] || { echo "npx $1 is not for examples" >&2; exit 2; }
shift
exec "${process.execPath}" "${join(PROJECT, 'dist/program/main.js')}" "$@"
`,
  { mode: 0o755 },
)
afterAll(() => rmSync(programs, { recursive: true }))

const documents = readDocuments().filter(
  ({ path, blocks }) =>
    (path === 'README.md' || dirname(path) === 'docs') && blocks.some(({ language }) => language === 'sh'),
)

describe('examples of documents', () => {
  // Several at once: most commands use one core.
  it.concurrent.each(documents)('$path has examples that work when pasted', async (document) => {
    const folder = newCheckout()
    try {
      await runExamples(document, folder)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('an output block', () => {
  it.each([
    ['a\nb', 'a\nb\n', true],
    ['a\n...', 'a\nb\n', true],
    ['...\nb', 'a\nb\n', true],
    ['a\n...\nc', 'a\nb\nc', true],
    ['a\n...\nb', 'a\nb', true],
    ['...\nb\n...', 'a\nb\nc', true],
    ['a', 'a\nb', false],
    ['b\n...', 'a\nb', false],
    ['...\na', 'a\nb', false],
    ['...\nb\n...\na', 'a\nb', false],
    ['a\n...\na', 'a', false],
  ])('%j fits %j: %s', (expected, printed, isFitting) => {
    expect(fits(expected.split('\n'), printed)).toBe(isFitting)
  })
})

/** An empty folder with the parts of a checkout that examples use. */
function newCheckout(): string {
  const folder = newFolder()
  mkdirSync(join(folder, 'generated'))
  symlinkSync(join(PROJECT, 'examples'), join(folder, 'examples'))
  return folder
}

async function runExamples({ path, blocks }: Document, folder: string): Promise<void> {
  for (const [index, { language, lines, line }] of blocks.entries()) {
    if (language !== 'sh') continue
    const place = `${path}:${line}`
    const { stdout, stderr, status } = await runInBash(lines.join('\n'), folder)
    expect(status, `${place}\n${stderr}`).toBe(0)
    const next = blocks[index + 1]
    if (next?.language !== 'output' || !next.followsBlock) continue
    const printed = stdout === '' ? stderr : stdout
    // Prints both texts completely if they differ.
    if (!fits(next.lines, printed)) expect(printed, place).toBe(next.lines.join('\n'))
  }
}

function runInBash(script: string, folder: string) {
  const env = { ...process.env, NO_COLOR: '1', PATH: `${programs}${delimiter}${process.env.PATH}` }
  return new Promise<{ stdout: string; stderr: string; status: unknown }>((resolve) => {
    const child = execFile(
      'bash',
      ['--norc', '-euo', 'pipefail', '-c', script],
      { cwd: folder, env, maxBuffer: 1 << 28 },
      (error, stdout, stderr) =>
        resolve({ stdout, stderr, status: error ? (error.code ?? error.signal) : 0 }),
    )
    child.stdin?.end()
  })
}

/** Whether a text has the lines of an output block, whose gaps match any lines. */
function fits(expected: readonly string[], text: string): boolean {
  const printed = text.trimEnd().split('\n')
  const parts: string[][] = [[]]
  for (const line of expected) {
    if (line === GAP) parts.push([])
    else parts[parts.length - 1].push(line)
  }
  const [first, ...others] = parts
  const last = others.pop()
  if (!isAt(printed, 0, first)) return false
  if (!last) return printed.length === first.length
  let from = first.length
  for (const part of others) {
    while (from + part.length <= printed.length && !isAt(printed, from, part)) from++
    from += part.length
  }
  const end = printed.length - last.length
  return from <= end && isAt(printed, end, last)
}

function isAt(printed: readonly string[], from: number, part: readonly string[]): boolean {
  return part.every((line, index) => printed[from + index] === line)
}
