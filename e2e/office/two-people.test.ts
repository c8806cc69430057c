import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { deleteWithReason, enter, pressInRow } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'

for (const [kind, viewport] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const) {
  test(`at a ${kind}: two people at one product lose nothing of each other`, async ({ product, visit }) => {
    const [a, b] = [await visit(viewport), await visit(viewport)]
    await enter(a.page, product.admin)
    await enter(b.page, product.admin)
    const address = await copyOfProduct(a.page)
    const sizing = await stored(a.page, address, 'sizing')
    expect(sizing).toMatch(/[<\n]/)

    // A changes the price, B the stock, both from the same state: both are kept.
    await Promise.all([open(a.page, address), open(b.page, address)])
    await change(a.page, { Price: '1700' })
    await a.page.getByText('Product saved').waitFor()
    await change(b.page, { Stock: '12' })
    await b.page.getByText('Someone else changed price in the meantime. Both changes are kept.').waitFor()
    await expect.poll(() => values(b.page, 'Price', 'Stock')).toEqual(['1700', '12'])

    // The history shows only the price that was saved, and the other texts are unchanged to the letter.
    expect(await stored(a.page, address, 'sizing')).toBe(sizing)
    await b.page.locator('summary', { hasText: 'History' }).click()
    await b.page.getByText(/changed price from Rs\. [\d,]+ to Rs\. 1,700$/).waitFor()
    await b.page.getByText(/changed stock from 0 to 12$/).waitFor()

    // Both change the price: B keeps their own.
    await Promise.all([open(a.page, address), open(b.page, address)])
    await change(a.page, { Price: '1800' })
    await a.page.getByText('Product saved').waitFor()
    await change(b.page, { Price: '1900', Power: '9 W' })
    const dialog = b.page.getByRole('dialog', { name: 'Someone else changed this too' })
    await dialog.getByText(/changed price from Rs\. 1,700 to Rs\. 1,800/).waitFor()
    await expectAccessible(b.page)
    // By keys alone; without a choice nothing is saved.
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await dialog.getByText('Choose one of the two').waitFor()
    await b.page.keyboard.press('Space')
    await b.page.keyboard.press('Enter')
    await b.page.getByText('Product saved').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => values(b.page, 'Price', 'Power')).toEqual(['1900', '9 W'])

    // Both change the price: back in the form nothing typed is lost; then A takes that of B.
    await Promise.all([open(a.page, address), open(b.page, address)])
    await change(b.page, { Price: '2100' })
    await b.page.getByText('Product saved').waitFor()
    await change(a.page, { Price: '2200', Packaging: 'Two boxes' })
    const other = a.page.getByRole('dialog', { name: 'Someone else changed this too' })
    await other.getByRole('button', { name: 'Back to the form' }).click()
    expect(await values(a.page, 'Price', 'Packaging')).toEqual(['2200', 'Two boxes'])
    await a.page.getByRole('button', { name: 'Save changes' }).click()
    await other.getByRole('radio', { name: /Take theirs/ }).check()
    await other.getByRole('button', { name: 'Save' }).click()
    await a.page.getByText('Product saved').waitFor()
    await other.waitFor({ state: 'detached' })
    await open(a.page, address)
    expect(await values(a.page, 'Price', 'Packaging', 'Power', 'Stock')).toEqual(['2100', 'Two boxes', '9 W', '12'])
    expect(await stored(a.page, address, 'sizing')).toBe(sizing)
    await remove(a.page, address)
    expect([...a.troubles, ...b.troubles]).toEqual([])
  })
}

test('a model number that another product has is refused under its field, by the name of that product', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  const address = await copyOfProduct(page)
  await open(page, address)
  const own = (await values(page, 'Model number'))[0]!
  await change(page, {
    'Model number': own
      .replace(/-COPY.*$/, '')
      .replaceAll('-', ' ')
      .toLowerCase(),
  })
  await page
    .getByText(/is already the model number of “/)
    .first()
    .waitFor()
  await expect(page.getByLabel('Model number', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await remove(page, address)
  expect(troubles).toEqual([])
})

/** Copies a product, with a sizing that the editor would write differently. Returns the address of its form. */
async function copyOfProduct(page: Page): Promise<string> {
  await go(page, `${OFFICE}/single-product-view/1`)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.waitForURL(`**${OFFICE}/edit-product/*`)
  await page.getByText(/^Product copied as \S+-COPY.*: change its name and model number/).waitFor()
  const { pathname } = new URL(page.url())
  const status = await page.evaluate(async (id) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('AuthID')}` }
    const found = await fetch(`/api/products/getdatabyid/${id}`, { headers })
    const { data } = (await found.json()) as { data: { version: number } }
    const body = new FormData()
    body.set('sizing', 'Height 20 cm\nWidth 12 cm')
    body.set('version', String(data.version))
    return (await fetch(`/api/products/updateproduct/${id}`, { method: 'PUT', body, headers })).status
  }, pathname.split('/').at(-1))
  expect(status).toBe(200)
  return pathname
}

/** The demo is left as it was. */
async function remove(page: Page, address: string): Promise<void> {
  await open(page, address)
  const [number] = await values(page, 'Model number')
  await go(page, `${OFFICE}/all-products-list?name=${number}`)
  await pressInRow(page, /^Delete .* \(copy\)$/, /^Actions for .* \(copy\)$/)
  await deleteWithReason(page)
  await page.getByText('Product deleted').waitFor({ timeout: 15_000 })
}

/** The form with its editors. */
async function open(page: Page, address: string): Promise<void> {
  await go(page, address)
  await page.getByRole('textbox', { name: 'Usage' }).waitFor()
}

async function change(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Save changes' }).click()
}

const values = (page: Page, ...labels: string[]): Promise<string[]> =>
  Promise.all(labels.map((label) => page.getByLabel(label, { exact: true }).inputValue()))

const stored = (page: Page, address: string, field: 'sizing'): Promise<string> =>
  page.evaluate(
    async ([id, name]) => {
      const answer = await fetch(`/api/products/getdatabyidpublic/${id}`)
      return ((await answer.json()) as { data: Record<string, string> }).data[name!]!
    },
    [address.split('/').at(-1), field],
  )
