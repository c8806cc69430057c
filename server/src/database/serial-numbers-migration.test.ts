import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { embeddedDatabase, migrationsBefore, serverDatabase, TEST_DATABASE_URL } from './test-database.ts'

test('a database with doubled serial numbers keeps them all, marked, and the next one takes over', async () => {
  const { db } = TEST_DATABASE_URL ? await serverDatabase() : await embeddedDatabase()
  await migrate(db, await migrationsBefore('0029'))
  await sql.raw(DOUBLES).execute(db)
  await migrate(db)

  const marks = async (table: string) => {
    const { rows } = await sql<{ id: number; is_duplicate: boolean }>`
      select id, is_duplicate from ${sql.table(table)} order by id`.execute(db)
    return rows.filter(({ is_duplicate }) => is_duplicate).map(({ id }) => id)
  }
  // 2 is approved and holds the number; 4 is rejected; 6 and 7 have nothing to compare.
  expect(await marks('registration')).toEqual([1, 3])
  expect(await marks('unit')).toEqual([2])
  const lots = await sql`select source_key, remaining, is_duplicate from point_lot order by id`.execute(db)
  expect(lots.rows).toEqual([
    { source_key: '2610190101', remaining: 74, is_duplicate: true },
    { source_key: '2610190101', remaining: 74, is_duplicate: false },
  ])

  await sql`update registration set status = 'Rejected' where id = 2`.execute(db)
  expect(await marks('registration')).toEqual([1])
  await sql`update registration set status = 'Rejected' where id = 1`.execute(db)
  expect(await marks('registration')).toEqual([])
  await sql`update registration set status = 'Pending' where id = 8`.execute(db)
  await expect(sql`update registration set status = 'Pending' where id = 1`.execute(db)).rejects.toThrow(
    'registration_serial',
  )
  await sql`delete from unit where id = 1`.execute(db)
  expect(await marks('unit')).toEqual([])
})

const ACCOUNT = `insert into account (role, firstname, lastname, contact, email, password_hash)`
const REGISTRATION = `insert into registration (customer_id, model_name, model_num, serial_number, store_name, store_location,
  store_number, purchase_date, warranty_issue, warranty_expiry, status)
  select 1, 'Kettle', 'BK-1', serial, 'Himal', 'Pokhara', '061', '2026-01-01', '2026-01-01', '2027-01-01', status`

const DOUBLES = `
${ACCOUNT} values ('customer', 'Asha', 'Rai', '9800000001', '', 'x');
${REGISTRATION} from (values (1, 'sn २६१०१९०१०१', 'Pending'), (2, 'SN2610190101', 'Approved'), (3, 'SN 2610190101', 'Discount'),
  (4, 'SN-2610190101', 'Rejected'), (5, 'SN7', 'Pending'), (6, '--', 'Pending'), (7, '-', 'Pending'), (8, 'SN8', 'Pending'))
  as old (place, serial, status) order by place;
insert into unit (model_name, model_number, serial_number, token)
  values ('Kettle', 'BK-1', 'SN9', 'a'), ('Kettle', 'BK-1', 'SN 9', 'b'), ('Kettle', 'BK-1', 'SN10', 'c');
insert into point_lot (customer_id, points, remaining, source, source_key, registration_id)
  values (1, 74, 74, 'registration', 'SN 2610190101', 3), (1, 74, 74, 'registration', 'SN2610190101', 2);
`
