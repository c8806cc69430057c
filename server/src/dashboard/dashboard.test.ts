import { expect, test } from 'vitest'
import { FIGURE_NAMES } from 'contract/dashboard/endpoints'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { buildEnquiry } from '../../test/factories/enquiry.ts'
import { buildPersonalisation } from '../../test/factories/personalisation.ts'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import type { TestApp } from '../../test/test-app.ts'
import { today } from '../platform/core/clock.ts'
import { RECENT_KEPT_SECONDS } from './dashboard-reader.ts'
import { byFigure } from './figure.queries.ts'
import { fiscalYearsUpTo } from './fiscal-years.queries.ts'
import { daysUpTo } from './nepal-days.ts'
import { dashboardWorld } from './testing/dashboard-world.ts'

test('each figure counts existing rows only', async () => {
  const world = await dashboardWorld()
  const { figures, services, build } = world
  expect(await figures()).toEqual(byFigure(() => 0))

  const product = await build.product()
  expect(await figures()).toEqual({ ...byFigure(() => 0), total_products: 1 })
  const asha = await build.customer()
  expect(await figures()).toMatchObject({ total_products: 1, total_users: 1 })
  await buildRegistration(services, { customer: asha })
  expect(await figures()).toMatchObject({ total_users: 1, total_registered_products: 1, total_complaints: 0 })
  await buildComplaint(services, { customer: asha })
  expect(await figures()).toMatchObject({ total_registered_products: 2, total_complaints: 1 })
  const enquiry = await buildEnquiry(services)
  expect(await figures()).toMatchObject({ total_contact_enquiries: 1, total_bulk_orders: 0 })
  await buildQuotation(services, { customer: asha })
  expect(await figures()).toMatchObject({ total_bulk_orders: 1, total_personalized_orders: 0 })
  await buildPersonalisation(services, { customer: asha })
  expect(await figures()).toEqual({ ...byFigure(() => 1), total_registered_products: 2 })

  await services.db.deleteFrom('product').where('id', '=', product.id).execute()
  expect(await figures()).toEqual({ ...byFigure(() => 1), total_registered_products: 2, total_products: 0 })
  await services.db.deleteFrom('enquiry').where('id', '=', enquiry.id).execute()
  expect(await figures()).toMatchObject({ total_contact_enquiries: 0, total_users: 1 })
  // what belongs to a customer goes with the account
  await services.db.deleteFrom('account').where('id', '=', asha.id).execute()
  expect(await figures()).toEqual(byFigure(() => 0))
})

test('a repair that was reported twice counts once, among all and among those of the week', async () => {
  const { services, stats } = await dashboardWorld()
  const [first, second] = [await buildComplaint(services), await buildComplaint(services)]
  await services.db
    .updateTable('complaint')
    .set({ merged_into: first.id, merged_at: services.clock.now(), status: 'Cancelled' })
    .where('id', '=', second.id)
    .execute()
  expect(await stats()).toMatchObject({
    total_complaints: 1,
    changes: { total_complaints: { this_week: 1, week_before: 0 } },
  })
})

test('a customer who becomes staff no longer counts as a customer, and vice versa', async () => {
  const { figures, services, build } = await dashboardWorld()
  const asha = await build.customer()
  const become = (role: 'customer' | 'service_incharge' | 'product_incharge') =>
    services.db.updateTable('account').set({ role }).where('id', '=', asha.id).execute()
  await become('service_incharge')
  expect(await figures()).toMatchObject({ total_users: 0 })
  await become('product_incharge')
  expect(await figures()).toMatchObject({ total_users: 0 })
  await become('customer')
  expect(await figures()).toMatchObject({ total_users: 1 })
})

