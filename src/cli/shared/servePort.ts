// A server for browsers on this machine, at the port that was asked for.

import { PuzzleError } from '../../families/error.ts'
import { type LocalServer, type ServedFiles, serveFiles } from '../../runs/localServer.ts'
import { errorCode, systemReason } from '../../runs/systemErrors.ts'

interface PortOptions {
  /** Where it has to be; at the usual port or a free one if left out. */
  readonly port?: number | undefined
  readonly usual: number
  readonly host: string
}

/** Serves where it was wished; else at the usual port, or at a free one. Throws a PuzzleError where that cannot be. */
export async function servePort(
  files: ServedFiles,
  { port, usual, host }: PortOptions,
  headers: Readonly<Record<string, string>>,
): Promise<LocalServer> {
  const ports = port === undefined ? [usual, 0] : [port]
  for (const one of ports) {
    try {
      return await serveFiles(files, { port: one, host }, headers)
    } catch (error) {
      if (one !== ports.at(-1)) continue
      const at = one === 0 ? host : `${host}:${one}`
      const advice = errorCode(error) === 'EADDRINUSE' ? '; another --port may be free' : ''
      const message = `the page cannot be served at ${at}: ${systemReason(error)}${advice}`
      throw new PuzzleError('unwritable', message)
    }
  }
  throw new Error('no port')
}
