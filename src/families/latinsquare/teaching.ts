// How a book teaches Latin squares.

import { sizeFacts, type Teaching } from '../teaching.ts'

/** The facet `teaching` of Latin squares. */
export const teaching: Teaching = { facts: sizeFacts }
