// Keeps the public pages that were seen last, and the empty frames of a customer's screens, for a person without a
// connection. A separate script: it imports nothing, and `npm run build` puts BUILD and BRAND (`service-worker-brand.d.ts`)
// before it.

declare const BUILD: {
  /** the language of the pages it keeps: each language has its own worker */
  locale: string
  /** the texts of the offline page */
  words: Record<
    'title' | 'noConnection' | 'loadsByItself' | 'loadsWhenBack' | 'stillHere' | 'tryAgain' | 'own' | 'seen',
    string
  >
  /** of the build: what another one kept is thrown away */
  version: string
  styles: string[]
  /** what a customer's own screens need to open, and those of an engineer */
  portal: OwnScreens
  field: OwnScreens
  /** in every page of this build, and in none of another */
  mark: string
  /** of the offline page (`offline-page.ts`) */
  script: { code: string; hash: string }
}

/** The code of own screens, and the pages that the server sends before it is known whose they are. */
interface OwnScreens {
  parts: string[]
  /** by the pattern of the addresses that they are the frame of */
  frames: Record<string, string>
  /** the lists, with their names */
  own: { href: string; name: string }[]
}
interface Work extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface Asked extends Work {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
interface SeenPage {
  page: string
  /** as people call it */
  name: string
  parts: string[]
}
interface Told extends Work {
  data: SeenPage | { own: 'portal' | 'field'; parts: string[] } | { drop: true }
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

const PAGES = `pages ${BUILD.locale} ${BUILD.version}`
/** Scripts, styles and typefaces: no more than the build has, so that none is evicted that another page needs. */
const ASSETS = `assets ${BUILD.locale} ${BUILD.version}`
const PICTURES = `pictures ${BUILD.locale} ${BUILD.version}`
const MOST: Record<string, number> = { [PAGES]: 20, [ASSETS]: Infinity, [PICTURES]: 200 }
/** Signing out removes it (`app/ui/browser/drop-copies.ts`), and so does another build. */
const FRAMES = `frames ${BUILD.locale}`
/** On a slow connection a page takes seconds; after this long the cached one is better than none. */
const PATIENCE_MS = 8000
/** Not ours to answer: calls, papers, and the back office. */
const OTHERS = /^(?:\/ne)?\/(api|files|media|og|baltra-admin-dashboard)(\/|$)/
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
  keeping = keeping.then(() => answerTo(event.data)).catch(() => undefined)
  event.waitUntil(keeping)
})

function answerTo(data: Told['data']): Promise<unknown> {
  if ('page' in data) return keepPage(data)
  return 'own' in data ? keepOwn(BUILD[data.own], data.parts) : caches.delete(FRAMES)
}

/** From the network; the cached copy when that fails or takes too long. */
async function pageFor(request: Request): Promise<Response> {
  const answer = reached(request)
  const kept = (await (await caches.open(PAGES)).match(request.url, ANY_ENCODING)) ?? (await frameFor(request.url))
  if (!kept) return answer.catch(() => offlinePage())
  const later = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, kept))
  return Promise.race([answer.catch(() => kept), later])
}

/** Fails as well when only a proxy answered: the product itself is not there. */
async function reached(request: Request): Promise<Response> {
  const answer = await fetch(request)
  if (answer.status === 502 || answer.status === 504) throw new TypeError('not reached')
  return answer
}

async function frameFor(url: string): Promise<Response | undefined> {
  const { pathname } = new URL(url)
  const frames = [...Object.entries(BUILD.portal.frames), ...Object.entries(BUILD.field.frames)]
  const [, frame] = frames.find(([pattern]) => new RegExp(pattern).test(pathname)) ?? []
  return frame && (await caches.has(FRAMES)) ? (await caches.open(FRAMES)).match(frame, ANY_ENCODING) : undefined
}

/** Its name has a hash of its content, so the cached copy is current. */
async function partFor(request: Request): Promise<Response> {
  const kept = await (await caches.open(placeOf(new URL(request.url).pathname))).match(request, ANY_ENCODING)
  if (kept) return kept
  return request.destination === 'image' ? fetch(request).catch(() => noPicture()) : fetch(request)
}

/** An empty place is calmer than the sign of a broken picture. */
const noPicture = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } })

/** Only what the server calls public and does not hide: never a page that needs an account. */
async function keepPage({ page, name, parts }: SeenPage): Promise<void> {
  const answer = await fetch(new URL(page, worker.location.origin), { credentials: 'omit' })
  if (!isPublicPage(answer)) return
  const headers = storedHeaders(answer)
  headers.set('x-name', encodeURIComponent(name))
  const content = await answer.blob()
  // First: a cached page without its code would reload itself forever.
  for (const part of parts) await keepPart(part)
  await keep(PAGES, answer.url, new Response(content, { headers }))
}

