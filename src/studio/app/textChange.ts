// Whether somebody has changed a text, or put another one in its place.

/**
 * Whether a text is another one with a change at one place, apart from spaces and line breaks around it: half of the shorter one
 * is at its beginning and its end.
 */
export function isChange(textBefore: string, text: string): boolean {
  const [before, now] = [textBefore.trim(), text.trim()]
  const most = Math.min(before.length, now.length)
  let start = 0
  while (start < most && before[start] === now[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === now.at(-1 - end)) end++
  return most > 0 && 2 * (start + end) >= most
}
