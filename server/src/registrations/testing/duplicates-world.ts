import { sql } from 'kysely'
import { expect } from 'vitest'
import { buildRegistration } from '../../../test/factories/registration.ts'
import type { Services } from '../../platform/core/services.ts'

const SPELLINGS = ['SN 77', 'sn77', 'SN-७७'] as const

/** Three registrations of one unit from when spellings were told apart; the first holds the serial number. */
export async function threeOfOne(services: Services, statuses: readonly ('Pending' | 'Approved')[]) {
  const made = []
  for (const [i, status] of statuses.entries()) {
    const registration = await buildRegistration(services, { serial_number: `other-${i}`, status })
    await services.db
      .updateTable('registration')
      .set({ serial_number: SPELLINGS[i]!, is_duplicate: i > 0 })
      .where('id', '=', registration.id)
      .execute()
    await services.db
      .updateTable('point_lot')
      .set({ source_key: '77', is_duplicate: i > 0 })
      .where('registration_id', '=', registration.id)
      .execute()
    made.push(registration)
  }
  return made
}

/** Which of these are marked; fails unless each serial number has exactly one holder. */
export async function marked(services: Services): Promise<number[]> {
  const { rows } = await sql<{ holders: number }>`
    select count(*) filter (where not is_duplicate)::int as holders from registration
    where status <> 'Rejected' group by serial_key`.execute(services.db)
  expect(rows.every(({ holders }) => holders === 1)).toBe(true)
  const marks = await services.db.selectFrom('registration').select('id').where('is_duplicate', '=', true).execute()
  return marks.map(({ id }) => id).toSorted((a, b) => a - b)
}
