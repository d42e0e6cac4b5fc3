// Writes `_headers`: the caching rules for static hosts (Netlify, Cloudflare Pages). docs/feed.md has the same rules for nginx and Caddy.
//
// Every rule that matches a path applies, and values of the same header are joined by commas: so no path may match two rules with
// Cache-Control, and a rule may have only one asterisk. On both hosts browsers revalidate all other files by their ETag.

import { PUBLIC_FILES, SOLUTION_FILES } from '../puzzleFileNames.ts'

/** Writes `_headers`. */
export function headersFile(): string {
  const dated = [...PUBLIC_FILES, ...SOLUTION_FILES].map(
    (name) => `/:date/:slot/${name}
  Cache-Control: public, max-age=86400
`,
  )
  return `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
${dated.join('')}`
}
