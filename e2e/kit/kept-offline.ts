import type { Page } from '@playwright/test'

// What a browser keeps for the time without a connection.

/** For `expect.poll`: it is kept in the background, when the browser has nothing else to do, which may be late. */
export const IN_BACKGROUND = { timeout: 60_000 }

/** The public pages in the cache, as the offline page names them. */
export const keptNames = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = []
    for (const name of (await caches.keys()).filter((name) => name.startsWith('pages'))) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) kept.push((await cache.match(key))?.headers.get('x-name') ?? '')
    }
    return kept.map(decodeURIComponent)
  })

/** The empty frames of signed-in screens in the cache. */
export const framesOf = (page: Page) =>
  page.evaluate(async () =>
    (await caches.has('frames en')) ? (await (await caches.open('frames en')).keys()).map(({ url }) => url) : [],
  )

/** Everything in Cache Storage, as text. */
export const cachedOf = (page: Page) =>
  page.evaluate(async () => {
    const found: { address: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys())
        found.push({ address: key.url, text: (await (await cache.match(key))?.text()) ?? '' })
    }
    return found
  })

/** What the device keeps of a customer: names of sealed copies, and frames. */
export const leftOf = async (page: Page) => [...(await copiesOf(page)), ...(await framesOf(page))]

/** The names of the sealed copies. */
export const copiesOf = async (page: Page) =>
  (JSON.parse(await rawCopies(page)) as { name: string }[]).map(({ name }) => name)

/** The database of sealed copies, as it is stored. */
export const rawCopies = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'own-copies')) return '[]'
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('own-copies')
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(opening.error))
    })
    const rows = await new Promise<{ name: string; content: ArrayBuffer }[]>((resolve) => {
      if (!db.objectStoreNames.contains('copies')) return resolve([])
      const reading = db.transaction('copies').objectStore('copies').getAll()
      reading.addEventListener('success', () => resolve(reading.result))
    })
    db.close()
    const decode = (content: ArrayBuffer) => new TextDecoder('latin1').decode(content)
    return JSON.stringify(rows.map(({ name, content }) => ({ name, content: decode(content) })))
  })
