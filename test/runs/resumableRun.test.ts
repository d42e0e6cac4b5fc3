// Tests how runs resume, with tasks that compute squares.

import { linkSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PuzzleError } from '../../src/families/puzzleError.ts'
import type { TaskResult } from '../../src/runs/executor.ts'
import { type Plan, type RunEvent, run } from '../../src/runs/resumableRun.ts'
import { newFolder } from '../support/folder.ts'

const TASKS = 12
const HEAD = '{"squares":12}'

interface Mishaps {
  readonly crashes?: readonly number[]
  readonly endAt?: number
  readonly stopAt?: number
}

const NEVER = new AbortController().signal

/** Squares, with or without a head. Without one, some may be missing. */
function squares(head: string | undefined, { crashes = [], endAt = Infinity }: Mishaps = {}) {
  const begun: number[] = []
  const plan: Plan<number, string> = {
    tasks: TASKS,
    head: head === undefined ? undefined : { line: head, expectSame: (line) => expectHead(line, head) },
    recognize(line, due) {
      const number = Math.sqrt(Number(/^"(\d+)"$/.exec(line)?.[1] ?? Number.NaN))
      const isOurs = Number.isInteger(number) && number >= due && (head === undefined || number === due)
      return isOurs && number < 2 * TASKS ? number : undefined
    },
    async *results(from, signal): AsyncGenerator<TaskResult<number>> {
      for (let number = from; number < TASKS && !signal.aborted; number++) {
        begun.push(number)
        yield crashes.includes(number) ? { number, crash: 'crashed' } : { number, value: number ** 2 }
      }
    },
    settle(result) {
      if ('crash' in result) return { crash: result.crash }
      return result.number >= endAt ? { end: 'enough' } : { line: `"${result.value}"` }
    },
  }
  return { plan, begun }
}

function expectHead(line: string, head: string): void {
  if (line !== head) throw new PuzzleError('conflict', 'another run')
}

/** Runs with a file that already has some content, and returns the new content. */
async function goOn(head: string | undefined, before: string | Uint8Array, mishaps?: Mishaps) {
  const file = join(newFolder(), 'squares')
  writeFileSync(file, before)
  const { plan, begun } = squares(head, mishaps)
  const text = () => readFileSync(file, 'utf8')
  try {
    return { outcome: await run(plan, file, NEVER), text: text(), begun }
  } catch (error) {
    expect(error).toBeInstanceOf(PuzzleError)
    return { error: error as PuzzleError, text: text(), begun }
  }
}

const lines = Array.from({ length: TASKS }, (_, number) => `"${number ** 2}"\n`)

