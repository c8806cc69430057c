import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../testing/api.ts'
import { renderRoute, screensOf } from '../../testing/screens.tsx'
import { signIn } from '../../testing/session.ts'

const screens = await screensOf('shop')
const contact = screens.find(({ file }) => file === 'home/contact-us.tsx')!

const ASHA = { firstname: 'Asha', lastname: 'Gurung', contact: '9841203118', email: 'asha@example.com' }

test('the form knows who is signed in, and keeps what was typed', async () => {
  let answer = () => undefined as void
  const asked = new Promise<void>((resolve) => (answer = resolve))
  answerCalls(async () => {
    await asked
    return { data: { id: 7, calendar: 'language', language: 'en', unread_notices: 0, ...ASHA } }
  })
  signIn()
  renderRoute(contact, '/baltra-contact-us')
  await page.getByLabelText('Email').fill('other@example.com')
  answer()
  await expect.element(page.getByLabelText('Full Name')).toHaveValue('Asha Gurung')
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('9841203118')
  await expect.element(page.getByLabelText('Email')).toHaveValue('other@example.com')
})
