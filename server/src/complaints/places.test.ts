import { expect, test } from 'vitest'
import { fakeCrm } from '../../test/fake-crm.ts'
import { complaintForm } from '../../test/factories/complaint.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { refusal } from '../../test/refusal.ts'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { certainDistrict } from './certain-district.ts'
import { addressWithPlace } from './dispatch/address-with-place.ts'
import { placeLine } from './job-sheets/place-line.ts'
import { FAN, FAULT, atTheDesk } from './testing/file-for-caller-world.ts'

const ROLPA = { district: 'Rolpa', local_level: 'Rolpa', ward: 4 }

test.each([
  // nothing said: the customer's own
  ['', '', 'Rolpa', 'Rolpa'],
  ['RAPTI', '', 'Rolpa', 'Rolpa'],
  ['', '', 'Dhanusha', 'Dhanusa'],
  // the area lies in one district
  ['KOSHI', 'DHARAN', 'Kathmandu', 'Sunsari'],
  ['BAGMATI', 'SINDHUPALCHOWK', 'Kathmandu', 'Sindhupalchok'],
  ['BAGMATI', 'ANAMNAGAR', 'Lalitpur', 'Kathmandu'],
  ['Kaski', '', 'Rolpa', 'Kaski'],
  // a guess would be needed
  ['RAPTI', '', 'Kathmandu', ''],
  ['BAGMATI', 'SUNDHARA', 'Kathmandu', ''],
  ['SAGARMATHA', 'KANCHANPUR', 'Saptari', ''],
  ['', 'TRIVENI', 'Rolpa', ''],
  ['MADHESH', '', 'Rolpa', ''],
  ['', '', 'Atlantis', ''],
])('of zone “%s” and area “%s” the district of a customer of %s is “%s”', (zone, area, own, district) => {
  expect(certainDistrict({ zone, area }, own)).toBe(district)
})

test('a complaint by phone keeps district, local level and ward, and the wire’s zone follows', async () => {
  const { desk, asha } = await atTheDesk(await testApp())
  const body = { customer_id: asha.id, ...FAN, ...FAULT, customerAddress: 'Liwang', ...ROLPA }
  const { data } = await desk.complaints.fileForCaller({ body })
  const place = { ...ROLPA, zone: 'RAPTI', area: 'ROLPA' }
  expect(data).toMatchObject(place)
  const { data: rows } = await desk.complaints.list({ query: { district: 'Rolpa' } })
  expect(rows).toMatchObject([{ id: data.id, ...place }])
  expect((await desk.complaints.list({ query: { district: 'Kaski' } })).data).toEqual([])
  expect((await desk.complaints.list({ query: { where: 'district.is:Rolpa' } })).data).toHaveLength(1)
  expect((await desk.complaints.board({ query: {} })).data[0]!.cards).toMatchObject([place])
  expect((await desk.assignments.board({ query: {} })).waiting.cards).toMatchObject([place])
})

test('a district, local level or ward that there is not is refused at its field', async () => {
  const { desk, asha } = await atTheDesk(await testApp())
  const refused = async (place: object) =>
    (await refusal(desk.complaints.fileForCaller({ body: { customer_id: asha.id, ...FAN, ...FAULT, ...place } })))?.body
      .errors
  expect(await refused({ district: 'Atlantis' })).toEqual({ district: 'Choose one of the 77 districts' })
  expect(await refused({ ...ROLPA, local_level: 'Pokhara' })).toEqual({
    local_level: 'Please choose a local level of Rolpa',
  })
  expect(await refused({ ...ROLPA, ward: 11 })).toEqual({ ward: 'Rolpa has the wards 1 to 10' })
  expect(await refused({ district: 'Rolpa', ward: 1 })).toEqual({
    local_level: 'Please choose the local level of this ward',
  })
})

test('the form of the documents keeps its fields, and its district is derived only where it is certain', async () => {
  const { as, build, services } = await testApp()
  const admin = as(await build.admin())
  const filed = async (place: object) => {
    const { id, customer } = await buildRegistration(services, { status: 'Approved' })
    await services.db
      .updateTable('account')
      .set({ district: 'Kaski', local_level: 'Pokhara', ward: 6 })
      .where('id', '=', customer.id)
      .execute()
    const body = { ...(await complaintForm()), ...place }
    const { data } = await as(customer).complaints.register({ params: { id }, body })
    const { district, local_level, ward } = (await admin.complaints.get({ params: { id: data.id } })).data
    return [district, local_level, ward]
  }
  expect(await filed({})).toEqual(['Kaski', 'Pokhara', 6])
  expect(await filed({ customerAddress: 'Elsewhere 1' })).toEqual(['Kaski', '', null])
  expect(await filed({ zone: 'koshi', area: 'Dharan' })).toEqual(['Sunsari', '', null])
  expect(await filed({ zone: 'koshi' })).toEqual(['', '', null])
})

