// Opens an address in the browser of this machine.

import { spawn } from 'node:child_process'

/** Opens the page in a browser. A failure is ignored, because the address has been printed. */
export function openBrowser(address: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address]
  const browser = spawn(command, args, { stdio: 'ignore', detached: true })
  browser.on('error', () => {})
  browser.unref()
}
