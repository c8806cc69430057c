import type { Page, Route } from '@playwright/test'
import { go, PHONE, reload, whileOnline } from '../kit/browser.ts'
import { completeRepair, fileComplaint, givePoints, sample } from '../kit/past-screens.ts'
import { CUSTOMER, enterDay, fillDetails, PASSWORD, proveNumber, sender, tokenOf } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const PICTURE = sample('banner-kitchen.webp')

interface FormAt {
  path: string
  fill: (page: Page) => Promise<void>
  /** its button */
  send: string
  /** seen once it was sent */
  sent: (page: Page) => Promise<unknown>
  /** sends itself when the connection is back */
  sendsItself?: true
  /** the call whose first answer is lost then: sent again, it counts once */
  lost?: string
}

const OF_VISITORS: FormAt[] = [
  {
    path: '/warranty-check',
    fill: async (page) => {
      await page.getByLabel('Serial number').fill('sn 2608120457')
      await page.getByLabel('Last four digits').fill(CUSTOMER.contact.slice(-4))
    },
    send: 'Check warranty',
    sent: (page) => page.getByText(/^Valid until/).waitFor(),
  },
  {
    path: '/service',
    fill: async (page) => {
      await page.getByLabel('Job number').fill('JB-4417')
      await page.getByLabel('Mobile number').fill(CUSTOMER.contact)
    },
    send: 'Follow repair',
    sent: (page) => page.waitForURL('**/t/*'),
  },
  {
    path: '/baltra-account-mobileVerify',
    fill: (page) => page.getByLabel('Mobile number').fill('9812345698'),
    send: 'Proceed',
    sent: (page) => page.waitForURL('**/baltra-account-verify*'),
  },
  {
    path: '/baltra-forgot-Password',
    fill: (page) => page.getByLabel('Mobile number').fill('9812345697'),
    send: 'Proceed',
    sent: (page) => page.getByLabel('Code of six digits').waitFor(),
  },
  {
    path: '/baltra-account-signin',
    fill: async (page) => {
      await page.getByLabel('Mobile number').fill(CUSTOMER.contact)
      await page.getByRole('textbox', { name: 'Password' }).fill(CUSTOMER.password)
    },
    send: 'Sign In',
    sent: (page) => page.getByText('Welcome, Asha').waitFor(),
  },
]

const SIGN_UP: FormAt = {
  path: '/baltra-account-signUp',
  fill: fillDetails,
  send: 'Create account',
  sent: (page) => page.getByText('Welcome, Nirmala').waitFor(),
  sendsItself: true,
  lost: '**/customer/register',
}

const SERIAL = `FR-${Date.now()}`

const OF_CUSTOMERS: FormAt[] = [
  {
    path: '/baltra-profileInformation',
    fill: (page) => page.getByLabel('City').fill('Itahari'),
    send: 'Save changes',
    sent: (page) => page.getByText('Profile saved').waitFor(),
    sendsItself: true,
  },
  {
    path: '/service/report',
    fill: async (page) => {
      await page.getByLabel('Model name').fill('Hawa 16')
      await page.getByLabel('Model number').fill('BSF-160')
      await page.getByLabel('Serial number').fill(SERIAL)
      await enterDay(page, 'Purchase date', '2026-05-01')
      await page.getByRole('radio', { name: 'Noise' }).check()
      await page.setInputFiles('[name=photo]', PICTURE)
    },
    send: 'Send report',
    sent: (page) => page.getByText(SERIAL).waitFor(),
    sendsItself: true,
  },
  {
    path: '/baltra-change-password',
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD)
      await page.getByRole('textbox', { name: 'New password', exact: true }).fill('river-stone-42')
      await page.getByRole('textbox', { name: 'Confirm new password' }).fill('river-stone-42')
    },
    send: 'Update Password',
    sent: (page) => page.getByText('Password changed').waitFor(),
  },
]

/** What an owner sends about a product, its repair and its warranty. */
const ofOwners = ({ shop, repair }: { shop: string; repair: number }): FormAt[] => [
  {
    path: `${shop}#reviews`,
    fill: async (page) => {
      await page.getByRole('button', { name: 'Write a review' }).click()
      await choose(page, '4 stars, Good')
      await page.getByRole('textbox', { name: 'Your review' }).fill('Quiet, and strong enough for sesame.')
    },
    send: 'Submit review',
    sent: async (page) => {
      await page.getByText('Your review is saved').waitFor()
      // The product of the demo is left as it was.
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click()
      await page.getByText('Your review is deleted').waitFor()
    },
    sendsItself: true,
    lost: '**/products/addrating',
  },
  {
    path: `/baltra-tracking-ProductDetails/${repair}`,
    fill: async (page) => {
      await choose(page, '4 stars')
      await page.getByLabel('Tell us more').fill('Done in a day')
    },
    send: 'Send rating',
    sent: (page) => page.getByText('Thank you for your rating').waitFor(),
    sendsItself: true,
    lost: '**/mycomplaints/*/rate',
  },
]

