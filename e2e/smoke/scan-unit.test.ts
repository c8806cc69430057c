import { go, isReady, PHONE } from '../kit/browser.ts'
import { addUnit, askAsAdmin } from '../kit/past-screens.ts'
import type { Product } from '../kit/product.ts'
import { CUSTOMER, sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('a buyer scans the code, signs in, and the form is filled in; a photo of the code fills it as well', async ({
  product,
  visit,
}) => {
  const unit = await newUnit(product)
  const { page, troubles } = await visit(PHONE)
  await go(page, unit.address)
  await expect(page.getByText('Not registered yet')).toBeVisible()
  await page.getByRole('link', { name: 'Register this product' }).click()
  await page.waitForURL('**/baltra-account-signin?next=*')
  await isReady(page)
  await page.getByLabel('Mobile number').fill(CUSTOMER.contact)
  await page.getByRole('textbox', { name: 'Password' }).fill(CUSTOMER.password)
  await sender(page, 'Sign In').click()
  await page.waitForURL('**/baltra-user-ProductPage/register*')
  await isReady(page)
  const serial = page.getByLabel('Serial number')
  await expect(serial).toHaveValue(unit.serial)
  await expect(page.getByLabel('Model number')).toHaveValue('BMG-750')

  await serial.fill('')
  await page.getByRole('button', { name: 'Scan the code' }).click()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(unit.photo)
  await expect(serial).toHaveValue(unit.serial)

  await go(page, '/q/no-such-token-at-all')
  await expect(page.getByRole('heading', { name: 'We do not know this code' })).toBeVisible()
  expect(troubles).toEqual([])
})

/** A unit that nobody has registered, with a photo of its code and the address in it. */
async function newUnit(product: Omit<Product, 'stop'>) {
  const typed = await addUnit(product)
  const { data } = await askAsAdmin<{ data: { serial_number: string; qr_code: string; code_address: string }[] }>(
    product,
    `/products/getproductqr?serial_number=${encodeURIComponent(typed)}`,
  )
  const { serial_number, qr_code, code_address } = data[0]!
  const picture = await fetch(new URL(qr_code, product.url))
  return {
    serial: serial_number,
    address: new URL(code_address, product.url).pathname,
    photo: { name: 'code.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await picture.arrayBuffer()) },
  }
}
