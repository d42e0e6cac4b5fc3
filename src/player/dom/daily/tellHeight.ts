// Reports the height of the embedded page to the page around it. It receives no messages.

/**
 * The window height that the board assumes. The frame follows the board, so the board must not follow the
 * frame.
 */
const WINDOW = '60rem'

/** The greatest height of a frame, in pixels. */
const GREATEST_HEIGHT = 4000

/** Reports the height of the page, now and whenever it changes. */
export function tellHeight(): void {
  if (parent === window) return
  const id = new URLSearchParams(location.search).get('id')
  const root = document.documentElement
  let told = 0
  let isFollowed = false
  // A scroll bar makes the page narrower and so changes its height. A frame that follows the height must have
  // none.
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
