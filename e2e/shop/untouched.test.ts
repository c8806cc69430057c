import type { Page } from '@playwright/test'
import { DESK, isReady, PHONE } from '../kit/browser.ts'
import { CUSTOMER, enter, newNumber } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const PAGES = [
  '/',
  '/baltra-aboutUs-Page',
  '/baltra-allProducts',
  '/baltra-subCategoryProducts/1',
  '/baltra-product-view/1',
  '/baltra-search-products?product_name=kettle',
  '/baltra-account-signin',
  '/ne/baltra-product-view/1',
]

test('a page that nobody touches fetches no script, and works once it is touched', async ({ visit }) => {
  for (const address of PAGES) {
    const { page, troubles } = await visit(PHONE)
    const scripts = scriptsFetchedBy(page)
    await arriveAt(page, address)
    expect(scripts, address).toEqual([])
    await page.getByRole('heading', { level: 1 }).first().tap()
    await works(page)
    expect(scripts.length, address).toBeGreaterThan(0)
    expect(troubles).toEqual([])
  }
})

const FIRST: Record<
  string,
  [address: string, press: (page: Page) => Promise<void>, done: (page: Page) => Promise<void>]
> = {
  'the menu': [
    '/baltra-aboutUs-Page',
    (page) => page.getByRole('button', { name: 'Menu' }).tap(),
    (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
  ],
  'a toggle': [
    '/baltra-product-view/1',
    (page) => compareToggle(page).tap(),
    (page) => expect(compareToggle(page)).toHaveAttribute('aria-pressed', 'true'),
  ],
  'Enter in a form': [
    '/baltra-account-signin',
    async (page) => {
      await page.getByLabel('Mobile number').fill(newNumber())
      await page.getByLabel('Password', { exact: true }).fill('not-this-one')
      await page.keyboard.press('Enter')
    },
    (page) => expect(page.getByText('Mobile number or password is wrong').first()).toBeVisible(),
  ],
  'a tick before the button of its filters': [
    '/baltra-search-products?product_name=kettle',
    async (page) => {
      await page.getByRole('button', { name: 'Filters' }).tap()
      await page.getByText('In stock only').tap()
      await page.getByRole('button', { name: /^Show/ }).tap()
    },
    async (page) => {
      await page.waitForURL(/in_stock=/)
      await expect(page.getByRole('checkbox', { name: 'In stock only', includeHidden: true })).toBeChecked()
    },
  ],
  'a price that was typed': [
    '/baltra-search-products?product_name=kettle',
    async (page) => {
      await page.getByRole('button', { name: 'Filters' }).tap()
      await page.getByRole('textbox', { name: 'From' }).fill('2000')
      await page.getByText('In stock only').tap()
    },
    (page) => page.waitForURL(/min_price=2000/),
  ],
  'the other language': [
    '/baltra-contact-us',
    (page) => page.getByRole('contentinfo').getByRole('link', { name: 'नेपाली' }).tap(),
    async (page) => {
      await page.waitForURL('**/ne/baltra-contact-us')
      expect(await page.evaluate(() => document.cookie)).toContain('=ne')
    },
  ],
}

for (const [what, [address, press, done]] of Object.entries(FIRST))
  test(`pressed before the scripts are there, ${what} acts once they are`, async ({ visit }) => {
    const { page, troubles } = await visit(PHONE)
    const letThrough = await holdScripts(page)
    await arriveAt(page, address)
    await press(page)
    await expect(page.locator('html[data-waiting]')).toBeAttached()
    letThrough()
    await works(page)
    await done(page)
    await expect(page.locator('html[data-waiting]')).toHaveCount(0)
    expect(troubles).toEqual([])
  })

test('a link that is pressed first leads on without scripts, and back', async ({ visit }) => {
  const { page, troubles } = await visit(PHONE)
  const scripts = scriptsFetchedBy(page)
  await arriveAt(page, '/baltra-product-view/1')
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Kitchen' }).tap()
  await page.waitForURL(/baltra-subCategoryProducts/)
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible()
  expect(scripts).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await isReady(page)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible()
  expect(troubles).toEqual([])
})

test('pictures that were swiped before the scripts came stay where they are', async ({ visit }) => {
  const { page, troubles } = await visit(PHONE)
  const letThrough = await holdScripts(page)
  await arriveAt(page, '/baltra-product-view/1')
  const row = page.getByRole('list', { name: /^Pictures of/ })
  await row.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }))
  letThrough()
  await isReady(page)
  await expect(page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('button').nth(1)).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(troubles).toEqual([])
})

test('who is signed in, or kept something, sees it without a touch', async ({ visit }) => {
  const customer = await visit(DESK)
  await enter(customer.page, CUSTOMER)
  await customer.page.goto('/baltra-aboutUs-Page')
  await works(customer.page)
  await expect(customer.page.getByRole('button', { name: /Account menu/i })).toBeVisible()

  const { page } = await visit(PHONE)
  await arriveAt(page, '/baltra-aboutUs-Page')
  await page.evaluate(() => localStorage.setItem('compared-products', JSON.stringify({ value: [1, 2] })))
  await page.goto('/baltra-product-view/1')
  await works(page)
  await expect(page.getByRole('link', { name: /^Compare 2/ })).toBeVisible()
})

/** As somebody who does nothing more. */
async function arriveAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html[data-waits]'), address).toBeAttached()
}

/** The scripts are there, without a further sign. */
const works = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached' })

function scriptsFetchedBy(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

/** Holds scripts back until what it returns is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (request) => {
    await promise
    await request.continue()
  })
  return resolve
}

const compareToggle = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Compare / })
    .first()
