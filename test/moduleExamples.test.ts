// The examples of the library compile and print what the documents state.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { examplesIn, runExamples } from './support/moduleExamples.ts'
import { entryFiles } from './support/publicApi.ts'
import { ROOT } from './support/sourceFiles.ts'

const documents = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'))
const files = ['README.md', ...documents.map((name) => `docs/${name}`), ...entryFiles()]
const examples = files.flatMap(examplesIn)
const { mistakes, printed } = runExamples(examples)

describe('the examples of the library', () => {
  it('compile', () => {
    expect(mistakes).toEqual([])
  })

  it.each(examples.map((example, index) => ({ ...example, print: printed[index] })))(
    '$place prints the output that follows it',
    ({ print, output }) => {
      if (output === undefined) expect(print).not.toBe('')
      else expect(print).toBe(output)
    },
  )

  it('cover every entry that runs without a browser', () => {
    const without = entryFiles().filter((file) => examplesIn(file).length === 0)
    expect(without).toEqual(['src/player/player.ts'])
  })
})
