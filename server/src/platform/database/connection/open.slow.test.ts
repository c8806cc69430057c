import { once } from 'node:events'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { hasPgbouncer, ownPgbouncer } from '../../../../test/own-pgbouncer.ts'
import { isUniqueViolation } from '../errors.ts'
import { isoTime } from '../iso-time.ts'
import { openPostgresql } from './open-postgresql.ts'
import { type Database, openDatabase } from './open.ts'
import { databaseDirectory, embeddedDatabase, serverDatabase, TEST_DATABASE_URL } from '../test-database.ts'

const kinds: [kind: Database['kind'], build: () => Promise<Database>][] = [['embedded', embeddedDatabase]]
if (TEST_DATABASE_URL) kinds.push(['postgresql', serverDatabase])

describe.for(kinds)('the %s database', ([kind, build]) => {
  test('returns values in the product’s formats', async () => {
    const { pool, kind: actual } = await build()
    const { rows } = await pool.query(
      `select timestamptz '2026-02-03 10:00:00.5+05:45' as at, date '2026-02-03' as day, array[date '2026-02-03', null] as days,
        array[timestamptz '2026-02-03 10:00:00Z'] as times, 7::int8 as big, 12.5::numeric as exact, array[1::int8] as bigs,
        $1::jsonb as json, true as yes, null as nothing`,
      [{ a: [1, 'é'] }],
    )
    expect(actual).toBe(kind)
    expect(rows).toEqual([
      {
        at: '2026-02-03T04:15:00.500Z',
        day: '2026-02-03',
        days: ['2026-02-03', null],
        times: ['2026-02-03T10:00:00.000Z'],
        big: 7,
        exact: 12.5,
        bigs: [1],
        json: { a: [1, 'é'] },
        yes: true,
        nothing: null,
      },
    ])
  })

  test('formats a timestamp the same inside JSON', async () => {
    const { db } = await build()
    const time = sql<string>`timestamptz '2026-02-03 10:00:00.1239+05:45'`
    const { rows } = await sql<{ column: string; json: string[] }>`
      select ${time} as column, json_build_array(${isoTime(time)}) as json`.execute(db)
    expect(rows).toEqual([{ column: '2026-02-03T04:15:00.123Z', json: ['2026-02-03T04:15:00.123Z'] }])
  })

  test('rolls a failed transaction back', async () => {
    const { db, pool } = await build()
    await pool.query('create table item (id int primary key)')
    const failing = db.transaction().execute(async (tx) => {
      await sql`insert into item values (1)`.execute(tx)
      await sql`insert into item values (1)`.execute(tx)
    })
    const error: unknown = await failing.catch((reason: unknown) => reason)
    expect(isUniqueViolation(error, 'item_pkey')).toBe(true)
    expect(isUniqueViolation(error, 'other')).toBe(false)
    expect((await pool.query('select count(*) as n from item')).rows).toEqual([{ n: 0 }])
  })

  test('prepares a query once, under a name', async () => {
    const { db, pool } = await build()
    for (const n of [1, 2, 3]) await sql`select ${n}::int as n`.execute(db)
    await pool.query('select $1::int as n', [4])
    await sql`select 1::int as always`.execute(db)
    await sql`select 1::int as always`.execute(db)
    await sql`create table item (id int); create table other (id int)`.execute(db)
    const { rows } = await pool.query<{ statement: string; name: string }>(
      'select statement, name from pg_prepared_statements order by statement',
    )
    expect(rows.map(({ statement }) => statement)).toEqual(['select $1::int as n', 'select 1::int as always'])
    expect(rows[0]?.name).toMatch(/^q0_[0-9a-f]{20}$/)
  })

  test('replaces a prepared query whose table has changed', async () => {
    const { pool } = await build()
    await pool.query('create table item (id int)')
    await pool.query('select * from item where id > $1', [0])
    await pool.query('alter table item add name text')
    await expect(pool.query('select * from item where id > $1', [0])).rejects.toThrow('cached plan')
    expect((await pool.query('select * from item where id > $1', [0])).fields).toHaveLength(2)
  })

  test('carries a large value and many rows', async () => {
    const { pool } = await build()
    const large = 'é'.repeat(2_500_000)
    await pool.query('create table item (id int, text text)')
    await pool.query('insert into item values (1, $1)', [large])
    expect((await pool.query<{ text: string }>('select text from item')).rows[0]?.text === large).toBe(true)
    const { rows } = await pool.query<{ g: number }>(
      'select g, repeat($1, 100) as filler from generate_series(1, 10000) g',
      ['x'],
    )
    expect([rows.length, rows[0]?.g, rows.at(-1)?.g]).toEqual([10_000, 1, 10_000])
  })

  test('answers in step after errors', async () => {
    const { pool } = await build()
    const unwritable = { toPostgres: () => { throw new Error('cannot be written') } } // prettier-ignore
    const answers = await Promise.allSettled([
      pool.query('select 1 / $1::int as n', [0]),
      pool.query('select 2 as n'),
      pool.query('select nonsense; select 3 as n'),
      pool.query('select $1::text as n', [unwritable]),
      pool.query('select $1::int as n', [4]),
      pool.query('select $1::int as n', ['not a number']),
      pool.query('select $1::int as n', [5]),
    ])
    const outcomes = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows : 'error'))
    expect(outcomes).toEqual(['error', [{ n: 2 }], 'error', 'error', [{ n: 4 }], 'error', [{ n: 5 }]])
  })

  test('finishes queued work before it closes, and accepts no more', async () => {
    const { pool, close } = await build()
    await pool.query('create table item (id int)')
    const queued = Array.from({ length: 50 }, (_, id) => pool.query('insert into item values ($1)', [id]))
    const closed = close()
    await expect(pool.query('select 1')).rejects.toThrow('closing')
    expect(await Promise.all(queued)).toHaveLength(50)
    await closed
  })
})

