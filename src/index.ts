/**
 * The library: find a family by name; read, write, generate, solve, verify, grade and explain puzzles; compare solvers.
 * Nothing here needs Node: the library runs in a browser as it is.
 *
 * @example
 * ```ts
 * import { findFamily, generate, parseOrder } from 'puzzlewright'
 *
 * const family = findFamily('sudoku')
 * const order = parseOrder(family, 'symmetry=rotate180,clues=26..30')
 * const recipe = { family, shape: family.notation.parseShape('9x9'), order }
 * for (const { id, solution } of generate(recipe, 'spring', { count: 2 })) console.log(id, solution)
 * ```
 *
 * @module puzzlewright
 */

export type {
  Contender,
  ContenderParts,
  CustomModule,
  CustomOrder,
  NamedSearch,
  Orders,
  SearchContext,
} from './bench/contenders/contenderTypes.ts'
export { parseContenders } from './bench/contenders/parseContenders.ts'
export { type ModelMaker, PROFILES, type Profile } from './bench/contenders/rebuiltPublishedSolvers.ts'
export { type Answer, type Encoding, UnreadableAnswer } from './bench/encodings/encoding.ts'
export { ENCODINGS, findEncoding } from './bench/encodings/encodings.ts'
export type { Constraint, Problem } from './families/constraintProblem.ts'
export {
  blankDraft,
  clueAt,
  cluesAt,
  draftOf,
  openPuzzleOfDraft,
  putClue,
  puzzleOfDraft,
  readDraft,
  removeClue,
  reshapedDraft,
  type SettingFamily,
  sceneOfDraft,
} from './families/draft.ts'
export type { Drawing, Note, Signs } from './families/drawing.ts'
export type { Family, FamilyAlias } from './families/family.ts'
export { type Dresser, makeDresser } from './families/familyWithSymbols.ts'
export type { Grading, Trial, Weights } from './families/grading.ts'
export type { Player } from './families/hintFacets.ts'
export type {
  Candidate,
  Elimination,
  Forced,
  House,
  Inference,
  Looker,
  PatternFinder,
  PatternFinders,
  Premise,
  Reason,
  Reasoner,
  Technique,
} from './families/inference.ts'
export { TIERS, type Tier } from './families/inference.ts'
export type { Automaton } from './families/latin/automata.ts'
export type {
  ClueLimit,
  FullBoard,
  Making,
  OwnOption,
  OwnWishes,
  Reduction,
  Wishes,
} from './families/making.ts'
export { type Modelling, STRENGTHS, type Strength } from './families/model.ts'
export type { NamedConstraint } from './families/namedConstraint.ts'
export type { LineRole, Notation, OtherNotation, Recognition, ShapeTexts } from './families/notation.ts'
export type {
  BoardNumbers,
  Fits,
  PlayedCage,
  PlayedClue,
  PlayedFamily,
  Playing,
  RuleTexts,
  SumLine,
} from './families/playing.ts'
export type { Puzzle, Shape } from './families/puzzle.ts'
export { ERROR_CODES, type ErrorCode, PuzzleError, type Span } from './families/puzzleError.ts'
export { FAMILIES, findFamily, loadSearches } from './families/registry.ts'
export type { Canonical, Fault, Reduced, Removal, Rules } from './families/rules.ts'
export { SAMENESSES, type Sameness } from './families/rules.ts'
export {
  type DraftClue,
  DraftError,
  type MarkedPlace,
  type PuzzleDraft,
  type PuzzleSetting,
  type RuleChoice,
  type Tool,
  type ToolEntry,
} from './families/setting.ts'
export type { BoardSymbol, SymbolKind, SymbolSet, SymbolWords } from './families/symbolSet.ts'
export { SYMMETRIES, type SymmetryName } from './families/symmetry.ts'
export type { FittedRules, RuleFacts, RuleSentence, Teaching, ToldClue } from './families/teaching.ts'
export type { VariantNames } from './families/variantNames.ts'
export type { FamilyWords, TechniqueWords, Words } from './families/words.ts'
export type { Pixels, PngCodec } from './formats/pictures/pngPicture.ts'
export { namedSymbols, type PictureFile, pictureSymbols } from './formats/pictures/readSymbolSet.ts'
export { parsePuzzle, readPuzzles } from './formats/readPuzzles.ts'
export { makeReader, type Reader } from './formats/readPuzzlesByLine.ts'
export type { Entry, Read, ReadGrade, ReadOptions, ReadRecord, Unreadable } from './formats/readRecord.ts'
export {
  ALL_TECHNIQUES,
  type AllowedTechniques,
  type Bad,
  type ChainLink,
  canonical,
  type DifficultyOptions,
  type EliminateStep,
  type Explainable,
  type Explainer,
  type Explanation,
  type FilledBoard,
  type ForcingChain,
  GRADE_VERSION,
  type Gradable,
  type Grade,
  type GradeOptions,
  type Grader,
  type Guide,
  type Measured,
  type Measurement,
  type Minutes,
  type Mistake,
  MOST_NODES_OF_HINT,
  makeExplainer,
  makeGrader,
  makeGuide,
  type NextStep,
  NO_UNIQUENESS,
  type NoStep,
  type PathFrom,
  type Phrases,
  type PlaceStep,
  parseAllowedTechniques,
  phrasesIn,
  type Reasoning,
  type RefuteStep,
  reasonOf,
  reasonText,
  type SearchStep,
  STARS,
  type Stars,
  type Step,
  UNGRADED,
  type Undecided,
  type Ungraded,
} from './grader/index.ts'
export type { Branching, Heuristic, Move, ValueOrder, VariableOrder } from './kernel/branching.ts'
export {
  makeBranching,
  type NamedOrder,
  VALUE_ORDERS,
  VARIABLE_ORDERS,
  type ValueOrderName,
  type VariableOrderName,
} from './kernel/heuristics.ts'
export { below, makeRng, type Rng } from './kernel/rng.ts'
export type { Ended, Excluded, Limits, Searcher, SearchResult, Statistics, Without } from './kernel/search.ts'
export { BLOCKED, type Clues, type Model, SETTLED } from './kernel/searchModel.ts'
export { type GenerateOptions, generate } from './maker/generateMany.ts'
export {
  ATTEMPTS,
  GENERATOR_VERSION,
  isMade,
  type Made,
  type Makeable,
  type Maker,
  makeMaker,
  type NotFound,
} from './maker/maker.ts'
export { NO_WISHES, type Order, type OrderKey, parseOrder } from './maker/orderFields.ts'
export type { Askable, Measurable, Range, TierRange } from './maker/orderValues.ts'
export type { Recipe } from './maker/puzzleRecipe.ts'
export { makeRecord, type PuzzleRecord, puzzleName } from './maker/puzzleRecord.ts'
export { type NamedRecipe, parseMadeName } from './maker/recipeName.ts'
export type { End, NoMorePuzzles, OrderNotMet } from './maker/redrawDuplicates.ts'
export { sceneText } from './render/drawSceneAsText.ts'
export type {
  Circle,
  Line,
  Mark,
  Picture,
  PictureContent,
  PictureShape,
  PictureStep,
  PixelContent,
  Rectangle,
  Scene,
  Stroke,
  Text,
  VectorContent,
  Weight,
} from './scene.ts'
export {
  boardFaults,
  type Heuristics,
  makeSolver,
  type Redundancy,
  redundantClues,
  type Solvable,
  type Solved,
  type SolveOptions,
  type Solver,
  STATUSES,
  type Status,
} from './solver/index.ts'
export { LANGUAGES, type Language } from './words/languages.ts'
