// The scripts, style sheets and icon of a site. The name of each file has a hash of its content: browsers can cache the file
// forever, and pages of an older version still find their own files.

import { hashedFile, letterFile, OFFLINE, type PlayerFiles, playerAssets } from '../../page/playerFiles.ts'
import { FEED_STYLES } from './feedStyles.ts'

/** The files that pages load, as paths from the site's root. */
export type SiteAssets = ReturnType<typeof siteAssets>

/** The assets of a site whose feed has puzzles of the given families, with the player in a language. */
export function siteAssets(
  tools: PlayerFiles,
  families: Parameters<typeof playerAssets>[1],
  language: Parameters<typeof playerAssets>[2],
  ownStyle: string | undefined,
) {
  // The files for symbols are always included, because any page of the site's origin can show a puzzle of the feed with
  // symbols.
  const { files, player } = playerAssets(tools, families, language, true)
  const letters = letterFile(tools)
  const style = hashedFile(tools, 'feed.css', letters.rule + FEED_STYLES)
  const added = ownStyle === undefined ? undefined : hashedFile(tools, 'own.css', ownStyle)
  // Pages without a player, such as the page of a date, must also work offline.
  const daily = hashedFile(tools, 'daily.js', `${tools.read('daily.js')}\n${OFFLINE}`)
  const frame = hashedFile(tools, 'frame.js', tools.read('frame.js'))
  const icon = hashedFile(tools, 'icon.svg', ICON)
  return {
    files: [...files, letters.file, style, ...(added ? [added] : []), daily, frame, icon],
    style: style.path,
    /** The style sheet that the plan names. */
    ownStyle: added?.path,
    /** The scripts of pages, and of embedded pages. */
    daily: daily.path,
    frame: frame.path,
    icon: icon.path,
    player,
  }
}

/** The icon: a corner of a board. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z" fill="#fff"/><path d="M.4.4h8.2v8.2H.4zM3 .4v8.2M6 .4v8.2M.4 3h8.2M.4 6h8.2" fill="none" stroke="#111" stroke-width=".6"/></svg>
`
