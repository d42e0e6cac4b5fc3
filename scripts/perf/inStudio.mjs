// Work with the studio in Debian's Chromium.

import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './data.mjs'
import { inChromium } from './inChromium.mjs'

/** Serves the studio and does some work with the browser and the address. */
export async function inStudio(work) {
  const { readStudioFiles } = await import(pathToFileURL(resolve(ROOT, 'dist/runs/readStudioFiles.js')).href)
  return inChromium(readStudioFiles(), work)
}
