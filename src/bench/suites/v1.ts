// Made by scripts/freeze-suite.mjs; never to be changed.

import type { SuiteName } from './suiteName.ts'

export const V1: SuiteName = { name: 'v1', file: '', corpora: {} }
