// Catches what code prints in the process of the test.

import { Readable } from 'node:stream'
import { vi } from 'vitest'

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
