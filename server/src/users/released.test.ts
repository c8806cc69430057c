import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { testApp } from '../../test/test-app.ts'

async function owning() {
  const world = await testApp({ work: false })
  const { as, build, services } = world
  const sita = await build.admin({ firstname: 'Sita', lastname: 'Rai', role: 'service_incharge' })
  const here = await build.servicePoint({ kind: 'service_centre', name: 'Pokhara' })
  const there = await build.servicePoint({ kind: 'service_centre', name: 'Butwal' })
  const client = as(await build.admin())
  const complaint = await buildComplaint(services)
  const params = { id: complaint.id }
  await client.assignments.assign({ params, body: { centre_id: here.id, owner_id: sita.id } })
  const get = async () => (await client.complaints.get({ params })).data
  const move = (body: { role: 'product_incharge' | 'centre_incharge' | 'admin'; centre_id?: number }) =>
    client.users.update({ params: { id: sita.id }, body })
  const released = async (query: { role: 'product_incharge' | 'centre_incharge' | 'admin'; centre_id?: number }) =>
    (await client.users.released({ params: { id: sita.id }, query })).data
  return { ...world, sita, here, there, client, complaint, params, get, move, released }
}

test('who moves to another role owns nothing open that they may not work on; it is counted before, and the history says so', async () => {
  const { as, services, sita, there, client, complaint, get, move, released } = await owning()
  await as().enquiries.send({ body: { name: 'Hari', phone: '9800000009', email: 'hari@example.com', note: 'Hello' } })
  const { id } = await services.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
  // As somebody of another role, which Sita had before.
  await services.db.updateTable('enquiry').set({ owner_id: sita.id }).where('id', '=', id).execute()
  expect(await released({ role: 'admin' })).toEqual({ complaints: 0, enquiries: 0 })
  expect(await released({ role: 'product_incharge' })).toEqual({ complaints: 1, enquiries: 0 })
  const elsewhere = { role: 'centre_incharge', centre_id: there.id } as const
  expect(await released(elsewhere)).toEqual({ complaints: 1, enquiries: 1 })
  await move(elsewhere)
  expect((await get()).owner_id).toBeNull()
  const enquiry = await services.db.selectFrom('enquiry').select('owner_id').executeTakeFirstOrThrow()
  expect(enquiry.owner_id).toBeNull()
  const free = await client.complaints.list({ query: { assigned: 'no_owner' } })
  expect(free.data.map(({ id }) => id)).toEqual([complaint.id])
  const { data: events } = await client.history.list({ params: { subject: 'complaint', id: complaint.id } })
  expect(events[0]?.sentence).toMatch(/changed owner from Sita Rai to nothing$/)
})

test('who runs a centre keeps its complaints and loses those of others; so does a complaint that goes elsewhere', async () => {
  const { sita, here, there, client, params, get, move, released } = await owning()
  expect(await released({ role: 'centre_incharge', centre_id: here.id })).toMatchObject({ complaints: 0 })
  await move({ role: 'centre_incharge', centre_id: here.id })
  expect((await get()).owner_id).toBe(sita.id)
  expect(await released({ role: 'centre_incharge', centre_id: there.id })).toMatchObject({ complaints: 1 })
  await client.assignments.assign({ params, body: { centre_id: there.id } })
  expect((await get()).owner_id).toBeNull()
  await client.assignments.assign({ params, body: { centre_id: here.id, owner_id: sita.id } })
  await move({ role: 'centre_incharge', centre_id: there.id })
  expect((await get()).owner_id).toBeNull()
})
