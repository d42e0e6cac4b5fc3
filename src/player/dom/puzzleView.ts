// A puzzle on the page: the board, its controls and the clock. It also reacts to events outside the board,
// such as another tab that continues the same game.

import { NOTE } from '../../design/boardPlace.ts'
import { menu, pause, resume } from '../../design/icons.ts'
import { isTelephone } from '../../design/keysAndRoom.ts'
import { notesText } from '../../families/drawing.ts'
import { say } from '../../words/formatMessage.ts'
import { wordForStars } from '../../words/wordForStars.ts'
import type { AssistantParts } from '../assistant.ts'
import { openProgress } from '../gameLog.ts'
import { isFurtherPlayLoaded, loadFurtherPlay } from '../loadFurtherPlay.ts'
import type { ReadyDetail } from '../playerEvents.ts'
import type { HelpWords, MenuWords } from '../playerWords.ts'
import { NO_CELL, Session } from '../session.ts'
import type { SessionParts } from '../sessionParts.ts'
import { USUAL_SETTINGS } from '../settings.ts'
import { readSettings } from '../storedSettings.ts'
import { type HelpName, makeAssistanceLoader } from './assistanceLoader.ts'
import type { BoardExtras } from './boardExtras.ts'
import { BoardView } from './boardView.ts'
import { Clock, clockText } from './clock.ts'
import { makeControls } from './controls.ts'
import { button, create } from './createElement.ts'
import type { GuideSource } from './familyPartTypes.ts'
import { icon, starsPicture } from './icons.ts'
import { openMenu } from './menu.ts'
import { obeyKey } from './obeyKey.ts'
import { listenOutside, pauseBoard } from './outsideBoard.ts'
import { showEnd } from './solvedPanel.ts'
import { openStore } from './storageSlotOfTab.ts'

/** The parts of a view. */
interface PuzzleViewParts extends Pick<SessionParts, 'played' | 'words' | 'symbols' | 'tell' | 'isViewOnly'> {
  /** The name of the log that this tab writes now. */
  slot(): string
  /** The parts that only some boards need, such as paths, sums and symbols. */
  readonly extras: BoardExtras
  /** Loads the words of help. */
  help(): Promise<HelpWords>
  /** Loads the words of the menu. */
  menu(): Promise<MenuWords>
  /** The source of hints. */
  readonly guide: GuideSource
  /** The root in which dialogs open. */
  readonly root: ShadowRoot
  /** The heading over the board. */
  readonly heading: string
  /** Whether there is a static board for print. */
  readonly hasStatic: boolean
  /** Called if the puzzle has several solutions or none. */
  readonly refused: AssistantParts['refused']
}

/** The number of characters above which a message may need scrolling. */
const LONG_MESSAGE = 90

/** The interval between updates of the clock, in milliseconds. */
const TICK = 1000

/** A puzzle on the page. */
export class PuzzleView {
  /** The element. */
  readonly element: HTMLElement
  readonly #parts: PuzzleViewParts
  readonly #session: Session
  #assistance: ReturnType<typeof makeAssistanceLoader> | undefined
  readonly #clock: Clock
  readonly #board: BoardView
  readonly #controls: ReturnType<typeof makeControls>
  readonly #status: HTMLElement
  readonly #time: HTMLButtonElement
  #isPaused = false
  #isListening = false
  /** Removes the listeners outside the board. */
  readonly #outside = new AbortController()
  readonly #ticks: ReturnType<typeof setInterval>

