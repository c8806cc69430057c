import { savesData } from '../ui/browser/saves-data.ts'

const PART = /^\/(assets|media)\/.+\.(js|css|woff2|avif|webp|png|jpe?g|svg)$/

let registered: Promise<unknown> | undefined

/** Tells the service worker that a page is seen, once it is loaded. Nothing depends on it, so nothing is said when it fails. */
export async function keepPage(page: string): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return
  try {
    await loaded()
    await (registered ??= navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }))
    const { active } = await navigator.serviceWorker.ready
    if (location.pathname + location.search !== page) return
    active?.postMessage({ page, title: document.title, parts: partsOfPage() }, [])
  } catch {
    registered = undefined
  }
}

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

/** Scripts, styles, typefaces and pictures that came for it. */
const partsOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && PART.test(pathname))
    .map(({ pathname }) => pathname)
