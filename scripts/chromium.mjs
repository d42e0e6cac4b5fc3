// How tests, benchmarks and pictures start Debian's Chromium.

import { existsSync } from 'node:fs'

/** Chromium without the code of its windows needs half the time. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** The program; it must exist. */
export const CHROMIUM = existsSync(SHELL) ? SHELL : '/usr/bin/chromium'

/** Options for Playwright: no window, no graphics card, no requests by the browser itself. */
export const CHROMIUM_LAUNCH = {
  executablePath: CHROMIUM,
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
