import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvRow } from '../../src/formats/formatCsvRow.ts'

describe('a row of CSV', () => {
  it('has commas between its fields', () => {
    expect(csvRow(['Sudoku', 7, null, '9x9', 0.5])).toBe('Sudoku,7,,9x9,0.5')
    expect(csvRow([])).toBe('')
  })

  it('has quotation marks only around fields that need them, and doubles those inside', () => {
    expect(csvRow(['a,b', 'say "no"', 'two\nlines', 'a\r', ' blank '])).toBe(
      '"a,b","say ""no""","two\nlines","a\r", blank ',
    )
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+49', "'+49"],
    ['-x', "'-x"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://a.example","b")', `"'=HYPERLINK(""http://a.example"",""b"")"`],
  ])('has no formula: %j is text', (text, field) => {
    expect(csvRow([text])).toBe(field)
    expect(csvRow(['a', text, 2])).toBe(`a,${field},2`)
  })

  it('changes no sign after the beginning of a text', () => {
    expect(csvRow(['a=b', '9x9-rook', "'", '1+1', ''])).toBe("a=b,9x9-rook,',1+1,")
  })

  it('writes numbers unchanged, and an empty field for numbers that are not finite', () => {
    expect(csvRow([-1, -0.25, 1e21, Number.NaN, Number.POSITIVE_INFINITY])).toBe('-1,-0.25,1e+21,,')
  })

  it('is read back unchanged, except for the apostrophe before the beginning of a formula', () => {
    const sign = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", 'a', ' ')
    const text = fc.string({ unit: sign })
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (fields) => {
        const read = readRow(csvRow(fields))
        expect(
          read.map((field, index) => (field === fields[index] ? field : field.replace(/^'/, ''))),
        ).toEqual(fields)
        expect(read.filter((field) => /^[=+\-@\t\r\n]/.test(field))).toEqual([])
      }),
    )
  })
})

/** The fields of a row, by RFC 4180. */
function readRow(row: string): string[] {
  return Array.from(`${row},`.matchAll(/(?:"((?:[^"]|"")*)"|([^",]*)),/g), ([, quoted, plain]) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  )
}
