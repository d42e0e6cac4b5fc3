// Mistakes that people make at the command line. Each is answered by an exit code and by one line that states
// what is wrong and what is right.

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { EXIT } from '../../src/cli/shared/output.ts'
import { runWords } from '../support/program.ts'

const MAIN = resolve(import.meta.dirname, '../../dist/cli/main.js')
const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const folder = mkdtempSync(join(tmpdir(), 'puzzlewright-mistakes-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** Words as a person types them; quotation marks keep words together. */
function split(line: string): string[] {
  return Array.from(line.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, word]) => quoted ?? word)
}

const { usage, badInput, limit } = EXIT

/** The line as typed, and the text of the answer after `error: `. */
const USAGE: readonly (readonly [typed: string, answer: string])[] = [
  // Commands.
  ['make sudoku', 'unknown command "make"; did you mean "generate"?'],
  ['create sudoku', 'unknown command "create"; did you mean "generate"?'],
  ['genrate sudoku', 'unknown command "genrate"; did you mean "generate"?'],
  ['print x.txt', 'unknown command "print"; did you mean "render"?'],
  ['list', 'unknown command "list"; did you mean "families"?'],
  ['frobnicate', 'unknown command "frobnicate"; the commands are generate, solve, verify, grade,'],
  ['bench rum', 'unknown command "rum"; did you mean "run"?'],
  ['feed publish', 'unknown command "publish"; the commands are init, build,'],
  ['sudoku', '"sudoku" is a family, not a command; did you mean "puzzlewright generate sudoku"?'],
  ['numbrix', '"numbrix" is a family, not a command; did you mean "puzzlewright generate numbrix"?'],
  ['puzzle.txt', '"puzzle.txt" is a file, not a command; these commands take files: solve, verify, grade,'],
  ['README.md', '"README.md" is a file, not a command; these commands take files: solve, verify, grade,'],
  ['book.pdf', '"book.pdf" is a file, not a command; did you mean "puzzlewright preflight book.pdf"?'],
  ['my.yaml', '"my.yaml" is a file, not a command; did you mean "puzzlewright book my.yaml"?'],
  ['$ puzzlewright solve x.txt', 'leave out "$", which belongs to the example: puzzlewright solve x.txt'],
  [
    'puzzlewright solve x.txt',
    'leave out "puzzlewright", which belongs to the example: puzzlewright solve x.txt',
  ],
  // Families.
  ['generate', '<family> is missing: sudoku, kenken, survo, hidoku, magic'],
  ['generate sodoku', 'unknown family "sodoku"; did you mean "sudoku"?'],
  ['generate chess', 'unknown family "chess"; the families are sudoku, kenken, survo, hidoku, magic'],
  ['play sodoku', '"sodoku" is neither a file nor a family; did you mean "puzzlewright play sudoku"?'],
  ['families kenkem', 'unknown family "kenkem"; did you mean "kenken"?'],
  ['solve --family sudku', '--family "sudku": unknown family "sudku"; did you mean "sudoku"?'],
  ['book --title x --family sudoko', '--family: unknown family "sudoko"; did you mean "sudoku"?'],
  [
    'book sudoku',
    '"sudoku" is a family, not a recipe; did you mean "puzzlewright book --title TITLE --family sudoku"?',
  ],
  ['bench corpus sodoku --seed s --out x', 'unknown family "sodoku"; did you mean "sudoku"?'],
  // Shapes.
  ['generate sudoku --shape 9', '"9" is not a Sudoku shape; did you mean "9x9"?'],
  ['generate sudoku --shape 9*9', '"9*9" is not a Sudoku shape; did you mean "9x9"?'],
  ['generate sudoku --shape 9×9', '"9×9" is not a Sudoku shape; did you mean "9x9"?'],
  ["generate sudoku --shape '9 x 9'", '"9 x 9" is not a Sudoku shape; did you mean "9x9"?'],
  ['generate sudoku --shape 9 x 9', 'unexpected "x"; generate takes only <family>'],
  ['generate sudoku --stars 5..2', '"5..2" is not a number of stars; did you mean "2..5"?'],
  ['generate sudoku --clues 30..20', '"30..20" is not a number of clues; did you mean "20..30"?'],
  ['generate sudoku --degree 600..151', '"600..151" is not a range of degrees; did you mean "151..600"?'],
  ['generate sudoku --json=yes', '--json takes no value; write --json alone'],
  ['completion', '<shell> is missing: the shell: bash, zsh, fish'],
  ['completion bsh', '<shell> "bsh" is unknown; did you mean "bash"?'],
  ['help genrate', 'unknown command "genrate"; did you mean "generate"?'],
  ['feed help biuld', 'unknown command "biuld"; did you mean "build"?'],
  ['generate sudoku --shape 7x7', '"7x7" is not a Sudoku shape; expected 4x4, 6x6,'],
  ['generate sudoku 9x9', 'unexpected "9x9"; did you mean "--shape 9x9"?'],
  [
    'generate numbrix --shape 8x8/king',
    '"8x8" is not a shape of numbrix: a Numbrix moves like a rook; for diagonal moves use hidato',
  ],
  ['solve --shape 9x9', '--shape needs --family'],
  // Options.
  ['generate sudoku --star 3', 'unknown option "--star"; did you mean "--stars"?'],
  ['generate sudoku --seeds x', 'unknown option "--seeds"; did you mean "--seed"?'],
  ['generate sudoku --count 5', 'unknown option "--count"; did you mean "--number"?'],
  ['generate sudoku --level easy', 'unknown option "--level"; did you mean "--stars"?'],
  ['generate sudoku --size 9x9', 'unknown option "--size"; did you mean "--shape"?'],
  ['generate sudoku --output x', 'unknown option "--output"; did you mean "--out"?'],
  ['book --title x --number 5', 'unknown option "--number"; did you mean "--count"?'],
  ['book --title x --lang de', 'unknown option "--lang"; did you mean "--language"?'],
  ['play --language de', 'unknown option "--language"; did you mean "--lang"?'],
  ['-v', 'unknown option "-v"; did you mean "--version"?'],
  ['families --zzz', 'families has no option "--zzz"; it has no options'],
  ['verify --zzz', 'verify has no option "--zzz"; its options are --minimal, --tight,'],
  ['generate sudoku –stars 3', '"–stars" begins with a dash from a word processor; type hyphens: --stars'],
  ['generate sudoku —stars=3', '"—stars" begins with a dash from a word processor; type hyphens: --stars'],
  ['generate sudoku –n 3', '"–n" begins with a dash from a word processor; type hyphens: -n'],
  ['generate sudoku -stars 3', '"-stars" needs two hyphens: --stars'],
  ['generate sudoku “--stars” 3', '"--stars" is in curly quotation marks; remove them'],
  [
    'book --title “Quiet Numbers”',
    'the shell does not know curly quotation marks; type straight ones: "Quiet Numbers"',
  ],
  ['generate sudoku --seed', '--seed needs a value: --seed <text>'],
  ['page x.txt', '--out is missing: '],
  ['solve --all --limit 3', '--all and --limit do not go together; leave one out'],
  ['generate sudoku easy', 'unexpected "easy"; did you mean "--stars easy"?'],
  ['generate sudoku 20', 'unexpected "20"; did you mean "--number 20"?'],
  ['generate sudoku kenken', 'unexpected "kenken"; generate takes only <family>'],
  ['generate sudoku --max-cage 3', '--max-cage is for kenken, not for sudoku'],
  // Values.
  [
    'generate sudoku --stars ezy',
    '"ezy" is not a number of stars; use 1 to 5, or gentle, easy, medium, hard, fiendish,',
  ],
  ['generate sudoku --stars medum', '"medum" is not a number of stars; did you mean "medium"?'],
  ['generate sudoku --stars 1-3', '"1-3" is not a number of stars; did you mean "1..3"?'],
  [
    "generate sudoku --stars 'easy to hard'",
    '"easy to hard" is not a number of stars; did you mean "easy..hard"?',
  ],
  ['generate sudoku --stars 6', '"6" is not a number of stars; use 1 to 5,'],
  ['generate sudoku --stars 0', '"0" is not a number of stars; use 1 to 5,'],
  ['generate sudoku --stars 2 --difficulty hard', '--stars 2 and --difficulty hard differ'],
  ['generate sudoku -n -3', '--number "-3": expected a whole number from 1'],
  ['generate sudoku -n 0', '--number "0": expected a whole number from 1'],
  ['generate sudoku -n 1e3', '--number "1e3": expected a whole number from 1; did you mean 1000?'],
  ['generate sudoku -n 1,000', '--number "1,000": expected a whole number from 1; did you mean 1000?'],
  ['generate sudoku -n many', '--number "many": expected a whole number from 1'],
  ['generate sudoku --workers 0', '--workers "0": expected a whole number from 1'],
  ['generate sudoku --symmetry rotate', '--symmetry "rotate" is unknown; did you mean "rotate90"?'],
  ['generate sudoku --symmetry round', '--symmetry "round" is unknown; choose one of none, rotate180,'],
  ['generate sudoku --tier chian', '"chian" is not a tier; did you mean "chains"?'],
  // Sheets, boards on pages, covers and pictures of books.
  ['sheet sudoku', '--out is missing: the PDF of the sheets; the key is written next to it'],
  [
    'sheet sudoku --symbols --out a.pdf',
    '--symbols "--out": expected letters, letters:WORD, shapes, or files',
  ],
  [
    'sheet sudoku --symbols shape --out a.pdf',
    '--symbols: "shape" is not a symbol set; did you mean "shapes"?',
  ],
  [
    'sheet sudoku --symbols README.md --out a.pdf',
    '--symbols: README.md: a picture must be an SVG or a PNG file',
  ],
  [
    'sheet sudoku --symbols letters:AABB --out a.pdf',
    '--symbols: each letter must be different; "A" is there twice',
  ],
  [
    'sheet hidoku --symbols letters --out a.pdf',
    'Hidoku needs its numbers; letters can take their place in a Sudoku',
  ],
  [
    'sheet sudoku --paper B5 --out a.pdf',
    '"B5" is not a paper; use A3, A4, A5, letter, or a size such as 200x250mm',
  ],
  ['sheet sudoku --pupils many --out a.pdf', '--pupils "many": expected a whole number from 1'],
  ['render --per-page 4', '--per-page needs a PDF: --out FILE.pdf, or --format pdf'],
  ['render --size 0', '--size "0": expected a number from 5 to 2000'],
  ['cover', '--pages is missing: number of pages of the book'],
  ['cover --pages 200 --trim 6x9 --paper purple', '--paper "purple": expected one of white, cream,'],
  ['cover --pages 100 --trim 6x9 --out x.doc', '--out must end in .pdf or .svg, not x.doc'],
  ['book --title T --volumes 3..2', '--volumes "3..2": did you mean "2..3"?'],
  ['book --title T --volumes 0', '--volumes "0": expected a number of volumes from 1 to 99'],
  ['book --title T --cover purple', '--cover "purple" is unknown; choose one of template, plain, tint'],
  ['book --title T --arrange tier', '--arrange "tier" is unknown; did you mean "tiers"?'],
  [
    'book --title T --section-pages fancy',
    '--section-pages "fancy" is unknown; choose one of none, plain, tint',
  ],
  ['book --words', '--words needs a value: --words <file>'],
  ['book --title T --image-names {id}', '--image-names needs --images'],
  ['book --title T --first-date 2027-01-01', '--first-date needs --images'],
  [
    'book --title T --images x --first-date 2027-02-30',
    '--first-date "2027-02-30": expected a date as YYYY-MM-DD,',
  ],
  [
    'book --title T --images x --image-names {numbr}',
    '--image-names "{numbr}": unknown {numbr}; did you mean {number}?',
  ],
  [
    'book --title T --images x --image-names a/{id}',
    '--image-names "a/{id}": must have only letters A to Z, digits,',
  ],
  ['generate sudoku --degree easy', '"easy" is not a range of degrees; write 151..600,'],
  ['generate sudoku --seed a/b', '--seed must be one line of 1 to 100 characters, without "/"'],
  ['convert --to cnf', '--to "cnf" is unknown; choose one of name, text,'],
  ['solve --branching ramdom', '--branching "ramdom" is unknown; did you mean "random"?'],
  ['solve --strength max', '--strength "max" is unknown; choose one of check, basic, full'],
  ['bench export --format dimacs', '--format "dimacs" is unknown; choose one of cnf, minizinc, asp, xcsp3'],
  ['render --format jpg', '--format "jpg" is unknown; choose one of text, svg, png, pdf'],
  ['play --lang fr', '--lang "fr" is unknown; choose one of en, de'],
  ['play sudoku --port http', '--port "http": expected a number from 1 to 65535'],
  ['book --title x --count 5 --trim 6x', '"trim" must be one of '],
  [
    'book --title x --language fr',
    '--language "fr": books come in en and de; for another language a recipe must give all words',
  ],
  ['book --family sudoku', 'a book without a recipe needs --title'],
  ['book --title x --out x.doc', '--out must end in .pdf, not x.doc'],
]

