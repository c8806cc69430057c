import { CODE_DEAD } from 'contract/accounts/words'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { answerCalls, Refused, type Call } from '../../testing/api.ts'
import { renderRoute, screensOf } from '../../testing/screens.tsx'
import { beginFlow } from './otp-flow.ts'

// The screen of the code, with a server in memory that sends one code after the other and takes five tries for each.

const CONTACT = '9812345980'
const CODES = [482913, 573184]
const WRONG = '582913'

const screens = await screensOf('account')
const screen = (file: string) => screens.find((one) => one.file === `accounts/sign-in/${file}.tsx`)!

let calls: Call[]
let sent: number
let tries: number
let hasAccount: boolean

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  sent = tries = 0
  hasAccount = false
  calls = answerCalls(({ path, body }) => {
    return path === '/customer/verifyotp' ? verify(body as { otp: number }) : sendCode()
  })
  beginFlow('sign-up', codeSent())
})

const codeSent = () => ({
  contact: CONTACT,
  otp_created: new Date().toISOString(),
  is_verified: false,
  resend_after: 60,
})

function sendCode() {
  sent += 1
  tries = 0
  return { message: 'A new code is on its way', data: codeSent() }
}

function verify({ otp }: { otp: number }) {
  tries += 1
  if (otp === CODES[sent] && tries <= 5) return { message: 'Right', data: { has_account: hasAccount } }
  const left = 5 - tries
  const message = left > 0 ? `This code is wrong. ${left} tries left` : 'This code is wrong. Please ask for a new one'
  throw new Refused(400, { code: left > 0 ? 'wrong_code' : CODE_DEAD, message, errors: { otp: message } })
}

const boxes = page.getByLabelText('Code of six digits')
const show = () => {
  document.body.replaceChildren()
  renderRoute(screen('verify-otp'), '/baltra-account-verify')
}

test('a wrong code leaves empty boxes for the next try', async () => {
  show()
  await boxes.click()
  await userEvent.keyboard(WRONG)
  await expect.element(page.getByText('This code is wrong. 4 tries left')).toBeVisible()
  await expect.element(boxes).toHaveValue('')
  await expect.element(boxes).toHaveFocus()
  await userEvent.keyboard(String(CODES[0]))
  await expect.element(page.getByRole('heading', { name: 'Another screen' })).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([
    { contact: CONTACT, otp: Number(WRONG) },
    { contact: CONTACT, otp: CODES[0] },
  ])
})

test('after five wrong tries the next code is one press away', async () => {
  show()
  await boxes.click()
  for (const left of [4, 3, 2, 1]) {
    await userEvent.keyboard(WRONG)
    await expect.element(page.getByText(`This code is wrong. ${left} tries left`)).toBeVisible()
  }
  await userEvent.keyboard(WRONG)
  await expect.element(page.getByText('This code is wrong. Please ask for a new one')).toBeVisible()
  await expect.element(page.getByText(/The code is valid for/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Submit' })).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect.element(page.getByText(/The code is valid for/)).toBeVisible()
  await expect.element(page.getByText(/This code is wrong/)).not.toBeInTheDocument()
  await boxes.click()
  await userEvent.keyboard(String(CODES[1]))
  await expect.element(page.getByRole('heading', { name: 'Another screen' })).toBeVisible()
})

test('a number that has an account is welcomed, after a reload too, and need not be typed again', async () => {
  hasAccount = true
  show()
  await boxes.click()
  await userEvent.keyboard(String(CODES[0]))
  const welcome = page.getByRole('heading', { name: 'Welcome back' })
  await expect.element(welcome).toBeVisible()
  await expectAccessible()
  show()
  await expect.element(welcome).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Sign in', exact: true }))
    .toHaveAttribute('href', '/baltra-account-signin')
  document.body.replaceChildren()
  renderRoute(screen('sign-in'), '/baltra-account-signin')
  await expect.element(page.getByLabelText('Mobile number')).toHaveValue(CONTACT)
})
