import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusal } from '../../../test/refusal.ts'
import { MONDAY, TUESDAY, FRIDAY, SATURDAY, SUNDAY, desk } from './testing/visit-board-world.ts'

const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id)

test('a week shows who goes where on which day, and counts the visits of each window', async () => {
  const { board, planned, ram, hari, client } = await desk()
  const late = await planned({ engineer_id: ram.id, visit_date: MONDAY, visit_window: '13-16' })
  const early = await planned(
    { engineer_id: ram.id, visit_date: MONDAY, visit_window: '10-13' },
    { model_name: 'Air Fryer' },
  )
  const nobodys = await planned({ visit_date: TUESDAY })
  await client.complaints.setPriority({ params: { id: early }, body: { priority: 'urgent' } })
  const { data, days, engineers, more } = await board()
  expect(idsOf(data)).toEqual([early, late, nobodys])
  expect(data[0]).toMatchObject({
    model_name: 'Air Fryer',
    customer_name: expect.any(String),
    priority: 'urgent',
    engineer_id: ram.id,
    technician: 'Ram Thapa',
    visit_date: MONDAY,
    visit_window: '10-13',
  })
  expect(data[2]).toMatchObject({ engineer_id: null, technician: '', visit_window: '' })
  expect(days.map(({ day }) => day)).toEqual([
    MONDAY,
    TUESDAY,
    '2099-01-07',
    '2099-01-08',
    FRIDAY,
    SUNDAY,
    '2099-01-12',
  ])
  expect(engineers.map(({ id }) => id)).toEqual([hari.id, ram.id])
  expect(engineers[1]!.days[0]).toEqual({ off: '', windows: { '10-13': 1, '13-16': 1 } })
  expect(more).toBe(false)
})

test('days off are marked, and one on which somebody is visited is shown', async () => {
  const { board, planned, ram, hari, client } = await desk()
  const days = { first_day: FRIDAY, last_day: FRIDAY, reason: 'ill' as const }
  await client.engineers.addAbsence({ params: { id: ram.id }, body: days })
  await planned({ engineer_id: hari.id, visit_date: SATURDAY })
  const shown = await board()
  expect(shown.days.map(({ day, closed }) => closed && `${day} ${closed}`).filter(Boolean)).toEqual([
    `${SATURDAY} weekly`,
  ])
  const offOf = (id: number) =>
    Object.fromEntries(
      shown.days.flatMap(({ day }, place) => {
        const { off } = shown.engineers.find((one) => one.id === id)!.days[place]!
        return off ? [[day, off]] : []
      }),
    )
  expect([offOf(ram.id), offOf(hari.id)]).toEqual([{ [FRIDAY]: 'ill' }, { [TUESDAY]: 'weekly' }])
})

test('a week leads to the next one and back', async () => {
  const { board, planned, ram } = await desk()
  const id = await planned({ engineer_id: ram.id, visit_date: '2099-01-13' })
  const first = await board()
  expect([idsOf(first.data), first.next]).toEqual([[], '2099-01-13'])
  const second = await board({ from: first.next })
  expect(idsOf(second.data)).toEqual([id])
  expect(second.previous).toBe(MONDAY)
  expect((await refusal(board({ from: 'soon' })))?.status).toBe(422)
})

test('complaints without a visit or with a missed one wait; closed ones do not', async () => {
  const { board, planned, client, services, ram } = await desk()
  const visit = { engineer_id: ram.id, visit_date: MONDAY }
  const planless = (await buildComplaint(services)).id
  const missed = await planned(visit)
  await services.db.updateTable('complaint').set({ visit_date: '2020-01-05' }).where('id', '=', missed).execute()
  const done = (await buildComplaint(services)).id
  await client.complaints.changeStatus({ params: { id: done }, body: { status: 'Cancelled' } })
  await planned(visit)
  const { waiting } = await board({})
  expect(new Set(idsOf(waiting.cards))).toEqual(new Set([planless, missed]))
  expect(waiting).toMatchObject({ total: 2, more: false })
  // The board of its day shows it there.
  const past = await board({ from: '2020-01-05' })
  expect([idsOf(past.data), idsOf(past.waiting.cards)]).toEqual([[missed], [planless]])
})

test('of a service centre the engineers and their visits are shown, and what waits there', async () => {
  const { board, planned, build, client, services, ram } = await desk()
  const sita = await build.engineer({ name: 'Sita Gurung' })
  const own = await planned({ engineer_id: ram.id, visit_date: MONDAY })
  const others = await planned({ engineer_id: sita.id, visit_date: MONDAY })
  const waiting = (await buildComplaint(services)).id
  await client.assignments.assign({ params: { id: waiting }, body: { centre_id: sita.centre_id } })
  const rams = await board({ from: MONDAY, centre_id: ram.centre_id })
  expect([idsOf(rams.data), idsOf(rams.waiting.cards), rams.engineers.length]).toEqual([[own], [], 2])
  const sitas = await board({ from: MONDAY, centre_id: sita.centre_id })
  expect([idsOf(sitas.data), idsOf(sitas.waiting.cards), idsOf(sitas.engineers)]).toEqual([
    [others],
    [waiting],
    [sita.id],
  ])
  expect(sitas.centres.length).toBeGreaterThan(1)
})

test('a centre’s in-charge sees the own engineers and complaints alone, whichever centre is asked for', async () => {
  const { planned, build, as, services, client, ram } = await desk()
  const sita = await build.engineer({ name: 'Sita Gurung' })
  const own = await planned({ engineer_id: ram.id, visit_date: MONDAY })
  await planned({ engineer_id: sita.id, visit_date: MONDAY })
  for (const centre_id of [ram.centre_id, sita.centre_id])
    await client.assignments.assign({ params: await buildComplaint(services), body: { centre_id } })
  const incharge = as(await build.admin({ role: 'centre_incharge', centre_id: ram.centre_id }))
  const shown = await incharge.assignments.board({ query: { from: MONDAY } })
  expect([idsOf(shown.data), shown.waiting.total]).toEqual([[own], 1])
  expect([shown.engineers.map(({ centre_id }) => centre_id), idsOf(shown.centres)]).toEqual([
    [ram.centre_id, ram.centre_id],
    [ram.centre_id],
  ])
  const asked = await incharge.assignments.board({ query: { from: MONDAY, centre_id: sita.centre_id } })
  expect([asked.data, asked.engineers, asked.waiting.cards]).toEqual([[], [], []])
})