test('each figure is told against the week before: seven days with today, and the seven before', async () => {
  const { stats, services, build, noonOf } = await dashboardWorld()
  // The admin account was also created today and does not count as a customer.
  for (const daysAgo of [0, 6, 7, 13, 14]) {
    const customer = await build.customer()
    const registration = await buildRegistration(services, { customer })
    await complain(services, registration.id, customer.id, noonOf(daysAgo))
    const made = {
      account: customer,
      registration,
      product: await build.product(),
      enquiry: await buildEnquiry(services),
      quotation: await buildQuotation(services, { customer }),
      personalisation: await buildPersonalisation(services, { customer }),
    }
    for (const [table, { id }] of Object.entries(made))
      await services.db
        .updateTable(table as keyof typeof made)
        .set({ created_at: noonOf(daysAgo) })
        .where('id', '=', id)
        .execute()
  }
  const { changes, ...rest } = await stats()
  expect(changes).toEqual(byFigure(() => ({ this_week: 2, week_before: 2 })))
  expect(FIGURE_NAMES.map((name) => rest[name])).toEqual(FIGURE_NAMES.map(() => 5))
})

test('each figure is told for this fiscal year and the one before, from 1 Shrawan in Nepal', async () => {
  const { services } = await dashboardWorld()
  const at = async (created_at: string) => {
    const { id } = await buildEnquiry(services)
    await services.db.updateTable('enquiry').set({ created_at }).where('id', '=', id).execute()
  }
  await at('2025-07-16T18:14:59Z')
  await at('2025-07-16T18:15:00Z')
  await at('2026-07-16T18:14:59Z')
  await at('2026-07-16T18:15:00Z')
  const years = await fiscalYearsUpTo(services.db, '2026-11-25')
  expect(years).toMatchObject({ this_year: '2083/84', year_before: '2082/83' })
  expect(years.changes.total_contact_enquiries).toEqual({ this_year: 1, year_before: 2 })
  // After the table its years are counted on.
  expect(await fiscalYearsUpTo(services.db, '2040-01-01')).toMatchObject({
    this_year: '2096/97',
    year_before: '2095/96',
  })
})

test('the days begin and end at midnight in Nepal, and those without any are 0', async () => {
  const { stats, services, clock, build } = await dashboardWorld()
  const days = daysUpTo(today(clock), 30)
  const midnight = (day: string) => new Date(`${day}T00:00:00+05:45`)
  const asha = await build.customer()
  const came = async (created_at: Date) => {
    const { id } = await buildRegistration(services, { customer: asha })
    await services.db.updateTable('registration').set({ created_at }).where('id', '=', id).execute()
    await complain(services, id, asha.id, created_at)
  }
  const aMomentBefore = (time: Date) => new Date(time.getTime() - 1)
  const tomorrow = new Date(midnight(days[29]!).getTime() + 24 * 60 * 60 * 1000)
  await came(aMomentBefore(midnight(days[0]!)))
  await came(midnight(days[0]!))
  await came(aMomentBefore(midnight(days[28]!)))
  await came(midnight(days[28]!))
  await came(aMomentBefore(midnight(days[29]!)))
  await came(aMomentBefore(tomorrow))
  await came(tomorrow)
  const { weekly } = await stats()
  const counts = new Map([
    [0, 1],
    [27, 1],
    [28, 2],
    [29, 1],
  ])
  expect(weekly).toEqual(
    days.map((day, place) => ({ day, registrations: counts.get(place) ?? 0, complaints: counts.get(place) ?? 0 })),
  )
})

test('districts and models of the last 30 days, where most came from first', async () => {
  const { stats, services, build, noonOf } = await dashboardWorld()
  const kaski = await build.customer({ district: 'Kaski' })
  const ilam = await build.customer({ district: 'Ilam' })
  const nowhere = await build.customer({ district: '' })
  const fan = { model_num: 'BSF-160', model_name: 'Hawa 16' }
  const kettle = { model_num: 'BEK-150', model_name: 'Chiya 1.5' }
  const registration = await buildRegistration(services, { customer: ilam, ...fan })
  await buildRegistration(services, { customer: ilam, ...fan, model_num: 'bsf-160 ' })
  await complain(services, registration.id, ilam.id, undefined, fan)
  await buildRegistration(services, { customer: kaski, ...kettle })
  await buildRegistration(services, { customer: kaski, ...kettle })
  await buildRegistration(services, { customer: nowhere, ...kettle })
  const old = await buildRegistration(services, { customer: nowhere, model_num: 'OLD-1', model_name: 'Old' })
  await services.db
    .updateTable('registration')
    .set({ created_at: noonOf(30) })
    .where('id', '=', old.id)
    .execute()
  const { by_district, by_model } = await stats()
  expect(by_district).toEqual([
    { name: 'Ilam', registrations: 2, complaints: 1 },
    { name: 'Kaski', registrations: 2, complaints: 0 },
    { name: '', registrations: 1, complaints: 0 },
  ])
  expect(by_model).toEqual([
    { ...kettle, registrations: 3, complaints: 0 },
    { ...fan, registrations: 2, complaints: 1 },
  ])
})

