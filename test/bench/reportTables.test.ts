import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { latexOf, latexText } from '../../src/bench/report/latexTable.ts'
import { durationScale, durationText } from '../../src/bench/report/reportData.ts'
import { csvOf, type Table } from '../../src/bench/report/tableAndCsv.ts'
import { tableFiles } from '../../src/bench/report/tableFiles.ts'
import type { Results } from '../../src/bench/results.ts'
import { newFolder } from '../support/folder.ts'
import { fullResults } from '../support/fullResults.ts'
import { reportOf } from './rows.ts'

/** Every character that means something to TeX, and those that join or that old fonts lack. */
const NASTY = `\\ { } # $ % & _ ~ ^ < > | " \` ' -- --- ?\` ≥ ≤ ° · × − µ – … “a” [b] * é\n`

const TEXTS = { caption: 'All & more', label: 'x', comment: ['a\nb'] }

const table: Table = {
  columns: [
    { key: 'name', title: 'Name_1' },
    {
      key: 'total',
      title: 'Total time',
      short: 'Total',
      group: 'Time',
      format: durationText,
      scale: durationScale,
      isBounded: true,
    },
    {
      key: 'mean',
      title: 'Mean time',
      short: 'Mean',
      group: 'Time',
      format: durationText,
      scale: durationScale,
    },
    { key: 'par2', title: 'PAR2', format: durationText },
  ],
  rows: [
    ['[a', { value: 1234.5, bound: 'least' }, 0.25, null],
    ['b', 4321, 0.5, null],
  ],
}

