import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { FAMILIES } from '../../families/registry.ts'
import { LANGUAGES, type Language } from '../../families/words.ts'
import { generate } from '../../maker/generate.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import { withoutFullBoards } from '../../maker/possibleClues.ts'
import { NO_WISHES } from '../../maker/puzzleRequest.ts'
import type { PagePuzzle } from '../../page/puzzlePage.ts'
import { SITE_POLICY } from '../../page/puzzlePage.ts'
import { siteFiles } from '../../page/site.ts'
import { hearInterrupts } from '../../runs/interrupt.ts'
import { type LocalServer, serveFiles } from '../../runs/localServer.ts'
import { systemReason } from '../../runs/systemErrors.ts'
import { type SourceOptions, withSource } from '../shared/options.ts'
import { EXIT } from '../shared/output.ts'
import { pagePuzzle, readPagePuzzles, SITE_TOOLS } from '../shared/pagePuzzles.ts'
import { type StarsOptions, starsAsked, withStars } from '../shared/starsOption.ts'

interface PlayOptions extends SourceOptions, StarsOptions {
  readonly port?: number
  readonly host: string
  readonly open: boolean
  readonly lang: Language
  readonly seed?: string
}

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
  $ puzzlewright play generated/samples/daily.jsonl --port 8080 --no-open
`

async function play(files: string[], options: PlayOptions): Promise<void> {
  const interrupt = hearInterrupts()
  try {
    const puzzles = await puzzlesOf(files, options)
    if (!puzzles) return
    const written = siteFiles({ puzzles, language: options.lang }, SITE_TOOLS)
    const server = await serve(new Map(written.map(({ path, content }) => [path, content])), options)
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
  const isFamily = files.length === 1 && FAMILIES.some((one) => one.name === name) && !existsSync(name)
  if (isFamily) return makeOne(name, options)
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

function makeOne(name: string, options: PlayOptions): readonly PagePuzzle[] | undefined {
  if (options.family !== undefined && options.family !== name) {
    throw new InvalidArgumentError(`--family ${options.family} is not ${name}`)
  }
  const family = FAMILIES.find((one) => one.name === name)
  if (!family) return undefined
  const seed = options.seed ?? randomBytes(6).toString('hex')
  const { recipe, reason } = recipeOf()
  const [record] = reason === undefined ? generate(recipe, seed) : []
  if (record) {
    const puzzle = family.notation.parseClues(
      { text: record.id.split(':').slice(2).join(':'), line: 1, column: 1 },
      recipe.shape,
    )
    const { grade } = record
    const read = { id: { text: record.id, line: 1, column: 1 }, ...(grade && { grade }) }
    process.stderr.write(`make it again: puzzlewright generate '${record.made}'\n`)
    return [pagePuzzle({ family, puzzle, record: read }, options)]
  }
  process.stderr.write(
    reason === undefined ? 'not found: another --seed may do\n' : `impossible: ${reason}\n`,
  )
  process.exitCode = EXIT.limit
  return undefined

  function recipeOf() {
    if (!family) throw new Error(name)
    try {
      const shape = family.notation.parseShape(options.shape ?? family.making.shape)
      const recipe = withoutFullBoards({ family, shape, order: { ...NO_WISHES, stars: starsAsked(options) } })
      return { recipe, reason: impossibleOrder(recipe) }
    } catch (error) {
      throw error instanceof PuzzleError ? new InvalidArgumentError(error.message) : error
    }
  }
}

/** Serves where it was wished; else at the usual port, or at a free one. Throws a PuzzleError where that cannot be. */
async function serve(files: ReadonlyMap<string, string>, { port, host }: PlayOptions): Promise<LocalServer> {
  const headers = { 'content-security-policy': `${SITE_POLICY}; frame-ancestors 'none'` }
  const ports = port === undefined ? [USUAL_PORT, 0] : [port]
  for (const one of ports) {
    try {
      return await serveFiles(files, { port: one, host }, headers)
    } catch (error) {
      if (one !== ports.at(-1)) continue
      const at = one === 0 ? host : `${host}:${one}`
      throw new PuzzleError('unwritable', `the page cannot be served at ${at}: ${systemReason(error)}`)
    }
  }
  throw new Error('no port')
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
