// The structured data of a puzzle's page for search engines: JSON-LD in the vocabulary of schema.org, for `jsonInHtml`.
//
// A puzzle is a `Game`. It is not a `VideoGame`, so it has no `gamePlatform`. It is not a `LearningResource`, so its difficulty is a
// keyword and not an `educationalLevel`. All other properties are those of `CreativeWork`, of which `Game` is a subtype.

import type { FeedWords } from '../feedWords.ts'
import { type PublishedPuzzle, pathOf } from '../publishedPuzzle.ts'
import { correctionText, difficultyWord, familyName, hasPuzzle, puzzleTitle } from '../puzzleTexts.ts'
import { addressOf, type SeriesMeta } from '../seriesMeta.ts'
import { plainLine, plainText } from './plainText.ts'

/** Makes the JSON-LD object of a puzzle's page. */
export function structuredData(meta: SeriesMeta, puzzle: PublishedPuzzle, words: FeedWords) {
  const { published, correction } = puzzle
  const series = plainLine(meta.title)
  const difficulty = difficultyWord(meta, puzzle)
  const note = correctionText(puzzle, words)
  return {
    '@context': 'https://schema.org',
    '@type': 'Game',
    name: plainLine(puzzleTitle(puzzle, words)),
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
