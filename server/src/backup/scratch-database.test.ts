import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { dropLeftDatabases, isLeft } from './scratch-database.ts'

const HOUR_MS = 60 * 60 * 1000
const suffix = '0123456789ab'
const nameOf = (at: number) => `check_${at.toString(36)}_${suffix}`

test('a scratch database is abandoned once no trial that started then can still run', () => {
  const now = Date.now()
  expect(isLeft(nameOf(now - HOUR_MS), now)).toBe(false)
  expect(isLeft(nameOf(now - 5 * HOUR_MS), now)).toBe(true)
  expect(isLeft('check_0123456789ab', now)).toBe(true) // of the first versions
  for (const other of ['check_out', 'checks', `x${nameOf(0)}`, 'check_0123456789abc'])
    expect(isLeft(other, now)).toBe(false)
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'leftovers of a killed trial are dropped; recent, used and foreign databases stay',
  async () => {
    const url = process.env.TEST_DATABASE_URL!
    const [old, used, young] = [nameOf(Date.now() - 6 * HOUR_MS), nameOf(Date.now() - 7 * HOUR_MS), nameOf(Date.now())]
    const all = [old, used, young, 'check_out']
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    onTestFinished(async () => {
      for (const name of all) await client.query(`drop database if exists ${name} with (force)`)
      await client.end()
    })
    for (const name of all) await client.query(`create database ${name} template template0`)
    const inUse = new URL(url)
    inUse.pathname = `/${used}`
    const other = new pg.Client({ connectionString: inUse.href })
    await other.connect()
    await dropLeftDatabases(url)
    await other.end()
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname = any($1)',
      [all],
    )
    expect(rows.map(({ datname }) => datname).toSorted()).toEqual([used, young, 'check_out'].toSorted())
  },
)
