import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import type { Family } from '../../families/family.ts'
import { FAMILIES } from '../../families/registry.ts'
import { LANGUAGES, type Language } from '../../families/words.ts'
import { parsePuzzle } from '../../formats/readPuzzles.ts'
import { generate } from '../../maker/generate.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import { withoutFullBoards } from '../../maker/possibleClues.ts'
import { NO_WISHES } from '../../maker/puzzleRequest.ts'
import { type PagePuzzle, SITE_POLICY } from '../../page/puzzlePage.ts'
import { siteFiles } from '../../page/site.ts'
import { hearInterrupts } from '../../runs/interrupt.ts'
import { type SourceOptions, withSource } from '../shared/options.ts'
import { EXIT } from '../shared/output.ts'
import { pagePuzzle, readPagePuzzles, SITE_TOOLS } from '../shared/pagePuzzles.ts'
import { servePort } from '../shared/servePort.ts'
import { type StarsOptions, starsAsked, withStars } from '../shared/starsOption.ts'

interface PlayOptions extends SourceOptions, StarsOptions {
  readonly port?: number
  readonly host: string
  readonly open: boolean
  readonly lang: Language
  readonly seed?: string
}

/** No page of another site may have ours in a frame. */
const HEADERS = { 'content-security-policy': `${SITE_POLICY}; frame-ancestors 'none'` }

/** The same port every time, if it is free: a browser keeps games by the address of the page. */
const USUAL_PORT = 7341
const LARGEST_PORT = 65_535

export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .summary('play puzzles in the browser')
    .description(
      'Opens puzzles on a page of this machine: those of the files, or one that is made on the spot. Ctrl-C ends it.',
    )
    .argument(
      '[files...]',
      `files with puzzles in any notation, or one of ${FAMILIES.map(({ name }) => name).join(', ')}`,
    )
  withStars(command)
    .option('--seed <text>', 'of the puzzle that is made: the same seed makes the same puzzle')
    .option('--port <number>', `where the page is (${USUAL_PORT}, or a free one where that is taken)`, port)
    .option('--host <name>', 'for whom: 0.0.0.0 shows it to the whole network', '127.0.0.1')
    .option('--no-open', 'leave opening the browser to me')
    .addOption(new Option('--lang <language>', 'what the page speaks').choices([...LANGUAGES]).default('en'))
  withSource(command).addHelpText('after', EXAMPLES).action(play)
}

const EXAMPLES = `
Examples:
  $ puzzlewright play sudoku --stars 3
  $ puzzlewright play hidoku --shape 7x7/rook --lang de
  $ puzzlewright generate survo -n 7 --seed spring --out generated/week.jsonl
  $ puzzlewright play generated/week.jsonl --port 8080 --no-open
`

async function play(files: string[], options: PlayOptions): Promise<void> {
  const interrupt = hearInterrupts()
  try {
    const puzzles = await puzzlesOf(files, options)
    if (!puzzles) return
    const written = siteFiles({ puzzles, language: options.lang }, SITE_TOOLS)
    const server = await servePort(
      new Map(written.map(({ path, content }) => [path, content])),
      { ...options, usual: USUAL_PORT },
      HEADERS,
    )
    process.stdout.write(`${server.address}\n`)
    if (options.open) openBrowser(server.address)
    await new Promise<void>((resolve) => {
      if (interrupt.signal.aborted) resolve()
      interrupt.signal.addEventListener('abort', () => resolve())
    })
    await server.close()
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    process.stderr.write(`error: ${error.message}\n`)
    process.exitCode = EXIT.badInput
  } finally {
    interrupt.release()
  }
}

/** The puzzles of the files, or the one that is made; nothing where something is wrong, which is then said. */
async function puzzlesOf(
  files: readonly string[],
  options: PlayOptions,
): Promise<readonly PagePuzzle[] | undefined> {
  const [name] = files
  const family = files.length === 1 && !existsSync(name) && FAMILIES.find((one) => one.name === name)
  if (family) return makeOne(family, options)
  const wish = (['stars', 'difficulty', 'seed'] as const).find((option) => options[option] !== undefined)
  if (wish) {
    throw new InvalidArgumentError(
      `--${wish} is for a puzzle that is made: puzzlewright play sudoku --${wish} ${options[wish]}`,
    )
  }
  const puzzles = await readPagePuzzles(files, options)
  if (!puzzles) process.exitCode = EXIT.badInput
  return puzzles
}

/** A puzzle that is made on the spot; nothing where that cannot be, which is then said. */
function makeOne(family: Family, options: PlayOptions): readonly PagePuzzle[] | undefined {
  if (options.family !== undefined && options.family !== family.name) {
    throw new InvalidArgumentError(`--family ${options.family} is not ${family.name}`)
  }
  const seed = options.seed ?? randomBytes(6).toString('hex')
  const { recipe, reason } = recipeOf(family, options)
  const [record] = reason === undefined ? generate(recipe, seed) : []
  if (record) {
    process.stderr.write(`make it again: puzzlewright generate '${record.made}'\n`)
    return [pagePuzzle(parsePuzzle(JSON.stringify(record)), options)]
  }
  process.stderr.write(
    reason === undefined ? 'not found: another --seed may do\n' : `impossible: ${reason}\n`,
  )
  process.exitCode = EXIT.limit
  return undefined
}

/** What is made, or why that is impossible. */
function recipeOf(family: Family, options: PlayOptions) {
  try {
    const shape = family.notation.parseShape(options.shape ?? family.making.shape)
    const recipe = withoutFullBoards({ family, shape, order: { ...NO_WISHES, stars: starsAsked(options) } })
    return { recipe, reason: impossibleOrder(recipe) }
  } catch (error) {
    throw error instanceof PuzzleError ? new InvalidArgumentError(error.message) : error
  }
}

/** Whoever has no browser here reads the address. */
function openBrowser(address: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address]
  const browser = spawn(command, args, { stdio: 'ignore', detached: true })
  browser.on('error', () => {})
  browser.unref()
}

function port(text: string): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= LARGEST_PORT) return number
  throw new InvalidArgumentError(`It has to be a number from 1 to ${LARGEST_PORT}.`)
}
