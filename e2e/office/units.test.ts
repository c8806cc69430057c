import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { CUSTOMER, enter, sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'
/** A carton's list: 5,000 units of a model of the demo, which no earlier attempt has imported. */
const carton = () => {
  const lot = `E2E${Date.now().toString(36).toUpperCase()}`
  const lines = Array.from({ length: 5_000 }, (_, i) => `${lot}${String(i).padStart(6, '0')},Sajilo 750,BMG-750`)
  const text = ['Serial Number,Model Name,Model Number', ...lines].join('\n')
  return { name: 'units.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}

test('a spreadsheet of units is told its faults, then comes in whole; its codes go out as an archive', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, `${OFFICE}/add-Qr-Product`)
  await page.getByRole('button', { name: 'Bulk Import' }).click()
  await page.getByText('Please select a file to import').first().waitFor()
  await page.getByLabel('Spreadsheet').setInputFiles({
    name: 'units.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Serial Number,model name,MODEL_NUMBER\nE2E-1,Hawa 16,BSF-160\ne2e 1,Hawa 16,BSF-160\nE2E-2,,BSF-160\nE2E-3,Xyz,XYZ-1\n',
    ),
  })
  await page.getByRole('button', { name: 'Check file' }).click()
  const faults = page.getByRole('table', { name: 'Faults in the file' })
  await faults.getByText('ModelName is required').waitFor()
  await faults.getByText('No product has the model number “XYZ-1”').waitFor()
  await expect(faults.locator('tbody tr')).toHaveCount(4)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Remove units.csv' }).click()
  await page.getByLabel('Spreadsheet').setInputFiles(carton())
  await page.getByRole('button', { name: 'Bulk Import' }).click()
  await page.getByText('5,000 units were imported').waitFor({ timeout: 60_000 })

  await go(page, `${OFFICE}/all-QrProducts-list?serial_number=00499`)
  expect(await page.locator('tbody tr').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [archive] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('menuitem', { name: 'Codes as pictures' }).click(),
  ])
  expect(archive.suggestedFilename()).toBe('qr-products-list.zip')
  expect(troubles).toEqual([])
})

test('a buyer scans the code, signs in, and the form is filled in; a photo of the code fills it as well', async ({
  product,
  visit,
}) => {
  const staff = await visit(DESK)
  await enter(staff.page, product.admin)
  await staff.page.goto(`${OFFICE}/add-Qr-Product`, { waitUntil: 'networkidle' })
  await staff.page.getByLabel('Model', { exact: true }).click()
  await staff.page.getByLabel('Search products').fill('bsf-160')
  await staff.page.getByRole('option', { name: /BSF-160/ }).click()
  await staff.page.getByLabel('Serial number').fill('E2E-SCAN-1')
  await staff.page.getByRole('button', { name: 'Add unit' }).click()
  await staff.page.getByText('E2E-SCAN-1').first().waitFor()
  await staff.page.goto(`${OFFICE}/all-QrProducts-list?serial_number=E2E-SCAN-1`, { waitUntil: 'networkidle' })
  const picture = await staff.page.locator('tbody img').first().getAttribute('src')
  const code = Buffer.from(await (await fetch(new URL(picture!, product.url))).arrayBuffer())
  const token = picture!.split('/').at(-1)!

  const { page, troubles } = await visit(PHONE)
  await go(page, `/q/${token}`)
  await page.getByText('Not registered yet').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Register this product' }).click()
  await page.waitForURL('**/baltra-account-signin?next=*')
  await page.getByLabel('Mobile number').fill(CUSTOMER.contact)
  await page.getByRole('textbox', { name: 'Password' }).fill(CUSTOMER.password)
  await sender(page, 'Sign In').click()
  await page.waitForURL('**/baltra-user-ProductPage/register*')
  const serial = page.getByLabel('Serial number')
  await expect(serial).toHaveValue('E2E-SCAN-1')
  await expect(page.getByLabel('Model number')).toHaveValue('BSF-160')

  await serial.fill('')
  await page.getByRole('button', { name: 'Scan the code' }).click()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'code.jpg', mimeType: 'image/jpeg', buffer: code })
  await expect.poll(() => serial.inputValue(), { timeout: 20_000 }).toBe('E2E-SCAN-1')

  await go(page, '/q/no-such-token-at-all')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(troubles).toEqual([])
})

test('an e-catalogue is read page by page: keys, address, back', async ({ visit }) => {
  const { page, troubles } = await visit(DESK)
  await go(page, '/baltra-catalog')
  await page
    .getByRole('link', { name: /^Read / })
    .first()
    .click()
  await page
    .getByLabel(/^Page 1 of \d+/)
    .first()
    .waitFor({ timeout: 30_000 })
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(/page=2/)
  await page
    .getByLabel(/^Page 3 of \d+/)
    .first()
    .waitFor()
  await expectAccessible(page)
  await page.keyboard.press('End')
  await page.waitForURL(/page=1\d/)
  expect(troubles).toEqual([])
})
