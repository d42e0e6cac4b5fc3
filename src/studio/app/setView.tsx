// The room where a puzzle is set by hand: the board, the tools, and what is known about the puzzle after each change.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { DraftClue, PuzzleDraft } from '../../families/setting.ts'
import { say } from '../../words/formatMessage.ts'
import type { SettingForm, ShownPuzzle, Tasks } from '../engine/tasks.ts'
import { Board } from './board.tsx'
import { type TablePiece, withPieces } from './document.ts'
import { faultMarks } from './faultText.tsx'
import {
  cellAt,
  grown,
  hasText,
  isDrawn,
  markedAt,
  needsText,
  type PageTool,
  type Point,
  placeOutside,
  type Size,
  usualText,
} from './marking.ts'
import { NewBoard } from './newBoard.tsx'
import { RuleSwitches } from './ruleSwitches.tsx'
import { act, keepShown, redraw, tellError, useShown, useStudio } from './store.ts'
import { StudyPanel } from './studyPanel.tsx'
import { ToolPanel } from './toolPanel.tsx'
import { useAnswer } from './useAnswer.ts'
import { quick } from './workers.ts'

/** The room. */
export function SetView() {
  const { chosen, words } = useStudio()
  const newBoard = useMemo(() => <NewBoard />, [])
  return (
    <div class="set">
      {chosen ? <Setter key={chosen.key} piece={chosen} /> : <p class="quiet">{words.set.begin}</p>}
      {newBoard}
    </div>
  )
}

function Setter({ piece }: { readonly piece: TablePiece }) {
  const { language, words } = useStudio()
  const { family, draft } = piece
  const shown = useShown(piece)
  const [form, setForm] = useState<SettingForm>()
  const { shape } = draft
  useAnswer({ ask: () => quick.ask('tools', { family, shape, language }), take: setForm, fail: tellError }, [
    family,
    shape,
    language,
  ])
  if (!shown || !form) return <p class="quiet">{words.loading}</p>
  return <Bench piece={piece} shown={shown} form={form} />
}

interface BenchProps {
  readonly piece: TablePiece
  readonly shown: ShownPuzzle
  readonly form: SettingForm
}

