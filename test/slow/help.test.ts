// Examples of help texts, pasted into a shell: they make and grade puzzles for some seconds.

import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { MAIN, runBuilt } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'

/** The folder for the files of the examples. */
const folder = newFolder()

describe('help', () => {
  it.each(['solve', 'verify', 'convert', 'grade', 'explain'])(
    '%s --help has examples that work when pasted',
    (command) => {
      const { stdout, status } = runBuilt([command, '--help'])
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
    },
  )
})
