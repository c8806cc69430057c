import { DESK, go, isReady, PHONE } from '../kit/browser.ts'
import { changeAsAdmin, idOfModel } from '../kit/past-screens.ts'
import { fillProduct } from '../kit/product-form.ts'
import { enter, newModel } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'

test('a product is added in the office, and a customer finds it in the shop', async ({ product, visit, atEnd }) => {
  const model = newModel()
  const [staff, customer] = [await visit(DESK), await visit(PHONE)]
  await enter(staff.page, product.admin)
  await go(staff.page, `${OFFICE}/add-product`)
  await fillProduct(staff.page, { category: 'Kitchen', subCategory: 'Electric Kettle', model })
  await staff.page.getByRole('button', { name: 'Save Product' }).click()
  await staff.page.waitForURL(`**${OFFICE}/all-products-list`)
  const id = await idOfModel(product, model)
  atEnd(() => changeAsAdmin(product, `/products/deleteproducts/${id}`, { method: 'DELETE' }))

  const { page } = customer
  await go(page, `/baltra-search-products?product_name=${model}`)
  await page
    .getByRole('link', { name: /Mountain Moka/ })
    .first()
    .click()
  await page.waitForURL('**/baltra-product-view/**')
  await isReady(page)
  for (const text of ['Rs. 3,490', 'Stovetop coffee', 'Teal', 'Steel body'])
    await expect(page.getByText(text).first()).toBeVisible()
  expect([...staff.troubles, ...customer.troubles]).toEqual([])
})
