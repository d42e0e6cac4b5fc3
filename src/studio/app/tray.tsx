// The table: all puzzles as small boards, to choose, keep, drop, sort and make anew.

import { Component } from 'preact'
import { saveFile } from '../../player/dom/saveFile.ts'
import { say } from '../../words/formatMessage.ts'
import { Board } from './board.tsx'
import { sorted, type TablePiece, withChanged, withChosen, withMoved, withoutPieces } from './document.ts'
import { keptText, parseKept } from './keptTable.ts'
import { StarRow } from './parts.tsx'
import { act, change, current, note, useShown, useStudio } from './store.ts'
import type { StudioWords } from './studioWords.ts'

/** The table. `again` makes a puzzle anew. */
export function Tray({ again }: { readonly again: (piece: TablePiece) => void }) {
  const { document, words } = useStudio()
  const { pieces } = document
  const dropAll = () =>
    act((before) =>
      withoutPieces(
        before,
        pieces.map(({ key }) => key),
      ),
    )
  return (
    <section class="tray" aria-label={words.tray.title}>
      <header>
        <h2>
          {words.tray.title} <span class="count">{pieces.length}</span>
        </h2>
        <span class="tools">
          {pieces.length > 1 && (
            <>
              <button type="button" onClick={() => act(sorted)}>
                {words.tray.sort}
              </button>
              <button type="button" onClick={dropAll}>
                {words.tray.dropAll}
              </button>
            </>
          )}
          <TableFile />
        </span>
      </header>
      {pieces.length === 0 && <p class="quiet">{words.tray.empty}</p>}
      <ol>
        {pieces.map((piece, index) => (
          <Card
            key={piece.key}
            {...{ piece, words, again }}
            number={index + 1}
            isChosen={document.chosen === piece.key}
          />
        ))}
      </ol>
    </section>
  )
}

/** Saves the table as a file, and opens such a file. */
function TableFile() {
  const { words } = useStudio()
  return (
    <>
      <button type="button" onClick={saveTable}>
        {words.save}
      </button>
      <label class="file button">
        {words.open}
        <input
          type="file"
          accept=".json"
          onChange={(event) => {
            openFile(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
      </label>
    </>
  )
}

function saveTable(): void {
  const { history, form, book } = current()
  const text = keptText({ document: history.present, form, book })
  saveFile('puzzlewright-studio.json', text, 'application/json')
}

async function openFile(file: File | undefined): Promise<void> {
  if (!file) return
  const kept = parseKept(await file.text())
  if (!kept) return change({ message: current().words.notATable })
  // The table that was open comes back with undo.
  act(() => kept.document)
}

interface CardProps {
  readonly piece: TablePiece
  readonly number: number
  readonly isChosen: boolean
  readonly words: StudioWords
  readonly again: (piece: TablePiece) => void
}

/** A puzzle on the table. A table may hold hundreds: a card is drawn again only if something about it has changed. */
class Card extends Component<CardProps> {
  override shouldComponentUpdate(next: CardProps): boolean {
    return (Object.keys(next) as (keyof CardProps)[]).some((name) => next[name] !== this.props[name])
  }

  render() {
    return <Face {...this.props} />
  }
}

function Face({ piece, number, isChosen, words, again }: CardProps) {
  const shown = useShown(piece)
  const { key, grade, isKept, made } = piece
  const label = say(words.tray.card, { number, name: shown?.name ?? '' })
  const keep = () =>
    act((before) =>
      withChanged(before, key, ({ isKept: was, ...rest }) => ({
        ...rest,
        ...(!was && { isKept: true as const }),
      })),
    )
  const move = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    act((before) => withMoved(before, key, by))
  }
  return (
    <li class={isChosen ? 'card chosen' : 'card'}>
      <button
        type="button"
        class="face"
        aria-pressed={isChosen}
        title={words.tray.move}
        onClick={() => note((before) => withChosen(before, key))}
        onKeyDown={move}
      >
        {shown ? <Board board={shown.board} label={label} /> : <span class="blank" />}
        <span class="caption">
          {number}
          {grade && <StarRow stars={grade.stars} words={words} />}
        </span>
      </button>
      <span class="tools">
        <button type="button" aria-pressed={Boolean(isKept)} onClick={keep}>
          {words.tray.keep}
        </button>
        {made && !isKept && (
          <button type="button" onClick={() => again(piece)}>
            {words.tray.again}
          </button>
        )}
        {!isKept && (
          <button type="button" onClick={() => act((before) => withoutPieces(before, [key]))}>
            {words.tray.drop}
          </button>
        )}
      </span>
    </li>
  )
}
