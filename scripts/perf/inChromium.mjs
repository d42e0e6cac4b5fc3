// Work with files that are served to Debian's Chromium.

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CHROMIUM, CHROMIUM_LAUNCH } from '../chromium.mjs'
import { Missing, ROOT } from './data.mjs'

/** Serves files, by their paths, and does some work with the browser and the address. Without Chromium it says what is missing. */
export async function inChromium(files, work) {
  if (!existsSync(CHROMIUM)) throw new Missing(`no ${CHROMIUM} here`)
  const { chromium } = await import('playwright-core')
  const { serveFiles } = await import(pathToFileURL(resolve(ROOT, 'dist/runs/localServer.js')).href)
  const server = await serveFiles(files, { port: 0, host: '127.0.0.1' }, {})
  const browser = await chromium.launch(CHROMIUM_LAUNCH)
  try {
    return await work(browser, server.address)
  } finally {
    await browser.close()
    await server.close()
  }
}
