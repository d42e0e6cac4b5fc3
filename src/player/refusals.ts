// The sentences that explain why no board is shown. The player loads them only when it needs one.

export { refusals } from '../words/catalogue.ts'
