// Fills an embedded database through a checkout's own code, says so, and writes until it is killed.
// node bench/reopen-writer.ts <checkout> <data directory> <rows>
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import type * as Data from './calls-data.ts'

const [checkout = '', dataDir = '', rows = ''] = process.argv.slice(2)
const { fill, openPlace } = (await import(pathToFileURL(join(checkout, 'bench/calls-data.ts')).href)) as typeof Data
/** Registrations, as many complaints and ledger entries: so much that each kind of row is there. */
const OF_EACH_KIND = 2000
const AT_ONCE = 2000

const probe = await openPlace({ dataDir })
const { rows: there } = await sql`select 1 from registration limit 1`.execute(probe.db)
await probe.close()
if (there.length === 0) await fill({ dataDir }, { products: 0, rows: OF_EACH_KIND })
const { db } = await openPlace({ dataDir })
await sql`create table if not exists bench_line (id int generated always as identity primary key, words text)`.execute(
  db,
)
const write = () =>
  sql`insert into bench_line (words) select repeat('word ', 40) from generate_series(1, ${AT_ONCE}::int)`.execute(db)
if (there.length === 0) for (let written = 0; written < Number(rows); written += AT_ONCE) await write()
process.send?.('writing')
for (;;) await write()
