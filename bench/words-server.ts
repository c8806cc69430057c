// Searches a checkout's products by words and says the processor time of each search, the database's included.
// node bench/words-server.ts <checkout> <products> <data directory> [database address]
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../server/src/platform/core/db.ts'
import type * as Search from '../server/src/products/search/product-search.ts'
import type * as Data from './calls-data.ts'
import { processorSeconds } from './measure.ts'

/** What a search took, and what it found. */
export interface Searched {
  /** of this process and of the database's, on average of the searches */
  ms: number
  total: number
}

/** A text to search for, so many times. */
export interface Wanted {
  text: string
  times: number
}

const [checkout = '', products = '', dataDir = '', databaseUrl] = process.argv.slice(2)
const { fill, openPlace } = (await import(join(checkout, 'bench/calls-data.ts'))) as typeof Data
const { searchProducts } = (await import(
  join(checkout, 'server/src/products/search/product-search.ts')
)) as typeof Search

await fill({ dataDir, databaseUrl }, { products: Number(products), rows: 10 })
const services = await openPlace({ dataDir, databaseUrl })
// Helpers of a query end with it, and their time with them.
if (databaseUrl) await sql`set max_parallel_workers_per_gather = 0`.execute(services.db)

process.on('message', async ({ text, times }: Wanted) => {
  const ask = () =>
    searchProducts(services.db, services.files, { product_name: text, page: 1, per_page: 20, locale: 'en' })
  let total = 0
  const before = await usedMs(services.db)
  for (let time = 0; time < times; time += 1) total = (await ask()).pagination.total_results
  const used = (await usedMs(services.db)) - before
  process.send?.({ ms: used / times, total } satisfies Searched)
})
process.send?.('ready')
process.once('SIGTERM', async () => {
  await services.close()
  process.exit()
})

async function usedMs(db: Db): Promise<number> {
  const processes = [process.pid, ...(databaseUrl ? await sessionsOf(db) : [])]
  return processes.reduce((sum, pid) => sum + processorSeconds(pid) * 1000, 0)
}

async function sessionsOf(db: Db): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`.execute(db)
  return rows.map(({ pid }) => pid)
}
