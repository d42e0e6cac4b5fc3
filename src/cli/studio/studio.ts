import { join } from 'node:path'
import { count } from '../../families/gridText.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import { readStudioFiles } from '../../runs/readStudioFiles.ts'
import type { Typed } from '../commandsFromTable.ts'
import { tell } from '../shared/output.ts'
import { showPages } from '../shared/showPages.ts'

/** No other site may show the studio in a frame; its own policy is in the page. */
const HEADERS = { 'content-security-policy': "frame-ancestors 'none'" }

const USUAL_PORT = 7342

/** Opens the studio in the browser until the program is interrupted, or writes it as a site. */
export async function studio(options: Typed<'studio'>): Promise<undefined> {
  const { out } = options
  const files = readStudioFiles()
  if (out === undefined) {
    await showPages(async () => files, { ...options, usual: USUAL_PORT }, HEADERS)
    return
  }
  for (const [path, content] of files) writeWhole(join(out, path), content)
  tell(`${count(files.size, 'file')} in ${out}; any web server can serve them`)
}
