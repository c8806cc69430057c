import { PROVIDER_AGAIN } from 'contract/core/paths'
import { defaultSettings } from '../../testing/default-settings.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { passwordQuestion } from '../api/with-password.ts'
import { overwriteSettings } from '../brand/page-settings.ts'
import { expectAccessible } from '../testing/accessible.ts'
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

test('who signs in by the organisation confirms in another tab, and what waited goes on', async () => {
  overwriteSettings(() => ({ ...defaultSettings(), provider: 'Himal Login' }))
  render(
    <>
      <title>Office</title>
      <ConfirmPassword />
    </>,
  )
  const answer = passwordQuestion.ask({})
  await other.click()
  expect(opened).toEqual([PROVIDER_AGAIN])
  await expect.element(page.getByText('Confirm it in the other tab; this page then continues by itself.')).toBeVisible()
  await expectAccessible()
  tellProven()
  expect(await answer).toBe(true)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('without such a sign-in there is the password alone', async () => {
  overwriteSettings(defaultSettings)
  render(<ConfirmPassword />)
  void passwordQuestion.ask({})
  await expect.element(page.getByLabelText('Your password')).toBeVisible()
  await expect.element(other).not.toBeInTheDocument()
})
