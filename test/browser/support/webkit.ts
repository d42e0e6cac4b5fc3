// Debian's WebKitGTK: its MiniBrowser on a virtual display, driven by Selenium and WebKitWebDriver.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import {
  asJson,
  type Browser,
  fromJson,
  keysOf,
  type Page,
  type PageOptions,
  type Point,
  withDefaults,
} from './page.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const XVFB = '/usr/bin/Xvfb'

/** The files that must exist. */
export const WEBKIT = [DRIVER, MINI_BROWSER, XVFB]

/**
 * WebDriver's characters for keys that write nothing, and characters for the codes of an American keyboard.
 */
const KEYS: Readonly<Record<string, string>> = {
  Alt: Key.ALT,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.RETURN,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Meta: Key.META,
  Minus: '-',
  PageDown: Key.PAGE_DOWN,
  PageUp: Key.PAGE_UP,
  Shift: Key.SHIFT,
  Slash: '/',
  Space: ' ',
  Tab: Key.TAB,
}

/** The longest time that a program may take to start, in milliseconds. */
const PATIENCE = 20_000

/** Each page is a process with its own session, because a driver supports only one at a time. */
export async function launchWebkit(): Promise<Browser> {
  const { xvfb, display } = await startDisplay()
  const pages = new Set<Page>()
  return {
    name: 'webkit',
    hasTouch: false,
    async newPage(options: PageOptions = {}) {
      const page = await openPage(display, withDefaults(options), () => pages.delete(page))
      pages.add(page)
      return page
    },
    async close() {
      for (const page of pages) await page.close()
      await end(xvfb)
    },
  }
}

/** Starts a virtual screen with room for any window. */
async function startDisplay(): Promise<{ xvfb: ChildProcess; display: string }> {
  // Xvfb finds a free display and writes its number to the file descriptor.
  const xvfb = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '4096x4096x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  endWithUs(xvfb)
  const [number] = await once(xvfb.stdio[3] as Readable, 'data', { signal: AbortSignal.timeout(PATIENCE) })
  return { xvfb, display: `:${String(number).trim()}` }
}

async function openPage(display: string, options: Required<PageOptions>, onClose: () => void): Promise<Page> {
  const { width, height, deviceScaleFactor, touch, forcedColors } = options
  if (touch || forcedColors) throw new Error('WebKitGTK has neither touch nor forced colours here')
  const settings = writeSettings(options)
  const port = await freePort()
  const server = `http://127.0.0.1:${port}`
  const program = spawn(DRIVER, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_SCALE: `${deviceScaleFactor}`, XDG_CONFIG_HOME: settings },
  })
  endWithUs(program)

  async function finish(): Promise<void> {
    await end(program)
    rmSync(settings, { recursive: true })
  }

  try {
    await listening(program, server)
    const driver = await startSession(server)
    await resize(driver, width, height)
    return makePage(driver, async () => {
      onClose()
      await driver.quit()
      await finish()
    })
  } catch (error) {
    await finish()
    throw error
  }
}

/** Writes a configuration folder for GTK, from which WebKit takes the user's preferences. */
function writeSettings({ colorScheme, reducedMotion }: Required<PageOptions>): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  const lines = [
    '[Settings]',
    `gtk-theme-name=${colorScheme === 'dark' ? 'Adwaita-dark' : 'Adwaita'}`,
    `gtk-enable-animations=${reducedMotion ? 0 : 1}`,
  ]
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), `${lines.join('\n')}\n`)
  // With its usual buttons the window is never narrower than 447 pixels, wider than a telephone.
  const style = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }'
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), `${style}\n`)
  return folder
}

/** A port that was free a moment ago. The driver cannot choose one itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function listening(program: ChildProcess, server: string): Promise<void> {
  const answers = () =>
    fetch(`${server}/status`).then(
      () => true,
      () => false,
    )
  await until(answers, () => {
    if (program.exitCode !== null) throw new Error(`${DRIVER} ended with ${program.exitCode}`)
    return `${DRIVER} does not answer`
  })
}

function startSession(server: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  })
  return Promise.resolve(new Builder().usingServer(server).withCapabilities(capabilities).build())
}

/** Changes the window so that the viewport has this size. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const [outerWidth, outerHeight, innerWidth, innerHeight] = await driver.executeScript<number[]>(
    'return [outerWidth, outerHeight, innerWidth, innerHeight]',
  )
  const rect = {
    x: 0,
    y: 0,
    width: width + outerWidth - innerWidth,
    height: height + outerHeight - innerHeight,
  }
  await driver.manage().window().setRect(rect)
  // The page learns the new size slightly later than the window.
  const isDone = () =>
    driver.executeScript<boolean>(`return innerWidth === ${width} && innerHeight === ${height}`)
  await until(isDone, () => `the viewport does not become ${width} × ${height}`)
}

async function until(isTrue: () => Promise<boolean>, complaint: () => string): Promise<void> {
  const deadline = Date.now() + PATIENCE
  while (!(await isTrue())) {
    const text = complaint()
    if (Date.now() > deadline) throw new Error(text)
    await sleep(20)
  }
}

function makePage(driver: WebDriver, close: () => Promise<void>): Page {
  return {
    goto: (url) => driver.get(url),
    async evaluate<T>(script: string) {
      return fromJson<T>(await driver.executeScript(`return ${asJson(script)}`))
    },
    async evaluateInFrame<T>(script: string) {
      await driver.switchTo().frame(0)
      try {
        return fromJson<T>(await driver.executeScript(`return ${asJson(script)}`))
      } finally {
        await driver.switchTo().defaultContent()
      }
    },
    async press(key) {
      const keys = keysOf(key).map(characterOf)
      const actions = driver.actions()
      for (const one of keys) actions.keyDown(one)
      for (const one of keys.reverse()) actions.keyUp(one)
      await actions.perform()
    },
    tap: () => Promise.reject(new Error('WebKitGTK has no touch here')),
    click: (x, y) => mouse(driver, [{ x, y }]),
    async drag(points, kind) {
      if (kind === 'touch') throw new Error('WebKitGTK has no touch here')
      await mouse(driver, points)
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    reload: () => driver.navigate().refresh(),
    close,
  }
}

async function mouse(driver: WebDriver, [first, ...others]: readonly Point[]): Promise<void> {
  if (!first) return
  const actions = driver
    .actions()
    .move({ ...first, duration: 0 })
    .press()
  for (const point of others) actions.move({ ...point, duration: 0 })
  await actions.release().perform()
}

/** WebDriver's character for a key. */
function characterOf(key: string): string {
  const [, coded = key] = /^(?:Digit|Key)(.)$/.exec(key) ?? []
  const character = KEYS[key] ?? coded.toLowerCase()
  if (character.length > 1) throw new Error(`the key ${key} is not known here`)
  return character
}

/** Ends a program with the test run. Otherwise an interrupted run would leave it behind forever. */
function endWithUs(program: ChildProcess): void {
  const kill = () => program.kill()
  process.once('exit', kill)
  program.once('exit', () => process.off('exit', kill))
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill()
  await ended
}
