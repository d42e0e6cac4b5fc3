// Packages that only some commands need, so that npm does not install them with this one. A part of a package may
// be missing as well, such as the program of DuckDB for this system, which is an optional package of its own.

import { PuzzleError } from '../../families/puzzleError.ts'
import { errorCode } from '../systemErrors.ts'

/** The codes of errors if `import` or `require` does not find a package. */
const MISSING = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']

/**
 * Loads packages. If a package is not installed or cannot be loaded, throws a PuzzleError with npm's command
 * or the reason.
 */
export async function loadOptional<T>(
  what: string,
  packages: readonly string[],
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const needs = `${what} needs ${packages.join(' and ')}, which`
    if (MISSING.includes(errorCode(error) ?? '')) {
      const verb = packages.length > 1 ? 'are not' : 'is not'
      const remedy = `install with: npm install ${packages.join(' ')}`
      throw new PuzzleError('unreadable', `${needs} ${verb} installed; ${remedy}`)
    }
    const [reason] = String(error instanceof Error ? error.message : error).split('\n', 1)
    throw new PuzzleError('unreadable', `${needs} cannot be loaded: ${reason}`)
  }
}
