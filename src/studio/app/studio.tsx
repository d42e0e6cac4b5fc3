// The studio: a room in the browser in which puzzles are made, set, read, explained, played, printed and published.

import { NAMES } from 'puzzlewright:families'
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { redo, undo } from '../../design/icons.ts'
import { LANGUAGES, type Language } from '../../words/languages.ts'
import { loadOnce } from '../loadOnce.ts'
import { EMPTY } from './document.ts'
import { FaultText } from './faultText.tsx'
import { beginHistory, step } from './history.ts'
import { loadLetters } from './letters.ts'
import { MakeView } from './makeView.tsx'
import { makeAgain } from './making.ts'
import { type Keeper, openTable } from './openTable.ts'
import { Icon } from './parts.tsx'
import {
  change,
  current,
  goBack,
  goForward,
  listen,
  type OrderForm,
  start,
  tellError,
  useStudio,
  VIEWS,
} from './store.ts'
import { loadFurtherWords, loadWords, usualLanguage } from './studioWords.ts'
import { Tray } from './tray.tsx'

type Rooms = typeof import('./furtherRooms.ts')['ROOMS']

/** The pause after the first puzzle, which is shown before other rooms are loaded, in milliseconds. */
const REST = 500

/** Loads the rooms besides the first, and their words. */
const loadRooms = loadOnce(async () => {
  const { language } = current()
  const [{ ROOMS }, further] = await Promise.all([import('./furtherRooms.ts'), loadFurtherWords(language)])
  // Another language that was chosen meanwhile has all of its words.
  if (current().language === language) change({ words: { ...current().words, ...further } })
  return ROOMS
})

/** The page. What changes often is in parts of its own, so that a change draws little. */
function Studio() {
  const { view, words, hasPuzzles } = useStudio()
  const [loaded, setLoaded] = useState<{ readonly rooms: Rooms }>()
  useEffect(() => {
    if (hasPuzzles) loadLetters()
  }, [hasPuzzles])
  // Whoever has a puzzle will go on to another room.
  const areRoomsWanted = view !== 'make' || hasPuzzles
  useEffect(() => {
    if (!areRoomsWanted || loaded) return
    const load = () => loadRooms().then((found) => setLoaded({ rooms: found }), tellError)
    const timer = setTimeout(load, view === 'make' ? REST : 0)
    return () => clearTimeout(timer)
  }, [areRoomsWanted, view])
  const Room = view === 'make' ? MakeView : loaded?.rooms[view]
  return (
    <>
      <Top />
      <Message />
      <main class={view}>
        {Room ? <Room /> : <p class="quiet">{words.loading}</p>}
        <Tray again={makeAgain} />
      </main>
    </>
  )
}

/** The ways to the rooms, back and forward, and the languages. */
function Top() {
  const { view, words, language, canGoBack, canGoForward } = useStudio()
  return (
    <header class="top">
      <h1>Puzzlewright</h1>
      <nav aria-label={words.rooms}>
        {VIEWS.map((name) => (
          <button
            type="button"
            key={name}
            aria-current={name === view ? 'page' : undefined}
            onClick={() => {
              change({ view: name, message: undefined })
              scrollTo(0, 0)
            }}
          >
            {words.views[name]}
          </button>
        ))}
      </nav>
      <span class="tools">
        <StepButton label={words.undo} outline={undo} canGo={canGoBack} go={goBack} />
        <StepButton label={words.redo} outline={redo} canGo={canGoForward} go={goForward} />
        <select
          aria-label={words.language}
          value={language}
          onChange={({ currentTarget: field }) =>
            setLanguage(field.value as Language).catch((error) => {
              field.value = current().language
              tellError(error)
            })
          }
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {new Intl.DisplayNames(one, { type: 'language' }).of(one)}
            </option>
          ))}
        </select>
      </span>
    </header>
  )
}

interface StepButtonProps {
  readonly label: string
  readonly outline: string
  readonly canGo: boolean
  go(): void
}

