import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { InvalidArgumentError } from 'commander'
import { nearestOf } from '../../families/nearestName.ts'
import { namedShape } from '../../families/parseNamedShape.ts'
import {
  FAMILY_NAMES,
  findFamily,
  findNamedFamily,
  isFamilyName,
  type NamedFamily,
} from '../../families/registry.ts'
import { parsePuzzle } from '../../formats/readPuzzles.ts'
import { shellWord } from '../../formats/shellWord.ts'
import { generate } from '../../maker/generateMany.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import { NO_WISHES } from '../../maker/orderFields.ts'
import { withoutFullBoards } from '../../maker/possibleClueCounts.ts'
import { type PagePuzzle, SITE_POLICY } from '../../page/puzzlePage.ts'
import { siteFiles } from '../../page/site.ts'
import type { Typed } from '../commandsFromTable.ts'
import { asUsage } from '../shared/optionHelpers.ts'
import { EXIT, tell } from '../shared/output.ts'
import { starsAsked } from '../shared/puzzleRequestOptions.ts'
import { pagePuzzle, readPagePuzzles, SITE_TOOLS } from '../shared/readPagePuzzles.ts'
import { showPages } from '../shared/showPages.ts'
import { Stopped } from '../shared/stoppedError.ts'

type PlayOptions = Typed<'play'>

/** No other site may show these pages in a frame. */
const HEADERS = { 'content-security-policy': `${SITE_POLICY}; frame-ancestors 'none'` }

const USUAL_PORT = 7341

/** Shows puzzles in the browser until the program is interrupted. Returns the exit code. */
export async function play(options: PlayOptions): Promise<number | undefined> {
  const isShown = await showPages(
    async () => {
      const puzzles = await puzzlesOf(options)
      const written = puzzles && siteFiles({ puzzles, language: options.lang }, SITE_TOOLS)
      return written && new Map(written.map(({ path, content }) => [path, content]))
    },
    { ...options, usual: USUAL_PORT },
    HEADERS,
  )
  return isShown ? undefined : EXIT.badInput
}

/** The puzzles of the files, or a new puzzle; undefined if a file has a wrong puzzle, which is reported. */
async function puzzlesOf(options: PlayOptions): Promise<readonly PagePuzzle[] | undefined> {
  const { files } = options
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
      `--${wish} works with a family, not with files: puzzlewright play sudoku --${wish} ${shellWord(String(options[wish]))}`,
    )
  }
  return readPagePuzzles(options)
}

/** Makes a new puzzle. If none can be made, throws a Stopped with the reason. */
function makeOne(named: NamedFamily, options: PlayOptions): readonly PagePuzzle[] {
  const { family } = named
  if (options.family !== undefined && findFamily(options.family) !== family) {
    throw new InvalidArgumentError(
      `--family ${options.family} contradicts ${family.name}; leave out --family`,
    )
  }
  const seed = options.seed ?? randomBytes(6).toString('hex')
  const { recipe, reason } = recipeOf(named, options)
  const [record] = reason === undefined ? generate(recipe, seed) : []
  if (record) {
    tell(`to regenerate: puzzlewright generate ${shellWord(record.made)}`)
    return [pagePuzzle(parsePuzzle(record.id), record.grade, options)]
  }
  throw new Stopped(
    reason === undefined ? 'no such puzzle was found; try another --seed' : `impossible: ${reason}`,
    EXIT.limit,
  )
}

/** The recipe of the new puzzle, and the reason if it is impossible. */
function recipeOf(named: NamedFamily, options: PlayOptions) {
  return asUsage(() => {
    const shape = namedShape(named, options.shape)
    const order = { ...NO_WISHES, stars: starsAsked(options) }
    const recipe = withoutFullBoards({ family: named.family, shape, order })
    return { recipe, reason: impossibleOrder(recipe) }
  })
}
