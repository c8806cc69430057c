import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { embeddedDatabase, migrationsBefore, serverDatabase, TEST_DATABASE_URL } from './test-database.ts'

test('names with letters that look alike are found after the update, and those that become one get a number', async () => {
  const { db } = TEST_DATABASE_URL ? await serverDatabase() : await embeddedDatabase()
  await migrate(db, { directory: await migrationsBefore('0131') })
  await sql.raw(BEFORE).execute(db)
  await migrate(db)

  const { rows } = await sql<{ name: string; is_plain: boolean }>`
    select full_name as name, full_name = plain(firstname || ' ' || lastname) as is_plain from account order by id`.execute(
    db,
  )
  expect(rows).toEqual([
    { name: 'हरि गर्यो', is_plain: true },
    { name: 'asha rai', is_plain: true },
  ])
  const names = async (table: 'category' | 'service_point') =>
    (await sql<{ name: string }>`select name from ${sql.table(table)} order by id`.execute(db)).rows.map(
      ({ name }) => name,
    )
  expect(await names('category')).toEqual(['गर\u094D\u200Dयो', 'ग\u0931\u094Dयो (2)', 'कमल', 'कोमल'])
  expect(await names('service_point')).toEqual(['पसल १', 'पसल 1 (2)', 'पसल 2'])
  // By its index as well as by its rows.
  const found = await sql`select from account where plain(lastname) collate "C" = plain('गर\u094D\u200Dयो')`.execute(db)
  expect(found.rows).toHaveLength(1)
})

const BEFORE = `
insert into account (role, firstname, lastname, contact, email, password_hash)
  values ('customer', 'हरि', 'ग\u0931\u094Dयो', '9800000001', '', 'x'), ('customer', 'Asha', 'Rai', '9800000002', '', 'x');
insert into category (name) values ('गर\u094D\u200Dयो'), ('ग\u0931\u094Dयो'), ('कमल'), ('कोमल');
insert into service_point (kind, name, district, address, phones)
  values ('shop', 'पसल १', 'Kaski', 'Pokhara', '{061521000}'), ('shop', 'पसल 1', 'Kaski', 'Pokhara', '{061521000}'),
    ('shop', 'पसल 2', 'Kaski', 'Pokhara', '{061521000}');
`
