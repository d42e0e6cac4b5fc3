// What is known about the puzzle under the hand, after each change, and how the engine can finish it.

import { useEffect, useState } from 'preact/hooks'
import { say } from '../../words/formatMessage.ts'
import { wordForStars } from '../../words/wordForStars.ts'
import type { ShownPuzzle, Study, Tasks } from '../engine/tasks.ts'
import { type TablePiece, withChanged } from './document.ts'
import { FaultText } from './faultText.tsx'
import { StarRow } from './parts.tsx'
import { change, note, tellError, useStudio } from './store.ts'
import { study } from './workers.ts'

interface StudyPanelProps {
  readonly piece: TablePiece
  readonly shown: ShownPuzzle
  /** Shows a solution on the board, or none. */
  compare(values: readonly number[] | undefined): void
  /** Replaces the puzzle. */
  replace(shown: ShownPuzzle): void
  /** Adds another puzzle. */
  add(shown: ShownPuzzle): void
}

/** The most clues that are named as not needed. */
const MOST_NAMED = 12

/** The panel. */
export function StudyPanel({ piece, shown, compare, replace, add }: StudyPanelProps) {
  const { words, language } = useStudio()
  const { family, draft, key } = piece
  const known = useStudy(piece)
  const [work, setWork] = useState<AbortController>()
  const [view, setView] = useState<number>()
  const told = words.study
  const grade = known && typeof known.grade === 'object' ? known.grade : undefined
  const isWrong = shown.fault !== undefined && shown.fault.code !== 'unfinished'

  async function finish<Name extends 'fill' | 'reduce'>(
    name: Name,
    ask: Omit<Tasks[Name]['ask'], 'family' | 'draft' | 'language' | 'seed'>,
    take: (shown: ShownPuzzle) => void,
  ): Promise<void> {
    const controller = new AbortController()
    setWork(controller)
    try {
      const all = {
        ...ask,
        family,
        draft,
        language,
        seed: `${key} ${draft.clues.length}`,
      } as unknown as Tasks[Name]['ask']
      const answer = (await study.ask(name, all, { signal: controller.signal })) as
        | Tasks['fill']['answer']
        | Tasks['reduce']['answer']
      if ('board' in answer) take(answer)
      else if ('attempts' in answer) change({ message: told.notMade })
      else change({ message: answer.solutions === 0 ? told.none : told.needsOne })
    } catch (error) {
      tellError(error)
    } finally {
      setWork(undefined)
    }
  }

  return (
    <section class="panel study" aria-label={told.title} aria-busy={known === undefined && !shown.fault}>
      <div role="status" class="verdict">
        {shown.fault ? (
          <p class={isWrong ? 'fault' : 'lack'}>
            <FaultText fault={shown.fault} />
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
                aria-pressed={view === index}
                onClick={() => {
                  setView(view === index ? undefined : index)
                  compare(view === index ? undefined : solution)
                }}
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
              onClick={() => finish('fill', {}, replace)}
              disabled={isWrong || known?.solutions === 0 || (known?.solutions === 1 && !shown.fault)}
            >
              {told.fill}
            </button>
            <button
              type="button"
              onClick={() => finish('reduce', { order: 'minimal' }, add)}
              disabled={known?.solutions !== 1}
            >
              {told.fewest}
            </button>
          </div>
          <div class="levels">
            {[1, 2, 3, 4, 5].map((stars) => (
              <button
                type="button"
                key={stars}
                disabled={known?.solutions !== 1}
                onClick={() => finish('reduce', { order: `stars=${stars}` }, add)}
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

/** What is known about a puzzle; undefined until the first answer after a change. */
function useStudy({ family, draft, key }: TablePiece): Study | undefined {
  const { language } = useStudio()
  const [known, setKnown] = useState<{ draft: object; study: Study }>()
  useEffect(() => {
    const controller = new AbortController()
    const tell = (told: Study) => {
      if (controller.signal.aborted) return
      setKnown({ draft, study: told })
      const { grade } = told
      if (typeof grade === 'object') {
        note((document) =>
          withChanged(document, key, (piece) =>
            piece.grade || piece.draft !== draft ? piece : { ...piece, grade },
          ),
        )
      }
    }
    const timer = setTimeout(() => {
      study
        .ask('study', { family, draft, language }, { tell, signal: controller.signal })
        // What is missing is told beside the board.
        .then(tell, () => {})
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort(new DOMException('changed', 'AbortError'))
    }
  }, [family, draft, key, language])
  return known?.draft === draft ? known.study : undefined
}
