// Packages that only some commands need, so that npm does not install them with this one.

import { PuzzleError } from '../../families/error.ts'
import { errorCode } from '../systemErrors.ts'

/** Loads packages. If one is not installed, throws a PuzzleError with npm's command. */
export async function loadOptional<T>(
  what: string,
  packages: readonly string[],
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error
    const names = packages.join(' and ')
    const verb = packages.length > 1 ? 'are not' : 'is not'
    throw new PuzzleError(
      'unreadable',
      `${what} needs ${names}, which ${verb} installed; install with: npm install ${packages.join(' ')}`,
    )
  }
}
