// Recognises exports of a corpus that are not files of records, by their first bytes.

const KINDS: readonly { readonly start: string; readonly sentence: string }[] = [
  {
    start: 'PAR1',
    sentence:
      'this is Parquet; "puzzlewright corpus export FILE --format jsonl --out OUT" converts it to records, and "corpus query" queries it',
  },
  {
    start: 'id,family,shape,',
    sentence:
      'this is the CSV of a corpus, for other programs; export the corpus again with "corpus export CORPUS --format jsonl --out OUT"',
  },
]

/**
 * A sentence for people that says what kind of export begins with these bytes, and what to do with it; undefined for other
 * files.
 */
export function exportKind(bytes: Uint8Array): string | undefined {
  const begins = (start: string) => Array.from(start).every((sign, at) => bytes[at] === sign.charCodeAt(0))
  return KINDS.find(({ start }) => begins(start))?.sentence
}
