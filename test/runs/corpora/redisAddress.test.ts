// Addresses of servers: their parts, and that no sentence tells a password.

import { expect, it } from 'vitest'
import { parseRedisAddress, redisReason } from '../../../src/runs/corpora/redisClient.ts'

it.each([
  ['redis://localhost', 'redis://localhost:6379/0', { host: 'localhost', port: 6379, db: 0 }],
  ['redis://10.0.0.7:7000/3', 'redis://10.0.0.7:7000/3', { host: '10.0.0.7', port: 7000, db: 3 }],
  [
    'redis://maker:p%40ss%2Fword@queue.example/',
    'redis://queue.example:6379/0',
    { host: 'queue.example', port: 6379, db: 0, username: 'maker', password: 'p@ss/word' },
  ],
  [
    'rediss://queue.example',
    'rediss://queue.example:6379/0',
    { host: 'queue.example', port: 6379, db: 0, tls: { servername: 'queue.example' } },
  ],
  [
    'rediss://:secret@[::1]:6380/1',
    'rediss://[::1]:6380/1',
    { host: '::1', port: 6380, db: 1, password: 'secret', tls: {} },
  ],
])('reads %s and shows it without name and password', (text, shown, options) => {
  expect(parseRedisAddress(text)).toEqual({ shown, options })
})

it.each([
  'secret',
  'secret@localhost',
  'http://:secret@localhost',
  'redis:secret@localhost',
  'redis://:secret@',
  'redis://:secret@localhost:99999',
  'redis://:secret@localhost/corpus',
  'redis://:secret@localhost/0?family=6',
  'redis://:secret%ZZ@localhost',
  'redis://:sec#secret@localhost',
  'redis://:sec/secret@localhost',
])('refuses %s without repeating it', (text) => {
  expect(() => parseRedisAddress(text)).toThrow(/^expected redis:\/\/\[NAME:PASSWORD@\]HOST/)
  try {
    parseRedisAddress(text)
  } catch (error) {
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error)).replaceAll(/at .*/g, '')).not.toContain(
      'secret',
    )
  }
})

it.each([
  [
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' }),
    'it refuses the connection',
  ],
  [
    new Error('WRONGPASS invalid username-password pair or user is disabled.'),
    'it refuses the name or the password',
  ],
  [new Error('Ready check failed: NOAUTH Authentication required.'), 'it wants a password'],
  [
    Object.assign(new Error('bad secret'), { command: { name: 'auth', args: ['secret'] } }),
    'it does not answer as Redis does',
  ],
  [new Error('MISCONF Errors writing to the AOF file: secret'), 'MISCONF'],
])('tells why a command failed, and nothing else (%#)', (error, reason) => {
  expect(redisReason(error)).toBe(reason)
})
