// Fills a database for the benchmark of calls: the demo, and on request registrations and complaints by the thousand.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ensureFirstAdmin } from '../server/src/accounts/first-admin.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { openLog } from '../server/src/platform/core/log.ts'
import { loadDemo } from '../server/src/demo/load-demo.ts'
import type { Db } from '../server/src/platform/core/db.ts'
import type { Services } from '../server/src/platform/core/services.ts'
import { openServices } from '../server/src/open-services.ts'

export interface Place {
  dataDir: string
  databaseUrl?: string | undefined
}

/** Of the administrator, who is there without signing in. */
const ADMIN_PASSWORD = 'evening-kettle-31'

/** The services on a place, as the product opens them, with limits out of the way. */
export function openPlace({ dataDir, databaseUrl }: Place): Promise<Services> {
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO: '0',
    ADMIN_PASSWORD,
    RATE_LIMIT_SCALE: '1000000',
    // A busy machine is no reason to refuse what is measured.
    SHED_AFTER_MS: '60000',
    // Ten thousand rows are added at once.
    DATABASE_TIMEOUT: '300',
  })
  return openServices({ config, log: openLog(config.logLevel) })
}

const BATCH = 10_000

/** How much is added to the demo. */
export interface Amounts {
  products: number
  /** registrations, as many complaints and ledger entries, and half as many customers */
  rows: number
}

/** Loads the demo and adds to it. */
export async function fill(place: Place, { products, rows }: Amounts): Promise<void> {
  const services = await openPlace(place)
  const { db } = services
  try {
    await loadDemo(services)
    await ensureFirstAdmin(services)
    for (const some of batches(products)) await addProducts(db, some)
    const customers = Math.ceil(rows / 2)
    for (const some of batches(customers)) await addCustomers(db, some)
    for (const some of batches(rows)) await addRows(db, customers, some)
    await sql`vacuum (analyze)`.execute(db)
  } finally {
    await services.close()
  }
  await rm(join(place.dataDir, 'staging'), { recursive: true, force: true })
}

/** A part of all that are added, from one number to another. */
interface Some {
  all: number
  from: number
  to: number
}

const batches = (all: number): Some[] =>
  Array.from({ length: Math.ceil(all / BATCH) }, (_, index) => ({
    all,
    from: index * BATCH + 1,
    to: Math.min(all, (index + 1) * BATCH),
  }))

/** All of them came within three years. */
const came = (all: number) => sql`now() - interval '3 years' * ((${all}::float - n) / ${all}::float)`

const DISTRICTS = ['Kaski', 'Lalitpur', 'Jhapa', 'Chitwan', 'Banke', 'Morang', 'Rupandehi']
const SHOPS = ['Himal Electronics', 'Pokhara Home', 'Siddhartha Traders', 'Koshi Appliances', 'Valley Store']
const NAMES = ['Maya Thapa', 'Sita Rai', 'Hari Basnet', 'Anita Lama', 'Suresh Magar', 'Laxmi Gurung', 'Bikram Shah']
const ZONES = ['GANDAKI', 'BAGMATI', 'KOSHI', 'MECHI', 'LUMBINI']

/** One of some values, a different one for each number. */
const oneOf = (values: readonly string[], n = sql`n`) =>
  sql`(array[${sql.join(values)}])[1 + ${n} % ${sql.lit(values.length)}]`

/** The demo's products repeated, each with its first pictures, without best sellers. */
const addProducts = (db: Db, { all: products, from, to }: Some) =>
  sql`with twin as (
      select array_agg(id order by id) as ids from product where model_num not like 'BX-%'
    ), added as (
      insert into product (category_id, sub_category_id, name, model_name, model_num, price, stocks, warranty,
        warranty_months, reward_points, color_styles, sizes, specification, main_image_id, created_at)
      select category_id, sub_category_id, name, model_name || ' ' || n, 'BX-' || n, price + n % 97, n % 7, warranty,
        warranty_months, reward_points, color_styles, sizes, specification, main_image_id, ${came(products)}
      from generate_series(${from}::int, ${to}::int) as n, twin, product
      where product.id = twin.ids[1 + n % array_length(twin.ids, 1)]
      returning id, main_image_id
    )
    insert into product_picture (product_id, part, position, file_id)
      select added.id, 'variant', 1, coalesce(main_image_id, (select min(file_id) from product_picture)) from added`.execute(
    db,
  )

