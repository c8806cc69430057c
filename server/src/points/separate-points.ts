import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'

/** Two accounts of which the points of one were given to the other. */
interface Holders {
  /** whose they were first */
  merged: number
  kept: number
}

/** What the points of reviews were awarded for, by lot. */
export type ReviewKeys = { id: number; source_key: string }[]

/**
 * Names the account that keeps them in the sources of another one's points for reviews, so that a review goes on earning
 * once. Where both earned for the same product the source stays as it was. Returns the sources before.
 */
export async function keepReviewSources(tx: Db, { merged, kept }: Holders): Promise<ReviewKeys> {
  const { rows } = await sql<ReviewKeys[number]>`
    with named as (
      select id, source_key, ${`${kept}/`} || split_part(source_key, '/', 2) as next, revoked_at
      from point_lot where customer_id = ${merged} and source = 'review' and source_key like ${`${merged}/%`})
    update point_lot set source_key = named.next
    from named
    where point_lot.id = named.id and (named.revoked_at is not null or not exists (
      select from point_lot as own
      where own.source = 'review' and own.source_key = named.next and own.revoked_at is null))
    returning point_lot.id, named.source_key`.execute(tx)
  return rows
}

/** Gives the sources their names back, of the lots that came back. */
export async function restoreReviewSources(tx: Db, { merged }: Holders, keys: ReviewKeys): Promise<void> {
  await sql`
    update point_lot set source_key = was.source_key
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as was (id integer, source_key text)
    where point_lot.id = was.id and point_lot.customer_id = ${merged}`.execute(tx)
}

/**
 * After lots and entries went back to whom they belonged: what was earned since for something that went back follows it,
 * and what was taken since from a lot follows the lot. An entry that took from lots of both is divided. So each ledger
 * equals its lots again, and both together say what they said before.
 */
export async function separatePoints(tx: Db, holders: Holders, since: string): Promise<void> {
  await followEarned(tx, holders, since)
  await followTaken(tx, holders)
}

async function followEarned(tx: Db, { merged, kept }: Holders, since: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update point_lot set customer_id = ${merged},
      source_key = case source when 'review' then ${`${merged}/`} || split_part(source_key, '/', 2) else source_key end
    where customer_id = ${kept} and earned_at >= ${since} and (
      registration_id in (select id from registration where customer_id = ${merged})
      or source = 'review' and split_part(source_key, '/', 2) in (
        select product_id::text from review where customer_id = ${merged}
        except select product_id::text from review where customer_id = ${kept}))
    returning id`.execute(tx)
  for (const { id } of rows)
    await sql`
      update point_entry set customer_id = ${merged}
      where id = (
        select entry.id from point_entry as entry join point_lot as lot on lot.id = ${id}
        where entry.customer_id = ${kept} and entry.kind = 'earned' and entry.points = lot.points
          and entry.created_at = lot.earned_at and entry.registration_id is not distinct from lot.registration_id
        order by entry.id limit 1)`.execute(tx)
  // A revocation that found everything spent is a line of its own, without points.
  await sql`
    update point_entry set customer_id = ${merged}
    where customer_id = ${kept} and kind = 'revoked' and points = 0 and created_at >= ${since}
      and registration_id in (select id from registration where customer_id = ${merged})`.execute(tx)
}

async function followTaken(tx: Db, { merged, kept }: Holders): Promise<void> {
  const { rows } = await sql<{ id: number; taken: number; is_whole: boolean }>`
    select entry.id, (sum(allocation.points) filter (where lot.customer_id = ${merged}))::int as taken,
      bool_and(lot.customer_id = ${merged}) as is_whole
    from point_entry as entry
      join point_allocation as allocation on allocation.entry_id = entry.id
      join point_lot as lot on lot.id = allocation.lot_id
    where entry.customer_id = ${kept}
    group by entry.id having bool_or(lot.customer_id = ${merged})
    order by entry.id`.execute(tx)
  for (const { id, taken, is_whole } of rows) {
    if (is_whole) await tx.updateTable('point_entry').set({ customer_id: merged }).where('id', '=', id).execute()
    else await divide(tx, { id, taken, merged })
  }
}

/** The part of an entry that was taken from the lots of one account becomes that account's own entry. */
async function divide(tx: Db, { id, taken, merged }: { id: number; taken: number; merged: number }): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into point_entry (customer_id, points, kind, reason, registration_id, by_id, created_at)
    select ${merged}, ${-taken}, kind, reason, registration_id, by_id, created_at from point_entry where id = ${id}
    returning id`.execute(tx)
  await sql`
    update point_allocation set entry_id = ${rows[0]!.id}
    where entry_id = ${id} and lot_id in (select lot.id from point_lot as lot where lot.customer_id = ${merged})`.execute(
    tx,
  )
  await tx
    .updateTable('point_entry')
    .set((eb) => ({ points: eb('points', '+', taken) }))
    .where('id', '=', id)
    .execute()
}
