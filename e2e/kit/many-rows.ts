import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../server/src/platform/database/connection/open.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import type { Db } from '../../server/src/platform/core/db.ts'

/** Each list has this many rows, two pages; of each of its states there is a known part. */
export const ROWS = 30

/** Fills a new embedded database, before the product is started on it. */
export const addManyRows = (dataDir: string): Promise<void> =>
  fillNew(dataDir, [addCatalogue, addPeople, addOwnedProducts, addRequests])

/** A shop with the kettle of the demo and nothing else: it opens in a fraction of the time that the demo takes. */
export const addKettle = (dataDir: string): Promise<void> => fillNew(dataDir, [addOneProduct])

/** So many complaints of one customer that wait to be dispatched, each about a product of its own. */
export const addWaitingComplaints =
  (count: number) =>
  (dataDir: string): Promise<void> =>
    fillNew(dataDir, [addOneProduct, (db) => addComplaintsOf(db, count)])

async function fillNew(dataDir: string, adding: readonly ((db: Db) => Promise<void>)[]): Promise<void> {
  const database = await openDatabase({ dataDir: join(dataDir, 'database') })
  try {
    await migrate(database.db)
    for (const add of adding) await add(database.db)
  } finally {
    await database.close()
  }
}

async function addOneProduct(db: Db): Promise<void> {
  await sql`insert into category (name, "desc") values ('Kitchen', 'For the home')`.execute(db)
  await sql`insert into sub_category (category_id, name) select id, 'Electric Kettle' from category`.execute(db)
  await sql`insert into product (category_id, sub_category_id, name, model_name, model_num, price, search)
    select category_id, id, name, 'Chiya 1.5', 'BEK-150', 2450, 'electric kettle chiya 1.5 bek-150'
    from sub_category`.execute(db)
}

async function addComplaintsOf(db: Db, count: number): Promise<void> {
  await sql`insert into account (contact, firstname, lastname, email, password_hash)
    values ('9800001001', 'Sita', 'Rai', 'sita.rai@example.com', 'none')`.execute(db)
  await sql`insert into registration (customer_id, product_id, model_name, model_num, serial_number, store_name,
      store_location, store_number, purchase_date, warranty_issue, warranty_expiry, status)
    select account.id, product.id, model_name, model_num, 'WAITS-' || n, 'Himal Electronics', 'New Road', '061-520000',
      current_date - 30, current_date - 30, current_date + 335, 'Approved'
    from account, product, generate_series(1, ${count}::int) as n where contact = '9800001001'`.execute(db)
  await sql`insert into complaint (registration_id, customer_id, customer_name, customer_contact, customer_address, email,
      model_name, model_num, serial_number, purchase_date, problem_description, status, dispatch_state)
    select id, customer_id, 'Sita Rai', '9800001001', 'Lakeside', 'sita.rai@example.com', model_name, model_num,
      serial_number, purchase_date, '<p>It hums</p>', 'Unassigned', 'none'
    from registration`.execute(db)
}

const numbers = sql`generate_series(1, ${sql.lit(ROWS)}) as n`

async function addCatalogue(db: Db): Promise<void> {
  await sql`insert into category (name, "desc") select 'Category ' || n, 'For the home' from ${numbers}`.execute(db)
  await sql`insert into sub_category (category_id, name)
    select 1, 'Kettles of kind ' || n from ${numbers}`.execute(db)
  await sql`insert into product (category_id, sub_category_id, name, model_name, model_num, price, search)
    select n, n, 'Kettle ' || n, 'Goose ' || n, 'BK-' || n, 1000 + n, 'kettle ' || n || ' goose ' || n || ' bk-' || n
    from ${numbers}`.execute(db)
  await sql`insert into unit (model_name, model_number, serial_number, token)
    select 'Goose ' || n, 'BK-' || n, 'UNIT-' || n, 'token-' || n from ${numbers}`.execute(db)
  await sql`insert into warranty_package (sub_category_id, period, months, type, amt, offers)
    select n, n || ' months', n, 'Package ' || n, 500 * n, '<ul><li>Free service</li></ul>' from ${numbers}`.execute(db)
}

