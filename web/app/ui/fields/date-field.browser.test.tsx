import { fromBs, toBs } from 'contract/core/dates/bikram-sambat'
import { readEnteredYears } from 'contract/core/dates/entered-years'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { isoToday } from '../format/dates.ts'
import { DateField, type DateFieldProps } from './date-field.tsx'

const field = page.getByRole('group', { name: 'Purchase date' })
const day = page.getByLabelText('Day')
const month = page.getByLabelText('Month')
const year = page.getByLabelText('Year')
const bs = page.getByRole('button', { name: 'BS' })
const ad = page.getByRole('button', { name: 'AD' })

async function show(props: Partial<DateFieldProps> = {}) {
  const sent = vi.fn<(day: FormDataEntryValue | null) => void>()
  render(
    <form onChange={({ currentTarget }) => sent(new FormData(currentTarget).get('bought'))}>
      <DateField label="Purchase date" name="bought" {...props} />
    </form>,
  )
  await expect.element(field).toBeVisible()
  return sent
}

test('a bill of this BS year takes four keys, and the other calendar says the same day', async () => {
  const sent = await show({ calendar: 'bs' })
  const thisYear = toBs(isoToday())!.year
  await day.click()
  for (const key of ['0', '7', '{Tab}', '8']) await userEvent.keyboard(key)
  const iso = fromBs({ year: thisYear, month: 8, day: 7 })!
  expect(sent).toHaveBeenLastCalledWith(iso)
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
  await expect.element(page.getByRole('status')).toHaveTextContent(`= ${words}`)
})

test('a day of a year that is not published may be a day off, until the year is entered', async () => {
  onTestFinished(() => readEnteredYears(() => []))
  await show({ calendar: 'bs' })
  await day.fill('5')
  await month.selectOptions('Baishakh')
  await year.fill('2084')
  const note = field.getByText(/Months of that year are not published yet/)
  await expect.element(note).toBeVisible()
  readEnteredYears(() => [{ year: 2084, months: [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30] }])
  await day.fill('6')
  await expect.element(note).not.toBeInTheDocument()
})

test('a month is found by its letters too, and by both digits of its number', async () => {
  const sent = await show({ calendar: 'bs' })
  await day.fill('7')
  await year.fill('2083')
  month.element().focus()
  await userEvent.keyboard('man')
  expect(sent).toHaveBeenLastCalledWith('2026-11-23')
  await userEvent.keyboard('12')
  expect(sent).toHaveBeenLastCalledWith(fromBs({ year: 2083, month: 12, day: 7 }))
  // As a Nepali keyboard sends them; the driver's knows Latin ones only.
  for (const key of ['०', '२'])
    month.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  expect(sent).toHaveBeenLastCalledWith(fromBs({ year: 2083, month: 2, day: 7 }))
})

test('a Nepali reader types Devanagari digits and short years, and sees Nepali months', async () => {
  const sent = await show({ locale: 'ne' })
  await day.fill('७')
  await month.selectOptions('मंसिर')
  await year.fill('०८३')
  expect(sent).toHaveBeenLastCalledWith('2026-11-23')
  await expect.element(page.getByText('= २३ नोभेम्बर २०२६')).toBeVisible()
})

test('the calendar changes, the day stays', async () => {
  const sent = await show({ defaultValue: '2026-11-23' })
  await expect.element(ad).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('= 7 Mangsir 2083')).toBeVisible()
  await bs.click()
  await expect.element(day).toHaveValue('7')
  await expect.element(month).toHaveDisplayValue('Mangsir')
  await expect.element(year).toHaveValue('2083')
  await expect.element(page.getByText('= 23 November 2026')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

test('a BS date that was typed as AD is said to be one, and is it at a press', async () => {
  const whyNot = (day: string) => (day > isoToday() ? 'Purchase date cannot be in the future' : undefined)
  const sent = await show({ whyNot })
  await day.fill('1')
  await month.selectOptions('January')
  await year.fill('2083')
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(field).toHaveAccessibleDescription('Purchase date cannot be in the future. Is it a BS date?')
  await bs.click()
  await expect.element(field).not.toHaveAccessibleDescription()
  await ad.click()
  await expect.element(year).toHaveValue('2026')
  await bs.click()
  expect(sent).toHaveBeenLastCalledWith('2026-04-14')
})

test('an invalid day shows its error on blur, and keeps the input', async () => {
  const whyNot = (day: string) => (day > '2026-11-25' ? 'Purchase date cannot be in the future' : undefined)
  const sent = await show({ calendar: 'bs', whyNot })
  await day.fill('30')
  await month.selectOptions('Mangsir')
  await year.fill('2083')
  await expect.element(page.getByText(/has 29 days/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(field).toHaveAccessibleDescription('Mangsir 2083 has 29 days')
  await expect.element(day).toHaveAttribute('aria-invalid', 'true')
  await expect.element(day).toHaveValue('30')
  expect(sent).toHaveBeenLastCalledWith('bs 2083 8 30')
  await year.fill('2026')
  await expect.element(field).not.toHaveAccessibleDescription()
  await day.fill('9')
  await month.selectOptions('')
  await expect.element(field).toHaveAccessibleDescription('Enter day, month and year')
})

test('half a date comes back from a draft as it was typed', async () => {
  await show({ defaultValue: 'bs 2083 8 ' })
  await expect.element(month).toHaveDisplayValue('Mangsir')
  await expect.element(bs).toHaveAttribute('aria-pressed', 'true')
  await expect.element(day).toHaveValue('')
})

test('nothing but the present year is no date, and the error of the form is read with the field', async () => {
  const sent = await show({ error: 'Purchase date is required' })
  await expect.element(year).toHaveValue(isoToday().slice(0, 4))
  await expect.element(field).toHaveAccessibleDescription('Purchase date is required')
  await year.fill('2025')
  expect(sent).not.toHaveBeenLastCalledWith(expect.stringContaining('2025'))
})

test('it fits a narrow phone, and every target is 44 pixels high', async () => {
  await page.viewport(320, 640)
  await show({ calendar: 'bs', defaultValue: '2026-11-23' })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  for (const target of [day, month, year, bs, ad])
    expect(target.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await page.viewport(1440, 900)
})
