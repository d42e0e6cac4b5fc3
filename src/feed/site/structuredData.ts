// What a puzzle's page says to search engines: JSON-LD in the terms of schema.org, for `jsonInHtml`.
//
// A puzzle is a `Game`. It is no `VideoGame`, so it has no `gamePlatform`; nor a `LearningResource` with an explicit orientation
// towards learning, so its difficulty is no `educationalLevel` and stands among the keywords. Everything else is a property of
// `CreativeWork`, which every `Game` is.

import type { FeedWords } from '../feedWords.ts'
import { type PublishedPuzzle, pathOf } from '../publishedPuzzle.ts'
import { addressOf, type SeriesMeta } from '../seriesMeta.ts'
import { correctionText, difficultyWord, familyName, hasPuzzle, titleOf } from './feedItem.ts'
import { plainLine, plainText } from './plainText.ts'

/** The JSON-LD object of a puzzle's page. */
export function structuredData(meta: SeriesMeta, puzzle: PublishedPuzzle, words: FeedWords) {
  const { published, correction } = puzzle
  const series = plainLine(meta.title)
  const difficulty = difficultyWord(meta, puzzle)
  const note = correctionText(puzzle, words)
  return {
    '@context': 'https://schema.org',
    '@type': 'Game',
    name: titleOf(puzzle, words),
    url: addressOf(meta, pathOf(puzzle)),
    ...(hasPuzzle(puzzle) && {
      image: addressOf(meta, `${pathOf(puzzle)}card.png`),
      ...(difficulty && { keywords: [difficulty] }),
    }),
    genre: familyName(meta, puzzle),
    inLanguage: meta.language,
    isAccessibleForFree: true,
    datePublished: published,
    ...(correction &&
      note && {
        dateModified: correction.at,
        correction: { '@type': 'CorrectionComment', text: plainText(note), datePublished: correction.at },
      }),
    isPartOf: { '@type': 'CreativeWorkSeries', name: series, url: addressOf(meta, '') },
    publisher: { '@type': 'Organization', name: plainLine(meta.author ?? '') || series },
  }
}