describe.each([
  ['with a head', HEAD],
  ['without a head', undefined],
])('a run %s', (_, head) => {
  const whole = (head === undefined ? '' : `${head}\n`) + lines.join('')

  it('ends with the same bytes wherever it was cut off', async () => {
    for (let cut = 0; cut <= whole.length; cut++) {
      const { outcome, text } = await goOn(head, whole.slice(0, cut))
      expect(text, `cut off at ${cut}`).toBe(whole)
      const left = whole.slice(0, cut).split('\n').length - 1 - (head === undefined ? 0 : 1)
      expect(outcome).toMatchObject({ earlier: { lines: Math.max(0, left) }, isInterrupted: false })
    }
  })

  it('does nothing when repeated', async () => {
    expect((await goOn(head, whole)).begun).toEqual([])
    const five = whole.split('\n').slice(0, 5).join('\n')
    expect((await goOn(head, `${five}\n`)).begun[0]).toBe(head === undefined ? 5 : 4)
  })

  it('leaves the file of a different run unchanged', async () => {
    const start = head === undefined ? '' : `${head}\n`
    for (const before of [
      'my diary',
      'my diary\n',
      `${start}"0"\n"2"\n`,
      `${start}"4"\n"1"\n`,
      `${start}\n`,
    ]) {
      const { error, text } = await goOn(head, before)
      expect(error?.code, before).toBe('conflict')
      expect(text).toBe(before)
    }
  })

  it('keeps its lines when it is interrupted, and reports its progress', async () => {
    const file = join(newFolder(), 'squares')
    const stop = new AbortController()
    const events: RunEvent[] = []
    const onEvent = (event: RunEvent) => {
      events.push(event)
      if (events.length === 4) stop.abort()
    }
    const outcome = await run(squares(head).plan, file, stop.signal, onEvent)
    expect(outcome).toMatchObject({ made: 3, isInterrupted: true })
    const left = readFileSync(file, 'utf8')
    expect(whole.startsWith(left) && left.endsWith('"4"\n')).toBe(true)
    expect(events.map(({ event }) => event)).toEqual(['started', 'advanced', 'advanced', 'advanced', 'ended'])
    expect(events[0]).toMatchObject({ tasks: TASKS, done: 0, lines: 0 })
    expect(await run(squares(head).plan, file, stop.signal)).toMatchObject({ made: 0, isInterrupted: true })
  })

  it('reports crashes and the reason for its end', async () => {
    expect((await goOn(head, '', { crashes: [3] })).outcome).toMatchObject({
      made: TASKS - 1,
      crashes: [{ number: 3, crash: 'crashed' }],
      isInterrupted: false,
    })
    expect((await goOn(head, '', { endAt: 5 })).outcome).toMatchObject({
      made: 5,
      end: 'enough',
      isInterrupted: false,
    })
  })

  it('does not read a file without lines to its end', async () => {
    const file = join(newFolder(), 'squares')
    writeFileSync(file, '')
    // A gigabyte of zeros, which takes no room on the disk.
    truncateSync(file, 2 ** 30)
    await expect(run(squares(head).plan, file, NEVER)).rejects.toThrow('the line is longer than')
  })

  it('rejects files with a second name, links, and paths that are not files', async () => {
    const folder = newFolder()
    const [file, second, link] = ['file', 'second', 'link'].map((name) => join(folder, name))
    writeFileSync(file, '')
    linkSync(file, second)
    symlinkSync(join(folder, 'precious'), link)
    mkdirSync(join(folder, 'folder'))
    await expect(run(squares(head).plan, second, NEVER)).rejects.toThrow('a second name')
    await expect(run(squares(head).plan, link, NEVER)).rejects.toThrow('is not a file')
    await expect(run(squares(head).plan, join(folder, 'folder'), NEVER)).rejects.toThrow('is not a file')
    expect(readFileSync(file, 'utf8')).toBe('')
  })
})

it('reports missing lines if there is no head', async () => {
  const { outcome, text } = await goOn(undefined, lines.toSpliced(2, 2).slice(0, 5).join(''))
  expect(outcome?.earlier).toMatchObject({ lines: 5, next: 7, missing: [2, 3] })
  expect(text).toBe(lines.toSpliced(2, 2).join(''))
})

it('completes an incomplete line only if it is the beginning of the right one', async () => {
  const half = Buffer.from('"0"\n"é').subarray(0, -1)
  const { error, begun } = await goOn(undefined, half)
  expect(error).toMatchObject({ code: 'conflict', line: 2 })
  expect(begun).toEqual([1])
})

it('rejects bytes after the last line if there is a head', async () => {
  const { error } = await goOn(HEAD, `${HEAD}\n${lines.join('')}"14`)
  expect(error).toMatchObject({ code: 'conflict', line: TASKS + 2 })
  expect((await goOn(undefined, `${lines.join('')}"14`)).text).toBe(`${lines.join('')}"14`)
})

it('does not resume below the head of a different run', async () => {
  const before = `{"squares":99}\n${lines.slice(0, 3).join('')}`
  const { error, text } = await goOn(HEAD, before)
  expect(error?.message).toBe('another run')
  expect(text).toBe(before)
})

it('begins anew below the head of an abandoned run', async () => {
  const file = join(newFolder(), 'squares')
  writeFileSync(file, `{"squares":99}\n${lines.slice(3).join('')}"half`)
  const { plan } = squares(HEAD)
  const head = {
    line: HEAD,
    expectSame: (line: string) => expectHead(line, HEAD),
    isAbandoned: (line: string) => line === '{"squares":99}',
  }
  await run({ ...plan, head }, file, NEVER)
  expect(readFileSync(file, 'utf8')).toBe([`${HEAD}\n`, ...lines].join(''))
})
