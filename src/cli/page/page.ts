import { extname, join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { count } from '../../families/gridText.ts'
import { singlePage, siteFiles } from '../../page/site.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import type { Typed } from '../commandsFromTable.ts'
import { EXIT, tell } from '../shared/output.ts'
import { readPagePuzzles, SITE_TOOLS } from '../shared/readPagePuzzles.ts'

/** Writes pages with puzzles. Returns the exit code. */
export async function page(options: Typed<'page'>): Promise<number> {
  const { out, single, lang, title } = options
  if (single && extname(out) !== '.html') {
    throw new InvalidArgumentError(`--single writes one file; --out must end in .html, not ${out}`)
  }
  if (!single && extname(out) === '.html') {
    throw new InvalidArgumentError(`--out must be a folder, not ${out}; to write one file, add --single`)
  }
  const read = await readPagePuzzles(options)
  if (!read) return EXIT.badInput
  // The title is the heading of a single puzzle; with several puzzles, it is the heading of their list.
  const puzzles = read.length === 1 && title !== undefined ? [{ ...read[0], heading: title }] : read
  if (!single) {
    const written = siteFiles({ puzzles, language: lang, title }, SITE_TOOLS)
    for (const { path, content } of written) writeWhole(join(out, path), content)
    tell(`${count(puzzles.length, 'puzzle')} in ${join(out, 'index.html')}`)
  } else if (puzzles.length > 1) {
    throw new InvalidArgumentError(`--single needs exactly one puzzle, got ${puzzles.length}`)
  } else {
    writeWhole(out, singlePage(puzzles[0], lang, SITE_TOOLS))
  }
  return EXIT.fine
}
