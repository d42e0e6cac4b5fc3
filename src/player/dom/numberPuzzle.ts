// The element <number-puzzle>, which turns a record into a playable board. The original content of the element, the
// static board, is shown until the playable board is ready, without scripts, and in print.
//
//   <number-puzzle src="puzzle.json"></number-puzzle>
//   <number-puzzle><script type="application/json">{"id":"sudoku:9x9:53..7..."}</script><svg>...</svg></number-puzzle>

import { PARTS } from 'puzzlewright:parts'
import { shapeForReaders } from '../../families/variantNames.ts'
import { unloaded as UNLOADED } from '../../words/catalogue.ts'
import { LANGUAGES, type Language, languageOf } from '../../words/languages.ts'
import { hasLog } from '../gameLog.ts'
import { logPrefix } from '../knownLogs.ts'
import { isFurtherPlayLoaded, loadFurtherPlay } from '../loadFurtherPlay.ts'
import {
  openPuzzle,
  type PlayableRecord,
  parseRecord,
  type Refusal,
  RefusedRecord,
  shownRecord,
} from '../openPuzzleRecord.ts'
import type { GameEvents, ReadyDetail } from '../playerEvents.ts'
import type { SessionParts } from '../sessionParts.ts'
import { hasSettings } from '../settings.ts'
import { type BoardLook, loadExtras } from './boardExtras.ts'
import { chosenTexts } from './chosenTexts.ts'
import { addStyles, create } from './createElement.ts'
import type { GuideSource } from './familyPartTypes.ts'
import { PuzzleView } from './puzzleView.ts'
import { openStore, takeSlot } from './storageSlotOfTab.ts'
import { STYLES } from './styles.ts'

type Played = SessionParts['played']

/** The time between showing a board and loading what it needs only after its first numbers, in milliseconds. */
const IDLE = 200

/** The events of `<number-puzzle>`. They bubble, also out of shadow trees. */
export type NumberPuzzleEventMap = {
  [Name in keyof GameEvents as `puzzle-${Name}`]: CustomEvent<GameEvents[Name]>
} & {
  /** The board is shown. */
  'puzzle-ready': CustomEvent<ReadyDetail>
  /** The reader goes on to the puzzle of the attribute `next`, unless a listener prevents it. */
  'puzzle-next': Event
}

declare global {
  interface HTMLElementTagNameMap {
    'number-puzzle': NumberPuzzle
  }
  interface HTMLElementEventMap extends NumberPuzzleEventMap {}
  interface DocumentEventMap extends NumberPuzzleEventMap {}
}

/** The element `<number-puzzle>`. */
export class NumberPuzzle extends HTMLElement {
  /** The attributes whose change shows the puzzle again. */
  static readonly observedAttributes = ['src', 'heading', 'lang', 'language', 'symbols', 'view-only']

  #given: PlayableRecord | undefined
  #view: PuzzleView | undefined
  #cleanups: (() => void)[] = []
  /**
   * The number of the latest request to show a puzzle. A puzzle of an earlier request that arrives late is
   * dropped.
   */
  #generation = 0
  #ready: Promise<void> = Promise.resolve()

  /** The record being played. Setting it shows another puzzle. */
  get record(): PlayableRecord | undefined {
    return this.#given
  }

  /** The record being played. */
  set record(record: PlayableRecord | undefined) {
    this.#given = record
    if (this.isConnected) this.#ready = this.#open()
  }

  /** Fulfilled when the puzzle is shown, or when the element has found out that it cannot be shown. */
  get ready(): Promise<void> {
    return this.#ready
  }

  /** Whether a game has begun on the puzzle shown, now or before. */
  get isBegun(): boolean {
    return this.#view?.isBegun ?? false
  }

  /** Called when the element is added to a page. */
  connectedCallback(): void {
    // A record that was set before the script was loaded hides the accessor.
    if (Object.hasOwn(this, 'record')) {
      this.#given = this.record
      Reflect.deleteProperty(this, 'record')
    }
    this.#ready = this.#open()
  }

  /** Called when the element is removed from its page. */
  disconnectedCallback(): void {
    this.#close()
  }

  /** Called when an attribute changes. */
  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    // While the element is created, attributes are set before it is on a page.
    if (this.#generation > 0 && this.isConnected && before !== now) this.#ready = this.#open()
  }

