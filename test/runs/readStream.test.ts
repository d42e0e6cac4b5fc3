import { createReadStream } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { chunksOf, readAtMost } from '../../src/runs/readStream.ts'

it('stops at a limit, also for endless streams', async () => {
  expect(await readAtMost(Readable.from([Buffer.from('ab'), Buffer.from('c')]), 3)).toEqual(
    Buffer.from('abc'),
  )
  await expect(readAtMost(Readable.from([Buffer.from('abcd')]), 3)).rejects.toThrow('too large')
  await expect(readAtMost(createReadStream('/dev/zero'), 1 << 20)).rejects.toThrow(
    'too large: a file may have at most 1 MB',
  )
  await expect(readAtMost(createReadStream('/no/such/file'), 1)).rejects.toThrow('no such file')
})

it('waits for a stalled stream until the signal', async () => {
  const stream = new PassThrough()
  stream.write('first')
  const controller = new AbortController()
  const heard: string[] = []
  for await (const chunk of chunksOf(stream, controller.signal)) {
    heard.push(String(chunk))
    // The stream stalls from here on.
    setImmediate(() => controller.abort())
  }
  expect(heard).toEqual(['first'])
  expect(stream.destroyed).toBe(true)
})
