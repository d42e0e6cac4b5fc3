// The folder of a corpus that is there only until its puzzles are in one file: next to the file, so that the
// same command resumes.

import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type CorpusRecipe, recipeText } from '../../corpus/corpusRecipe.ts'
import type { Versions } from '../../corpus/manifest.ts'
import { PuzzleError } from '../../families/error.ts'
import { lookAt } from '../fileSystem.ts'
import { sha256 } from '../sha256.ts'
import { chunkFiles } from './chunkFiles.ts'
import { beginCorpus, CORPUS_FILES, readManifest } from './corpusFolder.ts'

/**
 * Begins a corpus in a folder, or finds it begun. Throws a PuzzleError if the folder is not from the same recipe
 * and versions: since it will be removed, it must not hold anything else.
 */
export function beginTemporary(folder: string, recipe: CorpusRecipe, versions: Versions): void {
  const isForeign = hasFiles(folder) && !lookAt(join(folder, CORPUS_FILES.manifest))
  if (isForeign) {
    throw new PuzzleError('conflict', `${folder} is not from this run: choose another --out, or remove it`)
  }
  if (isOther(folder, recipe)) {
    const message = `${folder} is from a run with other options: repeat that command, choose another --out, or remove it`
    throw new PuzzleError('conflict', message)
  }
  beginCorpus(folder, recipe, versions)
}

/** Removes the folder of this recipe, if it is there and can be removed. */
export function removeTemporary(folder: string, recipe: CorpusRecipe): void {
  if (!lookAt(join(folder, CORPUS_FILES.manifest))) return
  try {
    if (isOther(folder, recipe)) return
    // Without the manifest, nothing would tell whose chunks are left after a kill.
    rmSync(chunkFiles(folder).folder, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // A folder that cannot be read or removed does no harm.
  }
}

function hasFiles(folder: string): boolean {
  const found = lookAt(folder)
  return found !== undefined && (!found.isDirectory() || readdirSync(folder).length > 0)
}

function isOther(folder: string, recipe: CorpusRecipe): boolean {
  if (!lookAt(join(folder, CORPUS_FILES.manifest))) return false
  return readManifest(folder).checksum !== sha256(recipeText(recipe))
}
