// Examples of help texts, pasted into a shell: they make and grade puzzles for some seconds.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const MAIN = resolve(import.meta.dirname, '../../dist/cli/main.js')

/** The folder for the files of the examples. */
const folder = mkdtempSync(join(tmpdir(), 'help-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('help', () => {
  it.each(['grade', 'explain'])('%s --help has examples that work when pasted', (command) => {
    const { stdout, status } = spawnSync(process.execPath, [MAIN, command, '--help'], { encoding: 'utf8' })
    expect(status).toBe(0)
    const examples = Array.from(stdout.matchAll(/^ {2}((?:echo|puzzlewright) .*)$/gm), ([, line]) => line)
    expect(examples.length).toBeGreaterThan(1)
    for (const line of examples) {
      const pasted = line.replaceAll('puzzlewright', `"${process.execPath}" "${MAIN}"`)
      const { stderr, status: answered } = spawnSync('/bin/sh', ['-c', pasted], {
        cwd: folder,
        encoding: 'utf8',
      })
      expect([stderr, answered], line).toEqual(['', 0])
    }
  })
})
