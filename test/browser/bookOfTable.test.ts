// A book of the puzzles on the studio's table has the bytes that the command line makes of the recipe and the records which the
// studio saves; what such a book cannot have is said in one sentence, in the language of the page.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { runBuilt } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { axeFaults } from './support/axe.ts'
import { type ChromiumPage, isInstalled } from './support/browsers.ts'
import { pagesInChromium } from './support/inChromium.ts'
import { here, PUBLISHED } from './support/studio.ts'

/** Puzzles in several notations: a line, ids with a further rule and without, and a grid. */
const TEXTS = `${PUBLISHED}
sudoku:4x4+killer:................;killer,5,A1,A2;5,A3,A4;6,B1,C1;4,B2,C2;8,B3,B4,C3;3,C4,D4;9,D1,D2,D3
kenken:3x3:4+A1,B1,B2;1-A2,A3;3/B3,C3;1-C1,C2
survo:2x3:,,/4,,|8,13|6,7,8

.   .   4
.   .   9
.   .   .
`

/** The entries of an archive that is not compressed. */
function unpacked(archive: Buffer): Record<string, string> {
  const texts: Record<string, string> = {}
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50; ) {
    const [size, name] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)]
    const start = at + 30 + name
    texts[archive.toString('utf8', at + 30, start)] = archive.toString('utf8', start, start + size)
    at = start + size
  }
  return texts
}

describe.skipIf(!isInstalled('chromium'))('a book of the table', () => {
  const newPage = pagesInChromium()

  /** Opens the studio in a language with the puzzles of a text on its table, in the room for print. */
  async function opened(language: string, text: string, options = {}): Promise<[Page, ChromiumPage]> {
    const page = await newPage(options)
    const { raw } = page
    await page.goto(here.site.url)
    await raw.locator('header select').selectOption(language)
    if (text !== '') {
      await raw.locator('nav button').nth(2).click()
      await raw.locator('.read textarea').fill(text)
      await raw.locator('.card .board').first().waitFor()
    }
    await raw.locator('nav button').nth(5).click()
    await raw.locator('.book select').nth(2).selectOption('true')
    return [raw, page]
  }

  /** The file that a button saves. */
  async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
    const coming = page.waitForEvent('download', { timeout: 60_000 })
    await press()
    return readFileSync(await (await coming).path())
  }

  const make = (page: Page) => page.locator('.book button.main').click()
  const message = (page: Page) => page.locator('p.message .faults > span')

  it('has the bytes of the command line for the saved recipe and records', async () => {
    const [page, own] = await opened('de', TEXTS)
    await page.locator('.book input').first().fill('Gewählte Rätsel')
    await page.locator('.book summary').click()
    const archive = await saved(page, () =>
      page.getByRole('button', { name: 'Rezept und Rätsel speichern' }).click(),
    )
    const pdf = await saved(page, () => make(page))
    await page.locator('.book [role=status]', { hasText: 'Geprüft' }).waitFor()
    expect(await axeFaults(own)).toEqual([])
    const texts = unpacked(archive)
    expect(Object.keys(texts)).toEqual(['book.yaml', 'puzzles.jsonl'])
    const folder = newFolder()
    mkdirSync(folder, { recursive: true })
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text)
    const { stderr, status } = runBuilt(['book', 'book.yaml', '--out', 'book.pdf', '--quiet'], {
      cwd: folder,
    })
    expect([stderr, status]).toEqual(['', 0])
    expect(pdf.equals(readFileSync(join(folder, 'book.pdf')))).toBe(true)
  })

  it.each([
    ['several solutions', `${PUBLISHED}\n${'.'.repeat(16)}`, 'Puzzle 2 has several solutions.'],
    ['no solution', 'sudoku:4x4:12....3.........', 'Puzzle 1 has no solution.'],
    ['nothing to fill in', 'sudoku:4x4:1234341221434321', 'Puzzle 1 has no empty cell.'],
    [
      'twins',
      `${PUBLISHED}\nsudoku:9x9:${[...PUBLISHED].reverse().join('')}`,
      'Puzzle 2 is puzzle 1 once more, perhaps turned, mirrored or renumbered.',
    ],
  ])('says which puzzle it cannot have: %s', async (_, text, sentence) => {
    const [page] = await opened('en', text)
    await make(page)
    await message(page).first().waitFor()
    expect(await message(page).allTextContents()).toEqual([sentence])
    const [number] = /\d+/.exec(sentence) as RegExpExecArray
    expect(await page.locator('.card.chosen .caption').textContent()).toBe(number)
  })

  it('says that the table is empty, and that a recipe names what the studio does not have', async () => {
    const [empty] = await opened('fr', '')
    await make(empty)
    expect(await empty.locator('p.message').textContent()).toContain(
      'Il n’y a pas encore de grille achevée sur la table.',
    )
    const [page] = await opened('es', PUBLISHED)
    await page.locator('.book summary').click()
    const recipe = page.locator('.book textarea')
    await recipe.fill((await recipe.inputValue()).replace('puzzles.jsonl', 'otros.jsonl'))
    await make(page)
    await message(page).first().waitFor()
    expect(await message(page).allTextContents()).toEqual([
      'La receta indica el archivo «otros.jsonl», que el estudio no tiene.',
    ])
  })
})
