import type { Role } from 'contract/core/roles'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '../testing/render.tsx'
import { KeysHelp } from './keys-help.tsx'
import { useOfficeKeys } from './office-keys.ts'

function Screen() {
  useOfficeKeys()
  return (
    <main>
      <h1>Any screen</h1>
      <input aria-label="Name" />
      <KeysHelp keys={[['x', 'Select the row']]} />
    </main>
  )
}

const show = async (role: Role) => {
  renderScreen({ path: '/any', id: 'layouts/office/office-layout', loader: () => ({ role }), Component: Screen })
  await expect.element(page.getByRole('heading', { name: 'Any screen' })).toBeVisible()
}

const elsewhere = page.getByRole('heading', { name: 'Another screen' })

test('c begins a new complaint, not while one types, and stands in the help', async () => {
  await show('call_centre')
  await page.getByRole('textbox', { name: 'Name' }).fill('')
  await userEvent.keyboard('c')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('c')
  await page.getByRole('heading', { name: 'Any screen' }).click()
  await userEvent.keyboard('?')
  const help = page.getByRole('dialog')
  await expect.element(help.getByText('New complaint')).toBeVisible()
  await expect.element(help.getByText('Select the row')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(help).not.toBeInTheDocument()
  await userEvent.keyboard('c')
  await expect.element(elsewhere).toBeVisible()
})

test('without permission to file complaints the key does nothing', async () => {
  await show('product_incharge')
  await userEvent.keyboard('c')
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog').getByText('Select the row')).toBeVisible()
  await expect.element(page.getByRole('dialog').getByText('New complaint')).not.toBeInTheDocument()
})
