// How tests, benchmarks and pictures start Debian's Chromium.

/** The program; it must exist. */
export const CHROMIUM = '/usr/bin/chromium'

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
