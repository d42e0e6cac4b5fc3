/**
 * A function for a page, as a text: waits for the next frame and returns its time. A message that is sent while the frame is prepared
 * arrives when it is done.
 */
export const SHOWN = `() => new Promise((done) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => done(performance.now())
  port2.postMessage(0)
}))`
