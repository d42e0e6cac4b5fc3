// The text of a record from another server, which may be anything.

import { expect, it } from 'vitest'
import { recordText } from '../../src/player/fetchRecord.ts'
import { parseRecord } from '../../src/player/openPuzzleRecord.ts'

it('is the whole text of an answer, also of one in pieces', async () => {
  const text = '{"id":"sudoku:4x4:1.....2..3.....4","title":"Süß"}'
  const pieces = Array.from(new TextEncoder().encode(text), (byte) => new Uint8Array([byte]))
  const stream = new ReadableStream({
    pull(controller) {
      const piece = pieces.shift()
      if (piece) controller.enqueue(piece)
      else controller.close()
    },
  })
  expect(await recordText(new Response(stream))).toBe(text)
  expect(await recordText(new Response(null))).toBe('')
})

it('ends where no record can be longer, and so does the answer', async () => {
  let isCancelled = false
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1 << 16).fill(0x20)),
    cancel: () => {
      isCancelled = true
    },
  })
  const text = await recordText(new Response(endless))
  expect(isCancelled).toBe(true)
  expect(text.length).toBeLessThan(400_000)
  expect(() => parseRecord(`x${text}`)).toThrow('large')
})
