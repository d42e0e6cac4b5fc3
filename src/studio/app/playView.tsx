// The room where a puzzle is played as its readers will: with all the room of a page, on a phone, or on both side by side.

import { useEffect, useRef, useState } from 'preact/hooks'
import { loadOnce } from '../loadOnce.ts'
import type { TablePiece } from './document.ts'
import { tellError, useStudio } from './store.ts'

/** Loads the player when the room is first entered. */
const loadPlayer = loadOnce(
  () => import(/* @vite-ignore */ new URL('./player/player.js', import.meta.url).href),
)

/** What the puzzle can be seen on. */
const SCREENS = ['page', 'phone'] as const
type Screen = (typeof SCREENS)[number]

/** From this width on there is room for a page and a phone. */
const WIDE = '(min-width: 75rem)'

/** The room. */
export function PlayView() {
  const { chosen, words } = useStudio()
  const [screen, setScreen] = useState<Screen | 'both'>(() => (matchMedia(WIDE).matches ? 'both' : 'page'))
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    loadPlayer().then(() => setReady(true), tellError)
  }, [])
  if (!chosen) return <p class="quiet">{words.chooseOne}</p>
  if (chosen.id === undefined) return <p class="quiet">{words.play.unfinished}</p>
  return (
    <div class="play">
      <div class="choices">
        {([...SCREENS, 'both'] as const).map((one) => (
          <button type="button" key={one} aria-pressed={screen === one} onClick={() => setScreen(one)}>
            {words.play[one]}
          </button>
        ))}
      </div>
      <div class={`screens ${screen}`}>
        {isReady &&
          SCREENS.filter((one) => screen === one || screen === 'both').map((one) => (
            <Player key={one} screen={one} piece={chosen} />
          ))}
      </div>
    </div>
  )
}

/** The puzzle on a screen. */
function Player({ screen, piece: { id, grade } }: { readonly screen: Screen; readonly piece: TablePiece }) {
  const { language } = useStudio()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = document.createElement('number-puzzle')
    element.lang = language
    Object.assign(element, { record: { id, ...(grade && { grade }) } })
    place.current?.replaceChildren(element)
  }, [id, grade, language])
  return <div ref={place} class={screen} />
}
