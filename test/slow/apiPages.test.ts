// The API pages (`npm run docs`): typedoc reads every entry of the package without a warning.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application, LogLevel } from 'typedoc'
import { expect, it } from 'vitest'
import { entryFiles } from '../support/publicApi.ts'
import { ROOT } from '../support/sourceFiles.ts'

it('covers every entry of the package', () => {
  const { entryPoints } = JSON.parse(readFileSync(join(ROOT, 'typedoc.json'), 'utf8'))
  expect(entryPoints).toEqual(entryFiles())
})

it('has a comment for every public name, every type and no dead link', async () => {
  const app = await Application.bootstrapWithPlugins({ options: ROOT })
  const complaints: string[] = []
  app.logger.log = (message, level) => {
    if (level >= LogLevel.Warn) complaints.push(message)
  }
  const project = await app.convert()
  if (!project) throw new Error(`typedoc cannot read the sources:\n${complaints.join('\n')}`)
  app.validate(project)
  expect(complaints).toEqual([])
})