/**
 * The code of own screens, then their frames, so that a frame is never cached without its code. A frame is the same for
 * everyone; what it is filled with is the page's to keep (`app/offline/copies.ts`).
 */
async function keepOwn(screens: OwnScreens, parts: string[]): Promise<void> {
  for (const part of [...screens.parts, ...parts]) await keepPart(part)
  const frames = await caches.open(FRAMES)
  for (const page of Object.values(screens.frames)) {
    if (await frames.match(page, ANY_ENCODING)) continue
    const answer = await fetch(new URL(page, worker.location.origin), { credentials: 'omit' })
    const html = await answer.text()
    if (answer.ok && html.includes(BUILD.mark))
      await frames.put(page, new Response(html, { headers: storedHeaders(answer) }))
  }
}

/** What is stored is no longer compressed. */
function storedHeaders(answer: Response): Headers {
  const headers = new Headers(answer.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return headers
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
  // The frames too: they are of the build before.
  const older = (await caches.keys()).filter((name) => name.split(' ')[1] === BUILD.locale && !(name in MOST))
  await Promise.all(older.map((name) => caches.delete(name)))
}

async function offlinePage(): Promise<Response> {
  const pages = await caches.open(PAGES)
  const seen: Line[] = []
  for (const { url } of (await pages.keys()).toReversed()) {
    const kept = await pages.match(url, ANY_ENCODING)
    seen.push({ href: url, name: decodeURIComponent(kept?.headers.get('x-name') ?? '') || url })
  }
  const own = await openableLists()
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; script-src '${BUILD.script.hash}'; connect-src 'self'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  }
  return new Response(pageOf(own, seen), { status: 503, headers })
}

/** The lists of own screens whose frames are here. */
async function openableLists(): Promise<Line[]> {
  if (!(await caches.has(FRAMES))) return []
  const frames = await caches.open(FRAMES)
  const kept = new Set((await frames.keys()).map(({ url }) => new URL(url).pathname))
  return [...BUILD.field.own, ...BUILD.portal.own].filter(({ href }) => kept.has(href))
}

interface Line {
  href: string
  name: string
}

function pageOf(own: Line[], seen: Line[]): string {
  const { call, viber, notReached } = BRAND
  const name = escaped(BRAND.name)
  const { words } = BUILD
  const styles = BUILD.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const hasSome = own.length + seen.length > 0
  return `<!doctype html><html lang="${BUILD.locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title} | ${name}</title>${styles}</head>
<body><main id="main" class="mx-auto max-w-2xl px-5 py-10">
${headOf(name)}
${reason('offline', words.noConnection, words.loadsByItself)}
${reason('online', escaped(notReached), words.loadsWhenBack)}
${hasSome ? `<p class="mt-2 text-ink-2">${words.stillHere}</p>` : ''}
<p class="mt-6 flex flex-wrap gap-3"><a href="" class="${BUTTON} bg-ink text-white hover:bg-ink/85">${words.tryAgain}</a>
<a href="${call.href}" class="${BUTTON} ${LINE} tabular-nums">${escaped(call.text)}</a>
${viber ? `<a href="${viber}" class="${BUTTON} ${LINE}">Viber</a>` : ''}</p>
${listOf(words.own, own)}${listOf(words.seen, seen)}
</main><script>${BUILD.script.code}</script></body></html>`
}

function headOf(name: string): string {
  if (!BRAND.wordmark) return `<p class="text-heading">${name}</p>`
  const { frame, path, lamp } = BRAND.wordmark
  return `<svg viewBox="${frame.left} ${frame.top} ${frame.width} ${frame.height}" role="img" aria-label="${name}" class="h-7 w-auto shrink-0">
<path d="${path}" fill="none" stroke="currentColor" stroke-width="22" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="${lamp.x}" cy="${lamp.y}" r="15" fill="${BRAND.lamp}"/></svg>`
}

// Classes that pages of the shop have as well, or there are no rules for them.
const BUTTON = 'inline-flex h-12 items-center rounded-control px-6 font-medium'
const LINE = 'border border-line-2 bg-white text-ink hover:border-control hover:bg-ground'

/** One of two is shown, by the page's own script. */
const reason = (when: 'offline' | 'online', title: string, text: string): string =>
  `<div data-when="${when}" hidden><h1 class="mt-10 text-title">${title}</h1><p class="mt-4 text-lead text-ink-2">${text}</p></div>`

const listOf = (heading: string, lines: Line[]): string =>
  lines.length > 0
    ? `<h2 class="mt-12 text-heading">${heading}</h2><ul class="mt-4 border-t border-line">${lines.map(lineOf).join('')}</ul>`
    : ''

const lineOf = ({ href, name }: Line): string =>
  `<li class="border-b border-line"><a class="flex min-h-14 items-center py-3 hover:underline" href="${escaped(href)}">${escaped(name)}</a></li>`

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