/** Customers, half of them men, one with many points; as many staff. */
async function addPeople(db: Db): Promise<void> {
  await sql`insert into account (contact, firstname, lastname, email, gender, password_hash)
    select (9800001000 + n)::text, 'Customer', 'Number ' || n, 'customer@example.com',
      case when n % 2 = 0 then 'male' else 'female' end, 'none' from ${numbers}`.execute(db)
  await sql`insert into account (role, contact, firstname, lastname, email, gender, password_hash)
    select case when n % 2 = 0 then 'product_incharge' else 'service_incharge' end, (9800002000 + n)::text, 'Staff',
      'Number ' || n, 'staff@example.com', 'male', 'none' from ${numbers}`.execute(db)
  await sql`insert into point_lot (customer_id, points, remaining, source, source_key)
    select min(id), 600, 600, 'registration', 'MANY-1' from account where role = 'customer'`.execute(db)
}

/** As many of each status; those that were approved have a complaint each, half of which wait for their dispatch. */
async function addOwnedProducts(db: Db): Promise<void> {
  await sql`insert into registration (customer_id, product_id, model_name, model_num, serial_number, store_name,
      store_location, store_number, purchase_date, warranty_issue, warranty_expiry, status)
    select account.id, 1, 'Goose 1', 'BK-1', status || '-' || n, 'Himal Electronics', 'New Road', '061-520000',
      current_date - 30, current_date - 30, current_date + 335, status
    from ${numbers} join account on account.contact = (9800001000 + n)::text,
      unnest(array['Pending', 'Approved', 'Rejected']) as status`.execute(db)
  await sql`insert into complaint (registration_id, customer_id, customer_name, customer_contact, customer_address, email,
      model_name, model_num, serial_number, purchase_date, problem_description, status, dispatch_state, job_no)
    select id, customer_id, 'Customer ' || id, '9800001001', 'Lakeside', 'customer@example.com', model_name, model_num,
      serial_number, purchase_date, '<p>It hums</p>', case when id % 2 = 0 then 'Unassigned' else 'On Service' end,
      case when id % 2 = 0 then 'none' else 'dispatched' end, case when id % 2 = 1 then 'JOB-' || id end
    from registration where status = 'Approved'`.execute(db)
  await sql`insert into warranty_extension (registration_id, customer_id, type, months, price, paid_with, state, reference,
      previous_expiry)
    select id, customer_id, 'Gold', 12, 900, 'money', case when id % 2 = 0 then 'awaiting_payment' else 'cancelled' end,
      'REFERENCE-' || id, warranty_expiry
    from registration where status = 'Approved'`.execute(db)
}

async function addRequests(db: Db): Promise<void> {
  await sql`insert into enquiry (name, email, phone, note, read_at, state, settled_at)
    select 'Writer ' || n, 'writer@example.com', (9800003000 + n)::text, 'Where is the next shop?',
      case when n % 2 = 0 then now() end, case when n % 2 = 0 then 'answered' else 'open' end,
      case when n % 2 = 0 then now() end from ${numbers}`.execute(db)
  await sql`insert into quotation (customer_id, customer_name, contact, description, status)
    select id, firstname || ' ' || lastname, contact, 'For a hotel',
      (array['Pending', 'Rejected', 'Approved'])[id % 3 + 1] from account where role = 'customer'`.execute(db)
  await sql`insert into quotation_product (quotation_id, position, product_id, model_name, model_num, quantity)
    select id, 0, 1, 'Goose 1', 'BK-1', 40 from quotation`.execute(db)
  await sql`insert into personalisation (customer_id, product_id, customer_name, product_name, text, placement, font_style,
      status)
    select id, 1, firstname || ' ' || lastname, 'Kettle 1', 'Asha', case when id % 2 = 0 then 'horizontal' else 'vertical'
      end, 'arial', case when id % 2 = 0 then 'pending' else 'approved' end from account where role = 'customer'`.execute(
    db,
  )
  await sql`insert into review (product_id, customer_id, rating, review)
    select 1, account.id, n % 5 + 1, 'Minutes until it boils: ' || n
    from ${numbers} join account on account.contact = (9800001000 + n)::text`.execute(db)
}
