// Debian's Firefox, which speaks WebDriver BiDi itself.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import WebSocket from 'ws'
import { newFolder } from '../../support/folder.ts'
import { type Browser, type PageOptions, withDefaults } from './page.ts'
import { announced, end, makePage, start } from './webDriver.ts'

/** The file that must exist. */
export const FIREFOX = '/usr/bin/firefox-esr'

/** Sends a command of BiDi and returns its result. */
type Send = <T = unknown>(method: string, params: Readonly<Record<string, unknown>>) => Promise<T>

interface RawBrowser {
  readonly send: Send
  close(): Promise<void>
}

/** An answer of BiDi; events have no number. */
interface Answer {
  readonly id?: number
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}

/** The preferences of a touchscreen: a coarse pointer that cannot hover. */
const TOUCH = {
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'dom.maxtouchpoints.testing.value': 5,
  'dom.w3c_touch_events.enabled': 1,
  'dom.w3c_touch_events.legacy_apis.enabled': true,
}

/**
 * BiDi cannot emulate a touchscreen in this Firefox. It is a preference of the complete browser, so pages with
 * touch share one, and those without another, which the first page starts.
 */
export async function launchFirefox(): Promise<Browser> {
  const browsers = new Map<boolean, Promise<RawBrowser>>()
  return {
    hasTouch: true,
    async newPage(options: PageOptions = {}) {
      const all = withDefaults(options)
      const browser = browsers.get(all.touch) ?? startFirefox(all.touch)
      browsers.set(all.touch, browser)
      return openPage((await browser).send, all)
    },
    async close() {
      for (const browser of browsers.values()) await (await browser).close()
    },
  }
}

/** Starts a Firefox with a profile of its own. */
async function startFirefox(touch: boolean): Promise<RawBrowser> {
  const profile = newFolder()
  const lines = Object.entries(touch ? TOUCH : {}).map(([name, value]) => `user_pref('${name}', ${value})\n`)
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const program = start(FIREFOX, args)
  try {
    const { send } = await connect(`${await announced(program, 2, /BiDi listening on (ws:\S+)/)}/session`)
    await send('session.new', { capabilities: {} })
    return {
      send,
      async close() {
        await send('browser.close', {})
        await finish(program, profile)
      },
    }
  } catch (error) {
    await finish(program, profile)
    throw error
  }
}

async function finish(program: ChildProcess, profile: string): Promise<void> {
  await end(program)
  rmSync(profile, { recursive: true, maxRetries: 5 })
}

async function connect(address: string): Promise<{ send: Send }> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let count = 0
  return {
    async send<T>(method: string, params: Readonly<Record<string, unknown>>) {
      const id = ++count
      const answered = new Promise<Answer>((done) => waiting.set(id, done))
      socket.send(JSON.stringify({ id, method, params }))
      const { result, error, message } = await answered
      waiting.delete(id)
      if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`)
      return result as T
    },
  }
}

/** The value of an evaluated expression, or what it has thrown. */
interface Evaluated {
  readonly result?: { readonly value?: unknown }
  readonly exceptionDetails?: { readonly text: string }
}

/** Opens a tab with its own storage. */
async function openPage(send: Send, options: Required<PageOptions>) {
  const { touch, ...viewport } = options
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  await send('browsingContext.setViewport', { context, viewport })

  async function firstFrame(): Promise<string> {
    const { contexts } = await send<{ contexts: { children: { context: string }[] }[] }>(
      'browsingContext.getTree',
      { root: context },
    )
    return contexts[0].children[0].context
  }

  return makePage(
    {
      async goto(url) {
        await send('browsingContext.navigate', { context, url, wait: 'complete' })
      },
      async reload() {
        await send('browsingContext.reload', { context, wait: 'complete' })
      },
      async evaluate(expression, inFrame) {
        const target = { context: inFrame ? await firstFrame() : context }
        const params = { expression, target, awaitPromise: true, userActivation: true }
        const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', params)
        if (exceptionDetails) throw new Error(exceptionDetails.text)
        return result?.value
      },
      async perform({ actions, ...source }) {
        // One after the other: Firefox would join moves that arrive at once.
        for (const action of actions) {
          await send('input.performActions', { context, actions: [{ ...source, actions: [action] }] })
        }
      },
      async close() {
        await send('browser.removeUserContext', { userContext })
      },
    },
    touch,
    true,
  )
}
