import { PROVIDER_AGAIN } from 'contract/core/paths'
import { defaultSettings } from '../../testing/default-settings.ts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { passwordQuestion } from '../api/with-password.ts'
import { overwriteSettings } from '../brand/page-settings.ts'
import { expectAccessible } from '../testing/accessible.ts'
import { answerCalls } from '../testing/api.ts'
import { render } from '../testing/render.tsx'
import { ConfirmPassword } from './confirm-password-dialog.tsx'
import { tellProven } from './provider.ts'

let opened: unknown[]
beforeEach(() => {
  opened = []
  vi.spyOn(window, 'open').mockImplementation((url) => {
    opened.push(url)
    return null
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  overwriteSettings(defaultSettings)
})

const other = page.getByRole('button', { name: 'Confirm with Himal Login instead' })

test('whom the organisation signs in is led there first, and can take the password instead', async () => {
  overwriteSettings(() => ({ ...defaultSettings(), provider: 'Himal Login' }))
  answerCalls(() => ({ data: { password: true, totp: false, passkey: false, recovery: false, provider: true } }))
  const screen = (
    <>
      <title>Office</title>
      <ConfirmPassword />
    </>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: screen }])} />)
  const answer = passwordQuestion.ask({})
  await page.getByRole('button', { name: 'Confirm with Himal Login' }).click()
  expect(opened).toEqual([PROVIDER_AGAIN])
  await expect.element(page.getByLabelText('Your password')).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('button', { name: 'Confirm another way' }).click()
  await expect.element(page.getByLabelText('Your password')).toHaveFocus()
  await other.click()
  tellProven()
  expect(await answer).toBe(true)
})

test('without such a sign-in there is the password alone', async () => {
  overwriteSettings(defaultSettings)
  render(<ConfirmPassword />)
  void passwordQuestion.ask({})
  await expect.element(page.getByLabelText('Your password')).toBeVisible()
  await expect.element(other).not.toBeInTheDocument()
})
