// Runs a command as the program does, but in the process of the test. Returns its output and its exit code.

import { Readable } from 'node:stream'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { vi } from 'vitest'
import { EXIT } from '../../src/cli/shared/output.ts'

/** Runs a command with a text as its standard input. */
export function runCommand(add: (program: Command) => void, args: readonly string[], input = '') {
  return capture(() => statusOf(add, args), input)
}

/** The output of a run, and its exit code. */
export async function capture(run: () => Promise<number | string>, input: string) {
  const said = { stdout: '', stderr: '' }
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      said[stream] += text
      return true
    }),
  )
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(streamOf(input))
  try {
    const status = await run()
    return { ...said, status }
  } finally {
    for (const spy of [...spies, stdin]) spy.mockRestore()
  }
}

function streamOf(input: string): typeof process.stdin {
  return Readable.from([Buffer.from(input)]) as unknown as typeof process.stdin
}

async function statusOf(add: (program: Command) => void, args: readonly string[]) {
  const { exitCode } = process
  const program = new Command()
  add(program)
  overrideExit(program)
  process.exitCode = undefined
  try {
    await program.parseAsync(args, { from: 'user' })
    return process.exitCode ?? EXIT.fine
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    // Commander has reported wrong usage already; the program reports the rest.
    if (error instanceof InvalidArgumentError) process.stderr.write(`error: ${error.message}\n`)
    return error.exitCode === 0 ? EXIT.fine : EXIT.usage
  } finally {
    process.exitCode = exitCode
  }
}

function overrideExit(command: Command): void {
  command.exitOverride()
  command.commands.forEach(overrideExit)
}
