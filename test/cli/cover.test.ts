// The command that calculates covers and writes templates.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newFolder } from '../support/folder.ts'
import { openPdf, pagesOf } from '../support/pdf.ts'
import { runWords } from '../support/program.ts'

const folder = newFolder()

const run = (...args: string[]) => runWords(['cover', ...args])

describe('cover', () => {
  it('prints the spine and the size of the whole cover', async () => {
    expect(await run('--pages', '200', '--trim', '6x9')).toEqual({
      stdout:
        'spine 11.44 mm (0.4504 in), whole cover with bleed 322.59 x 234.95 mm (12.7004 x 9.25 in), for 200 pages on white paper; spine text allowed\n',
      stderr: '',
      status: 0,
    })
  })

  it('writes a template as PDF, the same every time', async () => {
    const out = join(folder, 'template.pdf')
    const args = ['--pages', '200', '--trim', '6x9', '--paper', 'cream', '--language', 'de', '--out', out]
    expect((await run(...args)).status).toBe(0)
    const bytes = readFileSync(out)
    const [page] = await pagesOf(await openPdf(bytes))
    expect([page.width, page.height]).toEqual([12.75 * 72, 9.25 * 72])
    const texts = page.phrases.map(({ text }) => text).join(' ')
    expect(texts).toContain('Umschlagvorderseite')
    expect(texts).toContain('200 Seiten, cremefarbenes Papier')
    await run(...args)
    expect(readFileSync(out)).toEqual(bytes)
  })

  it('writes a template as SVG', async () => {
    const out = join(folder, 'template.svg')
    await run('--pages', '24', '--trim', '170x240mm', '--out', out)
    expect(readFileSync(out, 'utf8')).toMatch(/^<svg .*width="347.723mm" height="246.35mm"/)
  })
})
