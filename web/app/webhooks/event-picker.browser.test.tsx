import { EVENT_TYPES } from 'contract/webhooks/events'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { EventPicker } from './event-picker.tsx'

test('events are ticked one by one, by kind of record, or all at once', async () => {
  render(
    <form>
      <EventPicker
        defaultValue={['product.created', 'product.of_another_version']}
        error={undefined}
        onChanged={() => {}}
      />
    </form>,
  )
  const sent = () => JSON.parse(document.querySelector<HTMLInputElement>('[name=types]')!.value) as string[]
  const box = (name: string, place = 0) => page.getByRole('checkbox', { name, exact: true }).nth(place)
  await expect.element(box('Product')).toBePartiallyChecked()
  expect(sent()).toEqual(['product.created'])
  await box('Visit').click()
  expect(sent()).toEqual(['visit.scheduled', 'visit.changed', 'visit.cancelled', 'product.created'])
  await box('scheduled').click()
  await expect.element(box('Visit')).toBePartiallyChecked()
  await box('All events').click()
  expect(sent()).toEqual(EVENT_TYPES)
  await expect.element(box('Visit')).toBeChecked()
  await box('All events').click()
  expect(sent()).toEqual([])
})
