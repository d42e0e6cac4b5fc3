// Serves pages on this machine until the program is interrupted, and opens them in the browser.

import { hearInterrupts } from '../../runs/interrupt.ts'
import type { ServedFiles } from '../../runs/localServer.ts'
import { openBrowser } from './openBrowser.ts'
import { servePort } from './servePort.ts'

interface ShowOptions {
  /** The only port to try; by default the usual port and then any free port. */
  readonly port?: number | undefined
  /** The usual port. It stays the same, because browsers store what readers do by the address of the page. */
  readonly usual: number
  readonly host: string
  /** Whether the browser opens the page. */
  readonly open: boolean
}

/** Serves what `make` gives, prints the address, and returns when the program is interrupted; at once if there is nothing. */
export async function showPages(
  make: () => Promise<ServedFiles | undefined>,
  options: ShowOptions,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> {
  const interrupt = hearInterrupts()
  try {
    const files = await make()
    if (!files) return false
    const server = await servePort(files, options, headers)
    process.stdout.write(`${server.address}\n`)
    if (options.open) openBrowser(server.address)
    await new Promise<void>((resolve) => {
      if (interrupt.signal.aborted) resolve()
      interrupt.signal.addEventListener('abort', () => resolve())
    })
    await server.close()
    return true
  } finally {
    interrupt.release()
  }
}
