// A site in Chromium for all tests of a suite: written, served and launched before the first test, removed
// after the last.

import { rmSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { newFolder } from '../../support/folder.ts'
import { type Browser, type ChromiumPage, launch } from './browsers.ts'
import { type Site, serveFolder } from './serve.ts'

/** The resources of the tests in a suite, available while they run. */
export interface ServedSite<T> {
  /** The folder of the site. */
  readonly folder: string
  readonly site: Site
  readonly browser: Browser<ChromiumPage>
  /** The result of writing the site. */
  readonly written: T
}

/** Call this in a suite that is skipped if Chromium is not installed. */
export function inChromium<T>(write: (folder: string) => Promise<T>): ServedSite<T> {
  const here = {} as { -readonly [part in keyof ServedSite<T>]: ServedSite<T>[part] }

  beforeAll(async () => {
    here.folder = newFolder()
    here.written = await write(here.folder)
    here.site = await serveFolder(here.folder)
    const launched = await launch('chromium')
    if (!launched) throw new Error('chromium is installed, but not launched')
    here.browser = launched
  })

  afterAll(async () => {
    await here.browser?.close()
    await here.site?.close()
    rmSync(here.folder, { recursive: true })
  })

  return here
}
