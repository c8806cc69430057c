import { sql } from 'kysely'
import { recordAudit } from '../platform/audit/audit.ts'
import { tagsOfECatalogues } from '../catalogues/catalogue.tags.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict } from '../platform/core/problems.ts'
import { removeFiles } from '../platform/files/file.queries.ts'
import { tagsOfCatalogue } from '../products/product.tags.ts'
import { tagsOfServicePoints } from '../service-points/service-point.tags.ts'
import type { Services } from '../platform/core/services.ts'
import { SETTINGS } from '../settings/settings.tags.ts'
import type { DemoRows, DemoTable } from './demo-rows.ts'
import { demoState, readDemo } from './demo-state.ts'

/**
 * Removes what the demo brought, and what was done with its people since: catalogue, customers, registrations, complaints,
 * files. What staff added or changed stays, as do staff, settings and the history. Throws Conflict where there is no demo,
 * or more than it: customers, or messages of visitors.
 */
export async function removeDemo(services: Services, user: Caller): Promise<void> {
  const { db, jobs, clock, cache } = services
  await db.transaction().execute(async (tx) => {
    // Nobody signs up or writes while it is decided that nobody did.
    await sql`lock table account, enquiry in share row exclusive mode`.execute(tx)
    const state = await demoState(tx)
    const demo = await readDemo(tx)
    if (!demo || state === 'none') throw new Conflict('There is no demo to remove', 'no_demo')
    if (state === 'in-use')
      throw new Conflict(
        'There are customers or messages that are not part of the demo, so it cannot be removed',
        'demo_in_use',
      )
    await deletePeople(tx, demo)
    await deleteCatalogue(tx, demo)
    await removeFiles(tx, jobs, await unusedFiles(tx))
    const at = clock.now()
    await tx
      .updateTable('marker')
      .set({ value: JSON.stringify({ removed_at: at }) })
      .where('name', '=', 'demo')
      .execute()
    await recordAudit(tx, { actor: user, action: 'settings.remove-demo', subject: { table: 'settings', id: 1 }, at })
  })
  await cache.drop([...tagsOfCatalogue(), ...tagsOfECatalogues(), ...tagsOfServicePoints(), SETTINGS])
}

/** Customers with all that is theirs, and staff whom nobody gave another name or number. */
async function deletePeople(tx: Db, demo: DemoRows): Promise<void> {
  const numbers = tx
    .selectFrom('account')
    .where('id', 'in', [0, ...demo.account])
    .select('contact')
  await tx.deleteFrom('otp').where('contact', 'in', numbers).execute()
  await tx.deleteFrom('verification').where('contact', 'in', numbers).execute()
  await tx
    .deleteFrom('account')
    .where('id', 'in', [0, ...demo.account])
    .where('role', '=', 'customer')
    .execute()
  // There were no customers but the demo's, so every receipt was one to try; numbers begin anew.
  await tx.deleteFrom('repair_payment').execute()
  await tx.deleteFrom('repair_payment_count').execute()
  // Of registrations that are gone with their customers.
  await tx.deleteFrom('replacement').where('registration_id', 'is', null).execute()
  await deleteUnchanged(tx, 'account', demo)
  // All that is left tells staff of complaints that are gone.
  await tx.deleteFrom('notice').execute()
  await tx
    .deleteFrom('enquiry')
    .where('id', 'in', [0, ...demo.enquiry])
    .execute()
}

/** Products, then what no product of somebody else stands in; shops and engineers. */
async function deleteCatalogue(tx: Db, demo: DemoRows): Promise<void> {
  await deleteParts(tx, demo)
  await deleteUnchanged(tx, 'unit', demo)
  await deleteUnchanged(tx, 'catalogue', demo)
  await deleteUnchanged(tx, 'warranty_package', demo)
  await deleteUnchanged(tx, 'product', demo)
  await deleteUnchanged(tx, 'sub_category', demo, { product: 'sub_category_id', warranty_package: 'sub_category_id' })
  await deleteUnchanged(tx, 'category', demo, { product: 'category_id', sub_category: 'category_id' })
  await deleteUnchanged(tx, 'engineer', demo, { part_stock: 'engineer_id' })
  await deleteUnchanged(tx, 'service_point', demo, {
    engineer: 'centre_id',
    account: 'centre_id',
    part_stock: 'centre_id',
  })
  // Without products nothing is found by the words of theirs.
  await sql`delete from search_word where not exists (select from product)`.execute(tx)
}

/** Parts that nobody changed, moved or counted, with what the demo's ledger says of them. */
async function deleteParts(tx: Db, demo: DemoRows): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from part where id = any(${demo.part}::int[])
      and not exists (select from audit where subject = 'part' and subject_id = part.id and action = 'part.edit')
      and not exists (
        select from part_entry where part_id = part.id and move_id <> all(${demo.part_move}::int[]))
      and not exists (select from part_request where part_id = part.id and complaint_id is not null)`.execute(tx)
  const ids = rows.map(({ id }) => id)
  // The complaints of the demo are gone; what staff sent for one is still received.
  await sql`
    delete from part_request where complaint_id is null and (state <> 'sent' or part_id = any(${ids}::int[]))`.execute(
    tx,
  )
  // Only what was never true may leave a ledger.
  await sql`alter table part_entry disable trigger part_entry_stays`.execute(tx)
  await sql`alter table part_move disable trigger part_move_stays`.execute(tx)
  await sql`delete from part_entry where part_id = any(${ids}::int[])`.execute(tx)
  await sql`
    delete from part_move where id = any(${demo.part_move}::int[])
      and not exists (select from part_entry where move_id = part_move.id)`.execute(tx)
  await sql`alter table part_entry enable trigger part_entry_stays`.execute(tx)
  await sql`alter table part_move enable trigger part_move_stays`.execute(tx)
  await sql`delete from part_stock where part_id = any(${ids}::int[])`.execute(tx)
  await sql`delete from part where id = any(${ids}::int[])`.execute(tx)
}

/** Deletes rows of the demo that staff did not change, and to which none of these columns refers. */
async function deleteUnchanged(
  tx: Db,
  table: DemoTable,
  demo: DemoRows,
  referring: Record<string, string> = {},
): Promise<void> {
  const free = Object.entries(referring).map(
    ([other, column]) =>
      sql`and not exists (select from ${sql.table(other)} as o where o.${sql.ref(column)} = demo.id)`,
  )
  await sql`
    delete from ${sql.table(table)} as demo
    where id = any(${demo[table]}::int[])
      and not exists (select from audit where subject = ${table} and subject_id = demo.id and action = ${`${table}.edit`})
      ${sql.join(free, sql` `)}`.execute(tx)
}

/** The files to which nothing refers any more; which columns refer to files the database knows. */
async function unusedFiles(tx: Db): Promise<number[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'file'::regclass`.execute(tx)
  const used = columns.map(
    ({ table, column }) => sql`select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} is not null`,
  )
  const { rows } = await sql<{ id: number }>`
    select id from file where id not in (${sql.join(used, sql` union all `)})`.execute(tx)
  return rows.map(({ id }) => id)
}
