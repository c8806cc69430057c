import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { CannotStart } from '../errors.ts'
import { openDatabase } from '../connection/open.ts'
import { databaseDirectory, embeddedDatabase, emptyDirectory } from '../test-database.ts'

test('opening the same directory twice is refused with one line', async () => {
  const dataDir = await databaseDirectory()
  const { close } = await openDatabase({ dataDir })
  onTestFinished(close)
  const error: unknown = await openDatabase({ dataDir }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(CannotStart)
  expect(error).toHaveProperty('message', `${dataDir} is in use by another Baltra process`)
})

test(
  'another process is refused, and a killed one leaves neither a lock nor a loss',
  { timeout: 120_000 },
  async () => {
    const dataDir = await databaseDirectory()
    for (let cycle = 0; cycle < 3; cycle++) {
      const writer = spawn(process.execPath, ['--input-type=module', '--eval', writerOf(dataDir)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let output = ''
      writer.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
      await once(writer.stdout, 'data')
      await expect(openDatabase({ dataDir })).rejects.toThrow('is in use by another Baltra process')
      writer.kill('SIGKILL')
      await once(writer, 'close')

      const { pool, close } = await openDatabase({ dataDir })
      const { rows } = await pool.query<{ id: number }>('select id from item')
      const kept = new Set(rows.map(({ id }) => id))
      expect(
        output
          .trim()
          .split('\n')
          .filter((id) => !kept.has(Number(id))),
      ).toEqual([])
      await close()
    }
  },
)

/** A program that writes rows and prints each id once it is committed. */
function writerOf(dataDir: string): string {
  return `
    import { openDatabase } from '${new URL('../connection/open.ts', import.meta.url).href}'
    const { pool } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} })
    await pool.query('create table if not exists item (id int generated always as identity primary key)')
    for (;;) {
      const { rows } = await pool.query('insert into item default values returning id')
      process.stdout.write(rows[0].id + '\\n')
    }`
}

test('the write-ahead log stays short however much is written, within a transaction too', async () => {
  const dataDir = await databaseDirectory()
  const { pool, close } = await openDatabase({ dataDir })
  onTestFinished(close)
  const write = `select pg_logical_emit_message(true, 'test', repeat('x', 8 * 1024 * 1024))`
  const sizes: number[] = []
  await pool.query('begin')
  for (let done = 0; done < 24; done++) {
    if (done === 12) await pool.query('commit')
    await pool.query(write)
    sizes.push(logMegabytes(dataDir))
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(128)
})

/** The engine's thread may remove a file meanwhile: it makes its checkpoint once it has answered. */
function logMegabytes(dataDir: string): number {
  const log = join(dataDir, 'cluster', 'pg_wal')
  const sizes = readdirSync(log).map((name) => statSync(join(log, name), { throwIfNoEntry: false })?.size ?? 0)
  return sizes.reduce((sum, size) => sum + size, 0) / 1024 / 1024
}

test('a client sees no state of the previous client', async () => {
  const { pool } = await embeddedDatabase()
  await pool.query('create table item (id int)')
  const first = await pool.connect()
  await first.query(`set statement_timeout = '7s'`)
  await first.query('create temporary table scratch (id int)')
  await first.query('select pg_advisory_lock(1), $1::int', [1])
  await first.query('begin')
  await first.query('insert into item values (1)')
  first.release(true)

  const { rows } = await pool.query(`
    select current_setting('statement_timeout') as timeout, to_regclass('scratch') as scratch, (select count(*) from item) as items,
      (select count(*) from pg_prepared_statements) as statements, (select count(*) from pg_locks where locktype = 'advisory') as locks`)
  expect(rows).toEqual([{ timeout: '0', scratch: null, items: 0, statements: 0, locks: 0 }])
})

test('a second client waits for the first instead of breaking into its transaction', async () => {
  const { pool } = await embeddedDatabase()
  const first = await pool.connect()
  await first.query('begin')
  await first.query('create table item as select 1 as id')
  const second = new pg.Client(pool.options)
  const rows = second.connect().then(() => second.query('select id from item'))
  await first.query('commit')
  first.release(true)
  expect((await rows).rows).toEqual([{ id: 1 }])
  await second.end()
})

test('an engine that exits is restarted with all committed data', async () => {
  const warnings: string[] = []
  const log = { warn: (message: string) => warnings.push(message), info: () => {} }
  const { pool, close } = await openDatabase({ dataDir: await databaseDirectory(), log })
  onTestFinished(close)
  await pool.query('create table item as select 1 as id')
  await expect(pool.query('copy item from stdin')).rejects.toThrow('unexpected EOF') // the engine cannot wait for more input, and ends
  await expect
    .poll(() => warnings)
    .toContainEqual(expect.stringContaining('The embedded database stopped: PostgreSQL ended itself'))
  expect((await pool.query('select id from item')).rows).toEqual([{ id: 1 }])
})

test(
  'a directory whose creation was interrupted is created again, one with foreign files is left alone',
  { timeout: 120_000 },
  async () => {
    const cut = await emptyDirectory()
    await mkdir(join(cut, 'cluster'))
    await writeFile(join(cut, 'cluster', 'PG_VERSION'), '18\n')
    await writeFile(join(cut, 'cluster-incomplete'), '')
    const { pool, close } = await openDatabase({ dataDir: cut })
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
    await close()

    const foreign = await emptyDirectory()
    await mkdir(join(foreign, 'cluster'))
    await writeFile(join(foreign, 'cluster', 'thesis.txt'), 'precious')
    await expect(openDatabase({ dataDir: foreign })).rejects.toThrow('is not a PostgreSQL data directory')
  },
)
