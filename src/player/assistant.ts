// Helps a player on request: hints, “Right so far?”, the solution, the combinations of a cage. This file is loaded at the first
// request.

import { say } from '../words/formatMessage.ts'
import type { GuideAnswer, GuideQuestion } from './answerGuideQuestions.ts'
import { type Hint, hintOf } from './hints.ts'
import { candidatesIn } from './liveNotes.ts'
import type { HelpWords } from './playerWords.ts'
import type { Session } from './session.ts'
import { chosenCells } from './severalCells.ts'

/** The connections of the assistant: the words, the guide, and a callback for faulty puzzles. */
export interface AssistantParts {
  /** The texts of the help. */
  readonly words: HelpWords
  /** Asks the guide; the answer is undefined if the question was cancelled. */
  ask(question: GuideQuestion): Promise<GuideAnswer | undefined>
  /** Called if the puzzle has several solutions or none. */
  refused(error: 'multiple' | 'none'): void
}

/** Makes the assistant of a session. */
export function makeAssistant(session: Session, parts: AssistantParts) {
  const { played } = session.parts
  const { status } = parts.words.help

  function show(hint: Hint): void {
    const { action, text, next } = hint
    if (action) {
      const { tidy } = session.parts.settings
      session.do(action.do === 'enter' ? { ...action, tidy } : action, text)
      session.cell = 'entries' in action ? action.entries[0][0] : hint.cells[0]
    }
    session.hint = next ? hint : undefined
    if (!session.isSolved) {
      session.letters = hint.letters
      session.houses = hint.houses
    }
    session.tell('hint', { hints: session.game.hints, text, cells: hint.cells, ...(action && { action }) })
    if (!session.isSolved) session.say(text)
    session.parts.changed()
  }

  /** Asks the guide. Shows a message for answers that cannot be used. */
  async function ask(task: GuideQuestion['task']): Promise<GuideAnswer | undefined> {
    session.commit()
    session.message = status.thinking
    session.parts.changed()
    const { values } = session.game.board
    const { id, techniques } = played.record
    const { puzzle } = played
    const question = {
      task,
      id,
      puzzle,
      techniques,
      values,
      marks: candidatesIn(session),
      cell: session.cell,
    }
    const answer = await parts.ask(question).catch(() => 'failed' as const)
    if (answer === undefined) return undefined
    session.message = ''
    if (answer === 'failed') session.message = session.parts.words.player.status.notLoaded
    else if (answer.kind === 'limit') session.message = status.noHint
    else if (answer.kind === 'bad' && answer.error !== 'board') parts.refused(answer.error)
    else return answer
    session.parts.changed()
    return undefined
  }

  const hintFrom = (answer: Parameters<typeof hintOf>[0]) =>
    hintOf(answer, played.puzzle.shape, parts.words, session.parts.words, {
      values: session.game.board.values,
      peersOf: played.peersOf,
    })

  return {
    /** Shows the next part of a hint. */
    async hint(): Promise<void> {
      if (session.isSolved) return
      const next = session.hint?.next?.()
      if (next) return show(next)
      const answer = await ask('step')
      if (answer?.kind !== 'step' && answer?.kind !== 'mistake') return
      session.do({ do: 'hint' })
      if (answer.kind === 'mistake') session.tell('mistake', { cells: answer.cells, foundBy: 'hint' })
      show(hintFrom(answer))
    },

    /** Places the next number at once, with its reason and how many steps lead to it. A mistake is told as a hint. */
    async number(): Promise<void> {
      if (session.isSolved) return
      const answer = await ask('number')
      if (!answer) return
      if (answer.kind !== 'step') return this.hint()
      session.do({ do: 'hint' })
      let hint = hintFrom(answer)
      while (hint.next) hint = hint.next()
      show(hint)
    },

    /** Tells whether all entries are right so far. */
    async check(): Promise<void> {
      const answer = await ask('check')
      if (!answer) return
      const isRight = answer.kind === 'right'
      session.do({ do: 'check' }, isRight ? status.right : status.wrong)
      if (!isRight) session.tell('mistake', { cells: [], foundBy: 'check' })
    },

    /** Tells whether the numbers that the player has entered into the chosen cells are right; that counts as a check. */
    async cells(): Promise<void> {
      const said = await session.parts.menu().catch(() => undefined)
      if (!said) return
      const { values } = session.game.board
      const own = chosenCells(session).filter((cell) => values[cell] > 0 && !played.rules.isFixed(cell))
      const { none, ...texts } = said.help.cellCheck
      if (own.length === 0) {
        session.say(none)
        session.parts.changed()
        return
      }
      const answer = await ask('solution')
      if (answer?.kind !== 'solution') return
      const cells = own.filter((cell) => values[cell] !== answer.values[cell])
      session.do(
        { do: 'check' },
        say(cells.length > 0 ? texts.wrong : texts.right, { count: own.length, wrong: cells.length }),
      )
      if (cells.length > 0) session.tell('mistake', { cells, foundBy: 'check' })
    },

    /** Shows the solution. */
    async solution(): Promise<void> {
      const answer = await ask('solution')
      if (answer?.kind !== 'solution') return
      const { isFixed } = played.rules
      const entries = answer.values.flatMap((value, cell) => (isFixed(cell) ? [] : [[cell, value] as const]))
      session.do({ do: 'show', entries })
    },

    /** Shows the combinations of the chosen cell's cage, or hides them. */
    async combinations(): Promise<void> {
      const cage = played.cages.find(({ cells }) => cells.includes(session.cell))
      if (!cage || cage === session.shownCage) {
        session.shownCage = undefined
        session.message = cage ? '' : status.chooseCell
      } else {
        const answer = await ask('combinations')
        if (answer?.kind !== 'combinations') return
        const list = answer.choices.map((one) => one.join('\u2009')).join(' \u00b7 ')
        session.shownCage = cage
        session.message = list === '' ? status.noCombinations : say(status.combinations, { list })
      }
      session.parts.changed()
    },
  }
}
