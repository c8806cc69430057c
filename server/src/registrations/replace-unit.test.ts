import { expect, test } from 'vitest'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { registrationForm } from '../../test/factories/registration.ts'
import { pointsOf } from '../points/point.queries.ts'
import { replacing } from './testing/replace-world.ts'

test('a registration goes on with another appliance: warranty, extension and points are neither given twice nor lost', async () => {
  const { as, build, customer, own, params, replace, row, services, admin, unit, old, complaint } = await replacing()
  const before = await row()
  const points = await pointsOf(services.db, customer.id)
  const { data } = await replace({ new_serial_number: 'new 7' })
  expect(data.status).toBe('Completed')
  const { warranty_issue, warranty_expiry, warranty_months, promised_months, product_id, purchase_date } = before
  expect(await row()).toMatchObject({
    warranty_issue,
    warranty_expiry,
    warranty_months,
    promised_months,
    product_id,
    purchase_date,
    serial_number: unit.serial_number,
    status: 'Approved',
    is_genuine: true,
  })
  expect(await pointsOf(services.db, customer.id)).toBe(points)
  expect((await own.registrations.getMine({ params })).data).toMatchObject({
    serial_number: 'NEW-7',
    replaced_on: '2026-02-10',
    temp_reward: 100,
  })
  const { data: reports } = await admin.visitReports.list({ params: { id: complaint.id } })
  expect(reports).toMatchObject([{ outcome: 'replaced', replaced_by: 'NEW-7' }])
  // Rejected and approved again, it earns once, as before.
  const decide = (status: 'Rejected' | 'Approved') =>
    admin.registrations.decide({ body: { stock_id: params.id, status, reason: 'Looked at again' } })
  await decide('Rejected')
  await decide('Approved')
  const lots = await services.db
    .selectFrom('point_lot')
    .where('customer_id', '=', customer.id)
    .where('source', '=', 'registration')
    .where('revoked_at', 'is', null)
    .select('points')
    .execute()
  expect(lots).toEqual([{ points: 100 }])
  // The old unit is void, for the shop, the office and everybody who would register it.
  expect((await as().units.scanned({ params: { token: old.token } })).data.warranty).toEqual({
    state: 'replaced',
    until: null,
    replaced_on: '2026-02-10',
  })
  const { data: listed } = await admin.units.list({ query: {} })
  expect(listed.map(({ serial_number, is_replaced }) => [serial_number, is_replaced])).toEqual([
    ['NEW-7', false],
    ['OLD-1', true],
  ])
  const stranger = as(await build.customer()).registrations
  const form = await registrationForm({ serial_number: 'old1' })
  expect((await refusal(stranger.register({ body: form })))?.body.errors).toEqual({
    serial_number: 'This appliance was replaced on 10 Feb 2026, so its serial number cannot be registered any more',
  })
  const sentences = async (subject: 'registration' | 'unit', id: number) =>
    (await admin.history.list({ params: { subject, id }, query: {} })).data.map(({ sentence }) => sentence)
  expect((await sentences('registration', params.id)).join()).toContain(
    'replaced the appliance by NEW-7: “Motor burnt”',
  )
  expect(await sentences('unit', old.id)).toEqual([expect.stringContaining('replaced the unit by NEW-7')])
  expect(await sentences('unit', unit.id)).toEqual([expect.stringContaining('gave the unit in place of OLD-1')])
})

test('a replacement is taken back by correcting the serial number to the old one', async () => {
  const { params, replace, row, services, admin, customer, as, old } = await replacing()
  const before = await row()
  const points = await pointsOf(services.db, customer.id)
  await replace({ new_serial_number: 'NEW-7' })
  await admin.registrations.correct({ params, body: { serial_number: 'OLD-1', reason: 'It was repaired after all' } })
  const { serial_number, warranty_expiry, promised_months } = before
  expect(await row()).toMatchObject({ serial_number, warranty_expiry, promised_months })
  expect(await pointsOf(services.db, customer.id)).toBe(points)
  expect((await as().units.scanned({ params: { token: old.token } })).data.warranty.state).toBe('valid')
})

test('only a unit of the register that nobody has is given, by those who correct registrations, with a reason', async () => {
  const { replace, build, as, row } = await replacing()
  const told = async (body: object) => (await refusal(replace(body)))?.body.errors
  expect(await told({ new_serial_number: 'nowhere' })).toEqual({
    new_serial_number: 'The register of units has no such serial number of the model BMG-1',
  })
  expect(await told({})).toEqual({ new_serial_number: 'Enter the serial number of the new appliance' })
  expect(await told({ new_serial_number: 'NEW-7', note: '' })).toEqual({ note: 'Say why it was replaced' })
  expect(await told({ new_serial_number: 'OLD-1' })).toEqual({
    new_serial_number: 'This is the serial number that it has',
  })
  await build.unit({ model_number: 'BMG-2', model_name: 'Mixer Two', serial_number: 'TWO-2' })
  const asha = as(await build.customer()).registrations
  await asha.register({ body: await registrationForm({ serial_number: 'NEW-7' }) })
  expect(await refusedWith(replace({ new_serial_number: 'NEW-7' }))).toMatch(/^409 .*registration/i)
  await replace({ new_serial_number: 'TWO-2', new_model_num: 'bmg2' })
  expect(await row()).toMatchObject({ serial_number: 'TWO-2' })
})
