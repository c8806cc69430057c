// What the kill benchmark writes and how it checks it. Run as a program it writes until it is killed, one line for each
// acknowledged transaction: node bench/kill-writer.ts <data directory> <first key> [database url]
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../server/src/database/open.ts'

const LINES_PER_ORDER = 3
const LARGEST_NOTE = 20_000

if (import.meta.main) {
  const [dataDir = '', firstKey = '1', databaseUrl] = process.argv.slice(2)
  const database = await openDatabase({ dataDir, databaseUrl })
  await prepare(database)
  for (let key = Number(firstKey); ; key++) {
    await write(database, key)
    process.stdout.write(`${key}\n`)
  }
}

/** Makes the tables. */
export async function prepare({ pool }: Database): Promise<void> {
  await pool.query(`
    create table if not exists kill_order (key int primary key, note text not null, digest text not null);
    create table if not exists kill_line (id int generated always as identity primary key,
      key int not null references kill_order, position int not null, unique (key, position))`)
}

/** One transaction over two tables, now and then large enough to leave its page. */
export async function write({ db }: Database, key: number): Promise<void> {
  const note =
    String.fromCharCode(65 + (key % 26)).repeat(key % 10 === 0 ? LARGEST_NOTE : 1 + (key % 200)) + Math.random()
  await db.transaction().execute(async (tx) => {
    await sql`insert into kill_order values (${key}, ${note}, ${hash('sha256', note)})`.execute(tx)
    for (let position = 1; position <= LINES_PER_ORDER; position++) {
      await sql`insert into kill_line (key, position) values (${key}, ${position})`.execute(tx)
    }
  })
}

/** The acknowledged keys that are missing, and whatever else is not as it was written. */
export async function verify(
  { db }: Database,
  acknowledged: number[],
): Promise<{ missing: number[]; corrupt: string[] }> {
  const orders = await sql<{ key: number; whole: boolean; lines: number }>`
    select key, digest = encode(sha256(convert_to(note, 'UTF8')), 'hex') as whole,
      (select count(*) from kill_line l where l.key = o.key) as lines
    from kill_order o`.execute(db)
  const found = new Map(orders.rows.map((order) => [order.key, order]))
  const broken = orders.rows.filter(({ whole, lines }) => !whole || lines !== LINES_PER_ORDER)
  return {
    missing: acknowledged.filter((key) => !found.has(key)),
    corrupt: [...broken.map(({ key }) => `order ${key} is not whole`), ...(await disagreements(db))],
  }
}

/** Tables whose rows and indexes tell a different count. */
async function disagreements(db: Database['db']): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const count = async (table: string, column: string, scans: 'on' | 'off'): Promise<number | undefined> => {
      const other = scans === 'on' ? 'off' : 'on'
      await sql.raw(`set local enable_seqscan = ${scans}`).execute(tx)
      await sql
        .raw(`set local enable_indexscan = ${other}; set local enable_indexonlyscan = ${other};
        set local enable_bitmapscan = ${other}`)
        .execute(tx)
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from ${sql.table(table)} where ${sql.ref(column)} > 0`.execute(tx)
      return rows[0]?.n
    }
    const found: string[] = []
    for (const [table, column] of [
      ['kill_order', 'key'],
      ['kill_line', 'id'],
      ['kill_line', 'key'],
    ] as const) {
      const [rows, indexed] = [await count(table, column, 'on'), await count(table, column, 'off')]
      if (rows !== indexed) found.push(`${table}.${column}: ${rows} rows, ${indexed} by index`)
    }
    return found
  })
}
