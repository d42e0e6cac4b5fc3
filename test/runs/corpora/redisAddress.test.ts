// Addresses of servers: their parts, and that no sentence tells a password.

import { expect, it } from 'vitest'
import { parseRedisAddress, redisReason } from '../../../src/runs/corpora/connectRedis.ts'

const Q = { host: 'q', port: 6379, db: 0 }

it.each([
  ['redis://localhost', 'redis://localhost:6379/0', { host: 'localhost', port: 6379, db: 0 }],
  ['redis://10.0.0.7:7000/3', 'redis://10.0.0.7:7000/3', { host: '10.0.0.7', port: 7000, db: 3 }],
  ['redis://maker:p%40ss%2Fword@q/', 'redis://q:6379/0', { ...Q, username: 'maker', password: 'p@ss/word' }],
  ['rediss://q', 'rediss://q:6379/0', { ...Q, tls: { servername: 'q' } }],
  [
    'rediss://:secret@[::1]:6380/1',
    'rediss://[::1]:6380/1',
    { host: '::1', port: 6380, db: 1, password: 'secret', tls: {} },
  ],
])('reads %s and shows it without name and password', (text, shown, options) => {
  expect(parseRedisAddress(text)).toEqual({ shown, options })
})

const WRONG = `secret secret@localhost http://:secret@localhost redis:secret@localhost redis://:secret@
  redis://:secret@localhost:99999 redis://:secret@localhost/corpus redis://:secret@localhost/0?family=6
  redis://:secret%ZZ@localhost redis://:sec#secret@localhost redis://:sec/secret@localhost`

it.each(WRONG.split(/\s+/))('refuses %s without repeating it', (text) => {
  let error: unknown
  try {
    parseRedisAddress(text)
  } catch (thrown) {
    error = thrown
  }
  const told = JSON.stringify(error, Object.getOwnPropertyNames(error)).replaceAll(/at .*/g, '')
  expect(told).toMatch(/PuzzleError: expected redis:\/\/\[NAME:PASSWORD@\]HOST/)
  expect(told).not.toContain('secret')
})

it.each([
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'it refuses the connection'],
  [new Error('WRONGPASS invalid username-password pair.'), 'it refuses the name or the password'],
  [new Error('Ready check failed: NOAUTH Authentication required.'), 'it wants a password'],
  [
    Object.assign(new Error('bad secret'), { command: ['secret'] }),
    'it does not answer as Redis does; check the host and the port',
  ],
  [new Error('MISCONF Errors writing to the AOF file: secret'), 'MISCONF'],
])('tells why a command failed, and nothing else (%#)', (error, reason) => {
  expect(redisReason(error)).toBe(reason)
})