function Bench({ piece, shown, form }: BenchProps) {
  const { language } = useStudio()
  const { family, draft, key } = piece
  const [name, setName] = useState(form.tools[0].name)
  const [cells, setCells] = useState<readonly number[]>([])
  const [typed, setTyped] = useState('')
  const [compared, setCompared] = useState<readonly number[]>()
  const entry = useRef<HTMLInputElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const latest = useRef(draft)
  latest.current = draft
  const edits = useRef(Promise.resolve())
  const tool = form.tools.find((one) => one.name === name) ?? form.tools[0]
  const clue = useMemo(() => clueAt(draft.clues, tool, cells), [draft, tool, cells])
  // Before the next key, which may follow at once.
  useLayoutEffect(() => setTyped(clue?.text ?? ''), [cells, tool.name])
  // A clue that has just been drawn has no text yet, and must not take away what has been typed for it meanwhile.
  useLayoutEffect(() => {
    if (clue?.text) setTyped(clue.text)
  }, [clue?.text])
  useEffect(() => setCompared(undefined), [draft])

  function take(next: ShownPuzzle): void {
    keepShown(next, language)
    redraw(key, next)
  }
  function add(next: ShownPuzzle): void {
    const { draft: own, id } = next
    keepShown(next, language)
    act((document) => withPieces(document, [{ family, draft: own, ...(id !== undefined && { id }) }]))
  }
  /** Edits the clues as the edits before have left them: keys may follow each other before an answer comes. */
  function edit(partsFor: (before: PuzzleDraft) => Pick<Tasks['edit']['ask'], 'put' | 'erase'>): void {
    edits.current = edits.current
      .then(() => quick.ask('edit', { family, draft: latest.current, language, ...partsFor(latest.current) }))
      .then((next) => {
        latest.current = next.draft
        take(next)
      })
      .catch(tellError)
  }
  function put(at: readonly number[], text: string): void {
    if (at.length > 0) edit(() => ({ put: { tool: tool.name, cells: at, text } }))
  }
  function write(character: string): void {
    if (cells.length === 0) return
    edit(({ clues }) => ({
      put: { tool: tool.name, cells, text: nextText(tool, clueAt(clues, tool, cells), character) },
    }))
  }
  function erase(): void {
    if (cells.length > 0) edit(() => ({ erase: { tool: tool.name, cells } }))
  }
  function reshape(shape: string): void {
    quick.ask('shape', { family, shape, from: latest.current, language }).then(take, tellError)
  }
  function askText(): void {
    entry.current?.focus()
    entry.current?.select()
  }
  /** Puts what was marked; a clue that needs a text waits for it. */
  function finish(marked: readonly number[]): void {
    const isThere = clueAt(draft.clues, tool, marked) !== undefined
    if (!(isThere && needsText(tool)) && (isDrawn(tool) || !needsText(tool))) put(marked, usualText(tool))
    if (hasText(tool) && tool.place !== 'cell') askText()
  }
  // Long parts that stay as they are while cells are marked.
  const rules = useMemo(() => <RuleSwitches rules={form.rules} choose={reshape} isOpen={false} />, [form])
  const study = useMemo(
    () => <StudyPanel {...{ piece, shown, add }} compare={setCompared} replace={take} />,
    [piece, shown, language],
  )
  return (
    <>
      <div class="stage">
        <DrawingBoard
          {...{ shown, tool, cells, compared, svg, write, erase, finish }}
          hasOutside={form.tools.some(({ place }) => place === 'outside')}
          mark={setCells}
        />
      </div>
      <ToolPanel
        {...{ form, tool, clue, typed, entry, erase }}
        isMarked={cells.length > 0}
        choose={(next) => {
          setName(next)
          setCells([])
        }}
        type={setTyped}
        put={(text) => {
          put(cells, text)
          svg.current?.focus()
        }}
        rules={rules}
      />
      {study}
    </>
  )
}

interface DrawingBoardProps {
  readonly shown: ShownPuzzle
  readonly tool: PageTool
  /** The marked cells. */
  readonly cells: readonly number[]
  /** Numbers to show in the cells. */
  readonly compared: readonly number[] | undefined
  readonly hasOutside: boolean
  readonly svg: { readonly current: SVGSVGElement | null }
  mark(cells: readonly number[]): void
  /** Called when cells have been marked. */
  finish(cells: readonly number[]): void
  /** Called with a character that was typed. */
  write(character: string): void
  erase(): void
}

