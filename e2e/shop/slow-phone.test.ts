import { CONTACT_US } from 'contract/core/paths'
import { go, PHONE } from '../kit/browser.ts'
import { newNumber, sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('on a slow phone a form that was refused, again and again, is sent in the end', async ({ visit }) => {
  const { page, context, troubles } = await visit(PHONE)
  await go(page, CONTACT_US)
  const devtools = await context.newCDPSession(page)
  const name = page.getByLabel('Full Name')
  for (const rate of [4, 8, 12]) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    // Typing clears the error, so the one waited for belongs to this press.
    await name.fill('P')
    await expect(name).not.toHaveAttribute('aria-invalid', 'true')
    await name.fill('')
    await sender(page, 'Send Message').click()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
  }
  await name.fill('Prakash Thapa')
  await page.getByLabel('Email').fill('prakash.thapa@example.com')
  await page.getByLabel('Phone').fill(newNumber())
  await page.getByLabel('Message').fill('Which of the kettles keeps tea warm?')
  await sender(page, 'Send Message').click()
  await expect(page.getByRole('heading', { name: 'Your message has been sent' })).toBeVisible()
  expect(troubles).toEqual([])
})
