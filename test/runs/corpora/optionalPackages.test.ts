// Optional packages that are missing, of which a part is missing, or that this system cannot load: a sentence each.

import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { loadOptional } from '../../../src/runs/corpora/optionalPackages.ts'

const require = createRequire(import.meta.url)
const QUEUE = ['bullmq', 'ioredis']

it('are named with the command that installs them', async () => {
  const missing = 'bullmq-that-is-not-there'
  await expect(loadOptional('--queue', QUEUE, () => import(missing))).rejects.toThrow(
    '--queue needs bullmq and ioredis, which are not installed; install with: npm install bullmq ioredis',
  )
})

it('are named if only their program for this system is missing', async () => {
  const load = async () => require('@duckdb/node-bindings-that-is-not-there/duckdb.node')
  await expect(loadOptional('corpus query', ['@duckdb/node-api'], load)).rejects.toThrow(
    'corpus query needs @duckdb/node-api, which is not installed; install with: npm install @duckdb/node-api',
  )
})

it('are named with the reason if they cannot be loaded', async () => {
  const load = () =>
    Promise.reject(new Error("unsupported arch 's390x' for platform 'linux'\nRequire stack: …"))
  await expect(loadOptional('corpus query', ['@duckdb/node-api'], load)).rejects.toThrow(
    /^corpus query needs @duckdb\/node-api, which cannot be loaded: unsupported arch 's390x' for platform 'linux'$/,
  )
})
