// Keeps the public pages that were seen last, for a person without a connection. A script of its own: it imports nothing,
// and `npm run build` puts BUILD before it.

declare const BUILD: {
  /** of the build: what another one kept is thrown away */
  version: string
  styles: string[]
  brand: {
    name: string
    frame: { left: number; top: number; width: number; height: number }
    path: string
    lamp: { x: number; y: number }
  }
}

interface Work extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface Asked extends Work {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
interface Told extends Work {
  data: { page: string; title: string; parts: string[] }
}
// The types of a page stand here, not those of a worker.
const worker = globalThis as unknown as {
  location: Location
  addEventListener: ((type: 'install' | 'activate', heard: (event: Work) => void) => void) &
    ((type: 'fetch', heard: (event: Asked) => void) => void) &
    ((type: 'message', heard: (event: Told) => void) => void)
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

const PAGES = `pages ${BUILD.version}`
/** Scripts, styles and typefaces: no more than the build has, so none is let go that another page needs. */
const ASSETS = `assets ${BUILD.version}`
const PICTURES = `pictures ${BUILD.version}`
const MOST: Record<string, number> = { [PAGES]: 20, [ASSETS]: Infinity, [PICTURES]: 200 }
/** On a slow connection a page takes seconds; after this long the cached one is better than none. */
const PATIENCE_MS = 8000
/** Not ours to answer: calls, papers, and the back office. */
const OTHERS = /^\/(api|files|media|og|baltra-admin-dashboard)(\/|$)/
const ANY_ENCODING = { ignoreVary: true }

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(ASSETS)
      .then((assets) => assets.addAll(BUILD.styles))
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOlder().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (!OTHERS.test(pathname)) event.respondWith(pageFor(request))
  } else if (pathname.startsWith('/assets/') || (request.destination === 'image' && pathname.startsWith('/media/'))) {
    event.respondWith(partFor(request))
  }
})

// One after the other, so that two do not count the same pages.
let keeping: Promise<unknown> = Promise.resolve()
worker.addEventListener('message', (event) => {
  keeping = keeping.then(() => keepPage(event.data)).catch(() => undefined)
  event.waitUntil(keeping)
})

/** From the network; what was kept when that fails or takes too long. */
async function pageFor(request: Request): Promise<Response> {
  const answer = fetch(request)
  const kept = await (await caches.open(PAGES)).match(request.url, ANY_ENCODING)
  if (!kept) return answer.catch(() => offlinePage())
  const later = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, kept))
  return Promise.race([answer.catch(() => kept), later])
}

/** Its name holds a hash of its content, so what was kept is right. */
async function partFor(request: Request): Promise<Response> {
  const kept = await (await caches.open(placeOf(new URL(request.url).pathname))).match(request, ANY_ENCODING)
  return kept ?? fetch(request)
}

/** Only what the server calls public and does not hide: never a page that needs an account. */
async function keepPage({ page, title, parts }: Told['data']): Promise<void> {
  const answer = await fetch(new URL(page, worker.location.origin), { credentials: 'omit' })
  if (!isPublicPage(answer)) return
  const headers = new Headers(answer.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.set('x-title', encodeURIComponent(title))
  await keep(PAGES, answer.url, new Response(await answer.blob(), { headers }))
  for (const part of parts) await keepPart(part)
}

const isPublicPage = ({ ok, url, headers }: Response) =>
  ok &&
  new URL(url).origin === worker.location.origin &&
  headers.get('content-type')?.startsWith('text/html') === true &&
  headers.get('cache-control')?.includes('public') === true &&
  !headers.has('x-robots-tag')

const placeOf = (part: string) => (part.startsWith('/assets/') ? ASSETS : PICTURES)

async function keepPart(part: string): Promise<void> {
  const place = placeOf(part)
  if (await (await caches.open(place)).match(part, ANY_ENCODING)) return
  const answer = await fetch(part, { cache: 'force-cache' })
  if (answer.ok && answer.headers.get('cache-control')?.includes('immutable')) await keep(place, part, answer)
}

/** Puts it last, and lets the first go where there are too many. */
async function keep(name: string, address: string, answer: Response): Promise<void> {
  const cache = await caches.open(name)
  await cache.delete(address, ANY_ENCODING)
  await cache.put(address, answer)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST[name]!)).map((old) => cache.delete(old, ANY_ENCODING)))
}

async function dropOlder(): Promise<void> {
  const older = (await caches.keys()).filter((name) => !(name in MOST))
  await Promise.all(older.map((name) => caches.delete(name)))
}

async function offlinePage(): Promise<Response> {
  const pages = await caches.open(PAGES)
  const seen: string[] = []
  for (const { url } of (await pages.keys()).toReversed()) {
    const kept = await pages.match(url, ANY_ENCODING)
    const title = decodeURIComponent(kept?.headers.get('x-title') ?? '').replace(` | ${BUILD.brand.name}`, '')
    seen.push(`<li class="border-b border-line"><a class="flex min-h-14 items-center py-3 hover:underline"
      href="${escaped(url)}">${escaped(title || url)}</a></li>`)
  }
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  }
  return new Response(pageOf(seen), { status: 503, headers })
}

function pageOf(seen: string[]): string {
  const { name, frame, path, lamp } = BUILD.brand
  const styles = BUILD.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>No connection | ${name}</title>${styles}</head>
<body><main id="main" class="mx-auto max-w-2xl px-5 py-10">
<svg viewBox="${frame.left} ${frame.top} ${frame.width} ${frame.height}" role="img" aria-label="${name}" class="h-7 w-auto shrink-0">
<path d="${path}" fill="none" stroke="currentColor" stroke-width="22" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="${lamp.x}" cy="${lamp.y}" r="15" class="fill-lamp"/></svg>
<h1 class="mt-10 text-title">No connection</h1>
<p class="mt-4 text-lead text-ink-2">This page could not be fetched.${seen.length > 0 ? ' What you looked at before is still here.' : ''}</p>
<p class="mt-6"><a href="" class="inline-flex h-12 items-center rounded-control bg-ink px-6 font-medium text-white hover:bg-ink/85">Try again</a></p>
${seen.length > 0 ? `<h2 class="mt-12 text-heading">What you saw last</h2><ul class="mt-4 border-t border-line">${seen.join('')}</ul>` : ''}
</main></body></html>`
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