test('an edit moves district and zone together; a form without a district leaves it', async () => {
  const { desk, params, edit } = await filed(await testApp())
  expect(await edit({ district: 'Dhanusha', local_level: 'जनकपुरधाम' })).toMatchObject({
    district: 'Dhanusa',
    local_level: 'Janakpurdham',
    ward: null,
    zone: 'JANAKPUR',
    area: '',
  })
  expect(await edit({ zone: 'JANAKPUR', customerAddress: 'Station Road' })).toMatchObject({
    district: 'Dhanusa',
    local_level: 'Janakpurdham',
  })
  expect(await edit({ district: 'Dhanusa' })).toMatchObject({ district: 'Dhanusa', local_level: '' })
  expect(await edit({ zone: 'KOSHI', area: 'DHARAN' })).toMatchObject({ district: 'Sunsari' })
  expect(await edit({ zone: 'BHERI' })).toMatchObject({ zone: 'BHERI', area: '', district: '' })
  expect((await desk.complaints.get({ params })).data.district).toBe('')
})

test('where no centre serves the district nobody is proposed, and centres of the province come first', async () => {
  const { desk, params, build, edit } = await filed(await testApp())
  const centreIn = (district: string) =>
    build.servicePoint({ kind: 'service_centre', name: `Centre of ${district}`, district, districts: [district] })
  const [far, near] = [await centreIn('Jhapa'), await centreIn('Dang')]
  await build.engineer({ name: 'Amar Rai', centre_id: far.id })
  await build.engineer({ name: 'Zeb Thapa', centre_id: near.id })
  const choices = async () => (await desk.assignments.choices({ params, query: {} })).data
  const names = async () => (await choices()).engineers.map(({ name, centre_name }) => `${name}, ${centre_name}`)
  expect(await choices()).toMatchObject({ proposed: null })
  expect(await names()).toEqual(['Zeb Thapa, Centre of Dang', 'Amar Rai, Centre of Jhapa'])
  await edit({ district: 'Jhapa' })
  expect((await choices()).proposed).not.toBeNull()
  expect((await names())[0]).toBe('Amar Rai, Centre of Jhapa')
})

test('the CRM reads the local level and the district in the address', async () => {
  const crm = await fakeCrm()
  const tested = await testApp({ env: crm.env })
  const { params } = await filed(tested)
  await tested.as(await tested.build.admin()).complaints.dispatch({ body: { complaint_id: params.id } })
  expect(crm.requests).toMatchObject([{ customerAddress: 'Liwang, Rolpa-4, Rolpa', zone: 'RAPTI', area: 'ROLPA' }])
})

test.each([
  ['Lakeside', { local_level: 'Pokhara', ward: 6, district: 'Kaski' }, 'Lakeside, Pokhara-6, Kaski'],
  ['Lakeside, Pokhara 6, Kaski', { local_level: 'Pokhara', ward: 6, district: 'Kaski' }, 'Lakeside, Pokhara 6, Kaski'],
  ['काठमाडौँ, कास्की ६', { local_level: '', ward: null, district: 'काठमाडौं' }, 'काठमाडौँ, कास्की ६'],
  ['', { local_level: '', ward: null, district: 'Kaski' }, 'Kaski'],
  ['Lakeside', { local_level: '', ward: null, district: '' }, 'Lakeside'],
])('address “%s” for the CRM', (customer_address, place, address) => {
  expect(addressWithPlace({ customer_address, ...place })).toBe(address)
})

test('a job sheet names local level, ward and district, in both languages', () => {
  const pokhara = { zone: 'GANDAKI', area: 'POKHARA', district: 'Kaski', local_level: 'Pokhara', ward: 6 }
  expect(placeLine(pokhara, 'en')).toBe('Pokhara-6, Kaski')
  expect(placeLine(pokhara, 'ne')).toBe('पोखरा-६, कास्की')
  const old = { zone: 'KOSHI', area: 'DHARAN', district: '', local_level: '', ward: null }
  expect(placeLine({ ...old, district: 'Sunsari' }, 'en')).toBe('Dharan, Sunsari')
  expect(placeLine(old, 'en')).toBe('Dharan, Koshi')
})

/** A complaint from Rolpa, without a service centre. */
async function filed(tested: TestApp) {
  const world = await atTheDesk(tested)
  const { desk, asha } = world
  const body = { customer_id: asha.id, ...FAN, ...FAULT, customerAddress: 'Liwang', ...ROLPA }
  const params = { id: (await desk.complaints.fileForCaller({ body })).data.id }
  const edit = async (form: Parameters<typeof desk.complaints.update>[0]['body']) =>
    (await desk.complaints.update({ params, body: form })).data
  return { ...world, params, edit }
}
