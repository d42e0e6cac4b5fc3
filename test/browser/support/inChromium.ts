// A site in Chromium, for all tests of a suite: written, served and launched before the first, gone after the last.

import { rmSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { newFolder } from '../../support/folder.ts'
import { type Browser, type ChromiumPage, launch } from './browsers.ts'
import { type Site, serveFolder } from './serve.ts'

/** What the tests of a suite find, as soon as they run. */
export interface ServedSite<T> {
  /** Where the site is on the disk. */
  readonly folder: string
  readonly site: Site
  readonly browser: Browser<ChromiumPage>
  /** What was answered when the site was written. */
  readonly written: T
}

/** To be called in a suite that is skipped where there is no Chromium. */
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