  /** The shadow root. It is made when it is needed, because making it lays out the static board again. */
  get #root(): ShadowRoot {
    if (this.shadowRoot) return this.shadowRoot
    const root = this.attachShadow({ mode: 'open' })
    addStyles(root, STYLES)
    root.append(create('slot'))
    return root
  }

  get #language(): Language {
    const stated = this.getAttribute('language') || this.closest('[lang]')?.getAttribute('lang')
    const lang = stated || navigator.language
    return languageOf(lang.toLowerCase()) ?? LANGUAGES[0]
  }

  /** Shows the puzzle, or the reason why it cannot be shown. */
  async #open(): Promise<void> {
    this.#close()
    const generation = ++this.#generation
    try {
      const record = shownRecord(await this.#readRecord())
      const family = Object.hasOwn(PARTS, record.family) ? PARTS[record.family] : undefined
      if (!family) throw new RefusedRecord('family', record.family)
      const language = this.#language
      const loading = loaded(Promise.all([family(), isAllNeeded(record.hash) && loadFurtherPlay()]))
      const { slot, leave } = takeSlot(logPrefix(record.hash))
      // The log is released when the puzzle is closed, also if it cannot be shown. Then another tab can take
      // the log.
      this.#cleanups.push(leave)
      const [parts] = await loading
      const { played, guide } = parts
      const { words, help, menu } = isFurtherPlayLoaded() ? await chosenTexts(parts, record, language) : parts
      const said = (await loaded(words[language]())).words
      const further = await loaded(played.playing.loadRules?.(record.id) ?? Promise.resolve(undefined))
      const puzzle = openPuzzle(record, played)
      const look = await this.#lookOf(puzzle, {
        // The reader's own words of further rules, if there are any, are among those that are said.
        words: {
          ...further?.[language],
          ...said,
          notes: { ...further?.[language]?.notes, ...said.notes },
        },
        help: async () => (await help[language]()).words,
        menu: async () => (await menu[language]()).words,
        extras: await loaded(loadExtras(puzzle)),
      })
      // Another tab may have stored something meanwhile.
      if (isAllNeeded(record.hash)) await loaded(loadFurtherPlay())
      if (generation === this.#generation && this.isConnected) {
        this.#show(puzzle, look, slot, guide)
      } else leave()
    } catch (error) {
      if (!(error instanceof RefusedRecord)) throw error
      if (generation === this.#generation) this.#refuse(error.refusal, error.message)
    }
  }

  /** The look of a board with its symbols. */
  async #lookOf({ numbers }: Played, plain: BoardLook): Promise<BoardLook> {
    const asked = this.getAttribute('symbols')
    if (asked === null) return plain
    const loading = Promise.all([import('./symbols.ts'), plain.help()])
    const [{ SYMBOL_STYLES, withAskedSymbols }, said] = await loaded(loading)
    addStyles(this.#root, SYMBOL_STYLES)
    return withAskedSymbols(plain, said, asked, numbers.greatest, this.baseURI)
  }

  async #readRecord(): Promise<unknown> {
    if (this.#given !== undefined) return this.#given
    const src = this.getAttribute('src')
    if (src === null)
      return parseRecord(this.querySelector('script[type="application/json"]')?.textContent ?? '')
    const { fetchRecord } = await loaded(import('../fetchRecord.ts'))
    const found = await loaded(fetchRecord(src))
    if (typeof found === 'number') {
      throw new RefusedRecord(found === 404 ? 'missing' : 'network', `${found}`)
    }
    return parseRecord(found)
  }

  #close(): void {
    for (const cleanup of this.#cleanups.splice(0)) cleanup()
    this.#view = undefined
    this.shadowRoot?.replaceChildren(create('slot'))
  }

  /** Shows the reason in the place of the playable board; the static board remains visible. */
  async #refuse(refusal: Refusal, detail: string): Promise<void> {
    this.#close()
    console.warn(`number-puzzle: ${detail}`)
    const generation = this.#generation
    const sentence = await this.#sentenceOf(refusal)
    if (generation !== this.#generation) return
    this.#root.prepend(create('p', { role: 'alert', class: 'refusal' }, sentence))
  }

  async #sentenceOf(refusal: Refusal): Promise<string> {
    const language = this.#language
    const { unloaded } = UNLOADED[language]
    if (refusal === 'network') return unloaded
    try {
      const { refusals } = await import('../refusals.ts')
      return refusals[language][refusal]
    } catch {
      return unloaded
    }
  }

  #show(played: Played, look: BoardLook, slot: () => string, guide: GuideSource): void {
    const { paths, sums } = look.extras
    if (paths) addStyles(this.#root, paths.PATH_STYLES)
    if (sums) addStyles(this.#root, sums.SUM_STYLES)
    const view = new PuzzleView({
      ...look,
      ...{ played, slot, guide, root: this.#root },
      heading: this.getAttribute('heading') ?? `${look.words.name} ${shapeForReaders(played.record.shape)}`,
      hasStatic: this.querySelector(':scope > :not(script)') !== null,
      isViewOnly: this.hasAttribute('view-only'),
      tell: (name, detail) => this.#tell(name, detail),
      refused: (refusal) => this.#refuse(refusal, refusal),
    })
    this.#view = view
    this.#cleanups.push(() => view.end())
    this.#root.replaceChildren(view.element, create('slot', { class: 'static' }))
    this.#tell('ready', view.told)
    // If loading fails, the first action that needs the rest tries again.
    setTimeout(() => view.complete(), IDLE)
  }

  #tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(`puzzle-${name}`, { bubbles: true, composed: true, detail }))
  }
}

/**
 * Whether everything must be loaded before the board is shown: its game has begun, the reader has chosen
 * settings, or colours are forced.
 */
function isAllNeeded(hash: string): boolean {
  const store = openStore()
  return hasLog(store, hash) || hasSettings(store) || matchMedia('(forced-colors: active)').matches
}

/** The result of loading; a failure becomes a `RefusedRecord`. */
function loaded<T>(loading: Promise<T>): Promise<T> {
  return loading.catch((error) => {
    throw new RefusedRecord('network', String(error))
  })
}
