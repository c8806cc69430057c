import { datesIn } from 'contract/core/dates/dates-in'
import { expect, onTestFinished, test } from 'vitest'
import { enterYears } from '../src/platform/core/published-years.ts'
import { today } from '../src/platform/core/clock.ts'
import { dayText } from '../src/platform/core/format.ts'
import { pagesOf } from '../src/platform/papers/testing/pages-of.ts'
import { numberFor } from '../src/quotations/next-number.ts'
import { unzip } from '../src/units/testing/read-codes.ts'
import { complaintForm } from './factories/complaint.ts'
import { buildQuotation } from './factories/quotation.ts'
import { buildRegistration } from './factories/registration.ts'
import type { TestClient } from './api-over.ts'
import { testApp, type TestApp } from './test-app.ts'

/** Other lengths than the forecast has: Ashadh ends a day earlier. */
const OF_2084 = { year: 2084, months: [31, 31, 31, 32, 31, 30, 30, 30, 29, 30, 30, 30] }

/** Around 1 Baishakh and 1 Shrawan 2084: the day in both languages and its fiscal year, by the forecast and as it was entered. */
const DAYS = [
  { day: '2027-04-12', forecast: ['29 Chaitra', '२९ चैत २०८३', '2083/84'] },
  { day: '2027-04-13', forecast: ['30 Chaitra', '३० चैत २०८३', '2083/84'] },
  {
    day: '2027-04-14',
    forecast: ['approx. 1 Baishakh', 'लगभग १ वैशाख २०८४ (१४ अप्रिल २०२७)', '2083/84'],
    entered: ['1 Baishakh', '१ वैशाख २०८४', '2083/84'],
  },
  {
    day: '2027-04-15',
    forecast: ['approx. 2 Baishakh', 'लगभग २ वैशाख २०८४ (१५ अप्रिल २०२७)', '2083/84'],
    entered: ['2 Baishakh', '२ वैशाख २०८४', '2083/84'],
  },
  {
    day: '2027-04-16',
    forecast: ['approx. 3 Baishakh', 'लगभग ३ वैशाख २०८४ (१६ अप्रिल २०२७)', '2083/84'],
    entered: ['3 Baishakh', '३ वैशाख २०८४', '2083/84'],
  },
  {
    day: '2027-07-14',
    forecast: ['approx. 30 Ashadh', 'लगभग ३० असार २०८४ (१४ जुलाई २०२७)', '2083/84'],
    entered: ['30 Ashadh', '३० असार २०८४', '2083/84'],
  },
  {
    day: '2027-07-15',
    forecast: ['approx. 31 Ashadh', 'लगभग ३१ असार २०८४ (१५ जुलाई २०२७)', '2083/84'],
    entered: ['31 Ashadh', '३१ असार २०८४', '2083/84'],
  },
  {
    day: '2027-07-16',
    forecast: ['approx. 32 Ashadh', 'लगभग ३२ असार २०८४ (१६ जुलाई २०२७)', '2083/84'],
    entered: ['1 Shrawan', '१ साउन २०८४', '2084/85'],
  },
  {
    day: '2027-07-17',
    forecast: ['approx. 1 Shrawan', 'लगभग १ साउन २०८४ (१७ जुलाई २०२७)', '2084/85'],
    entered: ['2 Shrawan', '२ साउन २०८४', '2084/85'],
  },
  {
    day: '2027-07-18',
    forecast: ['approx. 2 Shrawan', 'लगभग २ साउन २०८४ (१८ जुलाई २०२७)', '2084/85'],
    entered: ['3 Shrawan', '३ साउन २०८४', '2084/85'],
  },
]

