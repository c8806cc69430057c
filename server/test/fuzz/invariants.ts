import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Services } from '../../src/platform/core/services.ts'
import type { TestApp } from '../test-app.ts'

/** What must be when all is over: it answers, rows agree with each other, and no request left a file behind. */
export async function brokenInvariants({ app, services }: TestApp): Promise<string[]> {
  const { statusCode } = await app.inject('/api/ready')
  return [
    ...(statusCode === 200 ? [] : ['it is not ready any more']),
    ...(await disagreeingRows(services)),
    ...(await leftBehind(services)),
  ]
}

/** Each statement returns the ids of rows that violate an invariant. */
const WRONG: Record<string, string> = {
  'a ledger that differs from its lots': `select a.id from account a
    where (select coalesce(sum(points), 0) from point_entry e where e.customer_id = a.id)
      <> (select coalesce(sum(remaining), 0) from point_lot l where l.customer_id = a.id)`,
  'a lot that differs from what was taken of it': `select l.id from point_lot l where l.remaining
      <> l.points - (select coalesce(sum(points), 0) from point_allocation a where a.lot_id = l.id)`,
  'a registration that awards twice': `select min(id) as id from point_lot
    where revoked_at is null and source <> 'adjustment' group by customer_id, source, source_key having count(*) > 1`,
  'a decision without a row of the audit': `select r.id from registration r where r.status <> 'Pending'
    and not exists (select from audit where subject = 'registration' and subject_id = r.id)`,
  'a warranty that ends before it begins': `select id from registration where warranty_expiry < warranty_issue`,
  'a complaint without its first stage': `select c.id from complaint c
    where not exists (select from complaint_event e where e.complaint_id = c.id)`,
  'a completed complaint without its day': `select id from complaint
    where status = 'Completed' and job_closing_date is null`,
  'a rating that differs from the reviews': `select p.id from product p
    left join lateral (select count(*) as count, coalesce(sum(rating), 0) as total from review
      where product_id = p.id and hidden_at is null) r on true
    where (p.rating_count, p.rating_total) is distinct from (r.count, r.total)`,
  'a text with a program in it': `select id from product
      where specification || sizing || usage ~* '<(script|svg|img|iframe)|\\son\\w+\\s*='
    union select id from warranty_package where offers ~* '<(script|svg|img|iframe)|\\son\\w+\\s*='`,
}

async function disagreeingRows({ database }: Services): Promise<string[]> {
  const found: string[] = []
  for (const [what, statement] of Object.entries({
    ...WRONG,
    ...(await figures(database)),
    ...(await files(database)),
  })) {
    const { rows } = await database.pool.query<{ id: number }>(statement)
    found.push(...rows.map(({ id }) => `${what}: ${id}`))
  }
  return found
}

/** The figures that are kept, each against its table. */
async function figures({ pool }: Services['database']): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>('select distinct name from figure')
  return Object.fromEntries(
    rows.map(({ name }) => {
      const of = name === 'customer' ? `account where role = 'customer'` : name
      const kept = `(select sum(total) from figure where name = '${name}')`
      return [
        `a figure of ${name} that is not what there is`,
        `select count(*) as id from ${of} having count(*) <> ${kept}`,
      ]
    }),
  )
}

/** Rows of files that nothing refers to; which columns refer to them, the database knows. */
async function files({ pool }: Services['database']): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ condition: string }>(`
    select format('not exists (select from %s r where r.%I = file.id)', conrelid::regclass, attname) as condition
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'file'::regclass`)
  const nowhere = rows.map(({ condition }) => condition).join(' and ')
  return { 'a file that nothing refers to': `select id from file where ${nowhere}` }
}

/** Objects without a row (unless their removal is queued), and leftovers in staging. */
async function leftBehind({ db, files }: Services): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from file union all
    select jsonb_array_elements_text(data->'keys') from pgboss.job where name = 'file.remove'`.execute(db)
  const known = new Set(rows.map(({ key }) => key))
  const found = (await readdir(files.stagingDir)).map((name) => `staged: ${name}`)
  for await (const { key } of files.list()) if (!known.has(key)) found.push(`an object without a row: ${key}`)
  return found
}
