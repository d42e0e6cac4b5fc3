// The scripts, style sheets and icon of a site. Their names have a hash of their content: browsers can cache them forever, and pages
// of an older version still find their own files.

import {
  familyFiles,
  LATER,
  PLAYER,
  type PlayerFiles,
  playerAssets,
  type SiteFile,
} from '../../page/playerFiles.ts'
import { FEED_STYLES } from './feedStyles.ts'

/** The files that pages load, as paths from the site's root. */
export interface SiteAssets {
  /** All files. */
  readonly files: readonly SiteFile[]
  /** The style sheet. */
  readonly style: string
  /** The style sheet of the plan. */
  readonly ownStyle?: string | undefined
  /** The script of pages. */
  readonly daily: string
  /** The script of embedded pages. */
  readonly frame: string
  /** The icon in the browser's tab. */
  readonly icon: string
  /** The files that a page with a puzzle of a family loads early, and those that it prefetches. */
  player(family: string): {
    readonly script: string
    readonly early: readonly string[]
    readonly later: readonly string[]
  }
}

/** The assets of a site for some families, in a language of the player. */
export function siteAssets(
  tools: PlayerFiles,
  families: readonly string[],
  language: string,
  ownStyle: string | undefined,
): SiteAssets {
  const { files, paths } = playerAssets(tools, families, [language])
  const own = (name: string, ending: string, content: string): SiteFile => ({
    path: `assets/${name}-${tools.hash(content)}.${ending}`,
    content,
  })
  const style = own('feed', 'css', FEED_STYLES)
  const added = ownStyle === undefined ? undefined : own('own', 'css', ownStyle)
  const daily = own('daily', 'js', tools.read('daily.js'))
  const frame = own('frame', 'js', tools.read('frame.js'))
  const icon = own('icon', 'svg', ICON)
  const pathOf = (name: string) => paths.get(name) as string
  return {
    files: [...files, style, ...(added ? [added] : []), daily, frame, icon],
    style: style.path,
    ownStyle: added?.path,
    daily: daily.path,
    frame: frame.path,
    icon: icon.path,
    player(family) {
      const [board, guide, words] = familyFiles(family, [language])
      return {
        script: pathOf(PLAYER),
        early: [board, words].map(pathOf),
        // Prefetched, so that hints also work offline.
        later: [guide, ...LATER].map(pathOf),
      }
    },
  }
}

/** The icon: a corner of a board. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z" fill="#fff"/><path d="M.4.4h8.2v8.2H.4zM3 .4v8.2M6 .4v8.2M.4 3h8.2M.4 6h8.2" fill="none" stroke="#111" stroke-width=".6"/></svg>
`
