// Three real browsers behind one interface. None is downloaded: they come from Debian's packages
// chromium-headless-shell (or chromium), firefox-esr, and webkit2gtk-driver with xvfb.

import { existsSync } from 'node:fs'
import { CHROMIUM } from '../../../scripts/chromium.mjs'
import { type ChromiumPage, launchChromium } from './chromium.ts'
import { FIREFOX, launchFirefox } from './firefox.ts'
import type { Browser, BrowserName } from './page.ts'
import { launchWebkit, WEBKIT } from './webkit.ts'

export type { ChromiumPage } from './chromium.ts'
export type { Browser, BrowserName, Page, PageOptions, Point } from './page.ts'

/** All browsers, installed or not. */
export const BROWSERS: readonly BrowserName[] = ['chromium', 'firefox', 'webkit']

const FILES: Readonly<Record<BrowserName, readonly string[]>> = {
  chromium: [CHROMIUM],
  firefox: [FIREFOX],
  webkit: WEBKIT,
}

const LAUNCHERS: Readonly<Record<BrowserName, () => Promise<Browser>>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebkit,
}

/** Whether a browser is installed with everything it needs. Synchronous, for `describe.skipIf`. */
export function isInstalled(name: BrowserName): boolean {
  return FILES[name].every((file) => existsSync(file))
}

/** Launches a browser that is installed. */
export function launch(name: 'chromium'): Promise<Browser<ChromiumPage>>
export function launch(name: BrowserName): Promise<Browser>
export function launch(name: BrowserName): Promise<Browser> {
  return LAUNCHERS[name]()
}
