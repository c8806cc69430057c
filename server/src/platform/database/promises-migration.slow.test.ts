import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { embeddedDatabase, migrationsBefore, serverDatabase, TEST_DATABASE_URL } from './test-database.ts'

test('registrations from before are promised what the catalogue says today, by their product or else their model', async () => {
  const { db } = TEST_DATABASE_URL ? await serverDatabase() : await embeddedDatabase()
  await migrate(db, { directory: await migrationsBefore('0097') })
  await sql.raw(BEFORE).execute(db)
  await migrate(db)
  const { rows } = await sql<{ serial_number: string; promise: unknown[] }>`
    select serial_number, array[promised_months, promised_points, sub_category_id] as promise
    from registration order by id`.execute(db)
  expect(rows).toEqual([
    { serial_number: 'of a product', promise: [24, 150, 1] },
    { serial_number: 'of a model', promise: [24, 150, 1] },
    { serial_number: 'of neither', promise: [null, null, null] },
  ])
})

const BEFORE = `
insert into account (role, firstname, lastname, contact, email, password_hash)
  values ('customer', 'Asha', 'Rai', '9800000001', '', 'x');
insert into category (name) values ('Kitchen');
insert into sub_category (category_id, name) values (1, 'Kettles');
insert into product (category_id, sub_category_id, name, model_name, model_num, price, warranty_months, reward_points)
  values (1, 1, 'Kettle', 'Kettle', 'BK-1', 100, 24, 150);
insert into registration (customer_id, product_id, model_name, model_num, serial_number, store_name, store_location,
    store_number, purchase_date)
  values (1, 1, 'Kettle', 'OLD-1', 'of a product', 'Himal', 'Pokhara', '061', '2026-01-01'),
    (1, null, 'Kettle', 'bk 1', 'of a model', 'Himal', 'Pokhara', '061', '2026-01-01'),
    (1, null, 'Kettle', 'BK-2', 'of neither', 'Himal', 'Pokhara', '061', '2026-01-01');
`
