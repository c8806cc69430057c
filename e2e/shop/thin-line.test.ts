import type { Page } from '@playwright/test'
import { go, isReady, PHONE, whileOnline, type Visit } from '../kit/browser.ts'
import { sample } from '../kit/past-screens.ts'
import { becomeCustomer, codeIn, countSteps, enterDay, newNumber, newSerial, sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

// The three jobs that bring most households here, by finger, at 360 pixels and 400 kbit/s.

/** Photographs take their time. */
const ON_THIN_LINE = { timeout: 60_000 }

test('a wrong digit of the code costs three touches: its box, the right digit, and the box that was next', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await onThinLine(await visit(PHONE))
  const contact = newNumber()
  await go(page, '/baltra-account-mobileVerify')
  await page.getByLabel('Mobile number').fill(contact)
  await sender(page, 'Proceed').tap()
  await page.waitForURL('**/baltra-account-verify')
  await isReady(page)
  const boxes = page.getByLabel('Code of six digits')
  await boxes.focus()
  const otp = codeIn(await product.sms(contact, /sign-up code/))
  await page.keyboard.type(`${(Number(otp[0]) % 9) + 1}${otp.slice(1, 5)}`)
  const { x, y, width, height } = (await boxes.boundingBox())!
  const touch = (box: number) => page.touchscreen.tap(x + (width / 6) * (box + 0.5), y + height / 2)
  await touch(0)
  await page.keyboard.type(otp[0]!)
  await expect(boxes).toHaveValue(otp.slice(0, 5))
  await touch(5)
  await page.keyboard.type(otp[5]!)
  await page.waitForURL('**/baltra-account-signUp')
  expect(troubles).toEqual([])
})

test('a broken fan is reported without an account in twelve steps', async ({ product, visit }) => {
  const { page, setOffline, troubles } = await onThinLine(await visit(PHONE))
  const contact = newNumber()
  await go(page, '/service')
  const steps = await countSteps(page)
  await page.getByRole('link', { name: 'Report a fault' }).tap()
  await page.waitForURL('**/service/report')
  // What is offered for a name comes with the script, which is slow here.
  await isReady(page)
  await page.getByLabel('What is it?').fill('Hawa 16')
  await page.getByText('BSF-160', { exact: true }).tap()
  await page.getByLabel('Serial number').fill(newSerial())
  await page.getByRole('radio', { name: 'Noise' }).check()
  await page.setInputFiles('[name=photo]', sample('damage.webp'))
  await page.getByLabel('Your name').fill('Sita Gurung')
  await page.getByLabel('Mobile number').fill(contact)
  await page.getByRole('combobox', { name: 'District' }).tap()
  await page.keyboard.type('Kaski')
  await expect(page.getByRole('option', { name: 'Kaski' })).toBeVisible()
  await page.keyboard.press('Enter')
  // Airplane mode in the middle of the form takes nothing away.
  await setOffline(true)
  await page.getByLabel('Address').fill('Ghandruk 4')
  await setOffline(false)
  await sender(page, 'Send report').tap()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await expect(page.getByLabel('Code of six digits')).toBeFocused()
  expect(await steps()).toBeLessThanOrEqual(12)
  await page.keyboard.type(codeIn(await product.sms(contact, /sign-up code/)))
  await page.waitForURL('**/baltra-tracking-ProductDetails/*', ON_THIN_LINE)
  expect(whileOnline(troubles)).toEqual([])
})

test('a product is registered by its bill, and a cut in the middle of sending costs no step', async ({
  product,
  visit,
}) => {
  const { page, setOffline, troubles } = await onThinLine(await visit(PHONE))
  await becomeCustomer(page, product, newNumber())
  await go(page, '/baltra-user-ProductPage/register')
  const steps = await countSteps(page)
  await page.getByLabel('Model name').fill('Hawa 16')
  await expect(page.getByLabel('Model number')).toHaveValue('BSF-160')
  await page.getByLabel('Serial number').fill(newSerial())
  await enterDay(page, 'Purchase date', '2026-05-01')
  await page.getByLabel('Store name').fill('Bhatbhateni')
  await page.getByLabel('Store number').fill('9801234567')
  await page.getByLabel('Store location').fill('Pokhara')
  await page.setInputFiles('[name=product_image]', sample('kettle-cream.webp'))
  await page.setInputFiles('[name=bill_image_one]', sample('bill-pokhara.webp'))
  await page.setInputFiles('[name=warranty_image]', sample('warranty-card.webp'))
  await setOffline(true)
  await page.getByRole('button', { name: 'Save product' }).tap()
  await expect(page.getByText(/It continues automatically\.$/)).toBeVisible()
  await setOffline(false)
  await page.waitForURL('**/baltra-user-ProductPage')
  await expect(page.getByText('Pending').first()).toBeVisible(ON_THIN_LINE)
  expect(await steps()).toBeLessThanOrEqual(10)
  expect(whileOnline(troubles)).toEqual([])
})

interface ThinLine {
  page: Page
  troubles: string[]
  /** airplane mode, on and off */
  setOffline: (offline: boolean) => Promise<void>
}

/** A phone on the line that much of the country has. */
async function onThinLine({ page, context, troubles }: Visit): Promise<ThinLine> {
  const devtools = await context.newCDPSession(page)
  const bytes = (400 * 1000) / 8
  const setLine = (offline: boolean) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency: 400,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    })
  await setLine(false)
  return {
    page,
    troubles,
    async setOffline(offline) {
      // The context's switch informs the page; the proxy's connections need the other one.
      await setLine(offline)
      await context.setOffline(offline)
    },
  }
}
