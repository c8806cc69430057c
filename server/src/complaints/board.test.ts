import { COMPLAINT_STATUSES } from 'contract/complaints/words'
import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { refusedWith } from '../../test/refusal.ts'
import { desk } from './testing/board-world.ts'

const idsOf = (column: { cards: { id: number }[] } | undefined) => column?.cards.map(({ id }) => id)

test('each stage has its complaints in the usual order of stages, also one without any', async () => {
  const { board, client, services } = await desk()
  const { id } = await buildComplaint(services)
  const moved = await buildComplaint(services, { model_name: 'Air Fryer' })
  await client.complaints.changeStatus({ params: moved, body: { status: 'On Service' } })
  const columns = await board()
  expect(columns.map(({ status }) => status)).toEqual(COMPLAINT_STATUSES)
  expect(columns.filter(({ total }) => total > 0)).toMatchObject([
    { status: 'Unassigned', total: 1, more: false, cards: [{ id }] },
    { status: 'On Service', total: 1, cards: [{ id: moved.id, model_name: 'Air Fryer', status: 'On Service' }] },
  ])
})

test('a card shows the same as the list row', async () => {
  const { board, client, services, build } = await desk()
  const { id } = await buildComplaint(services)
  const ram = await build.engineer()
  const params = { id }
  await client.assignments.assign({ params, body: { engineer_id: ram.id } })
  await client.complaints.setPriority({ params, body: { priority: 'urgent' } })
  await client.complaints.setWaiting({ params, body: { waiting: true } })
  const [row] = (await client.complaints.list({ query: {} })).data
  const card = (await board()).flatMap(({ cards }) => cards)[0]!
  expect(card).toMatchObject({ priority: 'urgent', paused: 'customer', technician: 'Ram Thapa', centre_chosen: true })
  expect(row).toMatchObject(card)
})

test('the board keeps to the filters of the list; with a stage among them it has that one alone', async () => {
  const { board, client, services } = await desk()
  const kettle = await buildComplaint(services, { model_name: 'Kettle' })
  const fan = await buildComplaint(services, { model_name: 'Stand Fan' })
  await client.complaints.setPriority({ params: fan, body: { priority: 'high' } })
  for (const query of [{ priority: 'high' }, { search: 'stand fan' }, { model: 'fan' }] as const) {
    const columns = await board(query)
    expect(
      columns.flatMap(({ cards }) => idsOf({ cards })),
      JSON.stringify(query),
    ).toEqual([fan.id])
    expect(columns.reduce((sum, { total }) => sum + total, 0)).toBe(1)
  }
  expect(await board({ status: 'Unassigned' })).toMatchObject([
    { total: 2, cards: [expect.anything(), expect.anything()] },
  ])
  expect(await board({ status: 'Completed', model: 'Kettle' })).toEqual([
    { status: 'Completed', total: 0, more: false, cards: [] },
  ])
  expect(kettle.id).not.toBe(fan.id)
})

test('a centre’s in-charge sees the complaints of the own centre alone', async () => {
  const { as, build, services, set } = await desk()
  const centre = await build.servicePoint({ kind: 'service_centre' })
  const own = await buildComplaint(services)
  await buildComplaint(services)
  await set(own.id, { centre_id: centre.id })
  const incharge = as(await build.admin({ role: 'centre_incharge', centre_id: centre.id }))
  const columns = (await incharge.complaints.board({ query: {} })).data
  expect(columns.flatMap(({ cards }) => idsOf({ cards }))).toEqual([own.id])
  expect(columns.reduce((sum, { total }) => sum + total, 0)).toBe(1)
})

test('a session that has ended reads no board', async () => {
  const { board, services, admin } = await desk()
  await buildComplaint(services)
  await board()
  await services.db.deleteFrom('session').where('account_id', '=', admin.id).execute()
  expect(await refusedWith(board())).toMatch(/^401/)
})
