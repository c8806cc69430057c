import { go, PHONE } from '../kit/browser.ts'
import { sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('on a slow phone a form that was refused, again and again, is sent in the end', async ({ visit }) => {
  const { page, context, troubles } = await visit(PHONE)
  await go(page, '/baltra-contact-us')
  const devtools = await context.newCDPSession(page)
  const name = page.getByLabel('Full Name')
  const refused = name.and(page.locator('[aria-invalid=true]'))
  for (const rate of [4, 8, 12]) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    // Typing clears the error, so the one waited for belongs to this press.
    await name.fill('P')
    await refused.waitFor({ state: 'detached' })
    await name.fill('')
    await sender(page, 'Send Message').click()
    await refused.waitFor()
  }
  await name.fill('Prakash Thapa')
  await page.getByLabel('Email').fill('prakash.thapa@example.com')
  await page.getByLabel('Phone').fill('9812345699')
  await page.getByLabel('Message').fill('Which of the kettles keeps tea warm?')
  await sender(page, 'Send Message').click()
  await page.getByRole('heading', { name: 'Your message has been sent' }).waitFor()
  expect(troubles).toEqual([])
})
