// Help for a player, with answers as the guide gives them.

import { describe, expect, it } from 'vitest'
import { readCatalogues } from '../../scripts/words.mjs'
import { findFamily } from '../../src/families/registry.ts'
import { phrasesIn } from '../../src/grader/sharedTechniquePhrases.ts'
import { type GuideAnswer, type GuideQuestion, makeAnswerer } from '../../src/player/answerGuideQuestions.ts'
import { makeAssistant } from '../../src/player/assistant.ts'
import { openProgress } from '../../src/player/gameLog.ts'
import type { HelpWords } from '../../src/player/playerWords.ts'
import { Session } from '../../src/player/session.ts'
import { USUAL_SETTINGS } from '../../src/player/settings.ts'
import type { Catalogue } from '../../src/words/catalogue.ts'
import { openNamed, playerFamily } from '../support/playedBoards.ts'
import { MapStore } from '../support/stores.ts'

const english = readCatalogues().en as Catalogue
const sudoku = findFamily('sudoku')
const words: HelpWords = { help: english.playerHelp, phrases: phrasesIn('en', sudoku.words.en) }
const answer = makeAnswerer(playerFamily('sudoku'), () => 0)

/** An assistant with a guide; `asked` lists the tasks of all questions. */
function assistantWith(guide: (question: GuideQuestion) => Promise<GuideAnswer | undefined>) {
  const played = openNamed('sudoku:4x4:1....4..21434321')
  const session = new Session({
    played,
    progress: openProgress(new MapStore(), played.record.hash, () => '0', played.limits),
    words: { language: 'en', player: english.player, stars: english.stars, name: 'Sudoku', notes: {} },
    settings: USUAL_SETTINGS,
    seconds: () => 0,
    menu: () => Promise.reject(new Error('no menu')),
    askHint: () => {},
    cancel: () => {},
    changed: () => {},
  })
  const asked: string[] = []
  const ask = (question: GuideQuestion) => {
    asked.push(question.task)
    return guide(question)
  }
  const assistant = makeAssistant(session, { words, ask, refused: () => {} })
  return { session, asked, assistant }
}

describe('the next number', () => {
  it('goes into its cell and counts as one hint', async () => {
    const { session, asked, assistant } = assistantWith(async (question) => answer(question))
    const before = session.game.board.values.filter((value) => value > 0).length
    await assistant.number()
    expect(asked).toEqual(['number'])
    expect(session.game.hints).toBe(1)
    expect(session.game.board.values.filter((value) => value > 0)).toHaveLength(before + 1)
  })

  it.each<[string, () => Promise<GuideAnswer | undefined>]>([
    ['was cancelled', async () => undefined],
    ['failed', () => Promise.reject(new Error('not loaded'))],
    ['came to a limit', async () => ({ kind: 'limit' })],
  ])('does not become a hint if the question %s', async (_, guide) => {
    const { session, asked, assistant } = assistantWith(guide)
    await assistant.number()
    expect(asked).toEqual(['number'])
    expect(session.game.hints).toBe(0)
  })

  it('becomes a hint about a mistake', async () => {
    const { session, asked, assistant } = assistantWith(async (question) => answer(question))
    session.do({ do: 'enter', entries: [[1, 4]], tidy: false })
    await assistant.number()
    expect(asked).toEqual(['number', 'step'])
    expect(session.game.hints).toBe(1)
    expect(session.hint?.isMistake).toBe(true)
  })
})
