// The room where the path to the solution is shown step by step, forward and back.

import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { say } from '../../words/formatMessage.ts'
import type { ShownStep } from '../engine/tasks.ts'
import { Board } from './board.tsx'
import type { TablePiece } from './document.ts'
import { FaultText } from './faultText.tsx'
import { useShown, useStudio } from './store.ts'
import { useAnswer } from './useAnswer.ts'
import { study } from './workers.ts'
import { faultsOf } from './wrong.ts'

/** The room. */
export function ExplainView() {
  const { chosen, words } = useStudio()
  return chosen ? <Path key={chosen.key} piece={chosen} /> : <p class="quiet">{words.chooseOne}</p>
}

function Path({ piece }: { readonly piece: TablePiece }) {
  const { words, language } = useStudio()
  const { family, draft } = piece
  const shown = useShown(piece)
  const [steps, setSteps] = useState<readonly ShownStep[]>()
  const [reason, setReason] = useState<ComponentChildren>()
  const [at, setAt] = useState(0)
  useAnswer(
    {
      ask: (signal) => {
        setSteps(undefined)
        setReason(undefined)
        setAt(0)
        return study.ask('explain', { family, draft, language }, { signal })
      },
      take: (answer) => {
        if ('steps' in answer) setSteps(answer.steps)
        else setReason(words.study[NOT_EXPLAINED[answer.ungraded]])
      },
      fail: (error) => setReason(<FaultText fault={faultsOf(error)[0]} />),
    },
    [family, draft, language],
  )
  if (!shown) return <p class="quiet">{words.loading}</p>
  if (!steps) {
    return (
      <div class="explain">
        <div class="stage">
          <Board board={shown.board} label={shown.name} />
        </div>
        <p class="panel" role="status">
          {reason ?? words.loading}
        </p>
      </div>
    )
  }
  const step = steps[at - 1] as ShownStep | undefined
  const go = (to: number) => setAt(Math.max(0, Math.min(steps.length, to)))
  const placed = steps.slice(0, at).flatMap((one) => one.placed ?? [])
  return (
    <div class="explain">
      <div class="stage">
        <Board
          board={shown.board}
          label={shown.name}
          marks={[
            { name: 'told', cells: step?.cells ?? [] },
            { name: 'chosen', cells: step?.placed ? [step.placed.cell] : [] },
            { name: 'differs', cells: [...new Set(step?.removed.map(({ cell }) => cell) ?? [])] },
          ]}
          numbers={placed.map((one, index) => ({
            ...one,
            isNew: index === placed.length - 1 && step?.placed === one,
          }))}
        />
      </div>
      <section class="panel">
        <div class="choices">
          <button type="button" onClick={() => go(at - 1)} disabled={at === 0}>
            {words.explain.back}
          </button>
          <button type="button" class="main" onClick={() => go(at + 1)} disabled={at === steps.length}>
            {words.explain.next}
          </button>
          <input
            type="range"
            min={0}
            max={steps.length}
            value={at}
            aria-label={words.explain.step}
            onInput={(event) => go(event.currentTarget.valueAsNumber)}
          />
          <small>{say(words.explain.count, { at, count: steps.length })}</small>
        </div>
        <p role="status" class="step">
          {step ? (
            <>
              <strong>{step.head}</strong>
              <br />
              {step.text}
            </>
          ) : (
            words.explain.begin
          )}
        </p>
        <StepList steps={steps} at={at} go={setAt} />
      </section>
    </div>
  )
}

interface StepListProps {
  readonly steps: readonly ShownStep[]
  /** The number of the present step. */
  readonly at: number
  /** Goes to a step. */
  go(at: number): void
}

/** All steps of a path, which may be hundreds: only those whose look changes are drawn again. */
function StepList({ steps, at, go }: StepListProps) {
  const item = (number: number, isPresent: boolean) => (
    <li key={number}>
      <button type="button" aria-current={isPresent ? 'step' : undefined} onClick={() => go(number)}>
        {steps[number - 1].head}
      </button>
    </li>
  )
  const items = useMemo(() => steps.map((_, index) => item(index + 1, false)), [steps])
  return <ol class="steps">{at > 0 ? items.with(at - 1, item(at, true)) : items}</ol>
}

/** What is said instead of a path. */
const NOT_EXPLAINED = { none: 'none', multiple: 'several', unknown: 'unknown' } as const
