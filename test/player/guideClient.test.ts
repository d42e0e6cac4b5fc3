// The guide is asked in a worker, and in the page only if no worker can be started.

import { describe, expect, it } from 'vitest'
import type { GuideAnswer, GuideQuestion } from '../../src/player/answerGuideQuestions.ts'
import { type AnswerEvent, type GuideWorker, makeGuideClient } from '../../src/player/guideClient.ts'
import { openNamed } from '../support/playedBoards.ts'

const { puzzle, record } = openNamed('sudoku:4x4:1....4..21434321')
const QUESTION: GuideQuestion = { task: 'step', id: record.id, puzzle, values: [], marks: [], cell: 0 }
const RIGHT: GuideAnswer = { kind: 'right' }

/** A worker whose answers and errors a test sends. */
class TestWorker implements GuideWorker {
  onmessage: ((event: AnswerEvent) => void) | null = null
  onerror: ((event: unknown) => void) | null = null
  isEnded = false
  asked = 0
  postMessage(): void {
    this.asked++
  }
  terminate(): void {
    this.isEnded = true
  }
}

/** A client with two ways to start workers, and a page that answers; `loads` tells whether the page can. */
function clientOf(loads = () => true) {
  const started: [way: number, worker: TestWorker][] = []
  let answeredHere = 0
  const way = (number: number) => () => {
    const worker = new TestWorker()
    started.push([number, worker])
    return worker
  }
  const client = makeGuideClient([way(0), way(1)], async () => {
    if (!loads()) throw new Error('no network')
    return {
      answer: async () => {
        answeredHere++
        return RIGHT
      },
    }
  })
  return {
    client,
    ways: () => started.map(([number]) => number),
    newest: () => started[started.length - 1][1],
    left: () => started.filter(([, { isEnded }]) => !isEnded).length,
    answeredHere: () => answeredHere,
  }
}

/** Lets promises that are settled call what waits for them. */
const settle = () => new Promise((done) => setTimeout(done))

async function answered({ client, newest }: ReturnType<typeof clientOf>) {
  const answer = client.ask(QUESTION)
  newest().onmessage?.({ data: RIGHT })
  return answer
}

describe('a way that has answered', () => {
  it('stays the way after errors of questions; the workers of these are ended', async () => {
    const made = clientOf()
    expect(await answered(made)).toEqual(RIGHT)
    for (let error = 0; error < 3; error++) {
      const failed = made.client.ask(QUESTION)
      made.newest().onerror?.('a part cannot be loaded')
      await expect(failed).rejects.toBe('a part cannot be loaded')
      expect(made.left()).toBe(0)
    }
    expect(await answered(made)).toEqual(RIGHT)
    expect(made.ways()).toEqual([0, 0, 0, 0])
    expect(made.left()).toBe(1)
    expect(made.answeredHere()).toBe(0)
  })

  it('starts another worker after a cancelled question, which has no answer', async () => {
    const made = clientOf()
    await answered(made)
    const cancelled = made.client.ask(QUESTION)
    made.client.cancel()
    expect(await cancelled).toBeUndefined()
    expect(made.left()).toBe(0)
    expect(await answered(made)).toEqual(RIGHT)
    expect(made.ways()).toEqual([0, 0])
  })
})

describe('a way that never answered', () => {
  it('is followed by the next, and its worker is ended', async () => {
    const made = clientOf()
    const asked = made.client.ask(QUESTION)
    made.newest().onerror?.('forbidden')
    await settle()
    made.newest().onmessage?.({ data: RIGHT })
    expect(await asked).toEqual(RIGHT)
    expect(await answered(made)).toEqual(RIGHT)
    expect(made.ways()).toEqual([0, 1])
    expect(made.left()).toBe(1)
  })

  it('leaves the answers to the page if it is the last; if the page fails, all are tried again', async () => {
    let isOnline = false
    const made = clientOf(() => isOnline)
    const ask = async () => {
      const asked = made.client.ask(QUESTION)
      made.newest().onerror?.('forbidden')
      await settle()
      made.newest().onerror?.('forbidden')
      return asked
    }
    await expect(ask()).rejects.toThrow('no network')
    isOnline = true
    expect(await ask()).toEqual(RIGHT)
    expect(await made.client.ask(QUESTION)).toEqual(RIGHT)
    expect(made.ways()).toEqual([0, 1, 0, 1])
    expect(made.left()).toBe(0)
    expect(made.answeredHere()).toBe(2)
  })
})
