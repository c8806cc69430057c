import { BS_MONTHS_ENGLISH, BS_MONTHS_NEPALI } from 'contract/core/dates/bikram-sambat'
import { AD_MONTHS_NEPALI } from 'contract/core/dates/nepali-dates'
import { COMPLAINT_LIST, settingsPath, VISITS } from 'contract/core/office-paths'
import { MY_PRODUCTS, OFFICE, ownedProductPath, REGISTER_PRODUCT } from 'contract/core/paths'
import { localePrefix, type Locale } from 'contract/core/locale'
import { latinDigits } from 'contract/core/texts/digits'
import type { Page } from '@playwright/test'
import { go, PHONE, type Visit } from '../kit/browser.ts'
import { asAdmin, tokenFor } from '../kit/past-screens.ts'
import { withDemo, type Product } from '../kit/product.ts'
import { CUSTOMER, enter } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

/** Other lengths than the forecast has: Ashadh ends a day earlier. */
const OF_2084 = [31, 31, 31, 32, 31, 30, 30, 30, 29, 30, 30, 30]

const DAY = '2027-07-16'
const NOON = Date.parse(`${DAY}T12:00:00+05:45`)
const ENGLISH_WORDS = 'Friday, 16 Jul 2027'

interface Calendar {
  /** the last year that is published, or was entered */
  known: 2083 | 2084
  nepali: string
  /** what stands below 1 Shrawan 2084 where it is typed from a bill, and what is sent */
  bill: { is: string; sent: string; isSure: boolean }
}

const BY_FORECAST: Calendar = {
  known: 2083,
  nepali: 'शुक्रबार, लगभग ३२ असार २०८४ (१६ जुलाई २०२७)',
  bill: { is: '= लगभग १७ जुलाई २०२७', sent: '2027-07-17', isSure: false },
}
const AS_ENTERED: Calendar = {
  known: 2084,
  nepali: 'शुक्रबार, १ साउन २०८४',
  bill: { is: '= १६ जुलाई २०२७', sent: '2027-07-16', isSure: true },
}

test('on a day around 1 Shrawan 2084 a phone shows each day by the forecast, and as the months were entered', async ({
  start,
  visit,
}) => {
  const clock = new URL('../kit/at-another-time.ts', import.meta.url).href
  const product = await start({
    fill: withDemo,
    env: { NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD_MS: String(NOON - Date.now()) },
  })
  /** Their phone has the same day. */
  const phoneOf = async (account: { contact: string; password: string }) => {
    const person = await visit(PHONE, product.url)
    await person.page.clock.setSystemTime(NOON)
    await enter(person.page, account)
    return person
  }
  const id = await buyToday(product)
  const [customer, staff] = [await phoneOf(CUSTOMER), await phoneOf(product.admin)]
  await seenByCustomer(customer, BY_FORECAST, id)
  await seenByStaff(staff, BY_FORECAST)
  await enterTheYear(staff.page)
  await seenByCustomer(customer, AS_ENTERED, id)
  await seenByStaff(staff, AS_ENTERED)
  expect([...customer.troubles, ...staff.troubles]).toEqual([])
})

/** Has a product of the customer be bought today, as staff put a purchase date right. Returns its id. */
async function buyToday(product: Product): Promise<number> {
  const own = { authorization: `Bearer ${await tokenFor(product, CUSTOMER)}` }
  const list = await fetch(`${product.url}/api/stocks/getmyproduct`, { headers: own })
  const { data } = (await list.json()) as { data: { id: number; status: string }[] }
  const { id } = data.find(({ status }) => status === 'Approved')!
  const answer = await fetch(`${product.url}/api/stocks/registrations/${id}/correction`, {
    method: 'PUT',
    headers: { ...(await asAdmin(product)), 'content-type': 'application/json' },
    body: JSON.stringify({ purchase_date: DAY, reason: 'As on the bill' }),
  })
  expect(await answer.text()).toContain(DAY)
  return id
}

