import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'

const box = page.getByRole('combobox', { name: 'District' })

async function show(items = ['Kaski', 'Kathmandu', 'Sunsari']) {
  const changed = vi.fn<(district: FormDataEntryValue | null) => void>()
  render(
    <form onChange={({ currentTarget }) => changed(new FormData(currentTarget).get('district'))}>
      <Field label="District" error="Choose a district">
        <Combobox name="district" items={items} empty="No such district" />
      </Field>
    </form>,
  )
  // Until its code has loaded it is a native select.
  await expect.element(box).toHaveAttribute('aria-autocomplete', 'list')
  return changed
}

test('it is searched and used by keyboard, and notifies its form', async () => {
  const changed = await show()
  await box.click()
  await userEvent.keyboard('suns')
  await expect.element(page.getByRole('option')).toHaveTextContent('Sunsari')
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('Sunsari')
  expect(changed).toHaveBeenLastCalledWith('Sunsari')
  await expect.element(page.getByRole('option').first()).not.toBeInTheDocument()
})

test('a name is found however its letters are spelled', async () => {
  await show(['कमल', 'चाँदनी चोक', 'कोमल'])
  await box.click()
  await userEvent.keyboard('चांद')
  await expect.element(page.getByRole('option')).toHaveTextContent('चाँदनी चोक')
})

test('an empty result is shown, and Escape keeps the selection', async () => {
  await show()
  await box.click()
  await page.getByRole('option', { name: 'Kaski' }).click()
  await box.click()
  await userEvent.keyboard('xyzzy')
  await expect.element(page.getByText('No such district')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveValue('Kaski')
})

test('its error is read with it', async () => {
  await show()
  await expect.element(box).toHaveAccessibleDescription('Choose a district')
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
})
