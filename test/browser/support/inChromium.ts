// What the tests of a suite share: a written site and its server, and Chromium. They exist from before the first
// test until after the last.

import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { newFolder } from '../../support/folder.ts'
import { type Browser, type ChromiumPage, launch, type PageOptions } from './browsers.ts'
import { type Site, serveFolder } from './serve.ts'

type Changing<T> = { -readonly [part in keyof T]: T[part] }

/** A site of a suite, available while its tests run. */
export interface ServedSite<T> {
  /** The folder of the site. */
  readonly folder: string
  readonly site: Site
  /** The result of writing the site. */
  readonly written: T
}

/** A site that is written into a new folder and served, with these additional headers. */
export function servedSite<T>(
  write: (folder: string) => Promise<T>,
  headers: Readonly<Record<string, string>> = {},
): ServedSite<T> {
  const here = {} as Changing<ServedSite<T>>

  beforeAll(async () => {
    here.folder = newFolder()
    here.written = await write(here.folder)
    here.site = await serveFolder(here.folder, headers)
  })

  afterAll(async () => {
    await here.site?.close()
    rmSync(here.folder, { recursive: true })
  })

  return here
}

/** Chromium for the tests of a suite, which is skipped if Chromium is not installed. */
export function launchedChromium(): { readonly is: Browser<ChromiumPage> } {
  const launched = {} as Changing<ReturnType<typeof launchedChromium>>
  beforeAll(async () => {
    launched.is = await launch('chromium')
  })
  afterAll(() => launched.is?.close())
  return launched
}

/** Opens pages in Chromium, which are closed after each test. Call this in a suite that is skipped if Chromium is not installed. */
export function pagesInChromium(): (options?: PageOptions) => Promise<ChromiumPage> {
  const launched = launchedChromium()
  const pages: ChromiumPage[] = []
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.close()
  })
  return async (options) => {
    const page = await launched.is.newPage(options)
    pages.push(page)
    return page
  }
}

/** A site, and Chromium. Call this in a suite that is skipped if Chromium is not installed. */
export function inChromium<T>(write: (folder: string) => Promise<T>) {
  const here = servedSite(write)
  const launched = launchedChromium()
  return Object.defineProperties(here, { browser: { get: () => launched.is } }) as ServedSite<T> & {
    readonly browser: Browser<ChromiumPage>
  }
}
