// The menu: rarely used actions, settings, the game as text, how to play, and the keys.

import { notesText } from '../../families/drawing.ts'
import { say } from '../../words/formatMessage.ts'
import { exportGame, importGame } from '../gameFile.ts'
import type { MenuWords } from '../playerWords.ts'
import type { Session } from '../session.ts'
import type { Settings } from '../settings.ts'
import { writeSettings } from '../storedSettings.ts'
import type { HelpName } from './assistanceLoader.ts'
import { addStyles, button, create } from './createElement.ts'
import { allTexts, chooseLanguage, chosenLanguage } from './readersLanguage.ts'
import { saveFile } from './saveFile.ts'
import { resultText, shareText } from './shareResult.ts'
import { openStore } from './storageSlotOfTab.ts'
import { chooseTheme, chosenTheme, THEMES } from './theme.ts'

/** What the menu needs besides the session. */
interface MenuActions {
  /** The heading over the board. */
  readonly heading: string
  /** Gives help. */
  help(name: HelpName): void
  /** Called when the display must be updated. */
  changed(): void
}

type ButtonName = keyof MenuWords['help']['buttons']

/** Opens the menu over the page. Closing it removes it. */
export async function openMenu(session: Session, root: ShadowRoot, actions: MenuActions): Promise<void> {
  const { words, played, progress } = session.parts
  const inform = (message: string) => {
    session.message = message
    actions.changed()
  }
  const [said, all] = await Promise.all([
    session.parts.menu().catch(() => undefined),
    allTexts(played.record.family),
  ])
  if (!said) return inform(words.player.status.notLoaded)
  // A menu that was slow to load may have been asked for twice. One that was closed just now may still be there.
  if (root.querySelector('dialog[open]')) return
  const { id, family, shape, hash } = played.record
  const { buttons, dialog: texts, settings, status, use } = said.help
  addStyles(root, MENU_STYLES)
  const makeDialog = (label: string) => {
    const made = create('dialog', { 'aria-label': label, close: () => made.remove() })
    return made
  }
  const open = (made: HTMLDialogElement, ...content: readonly (Node | string)[]) => {
    made.append(create('div', { class: 'sheet' }, ...content))
    root.append(made)
    made.showModal()
  }
  const press = (name: ButtonName, action: () => void) => button(buttons[name], name, action)
  const leave = (from: HTMLDialogElement, name: ButtonName, action = () => {}) =>
    press(name, () => {
      from.close()
      action()
    })
  const dialog = makeDialog(texts.menu)

  const part = (summary: string, ...content: readonly (Node | string)[]) =>
    create('details', {}, create('summary', {}, summary), ...content)
  const choices = (...buttons: readonly Node[]) => create('div', { class: 'choices' }, ...buttons)
  const paragraph = (text: string) => create('p', {}, text)
  const choice = (name: ButtonName, action: () => void) => leave(dialog, name, action)
  const ask = (question: string, action: () => void) => {
    const answer = makeDialog(question)
    open(answer, question, choices(leave(answer, 'yes', action), leave(answer, 'no')))
  }
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      tell(status.copied)
    } catch {
      code.value = text
      ;(code.closest('details') as HTMLDetailsElement).open = true
      code.focus()
      code.select()
      tell(status.notCopied)
    }
  }
  const tell = (text: string) => {
    told.textContent = text
  }
  const load = (text: string) => {
    const found = importGame(text, hash, played.limits)
    if (typeof found === 'string') return tell(status[found])
    progress.replace(found)
    session.restore()
    dialog.close()
    inform(status.imported)
  }
  const exported = () => exportGame(hash, progress.entries())
  const usage = [
    session.hasPath ? words.player.use.path : words.player.use.cells,
    ...(played.lines.length > 0 ? [use.sums] : []),
    use.help,
  ]
  const told = create('p', { role: 'status' }, texts.menu)
  const code = create('textarea', { 'aria-label': texts.code, spellcheck: 'false', rows: '3' })
  const file = create('input', {
    type: 'file',
    accept: '.txt,text/plain',
    'aria-label': buttons.openGame,
    change: async () => {
      const chosen = file.files?.[0]
      if (chosen) load(await chosen.text())
    },
  })
  const result = session.isSolved && !session.game.isShown ? resultText(session, said, actions.heading) : ''
  const set = (name: keyof Settings, is: boolean) => {
    session.parts.settings = { ...session.parts.settings, [name]: is }
    writeSettings(openStore(), session.parts.settings)
    actions.changed()
  }
  const toggles = Object.entries(settings).map(([key, label]) => {
    const name = key as keyof typeof settings
    const box = create('input', { type: 'checkbox', change: () => set(name, box.checked) })
    box.checked = session.parts.settings[name]
    return create('label', {}, box, label)
  })
  const [themeLabel, ...themeNames] = said.help.themes
  const theme = create('select', {
    change: () => {
      chooseTheme(THEMES.find((one) => one === theme.value))
      // A reader with settings sees the board only when the choice can be shown with it.
      writeSettings(openStore(), session.parts.settings)
    },
  })
  theme.append(...themeNames.map((name, at) => create('option', { value: THEMES[at - 1] ?? '' }, name)))
  theme.value = chosenTheme() ?? ''
  const codes = Object.keys(all?.words ?? {})
  const language = create('select', {
    change: async () => {
      // A reader with settings sees the board only when its words are there.
      writeSettings(openStore(), session.parts.settings)
      dialog.close()
      chooseLanguage(language.value)
      const board = root.host as HTMLElementTagNameMap['number-puzzle']
      await board.ready
      root.querySelector<HTMLElement>('button.menu')?.focus()
    },
  })
  language.append(
    create('option', { value: '' }, themeNames[0]),
    ...codes.map((code) => create('option', { value: code, lang: code }, languageName(code))),
  )
  language.value = chosenLanguage() ?? ''
  const notes = notesText(played.notes, words.notes)

  const keys = texts.keysText.flatMap(([key, what]) => [create('dt', {}, key), create('dd', {}, what)])
  const save = () => {
    let count = 1
    for (let { kept } = session.game.board; kept; kept = kept.below) count++
    session.do({ do: 'save' }, say(status.saved, { count }))
  }
  const inGame = [
    choice('check', () => actions.help('check')),
    choice('checkCells', () => actions.help('cells')),
    ...(['fillNotes', 'wipeNotes'] as const).map((name) => choice(name, () => session.do({ do: name }))),
    choice('save', save),
    choice('back', () => session.do({ do: 'back' }, status.backTo)),
    choice('show', () => ask(texts.askShow, () => actions.help('solution'))),
  ].filter(({ className: name }) => {
    if (name === 'fillNotes') return !session.parts.settings.live
    return name !== 'back' || session.game.board.kept
  })
  const marks = choice('marks', () => set('marks', !session.parts.settings.marks))
  marks.ariaPressed = String(session.parts.settings.marks)

  open(
    dialog,
    create('div', { class: 'head' }, told, leave(dialog, 'close')),
    choices(
      ...(result === '' ? [] : [press('share', () => shareText(result, copy))]),
      ...(session.isSolved ? [] : inGame),
      marks,
      choice('restart', () => ask(texts.askRestart, () => session.do({ do: 'restart' }))),
    ),
    part(
      buttons.howToPlay,
      ...[...(notes === '' ? [] : [notes]), ...said.howToPlay, ...usage].map(paragraph),
    ),
    part(texts.keys, create('dl', {}, ...keys)),
    part(
      texts.settings,
      create('label', {}, themeLabel, theme),
      ...(codes.length > 1 ? [create('label', {}, said.help.language, language)] : []),
      ...toggles,
    ),
    part(
      texts.game,
      paragraph(texts.privacy),
      choices(
        press('copyGame', () => {
          code.value = exported()
          copy(code.value)
        }),
        press('saveGame', () => {
          tell('')
          saveFile(`${family}-${shape.replaceAll('/', '-')}-${hash}.txt`, exported(), 'text/plain')
        }),
        press('copyPuzzle', () => copy(id)),
      ),
      paragraph(texts.code),
      code,
      press('load', () => load(code.value)),
      file,
    ),
  )
}

