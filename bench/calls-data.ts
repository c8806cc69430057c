// Fills a database for the benchmark of calls: the demo, and on request registrations and complaints by the thousand.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { ensureFirstAdmin } from '../server/src/accounts/first-admin.ts'
import { readConfig } from '../server/src/config.ts'
import { loadDemo } from '../server/src/database/demo/load-demo.ts'
import { openServices, type Db, type Services } from '../server/src/services.ts'

export interface Place {
  dataDir: string
  databaseUrl?: string | undefined
}

/** The services on a place, as the product opens them, with limits out of the way. */
export function openPlace({ dataDir, databaseUrl }: Place): Promise<Services> {
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO: '0', RATE_LIMIT_SCALE: '1000000' })
  return openServices({ config, log: pino({ level: config.logLevel }) })
}

const BATCH = 10_000

/** Loads the demo and adds so many registrations, each with a complaint, and half as many customers. */
export async function fill(place: Place, rows: number): Promise<void> {
  const services = await openPlace(place)
  try {
    await loadDemo(services)
    await ensureFirstAdmin(services)
    const customers = Math.ceil(rows / 2)
    if (rows > 0) await addCustomers(services.db, customers)
    for (let from = 1; from <= rows; from += BATCH)
      await addRows(services.db, customers, from, Math.min(rows, from + BATCH - 1))
    await sql`vacuum (analyze)`.execute(services.db)
  } finally {
    await services.close()
  }
  await rm(join(place.dataDir, 'staging'), { recursive: true, force: true })
}

const addCustomers = (db: Db, customers: number) =>
  sql`insert into account (contact, firstname, lastname, email, district, city, customer_address, password_hash)
    select (9700000000 + n)::text, 'Maya', 'Thapa ' || n, 'maya@example.com', 'Kaski', 'Pokhara', 'Lakeside', 'none'
    from generate_series(1, ${customers}::int) as n`.execute(db)

/** They share the papers of the demo: the bytes are not looked at. One in ten waits, one in five is rejected. */
async function addRows(db: Db, customers: number, from: number, to: number): Promise<void> {
  await sql`
    insert into registration (customer_id, product_id, model_name, model_num, serial_number, store_name, store_location,
      store_number, purchase_date, warranty_issue, warranty_expiry, product_image_id, bill_image_id, status, created_at)
    select customer.first + n % ${customers}::int, product.id, product.model_name, product.model_num, 'BENCH-' || n,
      'Himal Electronics', 'New Road', '061-520000', date '2025-01-31', date '2025-01-31', date '2026-01-31',
      paper.id, paper.id,
      case when n % 10 = 0 then 'Pending' when n % 5 = 1 then 'Rejected' else 'Approved' end, now()
    from generate_series(${from}::int, ${to}::int) as n,
      (select min(id) as first from account where contact like '97%') as customer,
      (select id, model_name, model_num from product order by id limit 1) as product,
      (select id from file where visibility = 'private' order by id limit 1) as paper`.execute(db)
  await sql`
    insert into complaint (registration_id, customer_id, customer_name, customer_contact, customer_address, email, zone,
      area, model_name, model_num, serial_number, purchase_date, problem_type, problem_description, damaged_image_id,
      status, job_no, dispatch_state, created_at)
    select r.id, r.customer_id, 'Maya Thapa', '9700000001', 'Lakeside', 'maya@example.com', 'GANDAKI', 'KASKI',
      r.model_name, r.model_num, r.serial_number, r.purchase_date, 'Motor', '<p>It hums and does not turn</p>',
      r.product_image_id,
      case when r.id % 10 = 0 then 'Unassigned' when r.id % 10 = 1 then 'On Service' else 'Completed' end,
      case when r.id % 10 > 0 then 'BENCH-' || r.id end, case when r.id % 10 > 0 then 'dispatched' else 'none' end, now()
    from registration r
    where r.serial_number like 'BENCH-%' and substr(r.serial_number, 7)::int between ${from} and ${to}`.execute(db)
}
