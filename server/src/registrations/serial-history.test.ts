import { expect, test } from 'vitest'
import { buildRegistration } from '../../test/factories/registration.ts'
import { buildUnit } from '../../test/factories/unit.ts'
import { testApp } from '../../test/test-app.ts'
import { serialHistoryOf } from './serial-history.queries.ts'

test('a serial number’s history has its unit and every registration, deleted ones included', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const admin = as(await build.admin())
  await buildUnit(services, { model_name: 'Kettle', model_number: 'BK-2', serial_number: 'sn-1' })
  const of = (firstname: string) => build.customer({ firstname, lastname: 'Rai' })
  const build1 = async (firstname: string, status: 'Pending' | 'Rejected' = 'Pending') =>
    buildRegistration(services, { customer: await of(firstname), serial_number: 'SN-1', status })
  const withdrawn = await build1('Asha')
  await as(withdrawn.customer).registrations.deleteMine({ params: { id: withdrawn.id } })
  const deleted = await build1('Bina')
  clock.pass({ minutes: 1 })
  await admin.registrations.delete({ params: { id: deleted.id } })
  const rejected = await build1('Chitra', 'Rejected')
  const living = await build1('Deepa')
  await buildRegistration(services, { serial_number: 'SN-2' })

  const { data } = await admin.registrations.get({ params: { id: living.id } })
  expect(data.serial_history.unit).toEqual({ model_name: 'Kettle', model_number: 'BK-2' })
  expect(data.serial_history.registrations).toMatchObject([
    { id: rejected.id, fate: 'Rejected', reason: 'The bill cannot be read', customer: { firstname: 'Chitra' } },
    { id: deleted.id, fate: 'Deleted', customer: { id: deleted.customer.id, firstname: 'Bina', lastname: 'Rai' } },
    { id: withdrawn.id, fate: 'Withdrawn', model_num: 'BMG-1', customer: { firstname: 'Asha' } },
  ])

  const looked = await admin.registrations.serial({ query: { serial_number: ' sn-1 ' } })
  expect(looked.data.registrations.map(({ fate }) => fate)).toEqual(['Pending', 'Rejected', 'Deleted', 'Withdrawn'])
  const nothing = await admin.registrations.serial({ query: { serial_number: 'SN-9' } })
  expect(nothing.data).toEqual({ unit: null, registrations: [] })
})

test('without permission to see customers the registrant is not shown', async () => {
  const { services } = await testApp({ work: false })
  await buildRegistration(services, { serial_number: 'SN-1' })
  const { registrations } = await serialHistoryOf(services.db, { serial_number: 'SN-1', reader: 'customer' })
  expect(registrations).toMatchObject([{ fate: 'Pending', customer: null }])
})

test('after one that waits comes the next in the order in which they came, then the first again', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  const first = await buildRegistration(services)
  const next = async (id: number) => (await admin.registrations.get({ params: { id } })).data.next_waiting
  expect(await next(first.id)).toBeNull()
  await buildRegistration(services, { status: 'Approved' })
  const last = await buildRegistration(services)
  expect([await next(first.id), await next(last.id)]).toEqual([last.id, first.id])
})
