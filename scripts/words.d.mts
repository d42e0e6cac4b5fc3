import type { Plugin } from 'vitest/config'

/** The texts of a language by room; a text with cases is a list of its parts. */
type Texts = Readonly<Record<string, unknown>>

export function readCatalogues(sources?: string): Readonly<Record<string, Texts>>
export function writeWords(folder: string, sources?: string): void
export function wordsPlugin(sources?: string): Plugin
