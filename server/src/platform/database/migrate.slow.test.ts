import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openMigrated } from './connection/open-migrated.ts'
import { embeddedDatabase, emptyDirectory, serverDatabase, TEST_DATABASE_URL } from './test-database.ts'

async function migrations(files: Record<string, string>): Promise<string> {
  const directory = await emptyDirectory()
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text)
  return directory
}

const TWO = { '0002-b.sql': 'alter table item add b int; select 1;', '0001-a.sql': 'create table item (a int);' }

test('migrations run once, in the order of their numbers', async () => {
  const { db, pool } = await embeddedDatabase()
  const directory = await migrations(TWO)
  expect(await migrate(db, { directory })).toEqual(['0001-a.sql', '0002-b.sql'])
  expect(await migrate(db, { directory })).toEqual([])
  expect((await pool.query('select * from item')).fields.map(({ name }) => name)).toEqual(['a', 'b'])
})

test('an update says what each migration is for before it runs; a new database is filled quietly', async () => {
  const { db } = await embeddedDatabase()
  const said: string[] = []
  const announce = (file: string, purpose: string) => said.push(`${file}: ${purpose}`)
  await migrate(db, { directory: await migrations(TWO), announce })
  expect(said).toEqual([])
  const directory = await migrations({
    ...TWO,
    '0003-c.sql': '-- Adds c,\n-- which is empty.\nalter table item add c int; -- no',
    '0004-d.sql': 'select nonsense;',
  })
  await expect(migrate(db, { directory, announce })).rejects.toThrow('0004-d.sql failed')
  expect(said).toEqual(['0003-c.sql: Adds c, which is empty.', '0004-d.sql: '])
})

test('a failing migration is named, with its line, and leaves nothing behind', async () => {
  const { db, pool } = await embeddedDatabase()
  const directory = await migrations({
    ...TWO,
    '0003-c.sql': 'create table other (a int);\n\nalter table nowhere add c int;',
  })
  await expect(migrate(db, { directory })).rejects.toThrow(
    /^Migration 0003-c\.sql failed.*: relation "nowhere" does not exist$/,
  )
  const wrong = await migrations({ ...TWO, '0003-c.sql': 'select 1;\n\nselect nonsense;' })
  await expect(migrate(db, { directory: wrong })).rejects.toThrow(
    'Migration 0003-c.sql failed at line 3: column "nonsense" does not exist',
  )
  expect(
    (await pool.query(`select to_regclass('other') as other, (select count(*) from schema_migration) as n`)).rows,
  ).toEqual([{ other: null, n: 2 }])
})

test('a database that is newer than the code is refused, and so is a migration that comes too late', async () => {
  const { db } = await embeddedDatabase()
  await migrate(db, { directory: await migrations(TWO) })
  await expect(migrate(db, { directory: await migrations({ '0001-a.sql': '' }) })).rejects.toThrow(
    'The database has migration 0002-b.sql',
  )
  await expect(
    migrate(db, { directory: await migrations({ ...TWO, '0001-a.sql': '', '0000-z.sql': '' }) }),
  ).rejects.toThrow('0000-z.sql comes before')
})

test('files must be named and numbered properly', async () => {
  const { db } = await embeddedDatabase()
  await expect(migrate(db, { directory: await migrations({ '1-a.sql': '' }) })).rejects.toThrow('not named like')
  await expect(migrate(db, { directory: await migrations({ '0001-a.sql': '', '0001-b.sql': '' }) })).rejects.toThrow(
    'the same number',
  )
})

test.runIf(TEST_DATABASE_URL)('several processes may migrate at once', async () => {
  const { db } = await serverDatabase()
  const directory = await migrations({ ...TWO, '0003-c.sql': 'select pg_sleep(0.2); create table other (a int);' })
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(db, { directory })))
  expect(applied.flat().toSorted()).toEqual(['0001-a.sql', '0002-b.sql', '0003-c.sql'])
})

test.skipIf(!TEST_DATABASE_URL)('a migration on a server may take much longer than other statements', async () => {
  const { pool } = await serverDatabase()
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const url = new URL(TEST_DATABASE_URL ?? '')
  url.pathname = `/${rows[0]!.name}`
  const directory = await migrations({ '0001-a.sql': 'create table item (a int); select pg_sleep(1);' })
  const config = { dataDir: '', databaseUrl: url.href, databaseTimeoutMs: 400 }
  const database = await openMigrated(config, pino({ level: 'silent' }), { directory })
  onTestFinished(database.close)
  await expect(database.pool.query('select pg_sleep(1)')).rejects.toThrow('timeout')
  expect((await database.pool.query('select * from item')).rows).toEqual([])
})
