import { expect, test } from 'vitest'
import { buildRegistration, buildSoldProduct, registrationForm } from '../../test/factories/registration.ts'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { pointsOf } from '../points/point.queries.ts'

test('staff find a customer by any spelling of the number, and no staff', async () => {
  const { as, build } = await testApp({ work: false })
  const asha = await build.customer({ contact: '9841203118', firstname: 'Asha', lastname: 'Thapa' })
  const admin = await build.admin()
  const find = async (contact: string) => (await as(admin).registrations.customerOfNumber({ query: { contact } })).data
  expect(await find('+977 984-1203118')).toEqual({
    id: asha.id,
    firstname: 'Asha',
    lastname: 'Thapa',
    contact: '9841203118',
    district: 'Kaski',
    city: 'Pokhara',
  })
  expect(await find('9800000001')).toBeNull()
  expect(await find(admin.contact)).toBeNull()
  expect(await refusedWith(find('12'))).toBe('422 Mobile number is required and must be 10 digits')
})

test('a registration by staff is pending as any other, its customer is told, and the audit has the actor', async () => {
  const { as, build, services, smsTo } = await testApp()
  const asha = await build.customer()
  const incharge = await build.admin({ role: 'product_incharge' })
  const body = { ...(await registrationForm({ serial_number: 'SN-1' })), customer_id: asha.id }
  const { message, data } = await as(incharge).registrations.registerForCustomer({ body })
  expect(message).toBe('Product registered')
  expect(data).toMatchObject({ status: 'Pending', serial_number: 'SN-1', customer: { id: asha.id } })
  expect((await as(asha).registrations.listMine()).data).toMatchObject([{ id: data.id }])
  expect(await smsTo(asha.contact)).toEqual([
    'Baltra: your Mixer Grinder was registered for you. You will get a message when it is checked.',
  ])
  const audit = await services.db.selectFrom('audit').selectAll().where('subject_id', '=', data.id).execute()
  expect(audit).toMatchObject([
    { actor_id: incharge.id, action: 'registration.register', after: { serial_number: 'SN-1', customer_id: asha.id } },
  ])
})

test('staff who may decide can approve at once: warranty, points and one message', async () => {
  const { as, build, services, smsTo } = await testApp()
  await buildSoldProduct(services, { reward_points: 100, warranty_months: 12 })
  const asha = await build.customer()
  const body = { ...(await registrationForm()), customer_id: asha.id, approve: true }
  const { message, data } = await as(await build.admin()).registrations.registerForCustomer({ body })
  expect(message).toBe('Product registered and approved')
  expect(data).toMatchObject({ status: 'Approved', warranty_expiry: '2027-01-31' })
  expect(await pointsOf(services.db, asha.id)).toBe(100)
  expect(await smsTo(asha.contact)).toEqual([
    'Baltra: your Mixer Grinder is registered. Warranty until 31 Jan 2027. You earned 100 points.',
  ])

  const other = { ...(await registrationForm()), customer_id: asha.id, approve: true }
  const incharge = as(await build.admin({ role: 'product_incharge' }))
  expect(await refusedWith(incharge.registrations.registerForCustomer({ body: other }))).toBe(
    '403 You may not approve registrations',
  )
  expect((await as(asha).registrations.listMine()).data).toHaveLength(1)
})

test('a product is registered for a customer alone, with all photographs and a day that was', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  const form = await registrationForm()
  const register = (changes: object) =>
    refusedWith(as(admin).registrations.registerForCustomer({ body: { ...form, customer_id: admin.id, ...changes } }))
  expect(await register({})).toBe('422 There is no such customer')
  expect(await register({ customer_id: 999_999 })).toBe('422 There is no such customer')
  expect(await register({ customer_id: undefined })).toBe('422 Find the customer by mobile number first')
  expect(await register({ bill_image_one: undefined })).toBe('422 Bill image required')
  expect(await register({ purchase_date: '2199-01-01' })).toBe('422 Purchase date cannot be in the future')
})

test('a serial number with a living registration is refused, with its status and owner', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  const mina = await build.customer({ firstname: 'Mina', lastname: 'Rai' })
  const asha = await build.customer()
  const register = async (serial_number: string, customer_id: number) =>
    refusedWith(
      admin.registrations.registerForCustomer({
        body: { ...(await registrationForm({ serial_number })), customer_id },
      }),
    )
  await buildRegistration(services, { customer: mina, serial_number: 'SN-1' })
  await buildRegistration(services, { customer: mina, serial_number: 'SN-2', status: 'Discount' })
  await buildRegistration(services, { customer: mina, serial_number: 'SN-3', status: 'Rejected' })
  expect(await register('sn-1', asha.id)).toBe(
    '409 This serial number is already registered to Mina Rai; it waits to be decided',
  )
  expect(await register('SN-2', asha.id)).toBe(
    '409 This serial number is already registered to Mina Rai; it is approved',
  )
  expect(await register('SN-2', mina.id)).toBe(
    '409 This serial number is already registered to this customer; it is approved',
  )
  expect(await register('SN-3', asha.id)).toBeUndefined()
})
