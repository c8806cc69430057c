import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { LONGEST_MS } from './run-command.ts'

/** `check_<milliseconds, base 36>_<random>`; the first versions had no time in it. */
const NAME = /^check_(?:([0-9a-z]{8,9})_[0-9a-f]{12}|[0-9a-f]{12})$/
const IN_USE = '55006'

/** The name of a new database for a restore that is only tried. */
const newName = () => `check_${Date.now().toString(36)}_${randomBytes(6).toString('hex')}`

/** Runs something with the address of an empty database of its own; undefined where the user may create none. */
export async function inScratchDatabase(url: string, work: (url: string | undefined) => Promise<void>): Promise<void> {
  await connected(url, async (client) => {
    if (!(await mayCreate(client))) return await work(undefined)
    const name = newName()
    await client.query(
      `create database ${name} template template0 encoding 'UTF8' locale_provider libc locale 'C.UTF-8'`,
    )
    try {
      const scratch = new URL(url)
      scratch.pathname = `/${name}`
      await work(scratch.href)
    } finally {
      await client.query(`drop database if exists ${name} with (force)`)
    }
  })
}

/** Drops scratch databases of killed processes: ours by owner and name, older than any try lasts, and not in use. */
export async function dropLeftDatabases(url: string, now = Date.now()): Promise<void> {
  await connected(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where starts_with(datname, 'check_') and datdba = (select oid from pg_roles where rolname = current_user)
        and not exists (select from pg_stat_activity activity where activity.datid = pg_database.oid)`,
    )
    for (const { datname } of rows) if (isLeft(datname, now)) await dropUnlessUsed(client, datname)
  })
}

/** By its name: whether no try to restore that began then can still run. */
export function isLeft(name: string, now: number): boolean {
  const [ours, since] = NAME.exec(name) ?? []
  return ours !== undefined && (since === undefined || now - Number.parseInt(since, 36) > LONGEST_MS)
}

/** Without force: PostgreSQL refuses while somebody is connected. */
async function dropUnlessUsed(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query(`drop database if exists ${name}`)
  } catch (error) {
    if ((error as pg.DatabaseError).code !== IN_USE) throw error
  }
}

async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function mayCreate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
  )
  return rows[0]?.may === true
}
