import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ADD_SERVICE_POINT, SERVICE_POINT_LIST } from 'contract/core/office-paths'
import { SERVICE } from 'contract/core/paths'
import { DESK, expectAccessible, go, isReady, PHONE, reload } from '../kit/browser.ts'
import { askAsAdmin, tokenFor } from '../kit/past-screens.ts'
import type { Product } from '../kit/product.ts'
import { CUSTOMER, enter, sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('on a phone, without an account: a number to call, a centre in the district, and the repair by its job number', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await visit(PHONE)
  await go(page, '/baltra-aboutUs-Page')
  await page.getByRole('link', { name: 'Find service' }).first().click()
  await page.waitForURL(`**${SERVICE}`)
  await isReady(page)
  await expect(page.getByRole('link', { name: /^Call \+977/ })).toHaveAttribute('href', /^tel:\+977\d+$/)
  await expect(page.getByRole('link', { name: 'Viber' })).toHaveAttribute('href', /^viber:/)

  await page.locator('summary', { hasText: 'Kaski' }).click()
  await expect(page.getByRole('heading', { name: 'Pokhara Service Centre' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('District').selectOption('Kaski')
  await page.waitForURL(/district=Kaski/)
  await isReady(page)
  await page.getByLabel('Show').selectOption({ label: 'Service centres' })
  await page.waitForURL(/district=Kaski&kind=service_centre/)
  await expect(page.getByText('1 place in Kaski')).toBeVisible()
  const call = page.getByRole('link', { name: /^Call Pokhara/ }).first()
  await expect(call).toHaveAttribute('href', 'tel:061590012')
  const map = page.getByRole('link', { name: 'Map to Pokhara Service Centre' })
  await expect(map).toHaveAttribute('href', /Pokhara/)
  await reload(page)
  await expect(page.getByText('1 place in Kaski')).toBeVisible()

  const jobNumber = await jobNumberOf(product)
  await page.getByLabel('Job number').fill('NO-SUCH-JOB')
  await page.getByLabel('Mobile number').fill(CUSTOMER.contact)
  await sender(page, 'Follow repair').click()
  await expect(page.getByText('We found no repair with this number and mobile number')).toBeVisible()
  await expect(page.getByLabel('Mobile number')).toHaveValue(CUSTOMER.contact)
  await page.getByLabel('Job number').fill(jobNumber.toLowerCase())
  await sender(page, 'Follow repair').click()
  await page.waitForURL('**/t/*')
  await expect(page.getByText(jobNumber).first()).toBeVisible()
  expect(troubles).toEqual([])
})

test('staff add a shop and import others; customers see them at once, until they are deleted', async ({
  product,
  visit,
}) => {
  const lot = randomInt(1_000, 10_000)
  const [shop, centre] = [`Ilam Tea House ${lot}`, `Ilam Repair ${lot}`]
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, SERVICE_POINT_LIST)
  await page.getByRole('link', { name: 'Add or import' }).click()
  await page.waitForURL(`**${ADD_SERVICE_POINT}`)
  await isReady(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter town and street')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(shop)
  await page.getByRole('combobox', { name: 'District' }).click()
  await page.keyboard.type('Ilam')
  await page.getByRole('option', { name: 'Ilam' }).click()
  await page.getByLabel('Address', { exact: true }).fill('Ilam Bazar')
  await page.getByLabel('Phone').fill('०२७-५२००००, 9852600000')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).dblclick()
  await page.waitForURL(`**${SERVICE_POINT_LIST}`)
  await isReady(page)

  await page.getByRole('link', { name: 'Add or import' }).click()
  await page.waitForURL(`**${ADD_SERVICE_POINT}`)
  await isReady(page)
  const rows = `kind,name,district,address,phones\nService centre,${centre},Ilam,Chowk Bazar,027520001\n`
  await page.locator('input[type=file]').setInputFiles({
    name: 'points.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows),
  })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('1 shop or service centre imported').first()).toBeVisible()

  await go(page, `${SERVICE}?district=Ilam`)
  await expect(page.getByText('2 places in Ilam')).toBeVisible()
  await expect(page.getByText('027-520000')).toBeVisible()

  await goToIlam(page)
  await page.getByRole('link', { name: `Edit ${centre}` }).click()
  await page.waitForURL('**/edit/service-point/*')
  await isReady(page)
  await page.getByLabel('Opening hours').fill('Every day, 8:00 to 20:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(`**${SERVICE_POINT_LIST}*`)
  await goToIlam(page)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await expect(page.getByRole('row', { name: centre })).toContainText('Every day, 8:00 to 20:00')
  await page.getByRole('checkbox', { name: /Select all/ }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.locator('tbody tr')).toHaveCount(0)
  const left = async () => (await askAsAdmin<{ data: unknown[] }>(product, '/servicepoints?district=Ilam')).data
  await expect.poll(left).toEqual([])
  await go(page, `${SERVICE}?district=Ilam`)
  await expect(page.getByText('0 places in Ilam')).toBeVisible()
  expect(troubles).toEqual([])
})

const goToIlam = (page: Page) => go(page, `${SERVICE_POINT_LIST}?district=Ilam`)

/** The number of a job of the demo's customer, as their text message told it. */
async function jobNumberOf(product: Pick<Product, 'url'>): Promise<string> {
  const answer = await fetch(`${product.url}/api/stocks/getallcomplaintsbycustomer`, {
    headers: { authorization: `Bearer ${await tokenFor(product, CUSTOMER)}` },
  })
  const { data } = (await answer.json()) as { data: { job_no: string }[] }
  return data.find(({ job_no }) => job_no)!.job_no
}
