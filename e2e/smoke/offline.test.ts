import { go, PHONE, whileOnline } from '../kit/browser.ts'
import { copiesOf, framesOf, IN_BACKGROUND, leftOf } from '../kit/kept-offline.ts'
import { CUSTOMER, enter, tokenOf } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('a customer reads products, warranties and tickets in airplane mode, and signing out leaves nothing of them', async ({
  visit,
}) => {
  const { page, context, troubles } = await visit(PHONE)
  await enter(page, CUSTOMER)
  await go(page, '/baltra-user-ProductPage')
  await expect.poll(() => framesOf(page), IN_BACKGROUND).toHaveLength(8)
  await expect.poll(() => copiesOf(page), IN_BACKGROUND).toContainEqual(expect.stringMatching(/^\/baltra-tracking-/))

  // Airplane mode in the middle of reading.
  await context.setOffline(true)
  const inWarranty = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Extend warranty' }) })
  await inWarranty.first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: /^Warranty Valid$/ })).toBeVisible()
  await expect(page.getByText(/^Saved on .+day, .+ [AP]M\. You are offline\.$/)).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Track' }).click()
  await page.getByRole('list', { name: 'Tickets' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Repair status' })).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()
  expect(whileOnline(troubles)).toEqual([])

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  // The next page was not seen before: it loads once more, from what is kept, and says that there is no connection.
  await page.waitForURL('**/baltra-allProducts')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(async () => {
    expect(await tokenOf(page)).toBeNull()
    expect(await leftOf(page)).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['device/devanagari'])
  }).toPass({ timeout: 30_000 })
})
