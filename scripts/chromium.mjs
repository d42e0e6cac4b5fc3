// How tests, benchmarks and pictures start Debian's Chromium, and how pictures of pages for documents are written.

import { existsSync, writeFileSync } from 'node:fs'

/** Chromium without the code of its windows needs half the time. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** The program; it must exist. */
export const CHROMIUM = existsSync(SHELL) ? SHELL : '/usr/bin/chromium'

/** Options for Playwright: no window, no graphics card, no requests by the browser itself. */
export const CHROMIUM_LAUNCH = {
  executablePath: CHROMIUM,
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** The quality of pictures: letters have no visible traces of compression. */
const QUALITY = 0.65

/** Writes what a page of Playwright shows as WebP, which takes a third of the bytes of a PNG. */
export async function writePicture(page, path) {
  const png = (await page.screenshot()).toString('base64')
  // A page without a policy draws it, whatever the page shown allows.
  const blank = await page.context().browser().newPage()
  const webp = await blank.evaluate(
    async ([picture, quality]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${picture}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      })
      canvas.getContext('2d').drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality).split(',')[1]
    },
    [png, QUALITY],
  )
  await blank.close()
  writeFileSync(path, Buffer.from(webp, 'base64'))
}
