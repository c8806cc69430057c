import type { Part } from './part.ts'

export const points: Part = {
  name: 'points',
  title: 'Points you earned',
  tables: ['point_lot'],
  rows: (db, id) =>
    db
      .selectFrom('point_lot')
      .where('customer_id', '=', id)
      .select(['points', 'remaining', 'source', 'source_key as earned_with', 'earned_at', 'expires_at', 'revoked_at'])
      .orderBy('id')
      .execute(),
}

export const ledger: Part = {
  name: 'points_ledger',
  title: 'How your points came and went',
  tables: ['point_entry'],
  rows: (db, id) =>
    db
      .selectFrom('point_entry')
      .where('customer_id', '=', id)
      .select(['points', 'kind', 'reason', 'created_at'])
      .orderBy('id')
      .execute(),
}
