// Debian's Chromium, as tests, measurements and pictures start it.

/** The file that must be there. */
export const CHROMIUM = '/usr/bin/chromium'

/** For Playwright: without a window, a graphics card or anything that it would fetch by itself. */
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
