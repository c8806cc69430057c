import { expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { daysLater } from '../../platform/core/clock.ts'
import { MONDAY, FRIDAY, desk } from './testing/visit-board-world.ts'

test('a move from a stale screen is refused with the name of who was first', async () => {
  const { board, planned, client, ram, hari } = await desk()
  const id = await planned({ engineer_id: ram.id, visit_date: MONDAY, visit_window: '10-13' })
  const [card] = (await board()).data
  const move = (engineer_id: number, visit_date: string) =>
    client.complaints.planVisit({
      params: { id },
      body: {
        engineer_id,
        visit_date,
        visit_window: '10-13',
        seen_technician: card!.technician,
        seen_technician_contact: card!.technician_contact,
        seen_visit_date: card!.visit_date,
        seen_visit_window: card!.visit_window,
        seen_load: 0,
      },
    })
  const told = await Promise.all(
    Array.from({ length: 50 }, (_, n) => refusal(move(n % 2 ? hari.id : ram.id, daysLater(FRIDAY, Math.ceil(n / 2))))),
  )
  const refused = told.filter((one) => one !== undefined)
  expect(refused).toHaveLength(49)
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['visit_changed']))
})
