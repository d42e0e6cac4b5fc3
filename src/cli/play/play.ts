import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { namedShape } from '../../families/namedShape.ts'
import {
  FAMILY_NAMES,
  findFamily,
  findNamedFamily,
  isFamilyName,
  type NamedFamily,
} from '../../families/registry.ts'
import { nearestOf } from '../../families/suggest.ts'
import { parsePuzzle } from '../../formats/readPuzzles.ts'
import { generate } from '../../maker/generate.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import { NO_WISHES } from '../../maker/orderFields.ts'
import { withoutFullBoards } from '../../maker/possibleClues.ts'
import { type PagePuzzle, SITE_POLICY } from '../../page/puzzlePage.ts'
import { siteFiles } from '../../page/site.ts'
import { hearInterrupts } from '../../runs/interrupt.ts'
import { LANGUAGES, type Language } from '../../words/languages.ts'
import { FAMILY_LIST, type SourceOptions, withSource } from '../shared/options.ts'
import { type StarsOptions, starsAsked, withOrder } from '../shared/orderOptions.ts'
import { EXIT } from '../shared/output.ts'
import { pagePuzzle, readPagePuzzles, SITE_TOOLS } from '../shared/pagePuzzles.ts'
import { servePort } from '../shared/servePort.ts'

interface PlayOptions extends SourceOptions, StarsOptions {
  readonly port?: number
  readonly host: string
  readonly open: boolean
  readonly lang: Language
  readonly seed?: string
}

/** No other site may show these pages in a frame. */
const HEADERS = { 'content-security-policy': `${SITE_POLICY}; frame-ancestors 'none'` }

/** The default port. It stays the same, because browsers store games by the address of the page. */
const USUAL_PORT = 7341
const LARGEST_PORT = 65_535

export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .argument(
      '[files...]',
      `files with puzzles in any notation; or a family, for a new puzzle: ${FAMILY_LIST}`,
    )
  withOrder(command, ['stars'])
    .option('--seed <text>', 'seed of a new puzzle; the same seed makes the same puzzle')
    .option(
      '--port <number>',
      `port of the page (${USUAL_PORT} by default, or a free one if it is taken)`,
      port,
    )
    .option('--host <name>', 'address to listen on; 0.0.0.0 shows the page to the whole network', '127.0.0.1')
    .option('--no-open', 'do not open the browser')
    .addOption(new Option('--lang <language>', 'language of the page').choices([...LANGUAGES]).default('en'))
  withSource(command).action(play)
}

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

/** The puzzles of the files, or a new one; nothing after an error, which is printed. */
async function puzzlesOf(
  files: readonly string[],
  options: PlayOptions,
): Promise<readonly PagePuzzle[] | undefined> {
  const [name] = files
  if (files.length === 1 && !existsSync(name) && isFamilyName(name)) {
    return makeOne(findNamedFamily(name), options)
  }
  const nearest = files.length === 1 && !existsSync(name) ? nearestOf(name, FAMILY_NAMES) : undefined
  if (nearest) {
    throw new InvalidArgumentError(
      `"${name}" is neither a file nor a family; did you mean "puzzlewright play ${nearest}"?`,
    )
  }
  const wish = (['stars', 'difficulty', 'seed'] as const).find((option) => options[option] !== undefined)
  if (wish) {
    throw new InvalidArgumentError(
      `--${wish} needs a family instead of files: puzzlewright play sudoku --${wish} ${options[wish]}`,
    )
  }
  const puzzles = await readPagePuzzles(files, options)
  if (!puzzles) process.exitCode = EXIT.badInput
  return puzzles
}

/** Makes a new puzzle. If there is none, prints the reason and returns nothing. */
function makeOne(named: NamedFamily, options: PlayOptions): readonly PagePuzzle[] | undefined {
  const { family } = named
  if (options.family !== undefined && findFamily(options.family) !== family) {
    throw new InvalidArgumentError(`--family ${options.family} is not ${family.name}; leave it out`)
  }
  const seed = options.seed ?? randomBytes(6).toString('hex')
  const { recipe, reason } = recipeOf(named, options)
  const [record] = reason === undefined ? generate(recipe, seed) : []
  if (record) {
    process.stderr.write(`to regenerate: puzzlewright generate '${record.made}'\n`)
    return [pagePuzzle(parsePuzzle(JSON.stringify(record)), options)]
  }
  process.stderr.write(reason === undefined ? 'not found; try another --seed\n' : `impossible: ${reason}\n`)
  process.exitCode = EXIT.limit
  return undefined
}

/** The recipe of the new puzzle, and why it is impossible, if it is. */
function recipeOf(named: NamedFamily, options: PlayOptions) {
  try {
    const shape = namedShape(named, options.shape)
    const recipe = withoutFullBoards({
      family: named.family,
      shape,
      order: { ...NO_WISHES, stars: starsAsked(options) },
    })
    return { recipe, reason: impossibleOrder(recipe) }
  } catch (error) {
    throw error instanceof PuzzleError ? new InvalidArgumentError(error.message) : error
  }
}

/** Opens the page. Without a browser on this machine the printed address is enough. */
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
  throw new InvalidArgumentError(`expected a number from 1 to ${LARGEST_PORT}`)
}