test('the eight first of many districts are shown', async () => {
  const { stats, services, build } = await dashboardWorld()
  for (let place = 1; place <= 9; place++)
    await buildRegistration(services, { customer: await build.customer({ district: `District ${place}` }) })
  const { by_district } = await stats()
  expect(by_district.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((place) => `District ${place}`))
})

test('each role sees its own figures, days and places; the rest is null', async () => {
  const { as, build, services } = await dashboardWorld()
  const { customer } = await buildComplaint(services)
  await buildRegistration(services, { customer, model_num: 'NEW-1' })
  const read = async (role: 'product_incharge' | 'service_incharge') =>
    (await as(await build.admin({ role })).dashboard.stats()).data

  const product = await read('product_incharge')
  const hidden = { total_complaints: null }
  expect(product).toMatchObject({ total_products: 0, total_users: 1, total_registered_products: 2, ...hidden })
  expect(product.changes).toMatchObject({ total_registered_products: { this_week: 2, week_before: 0 }, ...hidden })
  expect(product.weekly.at(-1)).toMatchObject({ registrations: 2, complaints: null })
  expect(product.by_district).toEqual([{ name: 'Kaski', registrations: 2, complaints: null }])
  expect(product.by_model.map(({ complaints }) => complaints)).toEqual([null, null])
  expect(product.attention).toMatchObject({ registrations_waiting: { total: 1 }, complaints_undispatched: null })

  const service = await read('service_incharge')
  const unseen = {
    total_products: null,
    total_contact_enquiries: null,
    total_bulk_orders: null,
    total_personalized_orders: null,
  }
  expect(service).toMatchObject({ total_users: 1, total_complaints: 1, total_registered_products: 2, ...unseen })
  expect(service.changes).toMatchObject({ total_complaints: { this_week: 1, week_before: 0 }, ...unseen })
  expect(service.weekly.at(-1)).toMatchObject({ registrations: 2, complaints: 1 })
  expect(service.attention).toMatchObject({ registrations_waiting: null, complaints_undispatched: { total: 1 } })
})

test('figures and pending work are current; days and weeks may be some seconds old', async () => {
  const { stats, services, clock } = await dashboardWorld()
  await stats()
  await buildRegistration(services)
  const soon = await stats()
  expect(soon).toMatchObject({ total_registered_products: 1, attention: { registrations_waiting: { total: 1 } } })
  expect(soon.weekly.at(-1)!.registrations).toBe(0)
  clock.pass({ seconds: RECENT_KEPT_SECONDS })
  const later = await stats()
  expect(later.weekly.at(-1)!.registrations).toBe(1)
  expect(later.changes.total_registered_products).toEqual({ this_week: 1, week_before: 0 })
})

test('pending work is the same in both calls', async () => {
  const { as, build, services, stats } = await dashboardWorld()
  await buildRegistration(services)
  await buildEnquiry(services)
  const { data } = await as(await build.admin()).dashboard.attention()
  expect((await stats()).attention).toEqual(data)
})

type World = TestApp['services']

/** A complaint about a registration as it is, whatever its status. */
const complain = (
  { db }: World,
  registration_id: number,
  customer_id: number,
  created_at = new Date(),
  model = { model_num: 'BMG-1', model_name: 'Mixer Grinder' },
) =>
  db
    .insertInto('complaint')
    .values({
      registration_id,
      customer_id,
      created_at,
      ...model,
      customer_name: 'Asha Gurung',
      customer_contact: '9840000000',
      customer_address: 'Lakeside 6',
      email: 'asha@example.com',
      serial_number: 'SN-1',
      purchase_date: '2026-01-31',
      problem_description: 'It hums',
    })
    .execute()
