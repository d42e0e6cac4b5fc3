// The element <number-puzzle>: a record becomes a board that can be played. What stands in it when the page comes, the
// static board, is shown until then, where no script runs, and in print.
//
//   <number-puzzle src="puzzle.json"></number-puzzle>
//   <number-puzzle><script type="application/json">{"id":"sudoku:9x9:53..7..."}</script><svg>...</svg></number-puzzle>

import { PARTS } from 'puzzlewright:parts'
import { openPuzzle, type PlayedPuzzle, parseRecord, RefusedRecord, shownRecord } from '../playedPuzzle.ts'
import { logPrefix } from '../progress.ts'
import type { FamilyPlayerWords } from '../words/playerWords.ts'
import type { Refusal } from '../words/refusals.ts'
import { UNLOADED } from '../words/unloaded.ts'
import { create } from './create.ts'
import type { GuideSource } from './parts.ts'
import { PuzzleView, type SolvedDetail } from './puzzleView.ts'
import { styleSheet } from './styleSheet.ts'
import { STYLES } from './styles.ts'
import { takeSlot } from './tabSlot.ts'

/** The element `<number-puzzle>`. */
export class NumberPuzzle extends HTMLElement {
  /** Changing one of these shows the puzzle anew. */
  static readonly observedAttributes = ['src', 'heading', 'lang']

  readonly #root = this.attachShadow({ mode: 'open' })
  #given: unknown
  #view: PuzzleView | undefined
  #cleanups: (() => void)[] = []
  /** Counts the puzzles that were shown, so that one that comes late is not. */
  #generation = 0

  constructor() {
    super()
    this.#root.adoptedStyleSheets = [styleSheet(STYLES)]
    this.#root.append(create('slot'))
  }

  /** The record that is played; setting it shows another one. */
  get record(): unknown {
    return this.#given
  }

  /** The record that is played. */
  set record(record: unknown) {
    this.#given = record
    if (this.isConnected) this.#open()
  }

  /** Whether the puzzle that is shown has been begun, now or before. */
  get isBegun(): boolean {
    return this.#view?.isBegun ?? false
  }

  /** The page has the element. */
  connectedCallback(): void {
    // A record that was set before the player came hides the accessor.
    if (Object.hasOwn(this, 'record')) {
      this.#given = this.record
      Reflect.deleteProperty(this, 'record')
    }
    this.#open()
  }

  /** The page has it no more. */
  disconnectedCallback(): void {
    this.#close()
  }

  /** An attribute is another. */
  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    // When the element comes to be, attributes come before the page.
    if (this.#generation > 0 && this.isConnected && before !== now) this.#open()
  }

  get #language(): string {
    const lang = this.closest('[lang]')?.getAttribute('lang') || navigator.language || 'en'
    return lang.split('-')[0].toLowerCase()
  }

  /** Shows the puzzle, or why there is none. */
  async #open(): Promise<void> {
    this.#close()
    const generation = ++this.#generation
    try {
      const record = shownRecord(await this.#readRecord())
      const family = Object.hasOwn(PARTS, record.family) ? PARTS[record.family] : undefined
      if (!family) throw new RefusedRecord('family', record.family)
      const words = family.words[this.#language] ?? family.words.en
      const loading = Promise.all([family.board(), words()]).catch((error) => {
        throw new RefusedRecord('network', String(error))
      })
      const { slot, leave } = await takeSlot(logPrefix(record.hash))
      // Whatever becomes of it, another tab can have the slot then.
      this.#cleanups.push(leave)
      const [{ played }, said] = await loading
      if (generation === this.#generation && this.isConnected) {
        this.#show(openPuzzle(record, played), said.words, slot, family.guide)
      } else leave()
    } catch (error) {
      if (!(error instanceof RefusedRecord)) throw error
      if (generation === this.#generation) this.#refuse(error.refusal, error.message)
    }
  }

  async #readRecord(): Promise<unknown> {
    if (this.#given !== undefined) return this.#given
    const src = this.getAttribute('src')
    if (src === null)
      return parseRecord(this.querySelector('script[type="application/json"]')?.textContent ?? '')
    const answer = await fetch(src).catch((error) => {
      throw new RefusedRecord('network', String(error))
    })
    if (!answer.ok) throw new RefusedRecord(answer.status === 404 ? 'missing' : 'network', `${answer.status}`)
    const text = await answer.text().catch((error) => {
      throw new RefusedRecord('network', String(error))
    })
    return parseRecord(text)
  }

  #close(): void {
    for (const cleanup of this.#cleanups.splice(0)) cleanup()
    this.#view = undefined
    this.#root.replaceChildren(create('slot'))
  }

  /** Says in the board's place why there is none; the static board stays. */
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
    const unloaded = UNLOADED[language] ?? UNLOADED.en
    if (refusal === 'network') return unloaded
    try {
      const { REFUSALS } = await import('../words/refusals.ts')
      return (REFUSALS[language] ?? REFUSALS.en)[refusal]
    } catch {
      return unloaded
    }
  }

  #show(played: PlayedPuzzle, words: FamilyPlayerWords, slot: string, guide: GuideSource): void {
    const view = new PuzzleView({
      played,
      words,
      slot,
      guide,
      root: this.#root,
      heading: this.getAttribute('heading') ?? `${words.name} ${played.record.shape}`,
      hasStatic: this.querySelector(':scope > :not(script)') !== null,
      solved: (detail) => this.#tell('puzzle-solved', detail),
      refused: (refusal) => this.#refuse(refusal, refusal),
    })
    this.#view = view
    this.#cleanups.push(() => view.end())
    this.#root.replaceChildren(view.element, create('slot', { class: 'static' }))
    this.#tell('puzzle-ready')
  }

  #tell(event: string, detail?: SolvedDetail): void {
    this.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true, detail }))
  }
}
