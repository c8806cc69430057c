import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, PHONE, reload } from '../kit/browser.ts'
import { sample } from '../kit/past-screens.ts'
import { deleteWithReason, enter, pressInRow } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'
const NEPALI = 'मोका घर'
const PICTURES = ['mixer-grinder-white.webp', 'bottle-steel.webp', 'bottle-sand.webp'].map(sample)

for (const [kind, viewport] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const) {
  test(`at a ${kind}: a new product, from an empty category to the storefront and out again`, async ({
    product,
    visit,
  }) => {
    await holdCatalogue()
    const category = `Brewing ${kind}`
    const kindOf = `Moka Pot ${kind}`
    const staff = await visit(viewport)
    const shop = await visit(viewport)
    await enter(staff.page, product.admin)

    await addCategory(staff.page, category)
    await addSubCategory(staff.page, category, kindOf)
    await addProduct(staff.page, { category, kindOf, model: `BMP-${kind}` })

    const { page } = shop
    await go(page, '/ne/baltra-allProducts')
    await page.getByText(NEPALI).first().waitFor()
    await go(page, `/baltra-search-products?product_name=BMP-${kind}`)
    await page
      .getByRole('link', { name: /Mountain Moka/ })
      .first()
      .click()
    await page.waitForURL('**/baltra-product-view/**')
    await page.getByText('Rs. 3,490').first().waitFor()
    for (const text of ['Stovetop coffee', 'Three cups', 'Teal', 'Six cups'])
      await page.getByText(text).first().waitFor()
    await expectAccessible(page)

    await editPrice(staff.page, `BMP-${kind}`)
    // At the very next request.
    await reload(page)
    await page.getByText('Rs. 2,990').first().waitFor()

    await remove(staff.page, `${OFFICE}/all-products-list?name=BMP-${kind}`, {
      name: 'Moka Pot',
      said: 'Product deleted',
      asksWhy: true,
    })
    expect((await reload(page))?.status()).toBe(404)
    await remove(staff.page, `${OFFICE}/all-sub-category-List?name=${kindOf}`, {
      name: kindOf,
      said: 'Sub-category deleted',
    })
    await remove(staff.page, `${OFFICE}/all-category-List?name=${category}`, {
      name: category,
      said: 'Category deleted',
    })
    await go(page, '/baltra-allProducts')
    await expect(page.getByText(category)).toHaveCount(0)
    expect([...staff.troubles, ...shop.troubles]).toEqual([])
  })
}

async function addCategory(page: Page, name: string) {
  await go(page, `${OFFICE}/add-category-product`)
  // What is refused is in the panel that opens, and what was typed in the other is kept.
  await page.getByRole('tab', { name: 'English' }).press('ArrowRight')
  await page.getByLabel('Category Name in Nepali').fill(NEPALI)
  await page.getByRole('button', { name: 'Save Product' }).click()
  await page.getByRole('tab', { name: /English.*has errors/, selected: true }).waitFor()
  await page.getByLabel('Category Name', { exact: true }).and(page.locator(':focus')).waitFor()
  await page.getByLabel('Category Name', { exact: true }).fill(name)
  await page.getByLabel('Sub Heading', { exact: true }).fill('For slow mornings')
  await page.setInputFiles('[name=banner]', sample('banner-kitchen.webp'))
  await page.setInputFiles('[name=image]', PICTURES[0]!)
  await page.getByRole('button', { name: 'Save Product' }).click()
  await page.waitForURL(`**${OFFICE}/all-category-List`)
}

async function addSubCategory(page: Page, category: string, name: string) {
  await go(page, `${OFFICE}/add-subCategory-product`)
  await page.getByLabel('Category', { exact: true }).selectOption({ label: category })
  await page.getByLabel('SubCategory Name', { exact: true }).fill(name)
  await page.setInputFiles('[name=image]', PICTURES[0]!)
  await page.getByRole('button', { name: 'Save Product' }).click()
  await page.waitForURL(`**${OFFICE}/all-sub-category-List`)
}

async function addProduct(page: Page, { category, kindOf, model }: Record<'category' | 'kindOf' | 'model', string>) {
  await go(page, `${OFFICE}/add-product`)
  const save = page.getByRole('button', { name: 'Save Product' })
  await save.click()
  for (const message of MESSAGES) await page.getByText(message, { exact: true }).first().waitFor()
  await page.getByText('Invalid Input').first().waitFor()

  await page.getByLabel('Category', { exact: true }).selectOption({ label: category })
  await page.getByLabel('Sub category').selectOption({ label: kindOf })
  const texts: Record<string, string> = {
    'Product name': 'Moka Pot',
    'Sub heading': 'Stovetop coffee',
    'Model name': 'Mountain Moka',
    'Model number': model,
    Price: '३४९०',
    Packaging: 'Carton, 1 piece',
    Stock: '12',
    Power: '700 W',
    'Serial number': 'SN-BMP',
    Warranty: '18 Months',
    'Reward points': '35',
    'Featured rank': '90',
  }
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Add colour' }).click()
  await page.getByRole('checkbox', { name: 'Teal', exact: true }).press('Space')
  await page.getByLabel('Another colour').fill('#a1b2c3')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByLabel('Another colour')).toHaveValue('')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  for (const size of ['Three cups', 'Six cups']) {
    await page.getByLabel('Size', { exact: true }).fill(size)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('textbox', { name: 'Specification' }).click()
  await page
    .getByRole('toolbar', { name: /Specification/ })
    .getByRole('button', { name: 'Bullet list' })
    .click()
  await page.keyboard.type('Steel body')
  await page.keyboard.press('Enter')
  await page.keyboard.type('For gas and induction')
  await page.getByRole('textbox', { name: 'Sizing' }).click()
  await page.keyboard.type('20 cm high')
  await page.getByRole('textbox', { name: 'Usage' }).click()
  await page.keyboard.type('Fill, brew, pour')
  for (const name of ['main_image', 'warranty_icon', 'galleryimageone', 'galleryimagetwo'])
    await page.setInputFiles(`[name=${name}]`, PICTURES[0]!)
  await page.setInputFiles('[name=product_video]', sample('damage.mp4'))
  for (const name of ['product_images', 'specification_images', 'sizing_images', 'usage_images'])
    await page.setInputFiles(`[name=${name}]`, PICTURES)
  await expectAccessible(page)
  await save.click()
  await page.getByText('Product added').waitFor({ timeout: 60_000 })
}

/** Of the document (second one, §5), word for word. */
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
  await page.locator('tbody tr a').first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Price', { exact: true }).fill('2990')
  await page.getByRole('button', { name: /Remove: .*Product images.* 2/ }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Product saved').waitFor({ timeout: 60_000 })
}

interface Removal {
  name: string
  said: string
  asksWhy?: boolean
}

async function remove(page: Page, address: string, { name, said, asksWhy = false }: Removal) {
  await go(page, address)
  await pressInRow(page, new RegExp(`^Delete ${name}`), new RegExp(`^Actions for ${name}`))
  if (asksWhy) await deleteWithReason(page)
  else await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText(said).waitFor({ timeout: 15_000 })
}
