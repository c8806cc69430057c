import { sql } from 'kysely'
import { balanceOf, recentlyEarned, tierOf } from '../../points/balance.ts'
import { otherNumbersOf } from '../numbers.queries.ts'
import { deviceOf } from '../../platform/sessions/device.ts'
import { keyOf } from './kept-files.ts'
import type { Part } from './part.ts'

export const profile: Part = {
  name: 'profile',
  title: 'Your profile',
  tables: ['account', 'account_number'],
  rows: async (db, id, { keep }, thresholds) => {
    const { customer_address, contact, earned, picture, ...row } = await db
      .selectFrom('account')
      .where('id', '=', id)
      .select(['firstname', 'lastname', 'contact', 'email', 'district', 'city', 'customer_address', 'gender', 'dob'])
      .select(['local_level', 'ward'])
      .select(['membership', 'created_at', keyOf('image_id').as('picture')])
      .select([balanceOf(sql`account.id`).as('reward_points'), recentlyEarned(sql`account.id`).as('earned')])
      .executeTakeFirstOrThrow()
    const others = await otherNumbersOf(db, id)
    return [
      {
        ...row,
        mobile_number: contact,
        other_numbers: others.map((other) => other.contact).join(', '),
        address: customer_address,
        tier: tierOf(earned, thresholds),
        picture: await keep(picture, 'profile', ['profile-picture']),
      },
    ]
  },
}

export const signIns: Part = {
  name: 'sign_ins',
  title: 'Where you are signed in',
  tables: ['session'],
  rows: async (db, id) => {
    const rows = await db
      .selectFrom('session')
      .where('account_id', '=', id)
      .select(['user_agent', 'created_at', 'last_seen_at', 'expires_at'])
      .orderBy('created_at', 'desc')
      .execute()
    return rows.map((row) => ({ device: deviceOf(row.user_agent), ...row }))
  },
}

export const passkeys: Part = {
  name: 'passkeys',
  title: 'Your passkeys',
  tables: ['passkey'],
  rows: (db, id) =>
    db
      .selectFrom('passkey')
      .where('account_id', '=', id)
      .select(['name', 'created_at', 'last_used_at'])
      .orderBy('id')
      .execute(),
}