describe('wrong usage', () => {
  it.each(USAGE)('%s: %s', async (typed, answer) => {
    const { stdout, stderr, status } = await runWords(split(typed))
    expect(stderr.startsWith(`error: ${answer}`), stderr).toBe(true)
    const [line, help, ...rest] = stderr.trimEnd().split('\n')
    expect(line).not.toMatch(/undefined|\bat \w+ \(/)
    if (help !== undefined) expect(help).toMatch(/^\(all options: puzzlewright.* --help\)$/)
    expect(rest).toEqual([])
    expect([stdout, status]).toEqual(['', usage])
  })

  it('recognises the names that the shell puts in place of *', async () => {
    const names = readdirSync('.').filter((name) => !name.startsWith('.'))
    const answerTo = async (...words: string[]) =>
      (await runWords([...words, ...names])).stderr.split('\n')[0]
    expect(await answerTo('generate', 'kenken', '--operators')).toBe(
      "error: the shell replaced * after --operators by the names of the files here; quote it: --operators '+*', or write x: --operators +x",
    )
    expect(await answerTo('generate', 'sudoku', '-n')).toBe(
      'error: the shell replaced * after -n by the names of the files here; --number takes <puzzles>',
    )
    expect(await answerTo('generate', 'kenken')).toBe(
      "error: the shell replaced * by the names of the files here; quote it: '*'",
    )
  })

  it('takes the name of the only file of a folder as typed', () => {
    const alone = join(folder, 'alone')
    mkdirSync(alone)
    writeFileSync(join(alone, 'two.txt'), `${SUDOKU}\n${SUDOKU}\n`)
    const { stderr, status } = spawnSync(process.execPath, [MAIN, 'explain', 'two.txt', '--from', 'nosuch'], {
      cwd: alone,
      encoding: 'utf8',
    })
    expect(stderr).toMatch(/^error: --from needs exactly one puzzle, got 2\n/)
    expect(status).toBe(usage)
  })
})

describe('wrong input', () => {
  const records = `{"id":"sudoku:9x9:${SUDOKU}"`
  const none = join(folder, 'none.txt')
  const small = file('small.txt', 'sudoku:4x4:1..4..2..3..4..1')
  it.each<readonly [what: string, words: string[], answer: RegExp, exit: number]>([
    ['a missing file', ['solve', none], /none\.txt: no such file\n$/, badInput],
    ['a missing recipe', ['book', `${none}.yaml`], /no such file\n$/, badInput],
    ['a missing PDF', ['preflight', `${none}.pdf`], /no such file\n$/, badInput],
    [
      'a missing file of unwanted puzzles',
      ['generate', 'sudoku', '--not-in', none],
      /no such file\n$/,
      badInput,
    ],
    [
      'a puzzle as a file',
      ['solve', '53..7....6..195....'],
      /no such file; to read a puzzle itself, write: echo/,
      badInput,
    ],
    [
      'an address as a file',
      ['solve', 'https://puzz.link/p?sudoku/9/9/'],
      /no such file; to read a puzzle/,
      badInput,
    ],
    ['a folder', ['solve', folder], /is a directory, not a file\n$/, badInput],
    ['an empty file', ['solve', file('empty.txt', '')], /the text contains no puzzle/, badInput],
    [
      'an empty recipe',
      ['book', file('empty.yaml', '')],
      /the file is empty; expected a recipe\n$/,
      badInput,
    ],
    [
      'a PDF',
      ['solve', file('a.pdf', '%PDF-1.4\n%\n')],
      /: this is a PDF, not text; "puzzlewright preflight"/,
      badInput,
    ],
    ['a PDF for a recipe', ['book', file('b.pdf', '%PDF-1.4\n%\n')], /: this is a PDF, not text/, badInput],
    [
      'a picture',
      ['grade', file('a.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
      /: this is a PNG picture;/,
      badInput,
    ],
    [
      'a photo',
      ['grade', file('a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]))],
      /: this is a JPEG picture;/,
      badInput,
    ],
    [
      'a ZIP archive',
      ['verify', file('a.zip', 'PK\x03\x04\x14')],
      /: this is a ZIP archive or an office document;/,
      badInput,
    ],
    [
      'a gzip archive',
      ['verify', file('a.gz', Buffer.from([0x1f, 0x8b, 8, 0]))],
      /: this is a gzip archive; unpack/,
      badInput,
    ],
    [
      'UTF-16',
      ['solve', file('u.txt', Buffer.from(`\ufeff${SUDOKU}`, 'utf16le'))],
      /in UTF-16; save it as UTF-8\n$/,
      badInput,
    ],
    ['a truncated record', ['solve', file('cut.jsonl', records)], /^\S*cut\.jsonl:1:1: .*record/, badInput],
    ['a picture for a PDF', ['preflight', file('c.png', '\x89PNG')], /PDF/, badInput],
    ['a missing board', ['verify', small, '--solution', none], /no such file\n$/, badInput],
    [
      'puzzles of another variant',
      ['solve', '--family', 'numbrix', file('h.txt', 'hidoku:1x3:1,,')],
      /"1x3" is not a shape of numbrix/,
      badInput,
    ],
    ['a format without a name', ['render', small, '--out', folder], /--format/, usage],
    [
      'an --out that is a folder',
      ['generate', 'sudoku', '-n', '2', '--out', folder],
      /is a directory, not a file\n$/,
      badInput,
    ],
    [
      '16 givens',
      ['generate', 'sudoku', '--clues', '16'],
      /^impossible: a Sudoku of 9x9 has at least 17 givens: /,
      limit,
    ],
    ['82 givens', ['generate', 'sudoku', '--clues', '82'], /^impossible: /, limit],
  ])('%s', async (_, words, answer, exit) => {
    const { stdout, stderr, status } = await runWords(words)
    expect(stderr).toMatch(answer)
    expect(
      stderr
        .trimEnd()
        .split('\n')
        .filter((line) => !/^(seed|\(all)/.test(line)),
    ).toHaveLength(1)
    expect([stdout, status]).toEqual(['', exit])
  })
})

describe('the program accepts', () => {
  it.each([
    ['generate Sudoku --shape 4x4 --difficulty easy --seed s --json', '"family":"sudoku"'],
    ['generate numbrix --shape 4x4 --seed s --json', '"id":"hidoku:4x4/rook:'],
    ['generate NUMBRIX --seed s --json --no-grade', '"shape":"8x8/rook"'],
    ['generate hidato --shape 4x4/rook --seed s --json', '"id":"hidoku:4x4/rook:'],
    ["generate 'number path' --shape 4x4 --seed s --json", '"id":"hidoku:4x4:'],
    ['generate calcudoku --shape 3x3 --seed s --json', '"family":"kenken"'],
    ['generate mathdoku --shape 3x3 --seed s --json', '"family":"kenken"'],
    ['generate magicsquare --shape 3x3 --seed s --json', '"family":"magic"'],
    ['families numbrix', 'Hidoku (hidoku)'],
    ['help generate', 'Usage: puzzlewright generate'],
    ['generate sudoku --help', 'Usage: puzzlewright generate'],
    ['generate sudoku --stars 9 --help', 'Usage: puzzlewright generate'],
    ['--version', '0.'],
  ])('%s', async (typed, answer) => {
    const { stdout, stderr, status } = await runWords(split(typed))
    expect([stderr, status]).toEqual(['', EXIT.fine])
    expect(stdout).toContain(answer)
  })

  it.each([
    ['Windows line ends', `${SUDOKU}\r\n`],
    ['a byte order mark', `\ufeff${SUDOKU}\n`],
    ['a header with another name', 'Number-Path 1x3\n1,,\n'],
    ['a one-line name with another name', 'numbrix:1x3:1,,'],
  ])('%s', async (_, text) => {
    expect(await runWords(['solve', '--json'], text)).toMatchObject({ stderr: '', status: EXIT.fine })
  })

  it('--json with --out, and writes the record to the file in a new folder', () => {
    const out = join(folder, 'new', 'one.jsonl')
    const words = ['generate', 'sudoku', '--shape', '4x4', '--seed', 's', '--json', '--quiet', '--out', out]
    const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, ...words], { encoding: 'utf8' })
    expect([stdout, stderr, status]).toEqual(['', '', EXIT.fine])
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ family: 'sudoku' })
  })
})
