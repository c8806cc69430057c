import { datesIn } from 'contract/core/dates/dates-in'
import { expect, onTestFinished, test } from 'vitest'
import { enterYears } from '../src/platform/core/published-years.ts'
import { today } from '../src/platform/core/clock.ts'
import { dayText } from '../src/platform/core/format.ts'
import { pagesOf } from '../src/platform/papers/testing/pages-of.ts'
import { numberFor } from '../src/quotations/next-number.ts'
import { buildRegistration } from './factories/registration.ts'
import { testApp } from './test-app.ts'

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
  { timeout: 120_000 },
  async ({ years }) => {
    onTestFinished(() => enterYears([]))
    const { as, build, services, clock, smsTo } = await testApp()
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
      expect([lines.trim().split(',').at(-1), fiscal_years?.this_year, number.split('-')[0]], day).toEqual([
        fiscalYear,
        fiscalYear,
        fiscalYear,
      ])
      expect([datesIn('en', 'bs').alone(day), dayText(day, 'ne')]).toEqual([
        `${words} ${day < '2027-04-14' ? 2083 : 2084}`,
        nepaliWords,
      ])
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
    }
  },
)

const since = (day: string) => Math.round((Date.parse(day) - Date.parse('2027-04-14')) / 86_400_000)
const ending = (day: string) => ({ kind: 'calendar.ending', count: -since(day) })
