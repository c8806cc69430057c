import { randomInt } from 'node:crypto'
import { DESK, expectAccessible, go } from '../kit/browser.ts'
import { enter, newSerial } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'

const spreadsheet = (lines: readonly string[]) => ({
  name: 'units.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
})

test('a spreadsheet of units has its errors listed, is then imported whole, and its codes are exported as an archive', async ({
  product,
  visit,
}) => {
  const lot = `LOT${randomInt(100_000, 1_000_000)}`
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, `${OFFICE}/add-Qr-Product`)
  await page.getByRole('button', { name: 'Bulk Import' }).click()
  await expect(page.getByText('Please select a file to import').first()).toBeVisible()
  await page
    .getByLabel('Spreadsheet')
    .setInputFiles(
      spreadsheet([
        'Serial Number,model name,MODEL_NUMBER',
        `${lot}-1,Hawa 16,BSF-160`,
        `${lot.toLowerCase()} 1,Hawa 16,BSF-160`,
        `${lot}-2,,BSF-160`,
        `${lot}-3,Xyz,XYZ-1`,
      ]),
    )
  await page.getByRole('button', { name: 'Check file' }).click()
  const faults = page.getByRole('table', { name: 'Faults in the file' })
  await expect(faults.getByText('ModelName is required')).toBeVisible()
  await expect(faults.getByText('No product has the model number “XYZ-1”')).toBeVisible()
  await expect(faults.locator('tbody tr')).toHaveCount(4)
  await expectAccessible(page)

  // A carton's list.
  const carton = Array.from({ length: 5_000 }, (_, at) => `${lot}${String(at).padStart(6, '0')},Sajilo 750,BMG-750`)
  await page.getByRole('button', { name: 'Remove units.csv' }).click()
  await page.getByLabel('Spreadsheet').setInputFiles(spreadsheet(['Serial Number,Model Name,Model Number', ...carton]))
  await page.getByRole('button', { name: 'Bulk Import' }).click()
  await expect(page.getByText('5,000 units were imported')).toBeVisible({ timeout: 60_000 })

  await go(page, `${OFFICE}/all-QrProducts-list?serial_number=${lot}00499`)
  await expect(page.locator('tbody tr').filter({ hasText: `${lot}00499` })).toHaveCount(10)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [archive] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('menuitem', { name: 'Codes as pictures' }).click(),
  ])
  expect(archive.suggestedFilename()).toBe('qr-products-list.zip')
  expect(troubles).toEqual([])
})

test('a unit of a model is added, and its code is in the list', async ({ product, visit }) => {
  const number = newSerial()
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, `${OFFICE}/add-Qr-Product`)
  await page.getByLabel('Model', { exact: true }).click()
  await page.getByLabel('Search products').fill('bsf-160')
  await page.getByRole('option', { name: /BSF-160/ }).click()
  await page.getByLabel('Serial number').fill(number)
  await page.getByRole('button', { name: 'Add unit' }).click()
  await expect(page.getByText(number).first()).toBeVisible()
  await go(page, `${OFFICE}/all-QrProducts-list?serial_number=${encodeURIComponent(number)}`)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('BSF-160')
  const code = await page.request.get((await rows.locator('img').first().getAttribute('src'))!)
  expect(code.headers()['content-type']).toMatch(/^image\//)
  expect(troubles).toEqual([])
})

test('an e-catalogue is read page by page: keys, address, back', async ({ visit }) => {
  const { page, troubles } = await visit(DESK)
  await go(page, '/baltra-catalog')
  await page
    .getByRole('link', { name: /^Read / })
    .first()
    .click()
  await expect(page.getByLabel(/^Page 1 of \d+/).first()).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(/page=2/)
  await expect(page.getByLabel(/^Page 3 of \d+/).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('End')
  await page.waitForURL(/page=1\d/)
  expect(troubles).toEqual([])
})
