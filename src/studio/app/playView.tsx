// The room where a puzzle is played as its readers will, on a phone or with all the room of the page.

import { useEffect, useRef, useState } from 'preact/hooks'
import { tellError, useStudio } from './store.ts'

/** The player, loaded when the room is first entered. */
let player: Promise<unknown> | undefined

/** The room. */
export function PlayView() {
  const { chosen, words, language } = useStudio()
  const [isPhone, setPhone] = useState(false)
  const [isReady, setReady] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const address = new URL('./player/player.js', import.meta.url).href
    player ??= import(/* @vite-ignore */ address)
    player.then(() => setReady(true), tellError)
  }, [])
  const { id, grade } = chosen ?? {}
  useEffect(() => {
    if (!isReady || id === undefined || !place.current) return
    const element = document.createElement('number-puzzle')
    element.lang = language
    Object.assign(element, { record: { id, ...(grade && { grade }) } })
    place.current.replaceChildren(element)
  }, [isReady, id, language, isPhone])
  if (!chosen) return <p class="quiet">{words.chooseOne}</p>
  if (id === undefined) return <p class="quiet">{words.play.unfinished}</p>
  return (
    <div class="play">
      <div class="choices">
        <button type="button" aria-pressed={!isPhone} onClick={() => setPhone(false)}>
          {words.play.page}
        </button>
        <button type="button" aria-pressed={isPhone} onClick={() => setPhone(true)}>
          {words.play.phone}
        </button>
      </div>
      <div ref={place} class={isPhone ? 'phone' : 'page'} />
    </div>
  )
}
