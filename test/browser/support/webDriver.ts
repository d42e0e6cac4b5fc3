// Pages of browsers that speak WebDriver or its successor BiDi, without a driver of other people: both take
// the same actions of keys and pointers.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { asJson, fromJson, keysOf, type Page, type Point, requireTouch } from './page.ts'

/** The characters that WebDriver gives to keys that write nothing. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  Enter: '\uE006',
  Escape: '\uE00C',
  Shift: '\uE008',
  Tab: '\uE004',
}

/** The longest time that a program may take to start, in milliseconds. */
const PATIENCE = 20_000

type Kind = 'touch' | 'mouse'

/** A source of actions in the form of WebDriver. */
export interface InputSource {
  readonly type: 'key' | 'pointer'
  readonly id: string
  readonly parameters?: { readonly pointerType: Kind }
  readonly actions: readonly Readonly<Record<string, string | number>>[]
}

/** What a protocol does with a page. */
export interface Protocol {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Evaluates an expression in the page or in its first frame, and awaits it. */
  evaluate(expression: string, inFrame: boolean): Promise<unknown>
  perform(source: InputSource): Promise<void>
  close(): Promise<void>
}

/** The interface of tests to a page that a protocol reaches. */
export function makePage(protocol: Protocol, touch: boolean, hasTouch: boolean): Page {
  const { goto, reload, close, perform } = protocol

  async function point(points: readonly Point[], kind: Kind): Promise<void> {
    if (kind === 'touch') requireTouch(touch)
    const moves = points.map(({ x, y }) => ({ type: 'pointerMove', duration: 0, x, y }))
    const actions = [{ type: 'pointerDown', button: 0 }, ...moves.slice(1), { type: 'pointerUp', button: 0 }]
    const parameters = { pointerType: kind }
    await perform({ type: 'pointer', id: kind, parameters, actions: [...moves.slice(0, 1), ...actions] })
  }

  return {
    goto,
    reload,
    close,
    evaluate: async (script) => fromJson(await protocol.evaluate(asJson(script), false)),
    evaluateInFrame: async (script) => fromJson(await protocol.evaluate(asJson(script), true)),
    async press(key) {
      const keys = keysOf(key).map(characterOf)
      const down = keys.map((value) => ({ type: 'keyDown', value }))
      const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }))
      await perform({ type: 'key', id: 'keyboard', actions: [...down, ...up] })
    },
    tap: (x, y) => point([{ x, y }], 'touch'),
    click: (x, y) => point([{ x, y }], 'mouse'),
    drag: (points) => point(points, hasTouch ? 'touch' : 'mouse'),
  }
}

/** WebDriver's character for a key. */
function characterOf(key: string): string {
  const [, coded = key] = /^(?:Digit|Key)(.)$/.exec(key) ?? []
  const character = KEYS[key] ?? coded.toLowerCase()
  if (character.length > 1) throw new Error(`the key ${key} is not known here`)
  return character
}

/** Starts a program that ends with the test run. Otherwise an interrupted run would leave it behind forever. */
export function start(program: string, args: readonly string[], environment = {}): ChildProcess {
  const stdio = ['ignore', 'ignore', 'pipe', 'pipe'] as const
  const child = spawn(program, args, { stdio: [...stdio], env: { ...process.env, ...environment } })
  const kill = () => child.kill()
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  // A program whose words nobody reads would wait.
  child.stderr?.resume()
  return child
}

export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill()
  await ended
}

/** Waits until something is true. The complaint may throw if it never will be. */
export async function until(isTrue: () => Promise<boolean>, complaint: () => string): Promise<void> {
  const deadline = Date.now() + PATIENCE
  while (!(await isTrue())) {
    const text = complaint()
    if (Date.now() > deadline) throw new Error(text)
    await sleep(20)
  }
}

/** The first match in what a program writes to one of its outputs. */
export async function announced(program: ChildProcess, output: 2 | 3, pattern: RegExp): Promise<string> {
  const stream = program.stdio[output]
  if (!stream) throw new Error('this output is not read')
  let text = ''
  stream.on('data', (part) => {
    text += part
  })
  await until(
    () => Promise.resolve(pattern.test(text)),
    () => `${program.spawnfile} does not start: ${text}`,
  )
  return (pattern.exec(text) as RegExpExecArray)[1]
}
