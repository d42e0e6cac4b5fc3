// The service worker of a site: pages come from the network and, where that is slow or gone, from the cache; files whose
// names have a hash come from the cache.

/** The text of a service worker that keeps these files; `version` changes with any of them. */
export function serviceWorker(paths: readonly string[], version: string): string {
  return `const SITE = 'puzzlewright ' + registration.scope + ' '
const CACHE = SITE + '${version}'
const FILES = ${JSON.stringify(['./', ...paths])}
const PATIENCE = 3000
addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})
addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith(SITE) && name !== CACHE
  const forget = async () => Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)))
  event.waitUntil(forget().then(() => clients.claim()))
})
const kept = (request) => caches.match(request, { ignoreSearch: true })
const late = () => new Promise((resolve) => setTimeout(resolve, PATIENCE))
async function fresh(request) {
  const coming = fetch(request)
  const answer = await Promise.race([coming, late()]).catch(() => undefined)
  return answer ?? (await kept(request)) ?? coming
}
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  const isHashed = new URL(request.url).pathname.includes('/assets/')
  event.respondWith(isHashed ? kept(request).then((answer) => answer ?? fetch(request)) : fresh(request))
})
`
}
