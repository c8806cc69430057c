import { expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { desk } from './testing/bulk-assign-world.ts'

test('complaints are assigned to a centre and an engineer and get history entries; closed ones are reported as skipped', async () => {
  const { client, ids, close, build, rows, audited } = await desk(3)
  const { id: centre_id } = await build.servicePoint({ kind: 'service_centre', name: 'Baltra Pokhara' })
  const { id: engineer_id } = await build.engineer({ centre_id })
  await close(ids[2]!)
  const body = { ids, centre_id, engineer_id }
  const { done, skipped } = await client.assignments.assignMany({ body })
  expect(done).toBe(2)
  expect(skipped).toEqual([{ id: ids[2], reason: 'This complaint is completed: nobody is sent there' }])
  expect((await rows()).map((row) => [row.centre_id, row.engineer_id])).toEqual([
    [centre_id, engineer_id],
    [centre_id, engineer_id],
    expect.not.arrayContaining([engineer_id]),
  ])
  const again = await client.assignments.assignMany({ body: { ...body, ids: ids.slice(0, 2) } })
  expect(again).toMatchObject({ done: 0, skipped: [{ reason: 'Already assigned to them' }, {}] })
  expect(await audited('complaint.assign')).toBe(2)
})

test('somebody has to be chosen, and has to be on the list', async () => {
  const { client, ids } = await desk(1)
  expect((await refusal(client.assignments.assignMany({ body: { ids } })))?.body.errors).toEqual({
    centre_id: 'Choose a service centre, an engineer or an owner',
  })
  const { done, skipped } = await client.assignments.assignMany({ body: { ids, engineer_id: 999_999 } })
  expect([done, skipped.length]).toEqual([0, 1])
})

test('bulk priority changes apply once, and complaints that already have it are reported', async () => {
  const { client, ids, rows, audited } = await desk(2)
  const press = () => client.complaints.bulkPriority({ body: { ids: [...ids, 999_999], priority: 'urgent' } })
  expect(await press()).toMatchObject({ done: 2, skipped: [{ id: 999_999, reason: 'Complaint not found' }] })
  expect((await rows()).map(({ priority }) => priority)).toEqual(['urgent', 'urgent'])
  expect((await press()).skipped.map(({ reason }) => reason)).toEqual([
    'It already has this priority',
    'It already has this priority',
    'Complaint not found',
  ])
  expect(await audited('complaint.priority')).toBe(2)
})

test('each goes to the centre proposed for it and to one owner; one without a proposal is named', async () => {
  const { client, ids, build, services, rows } = await desk(3)
  const kaski = await build.servicePoint({ kind: 'service_centre', name: 'Kaski Service Centre' })
  const { id: owner_id } = await build.admin({ role: 'call_centre' })
  const [proposed, assigned, nowhere] = ids as [number, number, number]
  await services.db.updateTable('complaint').set({ centre_id: kaski.id }).where('id', '=', proposed).execute()
  const other = await build.servicePoint({ kind: 'service_centre', name: 'Morang Service Centre' })
  await client.assignments.assign({ params: { id: assigned }, body: { centre_id: other.id } })
  const body = { ids, as_proposed: true, owner_id }
  expect(await client.assignments.assignMany({ body })).toMatchObject({
    done: 2,
    skipped: [{ id: nowhere, reason: 'No service centre is proposed for it' }],
  })
  expect((await rows()).map(({ centre_id }) => centre_id)).toEqual([kaski.id, other.id, null])
  for (const id of [proposed, assigned])
    expect((await client.complaints.get({ params: { id } })).data).toMatchObject({ owner_id, centre_chosen: true })
  expect((await client.assignments.assignMany({ body })).done).toBe(0)
  const both = client.assignments.assignMany({ body: { ids, as_proposed: true, centre_id: kaski.id } })
  expect((await refusal(both))?.body.errors).toEqual({
    centre_id: 'Choose one service centre for all, or the proposed one of each',
  })
})
