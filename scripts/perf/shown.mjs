/**
 * The source text of a function for a page: it waits for the next frame and returns its time. A message that
 * is sent while the frame is prepared arrives after the frame.
 */
export const SHOWN = `() => new Promise((done) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => done(performance.now())
  port2.postMessage(0)
}))`
