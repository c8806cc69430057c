import { ALL_PRODUCTS, SHOP_HOME } from 'contract/core/paths'
import { readToken } from '../api/token.ts'
import { savesData } from '../ui/browser/saves-data.ts'
import { localePrefix, pathIn } from 'contract/core/locale'
import { pageLocale } from '../core/locale.ts'
import { framesIn } from '../ui/browser/drop-copies.ts'
import { FRAMED, patternOf } from '../offline/framed.ts'

const PART = /^\/assets\/.+\.(js|css|woff2|avif|webp|png|jpe?g|svg)$/

let registered: Promise<unknown> | undefined

/** Tells the service worker about a page once it has loaded. Failures are ignored, because nothing depends on it. */
export async function keepPage(page: string): Promise<void> {
  await tellWorker(() => {
    const address = pathIn(pageLocale(), page)
    if (location.pathname + location.search !== address) return undefined
    return { page: address, name: nameOfPage(), parts: [...partsOfPage(), ...picturesOfPage()] }
  })
}

let keptFor: string | null = null

/** Prepares a customer's screens for offline use and stores their main data. Once per session and page load. */
export async function keepPortal(): Promise<void> {
  const token = readToken()
  if (keptFor === token || savesData()) return
  keptFor = token
  await idle()
  await tellWorker(() => ({ own: 'portal', parts: partsOfPage() }))
  const { keepOwn } = await import('./keep-own.ts')
  await keepOwn()
}

/** Prepares an engineer's screens for offline use: at once, and also where the browser saves data, because work depends on it. */
export async function keepField(): Promise<void> {
  await tellWorker(() => ({ own: 'field', parts: partsOfPage() }), { evenIfSaving: true })
}

let hasPortal = false
const look = () => void caches.has(framesIn(pageLocale())).then((has) => (hasPortal = has))
look()
addEventListener('offline', look)

/** Whether the router can open this address offline: the worker has its code. */
export const opensOffline = (pathname: string): boolean => hasPortal && OPENS.some((pattern) => pattern.test(pathname))

async function tellWorker(message: () => object | undefined, { evenIfSaving = false } = {}): Promise<void> {
  if (!('serviceWorker' in navigator) || (savesData() && !evenIfSaving)) return
  try {
    await loaded()
    await (registered ??= navigator.serviceWorker.register(`${localePrefix(pageLocale())}/sw.js`, {
      updateViaCache: 'none',
    }))
    const { active } = await navigator.serviceWorker.ready
    const told = message()
    if (told) active?.postMessage(told, [])
  } catch {
    registered = undefined
  }
}

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

// Missing in Safari.
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 10_000 })
    else setTimeout(resolve, 1000)
  })

/** The page's short name: its label in the bottom bar, or its heading. The title is written for search engines. */
function nameOfPage(): string {
  const tab = document.querySelector<HTMLAnchorElement>('nav[data-tabs] a[aria-current=page]')
  const isTab = tab !== null && isHere(tab)
  return (isTab ? tab.innerText : document.querySelector<HTMLElement>('#main h1')?.innerText)?.trim() || document.title
}

/** The scripts, styles and fonts that the page loaded. */
const partsOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && PART.test(pathname))
    .map(({ pathname }) => pathname)

/** The pictures of the content, without the avatar in the header. */
const picturesOfPage = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>('#main img')]
    .filter(({ naturalWidth }) => naturalWidth > 0)
    .map(({ currentSrc }) => new URL(currentSrc))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/media/'))
    .map(({ pathname }) => pathname)

const isHere = ({ pathname, search }: HTMLAnchorElement) => pathname === location.pathname && search === location.search

const OPENS = FRAMED.filter((path) => path !== SHOP_HOME && path !== ALL_PRODUCTS).map(
  (path) => new RegExp(patternOf(pathIn(pageLocale(), path))),
)
