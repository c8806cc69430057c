import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, isReady, PHONE } from '../kit/browser.ts'
import { addWithoutPictures, askAsAdmin, changeAsAdmin, idOfModel } from '../kit/past-screens.ts'
import type { Product } from '../kit/product.ts'
import { enter, newModel } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'
type Asked = Pick<Product, 'url' | 'admin'>

for (const [kind, size] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const) {
  test(`at a ${kind}: two people at one product lose nothing of each other`, async ({ product, visit, atEnd }) => {
    const model_num = newModel()
    atEnd(await addWithoutPictures(product, { model_num, name: `Kettle ${model_num}`, color_styles: ['Red'] }))
    const id = await idOfModel(product, model_num)
    await writeSizing(product, id)
    const sizing = await storedSizing(product, id)
    expect(sizing).toMatch(/[<\n]/)
    const [a, b] = [await visit(size), await visit(size)]
    await enter(a.page, product.admin)
    await enter(b.page, product.admin)
    const open = async (...pages: Page[]) => {
      for (const page of pages) await openForm(page, id)
    }

    // A changes the price, B the stock, both from the same state: both are kept.
    await open(a.page, b.page)
    await change(a.page, { Price: '1700' })
    await expectStored(product, id, { price: 1700 })
    await change(b.page, { Stock: '12' })
    await expect(b.page.getByText('Someone else changed price in the meantime. Both changes are kept.')).toBeVisible()
    await expectValues(b.page, { Price: '1700', Stock: '12' })

    // The history shows only the price that was saved, and the other texts are unchanged to the letter.
    expect(await storedSizing(product, id)).toBe(sizing)
    await b.page.locator('summary', { hasText: 'History' }).click()
    await expect(b.page.getByText(/changed price from Rs\. [\d,]+ to Rs\. 1,700$/)).toBeVisible()
    await expect(b.page.getByText(/changed stock from 0 to 12$/)).toBeVisible()

    // Both change the price: B keeps their own.
    await open(a.page, b.page)
    await change(a.page, { Price: '1800' })
    await expectStored(product, id, { price: 1800 })
    await change(b.page, { Price: '1900', Power: '9 W' })
    const dialog = b.page.getByRole('dialog', { name: 'Someone else changed this too' })
    await expect(dialog.getByText(/changed price from Rs\. 1,700 to Rs\. 1,800/)).toBeVisible()
    await expectAccessible(b.page)
    // By keys alone; without a choice nothing is saved.
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(dialog.getByText('Choose one of the two')).toBeVisible()
    await b.page.keyboard.press('Space')
    await b.page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expectStored(product, id, { price: 1900, power: '9 W' })
    await expectValues(b.page, { Price: '1900', Power: '9 W' })

    // Both change the price: back in the form nothing typed is lost; then A takes that of B.
    await open(a.page, b.page)
    await change(b.page, { Price: '2100' })
    await expectStored(product, id, { price: 2100 })
    await change(a.page, { Price: '2200', Packaging: 'Two boxes' })
    const other = a.page.getByRole('dialog', { name: 'Someone else changed this too' })
    await other.getByRole('button', { name: 'Back to the form' }).click()
    await expect(other).toBeHidden()
    await expectValues(a.page, { Price: '2200', Packaging: 'Two boxes' })
    await a.page.getByRole('button', { name: 'Save changes' }).click()
    await other.getByRole('radio', { name: /Take theirs/ }).check()
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other).toBeHidden()
    await expectStored(product, id, { packaging: 'Two boxes' })
    await open(a.page)
    await expectValues(a.page, { Price: '2100', Packaging: 'Two boxes', Power: '9 W', Stock: '12' })
    expect(await storedSizing(product, id)).toBe(sizing)
    expect([...a.troubles, ...b.troubles]).toEqual([])
  })
}

test('a copy of a product is not saved under the model number that another product has', async ({
  product,
  visit,
  atEnd,
}) => {
  const model_num = newModel()
  const name = `Kettle ${model_num}`
  atEnd(await addWithoutPictures(product, { model_num, name, color_styles: ['Red'] }))
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, `${OFFICE}/single-product-view/${await idOfModel(product, model_num)}`)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.waitForURL(`**${OFFICE}/edit-product/*`)
  await isReady(page)
  const copy = Number(new URL(page.url()).pathname.split('/').at(-1))
  atEnd(() => changeAsAdmin(product, `/products/deleteproducts/${copy}`, { method: 'DELETE' }))
  await expectValues(page, { 'Model number': `${model_num}-COPY` })
  await change(page, { 'Model number': model_num.replaceAll('-', ' ').toLowerCase() })
  await expect(page.getByText(`is already the model number of “${name}”`).first()).toBeVisible()
  await expect(page.getByLabel('Model number', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expectValues(page, { 'Model number': `${model_num}-COPY` })
  expect(troubles).toEqual([])
})

/** As the editor would write it differently. */
async function writeSizing(product: Asked, id: number): Promise<void> {
  const { data } = await askAsAdmin<{ data: { version: number } }>(product, `/products/getdatabyid/${id}`)
  const body = new FormData()
  body.set('sizing', 'Height 20 cm\nWidth 12 cm')
  body.set('version', String(data.version))
  await changeAsAdmin(product, `/products/updateproduct/${id}`, { body })
}

const stored = async (product: Asked, id: number): Promise<Record<string, unknown>> =>
  (await askAsAdmin<{ data: Record<string, unknown> }>(product, `/products/getdatabyidpublic/${id}`)).data

const storedSizing = async (product: Asked, id: number) => (await stored(product, id))['sizing']

const expectStored = (product: Asked, id: number, values: Record<string, unknown>): Promise<void> =>
  expect.poll(() => stored(product, id)).toMatchObject(values)

/** The form with its editors. */
async function openForm(page: Page, id: number): Promise<void> {
  await go(page, `${OFFICE}/edit-product/${id}`)
  await expect(page.getByRole('textbox', { name: 'Usage' })).toBeVisible()
}

async function change(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Save changes' }).click()
}

async function expectValues(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
}