test('forms of visitors that are sent in airplane mode keep their input, say so, and go when the connection is back', async ({
  visit,
}) => {
  const { page, troubles } = await visit(PHONE)
  for (const form of OF_VISITORS) await cutOff(page, form)
  expect(whileOnline(troubles)).toEqual([])
})

test('forms of customers do so as well', async ({ product, visit }) => {
  const { page, troubles } = await visit(PHONE)
  const contact = `98${String(Date.now()).slice(-8)}`
  await go(page, '/baltra-account-mobileVerify')
  await proveNumber(page, product, { contact })
  await cutOff(page, SIGN_UP)
  const repair = await fileComplaint(product, await tokenOf(page))
  const owned = await completeRepair(product, repair)
  await givePoints(product, { contact, points: 1000 })
  const shop = await addressOf('BMG-750')
  for (const form of ofOwners({ shop, repair })) await cutOff(page, form)
  await redeem(page, owned)
  await chooseWays(page)
  for (const form of OF_CUSTOMERS) await cutOff(page, form)
  expect(whileOnline(troubles)).toEqual([])
})

async function cutOff(page: Page, { path, fill, send, sent, sendsItself, lost }: FormAt) {
  await go(page, path)
  await fill(page)
  const entered = await entriesOf(page)
  const expectKept = async () => expect(await entriesOf(page), path).toEqual(entered)
  await page.context().setOffline(true)
  await sender(page, send).click()
  await page
    .getByText(/No (internet )?connection/)
    .first()
    .waitFor()
  await expectKept()
  const losing = lost ? await loseAnswer(page, lost) : undefined
  await page.context().setOffline(false)
  if (losing) {
    await losing.done
    await page.getByText('Unable to connect to the server').waitFor()
    await expectKept()
  }
  if (!sendsItself || losing) await sender(page, send).click()
  await sent(page)
}

/** In airplane mode the choice stays; an answer that was lost after the points were taken is looked for, and they go once. */
async function redeem(page: Page, owned: number) {
  await go(page, `/baltra-extended-warranty/${owned}`)
  await page.getByRole('radio', { name: /^12 Months/ }).check()
  await page.getByRole('button', { name: 'Use loyalty points' }).click()
  const dialog = page.getByRole('dialog')
  const use = dialog.getByRole('button', { name: /^Use \d+ points$/ })
  const [now, after] = (await dialog.locator('dd').allInnerTexts()).map((figure) => Number(figure.replace(',', '')))
  await page.context().setOffline(true)
  await use.click()
  await dialog.getByText('No internet connection').waitFor()
  await page.context().setOffline(false)

  const taken = await loseAnswer(page, '**/redeemloyaltypoints', { offline: true })
  await use.click()
  await taken.done
  await dialog.getByText('No internet connection').waitFor()
  await page.context().setOffline(false)
  await page.getByText('It had already gone through').waitFor()
  await page.getByRole('heading', { name: /^Valid until/ }).waitFor()
  await go(page, '/baltra-reward-point')
  const spent = page.getByText(`−${now! - after!}`)
  await spent.first().waitFor()
  await expect(spent).toHaveCount(1)
}

/** Each switch shows what the server has stored, offline and after saving. */
async function chooseWays(page: Page) {
  await go(page, '/baltra-message-settings')
  const switches = ['Repairs and visits: SMS', 'Longer warranty: SMS'].map((name) => page.getByRole('switch', { name }))
  await page.context().setOffline(true)
  for (const one of switches) await one.press('Space')
  await page.getByText('No internet connection').first().waitFor()
  for (const one of switches) await expect.poll(() => one.isChecked()).toBe(true)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  for (const one of switches) await expect.poll(() => one.isChecked()).toBe(false)
  await reload(page)
  for (const one of switches) await expect(one).not.toBeChecked()
}

async function addressOf(model: string): Promise<string> {
  const answer = await fetch(`${product.url}/api/products/productsearch?product_name=${model}`)
  const { data } = (await answer.json()) as { data: { id: number }[] }
  return `/baltra-product-view/${data[0]?.id}`
}

/** Chooses a number of stars by the label, because the radio button itself is hidden. */
const choose = (page: Page, stars: string) =>
  page.locator('label', { has: page.getByRole('radio', { name: stars }) }).click()

/** The next call of this address reaches the server, and its answer does not come back. Its `done` resolves then. */
async function loseAnswer(page: Page, address: string, { offline = false } = {}): Promise<{ done: Promise<void> }> {
  let finish = () => {}
  const done = new Promise<void>((resolve) => (finish = resolve))
  const lose = async (route: Route) => {
    await route.fetch()
    if (offline) await page.context().setOffline(true)
    await route.abort()
    finish()
  }
  await page.route(address, lose, { times: 1 })
  return { done }
}

/** The value of every field on the page, and the number of files. */
const entriesOf = (page: Page): Promise<string[]> =>
  page
    .locator('main')
    .locator('input:not([type=hidden]), select, textarea')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(
        ({ name, value, checked, files }) => `${name}: ${files ? files.length : value} ${checked}`,
      ),
    )
