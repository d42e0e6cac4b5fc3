// Writes proofs that a solution is the only one: of a single puzzle into a file, of several into a folder, a file each.

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { cnf } from '../../bench/encodings/cnf.ts'
import { without } from '../../families/constraintProblem.ts'
import type { Read } from '../../formats/readRecord.ts'
import { shortIdOf } from '../../formats/shortId.ts'
import { puzzleName } from '../../maker/puzzleRecord.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import { writeCertificate } from '../../solver/certificate/writeCertificate.ts'
import { readFormula } from '../../solver/clauses/formula.ts'
import { lratOf } from '../../solver/clauses/lrat.ts'

/** Writes the proof of a puzzle with this only solution. Returns the path of the file. */
export type ProofSink = (read: Read, solution: readonly number[]) => string

/** The minimum number of digits in the names of files, so that files sort in the order of the puzzles. */
const DIGITS = 5

/** The paths for the puzzles: a folder if one exists there or if the path ends with a slash, otherwise a file. */
function makePaths(option: string, path: string, extension: string): (name: string) => string {
  const isFolder = /[/\\]$/.test(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  let written = 0
  return (name) => {
    written++
    if (isFolder) return join(path, `${String(written).padStart(DIGITS, '0')}-${shortIdOf(name)}${extension}`)
    if (written === 1) return path
    throw new InvalidArgumentError(`several puzzles need a folder: ${option} FOLDER/`)
  }
}

/** Makes a sink of certificates for a path. */
export function certificateSink(path: string): ProofSink {
  const pathFor = makePaths('--certificate', path, '.txt')
  return ({ family, puzzle }, solution) => {
    const name = puzzleName(family, puzzle)
    const text = writeCertificate(family, puzzle, name, solution)
    const file = pathFor(name)
    writeWhole(file, text)
    return file
  }
}

/**
 * Makes a sink of proofs for checkers of SAT solvers for a path: beside each proof are the clauses of the puzzle without its
 * solution, which the proof shows to be contradictory.
 */
export function lratSink(path: string): ProofSink {
  const pathFor = makePaths('--lrat', path, '.lrat')
  return ({ family, puzzle }, solution) => {
    const name = puzzleName(family, puzzle)
    const proof = pathFor(name)
    const problem = without(family.rules.constraints(puzzle), [solution])
    const clauses = cnf.write(problem, `${name}, without its solution`)
    writeWhole(`${proof.replace(/\.lrat$/, '')}.cnf`, clauses)
    writeWhole(proof, lratOf(readFormula(clauses)))
    return proof
  }
}
