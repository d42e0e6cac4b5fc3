// The command that calculates covers and writes templates.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { addCover } from '../../src/cli/cover/cover.ts'
import { EXIT } from '../../src/cli/shared/output.ts'
import { runCommand } from '../support/command.ts'
import { openPdf, pagesOf } from '../support/pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'cover-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...args: string[]) => runCommand(addCover, ['cover', ...args])

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

  it.each([
    [['--pages', '200'], EXIT.usage, '--trim'],
    [['--pages', '200', '--trim', '6'], EXIT.usage, 'expected one of A4, A5'],
    [['--pages', '200', '--trim', '6x9', '--paper', 'pink'], EXIT.usage, 'expected one of white, cream'],
    [['--pages', '0', '--trim', '6x9'], EXIT.usage, 'whole number'],
    [['--pages', '200', '--trim', '6x9', '--out', 'x.png'], EXIT.usage, '--out must end in .pdf or .svg'],
    [['--pages', '600', '--trim', 'letter'], EXIT.badInput, 'at most 590 pages on a trim of letter, not 600'],
    [['--pages', '20', '--trim', '6x9'], EXIT.badInput, 'at least 24 pages, not 20'],
  ])('refuses %j', async (args, status, message) => {
    const answer = await run(...args)
    expect(answer.status).toBe(status)
    expect(answer.stderr).toContain(message)
    expect(answer.stdout).toBe('')
  })
})
