// Answers of the studio's engine that come late, out of order or never: no edit is lost, nothing works for a panel that is gone, and
// whatever fails is said.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isInstalled } from './support/browsers.ts'
import { pagesInChromium } from './support/inChromium.ts'
import { here, PUBLISHED, Studio } from './support/studio.ts'

/** Holds tasks of a name back until they are released, or lets them fail; counts the workers that are ended. */
const HOLD = `
  const { postMessage, terminate } = Worker.prototype
  const waiting = []
  Object.assign(window, {
    held: '', failing: '', ended: 0,
    release() {
      held = ''
      for (const post of waiting.splice(0)) post()
    },
  })
  Worker.prototype.postMessage = function (sent) {
    const post = () => postMessage.call(this, sent)
    if (sent.name === failing) setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'broken' })))
    else if (sent.name === held) waiting.push(post)
    else post()
  }
  Worker.prototype.terminate = function () {
    ended++
    terminate.call(this)
  }`

/** The numbers and letters on the board under the hand. */
const TEXTS = `[...document.querySelectorAll('.stage .board text')].map((one) => one.textContent).join(' ')`

/** What is said about the text in the room "Read". */
const STATUS = '.read > .panel:first-child > [role=status]'

/** Puts texts into the field of the room "Read" in one moment. */
const type = (...texts: readonly string[]) => `(() => {
  const field = document.querySelector('textarea')
  for (const text of ${JSON.stringify(texts)}) {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
})()`