/** The board under the hand: pointer and keys mark cells and write into them. */
function DrawingBoard(props: DrawingBoardProps) {
  const { words } = useStudio()
  const { shown, tool, cells, compared, hasOutside, svg, mark, finish, write, erase } = props
  const drawing = useRef<readonly number[] | undefined>(undefined)
  const size = shown.board
  const pointOf = ({ clientX, clientY }: PointerEvent): Point =>
    new DOMPoint(clientX, clientY).matrixTransform(svg.current?.getScreenCTM()?.inverse())

  function press(event: PointerEvent): void {
    const marked = markedAt(pointOf(event), tool, size)
    mark(marked ?? [])
    if (!marked) return
    event.preventDefault()
    svg.current?.focus()
    if (isDrawn(tool)) {
      drawing.current = marked
      svg.current?.setPointerCapture(event.pointerId)
    } else finish(marked)
  }
  function move(event: PointerEvent): void {
    const cell = drawing.current && cellAt(pointOf(event), size)
    if (!drawing.current || cell === undefined) return
    drawing.current = grown(drawing.current, cell, tool, size)
    mark(drawing.current)
  }
  function release(): void {
    const drawn = drawing.current
    drawing.current = undefined
    if (drawn) finish(drawn)
  }
  function type(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    if (arrow) mark(moved(cells, arrow, event.shiftKey, tool, size))
    else if (event.key === 'Enter') finish(cells)
    else if (event.key === 'Backspace' || event.key === 'Delete') erase()
    // A puzzle is typed row by row, with a space or dot after each cell.
    else if (tool.place === 'cell' && /^[ .]$/.test(event.key)) mark([next(cells, size)])
    else if (tool.place === 'cell' && hasText(tool) && /^[\p{L}\d]$/u.test(event.key)) write(event.key)
    else return
    event.preventDefault()
  }

  const isOutside = tool.place === 'outside'
  const outside = isOutside && cells.length > 1 ? placeOutside(cells, size) : undefined
  const cell = cells.at(-1)
  const named =
    cell === undefined ? '' : `r${Math.floor(cell / size.columns) + 1}c${(cell % size.columns) + 1}`
  return (
    <Board
      board={size}
      element={svg}
      label={say(words.set.board, { name: shown.name, cell: named, tool: tool.label })}
      role="application"
      tabindex={0}
      margin={hasOutside ? 1 : 0}
      marks={[...faultMarks(shown.fault), { name: 'chosen', cells: isOutside ? [] : cells }]}
      numbers={compared?.map((value, at) => ({ cell: at, value })) ?? []}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onKeyDown={type}
    >
      {outside && <rect class="mark chosen" x={outside.x} y={outside.y} width={1} height={1} />}
      {tool.place === 'path' && cells.length > 1 && <polyline class="drawn" points={pointsOf(cells, size)} />}
    </Board>
  )
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The marked cells after an arrow key; with Shift, drawn cells grow, and an edge is marked. */
function moved(
  cells: readonly number[],
  [dx, dy]: readonly [number, number],
  isGrowing: boolean,
  tool: PageTool,
  size: Size,
): readonly number[] {
  if (tool.place === 'outside') return neighbourLine(cells, dx + dy, tool)
  const last = cells.at(-1)
  if (last === undefined) return [0]
  const [x, y] = [(last % size.columns) + dx + 0.5, Math.floor(last / size.columns) + dy + 0.5]
  const next = cellAt({ x, y }, size)
  if (next === undefined) return cells
  if (tool.place === 'corner')
    return markedAt({ x: Math.max(1, x - 0.5), y: Math.max(1, y - 0.5) }, tool, size) ?? cells
  if (!isGrowing) return [next]
  if (tool.place === 'edge') return [last, next].sort((one, other) => one - other)
  return isDrawn(tool) ? grown(cells, next, tool, size) : [next]
}

/** The cell after the marked one in the order of reading. */
function next(cells: readonly number[], { rows, columns }: Size): number {
  return ((cells.at(-1) ?? -1) + 1) % (rows * columns)
}

/** The line before or after the marked one, in the order of the tool. */
function neighbourLine(cells: readonly number[], by: number, { lines = [] }: PageTool): readonly number[] {
  const at = lines.findIndex((line) => line.join() === cells.join())
  return lines[(at + by + lines.length) % lines.length] ?? cells
}

/** The text of a clue after a character: digits join to numbers as long as the tool takes them. */
function nextText({ entry }: PageTool, clue: DraftClue | undefined, character: string): string {
  const joined = (clue?.text ?? '') + character
  return /^\d+$/.test(joined) && Number(joined) <= (entry.numbers?.greatest ?? 0) ? joined : character
}

function pointsOf(cells: readonly number[], { columns }: Size): string {
  return cells.map((cell) => `${(cell % columns) + 0.5},${Math.floor(cell / columns) + 0.5}`).join(' ')
}

function clueAt(
  clues: readonly DraftClue[],
  tool: PageTool,
  cells: readonly number[],
): DraftClue | undefined {
  const key = (some: readonly number[]) => some.toSorted((one, other) => one - other).join()
  return clues.find((clue) => clue.tool === tool.name && key(clue.cells) === key(cells))
}
