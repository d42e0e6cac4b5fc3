// Loads packages that few runs of the program use, so that the others start faster.

import { createRequire } from 'node:module'

/** Loads a package at once, unlike `import()`. */
export const requirePackage = createRequire(import.meta.url)
