import { expect, test } from 'vitest'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { planned } from './testing/visit-moves-world.ts'

test('a customer moves a visit to a window that has room, twice, and staff see it', async () => {
  const { own, params, visit, ram, day, move, row, told, as, customer, staff, first } = await planned()
  await visit({ engineer_id: ram.id, visit_date: day(3), visit_window: '13-16' })
  const { data } = await own.choices({ params })
  expect(data.moves_left).toBe(2)
  expect(data.days.map((one) => one.day)).toEqual([1, 2, 3, 4, 5, 6, 7].map(day))
  expect([data.days[1]!.windows, data.days[2]!.windows]).toEqual([
    ['13-16', '16-19'],
    ['10-13', '16-19'],
  ])
  expect(await refusal(move(day(3), '13-16'))).toMatchObject({
    status: 409,
    body: { errors: { visit_window: 'These hours have just been taken. Choose others' } },
  })
  expect((await move(day(3), '16-19')).message).toMatch(/^The visit is moved/)
  // Pressed twice.
  await move(day(3), '16-19')
  expect(await row()).toMatchObject({ engineer_id: ram.id, visit_date: day(3), visit_window: '16-19', visit_moves: 1 })
  expect((await told()).filter((title) => title === 'Technician visit')).toHaveLength(2)
  const { data: timeline } = await staff.timeline({ params })
  expect(timeline.at(-1)).toMatchObject({ kind: 'visit', text: expect.stringMatching(/^Ram Thapa.*16–19$/) })
  expect(await refusedWith(move(day(4), '10-13'))).toBe('409 The visit was changed in the meantime. Look at it again')
  const seen = { visit_date: day(3), visit_window: '16-19' }
  await move(day(4), '10-13', seen)
  const { data: ticket } = await as(customer).complaints.getMine({ params })
  expect(ticket).toMatchObject({ visit_date: day(4), may_move_visit: false })
  const again = { visit_date: day(4), visit_window: '10-13' }
  expect(await refusedWith(move(day(5), '10-13', again))).toBe('409 This visit was moved twice already. Please call us')
  await staff.planVisit({ params, body: { engineer_id: ram.id, ...first } })
  expect((await own.choices({ params })).data.moves_left).toBe(2)
  expect(await refusedWith(own.choices({ params: { id: (await visit({ technician: 'Typed' })).id } }))).toMatch(/^404/)
})

test('by the link the emptiest engineer of the centre takes a visit for which the own one has no room', async () => {
  const { as, visit, ram, engineer, day, row, staff, params, first, goTo, services } = await planned({ perWindow: 2 })
  const [hari, sita] = [await engineer('Hari Rai'), await engineer('Sita Gurung')]
  await engineer('Gita Shahi', { days_off: [0, 1, 2, 3, 4, 5, 6] })
  for (const engineer_id of [ram.id, ram.id, hari.id])
    await visit({ engineer_id, visit_date: day(3), visit_window: '10-13' })
  const { data: ticket } = await staff.get({ params })
  const token = ticket.tracking_path.split('/').at(-1)!
  const link = as(undefined).visitMoves
  const seen = { seen_visit_date: first.visit_date, seen_visit_window: first.visit_window }
  const body = { visit_date: day(3), visit_window: '10-13' as const, ...seen }
  await link.moveByLink({ params: { token }, body })
  expect(await row()).toMatchObject({ engineer_id: sita.id, technician: 'Sita Gurung', visit_date: day(3) })
  // Six places, of which four are taken: two more visits that wait for an engineer take the rest.
  for (const _ of [1, 2]) await visit({ visit_date: day(3), visit_window: '10-13' })
  await services.db
    .updateTable('complaint')
    .set({ centre_id: ram.centre_id })
    .where('engineer_id', 'is', null)
    .execute()
  const other = await visit({ engineer_id: ram.id, ...first })
  const { data } = await as(other.customer).visitMoves.choices({ params: { id: other.id } })
  expect(data.days[2]!.windows).toEqual(['13-16', '16-19'])
  goTo(3, 9)
  expect(await refusedWith(link.choicesByLink({ params: { token } }))).toBe(
    '409 Today’s visit can no longer be moved here. Please call us',
  )
  expect((await as(undefined).complaints.track({ params: { token } })).data.may_move_visit).toBe(false)
  expect(await refusedWith(link.choicesByLink({ params: { token: 'nothing' } }))).toMatch(/^404/)
})
