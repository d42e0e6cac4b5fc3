// What is known about the puzzle under the hand, after each change, and how the engine can finish it.

import { useEffect, useState } from 'preact/hooks'
import { say } from '../../words/formatMessage.ts'
import { wordForStars } from '../../words/wordForStars.ts'
import type { ShownPuzzle, Study, TaskFault, Tasks } from '../engine/tasks.ts'
import { type TablePiece, withChanged } from './document.ts'
import { putOnTable, replaceUnchanged } from './edits.ts'
import { FaultText } from './faultText.tsx'
import { StarRow } from './parts.tsx'
import { change, note, tellError, useStudio } from './store.ts'
import { study } from './workers.ts'
import { faultsOf } from './wrong.ts'

interface StudyPanelProps {
  readonly piece: TablePiece
  readonly shown: ShownPuzzle
  /** The solution that the board shows. */
  readonly compared: Values
  /** Shows a solution on the board, or none. */
  compare(values: Values): void
}

/** Why a task is cancelled. */
const CHANGED = new DOMException('changed', 'AbortError')

/** The most clues that are named as not needed. */
const MOST_NAMED = 12

/** The panel. */
export function StudyPanel({ piece, shown, compared, compare }: StudyPanelProps) {
  const { words, language } = useStudio()
  const { family, draft, key } = piece
  const { known, wrong } = useStudy(piece)
  const [work, setWork] = useState<AbortController>()
  // What is asked about clues that are changed, or by a panel that is gone, is asked in vain.
  useEffect(() => () => work?.abort(CHANGED), [work, draft])
  const told = words.study
  const grade = known && typeof known.grade === 'object' ? known.grade : undefined
  const fault = shown.fault ?? wrong
  const isWrong = fault !== undefined && fault.code !== 'unfinished'
  const subject = { family, draft, language, seed: `${key} ${draft.clues.length}` }

  async function finish(
    ask: (signal: AbortSignal) => Promise<Tasks['fill']['answer'] | Tasks['reduce']['answer']>,
    take: (shown: ShownPuzzle) => void,
  ): Promise<void> {
    const controller = new AbortController()
    setWork(controller)
    try {
      const answer = await ask(controller.signal)
      if ('board' in answer) take(answer)
      else if ('attempts' in answer) change({ message: told.notMade })
      else change({ message: answer.solutions === 0 ? told.none : told.needsOne })
    } catch (error) {
      tellError(error)
    } finally {
      setWork((now) => (now === controller ? undefined : now))
    }
  }
  const fill = () =>
    finish(
      (signal) => study.ask('fill', subject, { signal }),
      (next) => replaceUnchanged(piece, next, language),
    )
  const reduce = (order: string) =>
    finish(
      (signal) => study.ask('reduce', { ...subject, order }, { signal }),
      (next) => putOnTable([next], language),
    )

  return (
    <section class="panel study" aria-label={told.title} aria-busy={known === undefined && !fault}>
      <div role="status" class="verdict">
        {fault ? (
          <p class={isWrong ? 'fault' : 'lack'}>
            <FaultText fault={fault} />
          </p>
        ) : (
          <p>
            <strong>{known === undefined ? told.counting : verdict(told, known)}</strong>
          </p>
        )}
        {known?.solutions === 2 && (
          <div class="choices">
            {known.found.map((solution, index) => (
              <button
                type="button"
                key={index}
                aria-pressed={isSame(compared, solution)}
                onClick={() => compare(isSame(compared, solution) ? undefined : solution)}
              >
                {say(told.solution, { number: index + 1 })}
              </button>
            ))}
            <small>{say(told.differ, { count: known.differ.length })}</small>
          </div>
        )}
        {grade && (
          <p>
            <StarRow stars={grade.stars} words={words} /> {wordForStars(words.stars, grade.stars)}
            {grade.minutes && (
              <> · {say(told.minutes, { minutes: Math.max(1, Math.round(grade.minutes.usual)) })}</>
            )}
            <br />
            <small>
              {words.tiers[grade.tier]}
              {known?.hardest && <> · {say(told.hardest, { name: known.hardest })}</>} ·{' '}
              {say(told.degree, { degree: grade.degree.toLocaleString(language) })}
            </small>
          </p>
        )}
        {known?.redundant && (
          <p class="quiet">
            {known.redundant.length === 0
              ? told.minimal
              : say(told.redundant, { count: known.redundant.length })}
            {known.redundant.length > 0 && (
              <span lang="en">
                : {known.redundant.slice(0, MOST_NAMED).join('; ')}
                {known.redundant.length > MOST_NAMED && ' …'}
              </span>
            )}
          </p>
        )}
      </div>
      {work ? (
        <button type="button" onClick={() => work.abort(new DOMException('stopped', 'AbortError'))}>
          {words.make.stop}
        </button>
      ) : (
        <>
          <div class="choices">
            <button
              type="button"
              onClick={fill}
              disabled={isWrong || known?.solutions === 0 || (known?.solutions === 1 && !fault)}
            >
              {told.fill}
            </button>
            <button type="button" onClick={() => reduce('minimal')} disabled={known?.solutions !== 1}>
              {told.fewest}
            </button>
          </div>
          <div class="levels">
            {[1, 2, 3, 4, 5].map((stars) => (
              <button
                type="button"
                key={stars}
                disabled={known?.solutions !== 1}
                onClick={() => reduce(`stars=${stars}`)}
              >
                <StarRow stars={stars} words={words} />
                <small>{say(told.makeStars, { stars })}</small>
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

function verdict(
  told: { none: string; one: string; several: string; unknown: string },
  { solutions }: Study,
): string {
  if (solutions === undefined) return told.unknown
  return [told.none, told.one, told.several][solutions]
}

/** The pause after a change before the puzzle is studied, in milliseconds: quick typing is studied once. */
const PAUSE = 40

interface Studied {
  /** What is known about a puzzle; undefined until the first answer after a change. */
  readonly known?: Study
  /** Why nothing can be known. */
  readonly wrong?: TaskFault
}

function useStudy({ family, draft, key }: TablePiece): Studied {
  const { language } = useStudio()
  const [studied, setStudied] = useState<Studied & { readonly of: object }>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const tell = (known: Study) => {
      if (signal.aborted) return
      setStudied({ of: draft, known })
      const { grade } = known
      if (typeof grade === 'object') {
        note((document) =>
          withChanged(document, key, (piece) =>
            piece.grade || piece.draft !== draft ? piece : { ...piece, grade },
          ),
        )
      }
    }
    const refuse = (error: unknown) => {
      if (!signal.aborted) setStudied({ of: draft, wrong: faultsOf(error)[0] })
    }
    const timer = setTimeout(() => {
      study.ask('study', { family, draft, language }, { tell, signal }).then(tell, refuse)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort(CHANGED)
    }
  }, [family, draft, key, language])
  return studied?.of === draft ? studied : {}
}

type Values = readonly number[] | undefined

/** The solution that the board of a draft shows, none after each change, and the function that shows another one. */
export function useCompared(draft: object): [compared: Values, compare: (values: Values) => void] {
  const [compared, setCompared] = useState<{ readonly of: object; readonly values: Values }>()
  return [
    compared?.of === draft ? compared.values : undefined,
    (values) => setCompared({ of: draft, values }),
  ]
}

/** Whether two solutions are the same: they arrive anew with each answer. */
const isSame = (one: Values, other: Values): boolean => one?.join() === other?.join()