test.runIf(TEST_DATABASE_URL)('a server that sorts or knows letters in another way is noticed', async () => {
  const warned = async (characters: string) => {
    const warnings: string[] = []
    await serverDatabase(characters, { warn: (text) => void warnings.push(text), info: () => undefined })
    return warnings.map((text) => text.replace(/;.*/, ''))
  }
  expect(await warned("lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'")).toEqual([])
  expect(await warned("locale_provider icu icu_locale 'en' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'")).toEqual([
    'The database sorts by ICU',
  ])
  expect(await warned("lc_collate 'C' lc_ctype 'C'")).toEqual(['The database knows no letters but those of ASCII (C)'])
})

describe.runIf(TEST_DATABASE_URL && hasPgbouncer())('PgBouncer', () => {
  const through = (...settings: string[]) => ownPgbouncer(TEST_DATABASE_URL!, ...settings)

  test('is taken with sessions, which keep their time limits and hear notifications', async () => {
    const { pool, close } = await openPostgresql(await through('pool_mode = session'), { timeoutMs: 7000 })
    onTestFinished(close)
    const limits = `select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`
    expect((await pool.query(limits)).rows).toEqual([{ statement: '7s', idle: '1min' }])
    const listening = await pool.connect()
    const heard = once(listening, 'notification')
    await listening.query('listen news')
    await pool.query("select pg_notify('news', 'open')")
    expect(await heard).toMatchObject([{ payload: 'open' }])
    listening.release(true)
  })

  test.for([
    ['pool_mode = transaction'],
    ['pool_mode = transaction', 'server_round_robin = 1', 'min_pool_size = 5'],
    ['pool_mode = transaction', 'default_pool_size = 1'],
    ['pool_mode = statement'],
  ])('is refused with %j, which shares sessions', async (settings) => {
    await expect(openPostgresql(await through(...settings), {})).rejects.toThrow(
      /^PostgreSQL at \S+ cannot be used: a pooler before it shares sessions .*pool_mode = session, or DATABASE_URL/,
    )
  })

  test('is refused where others keep it busy', async () => {
    const shared = await through('pool_mode = transaction')
    const over = new AbortController()
    const others = Array.from({ length: 4 }, async () => {
      const client = new pg.Client({ connectionString: shared })
      await client.connect()
      while (!over.signal.aborted) await client.query('select pg_sleep(0.001 * random())')
      await client.end()
    })
    await expect(openPostgresql(shared, {})).rejects.toThrow('shares sessions')
    over.abort()
    await Promise.all(others)
  })
})

test('a wrong address of a server is told in one line without its password', async () => {
  const open = (databaseUrl: string) => openDatabase({ dataDir: '', databaseUrl })
  await expect(open('mysql://asha:secret@localhost/x')).rejects.toThrow(/^DATABASE_URL is not an address like/)
  await expect(open('postgresql://asha:secret@127.0.0.1:1/baltra')).rejects.toThrow(
    /^PostgreSQL at asha@127\.0\.0\.1:1\/baltra cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1$/,
  )
})

test('written rows are there when it is opened again', async () => {
  const dataDir = await databaseDirectory()
  const first = await openDatabase({ dataDir })
  await first.pool.query('create table item as select 42 as id')
  await first.close()
  const second = await openDatabase({ dataDir })
  expect((await second.pool.query('select id from item')).rows).toEqual([{ id: 42 }])
  await second.close()
})
