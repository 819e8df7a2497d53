/**
 * The service worker, without its list of files. A file with a digest in its name never changes and
 * comes from the cache. The page itself and the data come from the network or, without a network,
 * from the cache. A new version takes over as soon as no page of the old version is open.
 */
export const OFFLINE_SCRIPT = `const VERSION = 'nimlab-' + __VERSION__
const FILES = __FILES__

addEventListener('install', (event) => {
  event.waitUntil(keepAll())
})

// keeps the files of this build, and the data files in lists.json, which is written after the code
async function keepAll() {
  const [cache, lists] = await Promise.all([caches.open(VERSION), fetch('data/lists.json')])
  await cache.addAll([...FILES, ...(await lists.json()).map((path) => 'data/' + path)])
}

// at the reader's request, keeps every claim and every game; after each step, tells the page how
// many files are kept
addEventListener('message', (event) => {
  if (event.data === 'keep all') event.waitUntil(keepPages(event.source))
})

const AT_ONCE = 20

async function keepPages(page) {
  try {
    const [cache, list] = await Promise.all([caches.open(VERSION), fetch('data/pages.json')])
    const paths = (await list.json()).map((path) => 'data/' + path)
    for (let at = 0; at < paths.length; at += AT_ONCE) {
      await cache.addAll(paths.slice(at, at + AT_ONCE))
      page.postMessage({ kept: Math.min(at + AT_ONCE, paths.length), of: paths.length })
    }
  } catch (error) {
    page.postMessage({ problem: String(error) })
  }
}

addEventListener('activate', (event) => {
  const forget = (name) => (name.startsWith('nimlab-') && name !== VERSION ? caches.delete(name) : null)
  event.waitUntil(caches.keys().then((names) => Promise.all(names.map(forget))).then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return
  const name = request.url.slice(registration.scope.length)
  event.respondWith(name.startsWith('assets/') ? kept(request) : fresh(request))
})

async function kept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

async function fresh(request) {
  const cache = await caches.open(VERSION)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(request, response.clone())
    return response
  } catch (error) {
    const known = await cache.match(request, { ignoreSearch: true, ignoreVary: true })
    if (known !== undefined) return known
    throw error
  }
}
`
