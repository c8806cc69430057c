// Fills an embedded database through a checkout's own code, says so, and writes until it is killed.
// node bench/reopen-writer.ts <checkout> <data directory> <rows>
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import type * as Data from './calls-data.ts'

const [checkout = '', dataDir = '', rows = ''] = process.argv.slice(2)
const { fill, openPlace } = (await import(pathToFileURL(join(checkout, 'bench/calls-data.ts')).href)) as typeof Data
const probe = await openPlace({ dataDir })
const { rows: there } = await sql`select 1 from registration limit 1`.execute(probe.db)
await probe.close()
if (there.length === 0) await fill({ dataDir }, { products: 0, rows: Number(rows) })
const { db } = await openPlace({ dataDir })
await sql`create table if not exists bench_line (id int, words text)`.execute(db)
process.send?.('writing')
for (;;) await sql`insert into bench_line select n, repeat('word ', 40) from generate_series(1, 2000) as n`.execute(db)