test.each([{ years: [] }, { years: [OF_2084] }])(
  'both new years are gone through without a release, with %o entered',
  { timeout: 240_000 },
  async ({ years }) => {
    onTestFinished(() => enterYears([]))
    const world = await testApp()
    const { as, build, services, clock, smsTo } = world
    const staff = async () => as(await build.admin())
    if (years.length > 0)
      await (await staff()).settings.update({ body: { version: 1, bs_years: JSON.stringify(years) } })
    for (const { day, forecast, entered } of DAYS) {
      const [words, nepaliWords, fiscalYear] = (years.length > 0 && entered) || forecast
      clock.pass({ days: Math.round((Date.parse(day) - Date.parse(today(clock))) / 86_400_000) })
      expect(today(clock)).toBe(day)
      const admin = await staff()
      const customer = await build.customer()
      await as(customer).accounts.setLanguage({ body: { language: 'ne' } })
      const serial_number = `SN-${day}`
      const { id } = await buildRegistration(services, { customer, serial_number, purchase_date: day })
      await admin.registrations.decide({ body: { stock_id: id, status: 'Approved', warranty_months: 12 } })

      const query = { format: 'csv' as const, serial_number }
      const lines = await (await admin.registrations.exportWarranties({ query })).text()
      const { fiscal_years } = (await admin.dashboard.stats()).data
      const number = await services.db
        .transaction()
        .execute((tx) => numberFor(tx, { number: '', revises: null, revision: 0 }, clock.now()))
      expect([lines.trim().split(',').at(-1), fiscal_years.this_year, number.split('-')[0]], day).toEqual([
        fiscalYear,
        fiscalYear,
        fiscalYear,
      ])
      const englishWords = `${words} ${day < '2027-04-14' ? 2083 : 2084}`
      expect([datesIn('en', 'bs').alone(day), dayText(day, 'ne')]).toEqual([englishWords, nepaliWords])
      const { troubles } = (await admin.system.get()).data
      const isMissing = years.length === 0
      expect(troubles.filter(({ kind }) => kind.startsWith('calendar.'))).toEqual(
        isMissing ? [day < '2027-04-14' ? ending(day) : { kind: 'calendar.ended', count: since(day) + 1 }] : [],
      )
      const [certificate = ''] = await pagesOf(await as(customer).extensions.certificate({ params: { id } }))
      expect(certificate.replaceAll(/\s+/g, ' ')).toContain(nepaliWords!.replace(/ \(.*/, ''))
      // Of the days after the last one that is known the AD day binds, in a message too.
      const [sms = ''] = await smsTo(customer.contact)
      const isKnown = !isMissing && day <= '2027-04-12'
      expect(sms).toMatch(isKnown ? /वारेन्टी ३० चैत २०८४ सम्म/ : /वारेन्टी लगभग \S+ \S+ २०८[४५] \([०-९/]+\) सम्म/)
      const english = await inEnglish(world, admin, day)
      expect(english.certificate).toContain(`Issued on ${dayText(day)} (${englishWords})`)
      // A reader of AD is told no forecast.
      expect(english.sms).toContain(`Warranty until ${dayText(day.replace('2027', '2028'))}.`)
      expect(await listedOn(admin, day), day).toEqual([2, 2, 1, 1, 1])
      const row = [counted(day), fiscalYear]
      expect(await exportedOn(admin, day), day).toEqual({ bought: [row, row], complaints: [row], quotations: [row] })
    }
  },
)

const since = (day: string) => Math.round((Date.parse(day) - Date.parse('2027-04-14')) / 86_400_000)
const ending = (day: string) => ({ kind: 'calendar.ending', count: -since(day) })

/** A registration, a complaint, a request for a quotation and points by hand of a customer who reads English; what they were told. */
async function inEnglish({ as, build, services, clock, smsTo }: TestApp, admin: TestClient, day: string) {
  const customer = await build.customer()
  const { id } = await buildRegistration(services, { customer, serial_number: `EN-${day}`, purchase_date: day })
  await admin.registrations.decide({ body: { stock_id: id, status: 'Approved', warranty_months: 12 } })
  await as(customer).complaints.register({ params: { id }, body: await complaintForm() })
  await buildQuotation(services, { customer, created_at: clock.now() })
  await admin.customers.adjustPoints({ params: { id: customer.id }, body: { points: 10, reason: 'For the new year' } })
  // The database has a clock of its own. The day begins here while it is still the one before in London.
  const created_at = new Date(`${day}T00:00:00+05:45`)
  await services.db.updateTable('registration').set({ created_at }).where('purchase_date', '=', day).execute()
  const [certificate = ''] = await pagesOf(await as(customer).extensions.certificate({ params: { id } }))
  const [sms = ''] = await smsTo(customer.contact)
  return { certificate: certificate.replaceAll(/\s+/g, ' '), sms }
}

/** How many rows each list has of a day; of warranties, those that end with the ones of that day. */
async function listedOn(admin: TestClient, day: string): Promise<number[]> {
  const { data } = await admin.registrations.warranties({ query: { serial_number: `EN-${day}` } })
  const end = data[0]!.warranty_expire
  const query = { from: day, to: day }
  const lists = await Promise.all([
    admin.registrations.list({ query }),
    admin.registrations.warranties({ query: { from: end, to: end } }),
    admin.complaints.list({ query }),
    admin.quotations.list({ query }),
    admin.activity.list({ query: { ...query, kind: 'points' } }),
  ])
  return lists.map((list) => list.data.length)
}

/** The days and fiscal years in spreadsheets of a day; a day is a number that they count with, no text. */
async function exportedOn(admin: TestClient, day: string) {
  const query = { format: 'xlsx' as const, from: day, to: day }
  const [registrations = [], complaints = [], quotations = []] = await Promise.all(
    [
      await admin.registrations.export({ query }),
      await admin.complaints.export({ query }),
      await admin.quotations.export({ query }),
    ].map(cellsOf),
  )
  const dayAndYear = (column: string) => (row: Record<string, string>) => [
    Math.floor(Number(row[column])),
    row['Fiscal Year'],
  ]
  return {
    bought: registrations.map(dayAndYear('Purchase Date')),
    complaints: complaints.map(dayAndYear('Date')),
    quotations: quotations.map(dayAndYear('CreatedAt')),
  }
}

/** The rows of an .xlsx by their headings, as its cells have them. */
async function cellsOf(file: Blob): Promise<Record<string, string>[]> {
  const sheet = (await unzip(file)).get('xl/worksheets/sheet1.xml')!.toString()
  const rows = Array.from(sheet.matchAll(/<row>(.*?)<\/row>/gs), ([, row = '']) =>
    Array.from(row.matchAll(/<c\b[^>]*?(?:\/>|>(.*?)<\/c>)/gs), ([, cell = '']) => cell.replaceAll(/<[^>]+>/g, '')),
  )
  const [heads = [], ...others] = rows
  return others.map((row) => Object.fromEntries(heads.map((head, place) => [head, row[place] ?? ''])))
}

/** A day as spreadsheets count it. */
const counted = (day: string) => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000
