// The look of the player, kept as pictures in test/fixtures/player: each family on a phone and on a desktop,
// light and dark, in Chromium. `npm run golden` draws missing and changed pictures; look at them before
// committing.

import { describe, it } from 'vitest'
import { expectPicture } from '../support/golden.ts'
import { isInstalled } from './support/browsers.ts'
import { inChromium } from './support/inChromium.ts'
import { FAMILIES, ROOT, writeSmallSite } from './support/player.ts'

/**
 * The share of pixels that may differ, because letters are rendered differently. A board without its lines
 * differs in more.
 */
const TOLERANCE = { pixels: 0.004, comparison: { threshold: 0.2, includeAA: false } }
/** The font of Debian's package fonts-dejavu-core. Browsers would otherwise choose other fonts. */
const FONT = 'DejaVu Sans'

const DEVICES = {
  phone: { width: 360, height: 660, touch: true },
  desktop: { width: 900, height: 560 },
} as const

describe.skipIf(!isInstalled('chromium'))('in Chromium', () => {
  const here = inChromium(writeSmallSite)

  const looks = FAMILIES.flatMap((family) =>
    (['phone', 'desktop'] as const).flatMap((device) =>
      (['light', 'dark'] as const).map((colorScheme) => ({ family, device, colorScheme })),
    ),
  )

  it.each(looks)(
    '$family looks as it did: $device, $colorScheme',
    async ({ family, device, colorScheme }) => {
      const { path = '' } = here.written.get(family) ?? {}
      const page = await here.browser.newPage(DEVICES[device])
      await page.raw.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(here.site.url + path)
      await page.evaluate(`(async () => {
      document.documentElement.style.setProperty('--puzzle-font', ${JSON.stringify(FONT)})
      while (!${ROOT}?.querySelector('[aria-label][role=gridcell]')) await new Promise(requestAnimationFrame)
      const root = ${ROOT}
      // The clock changes from run to run.
      root.querySelector('.timer').style.visibility = 'hidden'
      const open = [...root.querySelectorAll('[role=gridcell]')].filter((cell) => /empty/.test(cell.ariaLabel))
      const press = (cell, digit, shiftKey) => {
        cell.focus()
        cell.dispatchEvent(new KeyboardEvent('keydown', { key: digit, code: 'Digit' + digit, shiftKey, bubbles: true }))
        cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true }))
      }
      press(open[0], '3', false)
      press(open[1], '2', true)
      press(open[1], '3', true)
    })()`)
      const seen = await page.raw.screenshot()
      await page.close()
      expectPicture(seen, `${family}-${device}-${colorScheme}`, TOLERANCE, 'player')
    },
  )
})
