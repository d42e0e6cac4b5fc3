// The harness itself: what tests do in a page arrives there as if a user did it.

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newFolder } from '../support/folder.ts'
import { BROWSERS, type Browser, isInstalled, launch, type Page } from './support/browsers.ts'
import { type Site, serveFolder } from './support/serve.ts'

const PAGE = `<!doctype html>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Harness</title>
<style>
  button { position: absolute; left: 20px; top: 20px; width: 200px; height: 60px }
  div { position: absolute; left: 20px; top: 100px; width: 200px; height: 200px; touch-action: none }
</style>
<button>Press</button>
<div></div>
<script src="log.js"></script>`

const SCRIPT = `window.log = []
for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'])
  document.addEventListener(type, ({ pointerType, clientX, clientY }) =>
    log.push([type, pointerType, clientX, clientY].join(' ')))
document.addEventListener('keydown', ({ key, code, shiftKey, ctrlKey }) =>
  log.push([key, code, shiftKey && 'shift', ctrlKey && 'control'].filter(Boolean).join(' ')))
document.querySelector('button').addEventListener('click', () => log.push('button'))`

const POINTS = [
  { x: 50, y: 150 },
  { x: 90, y: 160 },
  { x: 120, y: 200 },
]

const absent = BROWSERS.filter((name) => !isInstalled(name))
if (absent.length > 0)
  console.warn(`\n*** NOT INSTALLED, SO NOT TESTED IN: ${absent.join(', ').toUpperCase()} ***\n`)

let folder: string
let site: Site

beforeAll(async () => {
  folder = newFolder()
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'log.js'), SCRIPT)
  // As strict as a site can be: the harness needs no leave to evaluate.
  const policy = "default-src 'self'; style-src 'unsafe-inline'; img-src data:"
  site = await serveFolder(folder, { 'content-security-policy': policy })
})

afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

describe('serveFolder', () => {
  /** Unlike fetch, it sends a path as it is. */
  const statusOf = (path: string) =>
    new Promise((done, fail) => {
      const { hostname, port } = new URL(site.url)
      request({ hostname, port, path }, (response) => done(response.resume().statusCode))
        .on('error', fail)
        .end()
    })

  it('serves files by their types, with the headers', async () => {
    const { headers } = await fetch(`${site.url}log.js?1`)
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect((await fetch(site.url)).headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it.each([
    ['/absent.html', 404],
    ['/../../etc/passwd', 403],
    ['/..%2f..%2fetc/passwd', 403],
    ['/%', 403],
  ])('%s is not there', async (path, status) => {
    expect(await statusOf(path)).toBe(status)
  })
})

describe.each(BROWSERS)('%s', (name) => {
  describe.skipIf(!isInstalled(name))('when installed', () => {
    let browser: Browser
    let page: Page

    const takeLog = () => page.evaluate<string[]>('log.splice(0)')

    async function open(options: Parameters<Browser['newPage']>[0]): Promise<void> {
      await page?.close()
      page = await browser.newPage(options)
      await page.goto(site.url)
    }

    beforeAll(async () => {
      const launched = await launch(name)
      if (!launched) throw new Error(`${name} is installed, but not launched`)
      browser = launched
      await open({ width: 500, height: 400 })
    })

    afterAll(() => browser?.close())

    it('evaluates expressions and functions', async () => {
      expect(await page.evaluate('document.title // a comment')).toBe('Harness')
      expect(await page.evaluate('async () => ({ sides: [innerWidth, innerHeight] })')).toEqual({
        sides: [500, 400],
      })
      expect(await page.evaluate('undefined')).toBeUndefined()
      await expect(page.evaluate('absent.member')).rejects.toThrow()
      const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
      await page.evaluate(axe)
      expect(await page.evaluate('axe.run().then(({ passes }) => passes.length)')).toBeGreaterThan(0)
    })

    it.each([
      ['5', ['5 Digit5']],
      ['ArrowRight', ['ArrowRight ArrowRight']],
      ['Backspace', ['Backspace Backspace']],
      ['?', ['? Slash']],
      ['Shift+Digit5', ['Shift ShiftLeft shift', '% Digit5 shift']],
      ['Control+z', ['Control ControlLeft control', 'z KeyZ control']],
    ])('presses %s', async (key, heard) => {
      await page.press(key)
      expect(await takeLog()).toEqual(heard)
    })

    it('moves the focus', async () => {
      await page.press('Tab')
      await page.press('Enter')
      expect(await takeLog()).toEqual(['Tab Tab', 'Enter Enter', 'button'])
    })

    it('clicks', async () => {
      await page.click(50, 50)
      const log = await takeLog()
      expect(log.filter((line) => !line.startsWith('pointermove'))).toEqual([
        'pointerdown mouse 50 50',
        'pointerup mouse 50 50',
        'button',
      ])
    })

    it('drags with the mouse', async () => {
      await page.drag(POINTS, 'mouse')
      const log = await takeLog()
      expect(log.slice(log.indexOf('pointerdown mouse 50 150'))).toEqual([
        'pointerdown mouse 50 150',
        'pointermove mouse 90 160',
        'pointermove mouse 120 200',
        'pointerup mouse 120 200',
      ])
    })

    it('keeps its storage when it reloads, and to itself', async () => {
      await page.evaluate(`localStorage.setItem('kept', 'yes')`)
      await page.reload()
      expect(await page.evaluate(`localStorage.getItem('kept')`)).toBe('yes')
      const other = await browser.newPage()
      await other.goto(site.url)
      expect(await other.evaluate(`localStorage.getItem('kept')`)).toBeNull()
      await other.close()
    })

    it('does not tap without touch', async () => {
      await expect(page.tap(50, 50)).rejects.toThrow('touch')
      await expect(page.drag(POINTS, 'touch')).rejects.toThrow('touch')
    })

    it('takes after the preferences of the user', async () => {
      await open({ width: 320, height: 600, deviceScaleFactor: 2, colorScheme: 'dark', reducedMotion: true })
      const isTrue = (query: string) => page.evaluate(`matchMedia('(${query})').matches`)
      expect(await isTrue('prefers-color-scheme: dark')).toBe(true)
      expect(await isTrue('prefers-reduced-motion: reduce')).toBe(true)
      expect(await page.evaluate('[innerWidth, innerHeight, devicePixelRatio]')).toEqual([320, 600, 2])
      const png = Buffer.from(await page.screenshot())
      expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([640, 1200])
    })

    describe.skipIf(name === 'webkit')('with touch', () => {
      const openWithTouch = () => open({ width: 390, height: 600, touch: true, forcedColors: true })

      it('is a device with a touchscreen, and with forced colours', async () => {
        await openWithTouch()
        expect(browser.hasTouch).toBe(true)
        expect(await page.evaluate(`matchMedia('(pointer: coarse)').matches`)).toBe(true)
        expect(await page.evaluate(`matchMedia('(forced-colors: active)').matches`)).toBe(true)
        expect(await page.evaluate('navigator.maxTouchPoints')).toBeGreaterThan(0)
      })

      it('taps', async () => {
        await openWithTouch()
        await page.tap(50, 50)
        expect(await takeLog()).toEqual(['pointerdown touch 50 50', 'pointerup touch 50 50', 'button'])
      })

      it('drags with a finger', async () => {
        await openWithTouch()
        await page.drag(POINTS, 'touch')
        expect(await takeLog()).toEqual([
          'pointerdown touch 50 150',
          'pointermove touch 90 160',
          'pointermove touch 120 200',
          'pointerup touch 120 200',
        ])
      })
    })
  })
})
