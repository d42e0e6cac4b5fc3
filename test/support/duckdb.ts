// Whether DuckDB is installed, which is optional. Tests that need it are skipped without it, and say so.

import { createRequire } from 'node:module'

/** Whether the package can be loaded. */
export const HAS_DUCKDB = (() => {
  try {
    createRequire(import.meta.url).resolve('@duckdb/node-api')
    return true
  } catch {
    console.log('skipped: the tests of queries and Parquet need the package @duckdb/node-api')
    return false
  }
})()
