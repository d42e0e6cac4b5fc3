// The room where a puzzle is set by hand: the board, the tools, and what is known about the puzzle after each change.

import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { DraftClue } from '../../families/setting.ts'
import type { SettingForm, ShownPuzzle, Tasks } from '../engine/tasks.ts'
import type { TablePiece } from './document.ts'
import { DrawingBoard } from './drawingBoard.tsx'
import { edit } from './edits.ts'
import { hasText, isDrawn, needsText, type PageTool, usualText } from './marking.ts'
import { NewBoard } from './newBoard.tsx'
import { RuleSwitches } from './ruleSwitches.tsx'
import { tellError, useShown, useStudio } from './store.ts'
import { StudyPanel, useCompared } from './studyPanel.tsx'
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
  const { draft, key } = piece
  const [name, setName] = useState(form.tools[0].name)
  const [cells, setCells] = useState<readonly number[]>([])
  const [typed, setTyped] = useState('')
  const [compared, compare] = useCompared(draft)
  const entry = useRef<HTMLInputElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const tool = form.tools.find((one) => one.name === name) ?? form.tools[0]
  const clue = useMemo(() => clueAt(draft.clues, tool, cells), [draft, tool, cells])
  // Before the next key, which may follow at once.
  useLayoutEffect(() => setTyped(clue?.text ?? ''), [cells, tool.name])
  // A clue that has just been drawn has no text yet, and must not take away what has been typed for it meanwhile.
  useLayoutEffect(() => {
    if (clue?.text) setTyped(clue.text)
  }, [clue?.text])

  /** Keys may follow each other before an answer comes: what is put depends on the clues that are there by then. */
  function editClues(
    parts: (clues: readonly DraftClue[]) => Pick<Tasks['edit']['ask'], 'put' | 'erase'>,
  ): void {
    edit(key, (before) => quick.ask('edit', { ...before, ...parts(before.draft.clues) }))
  }
  function put(at: readonly number[], text: string): void {
    if (at.length > 0) editClues(() => ({ put: { tool: tool.name, cells: at, text } }))
  }
  function write(character: string): void {
    if (cells.length === 0) return
    editClues((clues) => ({
      put: { tool: tool.name, cells, text: nextText(tool, clueAt(clues, tool, cells), character) },
    }))
  }
  function erase(): void {
    if (cells.length > 0) editClues(() => ({ erase: { tool: tool.name, cells } }))
  }
  function reshape(shape: string): void {
    edit(key, ({ draft: from, ...before }) => quick.ask('shape', { ...before, shape, from }))
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
    () => <StudyPanel {...{ piece, shown, compared, compare }} />,
    [piece, shown, compared, language],
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

/** The text of a clue after a character: digits join to numbers as long as the tool takes them. */
function nextText({ entry }: PageTool, clue: DraftClue | undefined, character: string): string {
  const joined = (clue?.text ?? '') + character
  return /^\d+$/.test(joined) && Number(joined) <= (entry.numbers?.greatest ?? 0) ? joined : character
}

function clueAt(
  clues: readonly DraftClue[],
  tool: PageTool,
  cells: readonly number[],
): DraftClue | undefined {
  const key = (some: readonly number[]) => some.toSorted((one, other) => one - other).join()
  return clues.find((clue) => clue.tool === tool.name && key(clue.cells) === key(cells))
}
