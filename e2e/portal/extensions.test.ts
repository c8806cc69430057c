import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { expectAccessible, go, PHONE, whileOnline } from '../kit/browser.ts'
import { extendWithPoints, givePoints, newKettle, registerAtCounter } from '../kit/past-screens.ts'
import { becomeCustomer, newNumber, newSerial, sender, tokenOf } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('the certificate of a longer warranty is saved, and a stranger checks the warranty, at a phone', async ({
  product,
  visit,
}) => {
  const contact = newNumber()
  const serial = newSerial()
  const { page, troubles } = await visit(PHONE)
  await becomeCustomer(page, product, contact)
  const id = await registerAtCounter(product, { contact, serial_number: serial, approve: true, ...newKettle() })
  await givePoints(product, { contact, points: 500 })
  await extendWithPoints(product, { token: await tokenOf(page), stock: id })

  await go(page, `/baltra-extended-warranty/${id}`)
  const heading = page.getByRole('heading', { name: /^Valid until/ })
  await expect(heading).toBeVisible()
  const valid = await heading.innerText()
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download certificate' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(`warranty-${serial.replaceAll(' ', '_')}.pdf`)
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')
  expect(troubles).toEqual([])

  const stranger = await visit(PHONE)
  await go(stranger.page, `/warranty-check?serial=${encodeURIComponent(serial)}`)
  await expect(stranger.page.getByLabel('Serial number')).toHaveValue(serial)
  const check = async (digits: string) => {
    await stranger.page.getByLabel('Last four digits of the owner’s phone').fill(digits)
    await sender(stranger.page, 'Check warranty').click()
  }
  await check(otherDigits(contact.slice(-4)))
  await expect(stranger.page.getByRole('heading', { name: 'No warranty found' })).toBeVisible()
  await expectAccessible(stranger.page)
  await check(contact.slice(-4))
  await expect(stranger.page.getByRole('heading', { name: valid, exact: true })).toBeVisible()
  await expectAccessible(stranger.page)
  expect(stranger.troubles).toEqual([])
})

const otherDigits = (digits: string): string => String((Number(digits) + 1) % 10_000).padStart(4, '0')

test('points are not spent in airplane mode, and are spent once when the response is lost', async ({
  product,
  visit,
}) => {
  const contact = newNumber()
  const { page, troubles } = await visit(PHONE)
  await becomeCustomer(page, product, contact)
  const owned = await registerAtCounter(product, {
    contact,
    serial_number: newSerial(),
    approve: true,
    ...newKettle(),
  })
  await givePoints(product, { contact, points: 1000 })

  await go(page, `/baltra-extended-warranty/${owned}`)
  await page.getByRole('radio', { name: /^12 Months/ }).check()
  await page.getByRole('button', { name: 'Use loyalty points' }).click()
  const dialog = page.getByRole('dialog')
  const use = dialog.getByRole('button', { name: /^Use \d+ points$/ })
  await expect(use).toBeVisible()
  const [now, after] = (await dialog.locator('dd').allInnerTexts()).map((figure) => Number(figure.replace(',', '')))
  await page.context().setOffline(true)
  await use.click()
  await expect(dialog.getByText('No internet connection')).toBeVisible()
  await page.context().setOffline(false)

  const taken = await loseAnswer(page, '**/redeemloyaltypoints')
  await use.click()
  await taken.done
  await expect(dialog.getByText('No internet connection')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('It had already gone through')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Valid until/ })).toBeVisible()
  await go(page, '/baltra-reward-point')
  const spent = page.getByText(`−${now! - after!}`)
  await expect(spent.first()).toBeVisible()
  await expect(spent).toHaveCount(1)
  expect(whileOnline(troubles)).toEqual([])
})

/** The next call of this address reaches the server, and the connection is gone before its answer. Its `done` resolves then. */
async function loseAnswer(page: Page, address: string): Promise<{ done: Promise<void> }> {
  let finish = () => {}
  const done = new Promise<void>((resolve) => (finish = resolve))
  const lose = async (route: Route) => {
    await route.fetch()
    await page.context().setOffline(true)
    await route.abort()
    finish()
  }
  await page.route(address, lose, { times: 1 })
  return { done }
}
