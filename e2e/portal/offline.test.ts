import type { Page } from '@playwright/test'
import { expectAccessible, go, PHONE, reload, whileOnline } from '../kit/browser.ts'
import { CUSTOMER, signIn, tokenOf } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const MY_PRODUCTS = '/baltra-user-ProductPage'
const TICKETS = '/baltra-trackingProducts'

test('pages that were seen are read without a connection, by the names people know, and the service number is there', async ({
  product,
  visit,
}) => {
  const { page, context } = await visit(PHONE)
  await go(page, '/baltra-product-view/1')
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await expect.poll(() => keptNames(page)).toEqual([name])
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Kitchen' }).click()
  await page.waitForURL(/baltra-subCategoryProducts/)
  await expect.poll(() => keptNames(page)).toEqual([name, 'Kitchen'])

  await context.setOffline(true)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await go(page, '/baltra-contact-us')
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  await expect(page.getByRole('link', { name: 'Call the centre' })).toHaveAttribute('href', 'tel:+97710000000')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Kitchen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Kitchen' }).waitFor()

  // A page not seen before says so at its own address, and loads once the connection is back.
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Catalog' }).click()
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  await context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'E-Catalogue' }).waitFor()
})

test('a customer reads products, warranties and tickets in airplane mode, and signing out leaves nothing of them', async ({
  visit,
}) => {
  const { page, context, troubles } = await visit(PHONE)
  await signIn(page, CUSTOMER)
  await page.waitForURL('**/baltra-aboutUs-Page')
  await go(page, MY_PRODUCTS)
  const products = await page.getByRole('list', { name: 'Registered products' }).innerText()
  await expect.poll(() => framesOf(page)).toHaveLength(8)
  await expect.poll(async () => (await copiesOf(page)).some((copy) => copy.startsWith('/baltra-tracking-'))).toBe(true)

  // The browser could put the site on the home screen: offered here, and declined for good.
  const offer = page.getByRole('region', { name: 'Home screen' })
  const canInstall = () => page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
  await canInstall()
  await offer.getByRole('button', { name: 'No, thanks' }).click()
  await canInstall()
  await expect(offer).toHaveCount(0)

  // Airplane mode in the middle of reading.
  await context.setOffline(true)
  const inWarranty = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Extend warranty' }) })
  await inWarranty.first().getByRole('heading').getByRole('link').click()
  await page.getByRole('heading', { name: /^Warranty Valid$/ }).waitFor()
  await expect(page.getByText(/^Saved on .+day, .+ [AP]M\. You are offline\.$/)).toHaveCount(1)
  await expectAccessible(page)

  const tabs = page.getByRole('navigation', { name: 'Quick' })
  await tabs.getByRole('link', { name: 'Track' }).click()
  await page.getByRole('list', { name: 'Tickets' }).getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Repair status' }).waitFor()
  await page.getByText('You are offline.').waitFor()
  await page.getByRole('textbox', { name: 'Message to the call centre' }).fill('When does he come?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('No internet connection').first().waitFor()
  await reload(page)
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Message to the call centre' }).inputValue())
    .toBe('When does he come?')
  await tabs.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('heading', { level: 1, name: 'Our products' }).waitFor()
  await tabs.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('link', { name: 'Call the centre' }).waitFor()
  await go(page, MY_PRODUCTS)
  await page.getByText('You are offline.').waitFor()
  await expect(page.getByRole('list', { name: 'Registered products' })).toHaveText(products)

  // Back again: the screen is current without a tap.
  await context.setOffline(false)
  await page.getByText('You are offline.').waitFor({ state: 'detached' })

  // No account's response is in a cache, and kept copies are sealed.
  const cached = await cachedOf(page)
  expect(cached.filter(({ address }) => /\/(api|files)\//.test(address))).toEqual([])
  expect(cached.filter(({ text }) => text.includes(CUSTOMER.contact))).toEqual([])
  expect(await rawCopies(page)).not.toContain('model_name')

  expect(whileOnline(troubles)).toEqual([])

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => tokenOf(page)).toBeNull()
  await expect.poll(() => leftOf(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['device/install-declined'])
})

test('offline copies are removed when another account signs in, and when the session was ended elsewhere', async ({
  product,
  visit,
}) => {
  const { page } = await visit(PHONE)
  await signIn(page, CUSTOMER)
  await go(page, MY_PRODUCTS)
  await expect.poll(() => copiesOf(page)).toContain(TICKETS)
  await page.evaluate(() => localStorage.removeItem('AuthID'))
  await signIn(page, product.admin)
  await page.waitForURL('**/baltra-admin-dashboard')
  await expect.poll(() => leftOf(page)).toEqual([])

  await page.evaluate(() => localStorage.removeItem('AuthID'))
  await signIn(page, CUSTOMER)
  await go(page, MY_PRODUCTS)
  await expect.poll(() => copiesOf(page)).toContain(TICKETS)
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  await fetch(`${product.url}/api/customer/logout`, { method: 'POST', headers })
  await go(page, '/baltra-contact-us')
  await expect.poll(() => leftOf(page)).toEqual([])
})

test('screens that need an account are in no shared cache', async ({ visit }) => {
  const { page, troubles } = await visit(PHONE)
  await go(page, '/baltra-term-of-use')
  await expect.poll(() => keptNames(page)).toHaveLength(1)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    for (const hidden of [
      '/baltra-profileInformation',
      '/baltra-account-signin',
      '/baltra-admin-dashboard',
      '/unauthorize',
    ])
      active?.postMessage({ page: hidden, name: 'hidden', parts: [] }, [])
    active?.postMessage({ page: '/baltra-contact-us', name: 'after', parts: [] }, [])
  })
  await expect.poll(() => keptNames(page)).toContain('after')
  expect(await keptNames(page)).not.toContain('hidden')
  expect(await framesOf(page)).toEqual([])
  expect(troubles).toEqual([])
})

/** The public pages in the cache, as the offline page names them. */
const keptNames = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = []
    for (const name of (await caches.keys()).filter((name) => name.startsWith('pages'))) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) kept.push((await cache.match(key))?.headers.get('x-name') ?? '')
    }
    return kept.map(decodeURIComponent)
  })

const framesOf = (page: Page) =>
  page.evaluate(async () =>
    (await caches.has('frames en')) ? (await (await caches.open('frames en')).keys()).map(({ url }) => url) : [],
  )

/** Everything in Cache Storage, as text. */
const cachedOf = (page: Page) =>
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
const leftOf = async (page: Page) => [...(await copiesOf(page)), ...(await framesOf(page))]

const copiesOf = async (page: Page) => (JSON.parse(await rawCopies(page)) as { name: string }[]).map(({ name }) => name)

/** The database as stored on the device. */
const rawCopies = (page: Page): Promise<string> =>
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