const addCustomers = (db: Db, { all: customers, from, to }: Some) =>
  sql`insert into account (contact, firstname, lastname, email, district, city, customer_address, password_hash, created_at)
    select (9700000000 + n)::text, 'Maya', 'Thapa ' || n, 'maya@example.com', ${oneOf(DISTRICTS)}, 'Pokhara', 'Lakeside', 'none',
      ${came(customers)}
    from generate_series(${from}::int, ${to}::int) as n`.execute(db)

/**
 * They share the papers of the demo: the bytes are not looked at. Of registrations one in ten
 * waits and one in five is rejected, as one in ten complaints is not dispatched and one in ten on its way.
 */
async function addRows(db: Db, customers: number, { all: rows, from, to }: Some): Promise<void> {
  const series = sql`generate_series(${from}::int, ${to}::int) as n`
  const customer = sql`(select min(id) as first from account where contact like '97%') as customer`
  await sql`
    insert into registration (customer_id, product_id, promised_months, promised_points, sub_category_id, model_name, model_num, serial_number, store_name, store_location,
      store_number, purchase_date, warranty_issue, warranty_expiry, product_image_id, bill_image_id, status, created_at)
    select customer.first + n % ${customers}::int, product.id, product.warranty_months,
      product.reward_points, product.sub_category_id, product.model_name, product.model_num, 'BENCH-' || n,
      ${oneOf(SHOPS)}, 'New Road', '061-520000', date '2025-01-31', date '2025-01-31', date '2026-01-31',
      paper.id, paper.id,
      case when n % 10 = 0 then 'Pending' when n % 5 = 1 then 'Rejected' else 'Approved' end, ${came(rows)}
    from ${series}, ${customer},
      (select array_agg(id order by id) as ids from product where model_num not like 'BX-%') as twin,
      lateral (select id, model_name, model_num, warranty_months, reward_points, sub_category_id from product
        where product.id = twin.ids[1 + n % array_length(twin.ids, 1)]) as product,
      (select id from file where visibility = 'private' order by id limit 1) as paper`.execute(db)
  await sql`
    insert into complaint (registration_id, customer_id, customer_name, customer_contact, customer_address, email, zone,
      area, model_name, model_num, serial_number, purchase_date, problem_type, problem_description, damaged_image_id,
      status, job_no, dispatch_state, created_at)
    select r.id, r.customer_id, ${oneOf(NAMES, sql`r.id`)}, '9700000001', 'Lakeside', 'maya@example.com',
      ${oneOf(ZONES, sql`r.id`)}, 'KASKI',
      r.model_name, r.model_num, r.serial_number, r.purchase_date, 'Motor', '<p>It hums and does not turn</p>',
      r.product_image_id,
      case when r.id % 10 = 0 then 'Unassigned' when r.id % 10 = 1 then 'On Service' else 'Completed' end,
      case when r.id % 10 > 0 then 'BENCH-' || r.id end, case when r.id % 10 > 0 then 'dispatched' else 'none' end,
      r.created_at
    from (select max(id) as last from registration) as newest
      join registration r on r.id > newest.last - ${to - from + 1}::int and r.serial_number like 'BENCH-%'`.execute(db)
  await sql`
    insert into point_entry (customer_id, points, kind, reason, created_at)
    select customer.first + n % ${customers}::int, 100, 'adjusted', 'Welcome', ${came(rows)}
    from ${series}, ${customer}`.execute(db)
}
