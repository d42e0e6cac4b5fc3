// Starts a local web server.

import { PuzzleError } from '../../families/puzzleError.ts'
import { type LocalServer, type ServedFiles, serveFiles } from '../../runs/localServer.ts'
import { errorCode, systemReason } from '../../runs/systemErrors.ts'

interface PortOptions {
  /** The only port to try; by default the usual port and then any free port. */
  readonly port?: number | undefined
  readonly usual: number
  readonly host: string
}

/** Serves files at the port. Throws a PuzzleError if no server can listen there. */
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
      const advice = errorCode(error) === 'EADDRINUSE' ? '; try another --port' : ''
      const message = `the page cannot be served at ${at}: ${systemReason(error)}${advice}`
      throw new PuzzleError('unwritable', message)
    }
  }
  throw new Error('no port')
}
