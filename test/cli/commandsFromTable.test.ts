// The table of help texts and the program have the same commands, and help shows the texts.

import { describe, expect, it } from 'vitest'
import table from '../../src/cli/commands.json' with { type: 'json' }
import { runWords } from '../support/program.ts'

/** What help says, as one line. */
async function helpOf(...words: readonly string[]): Promise<string> {
  const { stdout, status } = await runWords([...words, '--help'])
  expect(status).toBe(0)
  return stdout.replaceAll(/\s+/g, ' ')
}

/** The names of the commands that help lists below a command. */
async function namesBelow(...words: readonly string[]): Promise<string[]> {
  const { stdout } = await runWords([...words, '--help'])
  const [, list = ''] = stdout.split(/^Commands:$/m)
  return Array.from(list.split(/^\S/m)[0].matchAll(/^ {2}(\S+)/gm), ([, name]) => name).filter(
    (name) => name !== 'help',
  )
}

it('has each command of the program, and no other', async () => {
  const above = await namesBelow()
  const below = await Promise.all(
    above.map(async (name) => [name, ...(await namesBelow(name)).map((own) => `${name} ${own}`)]),
  )
  expect(above.length).toBeGreaterThan(15)
  expect(below.flat().sort()).toEqual(Object.keys(table.commands).sort())
})

describe.each(Object.entries(table.commands))('help of %s', (name, { summary, description, help }) => {
  it('shows its texts', async () => {
    const words = name.split(' ')
    const shown = await helpOf(...words)
    expect(shown).toContain(description.replaceAll(/\s+/g, ' '))
    for (const line of help.filter((one) => !one.includes('{')))
      expect(shown).toContain(line.replaceAll(/\s+/g, ' '))
    expect(await helpOf(...words.slice(0, -1))).toContain(summary)
  })
})