/** The way to an earlier or a later state of the table. */
function StepButton({ label, outline, canGo, go }: StepButtonProps) {
  return (
    <button type="button" disabled={!canGo} title={label} aria-label={label} onClick={go}>
      <Icon outline={outline} />
    </button>
  )
}

/** What the reader is told. */
function Message() {
  const { words, message } = useStudio()
  return (
    <p role="alert" class="message" hidden={message === undefined}>
      {typeof message === 'object' ? (
        <span class="faults">
          {message.map((fault, index) => (
            <span key={index}>
              <FaultText fault={fault} />
            </span>
          ))}
        </span>
      ) : (
        message
      )}{' '}
      <button type="button" onClick={() => change({ message: undefined })}>
        {words.close}
      </button>
    </p>
  )
}

/** The language that was chosen last: words of another one may arrive later. */
let chosenLanguage: Language

async function setLanguage(language: Language): Promise<void> {
  chosenLanguage = language
  const [first, further] = await Promise.all([loadWords(language), loadFurtherWords(language)])
  if (chosenLanguage !== language) return
  document.documentElement.lang = language
  try {
    localStorage.setItem(LANGUAGE, language)
  } catch {
    // The choice lasts as long as the page.
  }
  change({ language, words: { ...first, ...further } })
}

/** The name under which the reader's language is kept. */
const LANGUAGE = 'puzzlewright-studio-language'

function keptLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE)
  } catch {
    return null
  }
}

function isForm(form: unknown): form is OrderForm {
  const { family, shape, order, seed, count } = (form ?? {}) as Partial<Record<keyof OrderForm, unknown>>
  return (
    NAMES.some(({ name }) => name === family) &&
    [shape, order, seed].every((text) => typeof text === 'string') &&
    typeof count === 'number'
  )
}

/** The pause after a change before it is kept, in milliseconds. */
const PAUSE = 150

function keepChanges(keeper: Keeper): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFull = false
  let last = current()
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    last = current()
    const { history, form, book, words } = last
    const isKept = keeper.keep({ document: history.present, form, book })
    if (!isKept && !isFull) change({ message: words.notKept })
    isFull = !isKept
  }
  listen(() => {
    const { history, form, book } = current()
    const isSame = history.present === last.history.present && form === last.form && book === last.book
    if (!isSame) timer ??= setTimeout(keep, PAUSE)
  })
  // A page that is closed keeps the last change, too.
  addEventListener('pagehide', () => timer && keep())
}

addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented) return change({ message: undefined })
  // What a game or a text field undoes is its own.
  if (!(event.ctrlKey || event.metaKey) || event.altKey || hasOwnUndo(event.target)) return
  const key = event.key.toLowerCase()
  if (key === 'z' && !event.shiftKey) goBack()
  else if (key === 'y' || (key === 'z' && event.shiftKey)) goForward()
  else return
  event.preventDefault()
})

/** Whether an element that has the focus undoes by itself. */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !/^(?:checkbox|file|radio|range)$/.test(target.type)
  return target instanceof HTMLTextAreaElement || (target as Element).localName === 'number-puzzle'
}

async function main(): Promise<void> {
  const language = usualLanguage(keptLanguage())
  const [words, keeper] = await Promise.all([loadWords(language), openTable()])
  document.documentElement.lang = language
  const { name, found, before, isDamaged } = keeper
  const { document: kept = EMPTY, form, book } = found ?? {}
  // Each table has puzzles of its own.
  const usual = { family: NAMES[0].name, shape: NAMES[0].shape, order: 'stars=2', count: 12, seed: name }
  start({
    // What this browser had under the name of a link comes back with undo.
    history: before ? step(beginHistory(before.document), kept) : beginHistory(kept),
    ...(isDamaged && { message: words.damaged }),
    view: 'make',
    form: isForm(form) ? form : usual,
    book,
    language,
    words,
  })
  keepChanges(keeper)
  const place = document.querySelector('#studio')
  if (place) render(<Studio />, place)
}

main().catch((error) => {
  // Words of the reader's language are perhaps what is missing.
  const sentence = 'The studio could not be started. Please load the page again.'
  document.querySelector('#studio')?.replaceChildren(sentence, ` (${error})`)
  throw error
})
