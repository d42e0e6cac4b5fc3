// Preflight as commands run it. Of a damaged file the parser leaves rejected promises behind that nobody can wait for; Node
// would end the program for them. What could not be read is in the report all the same.

import { type Expected, type PreflightReport, preflight } from '../book/preflight/preflight.ts'

export async function runPreflight(bytes: Uint8Array, expected: Expected): Promise<PreflightReport> {
  const ignore = () => {}
  process.on('unhandledRejection', ignore)
  try {
    const report = await preflight(bytes, expected)
    // Rejections are told once all that is under way has had its turn.
    await new Promise((resolve) => setImmediate(resolve))
    return report
  } finally {
    process.off('unhandledRejection', ignore)
  }
}
