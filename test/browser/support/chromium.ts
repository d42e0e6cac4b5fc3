// Debian's Chromium, driven by Playwright.

import { chromium, type Page as RawPage } from 'playwright-core'
import { CHROMIUM_LAUNCH } from '../../../scripts/chromium.mjs'
import {
  asJson,
  type Browser,
  fromJson,
  type Page,
  type PageOptions,
  requireTouch,
  withDefaults,
} from './page.ts'

export interface ChromiumPage extends Page {
  /**
   * Playwright's page, for features tested only in Chromium: several tabs of a context, no network, a slow
   * processor.
   */
  readonly raw: RawPage
}

export async function launchChromium(): Promise<Browser<ChromiumPage>> {
  const browser = await chromium.launch(CHROMIUM_LAUNCH)
  return {
    hasTouch: true,
    async newPage(options: PageOptions = {}) {
      const { touch, ...viewport } = withDefaults(options)
      const context = await browser.newContext({ viewport, hasTouch: touch })
      return pageOf(await context.newPage(), touch)
    },
    close: () => browser.close(),
  }
}

/** A page of Playwright as tests see it. */
export function pageOf(raw: RawPage, touch: boolean): ChromiumPage {
  return {
    raw,
    async goto(url) {
      await raw.goto(url)
    },
    async evaluate<T>(script: string) {
      return fromJson<T>(await raw.evaluate(asJson(script)))
    },
    async evaluateInFrame<T>(script: string) {
      const [frame] = raw.mainFrame().childFrames()
      return fromJson<T>(await frame.evaluate(asJson(script)))
    },
    press: (key) => raw.keyboard.press(key),
    async tap(x, y) {
      requireTouch(touch)
      await raw.touchscreen.tap(x, y)
    },
    click: (x, y) => raw.mouse.click(x, y),
    async drag(points) {
      requireTouch(touch)
      // Playwright's touchscreen can only tap.
      const session = await raw.context().newCDPSession(raw)
      for (const [at, { x, y }] of points.entries()) {
        const type = at === 0 ? 'touchStart' : 'touchMove'
        await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await session.detach()
    },
    async reload() {
      await raw.reload()
    },
    close: () => raw.context().close(),
  }
}
