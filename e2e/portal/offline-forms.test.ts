import type { Page, Route } from '@playwright/test'
import { go, isReady, PHONE, reload, whileOnline } from '../kit/browser.ts'
import {
  addressOf,
  completeRepair,
  fileComplaint,
  givePoints,
  newKettle,
  registerAtCounter,
  sample,
} from '../kit/past-screens.ts'
import {
  becomeCustomer,
  CUSTOMER,
  enterDay,
  fillDetails,
  newNumber,
  newSerial,
  PASSWORD,
  proveNumber,
  sender,
  tokenOf,
} from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

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

const OF_VISITORS: Record<string, () => FormAt> = {
  'a check of a warranty': () => ({
    path: '/warranty-check',
    fill: async (page) => {
      await page.getByLabel('Serial number').fill('sn 2608120457')
      await page.getByLabel('Last four digits').fill(CUSTOMER.contact.slice(-4))
    },
    send: 'Check warranty',
    sent: (page) => expect(page.getByText(/^Valid until/)).toBeVisible(),
  }),
  'a question about a repair': () => ({
    path: '/service',
    fill: async (page) => {
      await page.getByLabel('Job number').fill('JB-4417')
      await page.getByLabel('Mobile number').fill(CUSTOMER.contact)
    },
    send: 'Follow repair',
    sent: (page) => page.waitForURL('**/t/*'),
  }),
  'a number to sign up with': () => ({
    path: '/baltra-account-mobileVerify',
    fill: (page) => page.getByLabel('Mobile number').fill(newNumber()),
    send: 'Proceed',
    sent: (page) => page.waitForURL('**/baltra-account-verify*'),
  }),
  'a number whose password is forgotten': () => ({
    path: '/baltra-forgot-Password',
    fill: (page) => page.getByLabel('Mobile number').fill(newNumber()),
    send: 'Proceed',
    sent: (page) => expect(page.getByLabel('Code of six digits')).toBeVisible(),
  }),
  'a sign-in': () => ({
    path: '/baltra-account-signin',
    fill: async (page) => {
      await page.getByLabel('Mobile number').fill(CUSTOMER.contact)
      await page.getByRole('textbox', { name: 'Password' }).fill(CUSTOMER.password)
    },
    send: 'Sign In',
    sent: async (page) => {
      await page.waitForURL('**/baltra-aboutUs-Page')
      await expect(page.getByText('Welcome, Asha')).toBeVisible()
    },
  }),
}

const OF_CUSTOMERS: Record<string, () => FormAt> = {
  'a change of the profile': () => ({
    path: '/baltra-profileInformation',
    fill: (page) => page.getByLabel('City').fill('Itahari'),
    send: 'Save changes',
    sent: async (page) => {
      await expect(page.getByText('Profile saved')).toBeVisible()
      await reload(page)
      await expect(page.getByLabel('City')).toHaveValue('Itahari')
    },
    sendsItself: true,
  }),
  'a report of a fault': () => {
    const serial = newSerial()
    return {
      path: '/service/report',
      fill: async (page) => {
        await page.getByLabel('Model name').fill('Hawa 16')
        await page.getByLabel('Model number').fill('BSF-160')
        await page.getByLabel('Serial number').fill(serial)
        await enterDay(page, 'Purchase date', '2026-05-01')
        await page.getByRole('radio', { name: 'Noise' }).check()
        await page.setInputFiles('[name=photo]', sample('banner-kitchen.webp'))
      },
      send: 'Send report',
      sent: (page) => expect(page.getByText(serial)).toBeVisible(),
      sendsItself: true,
    }
  },
  'a new password': () => ({
    path: '/baltra-change-password',
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD)
      await page.getByRole('textbox', { name: 'New password', exact: true }).fill('river-stone-42')
      await page.getByRole('textbox', { name: 'Confirm new password' }).fill('river-stone-42')
    },
    send: 'Update Password',
    sent: (page) => expect(page.getByText('Password changed')).toBeVisible(),
  }),
}

for (const [title, form] of Object.entries(OF_VISITORS))
  test(`in airplane mode ${title} keeps its input, says so, and goes when the connection is back`, async ({
    visit,
  }) => {
    const { page, troubles } = await visit(PHONE)
    await cutOff(page, form())
    expect(whileOnline(troubles)).toEqual([])
  })

for (const [title, form] of Object.entries(OF_CUSTOMERS))
  test(`in airplane mode ${title} by a customer does so as well`, async ({ product, visit }) => {
    const { page, troubles } = await visit(PHONE)
    await becomeCustomer(page, product, newNumber())
    await cutOff(page, form())
    expect(whileOnline(troubles)).toEqual([])
  })

test('an account that is opened in airplane mode is opened once, also when the answer is lost', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await visit(PHONE)
  await go(page, '/baltra-account-mobileVerify')
  await proveNumber(page, product, { contact: newNumber() })
  await cutOff(page, {
    path: '/baltra-account-signUp',
    fill: fillDetails,
    send: 'Create account',
    sent: async (page) => {
      await page.waitForURL('**/baltra-aboutUs-Page')
      await expect(page.getByText('Welcome, Nirmala')).toBeVisible()
    },
    sendsItself: true,
    lost: '**/customer/register',
  })
  expect(whileOnline(troubles)).toEqual([])
})

