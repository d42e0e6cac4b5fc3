// The embedded page tells the page around it how high it is. It hears nothing from there.

/** As high as the board may think that its window is: the frame follows the board, so the board must not follow the frame. */
const WINDOW = '60rem'

/** No frame becomes higher. */
const GREATEST_HEIGHT = 4000

/** Tells the height of the page, now and whenever it changes. */
export function tellHeight(): void {
  if (parent === window) return
  const id = new URLSearchParams(location.search).get('id')
  const root = document.documentElement
  let told = 0
  let isFollowed = false
  // A bar to scroll with makes the page narrower, and so lower: where the frame follows, there must be none.
  const hideBar = () => {
    isFollowed ||= Math.abs(innerHeight - told) <= 1
    root.style.overflow = isFollowed && told <= GREATEST_HEIGHT ? 'hidden' : ''
  }
  if (id !== null) root.style.setProperty('--puzzle-window', WINDOW)
  new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height)
    if (height === told) return
    told = height
    parent.postMessage({ type: 'puzzlewright:height', id, height }, '*')
    hideBar()
  }).observe(root)
  addEventListener('resize', hideBar)
}
