// The recipe of a book that takes a moment to make.

export const LITTLE_BOOK = `
title: Little
seed: spring
trim: 5x8
puzzlesPerPage: 4
sections:
  - { family: sudoku, shape: 6x6, count: 4, stars: 1..2 }
  - { family: kenken, shape: 4x4, count: 3, stars: 2..4 }
`
