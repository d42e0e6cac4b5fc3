// The service worker of a site. Pages are loaded from the network or, if the network is slow or missing, from the cache. Files
// with a hash in their names are loaded from the cache. Every page that was opened is cached, with the files that it names and,
// on the page of a date, the pictures of its puzzles, so that the page can be opened again without a network.

/**
 * Builds the text of a service worker that caches these files when it is installed. `version` must change if any of the files
 * changes.
 */
export function serviceWorker(paths: readonly string[], version: string): string {
  return `const SITE = 'puzzlewright ' + registration.scope + ' '
const CACHE = SITE + '${version}'
const FILES = ${JSON.stringify(['./', ...paths])}
const PATIENCE = 3000
const MOST = FILES.length + 300
addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(install())
})
async function install() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES)
  const open = await clients.matchAll({ includeUncontrolled: true, type: 'window' })
  await Promise.allSettled(open.map(async ({ url }) => keepPage(url, await fetch(url))))
}
addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith(SITE) && name !== CACHE
  const forget = async () => Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)))
  event.waitUntil(forget().then(() => clients.claim()))
})
async function keepPage(url, answer) {
  if (!answer.ok || !/html/.test(answer.headers.get('content-type'))) return
  const cache = await caches.open(CACHE)
  await cache.put(url, answer.clone())
  const isOfDate = /\\/\\d{4}-\\d\\d-\\d\\d\\//.test(url)
  const text = await answer.text()
  const named = (pattern) => Array.from(text.matchAll(pattern), ([, path]) => new URL(path, url).href)
  const lacking = await Promise.all(named(/"([^"]*assets\\/[^"]+)"/g).map(async (file) => ((await cache.match(file)) ? [] : [file])))
  if (isOfDate) lacking.push(named(/"([^"]*puzzle\\.svg)"/g))
  await cache.addAll(new Set(lacking.flat()))
  const all = await cache.keys()
  await Promise.all(all.slice(FILES.length, FILES.length + Math.max(0, all.length - MOST)).map((old) => cache.delete(old)))
}
const kept = (request) => caches.match(request, { ignoreSearch: true })
const late = () => new Promise((resolve) => setTimeout(resolve, PATIENCE))
async function fresh(event) {
  const { request } = event
  const coming = fetch(request)
  if (request.mode === 'navigate') {
    event.waitUntil(coming.then((answer) => keepPage(request.url, answer.clone())).catch(() => {}))
  }
  const answer = await Promise.race([coming, late()]).catch(() => undefined)
  return answer ?? (await kept(request)) ?? coming
}
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  const isHashed = new URL(request.url).pathname.includes('/assets/')
  event.respondWith(isHashed ? kept(request).then((answer) => answer ?? fetch(request)) : fresh(event))
})
`
}
