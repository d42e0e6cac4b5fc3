// Debian's Firefox, driven by Puppeteer and WebDriver BiDi.

import puppeteer, { type KeyInput, type Browser as RawBrowser, type Page as RawPage } from 'puppeteer-core'
import {
  asJson,
  type Browser,
  fromJson,
  keysOf,
  type Page,
  type PageOptions,
  requireTouch,
  withDefaults,
} from './page.ts'

/** The file that must exist. */
export const FIREFOX = '/usr/bin/firefox-esr'

/** WebDriver's character for the main Enter key. Puppeteer would send that of the number pad. */
const RETURN = '\uE006'

type Preferences = Readonly<Record<string, number | boolean>>

/**
 * BiDi cannot emulate a touchscreen, colours or motion in this Firefox. They are preferences of the complete
 * browser, so pages with the same preferences share one, which the first page starts.
 */
export async function launchFirefox(): Promise<Browser> {
  const browsers = new Map<string, Promise<RawBrowser>>()

  function browserWith(preferences: Preferences): Promise<RawBrowser> {
    const key = JSON.stringify(preferences)
    const started = browsers.get(key) ?? start(preferences)
    browsers.set(key, started)
    return started
  }

  return {
    name: 'firefox',
    hasTouch: true,
    async newPage(options: PageOptions = {}) {
      const all = withDefaults(options)
      const { width, height, deviceScaleFactor, touch } = all
      const browser = await browserWith(preferencesOf(all))
      const context = await browser.createBrowserContext()
      const raw = await context.newPage()
      await raw.setViewport({ width, height, deviceScaleFactor })
      return makePage(raw, touch)
    },
    async close() {
      for (const browser of browsers.values()) await (await browser).close()
    },
  }
}

function start(preferences: Preferences): Promise<RawBrowser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: { ...preferences },
  })
}

function preferencesOf({
  touch,
  colorScheme,
  reducedMotion,
  forcedColors,
}: Required<PageOptions>): Preferences {
  return {
    'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
    'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    // Forced colours mean that sites may not choose their own: 2 is never, 1 is always.
    'browser.display.document_color_use': forcedColors ? 2 : 1,
    // 1 is a coarse pointer that cannot hover.
    ...(touch && {
      'ui.primaryPointerCapabilities': 1,
      'ui.allPointerCapabilities': 1,
      'dom.maxtouchpoints.testing.value': 5,
      'dom.w3c_touch_events.enabled': 1,
      'dom.w3c_touch_events.legacy_apis.enabled': true,
    }),
  }
}

function makePage(raw: RawPage, touch: boolean): Page {
  return {
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
    async press(key) {
      const keys = keysOf(key).map((one) => (one === 'Enter' ? RETURN : one) as KeyInput)
      for (const one of keys) await raw.keyboard.down(one)
      for (const one of keys.reverse()) await raw.keyboard.up(one)
    },
    async tap(x, y) {
      requireTouch(touch)
      await raw.touchscreen.tap(x, y)
    },
    click: (x, y) => raw.mouse.click(x, y),
    async drag([first, ...others], kind) {
      if (!first) return
      if (kind === 'mouse') {
        await raw.mouse.move(first.x, first.y)
        await raw.mouse.down()
        for (const { x, y } of others) await raw.mouse.move(x, y)
        await raw.mouse.up()
        return
      }
      requireTouch(touch)
      const finger = await raw.touchscreen.touchStart(first.x, first.y)
      for (const { x, y } of others) await finger.move(x, y)
      await finger.end()
    },
    screenshot: () => raw.screenshot(),
    async reload() {
      await raw.reload()
    },
    close: () => raw.browserContext().close(),
  }
}
