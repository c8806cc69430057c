import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../core/db.ts'
import { migrate } from './migrate.ts'
import { embeddedDatabase, migrationsBefore, serverDatabase, TEST_DATABASE_URL } from './test-database.ts'

test('a database with doubled serial numbers keeps them all, marked, and the next one takes over', async () => {
  const { db } = TEST_DATABASE_URL ? await serverDatabase() : await embeddedDatabase()
  await migrate(db, { directory: await migrationsBefore('0029') })
  await sql.raw(DOUBLES).execute(db)
  await migrate(db)
  const marks = marksIn(db)
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

test('what became a double because an "SN" before letters counts for nothing is kept, marked, and passed on', async () => {
  const { db } = TEST_DATABASE_URL ? await serverDatabase() : await embeddedDatabase()
  await migrate(db, { directory: await migrationsBefore('0045') })
  await sql.raw(LETTERED).execute(db)
  await migrate(db)
  const marks = marksIn(db)
  // 2 is approved and holds the number of 1, which waits; 4 was a double of 3 before; 5 is rejected; 6 has nothing but "SN".
  expect(await marks('registration')).toEqual([1, 4])
  expect(await marks('unit')).toEqual([2])
  const lots = await sql`select source_key, is_duplicate from point_lot order by id`.execute(db)
  expect(lots.rows).toEqual([
    { source_key: 'BEK1', is_duplicate: true },
    { source_key: 'BEK1', is_duplicate: false },
  ])
  const keys = await sql`select serial_key from complaint`.execute(db)
  expect(keys.rows).toEqual([{ serial_key: 'BEK1' }])
  await expect(sql`update registration set status = 'Pending' where id = 5`.execute(db)).rejects.toThrow(
    'registration_serial',
  )
  await sql`update registration set status = 'Rejected' where id = 2`.execute(db)
  expect(await marks('registration')).toEqual([4])
})

test('what became a double because marks and dashes of all scripts count for nothing is kept, marked, and passed on', async () => {
  const { db } = TEST_DATABASE_URL ? await serverDatabase() : await embeddedDatabase()
  await migrate(db, { directory: await migrationsBefore('0093') })
  await sql.raw(MARKED).execute(db)
  const versions = () => sql`select id, version from product order by id`.execute(db)
  const before = await versions()
  await migrate(db)
  const marks = marksIn(db)
  // 2 is approved and holds the number of 1, which waits; 4 disputes it, and so does 5 of the same customer; 6 is rejected.
  expect(await marks('registration')).toEqual([1, 4, 5])
  const disputes = await sql`select id from registration where is_disputed`.execute(db)
  expect(disputes.rows).toEqual([{ id: 4 }])
  expect([await marks('unit'), await marks('product')]).toEqual([[2], [2]])
  expect((await versions()).rows).toEqual(before.rows)
  const lots = await sql`select source_key, is_duplicate from point_lot order by id`.execute(db)
  expect(lots.rows).toEqual([
    { source_key: 'BEK1', is_duplicate: true },
    { source_key: 'BEK1', is_duplicate: false },
  ])
  expect((await sql`select serial_key from complaint`.execute(db)).rows).toEqual([{ serial_key: 'BEK1' }])
  await sql`delete from product where id = 1`.execute(db)
  expect(await marks('product')).toEqual([])
})

/** The ids of the rows of a table that live beside the one that holds their serial number. */
const marksIn = (db: Db) => async (table: string) => {
  const { rows } = await sql<{ id: number; is_duplicate: boolean }>`
    select id, is_duplicate from ${sql.table(table)} order by id`.execute(db)
  return rows.filter(({ is_duplicate }) => is_duplicate).map(({ id }) => id)
}

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

const LETTERED = `
${ACCOUNT} values ('customer', 'Asha', 'Rai', '9800000001', '', 'x');
${REGISTRATION} from (values (1, 'SN BEK-1', 'Pending'), (2, 'BEK-1', 'Approved'), (3, 'BEK-2', 'Pending'),
  (4, 'SNBEK2', 'Discount'), (5, 'S/N: BEK-1', 'Rejected'), (6, 'SN', 'Pending')) as old (place, serial, status) order by place;
update registration set serial_number = 'BEK 2', is_duplicate = true where id = 4;
insert into unit (model_name, model_number, serial_number, token)
  values ('Kettle', 'BK-1', 'BEK-1', 'a'), ('Kettle', 'BK-1', 'sn bek-1', 'b'), ('Kettle', 'BK-1', 'SN10', 'c');
insert into point_lot (customer_id, points, remaining, source, source_key, registration_id)
  values (1, 74, 74, 'registration', 'SNBEK1', 1), (1, 74, 74, 'registration', 'BEK1', 2);
insert into complaint (registration_id, customer_id, customer_name, customer_contact, customer_address, email, model_name,
  model_num, serial_number, purchase_date, problem_description)
  values (1, 1, 'Asha', '9800000001', '', '', 'Kettle', 'BK-1', 'SN BEK-1', '2026-01-01', 'Leaks');
`

const MARKED = `
${ACCOUNT} values ('customer', 'Asha', 'Rai', '9800000001', '', 'x');
${REGISTRATION} from (values (1, U&'\\202aBEK-1\\202c', 'Pending'), (2, 'BEK-1', 'Approved'), (3, 'BEK|2', 'Pending'),
  (4, U&'BEK\\fe0f1', 'Pending'), (5, U&'BEK1\\3164', 'Pending'), (6, U&'BEK\\061c1', 'Rejected')) as old (place, serial, status) order by place;
update registration set is_disputed = true, is_duplicate = true where id in (4, 5);
insert into unit (model_name, model_number, serial_number, token)
  values ('Kettle', 'BK-1', 'BEK-1', 'a'), ('Kettle', 'BK-1', U&'BEK\\2800-1', 'b'), ('Kettle', 'BK-1', 'SN10', 'c');
insert into point_lot (customer_id, points, remaining, source, source_key, registration_id)
  values (1, 74, 74, 'registration', U&'\\202aBEK1\\202c', 1), (1, 74, 74, 'registration', 'BEK1', 2);
insert into complaint (registration_id, customer_id, customer_name, customer_contact, customer_address, email, model_name,
  model_num, serial_number, purchase_date, problem_description)
  values (1, 1, 'Asha', '9800000001', '', '', 'Kettle', 'BK-1', U&'BEK-1\\2069', '2026-01-01', 'Leaks');
insert into category (name) values ('Kitchen');
insert into sub_category (category_id, name) values (1, 'Kettles');
insert into product (category_id, sub_category_id, name, model_name, model_num, price)
  values (1, 1, 'Kettle', 'Kettle', 'BK-1', 100), (1, 1, 'Kettle', 'Kettle', U&'\\202aBK-1\\202c', 100);
`
