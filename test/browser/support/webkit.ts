// Debian's WebKitGTK: its MiniBrowser on a virtual display, through WebKitWebDriver.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { newFolder } from '../../support/folder.ts'
import { type Browser, type Page, type PageOptions, withDefaults } from './page.ts'
import { announced, end, makePage, start, until } from './webDriver.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const XVFB = '/usr/bin/Xvfb'

/** The files that must exist. */
export const WEBKIT = [DRIVER, MINI_BROWSER, XVFB]

/** Sends a command of WebDriver to the session and returns its value; without a body it is a question. */
type Send = <T = unknown>(path: string, body?: Readonly<Record<string, unknown>>) => Promise<T>

/** Each page is a process with its own session, because a driver supports only one at a time. */
export async function launchWebkit(): Promise<Browser> {
  const { xvfb, display } = await startDisplay()
  const pages = new Set<Page>()
  return {
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
  const screen = ['-screen', '0', '4096x4096x24', '-nolisten', 'tcp']
  const xvfb = start(XVFB, ['-displayfd', '3', ...screen])
  return { xvfb, display: `:${await announced(xvfb, 3, /^(\d+)\n/)}` }
}

async function openPage(display: string, options: Required<PageOptions>, onClose: () => void): Promise<Page> {
  const { width, height, touch } = options
  if (touch) throw new Error('WebKitGTK has no touch here')
  const settings = newFolder()
  const port = await freePort()
  const server = `http://127.0.0.1:${port}`
  const program = start(DRIVER, ['--host=127.0.0.1', `--port=${port}`], {
    DISPLAY: display,
    XDG_CONFIG_HOME: settings,
  })

  async function finish(): Promise<void> {
    await end(program)
    rmSync(settings, { recursive: true })
  }

  try {
    await listening(program, server)
    const { send, quit } = await startSession(server)
    await resize(send, width, height)
    return pageOf(send, async () => {
      onClose()
      await quit()
      await finish()
    })
  } catch (error) {
    await finish()
    throw error
  }
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

async function startSession(server: string): Promise<{ send: Send; quit: () => Promise<unknown> }> {
  const browserOptions = { binary: MINI_BROWSER, args: ['--automation'] }
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions }
  const { sessionId } = await ask<{ sessionId: string }>(`${server}/session`, 'POST', {
    capabilities: { alwaysMatch },
  })
  const session = `${server}/session/${sessionId}`
  return {
    send: (path, body) => ask(`${session}/${path}`, body ? 'POST' : 'GET', body),
    quit: () => ask(session, 'DELETE'),
  }
}

async function ask<T>(address: string, method: string, body?: unknown): Promise<T> {
  const response = await fetch(address, { method, body: body === undefined ? null : JSON.stringify(body) })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${address}: ${value.error}: ${value.message}`)
  return value
}

/** Changes the window so that the viewport has this size. */
async function resize(send: Send, width: number, height: number): Promise<void> {
  const run = <T>(script: string) => send<T>('execute/sync', { script, args: [] })
  const [outerWidth, outerHeight, innerWidth, innerHeight] = await run<number[]>(
    'return [outerWidth, outerHeight, innerWidth, innerHeight]',
  )
  await send('window/rect', {
    x: 0,
    y: 0,
    width: width + outerWidth - innerWidth,
    height: height + outerHeight - innerHeight,
  })
  // The page learns the new size slightly later than the window.
  const isDone = () => run<boolean>(`return innerWidth === ${width} && innerHeight === ${height}`)
  await until(isDone, () => `the viewport does not become ${width} × ${height}`)
}

function pageOf(send: Send, close: () => Promise<void>): Page {
  return makePage(
    {
      async goto(url) {
        await send('url', { url })
      },
      async reload() {
        await send('refresh', {})
      },
      async evaluate(expression, inFrame) {
        if (inFrame) await send('frame', { id: 0 })
        try {
          return await send('execute/sync', { script: `return ${expression}`, args: [] })
        } finally {
          if (inFrame) await send('frame', { id: null })
        }
      },
      async perform(source) {
        await send('actions', { actions: [source] })
      },
      close,
    },
    false,
    false,
  )
}
