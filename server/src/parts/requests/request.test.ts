import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { desk } from './testing/request-world.ts'

test('a part is asked for, approved, sent and received, and the complaint and its customer follow', async () => {
  const { ask, office, centre, centre_id, stage, stock, as, customer, params: complaint, part_id } = await desk()
  const one = await ask(2, { note: 'Both are worn' })
  expect(await stage()).toBe('Part Approval Pending from ASM')
  expect(await refusedWith(centre.partRequests.receive({ ...one, body: { came: 2 } }))).toBe(
    '409 This request is not approved yet',
  )
  await office.partRequests.approve({ ...one, body: {} })
  expect(await stage()).toBe('Part Pending from HO')
  expect((await office.dashboard.attention()).data.parts_to_send).toMatchObject({ total: 1 })
  await office.partRequests.send({ ...one, body: { note: 'By the night bus' } })
  expect([await stage(), await stock()]).toEqual([
    'Parts in Transit',
    { office: 1, [`transit-${centre_id}`]: 2, differs: 0 },
  ])
  const mine = await as(customer).complaints.getMine({ params: complaint })
  expect(mine.data.parts).toMatchObject([{ name: 'Carbon brush', state: 'sent' }])
  expect((await centre.dashboard.attention()).data.parts_to_receive).toMatchObject({ total: 1 })
  const { data } = await centre.partRequests.receive({ ...one, body: { came: 2 } })
  expect(data).toMatchObject({ state: 'received', came: 2, at_office: null, place: `centre-${centre_id}` })
  expect(data.steps.map(({ state, note }) => [state, note])).toEqual([
    ['asked', 'Both are worn'],
    ['approved', ''],
    ['sent', 'By the night bus'],
    ['received', ''],
  ])
  expect([await stage(), await stock()]).toEqual([
    'Part Consumed by Service Center',
    { office: 1, [`centre-${centre_id}`]: 2, differs: 0 },
  ])
  const { data: entries } = await office.partStock.entries({ query: { part_id, kind: 'moved' } })
  expect(new Set(entries.map(({ complaint_id }) => complaint_id))).toEqual(new Set([complaint.id]))
  expect((await office.partRequests.counts({ query: { part_id } })).data).toMatchObject({ received: 1, asked: 0 })
})

test('the stage is that of the least advanced request, and goes back when none is left', async () => {
  const { ask, office, centre, stage } = await desk()
  const [one, other] = [await ask(1), await ask(1)]
  await office.partRequests.approve({ ...one, body: {} })
  expect(await stage()).toBe('Part Approval Pending from ASM')
  expect((await refusal(office.partRequests.refuse({ ...other, body: { note: ' ' } })))?.body.errors).toEqual({
    note: 'Say why it is refused',
  })
  await office.partRequests.refuse({ ...other, body: { note: 'Not under warranty' } })
  expect(await stage()).toBe('Part Pending from HO')
  await centre.partRequests.cancel({ ...one, body: {} })
  expect(await stage()).toBe('Engineer Allocated')
})

test('what is missing of a delivery is written off with the reason, and what came can go back', async () => {
  const { ask, office, centre, centre_id, stock, part_id } = await desk()
  const one = await ask(3)
  await office.partRequests.approve({ ...one, body: {} })
  await office.partRequests.send({ ...one, body: {} })
  expect((await refusal(centre.partRequests.receive({ ...one, body: { came: 4 } })))?.body.errors).toEqual({
    came: 'Only 3 were sent',
  })
  expect((await refusal(centre.partRequests.receive({ ...one, body: { came: 2 } })))?.body.errors).toEqual({
    note: 'Say what happened to those that are missing',
  })
  await centre.partRequests.receive({ ...one, body: { came: 2, note: 'One broke on the way' } })
  expect(await stock()).toEqual({ [`centre-${centre_id}`]: 2, differs: 0 })
  const { data: gone } = await office.partStock.entries({ query: { part_id, kind: 'written_off' } })
  expect(gone).toMatchObject([{ change: -1, note: 'One broke on the way' }])
  await centre.partRequests.return({ ...one, body: { is_defective: true } })
  expect(await stock()).toEqual({ office: 2, differs: 0 })
})

test('a visit asks for the parts that have to come, and uses those that came', async () => {
  const { office, params, part_id, centre_id, stage } = await desk()
  const { id: other } = await office.parts
    .add({ body: { number: 'C-1', name: 'Coupler', price: 90 } })
    .then(({ data }) => data)
  const report = { visited_on: '2026-01-31', finding: 'Worn brushes', no_code_reason: 'No phone' }
  const needed = [
    { part_id, count: 1 },
    { part_id: other, count: 2 },
  ]
  expect(
    (await refusal(office.visitReports.add({ params, body: { ...report, outcome: 'done', needed } })))?.body.errors,
  ).toEqual({ needed: 'Parts are asked for where a part has to come' })
  await office.visitReports.add({ params, body: { ...report, outcome: 'part_needed', needed } })
  const { data } = await office.partRequests.list({ query: { complaint_id: params.id } })
  expect(data.map(({ part_name, count, state }) => [part_name, count, state])).toEqual([
    ['Carbon brush', 1, 'asked'],
    ['Coupler', 2, 'asked'],
  ])
  const [brush, coupler] = data.map(({ id }) => id) as [number, number]
  const answer = await office.partRequests.approveMany({ body: { ids: [brush, coupler] } })
  expect(answer.done).toBe(2)
  expect(await office.partRequests.sendMany({ body: { ids: [brush, coupler] } })).toMatchObject({
    done: 1,
    skipped: [{ id: coupler, reason: 'There is none of Coupler' }],
  })
  await office.partRequests.cancel({ params: { id: coupler }, body: {} })
  await office.partRequests.receive({ params: { id: brush }, body: { came: 1 } })
  expect(await stage()).toBe('Part Consumed by Service Center')
  const parts = [{ part_id, count: 1, place: `centre-${centre_id}` }]
  await office.visitReports.add({ params, body: { ...report, outcome: 'done', parts } })
  const { data: ended } = await office.partRequests.list({ query: { part_id } })
  expect(ended.map(({ state }) => state)).toEqual(['used'])
})

