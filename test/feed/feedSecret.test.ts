// The forms in which a published file could contain the secret of a feed.

import { afterEach, expect, it, vi } from 'vitest'
import type { FeedFolder } from '../../src/runs/feed/feedFolder.ts'
import { secretForms } from '../../src/runs/feed/feedSecret.ts'

const SECRET = '5a0f'.repeat(16)

afterEach(() => vi.unstubAllEnvs())

/** The forms of a secret that the environment holds. */
function forms(secret: string): string[] {
  vi.stubEnv('PUZZLEWRIGHT_FEED_SECRET', secret)
  return secretForms({ place: () => 'feed.secret' } as unknown as FeedFolder)
}

it.each([
  ['digits', Buffer.from(SECRET)],
  ['capital digits', Buffer.from(SECRET.toUpperCase())],
  ['bytes', Buffer.from(SECRET, 'hex')],
])('finds the %s, plain and in base64, wherever they begin', (_, content) => {
  const all = forms(SECRET)
  const isFound = (text: string) => all.some((form) => text.includes(form))
  for (const before of ['', 'a', 'ab', 'abc', '{"secret":"']) {
    const file = Buffer.concat([Buffer.from(before), content, Buffer.from('"} and more')])
    for (const encoding of ['latin1', 'base64', 'base64url'] as const)
      expect(isFound(file.toString(encoding)), `${before} ${encoding}`).toBe(true)
  }
  expect(isFound(Buffer.from('1b2c'.repeat(16)).toString('base64'))).toBe(false)
})

it('finds nothing for a text that is not a secret', () => {
  expect(forms('12')).toEqual([])
})
