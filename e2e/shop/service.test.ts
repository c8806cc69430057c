import { DESK, expectAccessible, go, PHONE, reload } from '../kit/browser.ts'
import { CUSTOMER, enter, sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const LIST = '/baltra-admin-dashboard/all/service-points'

test('on a phone, without an account: a number to call, a centre in the district, and the repair by its job number', async ({
  visit,
}) => {
  const { page, troubles } = await visit(PHONE)
  await go(page, '/baltra-aboutUs-Page')
  await page.getByRole('link', { name: 'Find service' }).first().click()
  await page.waitForURL('**/service')
  expect(await page.getByRole('link', { name: /^Call \+977/ }).getAttribute('href')).toMatch(/^tel:\+977\d+$/)
  expect(await page.getByRole('link', { name: 'Viber' }).getAttribute('href')).toMatch(/^viber:/)

  await page.locator('summary', { hasText: 'Kaski' }).click()
  await page.getByRole('heading', { name: 'Pokhara Service Centre' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('District').selectOption('Kaski')
  await page.getByLabel('Show').selectOption({ label: 'Service centres' })
  await page.waitForURL(/district=Kaski&kind=service_centre/)
  await page.getByText('1 place in Kaski').waitFor()
  expect(
    await page
      .getByRole('link', { name: /^Call Pokhara/ })
      .first()
      .getAttribute('href'),
  ).toBe('tel:061590012')
  expect(await page.getByRole('link', { name: 'Map to Pokhara Service Centre' }).getAttribute('href')).toContain(
    'Pokhara',
  )
  await reload(page)
  await page.getByText('1 place in Kaski').waitFor()

  const jobNumber = await jobNumberOfCustomer()
  await page.getByLabel('Job number').fill('NO-SUCH-JOB')
  await page.getByLabel('Mobile number').fill(CUSTOMER.contact)
  await sender(page, 'Follow repair').click()
  await page.getByText('We found no repair with this job number and mobile number').waitFor()
  await expect(page.getByLabel('Mobile number')).toHaveValue(CUSTOMER.contact)
  await page.getByLabel('Job number').fill(jobNumber.toLowerCase())
  await sender(page, 'Follow repair').click()
  await page.waitForURL('**/t/*')
  await page.getByText(jobNumber).first().waitFor()
  expect(troubles).toEqual([])
})

test('staff add a shop and import others; customers see them at once, until they are deleted', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, LIST)
  await page.getByRole('link', { name: 'Add or import' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Enter town and street').waitFor()
  await page.getByLabel('Name').fill('Ilam Tea House Traders')
  await page.getByRole('combobox', { name: 'District' }).click()
  await page.keyboard.type('Ilam')
  await page.getByRole('option', { name: 'Ilam' }).click()
  await page.getByLabel('Address').fill('Ilam Bazar')
  await page.getByLabel('Phone').fill('०२७-५२००००, 9852600000')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).dblclick()
  await page.waitForURL(`**${LIST}`)
  await page.getByText('Ilam Tea House Traders added').waitFor()

  await page.getByRole('link', { name: 'Add or import' }).click()
  const rows = 'kind,name,district,address,phones\nService centre,Ilam Repair,Ilam,Chowk Bazar,027520001\n'
  await page.locator('input[type=file]').setInputFiles({
    name: 'points.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows),
  })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('1 shop or service centre imported').first().waitFor()

  await go(page, '/service?district=Ilam')
  await page.getByText('2 places in Ilam').waitFor()
  await page.getByText('027-520000').waitFor()

  await go(page, `${LIST}?district=Ilam`)
  await page.getByRole('link', { name: 'Edit Ilam Repair' }).click()
  await page.getByLabel('Opening hours').fill('Every day, 8:00 to 20:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Ilam Repair saved').waitFor()
  await go(page, `${LIST}?district=Ilam`)
  await page.getByRole('checkbox', { name: /Select all/ }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByText('2 deleted').waitFor({ timeout: 15_000 })
  await go(page, '/service?district=Ilam')
  await page.getByText('0 places in Ilam').waitFor()
  expect(troubles).toEqual([])
})

/** The number of a job of the demo's customer, as their text message told it. */
async function jobNumberOfCustomer(): Promise<string> {
  const call = async (path: string, init: RequestInit = {}) => (await fetch(`${product.url}/api${path}`, init)).json()
  const { token } = (await call('/customer/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ contact: CUSTOMER.contact, password: CUSTOMER.password }),
  })) as { token: string }
  const { data } = (await call('/stocks/getallcomplaintsbycustomer', {
    headers: { authorization: `Bearer ${token}` },
  })) as {
    data: { job_no: string }[]
  }
  return data.find(({ job_no }) => job_no)!.job_no
}
