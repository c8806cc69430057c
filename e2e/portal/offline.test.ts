import { expectAccessible, go, isReady, PHONE, whileOnline } from '../kit/browser.ts'
import { cachedOf, copiesOf, framesOf, IN_BACKGROUND, keptNames, leftOf, rawCopies } from '../kit/kept-offline.ts'
import { CUSTOMER, signIn, tokenOf } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const MY_PRODUCTS = '/baltra-user-ProductPage'
const TICKETS = '/baltra-trackingProducts'

test('pages that were seen are read without a connection, by the names people know, and the service number is there', async ({
  visit,
}) => {
  const { page, context } = await visit(PHONE)
  await go(page, '/baltra-product-view/1')
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await expect.poll(() => keptNames(page), IN_BACKGROUND).toEqual([name])
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Kitchen' }).click()
  await page.waitForURL(/baltra-subCategoryProducts/)
  await expect.poll(() => keptNames(page), IN_BACKGROUND).toEqual([name, 'Kitchen'])

  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goto('/baltra-contact-us')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call the centre' })).toHaveAttribute('href', 'tel:+97710000000')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Kitchen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible()

  // A page not seen before says so at its own address, and loads once the connection is back.
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Catalog' }).click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'E-Catalogue' })).toBeVisible()
})

test('what a customer types in airplane mode stays, screens are current again without a tap, and what is kept is sealed', async ({
  visit,
}) => {
  const { page, context, troubles } = await visit(PHONE)
  await signIn(page, CUSTOMER)
  await page.waitForURL('**/baltra-aboutUs-Page')
  await go(page, MY_PRODUCTS)
  const products = page.getByRole('list', { name: 'Registered products' })
  const shown = await products.innerText()
  await expect.poll(() => framesOf(page), IN_BACKGROUND).toHaveLength(8)
  await expect.poll(() => copiesOf(page), IN_BACKGROUND).toContainEqual(expect.stringMatching(/^\/baltra-tracking-/))

  // The browser could put the site on the home screen: offered here, and declined for good.
  const offer = page.getByRole('region', { name: 'Home screen' })
  const canInstall = () => page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
  await canInstall()
  await offer.getByRole('button', { name: 'No, thanks' }).click()
  await canInstall()
  await expect(offer).toHaveCount(0)

  await context.setOffline(true)
  const tabs = page.getByRole('navigation', { name: 'Quick' })
  await tabs.getByRole('link', { name: 'Track' }).click()
  await page.getByRole('list', { name: 'Tickets' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Repair status' })).toBeVisible()
  const message = page.getByRole('textbox', { name: 'Message to the call centre' })
  await message.fill('When does he come?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('No internet connection').first()).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(message).toHaveValue('When does he come?')
  await tabs.getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our products' })).toBeVisible()
  await tabs.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('link', { name: 'Call the centre' })).toBeVisible()
  await page.goto(MY_PRODUCTS)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(products).toHaveText(shown, { useInnerText: true })

  // Back again: the screen is current without a tap.
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)

  // No account's response is in a cache, and kept copies are sealed.
  const cached = await cachedOf(page)
  expect(cached.filter(({ address }) => /\/(api|files)\//.test(address))).toEqual([])
  expect(cached.filter(({ text }) => text.includes(CUSTOMER.contact))).toEqual([])
  const copies = await rawCopies(page)
  expect(copies).toContain(TICKETS)
  expect(copies).not.toContain('model_name')

  // Only what belongs to the device outlives the session: the answer about the home screen, and that it has the letters.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/baltra-allProducts')
  await isReady(page)
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).toSorted()))
    .toEqual(['device/devanagari', 'device/install-declined'])
  expect(whileOnline(troubles)).toEqual([])
})

test('offline copies are removed when another account signs in, and when the session was ended elsewhere', async ({
  product,
  visit,
}) => {
  const { page } = await visit(PHONE)
  await signIn(page, CUSTOMER)
  await go(page, MY_PRODUCTS)
  await expect.poll(() => copiesOf(page), IN_BACKGROUND).toContain(TICKETS)
  await page.evaluate(() => localStorage.removeItem('AuthID'))
  await signIn(page, product.admin)
  await page.waitForURL('**/baltra-admin-dashboard')
  await isReady(page)
  await expect.poll(() => leftOf(page), IN_BACKGROUND).toEqual([])

  await page.evaluate(() => localStorage.removeItem('AuthID'))
  await signIn(page, CUSTOMER)
  await go(page, MY_PRODUCTS)
  await expect.poll(() => copiesOf(page), IN_BACKGROUND).toContain(TICKETS)
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  await page.context().request.post('/api/customer/logout', { headers })
  await go(page, '/baltra-contact-us')
  await expect.poll(() => leftOf(page), IN_BACKGROUND).toEqual([])
})

test('screens that need an account are in no shared cache', async ({ visit }) => {
  const { page, troubles } = await visit(PHONE)
  await go(page, '/baltra-term-of-use')
  await expect.poll(() => keptNames(page), IN_BACKGROUND).toHaveLength(1)
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
  await expect.poll(() => keptNames(page), IN_BACKGROUND).toContain('after')
  expect(await keptNames(page)).not.toContain('hidden')
  expect(await framesOf(page)).toEqual([])
  expect(troubles).toEqual([])
})
