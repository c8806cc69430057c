import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, isReady, PHONE, reload } from '../kit/browser.ts'
import { askAsAdmin, idOfModel, sample } from '../kit/past-screens.ts'
import type { Product } from '../kit/product.ts'
import { fillProduct, type ProductWords } from '../kit/product-form.ts'
import { deleteWithReason, enter, newModel, pressInRow } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'
const PICTURES = ['mixer-grinder-white.webp', 'bottle-steel.webp', 'bottle-sand.webp'].map(sample)

for (const [kind, size] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const) {
  test(`at a ${kind}: a new product, from an empty category to the storefront and out again`, async ({
    product,
    visit,
  }) => {
    // Three forms, one of them with many pictures and a film.
    test.slow()
    const end = randomInt(1_000_000)
    const [category, subCategory, inNepali] = [`Brewing ${end}`, `Moka Pots ${end}`, `मोका घर ${end}`]
    const model = newModel()
    const [staff, shop] = [await visit(size), await visit(size)]
    await enter(staff.page, product.admin)

    await addCategory(staff.page, { name: category, inNepali })
    await addSubCategory(staff.page, { category, name: subCategory })
    await addProduct(staff.page, { category, subCategory, model })
    const id = await idOfModel(product, model)

    const { page } = shop
    await go(page, '/ne/baltra-allProducts')
    await expect(page.getByText(inNepali).first()).toBeVisible()
    await go(page, `/baltra-product-view/${id}`)
    for (const text of ['Rs. 3,490', 'Stovetop coffee', 'Three cups', 'Teal', 'Six cups', 'For gas and induction'])
      await expect(page.getByText(text).first()).toBeVisible()

    await editPrice(staff.page, model)
    await expect.poll(() => priceOf(product, id), { timeout: 60_000 }).toBe(2990)
    // At the very next request.
    await reload(page)
    await expect(page.getByText('Rs. 2,990').first()).toBeVisible()

    await remove(staff.page, `${OFFICE}/all-products-list?name=${model}`, { name: 'Moka Pot', asksWhy: true })
    await expect.poll(() => countOf(product, `/products/getdata?name=${model}`)).toBe(0)
    expect((await page.reload())?.status()).toBe(404)
    await remove(staff.page, `${OFFICE}/all-sub-category-List?name=${subCategory}`, { name: subCategory })
    await expect.poll(() => countOf(product, `/products/getsubcategory?name=${subCategory}`)).toBe(0)
    await remove(staff.page, `${OFFICE}/all-category-List?name=${category}`, { name: category })
    await expect.poll(() => countOf(product, `/products/getcategory?name=${category}`)).toBe(0)
    await go(page, '/baltra-allProducts')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(category)).toHaveCount(0)
    expect([...staff.troubles, ...shop.troubles]).toEqual([])
  })
}

async function addCategory(page: Page, { name, inNepali }: { name: string; inNepali: string }) {
  await go(page, `${OFFICE}/add-category-product`)
  // What is refused is in the panel that opens, and what was typed in the other is kept.
  await page.getByRole('tab', { name: 'English' }).press('ArrowRight')
  await page.getByLabel('Category Name in Nepali').fill(inNepali)
  await page.getByRole('button', { name: 'Save Product' }).click()
  await expect(page.getByRole('tab', { name: /English.*has errors/, selected: true })).toBeVisible()
  const english = page.getByLabel('Category Name', { exact: true })
  await expect(english).toBeFocused()
  await english.fill(name)
  await page.getByLabel('Sub Heading', { exact: true }).fill('For slow mornings')
  await page.setInputFiles('[name=banner]', sample('banner-kitchen.webp'))
  await page.setInputFiles('[name=image]', PICTURES[0]!)
  await page.getByRole('button', { name: 'Save Product' }).click()
  await page.waitForURL(`**${OFFICE}/all-category-List`)
}