test('nothing is sent to nowhere, or of another version', async () => {
  const { ask, office, params, services } = await desk()
  const one = await ask(1)
  const { data } = await office.partRequests.approve({ ...one, body: { version: 1 } })
  expect(data.version).toBe(2)
  expect((await refusal(office.partRequests.send({ ...one, body: { version: 1 } })))?.body.code).toBe(
    'changed_meanwhile',
  )
  await services.db
    .updateTable('complaint')
    .set({ status: 'Unassigned', centre_id: null })
    .where('id', '=', params.id)
    .execute()
  expect((await refusal(office.partRequests.send({ ...one, body: {} })))?.body.errors).toEqual({
    place: 'Choose the service centre or the engineer to whom they are sent',
  })
})

test('what is on its way arrives also where the complaint was deleted', async () => {
  const { ask, office, centre, centre_id, services, params, stock } = await desk()
  const one = await ask(1)
  await office.partRequests.approve({ ...one, body: {} })
  await office.partRequests.send({ ...one, body: {} })
  await services.db.deleteFrom('complaint').where('id', '=', params.id).execute()
  expect((await centre.partRequests.receive({ ...one, body: { came: 1 } })).data.complaint_id).toBeNull()
  expect(await stock()).toEqual({ office: 2, [`centre-${centre_id}`]: 1, differs: 0 })
})

test('what is not sent ends with its complaint, and is taken up again with an end that was a mistake', async () => {
  const { ask, office, complaints, params, stage } = await desk()
  const [asked, approved, sent] = [await ask(1), await ask(1), await ask(1)]
  await office.partRequests.approveMany({ body: { ids: [approved, sent].map(({ params: { id } }) => id) } })
  await office.partRequests.send({ ...sent, body: {} })
  const states = async () =>
    (await office.partRequests.list({ query: { complaint_id: params.id, sort: 'created' } })).data.map(
      ({ state, is_closed }) => `${state}${is_closed ? ', closed' : ''}`,
    )
  await complaints.changeStatus({ params, body: { status: 'Cancelled' } })
  expect(await states()).toEqual(['cancelled, closed', 'cancelled, closed', 'sent, closed'])
  expect(await refusedWith(office.partRequests.approve({ ...asked, body: {} }))).toBe('409 This request was cancelled')
  const { data: told } = await office.history.list({ params: { subject: 'complaint', id: params.id } })
  expect(told.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringContaining('cancelled the request for parts (Carbon brush × 1, Carbon brush × 1)'),
  )
  await complaints.undoStatus({ params, body: { status: 'Cancelled' } })
  expect([await states(), await stage()]).toEqual([['asked', 'approved', 'sent'], 'Part Approval Pending from ASM'])
  // What somebody cancelled stays so.
  await office.partRequests.cancel({ ...asked, body: {} })
  await complaints.changeStatus({ params, body: { status: 'Cancelled' } })
  await complaints.reopenForCustomer({ params, body: { reason: 'The other one was meant' } })
  expect([await states(), await stage()]).toEqual([['cancelled', 'approved', 'sent'], 'Part Pending from HO'])
  await office.partRequests.return({ ...sent, body: {} })
})

test('an end that is taken back takes up what ended with it, not with an earlier one; of a deleted complaint nothing is left', async () => {
  const { ask, office, complaints, params, as, customer, clock, part_id } = await desk()
  const states = async () =>
    (await office.partRequests.list({ query: { part_id, sort: 'created' } })).data.map(({ state }) => state)
  await ask(1)
  await complaints.changeStatus({ params, body: { status: 'Completed' } })
  clock.pass({ minutes: 5 })
  await as(customer).complaints.reopen({ params, body: { remark: 'It hums again' } })
  await ask(2)
  clock.pass({ minutes: 5 })
  await complaints.changeStatus({ params, body: { status: 'Cancelled' } })
  await complaints.reopenForCustomer({ params, body: { reason: 'The other one was meant' } })
  expect(await states()).toEqual(['cancelled', 'asked'])
  await office.complaints.delete({ params, body: { reason: 'Entered twice' } })
  expect(await states()).toEqual(['cancelled', 'cancelled'])
})

test('parts come to nobody who has left, and a key of another complaint asks for nothing', async () => {
  const { ask, office, engineer, params, services, part_id, centre_id } = await desk()
  const { id: other } = await buildComplaint(services)
  const key = crypto.randomUUID()
  const one = await ask(1, { place: `bag-${engineer.id}`, key })
  const again = office.partRequests.ask({ params: { id: other }, body: { lines: [{ part_id, count: 1 }], key } })
  expect((await refusal(again))?.body.code).toBe('key_taken')
  await office.partRequests.approve({ ...one, body: {} })
  await office.assignments.assign({ params, body: { engineer_id: null } })
  await office.engineers.update({ params: { id: engineer.id }, body: { active: false, version: 1 } })
  expect((await refusal(office.partRequests.send({ ...one, body: {} })))?.body.errors).toHaveProperty('place')
  await office.partRequests.send({ ...one, body: { place: `centre-${centre_id}` } })
})
