import { type Command, Option } from 'commander'
import { positiveInteger } from '../shared/options.ts'
import { answeringCorpus } from './answering.ts'

/** The number of records that are checked unless another is asked for. */
const USUAL_SAMPLE = 1000

export function addVerifyCorpus(corpus: Command): void {
  corpus
    .command('verify')
    .summary('check the hashes, twins, solutions and grades of a corpus')
    .description(
      'Checks the hashes of all files and of the recipe, and that no two puzzles of a finished corpus are twins. Of a sample of the records, or of all, it checks that the puzzle has exactly one solution, that clues, text, solution and key are those of the puzzle, that it is minimal if it is called so, that it has the same grade when it is graded again, and that seed, made name, versions, clues and grade are those that the recipe asks for. Prints a line for each fault.\n' +
        'The puzzles of a sample are also made again from their made names, which takes as long as to make them, and degrees that many runs measure are measured again; with --all neither is done. Puzzles of other versions are neither made nor graded again. Of a file without its folder only the fields that are there are checked, and twins are found with --all only.',
    )
    .argument('<corpus>', 'the folder of a corpus, or a file of records')
    .option('--sample <number>', `check this many records (${USUAL_SAMPLE} by default)`, positiveInteger)
    .option('--seed <text>', 'chooses the sample', 'verify')
    .addOption(new Option('--all', 'check all records').conflicts('sample'))
    .option('--workers <number>', 'number of threads (one per core by default)', positiveInteger)
    .option('-q, --quiet', 'print neither progress nor summary')
    .addHelpText('after', EXAMPLES)
    .action((path, { sample = USUAL_SAMPLE, ...options }) =>
      answeringCorpus(async () => (await import('./verifyPath.ts')).verifyPath(path, { sample, ...options })),
    )
}

const EXAMPLES = `
Examples:
  puzzlewright corpus verify generated/corpus
  puzzlewright corpus verify generated/corpus --sample 100 --seed autumn
  puzzlewright corpus verify generated/corpus/corpus.jsonl --all
`
