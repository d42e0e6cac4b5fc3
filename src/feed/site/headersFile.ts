// How long what may be kept, as static hosts read it (Netlify, Cloudflare Pages); docs/feed.md has the same for nginx and Caddy.
//
// Of all rules that fit a path every one counts, and values of the same header are joined by commas: so no path may have two rules
// with Cache-Control, and no rule more than one asterisk. Whatever has none is asked for anew each time, by its ETag, on both hosts.

import { PUBLIC_FILES, SOLUTION_FILES } from '../puzzleFileNames.ts'

/** The text of `_headers`. */
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