async function addSubCategory(page: Page, { category, name }: { category: string; name: string }) {
  await go(page, `${OFFICE}/add-subCategory-product`)
  await page.getByLabel('Category', { exact: true }).selectOption({ label: category })
  await page.getByLabel('SubCategory Name', { exact: true }).fill(name)
  await page.setInputFiles('[name=image]', PICTURES[0]!)
  await page.getByRole('button', { name: 'Save Product' }).click()
  await page.waitForURL(`**${OFFICE}/all-sub-category-List`)
}

/** With everything that a product may have; what it must have is asked for. */
async function addProduct(page: Page, words: ProductWords) {
  await go(page, `${OFFICE}/add-product`)
  const save = page.getByRole('button', { name: 'Save Product' })
  await save.click()
  for (const message of MESSAGES) await expect(page.getByText(message, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Invalid Input').first()).toBeVisible()

  await fillProduct(page, words)
  const texts: Record<string, string> = {
    Stock: '12',
    Power: '700 W',
    'Serial number': 'SN-BMP',
    'Reward points': '35',
    'Featured rank': '90',
  }
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Add colour' }).click()
  await page.getByLabel('Another colour').fill('#a1b2c3')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByLabel('Another colour')).toHaveValue('')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  for (const size of ['Three cups', 'Six cups']) {
    await page.getByLabel('Size', { exact: true }).fill(size)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('textbox', { name: 'Specification' }).click()
  await page
    .getByRole('toolbar', { name: /Specification/ })
    .getByRole('button', { name: 'Bullet list' })
    .click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('For gas and induction')
  for (const name of ['main_image', 'warranty_icon', 'galleryimageone', 'galleryimagetwo'])
    await page.setInputFiles(`[name=${name}]`, PICTURES[0]!)
  await page.setInputFiles('[name=product_video]', sample('damage.mp4'))
  await page.setInputFiles('[name=product_images]', PICTURES.slice(1))
  for (const name of ['specification_images', 'sizing_images', 'usage_images'])
    await page.setInputFiles(`[name=${name}]`, PICTURES)
  await expectAccessible(page)
  await save.click()
  await page.waitForURL(`**${OFFICE}/all-products-list`, { timeout: 60_000 })
}

/** What an empty form is told. */
const MESSAGES = [
  'productName is required',
  'Category is required',
  'SubCategory is required',
  'SubHeading is required',
  'packaging is required',
  'Warranty is required',
  'Model Number is required',
  'Model Name is required',
  'price is required',
  'color is required',
  'ProductSpecification is required',
  'ProductSizing is required',
  'ProductUsage is required',
  'product_images is required',
]

async function editPrice(page: Page, model: string) {
  await go(page, `${OFFICE}/all-products-list?name=${model}`)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.locator('tbody tr a').first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.waitForURL(`**${OFFICE}/edit-product/*`)
  await isReady(page)
  await page.getByLabel('Price', { exact: true }).fill('2990')
  await page.getByRole('button', { name: /Remove: .*Product images.* 2/ }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
}

/** Leaves the list once the row is gone from it, so that the time to undo it is not waited for. */
async function remove(page: Page, address: string, { name, asksWhy = false }: { name: string; asksWhy?: boolean }) {
  await go(page, address)
  await pressInRow(page, new RegExp(`^Delete ${name}`), new RegExp(`^Actions for ${name}`))
  if (asksWhy) await deleteWithReason(page)
  else await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.locator('tbody tr').filter({ hasText: name })).toHaveCount(0)
  await reload(page)
}

type Asked = Pick<Product, 'url' | 'admin'>

const priceOf = async (product: Asked, id: number): Promise<number> =>
  (await askAsAdmin<{ data: { price: number } }>(product, `/products/getdatabyid/${id}`)).data.price

const countOf = async (product: Asked, path: string): Promise<number> =>
  (await askAsAdmin<{ pagination: { total_results: number } }>(product, path)).pagination.total_results