test('a review in airplane mode is stored once, also when the answer is lost', async ({ product, visit }) => {
  const contact = newNumber()
  const { page, troubles } = await visit(PHONE)
  await becomeCustomer(page, product, contact)
  await registerAtCounter(product, { contact, serial_number: newSerial(), approve: true, model_num: 'BMG-750' })
  await cutOff(page, {
    path: `${await addressOf(product, 'BMG-750')}#reviews`,
    fill: async (page) => {
      await page.getByRole('button', { name: 'Write a review' }).click()
      await choose(page, '4 stars, Good')
      await page.getByRole('textbox', { name: 'Your review' }).fill('Quiet, and strong enough for sesame.')
    },
    send: 'Submit review',
    sent: (page) => expect(page.getByText('Your review is saved')).toBeVisible(),
    sendsItself: true,
    lost: '**/products/addrating',
  })
  await expect(page.locator('#reviews').getByText('Quiet, and strong enough for sesame.')).toHaveCount(1)
  // The product of the demo is left as it was.
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click()
  await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible()
  expect(whileOnline(troubles)).toEqual([])
})

test('the rating of a repair in airplane mode is stored once, also when the answer is lost', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await visit(PHONE)
  await becomeCustomer(page, product, newNumber())
  const repair = await fileComplaint(product, await tokenOf(page))
  await completeRepair(product, repair)
  await cutOff(page, {
    path: `/baltra-tracking-ProductDetails/${repair}`,
    fill: async (page) => {
      await choose(page, '4 stars')
      await page.getByLabel('Tell us more').fill('Done in a day')
    },
    send: 'Send rating',
    sent: (page) => expect(page.getByText('Thank you for your rating')).toBeVisible(),
    sendsItself: true,
    lost: '**/mycomplaints/*/rate',
  })
  expect(whileOnline(troubles)).toEqual([])
})

async function cutOff(page: Page, { path, fill, send, sent, sendsItself, lost }: FormAt) {
  await go(page, path)
  await fill(page)
  const entered = await entriesOf(page)
  const expectKept = () => expect.poll(() => entriesOf(page), path).toEqual(entered)
  await page.context().setOffline(true)
  await sender(page, send).click()
  await expect(page.getByText(/No (internet )?connection/).first()).toBeVisible()
  await expectKept()
  const losing = lost ? await loseAnswer(page, lost) : undefined
  await page.context().setOffline(false)
  if (losing) {
    await losing.done
    await expect(page.getByText('Unable to connect to the server')).toBeVisible()
    await expectKept()
  }
  if (!sendsItself || losing) await sender(page, send).click()
  await sent(page)
}

test('points in airplane mode stay where they are; when the answer is lost they go once', async ({
  product,
  visit,
}) => {
  const contact = newNumber()
  const { page, troubles } = await visit(PHONE)
  await becomeCustomer(page, product, contact)
  const owned = await registerAtCounter(product, {
    contact,
    serial_number: newSerial(),
    approve: true,
    ...newKettle(),
  })
  await givePoints(product, { contact, points: 1000 })

  await go(page, `/baltra-extended-warranty/${owned}`)
  await page.getByRole('radio', { name: /^12 Months/ }).check()
  await page.getByRole('button', { name: 'Use loyalty points' }).click()
  const dialog = page.getByRole('dialog')
  const use = dialog.getByRole('button', { name: /^Use \d+ points$/ })
  await expect(use).toBeVisible()
  const [now, after] = (await dialog.locator('dd').allInnerTexts()).map((figure) => Number(figure.replace(',', '')))
  await page.context().setOffline(true)
  await use.click()
  await expect(dialog.getByText('No internet connection')).toBeVisible()
  await page.context().setOffline(false)

  const taken = await loseAnswer(page, '**/redeemloyaltypoints', { offline: true })
  await use.click()
  await taken.done
  await expect(dialog.getByText('No internet connection')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('It had already gone through')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Valid until/ })).toBeVisible()
  await go(page, '/baltra-reward-point')
  const spent = page.getByText(`−${now! - after!}`)
  await expect(spent.first()).toBeVisible()
  await expect(spent).toHaveCount(1)
  expect(whileOnline(troubles)).toEqual([])
})

test('switches of messages show what the server has stored, offline and after saving', async ({ product, visit }) => {
  const { page, troubles } = await visit(PHONE)
  await becomeCustomer(page, product, newNumber())
  await go(page, '/baltra-message-settings')
  const switches = ['Repairs and visits: SMS', 'Longer warranty: SMS'].map((name) => page.getByRole('switch', { name }))
  for (const one of switches) await expect(one).toBeChecked()
  await page.context().setOffline(true)
  for (const one of switches) await one.press('Space')
  await expect(page.getByText('No internet connection').first()).toBeVisible()
  await isReady(page)
  for (const one of switches) await expect(one).toBeChecked()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  for (const one of switches) await expect(one).not.toBeChecked()
  await isReady(page)
  await reload(page)
  for (const one of switches) await expect(one).not.toBeChecked()
  expect(whileOnline(troubles)).toEqual([])
})

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