describe('a table in LaTeX', () => {
  const latex = latexOf(table, TEXTS)

  it('has rules, headings above columns, units in its head, and marks of bounds', () => {
    const lines = latex.split('\n').map((line) => line.trim())
    expect(lines).toContain('\\begin{tabular}{@{}lrr@{}}')
    expect(lines).toContain(' & \\multicolumn{2}{c}{Time} \\\\'.trim())
    expect(lines).toContain('\\cmidrule(lr){2-3}')
    expect(lines).toContain('Name\\_1 & Total (s) & Mean (\\textmu{}s) \\\\')
    expect(lines).toContain('{}[a & $\\geq$ 1.23 & 250 \\\\')
    expect(lines).toContain('b & 4.32 & 500 \\\\')
    for (const rule of ['\\toprule', '\\midrule', '\\bottomrule']) expect(lines).toContain(rule)
    expect(lines[0]).toBe('% a b')
    expect(lines).toContain('\\caption{All \\& more}')
  })

  /** The parts of a table with a first column of names and these widths of further columns, in characters. */
  const partsOfWidths = (widths: readonly number[], rows = 1) => {
    const columns = widths.map((width, index) => ({ key: `${index}`, title: 'x'.repeat(width) }))
    const cells = ['one', ...widths.map((_, index) => `c${index}`)]
    const wide = { columns: [{ key: 'a', title: 'A' }, ...columns], rows: Array(rows).fill(cells) }
    return latexOf(wide, TEXTS).split(/(?<=\\end\{(?:sideways)?table\}\n)\n/)
  }

  it('lies along the page if it is wider than the text', () => {
    const [upright, rotated] = [partsOfWidths([30, 30]), partsOfWidths([50, 50])]
    expect(upright).toHaveLength(1)
    expect(upright[0]).toMatch(/\\begin\{table\}.*\\end\{table\}\n$/s)
    expect(rotated).toHaveLength(1)
    expect(rotated[0]).toMatch(/\\begin\{sidewaystable\}.*\\end\{sidewaystable\}\n$/s)
  })

  it('is divided between columns if it is too wide for the page, and never narrowed', () => {
    const parts = partsOfWidths([50, 50, 50, 50, 50])
    const rows = parts.map((part) => /\\midrule\n(.*?)\n/.exec(part)?.[1].trim())
    expect(rows).toEqual(['one & c0 & c1 \\\\', 'one & c2 & c3 \\\\', 'one & c4 \\\\'])
    expect(parts.map((part) => /\\caption\{(.*)\}\n/.exec(part)?.[1])).toEqual([
      'All \\& more Part 1 of 3.',
      'All \\& more Part 2 of 3.',
      'All \\& more Part 3 of 3.',
    ])
    expect(parts[2]).toContain('\\label{tab:x-3}')
    expect(parts.join()).not.toMatch(/resizebox|scalebox|tiny|scriptsize/)
  })

  it('is divided between rows too, with fewer rows on a rotated page', () => {
    const heights = (widths: readonly number[]) =>
      partsOfWidths(widths, 50).map((part) => part.match(/^ {4}one & /gm)?.length)
    expect(heights([30])).toEqual([40, 10])
    expect(heights([50, 50])).toEqual([24, 24, 2])
    expect(heights([50, 50, 50])).toEqual([24, 24, 24, 24, 2, 2])
  })

  it('leaves out columns of which nothing is known', () => {
    expect(latex).not.toContain('PAR2')
  })

  it('breaks long texts in boxes: a paragraph that ends in a cell would leave an empty line below it', () => {
    const wide = latexOf({ columns: [{ key: 'a', title: 'A', isWide: true }], rows: [['some words']] }, TEXTS)
    expect(wide).toContain('\\parbox[t]{18em}{\\raggedright some words\\strut} \\\\')
    expect(wide).not.toContain('\\par}')
  })

  it('has no character that TeX would misread', () => {
    const text = latexText(NASTY)
    const left = text.replaceAll(/\$[^$]*\$|\\[a-z]+(?:\d+)?\{\}|\\[{}#$%&_]|-\{\}/gi, '')
    expect(left).not.toMatch(/[\\{}#$%&_~^<>|"≥≤°·×−µ…]/)
    expect(latexText('--limit')).toBe('-{}-limit')
    expect(latexText('C:\\x_{1}')).toBe('C:\\textbackslash{}x\\_\\{1\\}')
  })
})

describe('a table as CSV', () => {
  it('has a column for the kind of a bound', () => {
    expect(csvOf(table)).toBe('name,total,total_bound,mean,par2\n[a,1234.5,least,0.25,\nb,4321,,0.5,\n')
  })
})

describe('the tables of a report', () => {
  const renamed = ({ header, rows }: Results): Results => {
    const name = (one: string) => (one === 'gecode' ? NASTY.trim() : one)
    return {
      header: {
        ...header,
        contenders: header.contenders.map((one) => ({ ...one, name: name(one.name), what: name(one.name) })),
      },
      rows: rows.map((row) => ({ ...row, contender: name(row.contender) })),
    }
  }
  const made = renamed(fullResults())
  const files = tableFiles(reportOf(made), 'puzzlewright 1')
  const tex = files.filter(({ name }) => name.endsWith('.tex'))

  it('are each in both forms', () => {
    const names = ['contenders', 'summary', 'portfolio', 'control', 'externals']
    const measured = ['families', 'ratios'].flatMap((name) =>
      ['nodes', 'time'].map((noun) => `${name}-${noun}`),
    )
    expect(files.map(({ name }) => name).sort()).toEqual(
      [...names, ...measured]
        .flatMap((name) => [`${name}.csv`, `${name}.tex`])
        .concat('pairs.csv', 'pairs-nodes.tex', 'pairs-time.tex')
        .sort(),
    )
  })

  const textOf = (wanted: string) => files.find(({ name }) => name === wanted)?.content ?? ''

  it('have the ratios with their intervals and p for papers, in as many tables as pages need', () => {
    const text = textOf('pairs-time.tex')
    expect(text).toContain('Wins & Ties & Losses & Other / one & Of & 95 \\% interval & p & Holm \\\\')
    expect(text).toMatch(/A & B & 24 & \d+ & \d+ & \d+ & \d+ & [\d.]+ & \d+ & [\d.]+ to [\d.]+ & /)
    // Twelve contenders are 66 pairs by time, ten of our own 45 by nodes.
    const partsOf = (text: string) => Array.from(text.matchAll(/Part (\d) of \d\.\}$/gm), ([, part]) => part)
    expect(partsOf(text)).toEqual(['1', '2', '3'])
    expect(text.match(/^ {4}[A-L] & [A-L] & /gm)).toHaveLength(66)
    expect(textOf('pairs-nodes.tex').match(/^ {4}[A-J] & [A-J] & /gm)).toHaveLength(45)
    expect(partsOf(textOf('ratios-time.tex'))).toEqual([])
  })

  it('shorten checksums for papers alone', () => {
    const checksum = '0123456789abcdef'.repeat(4)
    const contenders = made.header.contenders.map((one) => ({ ...one, checksum }))
    const custom = { ...made, header: { ...made.header, contenders } }
    const own = tableFiles(reportOf(custom), 'puzzlewright 1')
    const contentOf = (wanted: string) => own.find(({ name }) => name === wanted)?.content
    expect(contentOf('contenders.tex')).toMatch(/ 0123456789ab \\\\$/m)
    expect(contentOf('contenders.tex')).toContain('with the first 12 digits of the SHA-256 of their files')
    expect(contentOf('contenders.csv')).toContain(`,${checksum}\n`)
  })

  it('name the measure of the ranks', () => {
    expect(textOf('portfolio.csv').split('\n')[0]).toBe(
      'contender,solved_alone,borda_time,best_on_time,best_alone_time,without_it_time,without_it_time_bound',
    )
    expect(textOf('portfolio.tex')).toMatch(/\\multicolumn\{\d\}\{c\}\{By time\}/)
    expect(textOf('portfolio.tex')).toContain('beside the others, by time:')
  })

  it('say what a star means by each measure', () => {
    for (const name of ['ratios', 'pairs']) {
      expect(textOf(`${name}-nodes.tex`)).toContain('(p-value with the Holm correction below 0.05)')
      expect(textOf(`${name}-time.tex`)).toContain('larger than that of the control')
    }
  })

  it('have as many cells in each row as columns', () => {
    for (const { name, content } of tex) {
      const columns = /\\begin\{tabular\}\{@\{\}((?:[lr]|p\{[^}]*\})+)@\{\}\}/.exec(content)?.[1] ?? ''
      const number = columns.replaceAll(/p\{[^}]*\}/g, 'l').length
      const rows =
        content.slice(content.indexOf('\\midrule'), content.indexOf('\\bottomrule')).match(/^.*\\\\$/gm) ?? []
      expect(rows.length, name).toBeGreaterThan(0)
      for (const row of rows)
        expect(row.match(/(?<!\\) & /g)?.length ?? 0, `${name}: ${row}`).toBe(number - 1)
    }
  })

  const hasLatex = spawnSync('pdflatex', ['--version']).status === 0
  it.skipIf(!hasLatex)('compile (needs pdflatex with booktabs and rotating)', () => {
    const folder = newFolder()
    for (const { name, content } of tex) writeFileSync(join(folder, name), content)
    const document = [
      '\\documentclass{article}\\usepackage[T1]{fontenc}\\usepackage{booktabs,rotating}\\begin{document}',
      ...tex.map(({ name }) => `\\input{${name}}\\clearpage`),
      '\\end{document}',
    ]
    writeFileSync(join(folder, 'all.tex'), document.join('\n'))
    const { status, stdout } = spawnSync('pdflatex', ['-draftmode', '-halt-on-error', 'all.tex'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(status, stdout).toBe(0)
    expect(stdout).not.toContain('Overfull')
  })
})