describe.skipIf(!isInstalled('chromium'))('answers of the engine', () => {
  const newPage = pagesInChromium()

  const newStudio = async () => {
    const page = await newPage()
    await page.raw.addInitScript(HOLD)
    return new Studio(page)
  }
  const opened = async () => (await newStudio()).open()
  /** An empty board with its first cell marked. */
  const begun = async (shape: string) => {
    const studio = await opened()
    await studio.emptyBoard(shape)
    await studio.verdict()
    await studio.page.evaluate(`document.querySelector('.stage .board').focus()`)
    await studio.page.press('ArrowRight')
    return studio
  }
  const reading = async () => {
    const studio = await opened()
    await studio.enter('read')
    await studio.until(`document.querySelector('textarea')`)
    return studio
  }

  it('a rule and a number that are put at once are both there', async () => {
    const studio = await begun('9x9')
    await studio.until(`document.querySelector('.panel.tools .chips button')`)
    await studio.page.evaluate(`(() => {
      [...document.querySelectorAll('.panel.tools .chips button')].find((one) => one.textContent === 'Killer').click()
      document.querySelector('.stage .board').dispatchEvent(new KeyboardEvent('keydown', { key: '7', bubbles: true }))
    })()`)
    await studio.until(`${TEXTS} === '7'`)
    await studio.settle()
    expect(await studio.text('.panel.tools .choices')).toContain('Killer cage')
    expect(await studio.page.evaluate(TEXTS)).toBe('7')
  })

  it('a number that is typed while the board is filled stays', async () => {
    const studio = await begun('4x4')
    await studio.page.evaluate(`held = 'fill'`)
    await studio.press('.study > .choices button')
    await studio.page.evaluate(`document.querySelector('.stage .board').focus()`)
    await studio.page.press('3')
    await studio.until(`${TEXTS} === '3'`)
    await studio.page.evaluate('release()')
    await studio.settle()
    expect(await studio.page.evaluate(TEXTS)).toBe('3')
    expect(await studio.verdict()).toContain('Several')
  })

  it('what is undone while an edit is asked for does not come back with it', async () => {
    const studio = await begun('4x4')
    await studio.page.press('1')
    await studio.until(`${TEXTS} === '1'`)
    await studio.page.press('ArrowRight')
    await studio.page.evaluate(`held = 'edit'`)
    await studio.page.press('2')
    await studio.press('header .tools button')
    await studio.until(`${TEXTS} === ''`)
    await studio.page.evaluate('release()')
    await studio.until(`${TEXTS} === '2'`)
  })

  it('the work for a panel ends with it', async () => {
    const studio = await reading()
    await studio.fill('textarea', PUBLISHED)
    await studio.until(`document.querySelector('.study .verdict .quiet')`)
    await studio.page.evaluate(`held = 'reduce'`)
    await studio.press('.study .levels button')
    await studio.until(`document.querySelector('.study > button')`)
    await studio.settle()
    expect(await studio.page.evaluate('ended')).toBe(0)
    await studio.enter('make')
    await studio.until('ended === 1')
  })

  it('an engine that fails is told beside the board, and asked again after the next change', async () => {
    const studio = await begun('4x4')
    await studio.page.evaluate(`failing = 'study'`)
    await studio.page.press('1')
    await studio.until(`document.querySelector('.verdict .fault')`)
    expect(await studio.verdict()).toContain('broken')
    await studio.page.evaluate(`failing = 'explain'`)
    await studio.page.press('2')
    await studio.until(`document.querySelector('.verdict').textContent.startsWith('Several')`)
    await studio.enter('explain')
    await studio.until(`document.querySelector('.explain .panel').textContent.includes('broken')`)
  })

  it('a solution that is shown is no longer pressed after a change', async () => {
    const studio = await begun('4x4')
    await studio.press('.study .verdict button')
    await studio.until(`document.querySelectorAll('.stage .written').length === 16`)
    await studio.page.evaluate(`document.querySelector('.stage .board').focus()`)
    await studio.page.press('1')
    await studio.until(`${TEXTS} === '1' && document.querySelector('.study .verdict button')`)
    expect(await studio.page.evaluate(`document.querySelectorAll('.stage .written').length`)).toBe(0)
    expect(await studio.page.evaluate(`document.querySelectorAll('.study [aria-pressed=true]').length`)).toBe(
      0,
    )
    await studio.press('.study .verdict button')
    await studio.until(`document.querySelectorAll('.stage .written').length > 0`)
    await studio.press('.study .verdict button')
    await studio.until(`document.querySelectorAll('.stage .written').length === 0`)
  })

  it('puzzles that were read are finished and made easier, too', async () => {
    const studio = await reading()
    await studio.fill('textarea', `${'.'.repeat(60)}${PUBLISHED.slice(60)}`)
    expect(await studio.verdict()).toContain('Several')
    await studio.press('.study > .choices button')
    await studio.until(`document.querySelector('.verdict').textContent.startsWith('Exactly one solution')`)
    expect(await studio.countCards()).toBe(1)
    await studio.press('.study > .choices button:nth-child(2)')
    await studio.until(`document.querySelectorAll('.card .board').length === 2`)
    // What somebody has finished is no longer that of the text.
    await studio.fill('textarea', PUBLISHED)
    await studio.until(`document.querySelectorAll('.card .board').length === 3`)
  })

  it.each([
    ['a text and a line break', [PUBLISHED, `${PUBLISHED}\n`], 1],
    ['a text in which a number is corrected', [PUBLISHED, `53.${PUBLISHED.slice(3).replace('7', '.')}`], 1],
    ['a text and another one', [PUBLISHED, '1...............'], 2],
  ] as const)('puzzles are on the table once: %s', async (_, texts, count) => {
    const studio = await reading()
    await studio.page.evaluate(`held = 'read'`)
    await studio.page.evaluate(type(...texts))
    await studio.page.evaluate('release()')
    await studio.until(`document.querySelectorAll('.card .board').length >= ${count}`)
    await studio.settle()
    expect(await studio.countCards()).toBe(count)
  })

  it('a text that is emptied leaves its puzzle on the table', async () => {
    const studio = await reading()
    for (const text of [PUBLISHED, '', '1...............']) {
      await studio.fill('textarea', text)
      await studio.settle()
    }
    await studio.until(`document.querySelectorAll('.card .board').length === 2`)
  })

  it('says how many puzzles of a text are left out', async () => {
    const studio = await reading()
    await studio.fill('textarea', '1...............\n'.repeat(503))
    await studio.until(`document.querySelector('${STATUS}')`)
    expect(await studio.text(STATUS)).toBe(
      'These are the first 500 puzzles of the text. 3 more were left out.',
    )
    await studio.fill('textarea', '1...............')
    await studio.until(`document.querySelectorAll('.card').length === 1`)
    expect(await studio.text(STATUS)).toBe('')
  })

  it('rules of one kind of puzzle are not offered for another', async () => {
    const studio = await opened()
    await studio.press('.make details summary')
    await studio.until(`document.querySelectorAll('.make .chips button').length > 0`)
    await studio.page.evaluate(`failing = 'tools'`)
    await studio.fill('.make select', 'latinsquare')
    await studio.settle()
    expect(await studio.page.evaluate(`document.querySelectorAll('.make .chips button').length`)).toBe(0)
  })

  it('a grade that comes later is seen in the game', async () => {
    const studio = await opened()
    await studio.make(1)
    const saving = studio.page.raw.waitForEvent('download')
    await studio.press('.tray header .tools button')
    const table = JSON.parse(readFileSync(await (await saving).path(), 'utf8'))
    table.document.pieces[0].grade.stars = 5
    await studio.enter('play')
    await studio.until(`document.querySelector('number-puzzle')?.record?.grade.stars < 5`)
    await studio.page.raw.setInputFiles('.tray input[type=file]', {
      name: 'table.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(table)),
    })
    await studio.until(`document.querySelector('number-puzzle').record.grade.stars === 5`)
  })

  it('says that it cannot start without its words', async () => {
    const studio = await newStudio()
    await studio.page.raw.route(/words-/, (route) => route.abort())
    await studio.page.goto(here.site.url)
    await studio.until(`document.body.innerText.includes('could not be started')`)
  })

  it('speaks the language that is chosen last, and says if one does not come', async () => {
    const studio = await opened()
    let send = () => {}
    const sent = new Promise<void>((resolve) => {
      send = resolve
    })
    await studio.page.raw.route(/words-fr/, (route) => sent.then(() => route.continue()))
    await studio.page.raw.route(/words-es/, (route) => route.abort())
    await studio.fill('.top select', 'fr')
    await studio.fill('.top select', 'de')
    await studio.until(`document.documentElement.lang === 'de'`)
    const arrived = studio.page.raw.waitForResponse(/words-fr/)
    send()
    await arrived
    await studio.settle()
    expect(await studio.page.evaluate('document.documentElement.lang')).toBe('de')
    await studio.fill('.top select', 'es')
    await studio.until(`document.querySelector('.message:not([hidden])')`)
    expect(await studio.page.evaluate(`document.querySelector('.top select').value`)).toBe('de')
  })
})
