import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { useRefusal } from '../../forms/use-refusal.ts'
import { BsYearsField } from './bs-years-field.tsx'

const sentBy = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name=bs_years]')!.value

test('the months of a year are typed in either script, and what they come to is said', async () => {
  let sent = ''
  render(
    <form onChange={({ currentTarget }) => (sent = sentBy(currentTarget))}>
      <BsYearsField
        stored={[]}
        errorOf={(field) => (field === 'bs_years.0.months.11' ? 'Twelve months expected' : undefined)}
      />
    </form>,
  )
  const year = page.getByRole('group', { name: 'Days in the months of 2084' })
  await expect.element(year.getByText(/Begins on Wednesday, 14 Apr 2027\./)).toBeVisible()
  const months = year.getByRole('textbox')
  const lengths = ['31', '31', '३२', '31', '31', '30', '30', '30', '29', '30', '30', '']
  for (const [place, length] of lengths.entries()) await months.nth(place).fill(length)
  await expect.element(year.getByText(/Twelve months expected/)).toBeVisible()
  // A year of which a month is missing is sent as it is, to be refused.
  expect(JSON.parse(sent)).toEqual([{ year: 2084, months: lengths.with(2, '32') }])
  await months.nth(11).fill('30')
  await expect.element(year.getByText(/365 days, so the next year begins on Thursday, 13 Apr 2028\./)).toBeVisible()
  for (const place of lengths.keys()) await months.nth(place).fill('')
  expect(sent).toBe('[]')
})

const LENGTHS = [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30]
const MESSAGE = 'A year has 365 or 366 days'
/** Of the first year that was sent. */
const REFUSAL = { refused: true, local: true, message: MESSAGE, errors: { 'bs_years.0.months': MESSAGE } }

function RefusedForm() {
  const [result, setResult] = useState<unknown>()
  const { form, errorOf, onChange } = useRefusal(result)
  return (
    <form ref={form} onChange={onChange} data-tells-refusal="">
      <BsYearsField stored={[2084, 2085].map((year) => ({ year, months: LENGTHS }))} errorOf={errorOf} />
      <button type="button" onClick={() => setResult(REFUSAL)}>
        Save
      </button>
    </form>
  )
}

test('where an earlier year was emptied, a year has its own message, until the years change', async () => {
  render(<RefusedForm />)
  const monthsOf = (year: number) => page.getByRole('group', { name: `Days in the months of ${year}` })
  const [emptied, refused] = [monthsOf(2084), monthsOf(2085)]
  for (const place of LENGTHS.keys()) await emptied.getByRole('textbox').nth(place).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(refused.getByText(MESSAGE)).toBeVisible()
  await expect.element(emptied.getByText(MESSAGE)).not.toBeInTheDocument()
  // The first of those that would be sent now is another one.
  await emptied.getByRole('textbox').first().fill('31')
  await expect.element(page.getByText(MESSAGE)).not.toBeInTheDocument()
})