  constructor(parts: PuzzleViewParts) {
    this.#parts = parts
    const { played, words, extras, slot, heading } = parts
    const store = openStore()
    const { tell, isViewOnly } = parts
    this.#session = new Session({
      ...{ played, tell, isViewOnly },
      progress: openProgress(store, played.record.hash, slot, played.limits),
      words,
      symbols: parts.symbols,
      menu: parts.menu,
      makePen: extras.paths?.makePathPen,
      sums: extras.sums,
      settings: isFurtherPlayLoaded() ? readSettings(store) : USUAL_SETTINGS,
      seconds: () => this.#clock.seconds,
      askHint: (kind) => this.#help(kind),
      cancel: () => this.#assistance?.cancel(),
      changed: () => this.#update(),
    })
    this.#clock = new Clock(this.#session.game.seconds)
    this.#board = new BoardView(this.#session, extras, heading)
    const help = (name: HelpName) => this.#help(name)
    this.#controls = makeControls(this.#session, extras, help, () => this.#focusBoard())
    this.#status = create('p', { role: 'status', class: 'status', part: 'status' })
    this.#time = button('', 'timer', () => this.#session.whenLoaded(() => this.#pause(!this.#isPaused)))
    this.element = this.#frame()
    this.#board.element.addEventListener('keydown', (event) => this.#press(event))
    this.#ticks = setInterval(() => {
      this.#listenOutside()
      if (this.#clock.isRunning) this.#showTime()
    }, TICK)
    this.#update()
  }

  /** Whether a game has begun, now or before. */
  get isBegun(): boolean {
    return this.#session.parts.progress.isBegun
  }

  /** What the element tells when the board is shown. */
  get told(): ReadyDetail {
    const { game, isSolved, parts } = this.#session
    return { id: parts.played.record.id, seconds: game.seconds, isBegun: this.isBegun, isSolved }
  }

  /** Loads what the board needs only later, and shows what depends on it. If that fails, the first action tries again. */
  complete(): void {
    loadFurtherPlay().then(
      () => this.#update(),
      () => {},
    )
  }

  /** Removes all connections to the page. */
  end(): void {
    clearInterval(this.#ticks)
    this.#outside.abort()
    this.#assistance?.end()
  }

  #frame(): HTMLElement {
    const { played, words, heading, hasStatic, isViewOnly } = this.#parts
    const { player } = words
    const { stars, minutes } = played.record
    const open = button('', 'menu', () => this.#openMenu())
    open.append(icon(menu))
    open.ariaLabel = player.buttons.menu
    const name = create('div', { class: 'name' }, create('h2', { part: 'heading' }, heading))
    if (stars !== undefined) {
      const word = create('small', {}, ` ${wordForStars(words.stars, stars)}`)
      name.append(starsPicture(stars, say(player.stars, { stars })), word)
    }
    if (minutes !== undefined) {
      const usual = create('small', { title: player.minutesMean }, ` · ${say(player.minutes, { minutes })}`)
      name.append(usual)
    }
    const tools = isViewOnly ? [] : [this.#time, open]
    const top = create('div', { class: 'top' }, name, ...tools)
    const play = create('div', { class: 'play' }, top, this.#board.element, this.#status)
    const notes = notesText(played.notes, words.notes)
    if (notes !== '') play.append(create('p', { class: 'note', part: 'note' }, notes))
    play.style.cssText = `${this.#board.measures};--rows:${isViewOnly ? 0 : this.#controls.rows};--note:${notes ? NOTE : 0}rem`
    if (!isViewOnly) play.append(this.#controls.element)
    const classes = [
      'frame',
      ...(isTelephone(played.numbers) ? ['nine'] : []),
      ...(hasStatic ? ['hasStatic'] : []),
    ]
    return create('div', { class: classes.join(' '), part: 'frame', lang: words.language }, play)
  }

  #update(): void {
    const session = this.#session
    this.#listenOutside()
    this.#clock.atLeast(session.game.seconds)
    this.#runClock()
    this.#board.update()
    this.#controls.update()
    if (this.#status.textContent !== session.message) {
      this.#status.replaceChildren(...(session.message === '' ? [] : [create('span', {}, session.message)]))
      // A message that scrolls must be reachable with the keyboard.
      this.#status.tabIndex = session.message.length > LONG_MESSAGE ? 0 : -1
    }
    const isWon = session.isSolved && !session.game.isShown
    if (isWon !== this.element.classList.contains('won')) {
      this.element.classList.toggle('won')
      session.whenLoaded(() => showEnd(this.element, session, this.#parts))
    }
    this.#time.hidden = !session.parts.settings.timer
    this.element.classList.toggle('left', session.parts.settings.leftHand)
    this.#showTime()
  }

  #press(event: KeyboardEvent): void {
    // What keys mean is loaded just after the board; until then they wait, and those of the browser stay with it.
    if (!isFurtherPlayLoaded()) {
      const { key, ctrlKey, metaKey, altKey } = event
      if (/^(?:Tab|F\d+)$/.test(key) || ctrlKey || metaKey || altKey) return
      event.preventDefault()
      this.#session.keysWait = true
      this.#session.whenLoaded(() => this.#press(event))
      return
    }
    if (!this.#isPaused) obeyKey(this.#session, event, this.#parts.extras, () => this.#pause(true))
  }

  /**
   * Gives the focus back to the board if there is a mouse, so that keys act on the chosen cell. A finger
   * needs no focus.
   */
  #focusBoard(): void {
    const isFine = matchMedia('(pointer: fine)').matches
    if (isFine && !this.#board.hasFocus && this.#session.cell !== NO_CELL) this.#board.focus()
  }

  #pause(pauses: boolean): void {
    if (this.#session.isSolved) return
    this.#isPaused = pauses
    this.#runClock()
    this.#showTime()
    pauseBoard(this.element, pauses, this.#parts.words, () => this.#pause(false))
    if (!pauses) this.#board.focus()
  }

  #runClock(): void {
    const session = this.#session
    const isAway = document.hidden && session.parts.settings.autoPause
    const isOver = this.#isPaused || session.isSolved || this.#parts.isViewOnly
    this.#clock.run(!isOver && !isAway)
  }

  #showTime(): void {
    const { buttons, time } = this.#parts.words.player
    const text = clockText(this.#clock.seconds)
    const label = `${time} ${text}, ${buttons[this.#isPaused ? 'resume' : 'pause']}`
    if (this.#time.ariaLabel === label) return
    this.#time.replaceChildren(icon(this.#isPaused ? resume : pause), text)
    this.#time.ariaLabel = label
  }

  /** Listens to events outside the board as soon as the code for them is loaded. */
  #listenOutside(): void {
    if (this.#isListening || !isFurtherPlayLoaded()) return
    this.#isListening = true
    const turned = () => {
      this.#runClock()
      this.#showTime()
    }
    listenOutside(this.#session, turned, this.#outside.signal)
  }

  #openMenu(): void {
    const { heading, root } = this.#parts
    this.#session.whenLoaded(() =>
      openMenu(this.#session, root, {
        heading,
        help: (name) => this.#help(name),
        changed: () => this.#update(),
      }),
    )
  }

  #help(name: HelpName): void {
    const { guide, help, refused } = this.#parts
    this.#session.whenLoaded(() => {
      // The board may have been closed meanwhile.
      if (this.#outside.signal.aborted) return
      this.#assistance ??= makeAssistanceLoader(guide, help, refused)
      this.#assistance.help(this.#session, name)
    })
  }
}
