import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { embeddedDatabase } from '../platform/database/test-database.ts'

const MIGRATIONS = new URL('../platform/database/migrations/', import.meta.url)

test('products that had one number before the rule stay: the oldest keeps it, the later ones are marked', async () => {
  const { pool } = await embeddedDatabase()
  const names = (await readdir(MIGRATIONS)).toSorted()
  const run = async (name: string) => pool.query(`begin; ${await readFile(new URL(name, MIGRATIONS), 'utf8')}; commit`)
  for (const name of names.filter((name) => name < '0028')) await run(name)
  await pool.query(`insert into category (name, "desc") values ('Kitchen', '');
    insert into sub_category (name, category_id) values ('Kettle', 1);
    insert into product (category_id, sub_category_id, name, model_name, model_num, price)
      select 1, 1, 'Kettle', 'Chiya', number, 900 from unnest(array['BEK-1', 'BEK-2', 'bek 1', 'BEK.१', '--', '..']) as number`)
  for (const name of names.filter((name) => name >= '0028')) await run(name)
  const { rows } = await pool.query('select id, is_duplicate, version from product order by id')
  expect(rows.map(({ is_duplicate }) => is_duplicate as boolean)).toEqual([false, false, true, true, false, false])
  expect(new Set(rows.map(({ version }) => version as number))).toEqual(new Set([1]))
})