async function seenByCustomer({ page }: Visit, calendar: Calendar, id: number): Promise<void> {
  await expectMarked(page, 'en', MY_PRODUCTS, calendar)
  await expect(visible(page, ENGLISH_WORDS)).toBeVisible()
  for (const path of [MY_PRODUCTS, ownedProductPath(id)]) {
    await expectMarked(page, 'ne', path, calendar)
    await expect(visible(page, calendar.nepali)).toBeVisible()
  }
  await go(page, `${localePrefix('ne')}${REGISTER_PRODUCT}`)
  const field = page.getByRole('group', { name: 'खरिद मिति' })
  await expect(field.getByRole('textbox', { name: 'साल' })).toHaveValue('२०८४')
  await field.getByRole('textbox', { name: 'दिन' }).fill('1')
  await field.getByRole('combobox', { name: 'महिना' }).selectOption('4')
  const { is, sent, isSure } = calendar.bill
  await expect(field.getByText(is, { exact: true })).toBeVisible()
  await expect(field.getByText('त्यस वर्षका महिना प्रकाशित छैनन्')).toHaveCount(isSure ? 0 : 1)
  await expect(field.locator('[name=purchase_date]')).toHaveValue(sent)
  expect(await widthBeyond(page)).toBe(0)
}

async function seenByStaff({ page }: Visit, calendar: Calendar): Promise<void> {
  await expectMarked(page, 'ne', VISITS, calendar)
  await expect(visible(page, calendar.nepali)).toBeVisible()
  await expectMarked(page, 'ne', COMPLAINT_LIST, calendar)
  await expectMarked(page, 'ne', OFFICE, calendar)
  // Figures of years are kept for a while, by which of them today is in.
  await expect(page.getByRole('columnheader', { name: /२०८[३४]\/८[४५] मा अहिलेसम्म/ })).toBeVisible()
}

/** An administrator enters the months as the government's calendar has them. */
async function enterTheYear(page: Page): Promise<void> {
  await go(page, settingsPath('rules'))
  const months = page.getByRole('group', { name: 'Days in the months of 2084' }).getByRole('textbox')
  for (const [month, days] of OF_2084.entries()) await months.nth(month).fill(String(days))
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByRole('group', { name: 'Days in the months of 2085' })).toBeVisible()
}

/** Opens a screen: it does not scroll sideways, and a reader takes no day of one calendar for one of the other. */
async function expectMarked(page: Page, locale: Locale, path: string, { known }: Calendar): Promise<void> {
  await go(page, `${localePrefix(locale)}${path}`)
  expect(await widthBeyond(page), path).toBe(0)
  const text = await page.locator('main').innerText()
  expect(
    locale === 'ne' ? [...wronglyMarked(text, known, NEPALI), ...unmarked(text)] : wronglyMarked(text, known, ENGLISH),
    path,
  ).toEqual([])
}

/** What is folded away may have the same words. */
const visible = (page: Page, words: string) => page.getByText(words).filter({ visible: true }).first()

const widthBeyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const NEPALI = new RegExp(`(लगभग )?[०-९]+ (?:${BS_MONTHS_NEPALI.join('|')}) ([०-९]{4})`, 'g')
const ENGLISH = new RegExp(`(approx\\. )?\\d+ (?:${BS_MONTHS_ENGLISH.join('|')}) (\\d{4})`, 'g')

/** BS days of forecast years without a word about it, and of other years with one. */
const wronglyMarked = (text: string, known: number, days: RegExp): string[] =>
  Array.from(text.matchAll(days))
    .filter(([, about, year = '']) => (about !== undefined) !== Number(latinDigits(year)) > known)
    .map(([day]) => day)

const BARE_AD = new RegExp(`(?<!\\(|= |= लगभग |ई\\.सं\\. |[०-९])[०-९]+ (?:${AD_MONTHS_NEPALI.join('|')})`, 'g')
const LATIN = new RegExp(`\\d+ (?:${[...BS_MONTHS_NEPALI, ...AD_MONTHS_NEPALI].join('|')})`, 'g')

/** Nepali AD days that say of no calendar, and days in other digits. */
const unmarked = (text: string): string[] =>
  [BARE_AD, LATIN].flatMap((days) => Array.from(text.matchAll(days), ([day]) => day))
