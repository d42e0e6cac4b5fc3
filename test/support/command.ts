// A command as the program runs it, but in the process of the test: what it says where, and what it answers.

import { Command, CommanderError } from 'commander'
import { vi } from 'vitest'
import { EXIT } from '../../src/cli/output.ts'

export async function runCommand(add: (program: Command) => void, args: readonly string[]) {
  const said = { stdout: '', stderr: '' }
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      said[stream] += text
      return true
    }),
  )
  try {
    const status = await statusOf(add, args)
    return { ...said, status }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

async function statusOf(add: (program: Command) => void, args: readonly string[]) {
  const { exitCode } = process
  const program = new Command()
  add(program)
  for (const command of program.commands) command.exitOverride()
  try {
    await program.parseAsync(args, { from: 'user' })
    return process.exitCode
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    process.stderr.write(`error: ${error.message}\n`)
    return EXIT.usage
  } finally {
    process.exitCode = exitCode
  }
}
