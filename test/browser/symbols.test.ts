// Boards with symbols in Chromium: letters are typed, shapes and pictures are chosen, screen readers hear names, hints
// speak of the symbols, and pictures of strangers are images that run nothing.

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isInstalled } from './support/browsers.ts'
import { inChromium } from './support/inChromium.ts'
import { Board, makePuzzle, ROOT, writePages } from './support/player.ts'

const PICTURES = join(import.meta.dirname, '../fixtures/pictures')
const NAMES = ['fish', 'sun', 'cat', 'boat']
const SHAPES = ['circle', 'square', 'triangle', 'star']

describe.skipIf(!isInstalled('chromium'))('symbols in Chromium', () => {
  const here = inChromium(async (folder) => {
    const puzzle = await makePuzzle('sudoku')
    await writePages(join(folder, 'letters'), [puzzle], '--symbols', 'letters:LENA')
    await writePages(join(folder, 'shapes'), [puzzle], '--symbols', 'shapes')
    await writePages(join(folder, 'pictures'), [puzzle], '--symbols', PICTURES)
    await writePages(join(folder, 'single.html'), [puzzle], '--symbols', PICTURES, '--single')
    return puzzle
  })

  async function opened(path: string) {
    const page = await here.browser.newPage()
    const board = new Board(page)
    await board.open(`${here.site.url}${path}`)
    const read = async <T>(code: string) => (await page.evaluate(code)) as T
    const labels = () =>
      read<string[]>(`[...${ROOT}.querySelectorAll('[role=gridcell]')].map((cell) => cell.ariaLabel)`)
    return { page, board, read, labels }
  }

  const press = (cell: number, key: string) => `(() => {
    const cell = ${ROOT}.querySelectorAll('[role=gridcell]')[${cell}]
    cell.focus()
    cell.dispatchEvent(new KeyboardEvent('keydown', { key: ${JSON.stringify(key)}, bubbles: true }))
  })()`

  it('letters are typed as letters, and as numbers too, and solve the puzzle', async () => {
    const { board, read, labels } = await opened('letters/index.html')
    const word = 'LENA'
    const given = (await labels()).map((label) => /given/.test(label))
    const { solution } = here.written
    for (const [cell, value] of solution.entries()) {
      if (given[cell]) continue
      await read(press(cell, cell % 2 === 0 ? word[Number(value) - 1].toLowerCase() : value))
    }
    expect(await board.texts()).toEqual(solution.map((value) => word[Number(value) - 1]))
    expect(await board.status()).toContain('Solved')
  })

  it.each([
    { path: 'shapes/index.html', names: SHAPES, tag: 'svg' },
    { path: 'pictures/index.html', names: NAMES, tag: 'img' },
    { path: 'single.html', names: NAMES, tag: 'img' },
  ])('$path shows its symbols and names them', async ({ path, names, tag }) => {
    const { board, read, labels } = await opened(path)
    const { solution } = here.written
    const before = await labels()
    const open = before.findIndex((label) => /empty/.test(label))
    const shown = before.flatMap((label, cell) => (/given/.test(label) ? [cell] : []))
    for (const cell of shown) expect(before[cell]).toContain(names[Number(solution[cell]) - 1])
    // Keys show symbols, and their labels name them.
    const keys = await read<string[]>(
      `[...${ROOT}.querySelectorAll('.key')].map((key) => key.ariaLabel + (key.querySelector('${tag}.symbol') ? ' shown' : ''))`,
    )
    expect(keys).toEqual(names.map((name) => expect.stringMatching(new RegExp(`^${name}, \\d left shown$`))))
    await read(press(open, solution[open]))
    expect((await labels())[open]).toContain(names[Number(solution[open]) - 1])
    const visible = await read<boolean>(`(() => {
      const sign = ${ROOT}.querySelectorAll('[role=gridcell]')[${open}].querySelector('${tag}.symbol')
      const { width, height } = sign.getBoundingClientRect()
      return width > 10 && height > 10 && (sign.complete ?? true) && (sign.naturalWidth ?? 1) > 0
    })()`)
    expect(visible).toBe(true)
    await board.hint()
    expect(await board.hint()).toMatch(new RegExp(`(the|The) (${names.join('|')})\\b`))
    expect(await board.hint()).toMatch(new RegExp(`\\. The (${names.join('|')}) goes (?:here|in .)\\.$`))
  })

  it('a list that is wrong leaves numbers, and nothing of it runs', async () => {
    const { page, read } = await opened('letters/index.html')
    const evil = [
      'shapes;',
      'letters:AA',
      '[',
      '[{"name":"a","image":"javascript:document.title=1"}]',
      JSON.stringify(
        ['a', 'b', 'c', 'd'].map((name) => ({ name, image: 'data:text/html,<script>top.x=1</script>' })),
      ),
    ]
    for (const text of evil) {
      await read(`document.querySelector('number-puzzle').setAttribute('symbols', ${JSON.stringify(text)})`)
      const board = new Board(page)
      await board.ready()
      await page.evaluate('new Promise((resolve) => setTimeout(resolve, 50))')
      const texts = await board.texts()
      expect(texts.filter((one) => one !== '').every((one) => /^[1-4]$/.test(one))).toBe(true)
    }
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>parent.x=1</script><circle r="1"/></svg>`
    const list = NAMES.map((name) => ({
      name: `<b>${name}</b>`,
      image: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    }))
    await read(
      `document.querySelector('number-puzzle').setAttribute('symbols', ${JSON.stringify(JSON.stringify(list))})`,
    )
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 200))')
    expect(await read(`typeof window.x + ${ROOT}.querySelectorAll('.key b').length`)).toBe('undefined0')
  })
})