/** What a language calls itself, as it begins a line. */
function languageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** The style sheet of the menu. */
const MENU_STYLES = `summary,textarea,input,select{font:inherit;color:inherit}select{min-height:44px;margin-bottom:.25rem;background:var(--soft);border:1px solid var(--muted);border-radius:6px}dialog{border:1px solid var(--muted);border-radius:12px;background:var(--paper);color:var(--ink);width:min(32rem,calc(100vw - 1rem));max-height:calc(100vh - 2rem);padding:1rem;overscroll-behavior:contain}
dialog::backdrop{background:#0008}dialog:focus-visible{outline:none}.sheet{display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem}.head,label{display:flex;gap:.5rem;align-items:center}.head{position:sticky;top:-1rem;background:var(--paper);padding:.3rem 0;z-index:1}.head p{flex:1;margin:0;font-weight:600}
[type=file]{max-width:100%;min-height:44px}summary,label{min-height:32px}summary{cursor:pointer}[type=checkbox]{width:1.25rem;height:1.25rem;flex:none}
.choices{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,11rem),1fr));gap:.25rem}
textarea{border:1px solid var(--muted);border-radius:6px;background:var(--soft);width:100%;min-height:4rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.2rem .8rem;margin:0}dt{font-weight:600}dd{margin:0}`
